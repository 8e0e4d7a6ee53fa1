"""Sequential halving at the root: options compete in the same worlds, and the worse ones are eliminated.

Karnin, Koren, Somekh 2013; with early stopping by a paired z test. All options are tried in the same
determinizations with common random numbers, so that differences count and not luck.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import ceil, log2, sqrt
from typing import Final, Generic, NamedTuple, TypeVar

from saecula.core.position import Action

K = TypeVar("K", bound=Hashable)  # what competes: actions, or numbers of plans

LEAST_WORLDS: Final = 5  # before an option may be eliminated early


class SequentialHalving(Generic[K]):
    """The surviving options: after each round the worse half is eliminated, clearly worse ones at once."""

    def __init__(self, options: Sequence[K], z_threshold: float) -> None:
        self.survivors = list(options)
        self._z_threshold = z_threshold  # standard errors behind the best at which an option is eliminated
        self._rounds = max(1, ceil(log2(max(len(options), 2))))
        self._round = 1
        self._values: dict[K, list[float]] = {action: [] for action in options}

    def record(self, action: K, value: float) -> None:
        """Add an option's value in one more world."""
        self._values[action].append(value)

    def result(self, action: K) -> tuple[int, float]:
        """Return in how many worlds an option was tried, and the sum of its values."""
        values = self._values.get(action, [])
        return len(values), sum(values)

    def keep(self, width: int) -> None:
        """Eliminate all but the best so far."""
        self.survivors.sort(key=lambda action: -sum(self._values[action]))
        del self.survivors[width:]

    def eliminate(self, spent: float) -> None:
        """Eliminate options, now that this part of the budget is spent."""
        self.survivors.sort(key=lambda action: -sum(self._values[action]))
        while spent * self._rounds >= self._round:
            self._round += 1
            if len(self.survivors) > 2:
                del self.survivors[(len(self.survivors) + 1) // 2 :]
        best, *others = self.survivors
        self.survivors = [best, *[action for action in others if not self._is_beaten(action, best)]]

    def _is_beaten(self, action: K, best: K) -> bool:
        """Return whether an option is clearly worse than the best, or always the same."""
        pairs = zip(self._values[best], self._values[action], strict=True)
        leads = [one - other for one, other in pairs]
        count = len(leads)
        if count < LEAST_WORLDS:
            return False
        mean = sum(leads) / count
        error = sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (count - 1) / count)
        return mean >= self._z_threshold * error


class ActionValue(NamedTuple):
    """What a search found out about an option."""

    action: Action
    worlds: int  # in which it was tried
    points: float  # mean utility in points, to compare with other options of the same decision


def best_of(values: Sequence[ActionValue]) -> ActionValue:
    """Return the best of those that were tried about as often as any; the first of equals."""
    most = max([value.worlds for value in values])
    tried = [value for value in values if value.worlds * 2 >= most and (value.worlds or not most)]
    return max(tried, key=lambda value: value.points)
