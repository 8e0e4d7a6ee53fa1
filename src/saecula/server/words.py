"""The server's own messages, in the viewer's language."""

from __future__ import annotations

from typing import Final, Literal

from saecula.core.locale import FALLBACK, languages, message

HouseLine = Literal["timeout", "replaced", "rewound"]

PACKAGES: Final = ("saecula.server",)


def in_words(line: str, language: str, name: str = "") -> str:
    """Return a message in a language, in English for a person who has not chosen any."""
    spoken = language if language in languages() else FALLBACK
    text = message(PACKAGES, spoken, line, (("name", name),))
    if text is None:
        raise LookupError(f"there is no message {line}")
    return text
