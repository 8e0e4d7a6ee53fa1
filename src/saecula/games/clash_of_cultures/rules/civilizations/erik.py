"""Erik the Red: marked tiles and new colonies (COC-622)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    fleets,
    land,
    moving,
    tolls,
)
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import (
    TIRED,
)
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import possible, rules, specials
from saecula.games.clash_of_cultures.vocabulary import LandAt


@specials.named("mark_tile")
def mark_tile(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Mark the tile of the leader's hex. [COC-622]"""
    g.civs[seat].marks |= 1 << land.land(g).layout.site_of[Realm(g, seat).host.led]
    g.tell("marked", seat, land.name(g, place))
    return ()


def _is_unmarked(realm: Realm, effect: Special, left: Amounts) -> bool:
    place = realm.host.led
    return place >= 0 and not realm.civ.marks >> realm.land.layout.site_of[place] & 1


possible["mark_tile"] = _is_unmarked


def landings(realm: Realm) -> int:
    """Return where all land units of the leader's hex may go ashore together. [COC-172, COC-622]"""
    place = realm.host.led
    if place < 0 or not realm.land.water >> place & 1:
        return 0
    units = fleets.cargo(realm.g, realm.seat, place)
    if any([unit & TIRED for unit in units]):
        return 0
    near = moving.next_hexes(realm, place, units)
    return land.mask([goal for goal in bits(near) if moving.may_walk(realm, place, goal, units)])


@specials.named("unload_leader")
def unload_leader(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Take all land units of the leader's hex ashore. [COC-622]"""
    return (choose_landing(seat, Realm(g, seat).host.led),)


@rules.decision(must=True)
def choose_landing(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose where the leader and all others aboard go ashore; it may start a battle. [COC-622]"""
    return LandAt.each(land.names(g, landings(Realm(g, seat))))


@choose_landing.resolve
def go_ashore_with_leader(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    """Pay what an attack demands and land; no city is just captured any longer. [COC-189, COC-281]"""
    goal = land.number(g, LandAt.of(action))
    units = fleets.cargo(g, seat, place)
    g.captured = -1
    toll = tolls.pay(g, seat, goal)
    g.then(*toll, moving.arrive(seat, place, goal, units, True), moving.meet(seat, goal, place))


def _can_land(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(landings(realm))


possible["unload_leader"] = _can_land
