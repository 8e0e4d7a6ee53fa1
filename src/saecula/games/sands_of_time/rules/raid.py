"""Action: Raid (SOT-150 to SOT-156)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import income, moves, powers
from saecula.games.sands_of_time.rules.regions import NOBODY, controller, foreign, region_id, region_ids, tile
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Plunder, PlunderAll, Spare


def can_raid(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether a soldier is on the board and can move."""
    return moves.has_citizen_to_move(g, seat, "raid")


def begin(g: SandsOfTime, seat: Seat) -> None:
    moves.begin(g, seat, "raid")
    g.then(plunder(seat))


@rules.step
def plunder(g: SandsOfTime, seat: Seat) -> None:
    """Plunder a foreign region that was entered, or with Politics unlocked any with soldiers of the player.

    A player without a choice is not asked. [SOT-151, SOT-154]
    """
    if powers.unlocked(g, g.empires[seat], "box_raid"):
        plunder_rest(g, seat, 0)
        return
    regions = entered(g, seat)
    if len(regions) == 1:
        take(g, seat, regions[0])
    else:
        g.then(plunder_one(seat))


def entered(g: SandsOfTime, seat: Seat) -> list[int]:
    """List the foreign regions into which soldiers moved in this action. [SOT-151, SOT-153]"""
    return [r for r in foreign(g, seat) if g.arrived[moves.index(g, "soldier", r)]]


@rules.decision(free=True)
def plunder_one(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the foreign regions into which soldiers moved in this action. [SOT-082, SOT-151, SOT-153]"""
    return Plunder.each(region_ids(g, entered(g, seat)))


@plunder_one.resolve
def plunder_region(g: SandsOfTime, seat: Seat, action: Action) -> None:
    take(g, seat, g.content.region_index[Plunder.of(action)])


def plunder_rest(g: SandsOfTime, seat: Seat, spared: int) -> None:
    """Plunder all regions that are not spared, without asking if none can be. [SOT-154]"""
    if sparable(g, seat, spared):
        g.then(plunder_all(seat, spared))
    else:
        take_all(g, seat, spared)


def sparable(g: SandsOfTime, seat: Seat, spared: int) -> list[int]:
    """List the regions that can be spared.

    The last one only if soldiers moved; otherwise the action would change nothing. [SOT-078, SOT-154]
    """
    left = [region for region in foreign(g, seat) if not spared >> region & 1]
    return left if len(left) > 1 or any(g.arrived) else []


def take_all(g: SandsOfTime, seat: Seat, spared: int) -> None:
    """Plunder one region after another; the order makes no difference. [SOT-154, SOT-156]"""
    for region in foreign(g, seat):
        if not spared >> region & 1:
            take(g, seat, region)


@rules.decision(free=True)
def plunder_all(g: SandsOfTime, seat: Seat, spared: int) -> list[Action]:
    """Offer to plunder every foreign region with the player's soldiers, or to spare one.

    [SOT-082, SOT-154]
    """
    return [PlunderAll(), *Spare.each(region_ids(g, sparable(g, seat, spared)))]


@plunder_all.resolve
def plunder_or_spare(g: SandsOfTime, seat: Seat, action: Action, spared: int) -> None:
    if PlunderAll.matches(action):
        take_all(g, seat, spared)
        return
    region = Spare.of(action)
    g.tell("spared", seat, region)
    plunder_rest(g, seat, spared | 1 << g.content.region_index[region])


def spoils(g: SandsOfTime, seat: Seat, region: int) -> int:
    """Return one unit for each of the player's soldiers there, up to the capacity. [SOT-151, SOT-155]"""
    return min(g.empires[seat].soldiers[region], tile(g, region).capacity)


def take(g: SandsOfTime, seat: Seat, region: int) -> None:
    """Give the raider the spoils in full; the controller loses as much, or all there is.

    [SOT-152, SOT-153]
    """
    resource = tile(g, region).resource
    number = spoils(g, seat, region)
    g.tell("plundered", seat, region_id(g, region))
    income.gain(g, seat, resource, number)
    owner = controller(g, region)
    if owner != NOBODY:
        income.lose(g, owner, resource, number)
