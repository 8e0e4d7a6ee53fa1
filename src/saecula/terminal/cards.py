"""Cards, rows of cards, and tracks."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saecula.core.scene import Card, Piece, RowPanel, TrackPanel
from saecula.core.wording import JOIN
from saecula.terminal.badges import Badges
from saecula.terminal.text_layout import QUIET, Lines, clipped, flowed, seat_colour, titled, token, wrapped

STATES: Final = {"used": "dim strike", "down": QUIET, "sealed": QUIET, "empty": QUIET}
SIGNS: Final = {"down": "▒ ", "sealed": "▒ ", "empty": "· "}


def name_of(card: Card, badges: Badges, style: str = "") -> Text:
    """Draw a card by its title, with its badge and its state."""
    text = SIGNS.get(card.state, "") + card.title
    name = Text.assemble(badges.before(card.id), (text, STATES.get(card.state, style)))
    if card.value:
        name.append(f" {card.value}", "bold")
    for piece in card.pieces:
        name.append_text(Text(f" ({_counted(piece)})") if card.value else _lying(piece))
    return name


def _counted(piece: Piece) -> str:
    """Name what a side of a conflict has there."""
    return f"{piece.count} {piece.label}" if piece.count > 1 else piece.label


def _lying(piece: Piece) -> Text:
    """Draw a piece on a card; a piece of several numbers by its label, as icons cannot be drawn."""
    return Text(f" ({piece.label})") if piece.counts else token(piece.colour, piece.count)


def draw_row(row: RowPanel, width: int, badges: Badges) -> Lines:
    """Draw a row of cards with their effects, a line or two each."""
    lines = titled(row.title, row.note, width)
    for card in row.cards:
        lines += _described(card, width, badges)
    return lines


def draw_row_short(row: RowPanel, width: int, badges: Badges) -> Lines:
    """Draw a row by the titles of its cards only."""
    names = [name_of(card, badges) for card in row.cards]
    return [*titled(row.title, row.note, width), *flowed(names, width, " · ")]


def _described(card: Card, width: int, badges: Badges) -> Lines:
    tags = " ".join([tag for tag in (card.kind, card.corner, card.cost, card.foot) if tag])
    head = Text.assemble(name_of(card, badges, "bold"), ("  " + tags if tags else "", QUIET))
    sums = JOIN.join([f"{reason.label} {reason.value}" for reason in card.reasons]) if card.value else ""
    parts = (Text(card.text), Text(sums), Text(card.reason, style=QUIET))
    body = Text("  ").join([part for part in parts if part])
    if head.cell_len + body.cell_len + 2 <= width:
        return [Text.assemble(head, "  ", body) if body else head]
    return [clipped(head, width), *[_indented(line) for line in wrapped(body, width - 4)]]


def _indented(line: Text) -> Text:
    return Text.assemble("    ", line)


def draw_track(track: TrackPanel, width: int, badges: Badges) -> Lines:
    """Draw a track on as few lines as possible; the past is dimmed, the present inverted."""
    parts = []
    for cell in track.cells:
        style = {"past": QUIET, "now": "reverse bold"}.get(cell.state, "")
        part = Text.assemble(badges.before(cell.id), (f" {cell.label} ", style))
        for piece in cell.pieces:
            part.append_text(token(piece.colour, piece.count))
            part.append(piece.mark, f"bold {seat_colour(piece.colour)}")
        parts.append(part)
    notes = [cell.note for cell in track.cells if cell.state == "now" and cell.note]
    lines = flowed(parts, width, "")
    return [
        *titled(track.title, track.note, width),
        *lines,
        *[clipped(Text(n, style=QUIET), width) for n in notes],
    ]
