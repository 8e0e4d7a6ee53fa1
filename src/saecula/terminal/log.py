"""The log of a match."""

from __future__ import annotations

from rich.text import Text

from saecula.core.scene import LogLine, Mat
from saecula.terminal.messages import Messages
from saecula.terminal.text_layout import GOLD, Lines, clipped, heading, indented, seat_colour, shape, wrapped


def draw_log(
    log: list[LogLine],
    since: int,
    width: int,
    rows: int,
    mats: list[Mat],
    messages: Messages,
    title: bool = True,
) -> Lines:
    """Draw the end of the log; a rule marks what is new since the player last looked."""
    colours = {mat.id: mat.colour for mat in mats}
    blocks: list[Lines] = []
    for i, line in enumerate(log):
        if i == since and since > 0:
            blocks.append([heading(messages("since-last-look"), "", width, GOLD)])
        blocks.append(_log_line(line, colours, width))
    head = [heading(messages("log"), "", width)] if title else []
    lines: Lines = []
    for block in reversed(blocks):
        if len(lines) + len(block) > rows - len(head):
            break
        lines = block + lines
    return [*head, *lines] if lines else []


def _log_line(line: LogLine, colours: dict[str, int], width: int) -> Lines:
    if line.heading:
        return [clipped(Text(line.text, style="italic"), width)]
    colour = colours.get(line.who, 0)
    sign = Text(shape(colour) + " ", style=seat_colour(colour)) if colour else Text("  ")
    first, *rest = wrapped(Text(line.text), width - 2) or [Text()]
    return [Text.assemble(sign, first), *[indented(more, 2) for more in rest]]
