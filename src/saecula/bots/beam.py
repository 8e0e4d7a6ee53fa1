"""Beam search over a seat's own choices: the planner of the greedy bot and of the search's root.

A macro-move is everything that a seat sets going with one choice until another seat's turn (or a choice of
all at once) comes: a card with all its clicks, a turn of several actions. The beam follows a few lines of
its choices to the end of the macro-move, in one determinization, with random replies by the other seats.
Beam search is due to Lowerre (1976).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from saecula.bots.policies import play_usual, sensible_options
from saecula.bots.rng import Rng, seat_seed
from saecula.core import flow
from saecula.core.actions import operands_of, rule_id, verb_id
from saecula.core.blocks import ASK
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat
from saecula.core.registry import DONE
from saecula.core.secrecy import Seen

OTHER_CHOICES: Final = 24  # of each other seat between two own choices
DRAFT_CHOICES: Final = 7  # own choices after one option of what all seats choose at once


class BeamWidth(NamedTuple):
    """How many lines are followed, of those that come to the same kind of decision."""

    width: int
    ties: int  # the width where more lines are equally good


WIDTH_ONE: Final = BeamWidth(1, 1)


class Line:
    """A sequence of a seat's choices, the position it leads to, and its evaluation.

    Many lines are never compared with any other, so they are evaluated only when it is asked for.
    """

    __slots__ = ("_game", "_seat", "_value", "position", "steps")

    def __init__(
        self,
        value: float | None,
        position: Position,
        steps: tuple[Step, ...],
        seat: Seat = 0,
        game: Any = None,
    ) -> None:
        self.position = position
        self.steps = steps
        self._value = value
        self._seat = seat
        self._game = game

    @property
    def value(self) -> float:
        """The evaluation of the position."""
        found = self._value
        if found is None:
            found = self._value = self._game.evaluate(self.position, self._seat)
        return found


class Step(NamedTuple):
    """A choice within a line: what is asked, the line before it or its evaluation, and the action."""

    ask: Frame | None
    before: Line | float
    action: Action

    @property
    def value(self) -> float:
        """The evaluation before the choice."""
        return self.before.value if isinstance(self.before, Line) else self.before


class CommittedPlan:
    """The rest of a line that a bot follows as long as everything happens as planned."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._steps: list[Step] = []  # the next one last

    def follow(self, line: Line) -> None:
        """Commit to this line, whose first choice is being made now."""
        self._steps = list(line.steps[:0:-1])

    def next(self, seen: Seen[Any], options: list[Action]) -> Action | None:
        """Return the planned choice if both the question and the evaluation are as planned; else give up."""
        if not self._steps:
            return None
        step = self._steps.pop()
        asked = step.ask == flow.ask_of(seen.position, seen.seat) and step.action in options
        if asked and step.value == self._game.evaluate(seen.position, seen.seat):
            return step.action
        self._steps.clear()
        return None


