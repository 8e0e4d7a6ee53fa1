"""Ships of all sides and what they carry (COC-178, COC-181, COC-187, COC-188).

Whoever asks for ships asks here, so that ships which serve another side count for that side.
"""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Moves
from saecula.games.clash_of_cultures.rules import cities, hosts
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.hosts import SHIP, Troops, Units, kind_of
from saecula.games.clash_of_cultures.rules.land import land
from saecula.games.clash_of_cultures.rules.sheets import Sheet, sheet


def troops(g: ClashOfCultures, side: int) -> Troops:
    """Return the units of a side."""
    if side == BARBARIANS:
        return g.horde
    return g.pirates if side == PIRATES else g.civs[side].units


def sides(g: ClashOfCultures) -> tuple[int, ...]:
    """Return all sides: players, barbarians, pirates."""
    return (*range(g.seats), BARBARIANS, PIRATES)


def fleet(g: ClashOfCultures, side: int, place: int) -> Units:
    """Return the ships of a side on a hex."""
    return tuple([unit for unit in hosts.at(troops(g, side), place) if kind_of(unit) == SHIP])


def cargo(g: ClashOfCultures, side: int, place: int) -> Units:
    """Return the land units aboard the ships of a side on a hex. [COC-188]"""
    if not land(g).water >> place & 1:
        return ()
    return tuple([unit for unit in hosts.at(troops(g, side), place) if kind_of(unit) != SHIP])


def waters(g: ClashOfCultures, side: int) -> int:
    """Return the hexes with ships of a side."""
    return hosts.host(troops(g, side), land(g).water).ships


def all_waters(g: ClashOfCultures) -> int:
    """Return the hexes with ships of anybody."""
    found = 0
    for side in sides(g):
        found |= waters(g, side)
    return found


def opponent(g: ClashOfCultures, side: int, place: int) -> int:
    """Return whose units or city a side meets on a hex, or nobody. [COC-009, COC-176, COC-188]"""
    water = land(g).water
    for other in sides(g):
        if other != side and hosts.host(troops(g, other), water).everywhere >> place & 1:
            return other
    owner = cities.owner(g, place)
    return NOBODY if owner == side else owner


def hold(g: ClashOfCultures, held: Sheet) -> int:
    """Return how many land units a ship of a player with these cards carries. [COC-178, COC-529]"""
    more = [power.carries for _, power in held.all(Moves)]
    return max([g.content.board.ship_capacity, *more])


def room(g: ClashOfCultures, seat: Seat, place: int) -> int:
    """Return how many more land units the ships of a player on a hex can carry. [COC-178, COC-181]"""
    most = hold(g, sheet(g, g.civs[seat]))
    return len(fleet(g, seat, place)) * most - len(cargo(g, seat, place))
