"""Helpers for the texts in the scenes of all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saecula.core.actions import entry_name
from saecula.core.catalog import SOURCES, Entry
from saecula.core.locale import Texts

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
JOIN: Final = "; "  # between parts that contain commas
MINUS: Final = "−"


def say(texts: Texts, key: str, **arguments: str | int) -> str:
    """Return the message of a key."""
    return texts.text(key, arguments)


def name_of(texts: Texts, entry: Entry) -> str:
    """Return the name of a content entry."""
    return entry_name(entry, texts.language)


def source(texts: Texts, entry: Entry) -> str:
    """Return the sources of a content entry, for the detail pane."""
    return listed([say(texts, f"source-{kind}") for kind in SOURCES if kind in entry.source])


def sentence(text: str) -> str:
    """Return the text with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def listed(names: Iterable[str]) -> str:
    """Join names by commas."""
    return ", ".join(names)


def roman(number: int) -> str:
    """Return the number of an epoch, dynasty or age in Roman numerals."""
    return ROMAN[number]


def written(number: int) -> str:
    """Return a number with a typographic minus sign."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def signed(number: int) -> str:
    """Return a number with its sign, for a sum or a change."""
    return f"+{number}" if number >= 0 else written(number)
