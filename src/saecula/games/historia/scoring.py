"""Victory (HIS-034, HIS-035, HIS-263, HIS-282)."""

from __future__ import annotations

from saecula.core.game import Result, ranked, returns_of
from saecula.games.historia.position import Historia


def result(g: Historia) -> Result:
    """Rank by VP, then by the sum of both levels; players who are still tied share the place.

    [HIS-034, HIS-263]
    """
    players = g.civs[: g.seats]
    scores = tuple([civ.vp for civ in players])
    if g.seats == 1:
        ahead = len(solo_ahead(g))
        return Result((1 + ahead,), scores, (-1.0 if ahead else 1.0,))
    places = ranked([(civ.vp, civ.technology + civ.military) for civ in players])
    return Result(places, scores, returns_of(places))


def solo_ahead(g: Historia) -> list[int]:
    """Return the living civbots that a lone player did not beat: those with as many VP, or all if wiped out.

    [HIS-281, HIS-282]
    """
    player = g.civs[0]
    living = [index for index in range(1, len(g.civs)) if g.civs[index].alive]
    return [index for index in living if g.civs[index].vp >= player.vp or not player.alive]
