"""Small phrases that the scenes of all games are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saecula.core.actions import entry_name
from saecula.core.catalog import SOURCES, Entry
from saecula.core.locale import Texts

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
JOIN: Final = "; "  # between parts that have commas of their own
MINUS: Final = "−"


def say(texts: Texts, key: str, **arguments: str | int) -> str:
    """The message of a key."""
    return texts.text(key, arguments)


def name_of(texts: Texts, entry: Entry) -> str:
    """An entry of the content by its name."""
    return entry_name(entry, texts.language)


def source(texts: Texts, entry: Entry) -> str:
    """Where an entry comes from, for the detail pane."""
    return listed([say(texts, f"source-{kind}") for kind in SOURCES if kind in entry.source])


def sentence(text: str) -> str:
    """The text with a capital at the front."""
    return text[:1].upper() + text[1:]


def listed(names: Iterable[str]) -> str:
    """Names one after the other."""
    return ", ".join(names)


def roman(number: int) -> str:
    """An epoch, dynasty or age as it is written on the board."""
    return ROMAN[number]


def written(number: int) -> str:
    """A number as it stands alone, with a real minus."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def signed(number: int) -> str:
    """A number that is added or taken off."""
    return f"+{number}" if number >= 0 else written(number)
