"""Bots: players that see only what their seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from saecula.bots.bot import Bot, seed_number
from saecula.bots.greedy import GreedyBot
from saecula.bots.levels import LEVELS
from saecula.bots.own import OwnBot, is_path, own_class
from saecula.bots.randomly import RandomBot
from saecula.bots.search import SearchBot, Setting
from saecula.bots.search_race import Opinion
from saecula.core.errors import BadOption
from saecula.core.game import Game

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL_BOT",
    "Bot",
    "GreedyBot",
    "Opinion",
    "OwnBot",
    "RandomBot",
    "SearchBot",
    "Setting",
    "check_bot",
    "check_player",
    "make_bot",
    "make_player",
    "seed_number",
]


def _random(_: Game[Any], seed: str) -> Bot:
    return RandomBot(seed)


def _greedy(game: Game[Any], seed: str) -> Bot:
    return GreedyBot(game, seed)


def _level(name: str, game: Game[Any], seed: str) -> Bot:
    return SearchBot(game, seed, LEVELS[name], name)


BOTS: Final[Mapping[str, Callable[[Game[Any], str], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    **{name: partial(_level, name) for name in LEVELS},
}
USUAL_BOT: Final = "settler"  # where nobody names one


def check_bot(name: str) -> str:
    """The name again, if there is such a bot."""
    if name not in BOTS:
        raise BadOption(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    return name


def make_bot(name: str, game: Game[Any], seed: str) -> Bot:
    """The bot of this name; equal seeds choose equally."""
    return BOTS[check_bot(name)](game, seed)


def check_player(name: str) -> str:
    """The name again, if it is a bot's or leads to one's own. It imports: not for names a stranger gave."""
    if is_path(name):
        own_class(name)
        return name
    return check_bot(name)


def make_player(name: str, game: Game[Any], seed: str) -> Bot:
    """The bot of this name, or one's own at this import path. Not for names a stranger gave."""
    return OwnBot(name, game, seed) if is_path(name) else make_bot(name, game, seed)
