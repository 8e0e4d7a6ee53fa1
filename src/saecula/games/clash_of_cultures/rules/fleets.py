"""Ships of all sides and what they carry (COC-178, COC-181, COC-188, COC-514, COC-586).

Pirates who share a hex with ships or units of their ally are among the ally's units, marked as pirates.
"""

from __future__ import annotations

from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, sides
from saecula.games.clash_of_cultures.rules.hosts import PIRATE, SHIP, Units, kind_of
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


# Pirates in the service of a player.


def allies(g: ClashOfCultures, side: int, place: int) -> Units:
    """Return the pirate ships that serve a side on a hex. [COC-514]"""
    return tuple([unit for unit in fleet(g, side, place) if unit & PIRATE])


def own_needed(g: ClashOfCultures, side: int, place: int) -> int:
    """Return how many ships of its own a side needs for its units aboard on a hex. [COC-006, COC-514]"""
    return max(needed(g, side, place) - len(allies(g, side, place)), 0)


def enlist_pirates(g: ClashOfCultures, side: int, place: int) -> None:
    """Let the pirates of a hex serve a side. [COC-514]"""
    found = fleet(g, PIRATES, place)
    g.pirates = hosts.removed(g.pirates, place, found)
    sides.set_troops(g, side, hosts.added(sides.troops(g, side), place, [SHIP | PIRATE for _ in found]))


def dismiss_pirates(g: ClashOfCultures, side: int, place: int) -> None:
    """Let the pirates who served a side on a hex become independent again. [COC-514, COC-586]"""
    found = allies(g, side, place)
    sides.set_troops(g, side, hosts.removed(sides.troops(g, side), place, found))
    g.pirates = hosts.added(g.pirates, place, [SHIP for _ in found])


def deserted(g: ClashOfCultures, side: int) -> list[int]:
    """Return the hexes on which pirates who serve a side are alone. [COC-586]"""
    troops = sides.troops(g, side)
    return [stack[0] for stack in troops if stack[1] & PIRATE]  # pirates are the last of the sorted units


def part(g: ClashOfCultures, side: int) -> None:
    """Leave pirates to themselves whom neither ships nor units of their ally accompany. [COC-586]"""
    for place in deserted(g, side):
        dismiss_pirates(g, side, place)
