"""When a power works in a battle, and how often it counts (COC-159, COC-245)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Arms, Combat, Fight
from saecula.games.clash_of_cultures.rules import cities, sides
from saecula.games.clash_of_cultures.rules.hosts import ELEPHANT, SETTLER, kind_of
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.sheets import owns, where
from saecula.games.clash_of_cultures.rules.sides import ATTACKER, is_player
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS

WARFARE: Final = "warfare"


def applies(g: ClashOfCultures, which: int, source: str, power: Fight) -> bool:
    """Return whether a power of a side works in this round. [COC-159, COC-245]"""
    battle = g.battle
    if power.place and (power.place == "sea") != battle.sea:
        return False
    if power.role and (power.role == "attacker") != (which == ATTACKER):
        return False
    if power.rounds and (power.rounds == "first") != (battle.round <= 1):
        return False
    units = sides.fighters(g, which)
    if (power.unit and KINDS.index(power.unit) not in map(kind_of, units)) or len(units) < power.units:
        return False
    return (
        _stands(g, which, source, power)
        and _knows(g, 1 - which, power.foe_has, power.foe_lacks)
        and all([WORDS[word](g, which, power) for word in power.when])
    )


def _stands(g: ClashOfCultures, which: int, source: str, power: Fight) -> bool:
    """Return whether leader, wonder or building is where it has to be. [COC-159]"""
    civ = sides.civ(g, which)
    if not (power.here or power.near) or source in BUILDINGS or civ is None:
        return True
    place = where(g, civ, source)
    near = land(g).within(g.battle.hex, power.near)
    return place >= 0 and bool(near >> place & 1)


def _knows(g: ClashOfCultures, which: int, has: str, lacks: str) -> bool:
    civ = sides.civ(g, which)
    if has and (civ is None or not owns(g, civ, has)):
        return False
    return not lacks or civ is None or not owns(g, civ, lacks)


def _own_cities(g: ClashOfCultures, which: int) -> int:
    civ = sides.civ(g, which)
    if civ is not None:
        return civ.cities
    return g.tribes if sides.side(g, which) == BARBARIANS else 0


def _near(g: ClashOfCultures, power: Fight) -> int:
    return land(g).within(g.battle.hex, power.within)


def _city(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return not g.battle.sea and cities.owner(g, g.battle.hex) != cities.NOBODY


def _happy(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return bool(g.happy >> g.battle.hex & 1)


def _with(building: int) -> Callable[[ClashOfCultures, int, Fight], bool]:
    def holds(g: ClashOfCultures, which: int, power: Fight) -> bool:
        return bool(cities.standing(g)[building] >> g.battle.hex & 1) and not g.battle.sea

    return holds


def _own_obelisk(g: ClashOfCultures, which: int, power: Fight) -> bool:
    civ = sides.civ(g, which)
    return civ is not None and bool(civ.buildings[cities.OBELISK] >> g.battle.hex & 1)


def _coastal(g: ClashOfCultures, which: int, power: Fight) -> bool:
    now = land(g)
    return _city(g, which, power) and bool(now.layout.neighbours[g.battle.hex] & now.water)


def _landed(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return g.battle.landed


def _players(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return is_player(sides.side(g, 1 - which))


def _barbarians(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return sides.side(g, 1 - which) == BARBARIANS


def _pirates(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return sides.side(g, 1 - which) == PIRATES


def _army(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return sides.strength(g, 1 - which) > 0


def _own_city_near(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return bool(_near(g, power) & _own_cities(g, which))


def _no_own_city_near(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return not _own_city_near(g, which, power)


def _own_temple_near(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return bool(_near(g, power) & _own_cities(g, which) & cities.standing(g)[cities.TEMPLE])


def _no_own_city_in_tile(g: ClashOfCultures, which: int, power: Fight) -> bool:
    layout = land(g).layout
    return not layout.tiles[layout.site_of[g.battle.hex]] & _own_cities(g, which)


def _outnumbered(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return bool(g.battle.strength) and g.battle.strength[which] < g.battle.strength[1 - which]


def _not_outnumbered(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return not _outnumbered(g, which, power)


def _no_tactic(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return not sides.has_turned_up(g, which)


def _foe_more_warfare(g: ClashOfCultures, which: int, power: Fight) -> bool:
    mask = g.content.category_masks[WARFARE]
    own, foe = [sides.civ(g, each) for each in (which, 1 - which)]
    return (
        own is not None
        and foe is not None
        and (foe.advances & mask).bit_count() > (own.advances & mask).bit_count()
    )


def _foe_as_many_cities(g: ClashOfCultures, which: int, power: Fight) -> bool:
    return _own_cities(g, 1 - which).bit_count() >= _own_cities(g, which).bit_count()


WORDS: Final[dict[str, Callable[[ClashOfCultures, int, Fight], bool]]] = {
    "city": _city,
    "happy": _happy,
    "fortress": _with(cities.FORTRESS),
    "temple": _with(cities.TEMPLE),
    "own_obelisk": _own_obelisk,
    "coastal": _coastal,
    "landed": _landed,
    "players": _players,
    "barbarians": _barbarians,
    "pirates": _pirates,
    "army": _army,
    "own_city_near": _own_city_near,
    "no_own_city_near": _no_own_city_near,
    "own_temple_near": _own_temple_near,
    "no_own_city_in_tile": _no_own_city_in_tile,
    "outnumbered": _outnumbered,
    "not_outnumbered": _not_outnumbered,
    "no_tactic": _no_tactic,
    "foe_more_warfare": _foe_more_warfare,
    "foe_as_many_cities": _foe_as_many_cities,
}


def times(g: ClashOfCultures, which: int, power: Combat | Arms) -> int:
    """Return how often the value of a power counts."""
    if not power.per:
        return 1
    number = COUNTS[power.per](g, which, power)
    most = power.most if isinstance(power, Combat) else 0
    return min(number, most) if most else number


def _tiles_with_city(g: ClashOfCultures, which: int, power: Fight) -> int:
    layout = land(g).layout
    own = _own_cities(g, which)
    return sum([bool(tile & own) for tile in layout.tiles[len(layout.starts) :]])


def _settlers_near(g: ClashOfCultures, which: int, power: Fight) -> int:
    near = _near(g, power) & land(g).ground  # those aboard do not count [COC-188]
    return sum(
        [
            near >> stack[0] & 1
            for stack in sides.troops(g, sides.side(g, which))
            for unit in stack[1:]
            if kind_of(unit) == SETTLER
        ]
    )


def _barbarian_cities_near(g: ClashOfCultures, which: int, power: Fight) -> int:
    return (_near(g, power) & g.tribes).bit_count()


def _missing_units(g: ClashOfCultures, which: int, power: Fight) -> int:
    return max(sides.strength(g, 1 - which) - sides.strength(g, which), 0)


def _city_size(g: ClashOfCultures, which: int, power: Fight) -> int:
    return cities.size(g, g.battle.hex, cities.standing(g))


def _elephants(g: ClashOfCultures, which: int, power: Fight) -> int:
    return list(map(kind_of, sides.fighters(g, which))).count(ELEPHANT)


COUNTS: Final[dict[str, Callable[[ClashOfCultures, int, Fight], int]]] = {
    "tile_with_city": _tiles_with_city,
    "settler_near": _settlers_near,
    "barbarian_city_near": _barbarian_cities_near,
    "missing_unit": _missing_units,
    "city_size": _city_size,
    "elephant": _elephants,
}
