"""PettingZoo's own tests, for every game and number of players; and what they do not look at."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pytest

from saecula.core import flow
from saecula.core.errors import IllegalChoice
from saecula.envs import together_env, turn_env
from saecula.envs.desk import Desk
from saecula.envs.zoo import TogetherEnv, TurnEnv
from saecula.extras import MissingExtra
from tests.envs.setups import FEWEST, SETUPS

with warnings.catch_warnings():  # it loads games of its own, if they are there, in a way it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

# What the test of PettingZoo says of every environment that gives masks of actions.
masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@masks
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_turns(game: str, seats: int) -> None:
    api_test(turn_env(game, seats), num_cycles=20)


@masks
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_together(game: str, seats: int) -> None:
    parallel_api_test(together_env(game, seats), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_seeds(game: str, seats: int) -> None:
    desk = Desk(game, seats)
    seed_test(lambda: TurnEnv(desk), num_cycles=30)
    parallel_seed_test(lambda: TogetherEnv(desk), num_cycles=30)


@masks
@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_long(game: str, seats: int) -> None:
    api_test(turn_env(game, seats, reward="rank"), num_cycles=2000)
    parallel_api_test(together_env(game, seats, reward="score"), num_cycles=2000)
    seed_test(lambda: turn_env(game, seats), num_cycles=500)


def played(env: Any, seed: int) -> dict[str, float]:
    """The rewards of a match of random choices."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(int(chance.choice(observation["action_mask"].nonzero()[0])))
    return rewards


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_the_end_brings_the_rewards(reward: str) -> None:
    desk = Desk("historia", 3, reward)
    env = TurnEnv(desk)
    rewards = played(env, 5)
    assert tuple(rewards[f"seat_{seat}"] for seat in range(3)) == desk.rewards(env.position)
    assert flow.is_over(env.position)


def test_the_two_ways_lead_to_the_same_end() -> None:
    """The same choices made one after the other and together."""
    desk = Desk("historia", 3)
    turns, together = TurnEnv(desk), TogetherEnv(desk)
    turns.reset(seed=3)
    observations, _ = together.reset(seed=3)
    while together.agents:
        asked = [f"seat_{seat}" for seat in flow.to_move(together.position)]
        actions = {
            agent: int(observations[agent]["action_mask"].nonzero()[0][-1]) for agent in together.agents
        }
        for agent in asked:
            assert turns.agent_selection == agent
            mine = turns.observe(agent)
            assert (mine["action_mask"] == observations[agent]["action_mask"][:-1]).all()
            turns.step(actions[agent])
        observations, rewards, *_ = together.step(actions)
    assert desk.game.digest(turns.position) == desk.game.digest(together.position)
    assert rewards == turns.rewards


def test_only_who_is_asked_has_a_mask() -> None:
    env = TurnEnv(Desk("historia", 3))
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, count in masks.items() if count] == [env.agent_selection]


def test_who_is_not_asked_waits() -> None:
    env = TogetherEnv(Desk("sands_of_time", 2))
    observations, _ = env.reset(seed=1)
    asked = flow.to_move(env.position)
    for seat, agent in enumerate(env.agents):
        waits = observations[agent]["action_mask"].nonzero()[0].tolist() == [env.wait]
        assert waits == (seat not in asked)


def test_an_illegal_choice_ends_the_match() -> None:
    desk = Desk("historia", 2)
    env = TurnEnv(desk)
    env.reset(seed=1)
    wrong = int((env.observe(env.agent_selection)["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalChoice):
        env.step(wrong)
    wrapped = turn_env("historia", 2)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.terminations[loser]
    assert wrapped.rewards[loser] == -1.0
    together = TogetherEnv(desk)
    together.reset(seed=1)
    _, rewards, terminated, _, _ = together.step(dict.fromkeys(together.agents, wrong))
    assert sorted(rewards.values()) == [-1.0, 0.0]
    assert all(terminated.values())
    assert together.agents == []


def test_another_match_follows_from_the_seed() -> None:
    desk = Desk("historia", 2)
    digests = []
    for _ in range(2):
        env = TurnEnv(desk)
        env.reset(seed=9)
        first = desk.game.digest(env.position)
        env.reset()
        digests.append((first, desk.game.digest(env.position)))
    assert digests[0] == digests[1]
    assert digests[0][0] != digests[0][1]


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "saecula.envs.zoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delattr("saecula.envs.zoo")
    with pytest.raises(MissingExtra, match=r"pip install 'saecula\[envs\]'"):
        turn_env("historia", 2)
