"""Ships: sailing, Navigation and exploring by sea (COC-177, COC-187, COC-215 to COC-219, COC-409)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.position import PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Moves
from saecula.games.clash_of_cultures.rules import exploring, fleets, hosts, land, moving, sides, tolls
from saecula.games.clash_of_cultures.rules.hosts import (
    AT_ANCHOR,
    HAS_SAILED,
    LEADER,
    MOVED,
    PIRATE,
    SHIP,
    TIRED,
    Units,
    kind_of,
)
from saecula.games.clash_of_cultures.rules.land import Land
from saecula.games.clash_of_cultures.rules.moving import Passage
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules, ships_meet
from saecula.games.clash_of_cultures.rules.sheets import has_rule
from saecula.games.clash_of_cultures.vocabulary import Chart, Navigate, Orient, SailTo
from saecula.games.clash_of_cultures.words import KINDS

SAILED, NAVIGATED = 1, 2  # what ships did in this Move action [COC-411]
NOWHERE: Final = -1
VOYAGE: Final = "voyage"  # the errand of ships with their leader [COC-610]
PIRATE_ALLIES: Final = "pirate_allies"


# The groups that may sail.


def sailors(realm: Realm, start: int, units: Units) -> Units:
    """Return the ships that may move, and all that is aboard on their hex; pirates do not go alone.

    [COC-166, COC-172, COC-178, COC-586]
    """
    if not realm.land.water >> start & 1:
        return ()
    held = MOVED | AT_ANCHOR if is_untired(realm) else MOVED | AT_ANCHOR | TIRED
    ships = [unit for unit in units if kind_of(unit) == SHIP and not unit & held]
    movers = (*ships, *[unit for unit in units if kind_of(unit) != SHIP]) if ships else ()
    return () if all([unit & PIRATE for unit in movers]) else movers


def is_untired(realm: Realm) -> bool:
    """Return whether ships may move again after a battle. [COC-529]"""
    return any([KINDS[SHIP] in power.untired for _, power in realm.sheet.all(Moves)])


def crews(realm: Realm, start: int, units: Units) -> set[tuple[int, int]]:
    """Return how many ships and land units may sail together, these among them. [COC-181, COC-187]

    Both the ships that go and those that stay must have room for what they carry.
    """
    g, seat = realm.g, realm.seat
    most = sides.capacity(g, seat)
    ships, aboard = len(fleets.fleet(g, seat, start)), len(fleets.cargo(g, seat, start))
    movers = sailors(realm, start, realm.host.units[start])
    fit = len(movers) - aboard
    chosen = sum([kind_of(unit) == SHIP for unit in units])
    return {
        (going, carried)
        for going in range(max(chosen, 1), fit + 1)
        for carried in range(len(units) - chosen, aboard + 1)
        if carried <= most * going and aboard - carried <= most * (ships - going)
    }


def is_crew(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether these units may sail together. [COC-187, COC-586, COC-610]"""
    ships = sum([kind_of(unit) == SHIP for unit in units])
    led = realm.g.errand != VOYAGE or LEADER in map(kind_of, units)
    accompanied = not all([unit & PIRATE for unit in units])
    return led and accompanied and (ships, len(units) - ships) in crews(realm, start, units)


def becomes_crew(realm: Realm, start: int, goal: int, units: Units) -> bool:
    """Return whether more units can be added to these until they may sail together. [COC-187]

    Where only all of them can sail, nobody is chosen one by one.
    """
    movers = sailors(realm, start, realm.host.units[start])
    ships = sum([kind_of(unit) == SHIP for unit in movers])
    everybody = {(ships, len(movers) - ships)}
    if len(movers) > 1 and crews(realm, start, ()) == everybody:
        return False
    missing = escorts(realm, movers, units)
    return any([is_crew_size(realm, start, (*units, *more)) for more in missing])


def escorts(realm: Realm, movers: Units, units: Units) -> list[Units]:
    """Return what can be added to a group so that it may sail: the leader, or company for pirates.

    [COC-586, COC-610]
    """
    left = hosts.without(movers, units)
    if realm.g.errand == VOYAGE and LEADER not in map(kind_of, units):
        return [(unit,) for unit in left if kind_of(unit) == LEADER]
    if units and all([unit & PIRATE for unit in units]):
        return [(unit,) for unit in dict.fromkeys(left) if not unit & PIRATE]
    return [()]


def is_crew_size(realm: Realm, start: int, units: Units) -> bool:
    """Return whether some group that may sail has these units among it. [COC-187]"""
    return bool(crews(realm, start, units))


