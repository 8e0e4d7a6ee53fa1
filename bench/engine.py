"""The interface through which the benchmark drives an engine, ours or a peer's."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

DEPTH: Final = 60
"""The number of choices before a position is cloned; a shorter match is cloned halfway."""


class Count(NamedTuple):
    """Counts of one match: choices, choices between several options, and options listed."""

    choices: int
    open: int
    options: int


class Engine(ABC):
    """One game of one engine. Making it imports the engine; that is never timed.

    A position is whatever the engine has for one, so it is `Any` here.
    """

    package: ClassVar[str]
    """The distribution whose version is reported."""

    @abstractmethod
    def start(self, rng: Random) -> Any:
        """Start a match; it may replace the one before."""

    @abstractmethod
    def play(self, position: Any, rng: Random, limit: int) -> Count:
        """Play uniformly at random among all listed options, to the end or for `limit` choices."""

    @abstractmethod
    def clone(self, position: Any) -> Any: ...


def play_env(env: Any, rng: Random, limit: int) -> Count:
    """Play a PettingZoo environment uniformly at random, with observation and mask at each step."""
    draw = rng.random
    choices = several = listed = 0
    while choices < limit and env.agents:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        offered = observation["action_mask"].nonzero()[0]
        env.step(offered[int(draw() * len(offered))])
        choices += 1
        several += len(offered) > 1
        listed += len(offered)
    return Count(choices, several, listed)
