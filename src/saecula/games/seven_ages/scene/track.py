"""The track of progress."""

from __future__ import annotations

from saecula.core.locale import Texts
from saecula.core.scene import Piece, TrackCell, TrackPanel
from saecula.core.wording import say
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import age_of, in_play
from saecula.games.seven_ages.scene.mats import colour


def track(g: SevenAges, texts: Texts) -> TrackPanel:
    """Draw the levels in seven ages, with a chip for each empire. [7AG-008]"""
    levels = range(1, g.content.board.last_level + 2)
    return TrackPanel("progress", say(texts, "progress"), [_cell(g, level, texts) for level in levels])


def _cell(g: SevenAges, level: int, texts: Texts) -> TrackCell:
    here = [slot for slot in in_play(g) if g.empires[slot].progress == level]
    pieces = []
    for slot in here:
        name = str(texts.label("empire", slot))
        owner = colour(g.empires[slot].owner)
        pieces.append(Piece(f"progress:{slot}", "marker", owner, name, mark=name[:2]))
    last = level > g.content.board.last_level
    label = say(texts, "beyond") if last else str(level)
    age = str(texts.label("age", age_of(g.content, level) - 1))
    return TrackCell(f"level:{level}", label, "limit" if last else "", pieces=pieces, group=age)
