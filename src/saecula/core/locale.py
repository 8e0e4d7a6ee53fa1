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

LANGUAGES: Final = ("en", "de")


@cache
def bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    """Load the messages of these packages' `locale/<language>.ftl`, later packages added to earlier ones."""
    if language not in LANGUAGES:
        raise BadOption(f"unknown language {language!r}; there are: {', '.join(LANGUAGES)}")
    # Names are inserted into sentences; isolation marks would show up as boxes in terminals.
    messages = FluentBundle([language], use_isolating=False)
    for package in packages:
        text = files(package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
        messages.add_resource(FluentResource(text))
    return messages


@lru_cache(maxsize=16_384)  # scenes repeat the same texts, and Fluent is slow
def _said(packages: tuple[str, ...], language: str, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    messages = bundle(packages, language)
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    if pattern is None:
        return key
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
        self.language = language
        self.persons = list(persons)
        self._packages = ("saecula.core", game.package)
        self._messages = bundle(self._packages, language)

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return self._messages.has_message(key)

    def text(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        """Return the message of a key; a missing message shows its key, which a test finds."""
        return _said(self._packages, self.language, key, tuple(arguments.items()) if arguments else ())

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
