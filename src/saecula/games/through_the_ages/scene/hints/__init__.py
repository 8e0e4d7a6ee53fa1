"""What each choice would bring, in a few words; each chapter adds its hints to the table."""

from __future__ import annotations

from saecula.games.through_the_ages.scene.hints import (  # noqa: F401  they add their hints
    civil,
    military,
    politics,
)
from saecula.games.through_the_ages.scene.hints.registry import hints

__all__ = ["hints"]
