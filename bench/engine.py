"""What the benchmark asks of an engine, ours or a peer's."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

DEPTH: Final = 60
"""How many choices deep the positions lie that are cloned; a shorter match is taken halfway."""


class Count(NamedTuple):
    """What one match took: choices made, how many of them between several options, and all options listed."""

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
        """A fresh match at its first choice; it may be in the place of the one before."""

    @abstractmethod
    def play(self, position: Any, rng: Random, limit: int) -> Count:
        """Uniformly random choices among all options listed, to the end or until `limit` choices are made."""

    @abstractmethod
    def clone(self, position: Any) -> Any: ...


def play_env(env: Any, rng: Random, limit: int) -> Count:
    """Uniformly random choices in an environment of PettingZoo, each step with its observation and mask."""
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
