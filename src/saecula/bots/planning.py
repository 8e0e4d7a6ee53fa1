"""Planning an affair: a few lines of own choices, followed to the end of it in one imagined world."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from saecula.bots.bot import Chance
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat
from saecula.core.registry import DONE
from saecula.core.secrecy import Seen

OTHER_CHOICES: Final = 24  # of each other seat between two of mine
IN_TURN: Final = 16  # own choices within one affair
AT_ONCE: Final = 7  # the same, after one option of what all choose at once
_SPREAD: Final = 0x9E3779B97F4A7C15


class Care(NamedTuple):
    """How many lines are followed."""

    width: int  # of those that come to the same kind of ask
    equals: int  # the same, where more stand equally well


class Step(NamedTuple):
    """A choice of mine: what is asked, how I stand before it, what I take."""

    ask: Frame | None
    value: float
    action: Action


class Line(NamedTuple):
    """A course of my affair, and how I stand at its end."""

    value: float
    position: Position
    steps: tuple[Step, ...]


class Intention:
    """The rest of a line that a bot keeps to, as long as everything comes as foreseen."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._steps: list[Step] = []  # the next one last

    def follow(self, line: Line) -> None:
        """Go on with this line, whose first choice is being made."""
        self._steps = list(line.steps[:0:-1])

    def next(self, seen: Seen[Any], options: list[Action]) -> Action | None:
        """What the line says, if the same is asked as I thought and I stand as I thought."""
        if not self._steps:
            return None
        step = self._steps.pop()
        asked = step.ask == flow.ask_of(seen.position, seen.seat) and step.action in options
        if asked and step.value == self._game.evaluate(seen.position, seen.seat):
            return step.action
        self._steps.clear()
        return None


class Affair:
    """What a seat begins with a choice, in one imagined world. Others answer at random."""

    def __init__(self, game: Game[Any], world: Position, seat: Seat, luck: int, care: Care) -> None:
        self._game = game
        self._world = world
        self._seat = seat
        self._luck = luck
        self._care = care
        self._depth = -1 if asks_many(world) else len(world.agenda)
        self._thing: Action = ()  # operands of the pick that is weighed alone

    def lines(self, options: list[Action]) -> dict[Action, Line]:
        """By first choice the best line, if it was followed to its end."""
        ends: dict[Action, Line] = {}
        start = Line(self._value(self._world), self._world, ())
        self._follow([self._after(start, action) for action in options], self._care, IN_TURN, ends)
        return ends

    def line(self, action: Action, alone: bool) -> Line:
        """The best line from this pick on.

        Alone: only what names the same thing as the pick is carried out, without free actions, and not what
        I picked with it.
        """
        start = self._after(Line(0.0, self._world, ()), action)
        g = start.position
        self._depth = len(g.agenda)
        if alone and flow.mover(g) == self._seat:
            things = [option[1:] for option in flow.options(g, self._seat)]
            self._thing = action[1:] if action[1:] in things else ()
        ends: dict[Action, Line] = {}
        # Each option is weighed by itself: it needs fewer lines than all options together.
        care = Care(1, (self._care.equals + 1) // 2)
        self._follow([start], care, AT_ONCE, ends)
        return ends[action]

    def _follow(self, lines: list[Line], care: Care, choices: int, ends: dict[Action, Line]) -> None:
        """Go on with the lines ahead until all are at their end."""
        for _ in range(choices):
            open_: dict[str, list[Line]] = {}
            for line in lines:
                if self._options(line.position):
                    open_.setdefault(line.position.asks[0][0], []).append(line)
                else:
                    _note(ends, line)
            lines = [
                self._after(line, action)
                for same in open_.values()
                for line in _ahead(same, care)
                for action in self._options(line.position)
            ]
        for line in lines:
            _note(ends, line)

    def _options(self, g: Position) -> list[Action]:
        """What I may choose next; nothing at the end of my affair."""
        if flow.mover(g) != self._seat or asks_many(g):
            return []
        options = flow.options(g, self._seat)
        if self._thing and len(g.agenda) <= self._depth:
            return [action for action in options if action[1:] == self._thing]
        if self._thing:
            free = g.rules.free
            return [action for action in options if action[0] not in free] or options
        return options

    def _after(self, line: Line, action: Action) -> Line:
        """A line gone on by a choice of mine and by what others answer to it."""
        seat = self._seat
        g: Position = self._game.clone(line.position)
        asks = g.asks
        step = Step(flow.ask_of(g, seat), line.value, action)
        flow.play(g, seat, action)
        if asks_many(line.position):
            self._close(g, asks)
        self._answer(g)
        return Line(self._value(g), g, (*line.steps, step))

    def _close(self, g: Position, asks: tuple[Frame, ...]) -> None:
        """Close my part of what all choose at once: its later picks are weighed when they are asked."""
        while g.asks is asks and flow.ask_of(g, self._seat) is not None:
            options = flow.options(g, self._seat)
            flow.play(g, self._seat, DONE if DONE in options else options[0])

    def _answer(self, g: Position) -> None:
        """Let the others choose as long as it comes of my affair."""
        # Each seat guesses from its own chance, so that its guesses stay the same whatever the others do.
        guesses: dict[Seat, Chance] = {}
        for _ in range(OTHER_CHOICES * g.seats):
            asked = flow.mover(g)
            if asked < 0 or asked == self._seat or len(g.agenda) <= self._depth:
                return
            if asked not in guesses:
                guesses[asked] = Chance(self._luck ^ (asked + 1) * _SPREAD)
            options = flow.options(g, asked)
            flow.play(g, asked, options[guesses[asked].below(len(options))])

    def _value(self, g: Position) -> float:
        return self._game.evaluate(g, self._seat)


def asks_many(g: Position) -> bool:
    """Whether several are asked at once."""
    return g.block != "ask" and len(g.asks) > 1


def _note(ends: dict[Action, Line], line: Line) -> None:
    """Keep the best line of each first choice."""
    first = line.steps[0].action
    if first not in ends or line.value > ends[first].value:
        ends[first] = line


def _ahead(lines: list[Line], care: Care) -> list[Line]:
    """The best of lines that come to the same kind of ask, and those that equal them; each position once."""
    lines.sort(key=lambda line: line.value, reverse=True)
    kept: list[Line] = []
    for line in lines:
        if len(kept) == care.equals or (len(kept) >= care.width and line.value < kept[-1].value):
            break
        if not any(_came_to_the_same(line, other) for other in kept):
            kept.append(line)
    return kept


def _came_to_the_same(one: Line, other: Line) -> bool:
    if one.value != other.value:
        return False
    a, b = one.position, other.position
    return a.asks == b.asks and a.picks == b.picks and a.listed == b.listed
