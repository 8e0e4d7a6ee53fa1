"""The terminal's messages in the player's language."""

from __future__ import annotations

from typing import Any

from saecula.core.locale import bundle


class Messages:
    """The terminal's messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = bundle(("saecula.core", "saecula.terminal"), language)

    def __call__(self, key: str, **arguments: Any) -> str:
        """Return the message of a key."""
        pattern = self._messages.get_message(key).value
        if pattern is None:
            raise LookupError(f"{key} ({self.language}): an empty message")
        text, errors = self._messages.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"{key} ({self.language}): {errors[0]}")
        return str(text)
