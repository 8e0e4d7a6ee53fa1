"""The bot that takes what looks best, step by step to the end of its affair."""

from __future__ import annotations

from typing import Any, Final

from saecula.bots.bot import Chance, dice_of, seed_number
from saecula.bots.planning import Affair, Care, Intention, asks_many
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action
from saecula.core.secrecy import Seen

NO_CARE: Final = Care(1, 1)
SHORTLIST: Final = 3  # options weighed for a further pick: those that were best for the first


class GreedyBot:
    """Follows the one line that looks best at each step: its cards resolved, or its turn passed on.

    All options of a decision meet the same dice and the same guesses, so that luck does not decide between
    them. As long as everything comes as foreseen, the bot keeps to its line.
    """

    name: Final = "greedy"

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._game = game
        self._chance = Chance(seed_number(seed))
        self._intention = Intention(game)
        self._liked: list[Action] = []  # options of the draft that is open, best first

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """The first choice of the best line; the first of equals."""
        if len(options) == 1:
            return options[0]
        intended = self._intention.next(seen, options)
        if intended is not None:
            return intended
        return self._at_once(seen, options) if asks_many(seen.position) else self._in_turn(seen, options)

    def _in_turn(self, seen: Seen[Any], options: list[Action]) -> Action:
        world = self._game.imagine(seen, dice_of(self._chance))
        affair = Affair(self._game, world, seen.seat, dice_of(self._chance), NO_CARE)
        best = max(affair.lines(options).values(), key=lambda line: line.value)
        self._intention.follow(best)
        return best.steps[0].action

    def _at_once(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Of options that all choose from at once: the one after which my line ends best."""
        alone = not flow.picks_of(seen.position, seen.seat)
        tried = options
        if not alone:
            tried = [action for action in self._liked if action in options][:SHORTLIST] or options
        world, luck = self._game.imagine(seen, dice_of(self._chance)), dice_of(self._chance)
        values = {
            action: Affair(self._game, world, seen.seat, luck, NO_CARE).line(action, alone).value
            for action in tried
        }
        self._liked = sorted(tried, key=values.__getitem__, reverse=True)
        return self._liked[0]
