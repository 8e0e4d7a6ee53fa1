"""The log of a match."""

from __future__ import annotations

from rich.text import Text

from saecula.core.journal import Part
from saecula.core.locale import Texts
from saecula.core.points import written
from saecula.core.scene import LogLine, Mat, source_label
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import (
    GOLD,
    QUIET,
    Lines,
    clipped,
    heading,
    indented,
    seat_colour,
    shape,
    wrapped,
)


def draw_log(
    log: list[LogLine],
    since: int,
    width: int,
    rows: int,
    mats: list[Mat],
    messages: Messages,
    title: bool = True,
) -> Lines:
    """Draw the end of the log, turn by turn; a rule marks what is new since the player last looked."""
    known = {mat.id: mat for mat in mats}
    blocks: list[Lines] = []
    turn = ""
    for i, line in enumerate(log):
        if i == since and since > 0:
            blocks.append([heading(messages("since-last-look"), "", width, GOLD)])
        if line.turn != turn and not line.heading and line.turn in known:
            blocks.append([_turn_title(known[line.turn], width)])
        turn = line.turn
        blocks.append(_log_line(line, known, width))
    head = [heading(messages("log"), "", width)] if title else []
    lines: Lines = []
    for block in reversed(blocks):
        if len(lines) + len(block) > rows - len(head):
            break
        lines = block + lines
    return [*head, *lines] if lines else []


def _turn_title(mat: Mat, width: int) -> Text:
    """Name the player whose turn the lines below belong to."""
    return clipped(Text(f"{shape(mat.colour)} {mat.name}", style=f"bold {seat_colour(mat.colour)}"), width)


def _log_line(line: LogLine, mats: dict[str, Mat], width: int) -> Lines:
    if line.heading:
        return [clipped(Text(line.text, style="italic"), width)]
    colour = mats[line.who].colour if line.who in mats else 0
    sign = Text(shape(colour) + " ", style=seat_colour(colour)) if colour else Text("  ")
    more = [line.cause, *_unsaid(line, mats)]
    quiet = "".join([f" · {part}" for part in more if part])
    first, *rest = wrapped(Text.assemble(line.text, (quiet, QUIET)), width - 2) or [Text()]
    return [Text.assemble(sign, first), *[indented(part, 2) for part in rest]]


def _unsaid(line: LogLine, mats: dict[str, Mat]) -> list[str]:
    """Return the changes whose number the sentence does not mention; others' with their name."""
    said = line.text.split()
    return [
        f"{change.value} {change.label}"
        if change.who == line.who or change.who not in mats
        else f"{mats[change.who].name} {change.value} {change.label}"
        for change in line.changes
        if change.value[1:] not in said
    ]


def draw_ledger(ledger: list[list[Part]], mats: list[Mat], texts: Texts, width: int) -> Lines:
    """Draw the points of each player by source, the largest first."""
    lines: Lines = []
    for mat in mats:
        parts = sorted(ledger[mat.seat], key=lambda part: -part.points)
        named = [(source_label(texts, part.source), part.points) for part in parts if part.points]
        lines += [heading(mat.name, written(sum([points for _, points in named])), width)]
        lines += [clipped(Text(f"{written(points):>5}  {name}"), width) for name, points in named]
    return lines
