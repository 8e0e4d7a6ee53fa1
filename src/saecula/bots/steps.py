"""Plan turns of several steps, such as actions of several clicks each.

In the middle of a step nothing can be compared: until its last click all ways to carry it out are evaluated
alike. Between two steps, at the decision that the game names as its `pause`, everything can. So all ways to
carry out a step are followed to the next pause, the best of them are kept, and each is extended by a step.

A plan must not count on luck. Where dice are rolled, three rolls are tried, and the plan goes on with the
median.
"""

from __future__ import annotations

from typing import Any, Final

from saecula.bots.beam import BeamSearch, BeamWidth, Line, keep_best, pruned
from saecula.core.actions import rule_id, verb_id
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat

MOST_LINES: Final = 24  # that come to one rule within a step
MOST_STEPS: Final = 12  # of a turn, free actions among them
AGAIN: Final = 7  # options of the first step, at least, that are tried again later in the turn
THROWS: Final = (0x5851F42D4C957F2D, 0x2545F4914F6CDD1D)  # other dice, by what they differ


def at_pause(game: Game[Any], g: Position) -> bool:
    """Return whether the decision is asked at which a turn pauses between two steps."""
    return bool(g.asks) and rule_id(g.asks[0]) == game.pause


def has_left(g: Position, base: list[Frame]) -> bool:
    """Return whether play has gone beyond these frames of the agenda: they are no longer its beginning."""
    return g.agenda[: len(base)] != base


class StepSearch(BeamSearch):
    """Plans the rest of a turn in one determinization, step by step."""

    def lines(self, options: list[Action]) -> dict[Action, Line]:
        """Return the best line of each first choice that was followed to its end, one line at each pause."""
        ends: dict[Action, Line] = {}
        for line in self.plans(options, 1):
            keep_best(ends, line)
        return ends

    def plans(self, options: list[Action], kept: int) -> list[Line]:
        """Return lines to the end of the turn, best first, of which this many are kept at each pause.

        A decision within a step is planned to the next pause.
        """
        start = self._line(self._world, ())
        paused, ended = self._step([self._after(start, action) for action in options])
        if at_pause(self._game, self._world):
            again = _best_first_choices(paused, max(AGAIN, kept)) | {line.steps[0].action for line in ended}
            for _ in range(MOST_STEPS):
                if not paused:
                    break
                longer = [
                    self._after(line, action)
                    for line in pruned(paused, BeamWidth(kept, kept))
                    for action in self._options(line.position)
                    if action in again or action not in options
                ]
                paused, more = self._step(longer)
                ended += more
        return sorted([*ended, *paused], key=lambda line: line.value, reverse=True)

    def _step(self, lines: list[Line]) -> tuple[list[Line], list[Line]]:
        """Extend lines to the next pause; return those that pause and those at the end of the turn."""
        paused: list[Line] = []
        ended: list[Line] = []
        for _ in range(self._game.turn_choices):
            asked: dict[object, list[Line]] = {}
            for line in lines:
                g = line.position
                if not self._options(g) or (self._base is not None and has_left(g, self._base)):
                    ended.append(line)
                elif at_pause(self._game, g):
                    paused.append(line)
                else:
                    asked.setdefault(_question(g), []).append(line)
            best = [line for same in asked.values() for line in pruned(same, self._beam)]
            lines = [
                self._after(line, action) for line in _few(best) for action in self._options(line.position)
            ]
            if not lines:
                break
        return paused, ended + lines

    def _after(self, line: Line, action: Action) -> Line:
        """Extend a line by a choice of the seat and the replies of the others, with average luck."""
        dice = line.position.dice
        after = super()._after(line, action)
        if after.position.dice == dice:
            return after
        thrown = [after]
        for other in THROWS:
            line.position.dice = dice ^ other
            thrown.append(super()._after(line, action))
        line.position.dice = dice
        return sorted(thrown, key=lambda one: one.value)[1]


def _question(g: Position) -> object:
    """Return exactly what is asked, with what was picked."""
    return (g.asks[0], *sorted([repr(pick) for picks in g.picks for pick in picks]))


def _few(lines: list[Line]) -> list[Line]:
    """Keep the best lines of each rule, wherever it asks."""
    found: dict[str, list[Line]] = {}
    for line in lines:
        found.setdefault(rule_id(line.position.asks[0]), []).append(line)
    for same in found.values():
        if len(same) > MOST_LINES:
            same.sort(key=lambda line: line.value, reverse=True)
            del same[MOST_LINES:]
    return [line for same in found.values() for line in same]


def _best_first_choices(lines: list[Line], number: int) -> set[Action]:
    """Return the first choices that led to the best lines: this many, and the best one of each verb."""
    ends: dict[Action, Line] = {}
    for line in lines:
        keep_best(ends, line)
    best = sorted(ends, key=lambda action: ends[action].value, reverse=True)
    by_verb = {verb_id(action): action for action in reversed(best)}
    return {*best[:number], *by_verb.values()}


def planner(game: Game[Any], world: Position, seat: Seat, seed: int, beam: BeamWidth) -> BeamSearch:
    """Make the planner that suits the game."""
    return (StepSearch if game.pause else BeamSearch)(game, world, seat, seed, beam)
