"""Action: Govern (SOT-180 to SOT-183)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import conquest, income, powers
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Govern


def step_price(g: SandsOfTime, seat: Seat) -> int:
    """Return the grain for a paid step: regions controlled, less discounts, at least 1. [SOT-180, SOT-375]"""
    discount = powers.total(g, g.empires[seat], "govern_discount")
    return max(conquest.counted_regions(g, seat) - discount, 1)


def price(g: SandsOfTime, seat: Seat, steps: int) -> int:
    """Return the grain for these steps; one is free while Culture is unlocked. [SOT-181, SOT-182]"""
    free = powers.unlocked(g, g.empires[seat], "box_govern")
    return step_price(g, seat) * max(steps - free, 0)


def possible_steps(g: SandsOfTime, seat: Seat) -> list[Action]:
    """List the numbers of steps that can be paid for, down to no unrest. [SOT-180]"""
    empire = g.empires[seat]
    free = powers.unlocked(g, empire, "box_govern")
    most = min(free + empire.grain // step_price(g, seat), empire.unrest)
    return Govern.each(range(1, most + 1))


def can_govern(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether at least one step can be paid for."""
    return bool(possible_steps(g, seat))


def begin(g: SandsOfTime, seat: Seat) -> None:
    g.then(govern(seat))


@rules.decision(must=True, free=True, widget="amount")
def govern(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the numbers of steps by which unrest can fall. [SOT-082, SOT-180]"""
    return possible_steps(g, seat)


@govern.resolve
def lower_unrest(g: SandsOfTime, seat: Seat, action: Action) -> None:
    steps = Govern.of(action)
    income.pay(g, seat, "grain", price(g, seat, steps))
    empire = g.empires[seat]
    empire.unrest -= steps
    g.tell("unrest_fell", seat, empire.unrest)
