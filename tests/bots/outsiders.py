"""Bots as others might write them, good and bad; the tests name them by import path."""

from __future__ import annotations

from typing import Any, ClassVar

from saecula.core.game import Game
from saecula.core.position import Action
from saecula.core.secrecy import Seen


class First:
    """Chooses the first option, always."""

    name = "first"

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game = game
        self.seed = seed

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:  # noqa: ARG002
        return options[0]


class Vandal(First):
    """Chooses the first option too, then breaks everything it was given."""

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        first = options[0]
        options.clear()
        seen.position.asks = ()
        seen.position.agenda.clear()
        seen.position.dice = 7
        return first


class Witness(First):
    """Remembers what it was shown."""

    shown: ClassVar[list[Seen[Any]]] = []
    seeds: ClassVar[list[str]] = []

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        self.shown.append(seen)
        self.seeds.append(self.seed)
        return options[0]


class Truthful(First):
    """Answers with an action that equals an option but is another object."""

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:  # noqa: ARG002
        verb, *operands = options[-1]
        return (verb, *[float(value) if isinstance(value, int) else value for value in operands])


class Stranger(First):
    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:  # noqa: ARG002
        return ("surrender",)


class Lister(First):
    def choose(self, seen: Seen[Any], options: list[Action]) -> Any:  # noqa: ARG002
        return list(options[0])


class Silent(First):
    def choose(self, seen: Seen[Any], options: list[Action]) -> Any:  # noqa: ARG002
        return None


class Stumbler(First):
    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:  # noqa: ARG002
        raise KeyError("weights")


class Mute:
    def __init__(self, game: Game[Any], seed: str) -> None: ...


class Seedless:
    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:  # noqa: ARG002
        return options[0]


class Blind(First):
    def choose(self, options: list[Action]) -> Action:  # type: ignore[override]
        return options[0]


def first(game: Game[Any], seed: str) -> First:
    return First(game, seed)
