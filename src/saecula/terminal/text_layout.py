"""Colours, shapes and lines of text, used by all drawing code.

Everything is drawn as a list of lines, none wider than the given width. Blocks can therefore be stacked and
set side by side without a layout engine, and tests can read them.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

Lines: TypeAlias = list[Text]

SHAPES: Final = "▲●■◆✚★⬢"
# Legible on light and dark backgrounds.
SEAT_COLOURS: Final = ("#d2483c", "#b98600", "#9a5fb0", "#2a92c4", "#2f9a5c", "#85898d", "#cf6a96")
QUIET: Final = "#808080"  # not "bright black": some themes make that invisible
BADGE: Final = "bold #ffffff on #23479b"
ACCENT: Final = "#5b7fd6"
GOLD: Final = "#b98600"

# Rich asks a console for its width and styles even where nothing is printed.
MEASURE: Final = Console(file=StringIO(), width=1000)


def shape(colour: int) -> str:
    """Return the shape that goes with a seat's colour; a dot if there is none."""
    return SHAPES[colour - 1] if 1 <= colour <= len(SHAPES) else "•"


def seat_colour(colour: int) -> str:
    """Return the text colour of a seat."""
    return SEAT_COLOURS[colour - 1] if 1 <= colour <= len(SEAT_COLOURS) else "default"


def token(colour: int, count: int = 1) -> Text:
    """Draw a seat's shape, with the count if it is more than one."""
    return Text(shape(colour) + (str(count) if count > 1 else ""), style=f"bold {seat_colour(colour)}")


def wrapped(text: Text, width: int) -> Lines:
    """Wrap a text."""
    lines = text.wrap(MEASURE, max(1, width))
    for line in lines:
        line.rstrip()
    return list(lines)


def clipped(text: Text, width: int) -> Text:
    """Cut a line with an ellipsis if it is too long."""
    line = text.copy()
    line.truncate(max(1, width), overflow="ellipsis")
    return line


def padded(text: Text, width: int) -> Text:
    """Make a line exactly this wide."""
    line = clipped(text, width)
    line.pad_right(max(0, width - line.cell_len))
    return line


def indented(line: Text, by: int) -> Text:
    """Move a line to the right."""
    return Text.assemble(" " * by, line)


def spread(left: Text, right: Text, width: int) -> Text:
    """Put texts at both ends of a line; the left one is cut if necessary."""
    if not right.cell_len:
        return clipped(left, width)
    right = clipped(right, max(1, width - min(left.cell_len, width // 3) - 1))
    return Text.assemble(padded(left, width - right.cell_len - 1), " ", right)


def heading(title: str, note: str, width: int, style: str = QUIET) -> Text:
    """Draw a title on a rule, with a note at its right end."""
    left = Text(title, style="bold")
    right = clipped(Text(note, style=QUIET), max(1, width - left.cell_len - 6)) if note else Text()
    rule = width - left.cell_len - right.cell_len - 1 - bool(note)
    if rule < 1:
        return clipped(left, width)
    line = Text.assemble(left, " ", ("─" * rule, style))
    return Text.assemble(line, " ", right) if note else line


def titled(title: str, note: str, width: int) -> Lines:
    """Draw the title of a panel; a note that does not fit beside it goes below."""
    if len(title) + len(note) + 6 <= width:
        return [heading(title, note, width)]
    return [heading(title, "", width), *wrapped(Text(note, style=QUIET), width)]


def flowed(parts: Iterable[Text], width: int, gap: str = "  ") -> Lines:
    """Set parts side by side on as many lines as needed; no part is broken."""
    lines: Lines = []
    for part in parts:
        piece = clipped(part, width)
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, piece)
        else:
            lines.append(piece)
    return lines


def stacked(blocks: Iterable[Lines]) -> Lines:
    """Stack blocks with an empty line between them."""
    lines: Lines = []
    for block in blocks:
        if lines and block:
            lines.append(Text())
        lines += block
    return lines


def beside(columns: list[tuple[Lines, int]], gap: int = 2) -> Lines:
    """Set columns of these widths side by side."""
    height = max([len(lines) for lines, _ in columns])
    rows: Lines = []
    for i in range(height):
        cells = [padded(lines[i] if i < len(lines) else Text(), width) for lines, width in columns]
        rows.append(Text(" " * gap).join(cells))
    return rows
