"""The rules of thumb, each registered for the questions whose options it scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from saecula.core.actions import rule_id
from saecula.core.position import Action, Frame, Seat
from saecula.games.seven_ages.position import SevenAges

Scorer: TypeAlias = Callable[[SevenAges, Seat, Frame, list[Action]], list[float]]

SCORERS: Final[dict[str, Scorer]] = {}


def scores(*rules: Any) -> Callable[[Scorer], Scorer]:  # decisions and drafts of any number of arguments
    """Register a function that scores the options of these questions."""

    def register(scorer: Scorer) -> Scorer:
        for rule in rules:
            SCORERS[rule.id] = scorer
        return scorer

    return register


def score(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> list[float] | None:
    """Return a score for each option, or None if no rule of thumb knows the question."""
    scorer = SCORERS.get(rule_id(frame))
    return None if scorer is None else scorer(g, seat, frame, options)
