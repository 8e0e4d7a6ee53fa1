"""The games there are, imported when they are asked for.

Another package brings a game by an entry point of the group `saecula.games` that names the game's package; a
checkout does so by `SAECULA_GAMES=package,package`. The id of a game is the last part of its package's name.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from saecula.core.errors import UnknownGame
from saecula.core.game import Game

OWN: Final = ("historia", "sands_of_time", "through_the_ages", "clash_of_cultures", "seven_ages")


def registry(packages: Iterable[str]) -> dict[str, str]:
    """Return the packages of all games by their ids: our own and these."""
    found = {id_: f"{__name__}.{id_}" for id_ in OWN}
    for package in packages:
        id_ = package.rpartition(".")[2]
        if found.setdefault(id_, package) != package:
            raise UnknownGame(f"{package} and {found[id_]} are both called {id_}")
    return found


def _named() -> list[str]:
    """Return the packages that entry points and the environment name."""
    named = os.environ.get("SAECULA_GAMES", "").split(",")
    installed = [point.value for point in entry_points(group="saecula.games")]
    return [*installed, *[package.strip() for package in named if package.strip()]]


GAMES: Final[dict[str, str]] = registry(_named())


def game(id_: str) -> Game[Any]:
    """Return the game of this id."""
    if id_ not in GAMES:
        raise UnknownGame(f"unknown game {id_!r}; there are: {', '.join(GAMES)}")
    package = GAMES[id_]
    try:
        found: Game[Any] = import_module(package).GAME
    except ModuleNotFoundError as error:
        if error.name is None or not f"{package}.".startswith(f"{error.name}."):
            raise
        raise UnknownGame(f"no package {package} of the game {id_!r}; is it on PYTHONPATH?") from None
    return found


def all_games() -> list[Game[Any]]:
    """Return all games, in the order of the registry."""
    return [game(id_) for id_ in GAMES]
