"""The terminal's messages in the player's language."""

from __future__ import annotations

from typing import Any, Final

from saecula.core.locale import check_language, message

PACKAGES: Final = ("saecula.core", "saecula.terminal")


class Messages:
    """The terminal's messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language)

    def __call__(self, key: str, **arguments: Any) -> str:
        """Return the message of a key."""
        text = message(PACKAGES, self.language, key, tuple(arguments.items()))
        if text is None:
            raise LookupError(f"there is no message {key}")
        return text
