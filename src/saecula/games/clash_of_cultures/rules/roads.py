"""Moves by road (COC-182 to COC-185, COC-407, COC-509)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Moves
from saecula.games.clash_of_cultures.rules import hosts, land, moving, paying, prices, wonders
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import (
    MOVED,
    ON_FOREST,
    ON_MOUNTAIN,
    ON_PLAINS,
    TIRED,
    Units,
    is_army,
)
from saecula.games.clash_of_cultures.rules.land import FOREST, MOUNTAIN, PLAINS
from saecula.games.clash_of_cultures.rules.moving import Passage
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.vocabulary import ByRoad

NO_ROADS: Final = "march"  # the errand that roads do not serve


def price(realm: Realm) -> tuple[Amounts, paying.Ways] | None:
    """Return what a move by road costs a player with roads, and what may replace it. [COC-182, COC-407]"""
    for source, power in realm.sheet.all(Moves):
        if power.roads and power.price is not None:
            return prices.amounts(power.price), prices.ways(realm.sheet, source)
    return None


def is_open(realm: Realm) -> bool:
    """Return whether the player has roads and can pay for one. [COC-182]"""
    asked = price(realm) if realm.g.errand != NO_ROADS else None
    return asked is not None and paying.can_pay(realm.civ, *asked)


def length(realm: Realm, *, between: bool) -> int:
    """Return how many hexes a road may cover, between two own cities or otherwise. [COC-182, COC-509]"""
    found = [power.roads for _, power in realm.sheet.all(Moves) if between or not power.between_cities]
    return max(found, default=0)


def travellers(realm: Realm, start: int, units: Units) -> Units:
    """Return the units that a road may carry; mountains do not hold them. [COC-184]"""
    return moving.walkers(realm, start, units, MOVED | TIRED) if is_open(realm) else ()


def goals(realm: Realm, start: int, movers: Units) -> int:
    """Return the hexes that a road leads to: out of an own city, or into one. [COC-182, COC-184, COC-185]

    One hex is offered only where a road makes a difference.
    """
    toll = price(realm)
    if toll is None:
        return 0
    army = [unit for unit in movers if is_army(unit)]
    found = ends(realm, start, moving.smallest(movers)) & moving.open_ground(realm, movers)
    attacked = moving.targets(realm, movers, 0, toll[0])
    if attacked:
        found |= ends(realm, start, moving.smallest(tuple(army))) & attacked
    if not realm.civ.cities >> start & 1:
        found &= realm.civ.cities
    near = realm.land.layout.neighbours[start]
    if not any([unit & ON_MOUNTAIN for unit in movers]):
        idle = near & ~(realm.land.of[MOUNTAIN] | realm.land.of[FOREST])
        if any([unit & ON_FOREST for unit in army]):
            idle &= ~realm.hostile
        found &= ~idle
    return found & ~(1 << start)


def ends(realm: Realm, start: int, units: Units, avoided: int = 0) -> int:
    """Return the hexes at which a road for these units may end; into the Great Gardens it crosses no plains.

    [COC-185, COC-361, COC-509]
    """
    found = along(realm, start, length(realm, between=False), units, avoided)
    gardens = found & wonders.gardens(realm.g, realm.seat)
    if gardens and not avoided:
        found &= ~gardens | ends(realm, start, units, realm.land.of[PLAINS])
    if realm.civ.cities >> start & 1:
        found |= along(realm, start, length(realm, between=True), units, avoided) & realm.civ.cities
    return found


def along(realm: Realm, start: int, steps: int, units: Units, avoided: int = 0) -> int:
    """Return the hexes within this many steps over land that have room for these units.

    A hex of others may be the last one, and one that is avoided on the way. [COC-185]
    """
    army = sum([is_army(unit) for unit in units])
    reached = fringe = 1 << start
    for _ in range(steps):
        beyond = realm.land.near(fringe) & realm.land.ground & ~reached
        reached |= beyond
        free = beyond & ~(realm.hostile | avoided)
        fringe = land.mask([place for place in bits(free) if hosts.room(realm.host, place, units) >= army])
    return reached


def fits(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether a group finds room on every hex of the road. [COC-182, COC-184, COC-185]"""
    army = sum([is_army(unit) for unit in units])
    return (
        (army > 0 or not realm.hostile >> goal & 1)
        and moving.finds_room(realm, start, goal, units)
        and not wonders.bars_entry(realm.g, realm.seat, goal, units)
        and bool(ends(realm, start, units) >> goal & 1)
    )


def take(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Pay for the road, then move. [COC-182, COC-183]"""
    realm = Realm(g, seat)
    asked = price(realm)
    assert asked is not None, "a road was offered to who has none"
    plains = realm.land.of[PLAINS]
    crossed = not ends(realm, start, units, plains) >> goal & 1
    came = last_before(realm, start, goal, units, 0 if crossed else plains)
    if crossed:
        units = cross_plains(g, seat, start, units)
    paid = paying.pay(g, seat, *asked)
    return *paid, moving.arrive(seat, start, goal, units, False), moving.meet(seat, goal, came)


def cross_plains(g: ClashOfCultures, seat: Seat, start: int, units: Units) -> Units:
    """Mark units that can only reach their goal over plains, and return them. [COC-361]"""
    civ = g.civs[seat]
    marked = tuple([unit | ON_PLAINS for unit in units])
    civ.units = hosts.added(hosts.removed(civ.units, start, units), start, marked)
    return marked


def last_before(realm: Realm, start: int, goal: int, units: Units, avoided: int = 0) -> int:
    """Return the last hex before the goal on a road, to which attackers would retreat. [COC-185, COC-240]"""
    steps = 0
    while not along(realm, start, steps + 1, units, avoided) >> goal & 1:
        steps += 1
    before = along(realm, start, steps, units, avoided) & realm.land.layout.neighbours[goal]
    before &= ~(realm.hostile | avoided & ~(1 << start))
    army = sum([is_army(unit) for unit in units])
    open_ = [p for p in bits(before) if p == start or hosts.room(realm.host, p, units) >= army]
    return open_[0]


moving.register(
    Passage(
        "road",
        ByRoad,
        movers=travellers,
        goals=goals,
        fits=fits,
        grows=fits,
        depart=take,
    )
)
