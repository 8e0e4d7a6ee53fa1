"""A grid of characters to draw on, and colours that are legible on a coloured ground."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from saecula.terminal.text_layout import MEASURE, Lines, seat_colour

NAME: Final = "bold #f0e8d6"
FIGURE: Final = "#f0e8d6"


class Canvas:
    """Cells of one character and one style each."""

    def __init__(self, width: int, height: int, ground: str | None = None) -> None:
        self.width, self.height = width, height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[Style(bgcolor=ground)] * width for _ in range(height)]

    def fill(self, column: int, row: int, sign: str, style: Style) -> None:
        """Set one cell."""
        self._signs[row][column] = sign
        self._styles[row][column] = style

    def write(self, column: int, row: int, text: Text) -> None:
        """Write a line of text; the background stays unless the text has its own."""
        for offset, sign in enumerate(text.plain):
            x = column + offset
            if 0 <= x < self.width and 0 <= row < self.height:
                self._signs[row][x] = sign
                style = text.get_style_at_offset(MEASURE, offset)
                self._styles[row][x] = Style(bgcolor=self._styles[row][x].bgcolor) + style

    def lines(self) -> Lines:
        """Return the rows as text; neighbouring cells of one style are joined."""
        return [_joined(signs, styles) for signs, styles in zip(self._signs, self._styles, strict=True)]


def _joined(signs: list[str], styles: list[Style]) -> Text:
    line = Text()
    start = 0
    for i in range(1, len(signs) + 1):
        if i == len(signs) or styles[i] != styles[start]:
            line.append("".join(signs[start:i]), styles[start])
            start = i
    return line


def lighter(colour: str) -> str:
    """Return a lighter shade of a colour."""
    parts = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join([f"{min(255, part + 34):02x}" for part in parts])


def bright(colour: int) -> str:
    """Return a seat's colour, light enough for a dark ground."""
    plain = seat_colour(colour)
    return lighter(plain) if plain.startswith("#") else FIGURE