# Where to.


def open_sea(realm: Realm, place: int) -> int:
    """Return the hexes of a sea that ships reach step by step without meeting others. [COC-177]"""
    free = realm.land.seas[place] & ~in_the_way(realm)
    reached, fringe = 0, 1 << place
    while fringe:
        reached |= fringe
        fringe = realm.land.near(fringe) & free & ~reached
    return reached


def in_the_way(realm: Realm) -> int:
    """Return the hexes that ships cannot pass; allies of the pirates pass them. [COC-177, COC-514]"""
    if not has_rule(realm.sheet, PIRATE_ALLIES):
        return realm.foes
    return realm.foes & ~fleets.waters(realm.g, PIRATES)


def in_range(realm: Realm, reached: int) -> int:
    """Return these waters and the hexes next to them where ships would meet others. [COC-177]"""
    met = realm.land.near(reached) & realm.land.water & realm.foes & ~tolls.barred(realm)
    return reached | met


def sea_goals(realm: Realm, start: int, movers: Units) -> int:
    """Return the hexes of the same sea to which ships may sail. [COC-177]"""
    return in_range(realm, open_sea(realm, start)) & ~(1 << start)


def frontier(realm: Realm, reached: int) -> int:
    """Return one hex of each unexplored tile that touches these waters. [COC-215]"""
    unknown = realm.land.near(reached) & ~realm.land.explored
    found = 0
    for tile in realm.land.layout.tiles:
        touched = unknown & tile
        found |= touched & -touched
    return found


def unknown_coasts(realm: Realm, start: int, movers: Units) -> int:
    """Return the unexplored hexes at which ships may explore. [COC-215]"""
    return frontier(realm, open_sea(realm, start))


def landmarks(now: Land, reached: int) -> int:
    """Return what is met first along the edge, both ways: hexes of other seas and of the unknown.

    The search begins wherever these waters lie at the edge; it passes land and more of the same sea.
    [COC-217, COC-218]
    """
    ring = now.layout.ring
    found = 0
    for begin, place in enumerate(ring):
        if reached >> place & 1:
            passed = now.ground | now.seas[place]
            clockwise = ring[begin + 1 :] + ring[:begin]
            for order in (clockwise, clockwise[::-1]):
                met = [other for other in order if not passed >> other & 1]
                found |= 1 << met[0] if met else 0
    return found


def distant_goals(realm: Realm, start: int, movers: Units) -> int:
    """Return where Navigation leads: into the next seas, or to the unknown at the edge. [COC-217, COC-409]"""
    if "navigation" not in realm.sheet.enabled:
        return 0
    found = 0
    for mark in bits(landmarks(realm.land, open_sea(realm, start))):
        if not realm.land.explored >> mark & 1:
            found |= 1 << mark
        elif not in_the_way(realm) >> mark & 1:
            found |= in_range(realm, open_sea(realm, mark))
        else:
            found |= 1 << mark & ~tolls.barred(realm)
    return found


def has_goal(realm: Realm, start: int, ships: Units) -> bool:
    """Return whether these ships can sail, navigate or explore. [COC-177, COC-215, COC-217]"""
    return any([goals(realm, start, ships) for goals in (sea_goals, unknown_coasts, distant_goals)])


# Sailing.


def under_way(g: ClashOfCultures, units: Units) -> Units:
    """Return units whose ships have moved, on a voyage for the last time; those aboard have not.

    [COC-178, COC-610]
    """
    marks = MOVED | HAS_SAILED | (AT_ANCHOR if g.errand == VOYAGE else 0)
    return tuple([unit | marks if kind_of(unit) == SHIP else unit for unit in units])


