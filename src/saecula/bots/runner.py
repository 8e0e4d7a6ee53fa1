"""Let bots play matches: the one loop of "redact, choose, play".

`play_match` plays a match from its start to its end and returns what happened. `turns` is the loop itself,
for callers that need more: it plays on from any position, hands over each choice just before it is played,
and stops at the end of the match or at a seat without a bot (a learner, a person).

    for turn in turns(game, g, {1: bot}):  # until seat 0 must choose
        print(turn.seat, turn.action)      # `g` is still the position before this choice

Whoever wants a seat to choose differently now and then (at random, with other weights) gives it a bot that
does so; a bot is anything with a `name` and a method `choose(seen, options)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from saecula.bots.base import Bot
from saecula.core import flow
from saecula.core.errors import EndlessLoop
from saecula.core.game import Game
from saecula.core.position import Action, Position, Seat
from saecula.core.secrecy import Seen

MOST_CHOICES: Final = 100_000  # in one match; one that goes on longer is taken to be endless


class Turn(NamedTuple):
    """One choice of a bot, with everything it was based on."""

    seat: Seat
    seen: Seen[Any]
    options: list[Action]
    action: Action
    seconds: float  # the time the bot took


class Played(NamedTuple):
    """A match that bots played to its end."""

    position: Any
    choices: list[tuple[Seat, Action]]
    thinking: list[float]  # by seat, the seconds its bot took


def turn_of(game: Game[Any], g: Position, seat: Seat, bot: Bot, options: list[Action] | None = None) -> Turn:
    """Ask a bot to choose for a seat, without playing the choice."""
    given = flow.options(g, seat) if options is None else options
    seen = game.redact(g, seat)
    start = perf_counter()
    action = bot.choose(seen, given)
    return Turn(seat, seen, given, action, perf_counter() - start)


def turns(game: Game[Any], g: Position, bots: Mapping[Seat, Bot], most: int = MOST_CHOICES) -> Iterator[Turn]:
    """Play on in `g`, yielding each choice just before it is played."""
    for _ in range(most):
        seat, options = flow.turn(g)
        bot = bots.get(seat)
        if bot is None:
            return
        turn = turn_of(game, g, seat, bot, options)
        yield turn
        flow.play(g, seat, turn.action)
    raise EndlessLoop(f"{game.id}: not over after {most} choices")


def play_match(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: str,
    options: Mapping[str, Any] | None = None,
    content: Any = None,
    *,
    journal: bool = False,
    watch: Callable[[Turn], None] | None = None,
) -> Played:
    """Play a whole match between these bots, one per seat; `watch` is called before each choice is played."""
    g = game.start(len(bots), seed, options, content, journal)
    played = Played(g, [], [0.0] * len(bots))
    for turn in turns(game, g, dict(enumerate(bots))):
        played.choices.append((turn.seat, turn.action))
        played.thinking[turn.seat] += turn.seconds
        if watch is not None:
            watch(turn)
    return played
