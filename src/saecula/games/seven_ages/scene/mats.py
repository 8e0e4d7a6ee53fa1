"""Mats: what a player has."""

from __future__ import annotations

from saecula.core.blocks import UNSEEN
from saecula.core.flow import to_move
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Holding, Mat, Piece, Stat
from saecula.core.wording import say
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import empires_of
from saecula.games.seven_ages.rules.markers import empire_limit
from saecula.games.seven_ages.scene import glory
from saecula.games.seven_ages.scene.colours import colour
from saecula.games.seven_ages.scene.letters import mark
from saecula.games.seven_ages.scene.markers import laid_marker


def mat(g: SevenAges, seat: Seat, viewer: Seat, texts: Texts) -> Mat:
    """Lay out what a player has: numbers, and a line for each empire."""
    player = g.players[seat]
    empires = say(texts, "of-limit", number=len(empires_of(g, seat)), limit=empire_limit(g))
    stats = [
        Stat("card", str(len(player.hand)), say(texts, "hand")),
        Stat("flag", empires, say(texts, "empires")),
        Stat("glory", f"{glory.expected(g, seat):+}", say(texts, "if-scored-now")),
    ]
    if seat == g.start:
        stats.append(Stat("play", "", say(texts, "start-player")))
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
        points_icon="glory",
        holdings=[_empire(g, slot, viewer, texts) for slot in empires_of(g, seat)],
    )


def _empire(g: SevenAges, slot: int, viewer: Seat, texts: Texts) -> Holding:
    """Draw an empire as a line; its symbols are for its owner. [7AG-008, 7AG-041]"""
    empire = g.empires[slot]
    own = empire.owner == viewer
    name = str(texts.label("empire", slot))
    return Holding(
        id=f"empire:{slot}",
        name=name,
        piece=Piece(f"holding:{slot}", "marker", colour(empire.owner), name, mark=mark(g, slot, texts)),
        stats=[
            Stat("progress", str(empire.progress), say(texts, "progress")),
            Stat("money", str(empire.money), say(texts, "money")),
            Stat("military", str(forces.total(empire)), say(texts, "units")),
        ],
        card=laid_marker(g, empire.owner, slot, texts),
        details=glory.symbols(g, slot, texts) if own else [],
        active=bool(g.number) and empire.turned == g.number and g.block not in UNSEEN,
    )
