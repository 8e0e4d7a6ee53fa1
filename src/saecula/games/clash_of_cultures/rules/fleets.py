"""Ships of all sides and what they carry (COC-178, COC-181, COC-188).

Whoever asks for ships asks here, so that ships which serve another side count for that side.
"""

from __future__ import annotations

from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, sides
from saecula.games.clash_of_cultures.rules.hosts import SHIP, Units, kind_of
from saecula.games.clash_of_cultures.rules.land import land


def fleet(g: ClashOfCultures, side: int, place: int) -> Units:
    """Return the ships of a side on a hex."""
    return tuple([unit for unit in hosts.at(sides.troops(g, side), place) if kind_of(unit) == SHIP])


def cargo(g: ClashOfCultures, side: int, place: int) -> Units:
    """Return the land units aboard the ships of a side on a hex. [COC-188]"""
    if not land(g).water >> place & 1:
        return ()
    return tuple([unit for unit in hosts.at(sides.troops(g, side), place) if kind_of(unit) != SHIP])


def waters(g: ClashOfCultures, side: int) -> int:
    """Return the hexes with ships of a side."""
    return hosts.host(sides.troops(g, side), land(g).water).ships


def all_waters(g: ClashOfCultures) -> int:
    """Return the hexes with ships of anybody."""
    found = 0
    for side in (*range(g.seats), BARBARIANS, PIRATES):
        found |= waters(g, side)
    return found


def room(g: ClashOfCultures, side: int, place: int) -> int:
    """Return how many more land units the ships of a side on a hex can carry. [COC-178, COC-181]"""
    return len(fleet(g, side, place)) * sides.capacity(g, side) - len(cargo(g, side, place))


def needed(g: ClashOfCultures, side: int, place: int) -> int:
    """Return how many ships the land units aboard on a hex need. [COC-006, COC-181]"""
    return -(-len(cargo(g, side, place)) // sides.capacity(g, side))
