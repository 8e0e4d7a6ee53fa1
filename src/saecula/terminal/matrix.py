"""The matrix: coloured zones with markers on them."""

from __future__ import annotations

from typing import Final

from rich.color import Color, ColorParseError
from rich.style import Style
from rich.text import Text

from saecula.core.scene import MatrixCell, MatrixPanel, MatrixZone
from saecula.terminal.badges import Badges
from saecula.terminal.text_layout import BADGE, QUIET, Lines, clipped, flowed, shape, titled, token

DARK: Final = "#14171c"
LIGHT: Final = "#ffffff"
MOST_CELL: Final = 4


def draw_matrix(panel: MatrixPanel, width: int, badges: Badges) -> Lines:
    """Draw the matrix with its first row at the bottom, and a legend of its zones."""
    axis = max([len(row) for row in panel.rows], default=0) + 1
    cell = max(1, min(MOST_CELL, _most_in_a_cell(panel), (width - axis) // max(1, len(panel.columns))))
    zones = {zone.id: zone for zone in panel.zones}
    cells = {(c.column, c.row): c for c in panel.cells}
    lines = titled(panel.title, panel.note, width)
    lines.append(clipped(Text(f"↑ {panel.up}   → {panel.across}", style=QUIET), width))
    for row in range(len(panel.rows) - 1, -1, -1):
        line = Text(panel.rows[row].rjust(axis - 1) + " ", style=QUIET)
        for column in range(len(panel.columns)):
            line.append_text(_cell(cells.get((column, row)), zones, cell, badges))
        lines.append(clipped(line, width))
    lines.append(clipped(Text(" " * axis + _numbers(panel.columns, cell), style=QUIET), width))
    lines += flowed([_legend(zone) for zone in panel.zones], width)
    return [*lines, *_crowds(panel, cell, width), *_notes(panel, width)]


def _numbers(columns: list[str], cell: int) -> str:
    """Return the labels below the columns; one that would touch the label before it is left out."""
    line = ""
    for i, label in enumerate(columns):
        start = (i + 1) * cell - len(label)
        if not line or start > len(line):
            line = line.ljust(max(0, start)) + label
    return line


def _crowds(panel: MatrixPanel, cell: int, width: int) -> Lines:
    """List the markers of cells that are too small for them, by column and row."""
    return flowed([_crowd(panel, c) for c in panel.cells if len(c.pieces) > cell], width)


def _crowd(panel: MatrixPanel, cell: MatrixCell) -> Text:
    line = Text(f"{panel.columns[cell.column]}/{panel.rows[cell.row]} ", style=QUIET)
    for piece in cell.pieces:
        line.append_text(token(piece.colour))
    return line


def _most_in_a_cell(panel: MatrixPanel) -> int:
    return max([2, *[len(cell.pieces) for cell in panel.cells]])


def _cell(cell: MatrixCell | None, zones: dict[str, MatrixZone], width: int, badges: Badges) -> Text:
    if cell is None:
        return Text(" " * width)
    zone = zones.get(cell.zone)
    ground = _ground(zone.colour) if zone else Color.default()
    if cell.id in badges:
        return Text(badges.on(cell.id).plain.strip("[]").rjust(width)[-width:], style=BADGE)
    style = Style(bgcolor=ground, color=_text_colour(ground), bold=bool(cell.pieces))
    if not cell.pieces:
        return Text(("+" if cell.note else "·").rjust(width), style=style)
    if len(cell.pieces) > width:
        return Text(str(len(cell.pieces)).rjust(width), style=style)
    text = Text(style=style)
    for piece in cell.pieces:
        text.append(shape(piece.colour))
    text.pad_left(width - text.cell_len)
    return text


def _ground(colour: str) -> Color:
    try:
        return Color.parse(colour)
    except ColorParseError:
        return Color.default()


def _text_colour(ground: Color) -> str:
    """Return a dark text colour for a light ground, and a light one for a dark ground."""
    red, green, blue = ground.get_truecolor()
    return DARK if 299 * red + 587 * green + 114 * blue > 110_000 else LIGHT


def _legend(zone: MatrixZone) -> Text:
    ground = _ground(zone.colour)
    return Text.assemble(("  ", Style(bgcolor=ground)), f" {zone.name} ", (zone.value, "bold"))


def _notes(panel: MatrixPanel, width: int) -> Lines:
    """List the notes of cells, by column and row."""
    noted = [cell for cell in panel.cells if cell.note]
    where = [f"{panel.columns[cell.column]}/{panel.rows[cell.row]} {cell.note}" for cell in noted]
    return flowed([Text("+" + text, style=QUIET) for text in where], width)
