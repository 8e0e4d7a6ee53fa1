"""95 % intervals of means and rates over deals, because the matches of one deal are not independent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Final

import msgspec

from saecula.arena.stats import NORMAL_95, wilson

# Two-sided 95 % quantiles of Student's t-distribution with 1 to 30 degrees of freedom.
STUDENT_95: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; a single deal has no interval."""

    mean: float
    low: float | None = None
    high: float | None = None


class Sample:
    """Values grouped by the deal they come from."""

    def __init__(self, values: Iterable[tuple[int, float]]) -> None:
        self.deals: dict[int, list[float]] = {}
        for deal, value in values:
            self.deals.setdefault(deal, []).append(value)
        self.count = sum([len(values) for values in self.deals.values()])
        self.total = sum([sum(values) for values in self.deals.values()])
        self.mean = self.total / self.count if self.count else 0.0

    def variance_of_mean(self) -> float:
        """Estimate the variance of the mean over deals (ratio estimator, clustered by deal)."""
        deals = len(self.deals)
        spread = sum([(sum(values) - self.mean * len(values)) ** 2 for values in self.deals.values()])
        return spread * deals / (deals - 1) / (self.count * self.count)


def mean_over_deals(sample: Sample) -> Estimate:
    """Return the mean with Student's interval over deals."""
    freedom = len(sample.deals) - 1
    if freedom < 1:
        return Estimate(sample.mean)
    reach = student(freedom) * sqrt(sample.variance_of_mean())
    return Estimate(sample.mean, sample.mean - reach, sample.mean + reach)


def rate_over_deals(sample: Sample) -> Estimate:
    """Return a rate with Wilson's interval.

    If deals vary more than independent matches would, the number of matches is divided by that design effect;
    it is never increased.
    """
    if not sample.count:
        return Estimate(0.0, 0.0, 1.0)
    single = sample.mean * (1.0 - sample.mean) / sample.count
    effect = 1.0
    if len(sample.deals) > 1 and single > 0.0:
        effect = max(1.0, sample.variance_of_mean() / single)
    counted = max(1, int(sample.count / effect))
    return Estimate(sample.mean, *wilson(sample.mean * counted, counted))


def student(freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's t-distribution."""
    if freedom <= len(STUDENT_95):
        return STUDENT_95[freedom - 1]
    z = NORMAL_95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom * freedom)


def quantiles(values: Iterable[float], at: tuple[float, ...]) -> tuple[float, ...]:
    """Return quantiles, interpolated linearly."""
    ordered = sorted(values)
    found = []
    for part in at:
        place = part * (len(ordered) - 1)
        low = int(place)
        high = min(low + 1, len(ordered) - 1)
        found.append(ordered[low] + (ordered[high] - ordered[low]) * (place - low))
    return tuple(found)


def counted(values: Iterable[int]) -> Mapping[int, int]:
    """Count how often each value occurs, smallest first."""
    listed = list(values)
    return {value: listed.count(value) for value in sorted(set(listed))}
