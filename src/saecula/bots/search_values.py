"""From points to values: how a seat stands, between 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from saecula.core.game import Game
from saecula.core.position import Position, Seat

WINNING: Final = 2.0  # spreads of points that a won match is worth
STEEPEST: Final = 20.0  # beyond this a logistic is flat in any case


class Outcome:
    """Where an imagined course of play led: by seat how it stands, and the returns if the match is over."""

    __slots__ = ("returns", "standing")

    def __init__(self, standing: list[float], returns: tuple[float, ...]) -> None:
        self.standing = standing
        self.returns = returns


def standing(game: Game[Any], g: Position) -> list[float]:
    """By seat its judgement, which takes account of the others."""
    return [game.evaluate(g, seat) for seat in range(g.seats)]


def final(game: Game[Any], g: Position) -> Outcome:
    """The outcome of a match that is over."""
    return Outcome(standing(game, g), game.result(g).returns)


def mean_of(standings: Sequence[Sequence[float]]) -> list[float]:
    """By seat the mean of several standings."""
    return [sum(by_seat) / len(standings) for by_seat in zip(*standings, strict=True)]


class Yardstick:
    """Turns points into values by a logistic that is fitted to the first outcomes of a search."""

    __slots__ = ("_middles", "spreads")

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        by_seat = list(zip(*[outcome.standing for outcome in outcomes], strict=True))
        self._middles = [sum(points) / len(points) for points in by_seat]
        self.spreads = [
            (sum([(own - middle) ** 2 for own in points]) / len(points)) ** 0.5 or 1.0
            for points, middle in zip(by_seat, self._middles, strict=True)
        ]

    def values(self, outcome: Outcome) -> list[float]:
        """By seat from 0 to 1; where the match is over half of it is who won."""
        values = [self._value(seat, points) for seat, points in enumerate(outcome.standing)]
        if not outcome.returns:
            return values
        return [(value + (share + 1) / 2) / 2 for value, share in zip(values, outcome.returns, strict=True)]

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        """For comparing options in the same world: points in spreads, and what winning adds."""
        worth = outcome.standing[seat] / self.spreads[seat]
        return worth + WINNING * outcome.returns[seat] if outcome.returns else worth

    def _value(self, seat: Seat, points: float) -> float:
        return logistic((points - self._middles[seat]) / self.spreads[seat])


def logistic(x: float) -> float:
    """From 0 to 1, one half at nought."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, x))))
