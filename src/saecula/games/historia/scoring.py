"""Victory (HIS-034, HIS-035, HIS-263, HIS-282)."""

from __future__ import annotations

from saecula.core.game import Result, ranked, returns_of
from saecula.games.historia.position import Historia


def result(g: Historia) -> Result:
    """Most VP wins, then the larger sum of levels; a shared victory if still tied. [HIS-034, HIS-263]"""
    players = g.civs[: g.seats]
    scores = tuple([civ.vp for civ in players])
    if g.seats == 1:
        place = 1 if solo_won(g) else 2
        return Result((place,), scores, (1.0 if place == 1 else -1.0,))
    places = ranked([(civ.vp, civ.technology + civ.military) for civ in players])
    return Result(places, scores, returns_of(places))


def solo_won(g: Historia) -> bool:
    """Alive and strictly ahead of every civbot that is not destroyed. [HIS-281, HIS-282]"""
    player = g.civs[0]
    return player.alive and all([bot.vp < player.vp for bot in g.civs[1:] if bot.alive])
