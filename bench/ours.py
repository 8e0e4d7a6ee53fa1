"""Adapters of Saecula's games for the benchmark."""

import copy
from random import Random
from typing import Any, ClassVar

from bench.engine import Count, Engine, play_env


class Saecula(Engine):
    package: ClassVar[str] = "saecula"

    def __init__(self, name: str, seats: int) -> None:
        from saecula.core import flow
        from saecula.games import game

        self.game: Any = game(name)
        self.seats = seats
        self.flow: Any = flow

    def start(self, rng: Random) -> Any:
        return self.game.start(seats=self.seats, seed=f"{rng.random()}", options={})

    def play(self, position: Any, rng: Random, limit: int) -> Count:
        turn, play = self.flow.turn, self.flow.play
        draw = rng.random
        choices = several = listed = 0
        while choices < limit:
            seat, offered = turn(position)
            if seat < 0:
                break
            play(position, seat, offered[int(draw() * len(offered))])
            choices += 1
            several += len(offered) > 1
            listed += len(offered)
        return Count(choices, several, listed)

    def clone(self, position: Any) -> Any:
        return self.game.clone(position)


class SaeculaEnv(Engine):
    """One of our games as a PettingZoo environment, with observations and action masks."""

    package: ClassVar[str] = "saecula"

    def __init__(self, name: str, seats: int) -> None:
        from saecula.envs.pettingzoo import SaeculaAECEnv
        from saecula.envs.task import Task

        self.task: Any = Task(name, seats)
        self.env: Any = SaeculaAECEnv(self.task)

    def start(self, rng: Random) -> Any:
        self.env.reset(seed=rng.getrandbits(31))
        return self.env

    def play(self, position: Any, rng: Random, limit: int) -> Count:
        return play_env(position, rng, limit)

    def clone(self, position: Any) -> Any:
        env = copy.copy(position)
        env.position = self.task.game.clone(position.position)
        return env
