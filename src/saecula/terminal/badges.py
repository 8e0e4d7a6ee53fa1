"""Badges: the number of an option, the same on the board, in the list of options and on the keyboard."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saecula.core.scene import Ask
from saecula.terminal.text_layout import BADGE

MOST_NUMBERS: Final = 2


class Badges:
    """The options that concern each thing on the board."""

    def __init__(self, ask: Ask | None) -> None:
        self._numbers: dict[str, list[int]] = {}
        for number, option in enumerate(ask.options if ask else [], start=1):
            for thing in option.things:
                self._numbers.setdefault(thing, []).append(number)

    def __contains__(self, thing: str) -> bool:
        return thing in self._numbers

    def on(self, thing: str, most: int = MOST_NUMBERS) -> Text:
        """Return the badge of a thing with its first numbers, or nothing if it cannot be chosen."""
        numbers = self._numbers.get(thing, [])
        if not numbers:
            return Text()
        more = "…" if len(numbers) > most else ""
        return badge(",".join(map(str, numbers[:most])) + more)

    def before(self, thing: str) -> Text:
        """Return the badge followed by a space, or nothing."""
        mark = self.on(thing)
        return Text.assemble(mark, " ") if mark else mark

    def within(self, thing: str, width: int) -> Text:
        """Return the longest form of the badge that fits, at least its first number."""
        full, short = self.on(thing), self.on(thing, most=1)
        bare = Text(short.plain.strip("[…]"), style=BADGE)
        return next((form for form in (full, short) if form.cell_len <= width), bare)


def badge(number: str) -> Text:
    """Draw a number that can be typed."""
    return Text(f"[{number}]", style=BADGE)
