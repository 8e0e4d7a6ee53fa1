"""Population growth and overpopulation (SOT-300, SOT-301, SOT-310 to SOT-314)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import battle, powers, unrest
from saecula.games.sands_of_time.rules.regions import (
    add,
    citizens,
    clockwise,
    in_play,
    peasants_left,
    population,
    region_id,
    region_ids,
    tile,
)
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Grow


@rules.step
def growth(g: SandsOfTime) -> None:
    """Add a peasant of its controller to each controlled region after a peasant symbol. [SOT-300, SOT-301]"""
    if not g.grew:
        return
    g.tell("growth")
    short = []
    for seat in clockwise(g):
        empire = g.empires[seat]
        if peasants_left(g, empire) < empire.lands.bit_count():
            short.append(seat)
        else:
            for region in bits(empire.lands):
                add(empire, "peasant", region, 1)
    g.then(*[grow(seat, 0) for seat in short])


@rules.decision
def grow(g: SandsOfTime, seat: Seat, grown: int) -> list[Action]:
    """Offer regions for the last peasants of a player who has too few. [SOT-301]"""
    empire = g.empires[seat]
    if not peasants_left(g, empire):
        return []
    return Grow.each(region_ids(g, bits(empire.lands & ~grown)))


@grow.resolve
def grow_region(g: SandsOfTime, seat: Seat, action: Action, grown: int) -> None:
    region = Grow.of(action)
    place = g.content.region_index[region]
    add(g.empires[seat], "peasant", place, 1)
    g.tell("grew", seat, region)
    g.then(grow(seat, grown | 1 << place))


def room(g: SandsOfTime, seat: Seat, region: int) -> int:
    """Return what a controlled region holds without unrest, buildings and advances included.

    [SOT-311, SOT-377]
    """
    return tile(g, region).capacity + powers.sheet(g, g.empires[seat]).room[region]


@rules.step
def overpopulation(g: SandsOfTime) -> None:
    """Raise unrest for overfull regions, then thin out the crowded ones.

    [SOT-310, SOT-312, SOT-313, SOT-314]
    """
    for seat, empire in enumerate(g.empires):
        overfull = [r for r in bits(empire.lands) if population(g, r) > room(g, seat, r)]
        for region in overfull:
            number = population(g, region)
            g.tell("overfull", seat, region_id(g, region), number, room(g, seat, region))
        if overfull:
            unrest.rise(g, seat, 1)
    g.then(*[crowd(region) for region in in_play(g) if is_crowded(g, region)])


def is_crowded(g: SandsOfTime, region: int) -> bool:
    """Return whether more citizens than twice the printed capacity are in a region. [SOT-313]"""
    return population(g, region) > g.content.board.overcrowding * tile(g, region).capacity


@rules.step
def crowd(g: SandsOfTime, region: int) -> None:
    """Let everybody present return a citizen, in full rounds, until it is no longer crowded.

    [SOT-313, SOT-314]
    """
    if is_crowded(g, region):
        present = [seat for seat in clockwise(g) if citizens(g.empires[seat], region)]
        g.then(*[battle.return_citizens(seat, region, 1) for seat in present], crowd(region))
