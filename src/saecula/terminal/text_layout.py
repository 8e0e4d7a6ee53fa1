"""Colours, shapes and lines of text: what all drawing is made of.

Everything that is drawn is a list of lines, none wider than it was given room; so sheets can be put below and
beside each other without a layout engine, and tests can read them.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

Lines: TypeAlias = list[Text]

SHAPES: Final = "▲●■◆✚★⬢"
# Between the light and the dark palette of the look: legible on either ground.
SEAT_COLOURS: Final = ("#d2483c", "#b98600", "#9a5fb0", "#2a92c4", "#2f9a5c", "#85898d", "#cf6a96")
QUIET: Final = "#808080"  # not "bright black": some themes make that invisible
BADGE: Final = "bold #ffffff on #23479b"
ACCENT: Final = "#5b7fd6"
GOLD: Final = "#b98600"

# Rich asks a console for its width and styles even where nothing is printed.
MEASURE: Final = Console(file=StringIO(), width=1000)


def shape(colour: int) -> str:
    """The sign of a seat's colour; automata without one get a dot."""
    return SHAPES[colour - 1] if 1 <= colour <= len(SHAPES) else "•"


def seat_colour(colour: int) -> str:
    """The ink of a seat's colour."""
    return SEAT_COLOURS[colour - 1] if 1 <= colour <= len(SEAT_COLOURS) else "default"


def token(colour: int, count: int = 1) -> Text:
    """A seat's sign, with its number from two on."""
    return Text(shape(colour) + (str(count) if count > 1 else ""), style=f"bold {seat_colour(colour)}")


def wrapped(text: Text, width: int) -> Lines:
    """The lines of a text that is too long for one."""
    lines = text.wrap(MEASURE, max(1, width))
    for line in lines:
        line.rstrip()
    return list(lines)


def clipped(text: Text, width: int) -> Text:
    """One line, cut with an ellipsis where it is too long."""
    line = text.copy()
    line.truncate(max(1, width), overflow="ellipsis")
    return line


def padded(text: Text, width: int) -> Text:
    """One line of exactly this width."""
    line = clipped(text, width)
    line.pad_right(max(0, width - line.cell_len))
    return line


def indented(line: Text, by: int) -> Text:
    """Move a line to the right."""
    return Text.assemble(" " * by, line)


def spread(left: Text, right: Text, width: int) -> Text:
    """One line with something at each end; the left gives way."""
    if not right.cell_len:
        return clipped(left, width)
    right = clipped(right, max(1, width - min(left.cell_len, width // 3) - 1))
    return Text.assemble(padded(left, width - right.cell_len - 1), " ", right)


def heading(title: str, note: str, width: int, style: str = QUIET) -> Text:
    """A panel's title on a rule, its note at the right end."""
    left = Text(title, style="bold")
    right = clipped(Text(note, style=QUIET), max(1, width - left.cell_len - 6)) if note else Text()
    rule = width - left.cell_len - right.cell_len - 1 - bool(note)
    if rule < 1:
        return clipped(left, width)
    line = Text.assemble(left, " ", ("─" * rule, style))
    return Text.assemble(line, " ", right) if note else line


def titled(title: str, note: str, width: int) -> Lines:
    """A panel's title; a note that does not fit beside it goes below."""
    if len(title) + len(note) + 6 <= width:
        return [heading(title, note, width)]
    return [heading(title, "", width), *wrapped(Text(note, style=QUIET), width)]


def flowed(parts: Iterable[Text], width: int, gap: str = "  ") -> Lines:
    """Parts side by side, on as many lines as they need; no part is broken."""
    lines: Lines = []
    for part in parts:
        piece = clipped(part, width)
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, piece)
        else:
            lines.append(piece)
    return lines


def stacked(blocks: Iterable[Lines]) -> Lines:
    """Blocks below each other, an empty line between them."""
    lines: Lines = []
    for block in blocks:
        if lines and block:
            lines.append(Text())
        lines += block
    return lines


def beside(columns: list[tuple[Lines, int]], gap: int = 2) -> Lines:
    """Columns of these widths side by side."""
    height = max([len(lines) for lines, _ in columns])
    rows: Lines = []
    for i in range(height):
        cells = [padded(lines[i] if i < len(lines) else Text(), width) for lines, width in columns]
        rows.append(Text(" " * gap).join(cells))
    return rows
