"""A second reading of Through the Ages, written from the rulebook alone.

The modules follow the rulebook: `figures` (Daten), `stores` (Nahrung und Ressourcen), `actions`
(Aktionsphase), `turns` (the steps around it), `politics` (Politikphase), `events`. Page numbers are the
rulebook's. It reads a position into a `Table`, and the cards from the content files; of the game's rules it
knows nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from saecula.core.locale import Texts
from saecula.core.position import SPECTATOR, Action, Frame, Seat
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.position import ThroughTheAges
from tests.second import Facts
from tests.through_the_ages.second import actions, figures, politics, turns
from tests.through_the_ages.second.course import Asked, Course
from tests.through_the_ages.second.table import Table, facts, read

MAIN: Final = ("take_first_cards", "peek", "political_action", "again", "act")


class SecondReading:
    """The reading of one match: the position at the last main decision, and what was answered since."""

    def __init__(self, _: ThroughTheAges) -> None:
        self._start: ThroughTheAges | None = None
        self._answers: list[Action] = []
        self._asked: Asked | None = None

    def options(self, g: ThroughTheAges, seat: Seat, frame: Frame) -> Collection[Action] | None:
        """List the options of a main decision, or of a question that follows from one."""
        if frame[0] in MAIN:
            return _choices(read(g), frame[0], seat)
        if self._asked is not None and (frame[0], seat) == (self._asked.name, self._asked.seat):
            return self._asked.options
        return None

    def foretell(self, g: ThroughTheAges, seat: Seat, frame: Frame, action: Action) -> Facts | None:
        """Carry the choice out on a table; while questions are open, only who is asked."""
        if frame[0] in MAIN:
            self._start, self._answers = GAME.clone(g), []
        elif self._asked is None or (frame[0], seat) != (self._asked.name, self._asked.seat):
            self._start = None
        self._asked = None
        if self._start is None:
            return None
        self._answers.append(action)
        table = read(self._start)
        try:
            _carry_out(table, self._answers)
        except Asked as asked:
            self._asked = asked
            return {"asked": (asked.name, asked.seat)}
        return facts(table)

    def facts(self, g: ThroughTheAges) -> Facts:
        """Read a position."""
        return facts(read(g))

    def figures(self, g: ThroughTheAges) -> tuple[Facts, Facts] | None:
        """Once a round, calculate the ratings and read them from the mats that players see."""
        if g.asks[0][0] != "political_action" or g.active != g.start:
            return None
        t = read(g)
        expected = {f"civ {n.seat} {icon}": value for n in t.present() for icon, value in _ratings(t, n.seat)}
        return expected, _shown(g)


def _choices(t: Table, name: str, seat: Seat) -> Collection[Action]:
    nation = t.nations[seat]
    if name == "take_first_cards":
        return actions.first_choices(t, nation)
    if name == "act":
        return actions.choices(t, nation)
    if name == "peek":
        return {("peek",), ("pass",)}
    return politics.choices(t, nation)


def _carry_out(t: Table, answers: list[Action]) -> None:
    assert t.asked is not None
    name, seat = t.asked
    nation = t.nations[seat]
    first, *later = answers
    course = Course(t, later)
    if name == "peek":
        course.stop("political_action", seat)
    elif name in ("political_action", "again"):
        politics.carry_out(course, nation, first, name == "again")
    elif first == ("end_actions",):
        turns.end_turn(course, nation)
    elif name == "act":
        actions.carry_out(course, nation, first)
    else:
        actions.take(course, nation, first[1])
        turns.end_first_actions(course, nation)


def _ratings(t: Table, seat: Seat) -> list[tuple[str, object]]:
    n = t.nations[seat]
    return [
        ("culture", f"+{figures.culture_rating(t, n)}"),
        ("science", f"{n.science} +{figures.science_rating(t, n)}"),
        ("strength", f"{figures.strength(t, n)}"),
        ("happy", f"{figures.happiness(t, n)}/{figures.required(n)}"),
    ]


def _shown(g: ThroughTheAges) -> Facts:
    seen = GAME.redact(g, SPECTATOR)
    board = GAME.board(seen, Texts(GAME, seen.position, "en"))
    return {f"civ {mat.seat} {stat.icon}": stat.value for mat in board.mats for stat in mat.stats}
