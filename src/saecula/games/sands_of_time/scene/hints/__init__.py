"""What each choice would bring, in a few words; each chapter adds its hints to the table."""

from __future__ import annotations

from saecula.games.sands_of_time.scene.hints import (  # noqa: F401  they add their hints
    cards,
    lands,
    moves,
)
from saecula.games.sands_of_time.scene.hints.registry import hints

__all__ = ["hints"]
