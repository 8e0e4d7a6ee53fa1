"""Reinforcement-learning environments for PettingZoo, Gymnasium and OpenSpiel.

The environments need `pip install 'saecula[envs]'`; this module alone does not. If Gymnasium is installed,
importing this module registers every game with it as `saecula/<game>-v1`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from saecula.core.position import Seat
from saecula.envs.task import REWARDS, Task
from saecula.extras import extra
from saecula.games import GAMES

__all__ = [
    "REWARDS",
    "Task",
    "aec_env",
    "gymnasium_ids",
    "openspiel_games",
    "parallel_env",
    "single_agent_env",
]


def aec_env(
    game: str,
    seats: int,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    content: Path | None = None,
) -> Any:
    """Make a PettingZoo AEC environment: agents act one at a time."""
    from saecula.envs import pettingzoo

    return pettingzoo.aec_env(Task(game, seats, reward, options, content))


def parallel_env(
    game: str,
    seats: int,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    content: Path | None = None,
) -> Any:
    """Make a PettingZoo parallel environment: all agents that are asked act at once."""
    from saecula.envs import pettingzoo

    return pettingzoo.SaeculaParallelEnv(Task(game, seats, reward, options, content))


def single_agent_env(
    game: str,
    seats: int,
    opponents: Sequence[str] = ("random",),
    seat: Seat = 0,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    content: Path | None = None,
) -> Any:
    """Make a Gymnasium environment: one seat learns (-1: a random seat each match), bots play the others."""
    from saecula.envs import gymnasium

    return gymnasium.SingleAgentEnv(Task(game, seats, reward, options, content), opponents, seat)


def gymnasium_ids() -> list[str]:
    """Register all games with Gymnasium, unless they are already, and return their ids."""
    gymnasium = extra("gymnasium", "envs")
    ids = {f"saecula/{game}-v1": game for game in GAMES}
    for id_, game in ids.items():
        if id_ not in gymnasium.registry:
            gymnasium.register(id_, "saecula.envs:single_agent_env", kwargs={"game": game, "seats": 2})
    return list(ids)


def openspiel_games() -> list[str]:
    """Register all games with OpenSpiel and return their short names."""
    from saecula.envs import openspiel

    return openspiel.register()


if find_spec("gymnasium") is not None:
    gymnasium_ids()
