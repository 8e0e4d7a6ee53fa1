"""Gymnasium's own check, for every game and number of players; and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.envs import gymnasium_ids, solo_env
from saecula.envs.desk import Desk
from saecula.envs.gym import SoloEnv
from tests.envs.setups import SETUPS


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_the_check_of_gymnasium(game: str, seats: int) -> None:
    gymnasium_ids()
    check_env(gymnasium.make(f"saecula/{game}-v1", seats=seats).unwrapped)


def played(env: Any, seed: int) -> tuple[int, float]:
    """The number of steps and the reward of a match of random legal choices."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for steps in range(1, 10_000):
        legal = env.action_masks().nonzero()[0]
        _, reward, terminated, truncated, info = env.step(int(chance.choice(legal)))
        assert not truncated
        assert "illegal" not in info
        if terminated:
            return steps, reward
        assert reward == 0.0
    raise AssertionError("no end")


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_the_end_brings_the_reward(reward: str) -> None:
    env = solo_env("historia", 3, reward=reward, seat=1)
    _, got = played(env, 4)
    assert got == env.desk.rewards(env.position)[1]
    assert flow.is_over(env.position)


def test_the_seat_is_asked_at_every_step() -> None:
    env = SoloEnv(Desk("sands_of_time", 3), ["random"], seat=2)
    env.reset(seed=1)
    for _ in range(40):
        assert flow.mover(env.position) == 2
        env.step(int(env.action_masks().nonzero()[0][0]))


def test_a_seed_decides_everything() -> None:
    env = solo_env("historia", 2, seat=-1)
    assert played(env, 7) == played(env, 7)
    first = env.desk.game.digest(env.position)
    played(env, 8)
    assert env.desk.game.digest(env.position) != first


def test_any_seat_means_all_of_them() -> None:
    env = solo_env("historia", 3, seat=-1)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_opponents_sit_in_turn() -> None:
    env = solo_env("historia", 4, opponents=["greedy", "random"], seat=1)
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env._bots.items()} == {0: "greedy", 2: "random", 3: "greedy"}


def test_an_illegal_choice_ends_the_match() -> None:
    env = solo_env("historia", 2)
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(
    ("seat", "opponents", "message"),
    [
        (2, ["random"], "seat 2; seats are 0 to 1"),
        (0, ["clever"], "unknown bot 'clever'"),
        (0, [], "no opponents"),
    ],
)
def test_bad_settings_are_refused(seat: int, opponents: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        solo_env("historia", 2, opponents, seat)
