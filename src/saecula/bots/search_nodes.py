"""What a search remembers of a seat's decision, and how it picks what to try next."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from saecula.bots.bot import Chance
from saecula.core.position import Action

HABIT: Final = 2.0  # trials that an action's value elsewhere is worth
EVEN: Final = 0.1  # of the inclination goes to all options alike
PLANNED: Final = 0.5  # of the inclination goes to what was planned
SHARP: Final = 5.0  # how much a spread of points bends the inclination
RESOLVE: Final = 2.5  # how firmly others do what served them better
FINER: Final = 12  # visits from which on a decision is told apart by what the others did
WIDE: Final = 3  # options that are tried from the beginning; more of them with more visits
WIDENING: Final = 0.6
EVEN_VALUE: Final = 0.5
_FLAT: Final = 30.0
_FINE: Final = 1 << 24


class Tally:
    """What came of one action: trials, the sum of their values, and the points it brings at once."""

    __slots__ = ("gain", "total", "trials")

    def __init__(self, gain: float = 0.0) -> None:
        self.trials = 0.0
        self.total = 0.0
        self.gain = gain

    def add(self, value: float, trials: float = 1.0) -> None:
        """More trials, and the sum of their values."""
        self.trials += trials
        self.total += value

    def fade(self, trials: float) -> None:
        """Keep the memory of at most so many trials."""
        if self.trials > trials:
            self.total *= trials / self.trials
            self.trials = trials

    @property
    def mean(self) -> float:
        """The mean value; one half while nothing is known."""
        return self.total / self.trials if self.trials else EVEN_VALUE


class Node:
    """One decision of one seat, as that seat knows it: its own choices so far and what it is asked."""

    __slots__ = ("all", "finer", "tallies")

    def __init__(self) -> None:
        self.all = Tally()
        self.tallies: dict[Action, Tally] = {}
        self.finer: dict[int, Node] = {}

    def add(self, action: Action, value: float) -> None:
        """One more visit, in which this was chosen."""
        self.all.add(value)
        self.tallies[action].add(value)

    def speaks_for(self, action: Action) -> bool:
        """Whether nothing that was tried about as often did better."""
        if action not in self.tallies:
            return True
        own = self.tallies[action]
        return all(
            other.mean <= own.mean
            for other in self.tallies.values()
            if other.trials > 1 and other.trials * 2 >= own.trials
        )

    def told_apart(self, trail: int, options: list[Action]) -> Node:
        """The same decision after what the others did in the open, once there are visits enough to tell."""
        if self.all.trials < FINER:
            return self
        finer = self.finer.get(trail)
        if finer is None:
            finer = self.finer[trail] = Node()
        for action in options:
            if action not in finer.tallies:
                finer.tallies[action] = Tally(self.tallies[action].gain)
        return finer


def scores(node: Node, tallies: Sequence[Tally], habits: Sequence[Tally | None]) -> list[float]:
    """By option its value so far; what was not tried much is taken for what it was worth elsewhere."""
    level = node.all.mean
    return [
        (tally.total + HABIT * (level if habit is None else habit.mean)) / (tally.trials + HABIT)
        for tally, habit in zip(tallies, habits, strict=True)
    ]


def inclination(tallies: Sequence[Tally], unit: float) -> list[float]:
    """How likely each option is before anything is known: by the points it brings at once."""
    best = max([tally.gain for tally in tallies])
    weights = [exp(max(SHARP * (tally.gain - best) / unit, -_FLAT)) for tally in tallies]
    share = (1.0 - EVEN) / sum(weights)
    even = EVEN / len(weights)
    return [even + share * weight for weight in weights]


def select(
    node: Node,
    tallies: Sequence[Tally],
    habits: Sequence[Tally | None],
    unit: float,
    curiosity: float,
    planned: int | None = None,
) -> int:
    """The option with the best mix of value so far and what is not tried enough."""
    likely = inclination(tallies, unit)
    if planned is not None:
        likely = [(1.0 - PLANNED) * share for share in likely]
        likely[planned] += PLANNED
    pull = curiosity * sqrt(node.all.trials + 1.0)
    narrow = _narrow(likely, node.all.trials)
    best, best_score = 0, -1.0
    for i, score in enumerate(scores(node, tallies, habits)):
        trials = tallies[i].trials
        if likely[i] < narrow and not trials:
            continue
        score += pull * likely[i] / (1.0 + trials)
        if score > best_score:
            best, best_score = i, score
    return best


def _narrow(likely: list[float], visits: float) -> float:
    """Options less likely than this are left for later."""
    width = WIDE + int(visits**WIDENING)
    return 0.0 if width >= len(likely) else sorted(likely, reverse=True)[width - 1]


def sample(
    node: Node, tallies: Sequence[Tally], habits: Sequence[Tally | None], unit: float, chance: Chance
) -> int:
    """An option by chance, the likelier the better it served; equal chances mostly take the same."""
    level = node.all.mean
    weights = [
        first * exp(max(min(RESOLVE * sqrt(tally.trials + HABIT) * (score - level), _FLAT), -_FLAT))
        for first, tally, score in zip(
            inclination(tallies, unit), tallies, scores(node, tallies, habits), strict=True
        )
    ]
    at = chance.below(_FINE) / _FINE * sum(weights)
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    return len(weights) - 1
