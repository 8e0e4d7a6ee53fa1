"""Bots: players that see only what their seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from saecula.bots.bot import Bot, seed_number
from saecula.bots.greedy import GreedyBot
from saecula.bots.levels import LEVELS
from saecula.bots.randomly import RandomBot
from saecula.bots.search import SearchBot, Setting
from saecula.core.errors import BadOption
from saecula.core.game import Game

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "Setting",
    "check_bot",
    "make_bot",
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


def check_bot(name: str) -> str:
    """The name again, if there is such a bot."""
    if name not in BOTS:
        raise BadOption(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    return name


def make_bot(name: str, game: Game[Any], seed: str) -> Bot:
    """The bot of this name; equal seeds choose equally."""
    return BOTS[check_bot(name)](game, seed)
