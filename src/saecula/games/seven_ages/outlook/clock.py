"""How many scorings are still to come."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules.areas import lead

PACE: Final = 1.8  # levels by which the leader advances in a round
FARTHEST: Final = 9.0  # scorings; what comes later is worth nothing yet


def scorings_left(g: SevenAges) -> float:
    """Return how many scorings are expected, this round's included until it has begun."""
    if g.ended:
        return 0.0
    board = g.content.board
    last = g.variant.last_age * board.levels_an_age or board.last_level
    by_level = 1.0 if g.passed != NONE else max((last + 1 - lead(g)) / PACE, 1.0)
    by_round = float(int(g.variant.rounds) - g.round + 1)
    return min(by_level, by_round, FARTHEST)
