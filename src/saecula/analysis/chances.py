"""Win probabilities: evaluations in points, turned into chances by how far a match may still swing."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from saecula.bots import seed_number
from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.core.game import Game
from saecula.core.position import Position, Seat
from saecula.core.record import Match
from saecula.core.secrecy import Seen

LEAST_SWING: Final = 0.1  # points; nobody is certain to win before the end
WORLDS: Final = 8  # determinizations that the evaluation of a seat's view is averaged over


def check_viewer(match: Match[Any], viewer: Seat | None) -> None:
    """Refuse to analyze a running match for anybody but one of its seats.

    The true position holds what the players still hide from each other; after the end nothing is hidden.
    """
    if viewer is not None and not 0 <= viewer < match.record.seats:
        raise BadOption(f"there is no seat {viewer}; seats are 0 to {match.record.seats - 1}")
    if viewer is None and not match.over:
        raise BadOption("this match is still running: name the seat that it is analyzed for")


def standings(game: Game[Any], g: Position) -> list[float]:
    """Evaluate a position for each seat, then for rivals without a seat."""
    return [game.evaluate(g, index) for index in (*range(g.seats), *game.rivals(g))]


def expected_standings(game: Game[Any], seen: Seen[Any], seed: str) -> list[float]:
    """Average the standings over determinizations of what a seat sees."""
    dice = [seed_number(f"{seed}:world {number}") for number in range(WORLDS)]
    worlds = [standings(game, game.imagine(seen, number)) for number in dice]
    return [sum(points) / WORLDS for points in zip(*worlds, strict=True)]


def softmax(points: Sequence[float], swing: float) -> list[float]:
    """Turn points into chances: a lead of one swing multiplies the odds by e."""
    swing = max(swing, LEAST_SWING)
    most = max(points)
    weights = [exp((own - most) / swing) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def chances(game: Game[Any], g: Position, elapsed: float) -> list[float]:
    """Return each seat's chance to win, everything known; after the end it is the result."""
    if flow.is_over(g):
        winners = game.result(g).winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]
    return softmax(standings(game, g), game.swing.at(elapsed))[: g.seats]


def chances_for(match: Match[Any], g: Position, at: int, viewer: Seat | None, seed: str) -> list[float]:
    """Return each seat's chance to win after `at` choices, as far as the viewer may know it."""
    game = match.game
    if viewer is None or flow.is_over(g):
        check_viewer(match, viewer)
        return chances(game, g, elapsed(match, at))
    points = expected_standings(game, game.redact(g, viewer), f"{seed}:{at}")
    return softmax(points, game.swing.at(elapsed(match, at)))[: g.seats]


def elapsed(match: Match[Any], at: int) -> float:
    """Return which part of a match is over after `at` choices, of a running one by the usual length."""
    before = sum([len(segment.entries) for segment in match.record.segments[:-1]])
    length = before + len(match.entries)
    if not match.over:
        length = max(length, match.game.swing.choices * match.record.seats)
    return (before + at) / max(length, 1)
