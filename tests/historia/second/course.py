"""The course of a choice: a table that is carried on until somebody is asked again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from saecula.core.journal import Hidden
from saecula.core.position import Action
from saecula.games.historia.position import Historia
from tests.historia.second.table import Nation, Table

DONE: Action = ("done",)
PASS: Action = ("pass",)
ADVISOR, CIVBOT_CARD = DRAWS = ("drew", "bot_drew")


class Asked(Exception):
    """A question on the way that nobody has answered yet."""

    def __init__(self, name: str, seat: int, options: frozenset[Action]) -> None:
        super().__init__(name)
        self.name = name
        self.seat = seat
        self.options = options


class Over(Exception):
    """The match has ended."""


class Chance:
    """What chance turned up in the course of a choice."""

    def __init__(self) -> None:
        self.after: Historia | None = None
        self.drawn: list[tuple[str, int, str]] = []  # lines of the journal: what was drawn, by whom, which
        self.pool: list[str] = []  # leaders that were dealt

    def note(self, after: Historia) -> None:
        """Note the position after a further choice, and what was turned up until then."""
        self.after = after
        for line in after.journal or []:
            if line[0] in DRAWS:
                card = line[2].value if isinstance(line[2], Hidden) else line[2]
                self.drawn.append((line[0], line[1], str(card)))
        self.pool = self.pool or list(after.pool.cards)


class Course:
    """A table, the answers given on the way, and what chance turned up."""

    def __init__(self, table: Table, answers: Sequence[Action], chance: Chance) -> None:
        self.t = table
        self.chance = chance
        self.resolving = ""  # the card that is being resolved
        self.in_use = ""  # the wonder that is being activated
        self._answers = iter(answers)
        self._drawn = list(chance.drawn)

    def ask(self, name: str, nation: Nation, options: Iterable[Action]) -> Action:
        """Ask a civilization; a single option is taken unasked."""
        offered = frozenset(options)
        assert offered, name
        if len(offered) == 1:
            return next(iter(offered))
        answer = next(self._answers, None)
        if answer is None:
            raise Asked(name, nation.seat, offered)
        return answer

    def draft(
        self, name: str, nation: Nation, options: Callable[[list[Action]], list[Action]]
    ) -> list[Action]:
        """Ask for one pick after the other, until the civilization is done or nothing is left to pick."""
        picks: list[Action] = []
        while left := options(picks):
            pick = self.ask(name, nation, left)
            if pick == DONE:
                break
            picks.append(pick)
        return picks

    def draw(self, what: str, nation: Nation) -> str:
        """Draw a card, or nothing if the game drew none."""
        line = next((line for line in self._drawn if line[:2] == (what, nation.seat)), None)
        if line is None:
            return ""
        self._drawn.remove(line)
        return line[2]
