"""A seat's view of Historia: mats, map, wonders, matrix and hand, and the hints for each choice."""

from __future__ import annotations

from saecula.core.boards import lay_out
from saecula.core.flow import is_over
from saecula.core.locale import Texts
from saecula.core.scene import Board
from saecula.core.secrecy import Seen
from saecula.core.wording import listed, roman, say
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import calendar
from saecula.games.historia.scene.hints import hints as hint
from saecula.games.historia.scene.mats import mats
from saecula.games.historia.scene.panels import hand, panels, time
from saecula.games.historia.scoring import solo_ahead

__all__ = ["board", "hint"]


def board(seen: Seen[Historia], texts: Texts) -> Board:
    """Lay out all mats and panels from what this seat sees."""
    g = seen.position
    ended = verdict(g, texts) if is_over(g) else ""
    return lay_out(seen, texts, moment=moment, mats=mats, panels=panels, hand=hand, time=time, verdict=ended)


def verdict(g: Historia, texts: Texts) -> str:
    """Explain the result where the players' VP alone do not. [HIS-034, HIS-281, HIS-282]"""
    if g.seats == 1:
        return _verdict_alone(g, texts)
    players = g.civs[: g.seats]
    most = max([civ.vp for civ in players])
    sums = {seat: civ.technology + civ.military for seat, civ in enumerate(players) if civ.vp == most}
    if len(sums) == 1:
        return ""
    if len(set(sums.values())) == 1:
        return say(texts, "verdict-shared")
    parts = [say(texts, "verdict-sum", civ=texts.label("civ", seat), sum=n) for seat, n in sums.items()]
    return say(texts, "verdict-levels", sums=listed(parts))


def _verdict_alone(g: Historia, texts: Texts) -> str:
    own = texts.label("civ", 0)
    if not g.civs[0].alive:
        return say(texts, "verdict-wiped-out", civ=own)
    ahead = solo_ahead(g)
    if not ahead:
        return say(texts, "verdict-alone-won", civ=own)
    best = max(ahead, key=lambda index: g.civs[index].vp)
    vp, most = g.civs[0].vp, g.civs[best].vp
    return say(texts, "verdict-outscored", civ=own, vp=vp, rival=texts.label("civ", best), most=most)


def moment(g: Historia, texts: Texts) -> str:
    """Say which point of the match has been reached."""
    if is_over(g):
        return say(texts, "moment-over")
    if not g.round:
        return say(texts, "moment-setup")
    last = calendar.last_round(g)
    return say(texts, "moment-round", epoch=roman(calendar.epoch(g)), round=g.round, rounds=last)
