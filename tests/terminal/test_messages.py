"""The terminal's messages are complete in all languages, and all of them are used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saecula.terminal
from saecula.core.errors import BadOption
from saecula.core.locale import languages
from saecula.core.scene import TERRAINS
from saecula.terminal.messages import Messages
from tests.messages import messages as declared

HERE = Path(saecula.terminal.__file__).parent
PACKAGES = ("saecula.terminal",)


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    first, *others = [declared(PACKAGES, language) for language in languages()]
    for other in others:
        assert first == other


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    code = "".join(
        [path.read_text(encoding="utf-8") for path in [*HERE.glob("*.py"), HERE.parent / "cli.py"]]
    )
    used = set(re.findall(r'messages\(\s*"([a-z-]+)"', code))
    alternatives = re.findall(r'messages\(\s*"([a-z-]+)" if .*? else "([a-z-]+)"', code)
    used |= {key for pair in alternatives for key in pair}
    used |= {f"terrain-{terrain}" for terrain in TERRAINS}
    assert used == set(declared(PACKAGES, "en"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match=f"unknown language 'xx'; there are: {', '.join(languages())}"):
        Messages("xx")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        Messages("en")("no-such-message")


@pytest.mark.parametrize("language", languages())
def test_the_keys_fit_a_narrow_terminal(language: str) -> None:
    assert len(Messages(language)("keys")) <= 80
