"""Building units, forts and elites, in Production and when an empire is founded (7AG-073 to 7AG-077, 7AG-101
to 7AG-111)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import forces, sheets
from saecula.games.seven_ages.rules.areas import age, city_level, controlled, is_barbarian
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import (
    Build,
    BuildBeyond,
    BuildFort,
    BuildHere,
    BuildIn,
    BuyElite,
)

SYMBOLS: Final = {"naval": 1, "cavalry": 2}  # as `Empire.released` counts them


def can_have(g: SevenAges, slot: int, type_: int) -> bool:
    """Tell whether an empire can have a unit, whatever it costs: level, symbols, pool. [7AG-101, 7AG-105]"""
    empire = g.empires[slot]
    return sheets.level(g, empire, type_) <= empire.progress and _is_at_hand(g, slot, type_, barred(g, slot))


def _is_at_hand(g: SevenAges, slot: int, type_: int, closed: int) -> bool:
    """Tell whether no symbol and no empty pool keeps an empire from a type. [7AG-101, 7AG-105]"""
    return not closed & SYMBOLS.get(g.content.units[type_].cls, 0) and forces.left(g, slot, type_) > 0


def can_buy(g: SevenAges, slot: int, type_: int) -> bool:
    """Tell whether an empire can buy a unit. [7AG-101]"""
    price = sheets.price(g, g.empires[slot], type_, g.founding == slot)
    return price <= g.empires[slot].money and can_have(g, slot, type_)


def obtainable(g: SevenAges, slot: int) -> list[int]:
    """Return the types that an empire can have now. [7AG-434]"""
    closed = barred(g, slot)
    return [type_ for type_ in _reached(g, slot) if _is_at_hand(g, slot, type_, closed)]


def _reached(g: SevenAges, slot: int) -> list[int]:
    """Return the types whose level an empire has reached. [7AG-012]"""
    empire = g.empires[slot]
    progress = empire.progress
    return [type_ for type_, level in enumerate(sheets.levels(g, empire)) if level <= progress]


def barred(g: SevenAges, slot: int) -> int:
    """Return which symbols still keep an empire from building: "no ships" 1, "no cavalry" 2. [7AG-105]"""
    empire = g.empires[slot]
    card, now = g.content.cards[empire.card], age(g, empire)
    found = SYMBOLS["naval"] * (card.no_ships >= now) | SYMBOLS["cavalry"] * (card.no_cavalry >= now)
    return found & ~empire.released


def buyable(g: SevenAges, slot: int) -> list[int]:
    """Return the types that an empire can buy now."""
    closed, empire = barred(g, slot), g.empires[slot]
    prices, money = sheets.prices(g, empire, g.founding == slot), empire.money
    cheap = [type_ for type_ in _reached(g, slot) if prices[type_] <= money]
    return [type_ for type_ in cheap if _is_at_hand(g, slot, type_, closed)]


def sites(g: SevenAges, slot: int) -> list[int]:
    """Return the areas with room for one more unit, the capital first. [7AG-073, 7AG-102, 7AG-103]"""
    empire = g.empires[slot]
    if g.founding == slot:
        return list(bits(empire.homeland))
    areas = controlled(g, empire) & ~g.content.oceans
    roomy = [area for area in bits(areas) if g.built.at(area) < max(city_level(g, area), 1)]
    return sorted(roomy, key=lambda area: (area != empire.capital, area))


def fits(g: SevenAges, type_: int, area: int) -> bool:
    """Tell whether a unit can be built in such an area; ships of a founder lie in harbour.
    [7AG-077, 7AG-102]"""
    content = g.content
    naval = content.units[type_].domain == "naval"
    seas = content.seas if g.founding == NONE else 0
    return bool((content.coast | seas if naval else content.land) >> area & 1)


def fort_sites(g: SevenAges, empire: Empire) -> int:
    """Return the areas where an empire can build a fort. [7AG-076, 7AG-104]"""
    if is_barbarian(g, empire):
        return 0
    if g.founding != NONE and g.empires[g.founding] is empire:
        return empire.homeland & g.content.land & ~g.planned
    return controlled(g, empire) & g.content.land & ~g.forts


@rules.decision(always=True)
def build(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Buy units, forts and elites, one after the other. [7AG-073, 7AG-075, 7AG-101, 7AG-104, 7AG-110]"""
    empire = g.empires[slot]
    if empire.owner != seat:
        return []
    types, areas, board = buyable(g, slot), sites(g, slot), g.content.board
    fitting = [type_ for type_ in types if any([fits(g, type_, area) for area in areas])]
    found = Build.each(fitting)
    if len(areas) > 1 or any([area in g.content.other_shore for area in areas]):
        found += [BuildIn(g.content.areas[area].id) for area in areas if _any_fits(g, types, area)]
    loose = empire.money - _kept_for_a_unit(g, slot, fitting)
    if loose >= board.fort_price:
        found += [BuildFort(g.content.areas[area].id) for area in bits(fort_sites(g, empire))]
    if loose >= board.elite_price:
        found.append(BuyElite())
    return [*found, DONE] if empire.forces.mask else found


