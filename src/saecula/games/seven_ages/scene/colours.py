"""The colours of players."""

from __future__ import annotations

from saecula.core.position import Seat


def colour(seat: Seat) -> int:
    """Return the colour and shape of a player."""
    return seat + 1
