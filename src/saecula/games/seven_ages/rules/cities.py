"""Cities: built and upgraded in Civilise, and the capital (7AG-278 to 7AG-282)."""

from __future__ import annotations

from collections.abc import Iterable

from saecula.core.bits import bits
from saecula.core.position import Action
from saecula.games.seven_ages.modifiers import Cities
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules.areas import age, city_level, controlled, fertile, is_barbarian
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import BuildCity, NameCapital
from saecula.games.seven_ages.words import CITY_LEVELS


def all_cities(g: SevenAges) -> int:
    """Return the areas with a city."""
    return g.cities[0] | g.cities[1] | g.cities[2] | g.cities[3]


def step_of(g: SevenAges, area: int) -> int:
    """Return the step of the city in an area: 1 to 4, 0 without one. [7AG-014]"""
    level = city_level(g, area)
    return CITY_LEVELS.index(level) + 1 if level else 0


def set_step(g: SevenAges, area: int, step: int) -> None:
    """Give an area a city of this step, or none. [7AG-279]"""
    bit = 1 << area
    g.cities = tuple([mask & ~bit | bit * (n == step) for n, mask in enumerate(g.cities, 1)])


def allows(g: SevenAges, empire: Empire, areas: int) -> bool:
    """Return whether one action may build or upgrade cities in all of these areas. [7AG-278, 7AG-281]

    Builders cover their own areas; what is left is fertile or not. Either some fertile areas or one other are
    for everybody; what an empire has may add fertile areas, or any.
    """
    effects = modifiers(g, empire, Cities)
    for effect, there in effects:
        if effect.where == "here":
            areas &= ~(1 << there)
    on_fertile = (areas & fertile(g.content, age(g, empire))).bit_count()
    other = areas.bit_count() - on_fertile
    more = sum([effect.n for effect, _ in effects if effect.kind == "fertile"])
    anywhere = sum([effect.n for effect, _ in effects if not effect.kind and not effect.where])
    as_fertile = other <= anywhere and on_fertile <= g.content.board.fertile_cities + more + anywhere - other
    as_other = 0 < other <= anywhere + 1 and on_fertile <= more + anywhere + 1 - other
    return as_fertile or as_other


def buildable(g: SevenAges, slot: int) -> list[Action]:
    """Return where an empire can build or upgrade a city now. [7AG-278, 7AG-279, 7AG-281, 7AG-415]"""
    empire = g.empires[slot]
    if is_barbarian(g, empire):
        return []
    areas = controlled(g, empire) & g.content.land & ~g.raised & risable(g, age(g, empire))
    found: Iterable[int] = bits(areas)
    if g.raised:  # the first may be anywhere
        found = [area for area in found if allows(g, empire, g.raised | 1 << area)]
    ids = g.content.area_ids
    return BuildCity.each([ids[area] for area in found])


def risable(g: SevenAges, in_age: int) -> int:
    """Return the areas where an age allows the next step of a city. [7AG-279]"""
    found = 0
    for there, needed in zip((~all_cities(g), *g.cities[:-1]), g.content.board.city_ages, strict=True):
        if in_age >= needed:
            found |= there
    return found


def build_city(g: SevenAges, slot: int, action: Action) -> None:
    """Build or upgrade a city; the first one of an empire is its capital. [7AG-278, 7AG-280]"""
    empire, id_ = g.empires[slot], BuildCity.of(action)
    area = g.content.area_index[id_]
    if empire.capital == NONE and not all_cities(g) & controlled(g, empire):
        empire.capital = area
    set_step(g, area, step_of(g, area) + 1)
    g.raised |= 1 << area
    g.tell("city_built", empire.owner, slot, id_, city_level(g, area))


def namable(g: SevenAges, slot: int) -> list[Action]:
    """Return the cities that an empire without a capital can make its capital. [7AG-282]"""
    empire = g.empires[slot]
    if empire.capital != NONE or is_barbarian(g, empire):
        return []
    return NameCapital.each(
        [g.content.areas[area].id for area in bits(all_cities(g) & controlled(g, empire))]
    )


def name_capital(g: SevenAges, slot: int, action: Action) -> None:
    """Make a city the capital. [7AG-282]"""
    id_ = NameCapital.of(action)
    g.empires[slot].capital = g.content.area_index[id_]
    g.tell("capital_named", g.empires[slot].owner, slot, id_)
