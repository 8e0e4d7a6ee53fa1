"""The ages, and the track of progress."""

from __future__ import annotations

from typing import Final

from saecula.core.locale import Texts
from saecula.core.scene import Piece, TrackCell, TrackPanel
from saecula.core.wording import say
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import age_of, in_play, lead
from saecula.games.seven_ages.scene.colours import colour
from saecula.games.seven_ages.scene.letters import mark
from saecula.games.seven_ages.words import AGES

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII")


def ages(g: SevenAges, texts: Texts) -> TrackPanel:
    """Draw the seven ages; the most advanced empire says which it is. [7AG-008]"""
    now = age_of(g.content, max(lead(g), 1)) - 1
    cells = [
        TrackCell(f"age:{n}", ROMAN[n], _state(n, now), group=str(texts.label("age", n))) for n in range(AGES)
    ]
    return TrackPanel("ages", say(texts, "age"), cells)


def _state(number: int, now: int) -> str:
    return "now" if number == now else "past" if number < now else ""


def progress(g: SevenAges, texts: Texts) -> TrackPanel:
    """Draw the levels, with a chip for each empire and the blue markers. [7AG-008]"""
    first = lead(g)
    levels = range(1, g.content.board.last_level + 1 + (first > g.content.board.last_level))
    cells = [_cell(g, level, first, texts) for level in levels]
    return TrackPanel("progress", say(texts, "progress"), cells, icon="progress", edge="below")


def _cell(g: SevenAges, level: int, first: int, texts: Texts) -> TrackCell:
    last = level > g.content.board.last_level
    age = age_of(g.content, level)
    past = first and age < age_of(g.content, first)
    return TrackCell(
        f"level:{level}",
        say(texts, "beyond") if last else str(level),
        "now" if level == first else "past" if past else "limit" if last else "",
        pieces=[*_empires(g, level, texts), *_blue(g, level, texts)],
        group=f"{ROMAN[age - 1]} {texts.label('age', age - 1)}",
        strong=True,
    )


def _empires(g: SevenAges, level: int, texts: Texts) -> list[Piece]:
    found = []
    for slot in in_play(g):
        empire = g.empires[slot]
        if empire.progress == level:
            name = str(texts.label("empire", slot))
            found.append(
                Piece(f"progress:{slot}", "marker", colour(empire.owner), name, mark=mark(g, slot, texts))
            )
    return found


def _blue(g: SevenAges, level: int, texts: Texts) -> list[Piece]:
    """Return the blue markers of a level."""
    names = list(g.content.files["artifacts"])
    return [
        Piece(f"blue:{names[artifact]}", "blue", 0, str(texts.label("artifact", names[artifact])))
        for artifact, reached in g.blue
        if reached == level
    ]
