"""The points that actions bring at once: looked up a few times, then taken as they usually are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saecula.bots.bot import Chance, dice_of
from saecula.bots.search_horizon import Horizon
from saecula.bots.search_nodes import Node, Tally
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Position, Seat
from saecula.core.registry import DONE

WELL_KNOWN: Final = 4  # trials after which the usual gain of an action will do
LASTING: Final = 16.0  # trials that are remembered


class Gains:
    """What is known of the gains of actions, from one decision of a match to the next."""

    def __init__(self, game: Game[Any], chance: Chance) -> None:
        self._game = game
        self._chance = chance
        self._usual: dict[tuple[str, Action], Tally] = {}

    def note(
        self, node: Node, g: Position, seat: Seat, options: Sequence[Action], exact: bool = False
    ) -> None:
        """Note the gains of options that this decision has not met before; exactly where it is at hand."""
        new = [action for action in options if action not in node.tallies]
        if not new:
            return
        frame = flow.ask_of(g, seat)
        assert frame is not None  # who has options is asked
        sealed = len(g.asks) > 1
        for action in new:
            usual = self._usual.setdefault((frame[0], action), Tally())
            if not exact and usual.trials >= WELL_KNOWN:
                node.tallies[action] = Tally(usual.mean)
                continue
            gain = self._sealed_gain(g, seat, action) if sealed else self._gain(g, seat, action)
            usual.fade(LASTING)
            usual.add(gain)
            # One trial of a sealed choice is half luck.
            node.tallies[action] = Tally(usual.mean if sealed else gain)

    def _standing(self, g: Position, seat: Seat) -> float:
        return self._game.evaluate(g, seat)

    def _gain(self, g: Position, seat: Seat, action: Action) -> float:
        """The points that a choice brings before anybody chooses again, the seat's own draft closed."""
        after: Position = self._game.clone(g)
        asks = after.asks
        flow.play(after, seat, action)
        while after.asks is asks and flow.ask_of(after, seat) is not None:
            options = flow.options(after, seat)
            flow.play(after, seat, DONE if DONE in options else options[0])
        return self._standing(after, seat) - self._standing(g, seat)

    def _sealed_gain(self, g: Position, seat: Seat, action: Action) -> float:
        """The points that a sealed choice brings by the end of its affair.

        It is tried in a world that this seat imagines, for it does not know what the others have sealed.
        """
        world: Position = self._game.imagine(self._game.redact(g, seat), dice_of(self._chance))
        before = self._standing(world, seat)
        horizon = Horizon(world, seat, 1)
        asked = seat
        while True:
            flow.play(world, asked, action)
            asked, options = flow.turn(world)
            if asked < 0 or horizon.is_reached(world, asked):
                return self._standing(world, seat) - before
            action = self._likely(world, asked, options, asked == seat)

    def _likely(self, g: Position, seat: Seat, options: Sequence[Action], own: bool) -> Action:
        """What brings most at once, for the seat whose choice is tried; for others what does so usually."""
        if len(options) == 1:
            return options[0]
        if len(g.asks) > 1:
            return DONE if own and DONE in options else options[self._chance.below(len(options))]
        if own:
            return max(options, key=lambda action: self._gain(g, seat, action))
        return options[self._chance.below(len(options))]
