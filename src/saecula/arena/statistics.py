"""The few statistics that a table of matches needs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a win rate after Wilson."""
    if not matches:
        return 0.0, 1.0
    rate = wins / matches
    z2 = NORMAL_95 * NORMAL_95
    centre = rate + z2 / (2 * matches)
    spread = NORMAL_95 * sqrt(rate * (1 - rate) / matches + z2 / (4 * matches * matches))
    scale = 1 + z2 / matches
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean(values: Sequence[float]) -> float:
    """The mean; of nothing it is 0."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    return sqrt(sum([(value - centre) ** 2 for value in values]) / (len(values) - 1))
