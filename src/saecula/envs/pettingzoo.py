"""PettingZoo environments: one agent at a time (AEC), or all agents that are asked at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Final

from saecula.core import flow
from saecula.core.codecs import BOUND
from saecula.core.errors import IllegalChoice
from saecula.core.position import Seat
from saecula.envs.task import PicklableEnv, Task
from saecula.extras import extra

np = extra("numpy", "envs")
errors = extra("gymnasium.error", "envs")
spaces = extra("gymnasium.spaces", "envs")
AECEnv: Any = extra("pettingzoo", "envs").AECEnv
ParallelEnv: Any = extra("pettingzoo", "envs").ParallelEnv

SEED_BITS: Final = 63


class _MatchEnv(PicklableEnv):
    """The part that both kinds of environment share: agents, their spaces, and the match."""

    def __init__(self, task: Task, actions: int) -> None:
        self.task = task
        self.metadata = {"name": f"saecula_{task.game.id}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(task.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-BOUND, BOUND, (task.layout.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._rng = Random()
        self.position: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Start a match; a seed also determines the matches that follow it."""
        if seed is not None:
            self._rng = rng_from(seed)
        self.position = self.task.start(str(self._rng.getrandbits(SEED_BITS)))
        self.agents = list(self.possible_agents)

    def observation_of(self, seat: Seat, mask: Any) -> dict[str, Any]:
        """Return the observation of a seat together with its action mask."""
        vector = np.frombuffer(self.task.observe(self.position, seat), np.float32)
        return {"observation": vector, "action_mask": mask}


def rng_from(seed: int) -> Random:
    """Return a different generator for every integer; `Random` itself treats -1 like 1."""
    number = index(seed)
    return Random(number if number >= 0 else str(number))


# Modules loaded by `extra` are untyped.
class SaeculaAECEnv(_MatchEnv, AECEnv):  # type: ignore[misc]
    """One agent acts per step; simultaneous decisions are asked one after the other and stay hidden."""

    def __init__(self, task: Task) -> None:
        AECEnv.__init__(self)
        _MatchEnv.__init__(self, task, task.vocabulary.size)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a match."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[flow.mover(self.position)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        ended = self.terminations.get(agent, True)  # agents that have left are missing here
        mask = np.full(self.task.vocabulary.size, ended, np.int8)
        if agent == self.agent_selection:
            mask[self.task.legal(self.position, seat)] = 1
        return self.observation_of(seat, mask)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.task.choose(self.position, self.possible_agents.index(agent), int(action))
        seat = flow.mover(self.position)
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            rewards = self.task.rewards(self.position)
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        else:
            self.agent_selection = self.possible_agents[seat]
        self._accumulate_rewards()


class SaeculaParallelEnv(_MatchEnv, ParallelEnv):  # type: ignore[misc]
    """Every agent that is asked acts in each step; the others take the last action, *wait*."""

    def __init__(self, task: Task) -> None:
        _MatchEnv.__init__(self, task, task.vocabulary.size + 1)
        self.wait = task.vocabulary.size

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a match."""
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: Seat) -> dict[str, Any]:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self.task.legal(self.position, seat) or self.wait] = 1
        return self.observation_of(seat, mask)

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Play the actions in the order in which seats are asked; an illegal action ends the match."""
        if self.position is None:
            raise errors.ResetNeeded("no match has started; call reset() first")
        agents = self.agents
        illegal = self._choose({self.possible_agents.index(agent): int(n) for agent, n in actions.items()})
        rewards = dict.fromkeys(agents, 0.0)
        over = flow.is_over(self.position)
        if illegal >= 0:
            rewards[self.possible_agents[illegal]] = self.task.illegal
        elif over:
            rewards = dict(zip(agents, self.task.rewards(self.position), strict=True))
        ended = over or illegal >= 0
        if ended:
            self.agents = []
        return (
            self._observations(),
            rewards,
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _choose(self, numbers: Mapping[Seat, int]) -> Seat:
        """Play the actions; return the first seat whose action is illegal, or -1."""
        g = self.position
        asked = flow.to_move(g)
        for seat, number in numbers.items():
            if number != self.wait and seat not in asked:
                return seat
        for seat in asked:
            try:
                self.task.choose(g, seat, numbers.get(seat, self.wait))
            except IllegalChoice:
                return seat
        return -1


def aec_env(task: Task) -> Any:
    """Wrap `SaeculaAECEnv` in PettingZoo's usual checks: illegal actions end the match, misuse is refused."""
    wrappers = extra("pettingzoo.utils.wrappers", "envs")
    env = wrappers.TerminateIllegalWrapper(SaeculaAECEnv(task), illegal_reward=task.illegal)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