def sail(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frames of a move within a sea."""
    return (cast_off(seat, start, goal, units, SAILED), moving.meet(seat, goal, start))


@ships_meet.add(10)
def launch(g: ClashOfCultures, seat: Seat, port: int) -> Frames:
    """Let new ships fight those that lie off their port; they have nowhere to retreat. [COC-153, COC-333]"""
    return (moving.meet(seat, port, NOWHERE),)


@rules.step
def cast_off(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units, how: int) -> None:
    """Put ships and what they carry on their goal. [COC-177, COC-178]"""
    civ = g.civs[seat]
    civ.units = hosts.added(hosts.removed(civ.units, start, units), goal, under_way(g, units))
    fleets.part(g, seat)
    g.sailed = max(g.sailed, how)
    if start != goal:
        ships = sum([kind_of(unit) == SHIP for unit in units])
        g.tell("sailed", seat, ships, land.name(g, start), land.name(g, goal))


def navigate(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frames of a move along the edge of the map. [COC-217 to COC-219]"""
    if not land.land(g).explored >> goal & 1:
        return (sight(seat, start, goal, units, True),)
    if Realm(g, seat).foes >> goal & 1:
        return cast_off(seat, start, goal, units, NAVIGATED), moving.meet(seat, goal, start)
    return cast_off(seat, start, goal, units, NAVIGATED), sail_on(seat, goal, under_way(g, units))


@rules.decision
def sail_on(g: ClashOfCultures, seat: Seat, place: int, units: Units) -> list[Action]:
    """Explore from the sea that Navigation has led to, or stop there. [COC-219]"""
    coasts = land.names(g, unknown_coasts(Realm(g, seat), place, units))
    return [*Chart.each(coasts), PASS] if coasts else []


@sail_on.resolve
def explore_on(g: ClashOfCultures, seat: Seat, action: Action, place: int, units: Units) -> None:
    if action != PASS:
        g.then(sight(seat, place, land.number(g, Chart.of(action)), units, False))


# Exploring by sea.


def chart(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frame that reveals a tile from the sea."""
    return (sight(seat, start, goal, units, False),)


def coast(now: Land, start: int, around: bool) -> int:
    """Return where a new tile should have water: next to the sea, or at the edge. [COC-215, COC-218]"""
    return now.layout.edge if around else now.near(now.seas[start])


@rules.step
def sight(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units, around: bool) -> None:
    """Turn up a tile from the sea, or around the edge by Navigation. [COC-210, COC-215, COC-218]"""
    now = land.land(g)
    tile, site = exploring.draw(g), now.layout.site_of[goal]
    g.tell("explored", seat, land.name(g, goal))
    turns = land.turns(g, site, tile, coast=coast(now, start, around))
    g.then(lay_coast(seat, site, tile, tuple(turns)), make_landfall(seat, start, site, units, around))


@rules.decision(must=True)
def lay_coast(g: ClashOfCultures, seat: Seat, site: int, tile: str, turns: tuple[str, ...]) -> list[Action]:
    """Choose how a tile lies that ships have revealed. [COC-213, COC-215]"""
    return Orient.each([exploring.WORDS[turn] for turn in turns])


@lay_coast.resolve
def put_down_coast(
    g: ClashOfCultures, seat: Seat, action: Action, site: int, tile: str, turns: tuple[str, ...]
) -> None:
    land.lay(g, site, tile, exploring.TURN_OF[Orient.of(action)])


def anchorages(realm: Realm, start: int, site: int, around: bool) -> int:
    """Return the water hexes of a new tile that the ships reach. [COC-215, COC-218]"""
    now = realm.land
    tile = now.layout.tiles[site]
    if not around:
        return tile & open_sea(realm, start)
    found = 0
    for place in bits(tile & now.water & now.layout.edge):
        found |= now.seas[place] & tile
    return found


@rules.step
def make_landfall(g: ClashOfCultures, seat: Seat, start: int, site: int, units: Units, around: bool) -> None:
    """Enter the new tile; without water that the ships reach they stay and have moved. [COC-216, COC-223]"""
    if anchorages(Realm(g, seat), start, site, around):
        g.then(drop_anchor(seat, start, site, units, around))
    else:
        g.then(cast_off(seat, start, start, units, SAILED))


@rules.decision(must=True)
def drop_anchor(
    g: ClashOfCultures, seat: Seat, start: int, site: int, units: Units, around: bool
) -> list[Action]:
    """Choose the water hex of the new tile that the ships enter. [COC-215]"""
    return SailTo.each(land.names(g, anchorages(Realm(g, seat), start, site, around)))


@drop_anchor.resolve
def anchor(
    g: ClashOfCultures, seat: Seat, action: Action, start: int, site: int, units: Units, around: bool
) -> None:
    how = NAVIGATED if around else SAILED
    g.then(cast_off(seat, start, land.number(g, SailTo.of(action)), units, how))


moving.register(
    Passage(
        "sail",
        SailTo,
        movers=sailors,
        goals=sea_goals,
        fits=is_crew,
        grows=becomes_crew,
        depart=sail,
    )
)
moving.register(
    Passage(
        "navigate",
        Navigate,
        movers=sailors,
        goals=distant_goals,
        fits=is_crew,
        grows=becomes_crew,
        depart=navigate,
    )
)
moving.register(
    Passage(
        "chart",
        Chart,
        movers=sailors,
        goals=unknown_coasts,
        fits=is_crew,
        grows=becomes_crew,
        depart=chart,
    )
)
