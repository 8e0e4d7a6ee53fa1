"""Victory (SOT-351, SOT-352)."""

from __future__ import annotations

from saecula.core.game import Result, ranked, returns_of
from saecula.games.sands_of_time.position import SandsOfTime


def result(g: SandsOfTime) -> Result:
    """Rank by VP, then by VP from the last chronicles; a tie is a shared victory. [SOT-352]"""
    scores = tuple([empire.vp for empire in g.empires])
    places = ranked([(empire.vp, empire.last_chronicles) for empire in g.empires])
    return Result(places, scores, returns_of(places))
