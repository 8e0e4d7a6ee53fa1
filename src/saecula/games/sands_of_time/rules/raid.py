"""Action: Raid (SOT-150 to SOT-156)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import income, moves, powers
from saecula.games.sands_of_time.rules.regions import NOBODY, controller, in_play, region_id, tile
from saecula.games.sands_of_time.rules.registry import rules


def can_raid(g: SandsOfTime, seat: Seat) -> bool:
    """A soldier is on the board: it can move."""
    return moves.has_citizen_to_move(g, seat, "raid")


def begin(g: SandsOfTime, seat: Seat) -> None:
    moves.begin(g, seat, "raid")
    g.then(plunder(seat))


def foreign(g: SandsOfTime, seat: Seat) -> list[int]:
    """Regions not under own control with own soldiers. [SOT-151, SOT-153]"""
    empire = g.empires[seat]
    return [r for r in in_play(g) if empire.soldiers[r] and not empire.lands >> r & 1]


def can_plunder_all(g: SandsOfTime, seat: Seat) -> bool:
    """With Politics unlocked soldiers already abroad plunder without a move. [SOT-154]"""
    return powers.unlocked(g, g.empires[seat], "box_raid") and bool(foreign(g, seat))


@rules.step
def plunder(g: SandsOfTime, seat: Seat) -> None:
    """One foreign region that was entered; with Politics unlocked all that hold own soldiers.

    The order of several makes no difference: the raider gains the same, a controller loses the same in
    all. [SOT-151, SOT-154, SOT-156]
    """
    if powers.unlocked(g, g.empires[seat], "box_raid"):
        for region in foreign(g, seat):
            take(g, seat, region)
    else:
        g.then(plunder_one(seat))


@rules.decision
def plunder_one(g: SandsOfTime, seat: Seat) -> list[Action]:
    """A foreign region into which soldiers moved in this action. [SOT-151, SOT-153]"""
    entered = [r for r in foreign(g, seat) if g.arrived[moves.index(g, "soldier", r)]]
    return [("plunder", region_id(g, region)) for region in entered]


@plunder_one.resolve
def plunder_chosen(g: SandsOfTime, seat: Seat, action: Action) -> None:
    region: str = action[1]
    take(g, seat, g.content.region_index[region])


def spoils(g: SandsOfTime, seat: Seat, region: int) -> int:
    """A unit for each own soldier there, at most the capacity. [SOT-151, SOT-155]"""
    return min(g.empires[seat].soldiers[region], tile(g, region).capacity)


def take(g: SandsOfTime, seat: Seat, region: int) -> None:
    """The raider gains in full; the controller loses as much, or all. [SOT-152, SOT-153]"""
    resource = tile(g, region).resource
    number = spoils(g, seat, region)
    g.tell("plundered", seat, region_id(g, region))
    income.gain(g, seat, resource, number)
    owner = controller(g, region)
    if owner != NOBODY:
        income.lose(g, owner, resource, number)
