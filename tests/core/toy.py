"""A position without a game, for tests of the flow: its rules write words into a trace."""

from __future__ import annotations

from collections.abc import Callable

from saecula.core import flow
from saecula.core.position import Action, Frame, Picks, Position, Seat, init_kernel_fields
from saecula.core.registry import DONE, Decision, Draft, Rules


class Toy(Position):
    """A position that records what was done, in order."""

    __slots__ = ("trace",)

    trace: list[str]


def toy_rules() -> tuple[Rules[Toy], Callable[[str], Frame]]:
    """Make a registry with one step that says a word."""
    rules = Rules[Toy]("toy")

    @rules.step
    def say(g: Toy, word: str) -> None:
        g.trace.append(word)

    return rules, say


def begun(rules: Rules[Toy], *frames: Frame, seats: int = 3) -> Toy:
    """Make a position, put these frames on its agenda and run them to the first decision."""
    rules.close()
    g = Toy()
    init_kernel_fields(g, rules, seats, dice=1)
    g.trace = []
    g.then(*frames)
    flow.begin(g)
    return g


def picker(rules: Rules[Toy], always: bool = False, must: bool = False) -> Decision[Toy, int]:
    """Register a decision with `n` options."""

    @rules.decision(always=always, must=must)
    def pick(_g: Toy, _seat: Seat, n: int) -> list[Action]:
        return [("take", i) for i in range(n)]

    @pick.resolve
    def picked(g: Toy, seat: Seat, action: Action, n: int) -> None:
        g.trace.append(f"{seat} takes {action[1]} of {n}")

    return pick


def handful(rules: Rules[Toy]) -> Draft[Toy, int]:
    """Register a draft of one to `most` letters."""

    @rules.draft
    def gather(_g: Toy, _seat: Seat, picks: Picks, most: int) -> list[Action]:
        if len(picks) == most:
            return []
        rest: list[Action] = [("letter", x) for x in "abc" if ("letter", x) not in picks]
        return [*rest, DONE] if picks else rest

    @gather.resolve
    def gathered(g: Toy, seat: Seat, picks: Picks, most: int) -> None:
        g.trace.append(f"{seat} has {''.join([pick[1] for pick in picks])} of {most}")

    return gather
