"""Gymnasium's own checker for every game and number of players, and tests of what it does not cover."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saecula.core import flow
from saecula.core.errors import BadOption
from saecula.core.game import Game
from saecula.envs import gymnasium_ids, single_agent_env
from saecula.envs.gymnasium import SingleAgentEnv
from saecula.envs.task import Task
from saecula.games import all_games
from tests.envs.setups import FEWEST, SETUPS, legal


class LegalEnv(SingleAgentEnv):
    """An environment that maps any number to an option and counts its choices."""

    choices = 0

    def step(self, action: Any) -> Any:
        mask = self.action_masks()
        answer = super().step(legal(mask, action))
        assert "illegal" not in answer[4]
        self.choices += 1
        return answer


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_the_check_of_gymnasium(game: str, seats: int) -> None:
    gymnasium_ids()
    env = LegalEnv(Task(game, seats))
    env.spec = gymnasium.spec(f"saecula/{game}-v1")
    check_env(env)
    assert env.choices > 2


@pytest.mark.parametrize("game", [game for game, _ in FEWEST])
def test_environments_by_their_ids(game: str) -> None:
    assert f"saecula/{game}-v1" in gymnasium_ids()
    env = gymnasium.make(f"saecula/{game}-v1", seats=3)
    _, info = env.reset(seed=1)
    assert (env.unwrapped.action_masks() == info["action_mask"]).all()
    env.step(legal(info["action_mask"], 5))


STEP = "env.reset(seed=1); env.step(env.unwrapped.action_masks().nonzero()[0][0])"


@pytest.mark.parametrize(
    "program",
    [
        f"import gymnasium, saecula.envs; env = gymnasium.make('saecula/sands_of_time-v1', seats=3); {STEP}",
        f"import gymnasium; env = gymnasium.make('saecula.envs:saecula/historia-v1'); {STEP}",
        "import sys; sys.modules['gymnasium'] = None; import saecula.envs",
    ],
    ids=["by import", "by module and id", "without Gymnasium"],
)
def test_ids_are_known_in_a_fresh_process(program: str) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", program], check=True)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_whole_matches(game: str, seats: int) -> None:
    env = single_agent_env(game, seats)
    steps, reward = played(env, 2)
    assert steps > 20
    assert flow.is_over(env.position)
    assert reward == env.task.rewards(env.position)[0]


def played(env: Any, seed: int) -> tuple[int, float]:
    """Play random legal choices; return the number of steps and the reward."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    return ended(env, chance)


def ended(env: Any, chance: Any) -> tuple[int, float]:
    """Play on from the current step; return the number of steps and the reward."""
    for steps in range(1, 10_000):
        options = env.action_masks().nonzero()[0]
        _, reward, terminated, truncated, info = env.step(int(chance.choice(options)))
        assert not truncated
        assert "illegal" not in info
        if terminated:
            return steps, reward
        assert reward == 0.0
    raise AssertionError("no end")


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_the_end_brings_the_reward(reward: str) -> None:
    env = single_agent_env("historia", 3, reward=reward, seat=1)
    _, got = played(env, 4)
    assert got == env.task.rewards(env.position)[1]
    assert flow.is_over(env.position)


def test_the_seat_is_asked_at_every_step() -> None:
    env = SingleAgentEnv(Task("sands_of_time", 3), ["random"], seat=2)
    env.reset(seed=1)
    for _ in range(40):
        assert flow.mover(env.position) == 2
        env.step(int(env.action_masks().nonzero()[0][0]))


def test_a_seed_decides_everything() -> None:
    env = single_agent_env("historia", 2, seat=-1)
    assert played(env, 7) == played(env, 7)
    first = env.task.game.digest(env.position)
    played(env, 8)
    assert env.task.game.digest(env.position) != first


def test_any_seat_means_all_of_them() -> None:
    env = single_agent_env("historia", 3, seat=-1)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_opponents_sit_in_turn() -> None:
    env = single_agent_env("historia", 4, opponents=["greedy", "random"], seat=1)
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env._bots.items()} == {0: "greedy", 2: "random", 3: "greedy"}


