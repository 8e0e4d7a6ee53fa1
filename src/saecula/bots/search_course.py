"""One imagined course of play, from a choice at the root to the horizon: all seats think for themselves."""

from __future__ import annotations

from typing import Any, Final

from saecula.bots.bot import Chance
from saecula.bots.planning import Line
from saecula.bots.search_gains import Gains
from saecula.bots.search_horizon import Horizon
from saecula.bots.search_memory import Memory, Visit
from saecula.bots.search_nodes import sample, select
from saecula.bots.search_values import Outcome, final, mean_of, standing
from saecula.core import flow
from saecula.core.blocks import ASK
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat

_SPREAD: Final = 0x9E3779B97F4A7C15


class Course:
    """A world that is played on: by the searching seat to learn most, by the others as serves them."""

    def __init__(
        self,
        game: Game[Any],
        memory: Memory,
        gains: Gains,
        world: Position,
        seat: Seat,
        luck: int,
        plan: Line | None = None,
    ) -> None:
        self._game = game
        self._memory = memory
        self._gains = gains
        self._g: Position = game.clone(world)
        self._seat = seat
        self._steps = list(reversed(plan.steps)) if plan else []  # the next one last
        self._chances = [Chance(luck ^ (other + 1) * _SPREAD) for other in range(world.seats)]
        self._own = [0] * world.seats  # what each seat chose
        self._own[seat] = memory.own
        self._shown = [0] * world.seats  # what each seat chose in the open
        self.visits: list[Visit] = []

    def play(self, action: Action, affairs: int, curiosity: float) -> Outcome:
        """Play this choice and all that follows up to the horizon.

        What counts is the mean of the standings after each affair: the near is surer than the far.
        """
        g = self._g
        horizon = Horizon(g, self._seat, affairs)
        standings: list[list[float]] = []
        asked, options = self._seat, [action]
        while True:
            frame = flow.ask_of(g, asked)
            assert frame is not None  # who has options is asked
            action = options[0]
            if len(options) > 1 or not self.visits:
                action = self._pick(asked, frame, options, curiosity)
            self._own[asked] += self._memory.mark(frame, action)
            if g.block == ASK:
                self._shown[asked] += self._memory.mark(frame, action[:1])
            flow.play(g, asked, action)
            asked, options = flow.turn(g)
            if asked < 0:
                return final(self._game, g)
            left = horizon.left
            reached = horizon.is_reached(g, asked)
            if reached or horizon.left < left:
                standings.append(standing(self._game, g))
            if reached:
                return Outcome(mean_of(standings), ())

    def _pick(self, seat: Seat, frame: Frame, options: list[Action], curiosity: float) -> Action:
        """What this seat chooses."""
        memory, rule = self._memory, frame[0]
        node = memory.node(seat, self._own[seat], frame)
        self._gains.note(node, self._g, seat, options)
        finer = node.told_apart(sum(self._shown) - self._shown[seat], options)
        # What is told apart is trusted once it has been seen about as often as there are options.
        known = finer if finer.all.trials >= len(options) else node
        tallies = [known.tallies[action] for action in options]
        habits = memory.habits(seat, rule, options)
        unit = memory.unit(seat)
        if seat == self._seat:
            chosen = select(known, tallies, habits, unit, curiosity, self._planned(frame, options))
        else:
            chosen = sample(known, tallies, habits, unit, self._chances[seat])
        self.visits.append(memory.visit(seat, rule, node, finer, options[chosen]))
        return options[chosen]

    def _planned(self, frame: Frame, options: list[Action]) -> int | None:
        """The next step of the plan, if what is asked is what was planned for."""
        while self._steps:
            step = self._steps.pop()
            if step.ask == frame and step.action in options:
                return options.index(step.action)
        return None
