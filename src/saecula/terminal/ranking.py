"""The result of a match."""

from __future__ import annotations

from rich.text import Text

from saecula.core.game import Result
from saecula.core.scene import Mat
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import ACCENT, QUIET, Lines, heading, padded, seat_colour, shape, wrapped


def draw_ranking(result: Result, mats: list[Mat], width: int, messages: Messages, verdict: str = "") -> Lines:
    """Draw the winners, the reason and the places; civilizations without a player come last."""
    seated = sorted([mat for mat in mats if mat.seat >= 0], key=lambda mat: result.places[mat.seat])
    rows = [_rank(str(result.places[mat.seat]), mat, width) for mat in seated]
    rows += [_rank("–", mat, width) for mat in mats if mat.seat < 0]
    names = [mat.name for mat in seated if mat.seat in result.winners]
    won = messages("won", names=", ".join(names), count=len(names)) if names else messages("nobody-won")
    head = heading(messages("match-over"), "", width, ACCENT)
    return [head, Text(won, style="bold"), *(wrapped(Text(verdict), width) if verdict else []), *rows]


def _rank(place: str, mat: Mat, width: int) -> Text:
    line = Text.assemble(
        f"{place:>2}  ", (shape(mat.colour), f"bold {seat_colour(mat.colour)}"), f" {mat.name}"
    )
    if mat.person:
        line.append(f" {mat.person}", QUIET)
    return Text.assemble(padded(line, min(width, 50) - 8), (mat.points.rjust(7), "bold"))
