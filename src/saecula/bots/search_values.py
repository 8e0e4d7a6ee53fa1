"""From points to values: how a seat stands beside the others, between 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from saecula.core.game import Game
from saecula.core.position import Position, Seat
from saecula.core.secrecy import Seen

RIVALRY: Final = 0.25  # of the others' mean judgement that a lead is reduced by
WINNING: Final = 2.0  # spreads of points that a won match is worth
STEEPEST: Final = 20.0  # beyond this a logistic is flat in any case


class Outcome:
    """Where an imagined course of play led: by seat the lead, and the returns if the match is over."""

    __slots__ = ("leads", "returns")

    def __init__(self, leads: list[float], returns: tuple[float, ...]) -> None:
        self.leads = leads
        self.returns = returns


def leads(game: Game[Any], g: Position) -> list[float]:
    """By seat its judgement less a part of the others'."""
    return _compared([game.judgement(Seen(g, seat), seat) for seat in range(g.seats)])


def final(game: Game[Any], g: Position) -> Outcome:
    """The outcome of a match that is over: the score counts and nothing that was thought before."""
    result = game.result(g)
    return Outcome(_compared([float(score) for score in result.scores]), result.returns)


def _compared(points: list[float]) -> list[float]:
    if len(points) == 1:
        return points
    total = sum(points)
    return [own - RIVALRY * (total - own) / (len(points) - 1) for own in points]


def mean_of(standings: Sequence[Sequence[float]]) -> list[float]:
    """By seat the mean of several standings."""
    return [sum(by_seat) / len(standings) for by_seat in zip(*standings, strict=True)]


class Yardstick:
    """Turns leads into values by a logistic that is fitted to the first outcomes of a search."""

    __slots__ = ("_middles", "spreads")

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        by_seat = list(zip(*[outcome.leads for outcome in outcomes], strict=True))
        self._middles = [sum(leads) / len(leads) for leads in by_seat]
        self.spreads = [
            (sum([(lead - middle) ** 2 for lead in leads]) / len(leads)) ** 0.5 or 1.0
            for leads, middle in zip(by_seat, self._middles, strict=True)
        ]

    def values(self, outcome: Outcome) -> list[float]:
        """By seat from 0 to 1; where the match is over half of it is who won."""
        values = [self._value(seat, lead) for seat, lead in enumerate(outcome.leads)]
        if not outcome.returns:
            return values
        return [(value + (share + 1) / 2) / 2 for value, share in zip(values, outcome.returns, strict=True)]

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        """For comparing options in the same world: the lead in spreads, and what winning adds."""
        worth = outcome.leads[seat] / self.spreads[seat]
        return worth + WINNING * outcome.returns[seat] if outcome.returns else worth

    def _value(self, seat: Seat, lead: float) -> float:
        return logistic((lead - self._middles[seat]) / self.spreads[seat])


def logistic(x: float) -> float:
    """From 0 to 1, one half at nought."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, x))))
