"""Statistics of wins and scores that the standard library lacks or leaves undefined for few values."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959963984540054


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a win rate."""
    if not matches:
        return 0.0, 1.0
    rate = wins / matches
    z2 = NORMAL_95 * NORMAL_95
    centre = rate + z2 / (2 * matches)
    spread = NORMAL_95 * sqrt(rate * (1 - rate) / matches + z2 / (4 * matches * matches))
    scale = 1 + z2 / matches
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean(values: Sequence[float]) -> float:
    """Return the mean, or 0 if there are no values."""
    return statistics.fmean(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of a sample, or 0 for fewer than two values."""
    return float(statistics.stdev(values)) if len(values) > 1 else 0.0
