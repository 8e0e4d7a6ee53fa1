"""Moving citizens, for Raid and Migrate: roads, passage, moves (SOT-150, SOT-230, SOT-232, SOT-233)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import caravans, powers
from saecula.games.sands_of_time.rules.regions import (
    NOBODY,
    add,
    changed,
    controller,
    foreign,
    in_play,
    neighbours,
    region_id,
    region_ids,
)
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import AskPassage, Consent, HowMany, MoveFrom, MoveTo, Refuse

ANSWERS: Final = [Consent(), Refuse()]


def begin(g: SandsOfTime, seat: Seat, kind: str) -> None:
    """Ask for passage on foreign roads first, then move citizens. [SOT-233]"""
    g.arrived = (0,) * (2 * len(g.content.regions))
    g.passages = 0
    g.then(ask_passage(seat, kind, 0), move_from(seat, kind))


def has_road(g: SandsOfTime, region: int) -> bool:
    """Return whether there is a Road in a region. [SOT-232]"""
    return bool(g.buildings[region] & g.content.roads)


def targets(g: SandsOfTime, seat: Seat, region: int) -> list[int]:
    """List where one move leads: neighbours, and by one Road their neighbours. [SOT-230, SOT-232]"""
    near = neighbours(g, region)
    reach = 0
    for place in near:
        reach |= 1 << place
        if has_road(g, place) and may_pass(g, seat, place):
            reach |= g.content.adjacent[place]
    return [place for place in bits(reach) if g.tiles[place] and place != region]


def may_pass(g: SandsOfTime, seat: Seat, region: int) -> bool:
    """Return whether a Road is open: the player's, nobody's, or by consent. [SOT-233]"""
    owner = controller(g, region)
    return owner in (seat, NOBODY) or bool(g.passages >> region & 1)


def index(g: SandsOfTime, piece: str, region: int) -> int:
    """Return the place of a kind and region among the citizens that have moved."""
    return region if piece == "peasant" else len(g.content.regions) + region


def unmoved(g: SandsOfTime, seat: Seat, piece: str, region: int) -> int:
    """Count the player's citizens of a kind that have not moved in this action. [SOT-150, SOT-230]"""
    empire = g.empires[seat]
    present = empire.peasants[region] if piece == "peasant" else empire.soldiers[region]
    return present - g.arrived[index(g, piece, region)]


def waiting(g: SandsOfTime, seat: Seat, piece: str) -> list[int]:
    """List the regions with citizens of a kind that have not moved in this action. [SOT-150, SOT-230]"""
    empire = g.empires[seat]
    present = empire.peasants if piece == "peasant" else empire.soldiers
    arrived = g.arrived[index(g, piece, 0) :]
    return [region for region, number in enumerate(present) if number > arrived[region]]


def movable(g: SandsOfTime, kind: str) -> tuple[str, ...]:
    """Return the kinds that move: soldiers with Raid, all citizens with Migrate. [SOT-150, SOT-230]"""
    return ("soldier",) if kind == "raid" else ("peasant", "soldier")


def has_citizen_to_move(g: SandsOfTime, seat: Seat, kind: str) -> bool:
    """Return whether somebody could move; every region in play has a neighbour in play."""
    empire = g.empires[seat]
    return bool(sum(empire.soldiers) or (kind == "migrate" and sum(empire.peasants)))


def within_reach(g: SandsOfTime, seat: Seat, kind: str) -> int:
    """Return where citizens are, and where Horsemanship takes soldiers first. [SOT-233, SOT-372]"""
    regions = {region for piece in movable(g, kind) for region in waiting(g, seat, piece)}
    reach = sum([1 << region for region in regions])
    riders = waiting(g, seat, "soldier")
    for _ in range(powers.most(g, g.empires[seat], "soldier_steps", 1) - 1):
        riders = [place for region in riders for place in targets(g, seat, region)]
        reach |= sum([1 << region for region in set(riders)])
    return reach


@rules.decision(free=True)
def ask_passage(g: SandsOfTime, seat: Seat, kind: str, asked: int) -> list[Action]:
    """Offer to ask for passage on Roads next to the player's citizens, once each. [SOT-082, SOT-233]"""
    roads = [
        region
        for region in in_play(g)
        if has_road(g, region) and not asked >> region & 1 and not may_pass(g, seat, region)
    ]
    near = within_reach(g, seat, kind) if roads else 0
    useful = [region for region in roads if near & g.content.adjacent[region]]
    return [*AskPassage.each(region_ids(g, useful)), PASS] if useful else []


