"""PettingZoo: choices one after the other (AEC), or all who are asked at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any, Final

from saecula.core import flow
from saecula.core.codecs import BOUND
from saecula.core.errors import IllegalChoice
from saecula.core.position import Seat
from saecula.envs.desk import Desk, Holder
from saecula.extras import extra

np = extra("numpy", "envs")
errors = extra("gymnasium.error", "envs")
spaces = extra("gymnasium.spaces", "envs")
AECEnv: Any = extra("pettingzoo", "envs").AECEnv
ParallelEnv: Any = extra("pettingzoo", "envs").ParallelEnv

SEED_BITS: Final = 63


class _Table(Holder):
    """What both kinds of environment have: agents, their spaces, and the match."""

    def __init__(self, desk: Desk, actions: int) -> None:
        self.desk = desk
        self.metadata = {"name": f"saecula_{desk.game.id}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(desk.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-BOUND, BOUND, (desk.layout.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance = Random()
        self.position: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new match; matches that follow one with a seed are decided by that seed too."""
        if seed is not None:
            self._chance = chance_of(seed)
        self.position = self.desk.start(str(self._chance.getrandbits(SEED_BITS)))
        self.agents = list(self.possible_agents)

    def seen_by(self, seat: Seat, mask: Any) -> dict[str, Any]:
        """What a seat sees, with its mask."""
        vector = np.frombuffer(self.desk.observe(self.position, seat), np.float32)
        return {"observation": vector, "action_mask": mask}


def chance_of(seed: int) -> Random:
    """Another one for every whole number: by itself `Random` takes -1 for 1."""
    number = index(seed)
    return Random(number if number >= 0 else str(number))


# PettingZoo's classes have no types that hold here, as everything that comes from an extra.
class TurnEnv(_Table, AECEnv):  # type: ignore[misc]
    """One choice a step, by the seat that is asked; sealed choices are asked one after the other, unseen."""

    def __init__(self, desk: Desk) -> None:
        AECEnv.__init__(self)
        _Table.__init__(self, desk, desk.vocabulary.size)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match."""
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
        ended = self.terminations.get(agent, True)  # whoever has left is not in there any more
        mask = np.full(self.desk.vocabulary.size, ended, np.int8)
        if agent == self.agent_selection:
            mask[self.desk.legal(self.position, seat)] = 1
        return self.seen_by(seat, mask)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.desk.choose(self.position, self.possible_agents.index(agent), int(action))
        seat = flow.mover(self.position)
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            rewards = self.desk.rewards(self.position)
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        else:
            self.agent_selection = self.possible_agents[seat]
        self._accumulate_rewards()


class TogetherEnv(_Table, ParallelEnv):  # type: ignore[misc]
    """One choice a step by every seat that is asked now; the others wait, with the last action."""

    def __init__(self, desk: Desk) -> None:
        _Table.__init__(self, desk, desk.vocabulary.size + 1)
        self.wait = desk.vocabulary.size

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match."""
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: Seat) -> dict[str, Any]:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self.desk.legal(self.position, seat) or self.wait] = 1
        return self.seen_by(seat, mask)

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Choices in the order of the asks; a choice that is no option ends the match."""
        if self.position is None:
            raise errors.ResetNeeded("no match has begun; call reset() first")
        agents = self.agents
        illegal = self._choose({self.possible_agents.index(agent): int(n) for agent, n in actions.items()})
        rewards = dict.fromkeys(agents, 0.0)
        over = flow.is_over(self.position)
        if illegal >= 0:
            rewards[self.possible_agents[illegal]] = self.desk.illegal
        elif over:
            rewards = dict(zip(agents, self.desk.rewards(self.position), strict=True))
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
        """The first seat whose choice is no option, or -1."""
        g = self.position
        asked = flow.to_move(g)
        for seat, number in numbers.items():
            if number != self.wait and seat not in asked:
                return seat
        for seat in asked:
            try:
                self.desk.choose(g, seat, numbers.get(seat, self.wait))
            except IllegalChoice:
                return seat
        return -1


def turn_env(desk: Desk) -> Any:
    """`TurnEnv` as strangers' code expects it: illegal choices end the match, wrong calls are refused."""
    wrappers = extra("pettingzoo.utils.wrappers", "envs")
    env = wrappers.TerminateIllegalWrapper(TurnEnv(desk), illegal_reward=desk.illegal)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
