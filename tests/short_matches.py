"""Short matches of long games, for tests that play whole matches and do not ask how long they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

# By game the options that make its matches short.
SHORT: Final[Mapping[str, Mapping[str, Any]]] = {
    "clash_of_cultures": {"short_game": True},
    "seven_ages": {"end": "age_1", "rounds": "10", "total_history": True},
}


def short(game: str) -> dict[str, Any]:
    """Return the options of a short match of a game."""
    return dict(SHORT.get(game, {}))
