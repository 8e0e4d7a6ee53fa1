"""The greedy bot: a beam search of width one."""

from __future__ import annotations

from typing import Any, Final

from saecula.bots.beam import WIDTH_ONE, CommittedPlan, asks_many
from saecula.bots.policies import sensible_options, usual_answer
from saecula.bots.rng import Rng, random_bits, seed_number
from saecula.bots.steps import planner
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action
from saecula.core.secrecy import Seen

SHORTLIST: Final = 3  # options considered for a further pick of a draft: those that were best for the first


class GreedyBot:
    """Follows the line that looks best at each step, to the end of its macro-move.

    All options of a decision are compared in one determinization with common random numbers. As long as
    everything happens as planned, the bot follows its line.
    """

    name: Final = "greedy"

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._game = game
        self._rng = Rng(seed_number(seed))
        self._plan = CommittedPlan(game)
        self._ranking: list[Action] = []  # options of the open draft, best first

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Return the first choice of the best line; the first of equals."""
        options = sensible_options(self._game, seen.position, seen.seat, options)
        if len(options) == 1:
            return options[0]
        known = usual_answer(self._game, seen.position, seen.seat)
        if known is None:
            known = self._plan.next(seen, options)
        if known is not None:
            return known
        return self._in_draft(seen, options) if asks_many(seen.position) else self._in_turn(seen, options)

    def _in_turn(self, seen: Seen[Any], options: list[Action]) -> Action:
        world = self._game.imagine(seen, random_bits(self._rng))
        search = planner(self._game, world, seen.seat, random_bits(self._rng), WIDTH_ONE)
        best = max(search.lines(options).values(), key=lambda line: line.value)
        self._plan.follow(best)
        return best.steps[0].action

    def _in_draft(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Choose among options that all seats choose from at once: the one whose own line ends best."""
        alone = not flow.picks_of(seen.position, seen.seat)
        tried = options
        if not alone:
            tried = [action for action in self._ranking if action in options][:SHORTLIST] or options
        world, seed = self._game.imagine(seen, random_bits(self._rng)), random_bits(self._rng)
        values = {
            action: planner(self._game, world, seen.seat, seed, WIDTH_ONE).line(action, alone).value
            for action in tried
        }
        self._ranking = sorted(tried, key=values.__getitem__, reverse=True)
        return self._ranking[0]
