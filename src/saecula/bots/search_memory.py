"""What a search has learnt: of decisions, of actions wherever they were chosen, of what points are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saecula.bots.bot import Chance, dice_of
from saecula.bots.search_nodes import Node, Tally
from saecula.bots.search_values import Outcome, Yardstick
from saecula.core.position import Action, Frame, Seat

FIRST_COURSES: Final = 8  # that values are fitted to


class Visit:
    """A choice within a course of play."""

    __slots__ = ("_action", "_finer", "_habit", "_node", "_seat")

    def __init__(self, seat: Seat, node: Node, finer: Node, action: Action, habit: Tally) -> None:
        self._seat = seat
        self._node = node
        self._finer = finer
        self._action = action
        self._habit = habit

    def learn(self, values: Sequence[float]) -> None:
        """What came of it."""
        value = values[self._seat]
        self._node.add(self._action, value)
        self._habit.add(value)
        if self._finer is not self._node:
            self._finer.add(self._action, value)


class Memory:
    """What one search has learnt, kept while its decisions are those that it foresaw.

    A seat's decision is known by what it is asked and by its own choices before, in any order: so picks of
    the same cards and turns of the same actions are one. What others did in the open tells decisions apart
    only where there are visits enough; what they did unseen never does.
    """

    def __init__(self) -> None:
        self.own = 0  # the choices made at the table since this began
        self._nodes: dict[tuple[Seat, int, Frame], Node] = {}
        self._marks: dict[tuple[Frame, Action], int] = {}
        self._chance = Chance(0)
        self._habits: dict[tuple[Seat, str, Action], Tally] = {}
        self._yardstick: Yardstick | None = None
        self._first: list[tuple[list[Visit], Outcome]] = []

    def foresees(self, seat: Seat, frame: Frame) -> bool:
        """Whether this decision was met in the search."""
        return (seat, self.own, frame) in self._nodes

    def mark(self, frame: Frame, action: Action) -> int:
        """A number drawn for this choice: sums of them tell what was chosen, whatever came first."""
        mark = self._marks.get((frame, action))
        if mark is None:
            mark = self._marks[frame, action] = dice_of(self._chance)
        return mark

    def node(self, seat: Seat, own: int, frame: Frame) -> Node:
        """The decision of a seat that chose so before."""
        key = (seat, own, frame)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node()
        return node

    def habits(self, seat: Seat, rule: str, options: Sequence[Action]) -> list[Tally | None]:
        """What came of these actions wherever the seat chose them."""
        return [self._habits.get((seat, rule, action)) for action in options]

    def visit(self, seat: Seat, rule: str, node: Node, finer: Node, action: Action) -> Visit:
        """A choice to learn from later."""
        habit = self._habits.setdefault((seat, rule, action), Tally())
        return Visit(seat, node, finer, action, habit)

    def unit(self, seat: Seat) -> float:
        """How many points are much here."""
        return self._yardstick.spreads[seat] if self._yardstick is not None else 1.0

    @property
    def is_settled(self) -> bool:
        """Whether values can be told."""
        return self._yardstick is not None

    def worth(self, outcome: Outcome, seat: Seat) -> float:
        """What an outcome is worth to a seat, beside others of the same world."""
        assert self._yardstick is not None  # settled
        return self._yardstick.worth(outcome, seat)

    def learn(self, visits: list[Visit], outcome: Outcome) -> None:
        """Keep what came of a course; the first ones wait until values can be fitted to points."""
        if self._yardstick is not None:
            _learn(visits, self._yardstick.values(outcome))
            return
        self._first.append((visits, outcome))
        if len(self._first) == FIRST_COURSES:
            self.settle()

    def settle(self) -> None:
        """Learn from the first courses, however many there were."""
        if self._first:
            self._yardstick = Yardstick([outcome for _, outcome in self._first])
            for visits, outcome in self._first:
                _learn(visits, self._yardstick.values(outcome))
            self._first = []


def _learn(visits: list[Visit], values: list[float]) -> None:
    for visit in visits:
        visit.learn(values)
