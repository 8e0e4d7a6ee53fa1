"""Grain and gold: income, and how resources come and go (SOT-018, SOT-060 to SOT-062)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import powers
from saecula.games.sands_of_time.rules.regions import tile


def stock(empire: Empire, resource: str) -> int:
    """Return what a player has of a resource."""
    return empire.grain if resource == "grain" else empire.gold


def gain(g: SandsOfTime, seat: Seat, resource: str, number: int) -> None:
    """Take units of a resource, and log it. [SOT-018]"""
    put(g, g.empires[seat], resource, number)
    if number:
        g.tell("gained", seat, number, resource)


def put(g: SandsOfTime, empire: Empire, resource: str, number: int) -> None:
    """Put units of a resource on the abacus, up to its end. [SOT-018]"""
    limit = g.content.board.max_resources
    if resource == "grain":
        empire.grain = min(empire.grain + number, limit)
    else:
        empire.gold = min(empire.gold + number, limit)


def lose(g: SandsOfTime, seat: Seat, resource: str, number: int) -> None:
    """Lose units of a resource, or all if there are fewer. [SOT-152, SOT-242]"""
    give_back(g, seat, resource, min(number, stock(g.empires[seat], resource)), "lost")


def pay(g: SandsOfTime, seat: Seat, resource: str, number: int) -> None:
    """Pay a price that is known to be at hand."""
    give_back(g, seat, resource, number, "paid")


def give_back(g: SandsOfTime, seat: Seat, resource: str, number: int, line: str) -> None:
    """Return units of a resource, with the journal line that says why."""
    empire = g.empires[seat]
    if resource == "grain":
        empire.grain -= number
    else:
        empire.gold -= number
    if number:
        g.tell(line, seat, number, resource)


def harvest(g: SandsOfTime, empire: Empire, region: int) -> int:
    """Return one unit for each of the empire's peasants, up to the capacity. [SOT-061, SOT-062, SOT-253]"""
    return min(empire.peasants[region], tile(g, region).capacity)


def of_empire(g: SandsOfTime, empire: Empire, resource: str) -> int:
    """Return the income of a resource from all controlled regions. [SOT-061, SOT-370]"""
    bonus = sum([e.n for e in powers.of_advances(g, empire, "income") if e.resource == resource])
    return sum(
        [
            harvest(g, empire, region) + bonus
            for region in bits(empire.lands)
            if empire.peasants[region] and tile(g, region).resource == resource
        ]
    )


def collect(g: SandsOfTime) -> None:
    """Give all players their income at the same time. [SOT-060]"""
    for seat, empire in enumerate(g.empires):
        grain, gold = of_empire(g, empire, "grain"), of_empire(g, empire, "gold")
        put(g, empire, "grain", grain)
        put(g, empire, "gold", gold)
        g.tell("income", seat, grain, gold)
