"""How likely each seat is to win: judgement in points, made chances by how far a match may still swing."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Position
from saecula.core.record import Match
from saecula.core.secrecy import Seen

LEAST_SWING: Final = 0.1  # points; nobody is sure before the end


def standings(game: Game[Any], g: Position) -> list[float]:
    """The judgement of each seat, then of rivals without a seat."""
    seats = [game.judgement(Seen(g, seat), seat) for seat in range(g.seats)]
    return seats + [game.judgement(Seen(g, 0), rival) for rival in game.rivals(g)]


def softmax(points: Sequence[float], swing: float) -> list[float]:
    """Chances from points: one swing more multiplies the odds by e."""
    swing = max(swing, LEAST_SWING)
    most = max(points)
    weights = [exp((own - most) / swing) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def chances(game: Game[Any], g: Position, elapsed: float) -> list[float]:
    """By seat the chance to win; after the end it is the result."""
    if flow.is_over(g):
        winners = game.result(g).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]
    return softmax(standings(game, g), game.swing.at(elapsed))[: g.seats]


def elapsed(match: Match[Any], at: int) -> float:
    """What part of a match is over after so many choices; of one that goes on, by its usual length."""
    before = sum([len(segment.entries) for segment in match.record.segments[:-1]])
    length = before + len(match.entries)
    if not match.over:
        length = max(length, match.game.swing.choices * match.record.seats)
    return (before + at) / max(length, 1)
