"""Mats: what a player has."""

from __future__ import annotations

from saecula.core.blocks import UNSEEN
from saecula.core.flow import to_move
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Mat, Stat
from saecula.core.wording import say
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import empires_of
from saecula.games.seven_ages.rules.markers import empire_limit


def colour(seat: Seat) -> int:
    """Return the colour and shape of a player."""
    return seat + 1


def mat(g: SevenAges, seat: Seat, viewer: Seat, texts: Texts) -> Mat:
    """Lay out what a player has."""
    player = g.players[seat]
    empires = say(texts, "of-limit", number=len(empires_of(g, seat)), limit=empire_limit(g))
    stats = [
        Stat("city", empires, say(texts, "empires")),
        Stat("card", str(len(player.hand)), say(texts, "hand")),
        Stat("points", str(player.scored), say(texts, "last-scoring")),
    ]
    if seat == g.start:
        stats.append(Stat("first", "1", say(texts, "start-player")))
    return Mat(
        id=f"player:{seat}",
        seat=seat,
        colour=colour(seat),
        name=str(texts.label("player", seat)),
        person="",
        points=str(player.glory),
        active=g.block not in UNSEEN and seat in to_move(g),
        you=seat == viewer,
        stats=stats,
        points_icon="points",
    )
