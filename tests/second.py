"""Compare a game with an independent implementation of its rules, over random matches.

This second reading is written from the rulebook alone, slow and plain, without using the game's rules. It
predicts the options of a decision and the facts after a choice. The first difference of a match is reported
with the seed, the index of the choice and the facts of the position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from saecula.core import flow
from saecula.core.contracts import LIMIT, Dice, Driver, random_choice
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat

G = TypeVar("G", bound=Position)
G_contra = TypeVar("G_contra", bound=Position, contravariant=True)
Facts = Mapping[str, object]
RESIGN: Final[Action] = ("resign",)  # added to the options where a seat may resign


class Reading(Protocol[G_contra]):
    """A second reading of a game's rules, for one match. None means that it has no opinion."""

    def options(self, g: G_contra, seat: Seat, frame: Frame) -> Collection[Action] | None:
        """List what this seat may choose."""

    def foretell(self, g: G_contra, seat: Seat, frame: Frame, action: Action) -> Facts | None:
        """Predict the facts when somebody is asked next; called before the choice is played."""

    def facts(self, g: G_contra) -> Facts:
        """Read the facts of a position, at least those that can be predicted."""

    def figures(self, g: G_contra) -> tuple[Facts, Facts] | None:
        """Derive figures from a position: as this reading calculates them, and as the game shows them."""


@dataclass
class Comparison:
    """What was compared, by kind and decision, and what differed; filled over any number of matches."""

    compared: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def report(self) -> str:
        """List every difference."""
        return "\n\n".join(self.differences)

    def options(self, frame: Frame, expected: Collection[Action] | None, offered: list[Action]) -> str:
        """Compare the options of a decision; return the difference, or an empty text."""
        if expected is None:
            return ""
        self.compared[f"options of {frame[0]}"] += 1
        if set(expected) == set(offered):
            return ""
        missing, surplus = _listed(set(expected) - set(offered)), _listed(set(offered) - set(expected))
        return f"options of {frame}\n  expected, not offered: {missing}\n  offered, not expected: {surplus}"

    def facts(self, kind: str, title: str, expected: Facts | None, got: Facts) -> str:
        """Compare facts; return the difference, or an empty text. Only predicted facts are compared."""
        if expected is None:
            return ""
        self.compared[kind] += 1
        wrong = [
            f"\n  {key}: expected {value!r}, got {got.get(key)!r}"
            for key, value in expected.items()
            if got.get(key) != value
        ]
        return title + "".join(wrong) if wrong else ""


def _listed(actions: Iterable[Action]) -> str:
    return f"[{', '.join(sorted(map(repr, actions)))}]"


def compare(
    game: Game[G],
    reading: Callable[[G], Reading[G]],
    seats: int,
    seed: str,
    comparison: Comparison,
    *,
    options: Mapping[str, Any] | None = None,
    content: Any = None,
    driver: Driver = random_choice,
    resigns: int = 0,
    limit: int = LIMIT,
) -> None:
    """Play a match and compare every decision, outcome and figure, up to the first difference.

    A seat that may resign does so with probability 1 / `resigns`; with 0 it never does.
    """
    g = game.start(seats, seed, options, content)
    dice = Dice(f"second/{game.id}/{seed}")
    second = reading(g)
    for index in range(limit):
        if not g.asks:
            return
        name = f"{game.id}, {seats} seats, seed {seed!r}, choice {index}"
        if not compare_choice(game, second, g, dice, comparison, name, driver, resigns):
            return
    raise AssertionError(f"{game.id}, {seats} seats, seed {seed!r}: no end after {limit} choices")


def compare_choice(
    game: Game[G],
    second: Reading[G],
    g: G,
    dice: Dice,
    comparison: Comparison,
    name: str,
    driver: Driver = random_choice,
    resigns: int = 0,
) -> bool:
    """Make one choice in a position and compare everything; return whether both agree."""
    difference = _difference(game, second, g, dice, comparison, driver, resigns)
    if difference:
        facts = "".join(f"\n    {key}: {value!r}" for key, value in second.facts(g).items())
        comparison.differences.append(f"{name}: {difference}\n  position:{facts}")
    return not difference


def _difference(
    game: Game[G], second: Reading[G], g: G, dice: Dice, comparison: Comparison, driver: Driver, resigns: int
) -> str:
    figures = second.figures(g)
    difference = comparison.facts("figures", "figures", *figures) if figures else ""
    seat, action = driver(g, dice)
    frame = flow.ask_of(g, seat)
    assert frame is not None
    offered = list(flow.options(g, seat))
    if game.rules.resigned is not None and game.rules.may_resign(g, seat):
        offered.append(RESIGN)
        if resigns and not dice.roll(resigns):
            action = RESIGN
    difference = difference or comparison.options(frame, second.options(g, seat, frame), offered)
    if difference:
        return difference
    foretold = second.foretell(g, seat, frame, action)
    if action == RESIGN:
        flow.retire(g, seat)
    else:
        flow.play(g, seat, action)
    kind = f"outcome of {frame[0]} {action[0]}"
    return comparison.facts(kind, f"{action} at {frame}", foretold, second.facts(g))
