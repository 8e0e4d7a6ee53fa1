"""Marqzen spreads fear (COC-602)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, land, sides
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import is_army, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import possible, rules, specials
from saecula.games.clash_of_cultures.vocabulary import Flee, Frighten
from saecula.games.clash_of_cultures.words import KINDS


def refuges(g: ClashOfCultures, side: int, place: int, kind: int) -> int:
    """Return the land next to a unit that it can enter without a battle. [COC-170, COC-602]"""
    now = land.land(g)
    open_ = now.layout.neighbours[place] & now.ground & ~taken(g, side)
    if not is_army(kind):
        return open_
    most = Realm(g, side).host if sides.is_player(side) else hosts.host(g.horde, now.water)
    return land.mask([goal for goal in bits(open_) if hosts.room(most, goal, (kind,)) > 0])


def taken(g: ClashOfCultures, side: int) -> int:
    """Return the hexes with units or cities of all sides but one."""
    water = land.land(g).water
    found = g.tribes if side != BARBARIANS else 0
    for other in (*range(g.seats), BARBARIANS):
        if other != side:
            found |= hosts.host(sides.troops(g, other), water).everywhere
            found |= g.civs[other].cities if sides.is_player(other) else 0
    return found


def frightened(realm: Realm) -> list[tuple[int, int, int]]:
    """Return side, hex and kind of the opposing land units next to the leader that can run. [COC-602]"""
    g, place = realm.g, realm.host.led
    if place < 0:
        return []
    near = realm.land.layout.neighbours[place] & realm.land.ground
    others = [side for side in (*range(g.seats), BARBARIANS) if side != realm.seat]
    return [
        (side, stack[0], kind)
        for side in others
        for stack in sides.troops(g, side)
        if near >> stack[0] & 1
        for kind in sorted(set(map(kind_of, stack[1:])))
        if refuges(g, side, stack[0], kind)
    ]


@specials.named("spread_fear")
def spread_fear(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Move an opposing land unit next to the leader by one hex. [COC-602]"""
    return (frighten(seat),)


@rules.decision(must=True)
def frighten(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the unit that has to run. [COC-602]"""
    return [Frighten(land.name(g, place), KINDS[kind]) for _, place, kind in frightened(Realm(g, seat))]


@frighten.resolve
def choose_victim(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    hex_, kind = Frighten.of(action)
    place = land.number(g, hex_)
    side = sides.opponent(g, seat, place)
    g.then(run_from(seat, place, side, KINDS.index(kind)))


@rules.decision(must=True)
def run_from(g: ClashOfCultures, seat: Seat, place: int, side: int, kind: int) -> list[Action]:
    """Choose where a frightened unit goes; it starts no battle. [COC-602]"""
    return Flee.each(land.names(g, refuges(g, side, place, kind)))


@run_from.resolve
def chase(g: ClashOfCultures, seat: Seat, action: Action, place: int, side: int, kind: int) -> None:
    troops = sides.troops(g, side)
    unit = next(unit for unit in hosts.at(troops, place) if kind_of(unit) == kind)
    goal = land.number(g, Flee.of(action))
    sides.set_troops(g, side, hosts.added(hosts.removed(troops, place, [unit]), goal, [unit]))
    g.tell("fled", side, KINDS[kind], land.name(g, place), Flee.of(action))


def _can_frighten(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(frightened(realm))


possible["spread_fear"] = _can_frighten
