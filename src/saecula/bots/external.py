"""Bots from outside: classes loaded by import path, whose answers are checked.

Only the person who runs the program decides what is imported, never a request or a record.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from saecula.bots.base import Bot
from saecula.bots.rng import seed_number
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.errors import BadOption, IllegalChoice
from saecula.core.game import Game
from saecula.core.position import Action
from saecula.core.secrecy import Seen

FEW: Final = 6  # options that an error shows


def is_import_path(name: str) -> bool:
    """Return whether this is `module:Class` and not the name of a built-in bot."""
    return ":" in name


def load_class(path: str) -> Callable[[Game[Any], str], Bot]:
    """Import the class at this path and check that it looks like a bot."""
    module, _, name = path.partition(":")
    if not all(part.isidentifier() for part in (*module.split("."), name)):
        raise BadOption(f"{path}: expected module:Class, as in my_package.my_module:MyBot")
    found = getattr(_module(path, module), name, None)
    if found is None:
        raise BadOption(f"{path}: the module {module} has no {name}")
    choose = getattr(found, "choose", None)
    if not isinstance(found, type) or not callable(choose):
        raise BadOption(f"{path} is not a bot: expected a class with a method choose(self, seen, options)")
    _check_takes(path, found, "game", "seed")
    _check_takes(f"{path}.choose", choose, "self", "seen", "options")
    return found


def _module(path: str, module: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if f"{module}.".startswith(f"{error.name}."):
            raise BadOption(
                f"{path}: there is no module {error.name}; install it, or run this from the folder it is in"
            ) from error
        raise BadOption(f"{path}: cannot be imported: {error}") from error
    except (ImportError, SyntaxError) as error:
        raise BadOption(f"{path}: cannot be imported: {error}") from error


def _check_takes(path: str, function: Callable[..., Any], *arguments: str) -> None:
    try:
        signature = inspect.signature(function)
    except ValueError:  # compiled code need not have a signature
        return
    try:
        signature.bind(*arguments)
    except TypeError as error:
        raise BadOption(
            f"{path} takes {signature}; a bot's takes ({', '.join(arguments)}): {error}"
        ) from error


class ExternalBot:
    """Wraps a class from outside: it gets a copy of what its seat sees, and its answers are checked."""

    def __init__(self, path: str, game: Game[Any], seed: str) -> None:
        self.name: Final = path
        self._game = game
        # Seeds of seats are derived from the deal's; the bot's seed must not lead back to it.
        self._bot = load_class(path)(game, f"{seed_number(seed):016x}")

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:
        """Return one of the options, or raise an error that says which bot answered what."""
        frame = flow.ask_of(seen.position, seen.seat)
        where = f"{self.name} on seat {seen.seat}, asked {rule_id(frame) if frame else 'nothing'}"
        try:
            answer: object = self._bot.choose(self._game.redact(seen.position, seen.seat), list(options))
        except Exception as error:
            raise RuntimeError(f"{where}, failed") from error
        if not isinstance(answer, tuple) or answer not in options:
            raise IllegalChoice(
                f"{where}, answered {answer!r}, which is none of its options: {_few(options)}"
            )
        return options[options.index(answer)]


def _few(options: Sequence[Action]) -> str:
    more = len(options) - FEW
    return ", ".join(map(repr, options[:FEW])) + (f" and {more} more" if more > 0 else "")
