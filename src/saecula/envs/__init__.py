"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel.

They need `pip install 'saecula[envs]'`; this module alone does not. Where Gymnasium is installed, importing
this module registers every game there as `saecula/<game>-v1`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from saecula.core.position import Seat
from saecula.envs.desk import REWARDS, Desk
from saecula.extras import extra
from saecula.games import GAMES

__all__ = ["REWARDS", "Desk", "gymnasium_ids", "openspiel_games", "solo_env", "together_env", "turn_env"]


def turn_env(
    game: str,
    seats: int,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    content: Path | None = None,
) -> Any:
    """A PettingZoo AEC environment: one choice a step."""
    from saecula.envs import zoo

    return zoo.turn_env(Desk(game, seats, reward, options, content))


def together_env(
    game: str,
    seats: int,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    content: Path | None = None,
) -> Any:
    """A PettingZoo parallel environment: all who are asked choose at once."""
    from saecula.envs import zoo

    return zoo.TogetherEnv(Desk(game, seats, reward, options, content))


def solo_env(
    game: str,
    seats: int,
    opponents: Sequence[str] = ("random",),
    seat: Seat = 0,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    content: Path | None = None,
) -> Any:
    """A Gymnasium environment: one seat learns (-1: any, another each match), bots play the others."""
    from saecula.envs import gym

    return gym.SoloEnv(Desk(game, seats, reward, options, content), opponents, seat)


def gymnasium_ids() -> list[str]:
    """The ids of all games for `gymnasium.make`; those that are not registered yet are now."""
    gymnasium = extra("gymnasium", "envs")
    ids = {f"saecula/{game}-v1": game for game in GAMES}
    for id_, game in ids.items():
        if id_ not in gymnasium.registry:
            gymnasium.register(id_, "saecula.envs:solo_env", kwargs={"game": game, "seats": 2})
    return list(ids)


def openspiel_games() -> list[str]:
    """Make OpenSpiel know all games, and tell their names there."""
    from saecula.envs import spiel

    return spiel.register()


if find_spec("gymnasium") is not None:
    gymnasium_ids()
