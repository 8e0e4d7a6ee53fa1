"""Badges: the same number on the board, in the list of options and on the keyboard."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from saecula.core.scene import Ask
from saecula.terminal.text_layout import BADGE

SHOWN: Final = 2


class Badges:
    """Which options concern which thing of the board."""

    def __init__(self, ask: Ask | None) -> None:
        self._numbers: dict[str, list[int]] = {}
        for number, option in enumerate(ask.options if ask else [], start=1):
            for thing in option.things:
                self._numbers.setdefault(thing, []).append(number)

    def __contains__(self, thing: str) -> bool:
        return thing in self._numbers

    def on(self, thing: str) -> Text:
        """The badge of a thing; nothing if it cannot be chosen."""
        numbers = self._numbers.get(thing, [])
        if not numbers:
            return Text()
        more = "…" if len(numbers) > SHOWN else ""
        return badge(",".join(map(str, numbers[:SHOWN])) + more)

    def before(self, thing: str) -> Text:
        """The badge with a space behind it, or nothing."""
        mark = self.on(thing)
        return Text.assemble(mark, " ") if mark else mark


def badge(number: str) -> Text:
    """A number that can be typed."""
    return Text(f"[{number}]", style=BADGE)