def _kept_for_a_unit(g: SevenAges, slot: int, types: list[int]) -> int:
    """Return the money that a founder without a unit must not spend on anything else. [7AG-077]"""
    if g.empires[slot].forces.mask:
        return 0
    prices = sheets.prices(g, g.empires[slot], g.founding == slot)
    return min([prices[type_] for type_ in types], default=0)


def _any_fits(g: SevenAges, types: list[int], area: int) -> bool:
    return any([fits(g, type_, area) for type_ in types])


@build.resolve
def carry_out_build(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    empire, board, index = g.empires[slot], g.content.board, g.content.area_index
    if action == DONE:
        return
    if BuildIn.matches(action):
        g.then(build_there(seat, slot, index[BuildIn.of(action)]), build(seat, slot))
        return
    if Build.matches(action):
        type_ = Build.of(action)
        buy(g, slot, type_, next(area for area in sites(g, slot) if fits(g, type_, area)))
    elif BuildFort.matches(action):
        area = index[BuildFort.of(action)]
        empire.money -= board.fort_price
        if g.founding == slot:
            g.planned |= 1 << area
        else:
            g.forts |= 1 << area
        g.tell("fort_built", seat, slot, g.content.areas[area].id)
    else:
        empire.money -= board.elite_price
        empire.elites += 1
        g.tell("elite_bought", seat, slot)
    g.then(build(seat, slot))


@rules.decision(always=True)
def build_there(g: SevenAges, seat: Seat, slot: int, area: int) -> list[Action]:
    """Buy a unit in this area; a ship on either shore. [7AG-102, 7AG-151]"""
    types = [type_ for type_ in buyable(g, slot) if fits(g, type_, area)]
    found = BuildHere.each(types)
    if area in g.content.other_shore:
        found += BuildBeyond.each([type_ for type_ in types if g.content.units[type_].domain == "naval"])
    return found


@build_there.resolve
def carry_out_build_there(g: SevenAges, seat: Seat, action: Action, slot: int, area: int) -> None:
    if BuildBeyond.matches(action):
        buy(g, slot, BuildBeyond.of(action), g.content.other_shore[area])
    else:
        buy(g, slot, BuildHere.of(action), area)


def buy(g: SevenAges, slot: int, type_: int, place: int) -> None:
    """Pay for a unit and put it on the map. [7AG-101]"""
    empire = g.empires[slot]
    empire.money -= sheets.price(g, empire, type_, g.founding == slot)
    forces.add(g, empire, place, type_)
    area = g.content.home[place]
    if g.founding != slot:
        g.built = g.built.add(area, 1)
    g.tell("built", empire.owner, slot, g.content.areas[area].id)
