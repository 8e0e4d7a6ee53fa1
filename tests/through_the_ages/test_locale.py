"""Every message that is needed exists in both languages, is used, and can be said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from saecula.core.catalog import SOURCES
from saecula.core.flow import DECISION, DRAFT
from saecula.core.locale import LANGUAGES, Texts, bundle
from saecula.core.variants import declared
from saecula.core.zones import UNKNOWN
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.entries import (
    ABILITIES,
    AGGRESSIONS,
    EVENT_OPS,
    IMPACTS,
    KINDS,
    ORDERS,
    WARS,
    WHO,
)
from saecula.games.through_the_ages.scene import boards, cards, hints, wording

PACKAGES = ("saecula.core", GAME.package)
STATS = ("culture", "science", "strength", "happy")
# Keys that the code puts together, by what stands before the first brace.
FAMILIES = {
    "ability-": ABILITIES,
    "aggression-": AGGRESSIONS,
    "change-": (*STATS, "food", "resources"),
    "choice-": ("culture", "arms"),
    "close-": hints.CLOSING,
    "column-": boards.COLUMN_NAMES,
    "event-": tuple(op for op in EVENT_OPS if op != "impact"),
    "fact-": ("special", "wonders", "colonies"),
    "gain-": wording.GAINS,
    "impact-": IMPACTS,
    "kind-": ("food", "resources"),
    "many-": (*KINDS, "wonder"),
    "order-": (*ORDERS, *wording.PAIRS.values()),
    "source-": SOURCES,
    "stat-": STATS,
    "symbol-": wording.SYMBOLS,
    "term-": wording.TERMS,
    "type-": (*KINDS, *cards.TYPES.values()),
    "war-": WARS,
    "who-": WHO,
}
SAMPLES: dict[str, list[Any]] = {"signed": ["+1", "−1"], "kind": ["food", "Nahrung", "resources"]}
COUNTS = [-1, 0, 1, 2, 5]


class Variables(Visitor):
    """Collects the arguments a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  Fluent's name
        self.names.add(node.id.name)


@cache
def arguments(language: str) -> dict[str, set[str]]:
    """The messages of a language and what they mention."""
    found: dict[str, set[str]] = {}
    for package in PACKAGES:
        text = files(package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
        for entry in parse(text).body:
            assert not isinstance(entry, fluent.Junk), f"{package} {language}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{package} {language}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def spoken() -> Iterator[str]:
    """The keys that the scene and the words of the game say; families in full."""
    folder = files(GAME.package)
    modules = [*folder.joinpath("scene").iterdir(), folder.joinpath("words.py")]
    for module in modules:
        if not module.name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (key := _key(node)) is not None:
                yield from _keys(key)


def _key(call: ast.Call) -> ast.expr | None:
    if isinstance(call.func, ast.Name) and call.func.id == "say":
        return call.args[1]
    if isinstance(call.func, ast.Attribute) and call.func.attr == "text":
        return call.args[0]
    return None


def _keys(key: ast.expr) -> list[str]:
    if isinstance(key, ast.Constant):
        return [str(key.value)]
    if isinstance(key, ast.JoinedStr):
        prefix = key.values[0]
        assert isinstance(prefix, ast.Constant)
        family = str(prefix.value)
        return [family + name for name in FAMILIES[family]]
    if isinstance(key, ast.IfExp):
        return [*_keys(key.body), *_keys(key.orelse)]
    assert isinstance(key, ast.Name), "a key is a text, a text with a family's prefix, or say's own"
    return []


def needed() -> set[str]:
    """All keys that a match can ask for."""
    keys = {"hidden", *spoken()}
    for entry in GAME.rules.entries.values():
        if entry.kind in (DECISION, DRAFT):
            keys |= {f"ask-{entry.id}", f"why-{entry.id}"}
    keys |= {f"do-{verb}" for verb in GAME.all_verbs}
    keys |= {f"told-{line}" for line in GAME.lines}
    keys |= {f"option-{option.name}" for option in declared(GAME.variant)}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_is_left_over(language: str) -> None:
    there, asked = set(arguments(language)), needed()
    assert sorted(asked - there) == [], "missing"
    assert sorted(there - asked) == [], "unused"


def test_both_languages_mention_the_same_arguments() -> None:
    first, second = [arguments(language) for language in LANGUAGES]
    differing = {key: (first[key], second[key]) for key in first if first[key] != second.get(key)}
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_mention_only_what_they_are_given(language: str) -> None:
    given = {f"do-{verb}": set(operands) for verb, operands in GAME.all_verbs.items()}
    given |= {f"told-{line}": set(domains) for line, domains in GAME.lines.items()}
    for entry in GAME.rules.entries.values():
        if entry.kind in (DECISION, DRAFT):
            mentioned = set(GAME.asks.get(entry.id, {}))
            given |= {f"ask-{entry.id}": mentioned, f"why-{entry.id}": mentioned}
    for key, names in given.items():
        assert arguments(language)[key] <= names, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    messages = bundle(PACKAGES, language)
    for key, names in arguments(language).items():
        pattern = messages.get_message(key).value
        assert pattern is not None, key
        for turn in range(len(COUNTS)):
            sample = {name: _sample(name, turn) for name in names}
            text, errors = messages.format_pattern(pattern, sample)
            assert not errors, f"{key} ({language}): {errors[0]}"
            assert text == str(text).strip(), f"{key} ({language}): {text!r}"
            assert text, key
            assert "  " not in str(text), f"{key} ({language}): {text!r}"
            assert " ," not in str(text), f"{key} ({language}): {text!r}"


def _sample(name: str, turn: int) -> Any:
    choices = SAMPLES.get(name, COUNTS)
    return choices[turn % len(choices)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_domains_are_words(language: str) -> None:
    g = GAME.start(2, "names")
    texts = Texts(GAME, GAME.redact(g, 0).position, language)
    for domain in GAME.domains.values():
        for value in domain.values(g.content):
            label = texts.label(domain.name, value)
            assert label != "", f"{domain.name} {value}"
            assert "_" not in str(label), f"{domain.name} {value}: {label}"
        assert texts.label(domain.name, UNKNOWN) == texts.text("hidden")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_civilization_is_called_like_its_player_or_its_colour(language: str) -> None:
    g = GAME.start(3, "names")
    texts = Texts(GAME, GAME.redact(g, 0).position, language, ["Mei", ""])
    colours = {"en": ["Yellow", "Purple"], "de": ["Gelb", "Lila"]}
    assert [texts.label("civ", seat) for seat in range(3)] == ["Mei", *colours[language]]


def test_german_speaks_to_one_player() -> None:
    text = files(GAME.package).joinpath("locale", "de.ftl").read_text(encoding="utf-8")
    formal = [line for line in text.splitlines() if " Ihre" in line or " Ihnen" in line or " Sie " in line]
    assert formal == []
