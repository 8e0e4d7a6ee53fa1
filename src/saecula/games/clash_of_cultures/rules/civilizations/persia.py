"""Persia: Zoroastrianism wins over army units (COC-538, COC-582)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, influence, land, sides, tolls
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.hosts import LEADER, is_army, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.recruiting import supply
from saecula.games.clash_of_cultures.rules.registry import battles, rules
from saecula.games.clash_of_cultures.rules.sheets import has_rule
from saecula.games.clash_of_cultures.vocabulary import WinOver
from saecula.games.clash_of_cultures.words import KINDS

ZOROASTRIANISM: Final = "zoroastrianism"


def converts(realm: Realm, place: int) -> list[int]:
    """Return the kinds of opposing army units on a hex that can be won over, no leaders. [COC-538]"""
    g = realm.g
    found = [
        kind_of(unit)
        for side in (*range(g.seats), BARBARIANS)
        if side != realm.seat
        for unit in hosts.at(sides.troops(g, side), place)
        if is_army(unit) and kind_of(unit) != LEADER
    ]
    return [kind for kind in sorted(set(found)) if supply(g, realm.seat, kind) > 0]


def camps(realm: Realm) -> int:
    """Return the land hexes without a city where somebody can be won over. [COC-538]"""
    if not has_rule(realm.sheet, ZOROASTRIANISM):
        return 0
    open_land = realm.foes & realm.land.ground & ~realm.towns
    return land.mask([place for place in bits(open_land) if converts(realm, place) and is_open(realm, place)])


def is_open(realm: Realm, place: int) -> bool:
    """Return whether nobody else is on a hex, or neither truce nor peace forbids to fight them. [COC-189]"""
    g, seat = realm.g, realm.seat
    side = sides.opponent(g, seat, place)
    alone = len(hosts.at(sides.troops(g, side), place)) == 1
    return alone or tolls.is_free(g, seat, place)


def begin_conversion(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Return the frames of a success: one unit changes sides, the others fight. [COC-538]"""
    return win_over(seat, place), face_others(seat, place)


influence.other_targets.append((camps, begin_conversion))


@rules.decision(must=True)
def win_over(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose the unit that changes sides. [COC-538]"""
    return WinOver.each([KINDS[kind] for kind in converts(Realm(g, seat), place)])


@win_over.resolve
def swap_unit(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    """Swap an opposing unit for one of the same kind from the supply. [COC-538]"""
    kind = KINDS.index(WinOver.of(action))
    side = sides.opponent(g, seat, place)
    units = [unit for unit in hosts.at(sides.troops(g, side), place) if kind_of(unit) == kind]
    sides.set_troops(g, side, hosts.removed(sides.troops(g, side), place, units[-1:]))
    civ = g.civs[seat]
    civ.units = hosts.added(civ.units, place, [kind])
    g.tell("won_over", seat, side, KINDS[kind], land.name(g, place))


@rules.step
def face_others(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Fight the other opposing units on the hex; lone settlers die. [COC-538]"""
    side = sides.opponent(g, seat, place)
    if side != NOBODY:
        g.then(*battles(g, seat, side, place, NOBODY))
