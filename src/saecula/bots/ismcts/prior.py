"""The one-ply heuristic behind the prior: how much an action gains at once, by the game's evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saecula.bots.ismcts.horizon import Horizon
from saecula.bots.ismcts.tree import Node, Stats
from saecula.bots.policies import play_usual, sensible_options
from saecula.bots.rng import Rng, random_bits
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.game import Game
from saecula.core.position import Action, Position, Seat
from saecula.core.registry import DONE

RELIABLE_VISITS: Final = 4  # measurements after which an action's mean gain is used instead
REMEMBERED: Final = 16.0  # measurements


class OnePlyPrior:
    """Measures the gains of actions, and remembers their means from one decision of a match to the next."""

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        self._game = game
        self._rng = rng
        self._means: dict[tuple[str, Action], Stats] = {}

    def expand(
        self, node: Node, g: Position, seat: Seat, options: Sequence[Action], exact: bool = False
    ) -> None:
        """Add statistics with a gain for options that are new to this node; `exact` measures every one."""
        new = [action for action in options if action not in node.actions]
        if not new:
            return
        frame = flow.ask_of(g, seat)
        assert frame is not None  # a seat with options is asked
        rule, sealed = rule_id(frame), len(g.asks) > 1
        for action in new:
            mean = self._means.setdefault((rule, action), Stats())
            if not exact and mean.visits >= RELIABLE_VISITS:
                node.actions[action] = Stats(mean.mean)
                continue
            gain = self._sealed_gain(g, seat, action) if sealed else self._gain(g, seat, action)
            mean.fade(REMEMBERED)
            mean.add(gain)
            # A single measurement of a sealed choice is half noise.
            node.actions[action] = Stats(mean.mean if sealed else gain)

    def _gain(self, g: Position, seat: Seat, action: Action) -> float:
        """Return the points a choice gains before anybody chooses again, the seat's own draft closed."""
        game = self._game
        after: Position = game.clone(g)
        asks = after.asks
        flow.play(after, seat, action)
        while after.asks is asks and flow.ask_of(after, seat) is not None:
            options = flow.options(after, seat)
            flow.play(after, seat, DONE if DONE in options else options[0])
        play_usual(game, after)
        return game.evaluate(after, seat) - game.evaluate(g, seat)

    def _sealed_gain(self, g: Position, seat: Seat, action: Action) -> float:
        """Return the points a sealed choice gains by the end of its macro-move.

        It is measured in a determinization of this seat, which does not know what the others have sealed.
        """
        game = self._game
        world: Position = game.imagine(game.redact(g, seat), random_bits(self._rng))
        before = game.evaluate(world, seat)
        horizon = Horizon(world, seat, 1)
        asked = seat
        while True:
            flow.play(world, asked, action)
            play_usual(game, world)
            asked, options = flow.turn(world)
            if asked < 0 or horizon.is_reached(world, asked):
                return game.evaluate(world, seat) - before
            options = sensible_options(game, world, asked, options)
            action = self._likely(world, asked, options, asked == seat)

    def _likely(self, g: Position, seat: Seat, options: Sequence[Action], own: bool) -> Action:
        """Choose what gains most for the seat that is measured, and at random for the others."""
        if len(options) == 1:
            return options[0]
        if len(g.asks) > 1:
            return DONE if own and DONE in options else options[self._rng.below(len(options))]
        if own:
            return max(options, key=lambda action: self._gain(g, seat, action))
        return options[self._rng.below(len(options))]
