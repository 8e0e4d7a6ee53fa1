"""Values of rollouts: evaluations in points, normalized to 0 to 1."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from saecula.core.game import Game
from saecula.core.position import Position, Seat

WIN_BONUS: Final = 2.0  # standard deviations of points that a won match is worth
LOGIT_LIMIT: Final = 20.0  # beyond this a logistic is flat anyway


class RolloutResult:
    """Where a rollout led: each seat's evaluation in points, and the returns if the match is over."""

    __slots__ = ("points", "returns")

    def __init__(self, points: list[float], returns: tuple[float, ...]) -> None:
        self.points = points
        self.returns = returns


def evaluate_all(game: Game[Any], g: Position) -> list[float]:
    """Evaluate a position for each seat."""
    return [game.evaluate(g, seat) for seat in range(g.seats)]


def terminal_result(game: Game[Any], g: Position) -> RolloutResult:
    """Return the result of a rollout that reached the end of the match."""
    return RolloutResult(evaluate_all(game, g), game.result(g).returns)


def mean_points(points: Sequence[Sequence[float]]) -> list[float]:
    """Average several evaluations, seat by seat."""
    return [sum(by_seat) / len(points) for by_seat in zip(*points, strict=True)]


class ValueNormalizer:
    """Maps points to values by a logistic that is fitted to the first rollouts of a search."""

    __slots__ = ("_means", "scales")

    def __init__(self, results: Sequence[RolloutResult]) -> None:
        by_seat = list(zip(*[result.points for result in results], strict=True))
        self._means = [sum(points) / len(points) for points in by_seat]
        self.scales = [
            (sum([(own - mean) ** 2 for own in points]) / len(points)) ** 0.5 or 1.0
            for points, mean in zip(by_seat, self._means, strict=True)
        ]

    def values(self, result: RolloutResult) -> list[float]:
        """Return each seat's value from 0 to 1; after the end of the match, half of it is who won."""
        values = [self._value(seat, points) for seat, points in enumerate(result.points)]
        if not result.returns:
            return values
        return [(value + (share + 1) / 2) / 2 for value, share in zip(values, result.returns, strict=True)]

    def utility(self, result: RolloutResult, seat: Seat) -> float:
        """Return what options are compared by in one world: scaled points and a bonus for winning."""
        utility = result.points[seat] / self.scales[seat]
        return utility + WIN_BONUS * result.returns[seat] if result.returns else utility

    def _value(self, seat: Seat, points: float) -> float:
        return logistic((points - self._means[seat]) / self.scales[seat])


def logistic(x: float) -> float:
    """Map a number to 0 to 1; 0 becomes one half."""
    return 1.0 / (1.0 + exp(-max(-LOGIT_LIMIT, min(LOGIT_LIMIT, x))))
