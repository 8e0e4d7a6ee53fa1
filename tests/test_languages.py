"""A language is only files: with those of another one added, every part of the program speaks it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

import saecula
from saecula.core.locale import languages
from saecula.server.words import PACKAGES, HouseLine, in_words
from tests.messages import messages as declared

ROOT = Path(__file__).parents[1]
SOURCES = Path(saecula.__file__).parent
FRENCH = {
    "core": "source-recalled = de mémoire\n",
    "terminal": "about-players = Joueurs\n",
    "server": "timeout = Le temps de { $name } est écoulé.\n",
    "games/historia": (
        "option-events = Avec les cartes d'événement\ntold-took_back = { $civ } reprennent { $card }\n"
    ),
}


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with some French messages, and one French name."""
    folder = tmp_path_factory.mktemp("french")
    package = folder / "saecula"
    copytree(SOURCES, package, copy_function=os.symlink, ignore=ignore_patterns("__pycache__", "static"))
    for part, text in FRENCH.items():
        replace(package / part / "locale" / "fr.ftl", text)
    content = package / "games/historia/content/civilizations.json"
    text = content.read_text(encoding="utf-8").replace(
        '"de": "Ägypter"', '"de": "Ägypter", "fr": "Égyptiens"'
    )
    replace(content, text)
    return folder


def replace(path: Path, text: str) -> None:
    """Write a file where there may be a link to the original."""
    path.unlink(missing_ok=True)
    path.write_text(text, encoding="utf-8")


def python(folder: Path, *arguments: str) -> str:
    """Run Python with the package in this folder, and return what it prints."""
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "COLUMNS": "100"}
    command = [sys.executable, *arguments]
    ran = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def command_line(folder: Path, *arguments: str) -> str:
    return python(folder, "-c", "from saecula.cli import main; main()", *arguments)


def test_the_command_line_offers_another_language(french: Path) -> None:
    assert re.search(r"--lang.*one of en, .*\bfr\b", command_line(french, "about", "--help"))
    about = command_line(french, "about", "historia", "--lang", "fr")
    for text in ("Joueurs", "de mémoire", "Avec les cartes d'événement"):
        assert text in about
    assert "Sources of the content" in about, "what is not translated is in English"


def test_the_terminal_plays_in_another_language(french: Path) -> None:
    played = command_line(
        french,
        *("play", "historia", "--lang", "fr", "--plain", "--humans", "0"),
        *("--bots", "random", "--seed", "1"),
    )
    assert "Égyptiens reprennent" in played
    assert "The match is over" in played, "what is not translated is in English"


ASKING = """
import json, sys
from pathlib import Path
from saecula.server.words import in_words
from tests.server.serving import served, settings_for

with served(settings_for(Path(sys.argv[1]))) as server, server.person() as ada:
    found = {
        "me": ada.ok("POST", "/api/me", {"language": "fr"})["language"],
        "own": ada.ok("GET", "/api/games"),
        "asked": ada.ok("GET", "/api/games?lang=fr"),
        "english": ada.ok("GET", "/api/games?lang=en"),
        "lines": [in_words(line, "fr", "Ada") for line in ("timeout", "rewound")],
    }
    with server.person(signed_in=False) as guest:
        guest.client.headers["accept-language"] = "fr-CA, de;q=0.8"
        found["browser"] = guest.ok("GET", "/api/games")
        guest.refused("bad_request", "GET", "/api/games?lang=xx")
print(json.dumps(found))
"""


def test_the_server_offers_another_language(french: Path, tmp_path: Path) -> None:
    found = json.loads(python(french, "-c", ASKING, str(tmp_path)))
    assert found["me"] == "fr"
    assert meaning(found["asked"]) == "Avec les cartes d'événement" != meaning(found["english"])
    assert found["own"] == found["browser"] == found["asked"]
    assert found["lines"] == [
        "Le temps de Ada est écoulé.",
        "Ada's last choice was taken back, as everybody agreed.",
    ]


def meaning(games: Any) -> str:
    """Return what the games of the server say about the option `events` of Historia."""
    historia = next(game for game in games if game["id"] == "historia")
    text: str = next(option["text"] for option in historia["options"] if option["name"] == "events")
    return text


def test_the_server_says_the_same_in_all_languages() -> None:
    english, *others = [declared(PACKAGES, language) for language in languages()]
    assert set(english) == {*HouseLine.__args__, "standing-usual", "your-turn"}  # type: ignore[attr-defined]
    for other in others:
        assert other == english


def test_a_line_that_nobody_wrote_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message nonsense"):
        in_words("nonsense", "de")


def test_server_and_client_speak_the_same_languages() -> None:
    assert {path.stem for path in (ROOT / "web/src/locale").glob("*.ftl")} == set(languages())
