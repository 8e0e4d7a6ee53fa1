"""What goes on in a worker: bots that live as long as their match, and see what their seat sees."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec

from saecula.bots import Bot, make_bot
from saecula.core import flow
from saecula.core.errors import IllegalChoice
from saecula.core.game import Game
from saecula.core.position import Action
from saecula.core.secrecy import Seen
from saecula.games import game as game_of
from saecula.server.tables import content_of

MOST_BOTS: Final = 16  # in one worker: a search holds everything it has learnt


class Thought(msgspec.Struct, frozen=True):
    """A bot's turn: everything that it may know."""

    match: str
    game: str
    seats: int
    options: dict[str, Any]
    seen: dict[str, Any]  # the redacted position
    seat: int
    bot: str
    seed: str  # for a bot that is created now


def thought_of(
    game: Game[Any],
    seen: Seen[Any],
    options: dict[str, Any],
    seats: int,
    match: str,
    bot: str,
    seed: str,
) -> bytes:
    """Return what is sent to the worker: only what a seat sees."""
    plain = game.plain(seen.position)
    return msgspec.json.encode(Thought(match, game.id, seats, options, plain, seen.seat, bot, seed))


class Bots:
    """The bots of a worker, by match, seat and name; the one asked longest ago makes room for a new one."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def choose(self, thought: Thought) -> Action:
        """Return the choice of the bot that remembers its thoughts, or of a new one."""
        game = game_of(thought.game)
        variant = game.options(thought.seats, thought.options)
        seen = game.load_seen(thought.seen, thought.seat, content_of(game.id), variant)
        options = flow.options(seen.position, thought.seat)
        key = (thought.match, thought.seat, thought.bot)
        bot = self._bots.pop(key, None) or make_bot(thought.bot, game, thought.seed)
        action = bot.choose(seen, list(options))
        if action not in options:
            raise IllegalChoice(f"{bot.name} chose {action!r}, which is none of its options")
        # A bot that failed is not kept: next time, a new one is asked.
        self._bots[key] = bot
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return action

    def forget(self, match: str) -> None:
        """Drop the bots of a match."""
        for key in [key for key in self._bots if key[0] == match]:
            del self._bots[key]


_BOTS: Final = Bots()


def think(data: bytes) -> list[Any]:
    """Choose for a bot, in a worker."""
    return list(_BOTS.choose(msgspec.json.decode(data, type=Thought)))


def forget(match: str) -> None:
    """Drop the bots of a match, in a worker."""
    _BOTS.forget(match)
