"""One simulation: from a choice at the root to the horizon, in one determinization."""

from __future__ import annotations

from typing import Any

from saecula.bots.beam import Line
from saecula.bots.ismcts.horizon import Horizon
from saecula.bots.ismcts.prior import OnePlyPrior
from saecula.bots.ismcts.selection import puct, sample
from saecula.bots.ismcts.tree import PathEdge, SearchTree
from saecula.bots.ismcts.values import RolloutResult, evaluate_all, mean_points, terminal_result
from saecula.bots.policies import MOST_ANSWERS, sensible_options, usual_answer
from saecula.bots.rng import Rng, seat_seed
from saecula.core import flow
from saecula.core.actions import rule_id, verb_id
from saecula.core.blocks import ASK
from saecula.core.game import Game
from saecula.core.position import Action, Frame, Position, Seat


class Rollout:
    """Plays on in one world: the searching seat by PUCT, the others by a softmax over what served them."""

    def __init__(
        self,
        game: Game[Any],
        tree: SearchTree,
        prior: OnePlyPrior,
        world: Position,
        seat: Seat,
        seed: int,
        plan: Line | None = None,
    ) -> None:
        self._game = game
        self._tree = tree
        self._prior = prior
        self._g: Position = game.clone(world)
        self._seat = seat
        self._seed = seed
        self._steps = list(reversed(plan.steps)) if plan else []  # the next one last
        self._rngs = [Rng(seat_seed(seed, other)) for other in range(world.seats)]
        self._own_history = [0] * world.seats  # hash of what each seat chose
        self._own_history[seat] = tree.own_history
        self._public_history = [0] * world.seats  # the same of what it chose in the open
        self.path: list[PathEdge] = []

    def play(self, action: Action, depth: int, c_puct: float) -> RolloutResult:
        """Play this choice and everything that follows, for `depth` macro-moves of the seat.

        The result is the mean of the evaluations after each macro-move: the near is surer than the far.
        """
        g = self._g
        horizon = Horizon(g, self._seat, depth)
        points: list[list[float]] = []
        asked, options = self._seat, [action]
        while True:
            frame = flow.ask_of(g, asked)
            assert frame is not None  # a seat with options is asked
            action = options[0]
            if len(options) > 1 or not self.path:
                action = self._pick(asked, frame, options, c_puct)
            self._make(asked, frame, action)
            asked, options = self._next()
            if asked < 0:
                return terminal_result(self._game, g)
            left = horizon.left
            reached = horizon.is_reached(g, asked)
            if reached or horizon.left < left:
                points.append(evaluate_all(self._game, g))
            if reached:
                return RolloutResult(mean_points(points), ())

    def _make(self, seat: Seat, frame: Frame, action: Action) -> None:
        """Make a choice and note it in the histories."""
        self._own_history[seat] += self._tree.choice_hash(frame, action)
        if self._g.block == ASK:
            self._public_history[seat] += self._tree.choice_hash(frame, (verb_id(action),))
        flow.play(self._g, seat, action)

    def _next(self) -> tuple[Seat, list[Action]]:
        """Give usual answers; return the next seat with a real choice and its sensible options."""
        for _ in range(MOST_ANSWERS):
            asked, options = flow.turn(self._g)
            answer = None if asked < 0 else usual_answer(self._game, self._g, asked)
            if answer is None:
                return asked, sensible_options(self._game, self._g, asked, options)
            frame = flow.ask_of(self._g, asked)
            assert frame is not None  # a seat with options is asked
            self._make(asked, frame, answer)
        return flow.turn(self._g)

    def _pick(self, seat: Seat, frame: Frame, options: list[Action], c_puct: float) -> Action:
        """Select an option for this seat and add it to the path."""
        tree, rule = self._tree, rule_id(frame)
        node = tree.node(seat, self._own_history[seat], frame)
        self._prior.expand(node, self._g, seat, options)
        refined = node.refine(sum(self._public_history) - self._public_history[seat], options)
        # A refined node is trusted once it has about as many visits as there are options.
        known = refined if refined.all.visits >= len(options) else node
        stats = [known.actions[action] for action in options]
        amaf = tree.amaf(seat, rule, options)
        scale = tree.point_scale(seat)
        if seat == self._seat:
            chosen = puct(known, stats, amaf, scale, c_puct, self._planned(frame, options))
        else:
            chosen = sample(known, stats, amaf, scale, self._rngs[seat])
        self.path.append(tree.edge(seat, rule, node, refined, options[chosen]))
        return options[chosen]

    def _planned(self, frame: Frame, options: list[Action]) -> int | None:
        """Return the next step of the plan, if what is asked is what was planned for."""
        while self._steps:
            step = self._steps.pop()
            if step.ask == frame and step.action in options:
                return options.index(step.action)
        return None
