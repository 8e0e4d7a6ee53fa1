"""A position without a game, for tests of the flow: rules write words into its trace."""

from __future__ import annotations

from collections.abc import Callable

from saecula.core import flow
from saecula.core.position import Frame, Position, blank
from saecula.core.registry import Rules


class Toy(Position):
    """What was done, in order."""

    __slots__ = ("trace",)

    trace: list[str]


def toy_rules() -> tuple[Rules[Toy], Callable[[str], Frame]]:
    """A registry with one step that says a word."""
    rules = Rules[Toy]("toy")

    @rules.step
    def say(g: Toy, word: str) -> None:
        g.trace.append(word)

    return rules, say


def begun(rules: Rules[Toy], *frames: Frame, seats: int = 3) -> Toy:
    """A position in which these frames have been put and run to the first decision."""
    rules.close()
    g = Toy()
    blank(g, rules, seats, dice=1)
    g.trace = []
    g.then(*frames)
    flow.begin(g)
    return g
