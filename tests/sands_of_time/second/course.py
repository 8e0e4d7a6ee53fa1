"""The course of a match: a generator that stops where somebody is asked and goes on with the answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from saecula.core.position import Action, Seat
from tests.sands_of_time.second.table import Table

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """What a player is asked, and what may be answered."""

    name: str
    seat: Seat
    options: frozenset[Action]


Answer: TypeAlias = tuple[Seat, Action]
Course: TypeAlias = Generator[list[Question], Answer, T]  # several questions are asked at once
Listing: TypeAlias = Callable[[], Iterable[Action]]

DONE: Action = ("done",)
PASS: Action = ("pass",)


def ask(name: str, seat: Seat, options: Iterable[Action]) -> Course[Action]:
    """Ask a player; a single option is taken unasked."""
    offered = frozenset(options)
    assert offered, name
    if len(offered) == 1:
        return next(iter(offered))
    _, action = yield [Question(name, seat, offered)]
    return action


def ask_all(
    name: str, answered: dict[Seat, list[Action]], listing: Callable[[Seat], list[Action]]
) -> Course[None]:
    """Ask players at the same time until nobody has an option left; what is forced is taken unasked."""
    while True:
        questions = []
        for seat, given in answered.items():
            while len(options := listing(seat)) == 1:
                given.append(options[0])
            if options:
                questions.append(Question(name, seat, frozenset(options)))
        if not questions:
            return
        seat, action = yield questions
        answered[seat].append(action)


class Play:
    """A match that is being played on a table."""

    def __init__(self, table: Table, course: Course[None]) -> None:
        self.table = table
        self._course = course
        self.open: list[Question] = []
        self._go_on(None)

    def answer(self, seat: Seat, action: Action) -> None:
        """Answer a question and go on to the next."""
        self._go_on((seat, action))

    def _go_on(self, answer: Answer | None) -> None:
        try:
            self.open = next(self._course) if answer is None else self._course.send(answer)
        except StopIteration:
            self.open = []
        self.table.asked = {(question.name, question.seat) for question in self.open}
