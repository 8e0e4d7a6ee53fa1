"""The options of a decision, tried against each other in one world after the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt
from typing import Final, NamedTuple

from saecula.core.position import Action

LEAST_WORLDS: Final = 5  # before an option may be seen to be worse


class Race:
    """Who is still running: the worse half drops out after each heat, and who is clearly beaten at once.

    All run in the same worlds with the same luck, so that differences count and not the luck itself.
    """

    def __init__(self, options: Sequence[Action], patience: float) -> None:
        self.running = list(options)
        self._patience = patience  # standard errors by which an option must be behind to be beaten
        self._heats = max(1, ceil(log2(max(len(options), 2))))
        self._heat = 1
        self._values: dict[Action, list[float]] = {action: [] for action in options}

    def note(self, action: Action, value: float) -> None:
        """What an option was worth in one more world."""
        self._values[action].append(value)

    def result(self, action: Action) -> tuple[int, float]:
        """In how many worlds an option ran, and the sum of its values."""
        values = self._values.get(action, [])
        return len(values), sum(values)

    def thin_out(self, done: float) -> None:
        """Drop options, when this part of the budget is spent."""
        self.running.sort(key=lambda action: -sum(self._values[action]))
        while done * self._heats >= self._heat:
            self._heat += 1
            if len(self.running) > 2:
                del self.running[(len(self.running) + 1) // 2 :]
        best = self.running[0]
        self.running = [best, *[action for action in self.running[1:] if not self._is_beaten(action, best)]]

    def _is_beaten(self, action: Action, best: Action) -> bool:
        """Clearly worse than the best, or always the same."""
        pairs = zip(self._values[best], self._values[action], strict=True)
        ahead = [one - other for one, other in pairs]
        count = len(ahead)
        if count < LEAST_WORLDS:
            return False
        mean = sum(ahead) / count
        error = sqrt(sum([(a - mean) ** 2 for a in ahead]) / (count - 1) / count)
        return mean >= self._patience * error


class Opinion(NamedTuple):
    """What a search thinks of an option."""

    action: Action
    worlds: int  # in which it was tried
    points: float  # how one stands there on the mean, to compare with other options of the same decision


def best_of(opinions: Sequence[Opinion]) -> Opinion:
    """The best of those that ran about as long as any; the first of equals."""
    longest = max([opinion.worlds for opinion in opinions])
    tried = [opinion for opinion in opinions if opinion.worlds and opinion.worlds * 2 >= longest]
    return max(tried, key=lambda opinion: opinion.points)