@ask_passage.resolve
def ask_for_passage(g: SandsOfTime, seat: Seat, action: Action, kind: str, asked: int) -> None:
    if action == PASS:
        return
    region = AskPassage.of(action)
    place = g.content.region_index[region]
    g.tell("asked_passage", seat, region)
    g.then(consent(controller(g, place), place, seat), ask_passage(seat, kind, asked | 1 << place))


@rules.decision(must=True)
def consent(g: SandsOfTime, seat: Seat, region: int, asker: Seat) -> list[Action]:
    """Ask the controller of a Road for passage in this action. [SOT-233]"""
    return ANSWERS


@consent.resolve
def answer_request(g: SandsOfTime, seat: Seat, action: Action, region: int, asker: Seat) -> None:
    if Consent.matches(action):
        g.passages |= 1 << region
        g.tell("consented", seat, region_id(g, region))
    else:
        g.tell("refused", seat, region_id(g, region))


@rules.decision(free=True)
def move_from(g: SandsOfTime, seat: Seat, kind: str) -> list[Action]:
    """Offer citizens that have not moved yet, or to stop. [SOT-082, SOT-150, SOT-230]"""
    options = [
        MoveFrom(piece, region_id(g, region))
        for piece in movable(g, kind)
        for region in waiting(g, seat, piece)
    ]
    may_stop = any(g.arrived) or may_stay(g, seat, kind)
    return [*options, DONE] if may_stop else options


def may_stay(g: SandsOfTime, seat: Seat, kind: str) -> bool:
    """Return whether the action counts without a move, by its box. [SOT-078, SOT-154, SOT-234]"""
    if kind == "raid":
        return powers.unlocked(g, g.empires[seat], "box_raid") and bool(foreign(g, seat))
    return bool(caravans.free_routes(g, seat))


@move_from.resolve
def start_move(g: SandsOfTime, seat: Seat, action: Action, kind: str) -> None:
    if action == DONE:
        return
    piece, region = MoveFrom.of(action)
    g.then(move_to(seat, piece, g.content.region_index[region]), move_from(seat, kind))


@rules.decision(must=True)
def move_to(g: SandsOfTime, seat: Seat, piece: str, region: int) -> list[Action]:
    """Offer the regions in play within one move; capacity and opponents do not matter. [SOT-150, SOT-230]"""
    return MoveTo.each(region_ids(g, targets(g, seat, region)))


@move_to.resolve
def choose_target(g: SandsOfTime, seat: Seat, action: Action, piece: str, region: int) -> None:
    g.then(move_number(seat, piece, region, g.content.region_index[MoveTo.of(action)]))


@rules.decision(must=True, widget="amount")
def move_number(g: SandsOfTime, seat: Seat, piece: str, region: int, target: int) -> list[Action]:
    """Offer how many of them go there. [SOT-230]"""
    return HowMany.each(range(1, unmoved(g, seat, piece, region) + 1))


@move_number.resolve
def move_citizens(g: SandsOfTime, seat: Seat, action: Action, piece: str, region: int, target: int) -> None:
    number = HowMany.of(action)
    relocate(g, seat, piece, number, region, target)
    g.arrived = changed(g.arrived, index(g, piece, target), number)
    steps = powers.most(g, g.empires[seat], "soldier_steps", 1) if piece == "soldier" else 1
    if steps > 1:
        g.then(move_on(seat, number, target, steps - 1))


def relocate(g: SandsOfTime, seat: Seat, piece: str, number: int, region: int, target: int) -> None:
    """Take citizens from one region to another."""
    add(g.empires[seat], piece, region, -number)
    add(g.empires[seat], piece, target, number)
    g.tell("moved", seat, number, piece, region_id(g, region), region_id(g, target))


@rules.decision(free=True)
def move_on(g: SandsOfTime, seat: Seat, number: int, region: int, steps: int) -> list[Action]:
    """Offer the same soldiers another move with Horsemanship, or to stay. [SOT-082, SOT-372]"""
    return [*MoveTo.each(region_ids(g, targets(g, seat, region))), PASS]


@move_on.resolve
def ride_on(g: SandsOfTime, seat: Seat, action: Action, number: int, region: int, steps: int) -> None:
    if action == PASS:
        return
    place = g.content.region_index[MoveTo.of(action)]
    relocate(g, seat, "soldier", number, region, place)
    g.arrived = changed(g.arrived, index(g, "soldier", region), -number)
    g.arrived = changed(g.arrived, index(g, "soldier", place), number)
    if steps > 1:
        g.then(move_on(seat, number, place, steps - 1))
