"""What each choice would bring, in a few words; each chapter adds its hints to the table."""

from __future__ import annotations

from saecula.games.clash_of_cultures.scene.hints import (  # noqa: F401  they add their hints
    cards,
    culture,
    fate,
    growth,
    movement,
    towns,
)
from saecula.games.clash_of_cultures.scene.hints.registry import hints

__all__ = ["hints"]
