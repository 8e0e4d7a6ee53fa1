"""The games there are, imported when they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from saecula.core.errors import UnknownGame
from saecula.core.game import Game

GAMES: Final[Mapping[str, str]] = {
    "historia": "saecula.games.historia",
    "sands_of_time": "saecula.games.sands_of_time",
    "through_the_ages": "saecula.games.through_the_ages",
}


def game(id_: str) -> Game[Any]:
    """The game of this id."""
    if id_ not in GAMES:
        raise UnknownGame(f"unknown game {id_!r}; there are: {', '.join(GAMES)}")
    found: Game[Any] = import_module(GAMES[id_]).GAME
    return found


def all_games() -> list[Game[Any]]:
    """All games, in the order of the registry."""
    return [game(id_) for id_ in GAMES]
