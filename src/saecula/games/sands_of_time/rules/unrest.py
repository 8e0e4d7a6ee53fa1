"""Unrest and its maximum (SOT-290 to SOT-293)."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import powers


def maximum(g: SandsOfTime, empire: Empire) -> int:
    """Return the highest unrest a player can have. [SOT-291, SOT-368]"""
    return powers.sheet(g, empire).max_unrest


def rise(g: SandsOfTime, seat: Seat, steps: int) -> None:
    """Raise unrest; each step above the maximum costs a victory point instead. [SOT-290, SOT-292]"""
    if not steps:
        return
    empire = g.empires[seat]
    risen = min(steps, maximum(g, empire) - empire.unrest)
    empire.unrest += risen
    if risen:
        g.tell("unrest_rose", seat, empire.unrest)
    if steps > risen:
        empire.vp -= steps - risen
        g.tell("lost_vp", seat, steps - risen)
