"""Victory (TTA-004, TTA-005, TTA-183, TTA-484)."""

from __future__ import annotations

from saecula.core.game import Result, ranked, returns_of
from saecula.games.through_the_ages.position import ThroughTheAges


def result(g: ThroughTheAges) -> Result:
    """Rank by culture, ties share; players who resigned rank below all others. [TTA-005, TTA-484]"""
    scores = tuple([civ.culture for civ in g.civs])
    stayed = [not g.out >> seat & 1 for seat in range(g.seats)]
    places = ranked([(here, civ.culture if here else 0) for here, civ in zip(stayed, g.civs, strict=True)])
    return Result(places, scores, returns_of(places))