class BeamSearch:
    """Plans the macro-move that begins with a choice of one seat, in one determinization.

    Usual answers are taken for every seat.
    """

    def __init__(self, game: Game[Any], world: Position, seat: Seat, seed: int, beam: BeamWidth) -> None:
        self._game = game
        self._world = world
        self._seat = seat
        self._seed = seed
        self._beam = beam
        self._base: list[Frame] | None = None if asks_many(world) else world.agenda.copy()
        self._operands: Action = ()  # of the pick that is evaluated by itself

    def lines(self, options: list[Action]) -> dict[Action, Line]:
        """Return the best line of each first choice that was followed to its end."""
        ends: dict[Action, Line] = {}
        start = self._line(self._world, ())
        first = [self._after(start, action) for action in options]
        self._follow(first, self._beam, self._game.turn_choices, ends)
        return ends

    def line(self, action: Action, alone: bool) -> Line:
        """Return the best line that begins with this pick of a draft.

        The pick is evaluated alone: only choices with the same operands are made, without free actions, and
        not what was picked along with it.
        """
        start = self._after(Line(0.0, self._world, ()), action)
        g = start.position
        self._base = g.agenda.copy()
        if alone and flow.mover(g) == self._seat:
            offered = [operands_of(option) for option in flow.options(g, self._seat)]
            operands = operands_of(action)
            self._operands = operands if operands in offered else ()
        ends: dict[Action, Line] = {}
        # Each option is evaluated by itself: it needs fewer lines than all options together.
        beam = BeamWidth(1, (self._beam.ties + 1) // 2)
        self._follow([start], beam, DRAFT_CHOICES, ends)
        return ends[action]

    def _follow(self, lines: list[Line], beam: BeamWidth, choices: int, ends: dict[Action, Line]) -> None:
        """Extend the best lines until all of them are at their end."""
        for _ in range(choices):
            by_rule: dict[str, list[Line]] = {}
            for line in lines:
                if self._options(line.position):
                    by_rule.setdefault(rule_id(line.position.asks[0]), []).append(line)
                else:
                    keep_best(ends, line)
            lines = [
                self._after(line, action)
                for same in by_rule.values()
                for line in pruned(same, beam)
                for action in self._options(line.position)
            ]
        for line in lines:
            keep_best(ends, line)

    def _options(self, g: Position) -> list[Action]:
        """Return the seat's next options; none at the end of its macro-move."""
        if flow.mover(g) != self._seat or asks_many(g):
            return []
        options = sensible_options(self._game, g, self._seat, flow.options(g, self._seat))
        if self._operands and self._base is not None and len(g.agenda) <= len(self._base):
            return [action for action in options if operands_of(action) == self._operands]
        if self._operands:
            free = g.rules.free
            return [action for action in options if verb_id(action) not in free] or options
        return options

    def _after(self, line: Line, action: Action) -> Line:
        """Extend a line by a choice of the seat and the replies of the others."""
        seat = self._seat
        g: Position = self._game.clone(line.position)
        asks = g.asks
        step = Step(flow.ask_of(g, seat), line, action)
        flow.play(g, seat, action)
        if asks_many(line.position):
            self._close(g, asks)
        self._reply(g)
        return self._line(g, (*line.steps, step))

    def _close(self, g: Position, asks: tuple[Frame, ...]) -> None:
        """Close this seat's part of what all choose at once: later picks are evaluated when asked."""
        while g.asks is asks and flow.ask_of(g, self._seat) is not None:
            options = flow.options(g, self._seat)
            flow.play(g, self._seat, DONE if DONE in options else options[0])

    def _reply(self, g: Position) -> None:
        """Let the others choose at random as long as the macro-move lasts."""
        rngs: dict[Seat, Rng] = {}
        for _ in range(OTHER_CHOICES * g.seats):
            play_usual(self._game, g)
            asked = flow.mover(g)
            if asked == self._seat and self._answer_sensibly(g):
                continue
            if asked < 0 or asked == self._seat or self._is_over(g):
                return
            if asked not in rngs:
                rngs[asked] = Rng(seat_seed(self._seed, asked))
            options = sensible_options(self._game, g, asked, flow.options(g, asked))
            flow.play(g, asked, options[rngs[asked].below(len(options))])

    def _answer_sensibly(self, g: Position) -> bool:
        """Make a choice of the seat at once if only one of several options is sensible."""
        options = flow.options(g, self._seat)
        if len(options) < 2 or asks_many(g):
            return False
        sensible = sensible_options(self._game, g, self._seat, options)
        if len(sensible) > 1:
            return False
        flow.play(g, self._seat, sensible[0])
        return True

    def _is_over(self, g: Position) -> bool:
        """Return whether all that the macro-move set going is done.

        What was on the agenda before may be gone as well, and a new round may have put more on it.
        """
        base = self._base
        return base is not None and (len(g.agenda) <= len(base) or g.agenda[: len(base)] != base)

    def _line(self, g: Position, steps: tuple[Step, ...]) -> Line:
        return Line(None, g, steps, self._seat, self._game)


def asks_many(g: Position) -> bool:
    """Return whether several seats are asked at once."""
    return g.block != ASK and len(g.asks) > 1


def keep_best(ends: dict[Action, Line], line: Line) -> None:
    """Keep the best line of each first choice."""
    first = line.steps[0].action
    if first not in ends or line.value > ends[first].value:
        ends[first] = line


def pruned(lines: list[Line], beam: BeamWidth) -> list[Line]:
    """Keep the best lines that come to the same kind of decision, and their ties; each position once."""
    if len(lines) == 1:
        return lines
    lines.sort(key=lambda line: line.value, reverse=True)
    kept: list[Line] = []
    for line in lines:
        if len(kept) == beam.ties or (len(kept) >= beam.width and line.value < kept[-1].value):
            break
        if not any(_is_transposition(line, other) for other in kept):
            kept.append(line)
    return kept


def _is_transposition(one: Line, other: Line) -> bool:
    if one.value != other.value:
        return False
    a, b = one.position, other.position
    return a.asks == b.asks and a.picks == b.picks and a.listed == b.listed
