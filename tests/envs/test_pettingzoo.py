"""PettingZoo's own tests for every game and number of players, and tests of what they do not cover."""

from __future__ import annotations

import copy
import pickle
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence

from saecula.core import flow
from saecula.core.errors import IllegalChoice
from saecula.envs import aec_env, parallel_env
from saecula.envs.pettingzoo import SaeculaAECEnv, SaeculaParallelEnv
from saecula.envs.task import Task
from saecula.extras import MissingExtra
from tests.envs.setups import FEWEST, SETUPS, legal

with warnings.catch_warnings():  # it loads its own games, if installed, in a way that causes a warning
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

# The warning that PettingZoo's test gives for every environment with action masks.
masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


class LegalTogether(SaeculaParallelEnv):
    """An environment that maps any number to an option."""

    def step(self, actions: Any) -> Any:
        chosen = {
            agent: legal(self._observe(self.possible_agents.index(agent))["action_mask"], action)
            for agent, action in actions.items()
        }
        return super().step(chosen)


@masks
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_turns(game: str, seats: int) -> None:
    api_test(aec_env(game, seats), num_cycles=20)


@masks
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_together(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_seeds(game: str, seats: int) -> None:
    task = Task(game, seats)
    seed_test(lambda: SaeculaAECEnv(task), num_cycles=30)
    parallel_seed_test(lambda: LegalTogether(task), num_cycles=30)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_two_of_one_seed_stay_the_same(game: str, seats: int) -> None:
    """`parallel_seed_test` stops after one step."""
    task = Task(game, seats)
    pair = [LegalTogether(task), LegalTogether(task)]
    assert data_equivalence(*[env.reset(seed=4) for env in pair])
    for number in range(60):
        actions = dict.fromkeys(pair[0].agents, 7 * number)
        assert data_equivalence(*[env.step(actions) for env in pair])
    assert all(env.agents for env in pair)


@masks
@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_long(game: str, seats: int) -> None:
    api_test(aec_env(game, seats, reward="rank"), num_cycles=2000)
    parallel_api_test(parallel_env(game, seats, reward="score"), num_cycles=2000)
    seed_test(lambda: aec_env(game, seats), num_cycles=500)


def played(env: Any, seed: int) -> dict[str, float]:
    """Play random choices and return the rewards."""
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


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_whole_matches_in_turns(game: str, seats: int) -> None:
    env = aec_env(game, seats)
    rewards = played(env, 2)
    assert flow.is_over(env.unwrapped.position)
    expected = env.unwrapped.task.rewards(env.unwrapped.position)
    assert tuple(rewards[agent] for agent in env.possible_agents) == expected


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_whole_matches_together(game: str, seats: int) -> None:
    env = parallel_env(game, seats)
    chance = np.random.default_rng(2)
    observations, _ = env.reset(seed=2)
    while env.agents:
        actions = {
            agent: int(chance.choice(observations[agent]["action_mask"].nonzero()[0])) for agent in env.agents
        }
        observations, rewards, *_ = env.step(actions)
    assert flow.is_over(env.position)
    assert tuple(rewards.values()) == env.task.rewards(env.position)


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_the_end_brings_the_rewards(reward: str) -> None:
    task = Task("historia", 3, reward)
    env = SaeculaAECEnv(task)
    rewards = played(env, 5)
    assert tuple(rewards[f"seat_{seat}"] for seat in range(3)) == task.rewards(env.position)
    assert flow.is_over(env.position)


def test_the_two_ways_lead_to_the_same_end() -> None:
    """Make the same choices one after the other and all at once."""
    task = Task("historia", 3)
    turns, together = SaeculaAECEnv(task), SaeculaParallelEnv(task)
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
    assert task.game.digest(turns.position) == task.game.digest(together.position)
    assert rewards == turns.rewards


@pytest.mark.parametrize("wrong", [False, True], ids=["over", "illegal"])
def test_after_the_end_masks_are_full(wrong: bool) -> None:
    """A softmax over the mask of a match's last observation must be a number."""
    env = aec_env("historia", 2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            assert observation["action_mask"].all()
            env.step(None)
        else:
            env.step(int((observation["action_mask"] != wrong).nonzero()[0][0]))
    assert not env.agents
    assert all(env.observe(agent)["action_mask"].all() for agent in env.possible_agents)


def test_only_agents_that_are_asked_have_a_mask() -> None:
    env = SaeculaAECEnv(Task("historia", 3))
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, count in masks.items() if count] == [env.agent_selection]


def test_agents_that_are_not_asked_wait() -> None:
    env = SaeculaParallelEnv(Task("sands_of_time", 2))
    observations, _ = env.reset(seed=1)
    asked = flow.to_move(env.position)
    for seat, agent in enumerate(env.agents):
        waits = observations[agent]["action_mask"].nonzero()[0].tolist() == [env.wait]
        assert waits == (seat not in asked)


@pytest.mark.parametrize(("reward", "worst"), [("win", -1.0), ("rank", -1.0), ("score", -1000.0)])
def test_an_illegal_choice_ends_the_match(reward: str, worst: float) -> None:
    task = Task("historia", 2, reward)
    env = SaeculaAECEnv(task)
    env.reset(seed=1)
    wrong = int((env.observe(env.agent_selection)["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalChoice):
        env.step(wrong)
    wrapped = aec_env("historia", 2, reward)
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.terminations[loser]
    assert wrapped.rewards[loser] == worst
    together = SaeculaParallelEnv(task)
    together.reset(seed=1)
    _, rewards, terminated, _, _ = together.step(dict.fromkeys(together.agents, wrong))
    assert sorted(rewards.values()) == [worst, 0.0]
    assert all(terminated.values())
    assert together.agents == []


def test_another_match_follows_from_the_seed() -> None:
    task = Task("historia", 2)
    digests = []
    for _ in range(2):
        env = SaeculaAECEnv(task)
        env.reset(seed=9)
        first = task.game.digest(env.position)
        env.reset()
        digests.append((first, task.game.digest(env.position)))
    assert digests[0] == digests[1]
    assert digests[0][0] != digests[0][1]


def dealt(seed: Any) -> str:
    env = SaeculaAECEnv(Task("historia", 2))
    env.reset(seed=seed)
    return str(env.task.game.digest(env.position))


def test_every_whole_number_is_a_seed_of_its_own() -> None:
    assert len({dealt(seed) for seed in (-2, -1, 0, 1, 2)}) == 5
    assert dealt(np.int64(3)) == dealt(3)
    assert dealt(np.int64(-3)) == dealt(-3)


@pytest.mark.parametrize("make", [aec_env, parallel_env])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_ends_as_its_original(make: Any, copied: Any) -> None:
    env = make("historia", 3)
    env.reset(seed=1)
    other = copied(env)
    one, two = env.unwrapped, other.unwrapped
    assert one.position is not two.position
    assert one.task.game.digest(one.position) == two.task.game.digest(two.position)
    before = one.task.game.digest(one.position)
    two.task.choose(
        two.position, flow.mover(two.position), one.task.legal(one.position, flow.mover(one.position))[0]
    )
    assert one.task.game.digest(one.position) == before
    env.reset()
    other.reset()
    assert one.task.game.digest(one.position) == two.task.game.digest(two.position)


def test_a_copy_shares_what_does_not_change() -> None:
    env = parallel_env("historia", 3)
    env.reset(seed=1)
    other = copy.deepcopy(env)
    assert other.task is env.task
    assert other.position.content is env.position.content


def test_before_a_match_nothing_can_be_chosen() -> None:
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        parallel_env("historia", 2).step({"seat_0": 0, "seat_1": 0})


def test_what_is_missing_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "saecula.envs.pettingzoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delattr("saecula.envs.pettingzoo")
    with pytest.raises(MissingExtra, match=r"pip install 'saecula\[envs\]'"):
        aec_env("historia", 2)
