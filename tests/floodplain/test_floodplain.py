"""Floodplain, the game of docs/adding-a-game.md: its rules, the contracts, terminal, server, programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from floodplain import GAME
from floodplain.position import Floodplain
from saecula.core import flow
from saecula.core.generate import generated
from saecula.envs.task import Task
from saecula.games import GAMES
from saecula.terminal.messages import Messages as Words
from saecula.terminal.seating import new_match, seat_bots
from saecula.terminal.session import Session
from tests.contracts import Contracts
from tests.messages import Messages
from tests.server.serving import served, settings_for
from tests.terminal.test_session import Typist

FOLDER = Path(__file__).parents[2] / "examples" / "floodplain"
MOST_LINES = 150  # of Python, blank and generated ones not counted


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is registered here, and in the processes that are started meanwhile."""
    monkeypatch.setenv("SAECULA_GAMES", GAME.package)
    monkeypatch.setitem(GAMES, GAME.id, GAME.package)


def after_sowing(*fields: str) -> Floodplain:
    """The position after a first year in which the villages sowed these fields."""
    g = GAME.start(len(fields), "river")
    for seat, field in enumerate(fields):
        flow.choose(g, seat, ("sow", field))
    return g


def grain(g: Floodplain) -> list[int]:
    return [village.grain for village in g.villages]


def test_a_field_above_the_water_is_harvested_and_shared() -> None:
    assert grain(after_sowing("hill", "hill", "hill")) == [1, 1, 1]
    assert grain(after_sowing("hill", "hill")) == [2, 2]


def test_a_field_below_the_water_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for water, expected in ((2, [12, 9, 7, 4]), (3, [0, 9, 7, 4]), (5, [0, 0, 0, 4])):
        monkeypatch.setattr(Floodplain, "roll", lambda _g, _sides, die=water - 1: die)
        assert grain(after_sowing("bank", "meadow", "terrace", "hill")) == expected


def test_everybody_sows_at_the_same_time_and_in_secret() -> None:
    g = GAME.start(2, "river")
    flow.choose(g, 0, ("sow", "bank"))
    assert flow.to_move(g) == [1]
    assert grain(g) == [0, 0]
    hidden = GAME.redact(g, 1).position
    assert (hidden.picks, hidden.villages[0].sown) == (((), ()), "")


def test_six_years_are_played_and_the_most_grain_wins() -> None:
    g = after_sowing("bank", "hill")
    choices = 2
    while (seat := flow.mover(g)) >= 0:
        flow.play(g, seat, flow.options(g, seat)[-seat])
        choices += 1
    assert (g.year, choices) == (6, 12)
    result = GAME.result(g)
    assert list(result.scores) == grain(g)
    assert result.places[result.scores.index(max(result.scores))] == 1


class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 3, 6, 2, 6


class TestMessages(Messages):
    game, families, samples = GAME, {}, {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_played_in_a_terminal(language: str) -> None:
    words = Words(language)
    match: Any = new_match(GAME, 3, "1", "random", {}, "terminal", GAME.load_content(None), words)
    screen = Typist(iter(["3"] * 6))
    Session(match, seat_bots(match), screen, language, None).play()
    assert match.over
    assert {"en": "Which field do you sow?", "de": "Welches Feld bestellst du?"}[language] in screen.text
    assert words("match-over") in screen.text


@pytest.mark.usefixtures("registered")
def test_it_is_played_on_a_server(tmp_path: Path) -> None:
    with served(settings_for(tmp_path)) as server, server.person("Ada") as ada:
        assert "Floodplain" in [game["title"] for game in ada.ok("GET", "/api/games")]
        rules = ada.ok("GET", "/api/games/floodplain/rules")
        assert "FLD-011" in [clause["id"] for chapter in rules["chapters"] for clause in chapter["clauses"]]
        match = ada.new("me", "greedy", game="floodplain")["id"]
        scene = ada.scene(match)
        assert scene["ask"]["options"][0]["things"] == ["field:bank"]
        assert scene["ask"]["clauses"] == ["FLD-011"]
        assert ada.play(match, 0) == 6
        assert ada.info(match)["status"] == "over"


@pytest.mark.usefixtures("registered")
def test_programs_can_learn_it() -> None:
    task = Task("floodplain", 2)
    g = after_sowing("hill", "terrace")
    vector, names = task.observe(g, 0), task.layout.names()
    assert vector[names.index("villages[0].sown: hill")] == 1
    assert vector[names.index("villages[1].sown: hill")] == 0
    assert vector[names.index("year")] * 16 == 2
    assert task.legal(g, 0) == [task.vocabulary.encode(action) for action in flow.options(g, 0)]


def test_its_generated_code_is_up_to_date() -> None:
    text = generated(FOLDER / "position.py", "floodplain.position")
    assert (FOLDER / "_generated.py").read_text("utf-8") == text


def test_it_is_a_small_game() -> None:
    sources = [path for path in FOLDER.glob("*.py") if path.name != "_generated.py"]
    lines = [line for path in sources for line in path.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES
