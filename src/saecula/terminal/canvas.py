"""A grid of characters to draw on."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from saecula.terminal.text_layout import MEASURE, Lines


class Canvas:
    """Cells of one character and one style."""

    def __init__(self, width: int, height: int, ground: str | None = None) -> None:
        self.width, self.height = width, height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[Style(bgcolor=ground)] * width for _ in range(height)]

    def fill(self, column: int, row: int, sign: str, style: Style) -> None:
        """Set one cell."""
        self._signs[row][column] = sign
        self._styles[row][column] = style

    def write(self, column: int, row: int, text: Text) -> None:
        """Put a line of text on top; the ground stays where the text has none."""
        for offset, sign in enumerate(text.plain):
            at = column + offset
            if 0 <= at < self.width and 0 <= row < self.height:
                self._signs[row][at] = sign
                style = text.get_style_at_offset(MEASURE, offset)
                self._styles[row][at] = Style(bgcolor=self._styles[row][at].bgcolor) + style

    def lines(self) -> Lines:
        """The canvas as text, equal cells joined."""
        return [_joined(signs, styles) for signs, styles in zip(self._signs, self._styles, strict=True)]


def _joined(signs: list[str], styles: list[Style]) -> Text:
    line = Text()
    start = 0
    for i in range(1, len(signs) + 1):
        if i == len(signs) or styles[i] != styles[start]:
            line.append("".join(signs[start:i]), styles[start])
            start = i
    return line
