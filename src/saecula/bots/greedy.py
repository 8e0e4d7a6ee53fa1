"""The bot that tries each option in a few imagined worlds and takes what leaves it standing best."""

from __future__ import annotations

from typing import Any, Final

from saecula.bots.bot import Chance, seed_number
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Action, Position, Seat
from saecula.core.secrecy import Seen

TRIALS: Final = 16  # about so many options are tried for one decision, in all worlds together
MOST_WORLDS: Final = 2
OWN_CHOICES: Final = 8  # of mine that follow within one trial
OTHER_CHOICES: Final = 24  # of each other seat within one trial
_SPREAD: Final = 0x9E3779B97F4A7C15


class GreedyBot:
    """Looks to the end of its own affair: its cards resolved, or its turn passed on.

    Own choices on the way are made greedily, one step deep; others answer at random. All options of a
    decision are tried in the same worlds with the same dice and the same guesses, so that luck does not
    decide between them.
    """

    name: Final = "greedy"

    def __init__(self, game: Game[Any], seed: str) -> None:
        self._game = game
        self._chance = Chance(seed_number(seed))

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """The option with the best mean judgement; the first of equals."""
        if len(options) == 1:
            return options[0]
        sums = [0.0] * len(options)
        for _ in range(max(1, min(MOST_WORLDS, TRIALS // len(options)))):
            world = self._game.imagine(seen, self._dice())
            luck = self._dice()
            for i, action in enumerate(options):
                sums[i] += self._trial(world, seen.seat, action, luck)
        return options[max(range(len(options)), key=sums.__getitem__)]

    def _dice(self) -> int:
        return self._chance.below(1 << 32) << 32 | self._chance.below(1 << 32)

    def _trial(self, world: Position, seat: Seat, action: Action, luck: int) -> float:
        """How the seat stands once this choice and what belongs to it have been played out."""
        g = self._played(world, seat, action)
        depth = 0 if _shared(world) else len(world.agenda)
        own, others = OWN_CHOICES, OTHER_CHOICES * g.seats
        # Each seat guesses from its own chance, so that its guesses stay the same whatever the others do.
        guesses = [Chance(luck ^ (other + 1) * _SPREAD) for other in range(g.seats)]
        while own and others:
            asked = flow.mover(g)
            if asked < 0 or self._is_next_round(world, g, seat):
                break
            if asked != seat:
                if len(g.agenda) < depth:
                    break  # what is asked now does not come of my choice
                others -= 1
                options = flow.options(g, asked)
                flow.play(g, asked, options[guesses[asked].below(len(options))])
            else:
                own -= 1
                g = self._greedily(g, seat)
        return self._value(g, seat)

    def _is_next_round(self, world: Position, g: Position, seat: Seat) -> bool:
        """Whether all are asked anew: what I do there is another decision."""
        return _shared(g) and g.asks is not world.asks and flow.ask_of(g, seat) is not None

    def _played(self, g: Position, seat: Seat, action: Action) -> Position:
        """A copy after this choice, my own draft closed: its later picks are weighed when they are asked."""
        after: Position = self._game.clone(g)
        asks = after.asks
        flow.play(after, seat, action)
        while after.asks is asks and flow.ask_of(after, seat) is not None:
            options = flow.options(after, seat)
            flow.play(after, seat, flow.DONE if flow.DONE in options else options[0])
        return after

    def _greedily(self, g: Position, seat: Seat) -> Position:
        """The position after the choice that leaves me standing best at once."""
        best: Position | None = None
        best_value = 0.0
        for action in flow.options(g, seat):
            after = self._played(g, seat, action)
            value = self._value(after, seat)
            if best is None or value > best_value:
                best, best_value = after, value
        assert best is not None  # who is asked has an option
        return best

    def _value(self, g: Position, seat: Seat) -> float:
        return self._game.judgement(Seen(g, seat), seat)


def _shared(g: Position) -> bool:
    """Whether several are asked at once."""
    return g.block != "ask" and len(g.asks) > 1
