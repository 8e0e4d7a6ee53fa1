"""Ship Construction of the Vikings: units and ships turn into each other (COC-528, COC-581, COC-588)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    fleets,
    hosts,
    land,
    moving,
    recruiting,
    sailing,
    sides,
    transport,
)
from saecula.games.clash_of_cultures.rules.hosts import (
    HAS_SAILED,
    INFANTRY,
    MOVED,
    SETTLER,
    SHIP,
    Units,
    is_army,
    kind_of,
)
from saecula.games.clash_of_cultures.rules.moving import Passage
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import has_rule
from saecula.games.clash_of_cultures.vocabulary import Beach, LandAs, PutToSea, Refit
from saecula.games.clash_of_cultures.words import KINDS

SHIP_CONSTRUCTION: Final = "ship_construction"
BUILDERS: Final = (SETTLER, INFANTRY)  # kinds that become ships, and that ships become


# To the sea.


def boatwrights(realm: Realm, start: int, units: Units) -> Units:
    """Return the land units of a hex, if some of them may become ships. [COC-528]"""
    if not has_rule(realm.sheet, SHIP_CONSTRUCTION) or not recruiting.supply(realm.g, realm.seat, SHIP):
        return ()
    movers = moving.walkers(realm, start, units)
    return movers if any([kind_of(unit) in BUILDERS for unit in movers]) else ()


def free_waters(realm: Realm, start: int, movers: Units) -> int:
    """Return the water next to a hex without opponents. [COC-528]"""
    return realm.land.layout.neighbours[start] & realm.land.water & ~realm.foes


def hulls(realm: Realm, goal: int, number: int, builders: int) -> range:
    """Return how many of a group become ships, so that they carry the rest. [COC-178, COC-581, COC-588]"""
    g, seat = realm.g, realm.seat
    room, each = fleets.room(g, seat, goal), sides.capacity(g, seat)
    most = min(builders, recruiting.supply(g, seat, SHIP))
    least = max(-(-(number - room) // (each + 1)), 1)
    return range(least, most + 1)


def floats(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether a group finds room on the ships that some of it become. [COC-528, COC-588]"""
    return bool(hulls(realm, goal, len(units), builders_among(units)))


def builders_among(units: Units) -> int:
    """Count the units that can become ships."""
    return sum([kind_of(unit) in BUILDERS for unit in units])


