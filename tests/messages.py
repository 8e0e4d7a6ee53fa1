"""Tests of the messages of every game: they exist in all languages, are used, and can be formatted."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from saecula.core.catalog import SOURCES
from saecula.core.game import Game
from saecula.core.journal import RESIGNED, START
from saecula.core.locale import FALLBACK, Texts, bundle, languages
from saecula.core.registry import DECISION, DRAFT
from saecula.core.variants import declared
from saecula.core.zones import UNKNOWN

COUNTS = (-1, 0, 1, 2, 5)


class Variables(Visitor):
    """Collect the arguments that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  Fluent's name
        self.names.add(node.id.name)


@cache
def messages(packages: tuple[str, ...], language: str) -> dict[str, set[str]]:
    """Return the messages of these packages in a language, and the arguments they mention."""
    found: dict[str, set[str]] = {}
    for package in packages:
        text = files(package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
        for entry in parse(text).body:
            assert not isinstance(entry, fluent.Junk), f"{package} {language}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


class Listening(Texts):
    """Texts that record which messages were requested."""

    def __init__(self, game: Game[Any], position: Any, language: str) -> None:
        super().__init__(game, position, language)
        self.asked: set[str] = set()

    def text(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        self.asked.add(key)
        return super().text(key, arguments)


def _key(call: ast.Call) -> ast.expr | None:
    if isinstance(call.func, ast.Name) and call.func.id == "say":
        return call.args[1]
    if isinstance(call.func, ast.Attribute) and call.func.attr == "text":
        return call.args[0]
    return None


def _modules(folder: Traversable) -> Iterator[Traversable]:
    """Yield everything in a folder and the folders inside it."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _modules(entry)
        else:
            yield entry


class Messages:
    """Tests of a game's messages; a subclass names the game and the keys that cannot be found in its code."""

    game: ClassVar[Game[Any]]
    # Keys that the code composes, by the part before the first brace.
    families: ClassVar[Mapping[str, Sequence[str]]]
    # Values of the arguments that select a text; all others are numbers.
    samples: ClassVar[Mapping[str, Sequence[Any]]]

    def packages(self) -> tuple[str, ...]:
        return ("saecula.core", self.game.package)

    def arguments(self, language: str) -> dict[str, set[str]]:
        return messages(self.packages(), language)

    def asked(self) -> Iterator[str]:
        """Yield the decisions and drafts."""
        for entry in self.game.rules.entries.values():
            if entry.kind in (DECISION, DRAFT):
                yield entry.id

    def needed(self) -> set[str]:
        """Return all keys that a match can request."""
        keys = {"hidden", *self.spoken(), *self.labels(), *[f"source-{kind}" for kind in SOURCES]}
        keys |= {f"{word}-{ask}" for ask in self.asked() for word in ("ask", "why")}
        keys |= {f"do-{verb}" for verb in self.game.all_verbs}
        keys |= {f"told-{line}" for line in self.game.lines}
        keys |= {f"option-{option.name}" for option in declared(self.game.variant)}
        keys |= {f"verb-{verb}" for verb in self.families.get("verb-", ())}  # headings of gathered verbs
        keys |= {f"cause-{cause}" for cause in (START, RESIGNED)}  # the kernel's own
        if self.game.narrative is not None:
            keys |= {f"cause-{cause}" for cause in self.game.narrative.causes()}
            keys |= {f"counter-{counter}" for counter in self.game.narrative.counters}
        return keys

    def spoken(self) -> Iterator[str]:
        """Yield the keys that the modules and the scene of the game use, with all keys of a family."""
        folder = files(self.game.package)
        scene = folder.joinpath("scene")
        for module in [*folder.iterdir(), *(_modules(scene) if scene.is_dir() else ())]:
            if not module.name.endswith(".py"):
                continue
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and (key := _key(node)) is not None:
                    yield from self.keys(key)

    def labels(self) -> set[str]:
        """Return the keys that the labels of all operands and arguments use."""
        g = self.game.start(self.game.players[1], "labels")
        texts = Listening(self.game, self.game.redact(g, 0).position, FALLBACK)
        for domain in self.game.domains.values():
            for value in domain.values(g.content):
                texts.label(domain.name, value)
        return texts.asked

    def keys(self, key: ast.expr) -> list[str]:
        """Return the keys that an expression can evaluate to."""
        if isinstance(key, ast.Constant):
            return [str(key.value)]
        if isinstance(key, ast.IfExp):
            return [*self.keys(key.body), *self.keys(key.orelse)]
        assert isinstance(key, ast.JoinedStr), "a key is a text, or a text with a family's prefix"
        prefix = key.values[0]
        assert isinstance(prefix, ast.Constant)
        family = str(prefix.value)
        return [family + name for name in self.families[family]]

    def sample(self, name: str, turn: int) -> Any:
        choices = self.samples.get(name, COUNTS)
        return choices[turn % len(choices)]

    @pytest.mark.parametrize("language", languages())
    def test_every_message_is_there_and_none_is_left_over(self, language: str) -> None:
        there, asked = set(self.arguments(language)), self.needed()
        assert sorted(asked - there) == [], "missing"
        assert sorted(there - asked) == [], "unused"

    def test_all_languages_mention_the_same_arguments(self) -> None:
        english, *others = [self.arguments(language) for language in languages()]
        for other in others:
            assert {key: other.get(key) for key in english} == english

    @pytest.mark.parametrize("language", languages())
    def test_messages_mention_only_what_they_are_given(self, language: str) -> None:
        given = {f"do-{verb}": set(operands) for verb, operands in self.game.all_verbs.items()}
        given |= {f"told-{line}": set(domains) for line, domains in self.game.lines.items()}
        for ask in self.asked():
            mentioned = set(self.game.asks.get(ask, {}))
            given |= {f"ask-{ask}": mentioned, f"why-{ask}": mentioned}
        for key, names in given.items():
            assert self.arguments(language)[key] <= names, key

    @pytest.mark.parametrize("language", languages())
    def test_every_message_can_be_said(self, language: str) -> None:
        said = bundle(self.packages(), language)
        for key, names in self.arguments(language).items():
            pattern = said.get_message(key).value
            assert pattern is not None, key
            for turn in range(len(COUNTS)):
                text, errors = said.format_pattern(pattern, {name: self.sample(name, turn) for name in names})
                assert not errors, f"{key} ({language}): {errors[0]}"
                assert text == str(text).strip(), f"{key} ({language}): {text!r}"
                assert text, key
                assert "  " not in str(text), f"{key} ({language}): {text!r}"
                assert " ," not in str(text), f"{key} ({language}): {text!r}"

    @pytest.mark.parametrize("language", languages())
    def test_names_of_domains_are_words(self, language: str) -> None:
        g = self.game.start(self.game.players[1], "names")
        texts = Texts(self.game, self.game.redact(g, 0).position, language)
        for domain in self.game.domains.values():
            for value in domain.values(g.content):
                label = texts.label(domain.name, value)
                assert label != "", f"{domain.name} {value}"
                assert "_" not in str(label), f"{domain.name} {value}: {label}"
            assert texts.label(domain.name, UNKNOWN) == texts.text("hidden")

    @pytest.mark.parametrize("language", languages())
    def test_every_name_of_the_content_is_there(self, language: str) -> None:
        entries = self.game.load_content(None).entries()
        assert [entry.id for entry in entries if language not in entry.name] == []

    def test_german_speaks_to_one_player(self) -> None:
        text = files(self.game.package).joinpath("locale", "de.ftl").read_text(encoding="utf-8")
        formal = [
            line for line in text.splitlines() if " Ihre" in line or " Ihnen" in line or " Sie " in line
        ]
        assert formal == []
