"""Bots by name: the built-in ones, and classes of your own by import path."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from saecula.bots.base import Bot
from saecula.bots.external import ExternalBot, is_import_path, load_class
from saecula.bots.greedy import GreedyBot
from saecula.bots.ismcts.bot import ISMCTSBot, SearchSettings
from saecula.bots.levels import LEVELS, ROLLOUT_LEVELS, STEP_LEVELS
from saecula.bots.random_bot import RandomBot
from saecula.bots.rollouts import RolloutBot, RolloutSettings
from saecula.core.errors import BadOption
from saecula.core.game import Game


def _random(_: Game[Any], seed: str) -> Bot:
    return RandomBot(seed)


def _greedy(game: Game[Any], seed: str) -> Bot:
    if game.rollout_policy is not None:
        return search_bot("greedy", game, seed)
    return GreedyBot(game, seed)


def _level(name: str, game: Game[Any], seed: str) -> Bot:
    return search_bot(name, game, seed)


def settings_of(name: str, game: Game[Any]) -> SearchSettings | RolloutSettings:
    """Return the settings of a level in a game: of rollouts by its policy, of plans, or of a tree search."""
    if game.rollout_policy is not None:
        return ROLLOUT_LEVELS[name]
    return (STEP_LEVELS if game.pause else LEVELS)[name]


def search_bot(
    name: str, game: Game[Any], seed: str, simulations: int | None = None
) -> ISMCTSBot | RolloutBot:
    """Make a bot that searches as its game wants it."""
    settings = settings_of(name, game)
    budget = settings.simulations if simulations is None else simulations
    if isinstance(settings, RolloutSettings):
        return RolloutBot(game, seed, replace(settings, simulations=budget), name)
    return ISMCTSBot(game, seed, replace(settings, simulations=budget), name)


BOTS: Final[Mapping[str, Callable[[Game[Any], str], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    **{name: partial(_level, name) for name in LEVELS},
}
USUAL_BOT: Final = "settler"  # where nobody names one


def check_bot(name: str) -> str:
    """Return the name if there is such a bot."""
    if name not in BOTS:
        raise BadOption(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    return name


def make_bot(name: str, game: Game[Any], seed: str) -> Bot:
    """Make the bot of this name; the same seed makes the same choices."""
    return BOTS[check_bot(name)](game, seed)


def check_player(name: str) -> str:
    """Return the name if it is that of a bot or its import path; imports it: never for untrusted names."""
    if is_import_path(name):
        load_class(name)
        return name
    return check_bot(name)


def make_player(name: str, game: Game[Any], seed: str) -> Bot:
    """Make the bot of this name or at this import path; never for untrusted names."""
    return ExternalBot(name, game, seed) if is_import_path(name) else make_bot(name, game, seed)