def will_float(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether a group floats, or does so with more units that become ships. [COC-528]"""
    movers = boatwrights(realm, start, realm.host.units[start])
    more = builders_among(movers) - builders_among(units)
    number, able = len(units), builders_among(units)
    return any([hulls(realm, goal, number + extra, able + extra) for extra in range(more + 1)])


def put_to_sea(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frame in which some of a group become ships."""
    return (refit(seat, start, goal, units),)


@rules.draft
def refit(g: ClashOfCultures, seat: Seat, picks: Picks, start: int, goal: int, units: Units) -> list[Action]:
    """Choose the units of a group that become ships; the rest is carried. [COC-528, COC-588]"""
    numbers = hulls(Realm(g, seat), goal, len(units), builders_among(units))
    if len(picks) >= numbers.stop - 1:
        return []
    left = hosts.without(units, [Refit.of(pick) for pick in picks])
    listed = [Refit(unit) for unit in dict.fromkeys(left) if kind_of(unit) in BUILDERS]
    return [*listed, DONE] if len(picks) in numbers else listed


@refit.resolve
def launch_hulls(g: ClashOfCultures, seat: Seat, picks: Picks, start: int, goal: int, units: Units) -> None:
    """Put the new ships and those they carry to sea. [COC-528, COC-581]"""
    civ = g.civs[seat]
    carried = hosts.without(units, [Refit.of(pick) for pick in picks])
    afloat = [SHIP | MOVED | HAS_SAILED for _ in picks] + [unit | MOVED for unit in carried]
    civ.units = hosts.added(hosts.removed(civ.units, start, units), goal, afloat)
    g.tell("refitted", seat, len(picks), land.name(g, start), land.name(g, goal))


# To the land.


def beachers(realm: Realm, start: int, units: Units) -> Units:
    """Return ships that may become land units, and those aboard who may land with them. [COC-528]"""
    if not has_rule(realm.sheet, SHIP_CONSTRUCTION):
        return ()
    ships = [unit for unit in sailing.sailors(realm, start, units) if kind_of(unit) == SHIP]
    return (*ships, *transport.passengers(realm, start, units)) if ships else ()


def free_ground(realm: Realm, start: int, movers: Units) -> int:
    """Return the land next to ships without opponents on which some of them find room. [COC-528, COC-581]"""
    near = realm.land.layout.neighbours[start] & realm.land.ground & ~realm.hostile
    return land.mask([goal for goal in bits(near) if will_beach(realm, start, goal, ())])


def new_infantry(realm: Realm, start: int, goal: int, ships: int, army: int, landed: int) -> range:
    """Return how many of some ships may become infantry, so that all find their place.

    The ships that stay carry whoever does not land. [COC-170, COC-181, COC-528, COC-581]
    """
    g, seat = realm.g, realm.seat
    stay = len(fleets.fleet(g, seat, start)) - ships
    aboard = len(fleets.cargo(g, seat, start)) - landed
    if not ships or aboard > stay * sides.capacity(g, seat):
        return range(0)
    armed = "armies" in realm.sheet.enabled
    room = hosts.room(realm.host, goal) - army
    most = min(ships, recruiting.supply(g, seat, INFANTRY), room) if armed else min(0, room)
    return range(max(ships - recruiting.supply(g, seat, SETTLER), 0), most + 1)


def counts(units: Units) -> tuple[int, int, int]:
    """Return how many ships, army units and land units are in a group."""
    ships = sum([kind_of(unit) == SHIP for unit in units])
    return ships, sum([is_army(unit) for unit in units]), len(units) - ships


def may_beach(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether a group may go ashore, its ships as land units. [COC-528, COC-581]"""
    return bool(new_infantry(realm, start, goal, *counts(units)))


def will_beach(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether a group may go ashore, or with more units. [COC-528, COC-581]"""
    movers = beachers(realm, start, realm.host.units[start])
    return any([new_infantry(realm, start, goal, *numbers) for numbers in larger(movers, units)])


def larger(movers: Units, units: Units) -> Iterator[tuple[int, int, int]]:
    """Yield the numbers of all groups of these movers that have some units among them."""
    ships, army, landed = counts(units)
    all_ships, all_army, all_landed = counts(movers)
    for more_ships in range(all_ships - ships + 1):
        for more_army in range(all_army - army + 1):
            for settlers in range(all_landed - all_army - (landed - army) + 1):
                yield ships + more_ships, army + more_army, landed + more_army + settlers


def beach(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frame in which ships become land units."""
    return (land_as(seat, start, goal, units),)


@rules.draft
def land_as(
    g: ClashOfCultures, seat: Seat, picks: Picks, start: int, goal: int, units: Units
) -> list[Action]:
    """Choose what each ship becomes: settlers first, then infantry. [COC-528]"""
    ships, army, landed = counts(units)
    able = new_infantry(Realm(g, seat), start, goal, ships, army, landed)
    left = ships - len(picks)
    if not left:
        return []
    kinds = [LandAs.of(pick) for pick in picks]
    infantry = kinds.count(KINDS[INFANTRY])
    listed = [LandAs(KINDS[SETTLER])] if not infantry and left - 1 >= able.start else []
    return [*listed, LandAs(KINDS[INFANTRY])] if infantry + 1 < able.stop else listed


@land_as.resolve
def haul_ashore(g: ClashOfCultures, seat: Seat, picks: Picks, start: int, goal: int, units: Units) -> None:
    """Put what the ships have become on land, with those who land with them. [COC-528, COC-581]"""
    civ = g.civs[seat]
    became = [KINDS.index(LandAs.of(pick)) for pick in picks]
    ashore = (*became, *[unit for unit in units if kind_of(unit) != SHIP])
    come = moving.stepped(g, seat, goal, ashore, True)
    civ.units = hosts.added(hosts.removed(civ.units, start, units), goal, come)
    g.tell("refitted", seat, len(picks), land.name(g, start), land.name(g, goal))
    g.then(*moving.entered(g, seat, goal, ashore))


moving.register(
    Passage(
        "put_to_sea",
        PutToSea,
        movers=boatwrights,
        goals=free_waters,
        fits=floats,
        grows=will_float,
        depart=put_to_sea,
    )
)
moving.register(
    Passage(
        "beach",
        Beach,
        movers=beachers,
        goals=free_ground,
        fits=may_beach,
        grows=will_beach,
        depart=beach,
    )
)
