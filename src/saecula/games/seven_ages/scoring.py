"""Who wins (7AG-353)."""

from __future__ import annotations

from saecula.core.game import Result, ranked, returns_of
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import empires_of


def result(g: SevenAges) -> Result:
    """Rank by glory; ties go to the first to pass the last level, else to the most advanced. [7AG-353]"""
    table = []
    for seat, player in enumerate(g.players):
        best = max([g.empires[slot].progress for slot in empires_of(g, seat)], default=0)
        table.append((player.glory, int(g.passed == seat), best))
    places = ranked(table)
    return Result(places, tuple([player.glory for player in g.players]), returns_of(places))
