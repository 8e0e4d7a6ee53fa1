"""Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saecula.bots import Bot, check_player, make_player
from saecula.bots.runner import turns
from saecula.core import flow
from saecula.core.codecs import BOUND
from saecula.core.errors import BadOption
from saecula.core.position import Seat
from saecula.envs.task import PicklableEnv, Task
from saecula.extras import extra

np = extra("numpy", "envs")
gymnasium = extra("gymnasium", "envs")
Env: Any = gymnasium.Env

SEEDS: Final = 2**63
ANY_SEAT: Final = -1


# Modules loaded by `extra` are untyped.
class SingleAgentEnv(PicklableEnv, Env):  # type: ignore[misc]
    """The decisions of one seat; `action_masks` and `info["action_mask"]` tell which actions are legal."""

    metadata: Final[dict[str, Any]] = {"render_modes": []}

    def __init__(self, task: Task, opponents: Sequence[str] = ("random",), seat: Seat = 0) -> None:
        if not ANY_SEAT <= seat < task.seats:
            raise BadOption(f"seat {seat}; seats are 0 to {task.seats - 1}, or {ANY_SEAT} for any")
        if not opponents and task.seats > 1:
            raise BadOption("no opponents; name at least one bot")
        self.task = task
        self.opponents = [check_player(name) for name in opponents]
        self.observation_space = gymnasium.spaces.Box(-BOUND, BOUND, (task.layout.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(task.vocabulary.size)
        self.render_mode = None
        self.seat = seat
        self._any_seat = seat == ANY_SEAT
        self._bots: dict[Seat, Bot] = {}
        self._over = False
        self.position: Any = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Start a match and play it up to the first decision of the learning seat."""
        super().reset(seed=seed, options=options)
        deal = str(self.np_random.integers(SEEDS))
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.task.seats))
        others = [seat for seat in range(self.task.seats) if seat != self.seat]
        self._bots = {
            seat: make_player(self.opponents[i % len(self.opponents)], self.task.game, f"{deal}:{seat}")
            for i, seat in enumerate(others)
        }
        self.position = self.task.start(deal)
        self._over = False
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, then let the bots play until this seat is asked again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the match is over; call reset() first")
        number = int(action)
        if number not in self._legal():
            self._over = True
            return self._observation(), self.task.illegal, True, False, {**self._info(), "illegal": True}
        self.task.choose(self.position, self.seat, number)
        self._play_others()
        self._over = flow.is_over(self.position)
        reward = self.task.rewards(self.position)[self.seat] if self._over else 0.0
        return self._observation(), reward, self._over, False, self._info()

    def _play_others(self) -> None:
        for _ in turns(self.task.game, self.position, self._bots):
            pass  # stops at the learning seat, which has no bot

    def _observation(self) -> Any:
        return np.frombuffer(self.task.observe(self.position, self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> Any:
        """Return the mask of legal actions, in the form that MaskablePPO of sb3-contrib expects.

        After the end of a match every action is marked: vectorized environments reset on the step after the
        end, and a learner must be able to sample an action for that step too.
        """
        mask = np.full(self.task.vocabulary.size, self._over)
        mask[self._legal()] = True
        return mask

    def _legal(self) -> list[int]:
        if self.position is None:
            raise gymnasium.error.ResetNeeded("no match has started; call reset() first")
        return self.task.legal(self.position, self.seat)
