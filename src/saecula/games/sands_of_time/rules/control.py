"""Capitals, and how control of a region is lost (SOT-013, SOT-041, SOT-132, SOT-134, SOT-143)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules.regions import region_id, region_ids
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Capital


@rules.decision(must=True)
def choose_capital(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the player's provinces, or after a loss their regions, as the capital. [SOT-041, SOT-134]"""
    return Capital.each(region_ids(g, bits(g.empires[seat].lands)))


@choose_capital.resolve
def move_capital(g: SandsOfTime, seat: Seat, action: Action) -> None:
    """Move the capital there; the control marker returns to the supply. [SOT-013, SOT-041, SOT-134]"""
    region = Capital.of(action)
    empire = g.empires[seat]
    empire.capital = g.content.region_index[region]
    empire.provinces &= ~(1 << empire.capital)
    g.tell("capital", seat, region)


def lose_control(g: SandsOfTime, seat: Seat, region: int) -> tuple[Frame, ...]:
    """Return the marker to the supply; ask for a new capital if it was there. [SOT-132, SOT-134, SOT-143]"""
    empire = g.empires[seat]
    empire.lands &= ~(1 << region)
    empire.provinces &= ~(1 << region)
    g.tell("lost_region", seat, region_id(g, region))
    if empire.capital != region:
        return ()
    empire.capital = -1
    return (choose_capital(seat),)
