"""Pirate Allies of Carthage (COC-514, COC-586, COC-587)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    fleets,
    land,
    moving,
    sailing,
)
from saecula.games.clash_of_cultures.rules.hosts import (
    MOVED,
    PIRATE,
    SHIP,
    Units,
    kind_of,
)
from saecula.games.clash_of_cultures.rules.moving import Passage
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    action_ends,
    battles,
    group_meets,
    rules,
)
from saecula.games.clash_of_cultures.rules.sailing import NOWHERE, PIRATE_ALLIES
from saecula.games.clash_of_cultures.rules.sheets import has_rule, sheet
from saecula.games.clash_of_cultures.vocabulary import (
    Ally,
    Fight,
    TurnOn,
)


def befriends(g: ClashOfCultures, seat: Seat) -> bool:
    """Return whether pirates may serve a player. [COC-514]"""
    return has_rule(sheet(g, g.civs[seat]), PIRATE_ALLIES)


def waiting(g: ClashOfCultures, seat: Seat, place: int) -> bool:
    """Return whether allied pirates lay on a hex before ships of their ally came. [COC-587]"""
    found = fleets.allies(g, seat, place)
    return bool(found) and not any([unit & MOVED for unit in found])


@group_meets.add(10)
def meet_pirates(g: ClashOfCultures, seat: Seat, place: int, came: int) -> Frames:
    """Let ships choose whether to fight pirates; land units go aboard in peace. [COC-514, COC-587]"""
    there = bool(fleets.fleet(g, PIRATES, place))
    if not befriends(g, seat) or not (there or waiting(g, seat, place)):
        return ()
    if came != NOWHERE and land.land(g).ground >> came & 1:
        return (form_alliance(seat, place),) if there else ()
    return (parley(seat, place, came),)


@rules.decision(must=True)
def parley(g: ClashOfCultures, seat: Seat, place: int, came: int) -> list[Action]:
    """Choose whether to share a hex with pirates or to fight them. [COC-514, COC-587]"""
    return [Ally(), Fight()]


@parley.resolve
def answer_pirates_hail(g: ClashOfCultures, seat: Seat, action: Action, place: int, came: int) -> None:
    if Ally.matches(action):
        g.then(form_alliance(seat, place))
        return
    fleets.dismiss_pirates(g, seat, place)
    g.then(*battles(g, seat, PIRATES, place, came))


@rules.step
def form_alliance(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Let the pirates of a hex serve a player from now on. [COC-514]"""
    if fleets.fleet(g, PIRATES, place):
        fleets.enlist_pirates(g, seat, place)
        g.tell("allied", seat, land.name(g, place))


@action_ends.add(20)
def changed_company(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return what settles alliances after losses and retreats. [COC-514, COC-586]"""
    seats = range(g.seats)
    changed = [other for other in seats if fleets.deserted(g, other) or (g.pirates and rejoined(g, other))]
    return tuple([settle_alliances(other) for other in changed]) if changed else ()


def rejoined(g: ClashOfCultures, seat: Seat) -> int:
    """Return the hexes to which ships have retreated and on which their allies had been left. [COC-514]"""
    if not g.pirates or not befriends(g, seat):
        return 0
    return fleets.waters(g, PIRATES) & fleets.waters(g, seat)


@rules.step
def settle_alliances(g: ClashOfCultures, seat: Seat) -> None:
    """Leave pirates without company to themselves, and join those who have company again. [COC-586]"""
    fleets.part(g, seat)
    for place in bits(rejoined(g, seat)):
        fleets.enlist_pirates(g, seat, place)


# Turning on them: a move without moving.


def turncoats(realm: Realm, start: int, units: Units) -> Units:
    """Return the ships that can attack the allied pirates on their hex. [COC-587]"""
    if realm.g.errand or not any([unit & PIRATE for unit in units]):
        return ()
    ships = sailing.sailors(realm, start, units)
    return tuple([unit for unit in ships if kind_of(unit) == SHIP and not unit & PIRATE])


def same_hex(realm: Realm, start: int, movers: Units) -> int:
    """Return the hex itself."""
    return 1 << start


def all_of_them(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether all ships that can attack are in the group. [COC-587]"""
    return len(units) == len(turncoats(realm, start, realm.host.units[start]))


def turn_on(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frame of an attack on allied pirates."""
    return (betray(seat, start),)


@rules.step
def betray(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Fight the pirates on the same hex; there is nowhere to retreat to. [COC-587]"""
    fleets.dismiss_pirates(g, seat, place)
    g.then(*battles(g, seat, PIRATES, place, NOWHERE))


moving.register(
    Passage(
        "turn_on",
        TurnOn,
        movers=turncoats,
        goals=same_hex,
        fits=all_of_them,
        grows=all_of_them,
        depart=turn_on,
    )
)