@pytest.mark.parametrize(("reward", "worst"), [("win", -1.0), ("rank", -1.0), ("score", -1000.0)])
def test_an_illegal_choice_ends_the_match(reward: str, worst: float) -> None:
    env = single_agent_env("historia", 2, reward=reward)
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    _, got, terminated, _, info = env.step(wrong)
    assert (got, terminated, info["illegal"]) == (worst, True, True)


def test_after_an_illegal_choice_nothing_can_be_chosen() -> None:
    env = single_agent_env("historia", 2)
    env.reset(seed=1)
    env.step(int((~env.action_masks()).nonzero()[0][0]))
    assert env.action_masks().all()
    refused(env)
    assert not env.reset()[1]["action_mask"].all()


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_after_the_end_nothing_can_be_chosen(game: str, seats: int) -> None:
    env = single_agent_env(game, seats)
    played(env, 3)
    assert env.action_masks().all()
    assert copy.deepcopy(env).action_masks().all()
    refused(env)


def refused(env: Any) -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"the match is over; call reset\(\) first"):
        env.step(0)


def test_a_vector_of_environments_can_be_played_by_masks_alone() -> None:
    """It resets at the step after the end, which takes an action like any other step."""
    envs = gymnasium.make_vec("saecula/historia-v1", num_envs=2, vectorization_mode="sync")
    chance = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    ended = begun = 0
    while begun < 2:
        numbers = [int(chance.choice(mask.nonzero()[0])) for mask in info["action_mask"]]
        _, _, over, _, info = envs.step(np.array(numbers))
        begun += ended
        ended = int(over.sum())
        assert "illegal" not in info


def test_a_lost_match_alone_pays_less_than_a_won_one() -> None:
    env = single_agent_env("historia", 1, reward="score")
    _, reward = played(env, 3)
    assert env.task.game.result(env.position).winners == ()
    assert reward < 0


@pytest.mark.parametrize("bot", ["random", "greedy", "settler"])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_ends_as_its_original(bot: str, copied: Any) -> None:
    env = single_agent_env("historia", 2, [bot])
    env.reset(seed=1)
    for number in range(5):
        env.step(legal(env.action_masks(), number))
    other = copied(env)
    assert other.position is not env.position
    for number in range(5):
        mine, its = [e.step(legal(e.action_masks(), number)) for e in (env, other)]
        assert (mine[0] == its[0]).all()
        assert mine[1:4] == its[1:4]


def test_a_copy_shares_what_does_not_change() -> None:
    env = single_agent_env("through_the_ages", 2, ["greedy"])
    env.reset(seed=1)
    other = copy.deepcopy(env)
    assert other.task is env.task
    assert other.position.content is env.position.content
    assert other.position.rules is env.position.rules
    assert other._bots[1]._game is env.task.game


@pytest.mark.parametrize("played", all_games(), ids=lambda played: played.id)
def test_a_game_is_pickled_and_copied_by_reference(played: Game[Any]) -> None:
    assert pickle.loads(pickle.dumps(played)) is played
    assert copy.deepcopy(played) is played


def test_a_changed_game_is_copied_by_value() -> None:
    changed = dataclasses.replace(all_games()[0], version=99)
    assert copy.copy(changed).version == 99


def test_a_bot_of_your_own_can_be_an_opponent() -> None:
    env = single_agent_env("historia", 2, ["saecula.bots:GreedyBot"])
    env.reset(seed=1)
    assert env._bots[1].name == "saecula.bots:GreedyBot"


def test_a_solo_player_needs_no_opponents() -> None:
    env = single_agent_env("historia", 1, opponents=[])
    env.reset(seed=1)
    env.step(legal(env.action_masks(), 0))


def test_before_a_match_nothing_can_be_chosen() -> None:
    env = single_agent_env("historia", 2)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        env.action_masks()
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        env.step(0)


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
        single_agent_env("historia", 2, opponents, seat)
