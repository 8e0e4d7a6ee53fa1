"""Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saecula.bots import Bot, check_player, make_player
from saecula.core import flow
from saecula.core.codecs import BOUND
from saecula.core.errors import BadOption
from saecula.core.position import Seat
from saecula.envs.desk import Desk, Holder
from saecula.extras import extra

np = extra("numpy", "envs")
gymnasium = extra("gymnasium", "envs")
Env: Any = gymnasium.Env

SEEDS: Final = 2**63
ANY_SEAT: Final = -1


# Gymnasium's classes have no types that hold here, as everything that comes from an extra.
class SoloEnv(Holder, Env):  # type: ignore[misc]
    """The choices of one seat; `action_masks` and `info["action_mask"]` say which are legal."""

    metadata: Final[dict[str, Any]] = {"render_modes": []}

    def __init__(self, desk: Desk, opponents: Sequence[str] = ("random",), seat: Seat = 0) -> None:
        if not ANY_SEAT <= seat < desk.seats:
            raise BadOption(f"seat {seat}; seats are 0 to {desk.seats - 1}, or {ANY_SEAT} for any")
        if not opponents and desk.seats > 1:
            raise BadOption("no opponents; name at least one bot")
        self.desk = desk
        self.opponents = [check_player(name) for name in opponents]
        self.observation_space = gymnasium.spaces.Box(-BOUND, BOUND, (desk.layout.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(desk.vocabulary.size)
        self.render_mode = None
        self.seat = seat
        self._any_seat = seat == ANY_SEAT
        self._bots: dict[Seat, Bot] = {}
        self._over = False
        self.position: Any = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new match, up to the first choice of the learning seat."""
        super().reset(seed=seed, options=options)
        deal = str(self.np_random.integers(SEEDS))
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.desk.seats))
        others = [seat for seat in range(self.desk.seats) if seat != self.seat]
        self._bots = {
            seat: make_player(self.opponents[i % len(self.opponents)], self.desk.game, f"{deal}:{seat}")
            for i, seat in enumerate(others)
        }
        self.position = self.desk.start(deal)
        self._over = False
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One choice, and all that others choose until this seat is asked again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the match is over; call reset() first")
        number = int(action)
        if number not in self._legal():
            self._over = True
            return self._observation(), self.desk.illegal, True, False, {**self._info(), "illegal": True}
        self.desk.choose(self.position, self.seat, number)
        self._play_others()
        self._over = flow.is_over(self.position)
        reward = self.desk.rewards(self.position)[self.seat] if self._over else 0.0
        return self._observation(), reward, self._over, False, self._info()

    def _play_others(self) -> None:
        g, game = self.position, self.desk.game
        while True:
            seat, options = flow.turn(g)
            if seat in (-1, self.seat):
                return
            flow.play(g, seat, self._bots[seat].choose(game.redact(g, seat), options))

    def _observation(self) -> Any:
        return np.frombuffer(self.desk.observe(self.position, self.seat), np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> Any:
        """Which actions are legal now, as MaskablePPO of sb3-contrib asks for it.

        Once the match is over, all of them: vectorized environments reset at the step after the end, and a
        learner must be able to draw an action for that step too.
        """
        mask = np.full(self.desk.vocabulary.size, self._over)
        mask[self._legal()] = True
        return mask

    def _legal(self) -> list[int]:
        if self.position is None:
            raise gymnasium.error.ResetNeeded("no match has begun; call reset() first")
        return self.desk.legal(self.position, self.seat)
