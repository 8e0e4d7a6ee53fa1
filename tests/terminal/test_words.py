"""The terminal's words are complete in both languages, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import saecula.terminal
from saecula.core.catalog import SOURCES
from saecula.core.errors import BadOption
from saecula.core.locale import LANGUAGES
from saecula.terminal.words import Words

HERE = Path(saecula.terminal.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a language with the arguments they take."""
    text = (HERE / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    parsed = FluentParser().parse(text).body
    assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in parsed
        if isinstance(entry, ast.Message) and entry.span is not None
    }


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    first, *others = [messages(language) for language in LANGUAGES]
    for other in others:
        assert first == other


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    code = "".join(
        [path.read_text(encoding="utf-8") for path in [*HERE.glob("*.py"), HERE.parent / "cli.py"]]
    )
    used = set(re.findall(r'words\(\s*"([a-z-]+)"', code)) | {f"source-{kind}" for kind in SOURCES}
    used |= {
        second for pair in re.findall(r'words\("([a-z-]+)" if .*? else "([a-z-]+)"', code) for second in pair
    }
    assert used == set(messages("en"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown language 'fr'; there are: en, de"):
        Words("fr")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        Words("en")("no-such-message")
