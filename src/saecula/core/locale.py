"""Fluent messages of the kernel and of a game, in the viewer's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from saecula.core.errors import BadOption
from saecula.core.position import Action, Frame
from saecula.core.zones import UNKNOWN

if TYPE_CHECKING:
    from saecula.core.game import Game

FALLBACK: Final = "en"  # said where a language lacks a message or a name


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that the kernel's folder `locale` has a file for, English first."""
    names = [file.name for file in files("saecula.core").joinpath("locale").iterdir()]
    found = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def check_language(language: str) -> str:
    """Return the language, or raise BadOption if there is none of this name."""
    if language not in languages():
        raise BadOption(f"unknown language {language!r}; there are: {', '.join(languages())}")
    return language


def _lower(text: Any) -> Any:
    return str(text).lower()


@cache
def bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    """Load the messages of these packages' `locale/<language>.ftl`, later packages added to earlier ones."""
    # Names are inserted into sentences; isolation marks would show up as boxes in terminals.
    messages = FluentBundle([language], functions={"LOWER": _lower}, use_isolating=False)
    for package in packages:
        file = files(package).joinpath("locale", f"{language}.ftl")
        if file.is_file():
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def _bundle_with(packages: tuple[str, ...], language: str, key: str) -> FluentBundle | None:
    for candidate in (language, FALLBACK):
        messages = bundle(packages, candidate)
        if messages.has_message(key):
            return messages
    return None


@lru_cache(maxsize=16_384)  # scenes repeat the same texts, and Fluent is slow
def message(
    packages: tuple[str, ...], language: str, key: str, arguments: tuple[tuple[str, Any], ...] = ()
) -> str | None:
    """Return a message in a language, else in English; None if English lacks it too."""
    messages = _bundle_with(packages, language, key)
    pattern = messages.get_message(key).value if messages is not None else None
    if messages is None or pattern is None:
        return None
    text, errors = messages.format_pattern(pattern, dict(arguments))
    if errors:
        raise LookupError(f"{key} ({language}): {errors[0]}")
    return str(text)


class Texts:
    """Formats keys, actions and journal lines of one match in one language."""

    def __init__(self, game: Game[Any], position: Any, language: str, persons: Sequence[str] = ()) -> None:
        self.game = game
        self.position = position  # for names that depend on the match (which seat plays which civilization)
        self.content = position.content
        self.language = check_language(language)
        self.persons = list(persons)
        self._packages = ("saecula.core", game.package)

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return _bundle_with(self._packages, self.language, key) is not None

    def text(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """Return the message of a key; a missing message shows its key, which a test finds."""
        text = message(self._packages, self.language, key, tuple(arguments.items()) if arguments else ())
        return key if text is None else text

    def label(self, domain: str, value: Any) -> Any:
        """Return an operand or argument in words; numbers stay numbers, so that messages can use plurals."""
        if value == UNKNOWN:
            return self.text("hidden")
        if domain == "number":
            return value
        return self.game.domains[domain].label(self, value)

    def named(self, domains: Mapping[str, str], values: Sequence[Any]) -> dict[str, Any]:
        """Return the arguments of a message from their domains and values."""
        return {
            name: self.label(domain, value)
            for (name, domain), value in zip(domains.items(), values, strict=True)
        }

    def operands(self, action: Action) -> dict[str, Any]:
        """Return the operands of an action as arguments of its message."""
        domains = self.game.all_verbs[action[0]]
        return self.named({name: domain.name for name, domain in domains.items()}, action[1:])

    def frame_arguments(self, frame: Frame) -> dict[str, Any]:
        """Return the arguments of a decision's frame that its prompt may mention."""
        domains = self.game.asks.get(frame[0], {})
        return self.named(domains, frame[2 : 2 + len(domains)])

    def things(self, action: Action) -> list[str]:
        """Return the ids of the things in the scene that an action concerns."""
        domains = self.game.all_verbs[action[0]].values()
        return [
            domain.thing_id(value)
            for domain, value in zip(domains, action[1:], strict=True)
            if domain.name != "number"
        ]
