"""A program plays a whole match by the API alone; what it cannot do is name code to import."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saecula.core.record import Match, read_record, verify
from saecula.games import GAMES, game
from saecula.server.faults import Fault
from tests.server.serving import Player, Served, served, settings_for

EXAMPLE = Path(__file__).parents[2] / "examples" / "guest.py"
LONGEST = 60  # lines


def guest(server: Served, *words: str, patience: float) -> subprocess.CompletedProcess[str]:
    """Let the example play; it ends by itself, and is ended if it does not."""
    environment = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return subprocess.run(
        [sys.executable, str(EXAMPLE), server.origin, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=patience,
        env=environment,
    )


def play_a_match(server: Served, name: str, folder: Path, patience: float) -> None:
    saved = folder / "match.json"
    ended = guest(server, name, "--save", str(saved), patience=patience)
    assert ended.returncode == 0, ended.stderr
    match = verify(game(name), read_record(saved))
    assert match.over
    assert {entry.seat for entry in match.entries} == {0, 1}
    assert str(list(game(name).result(match.position).scores)) in ended.stdout


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < LONGEST


def test_the_example_plays_historia_to_the_end(server: Served, tmp_path: Path) -> None:
    play_a_match(server, "historia", tmp_path, patience=60)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_every_game_within_the_limits(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(settings_for(tmp_path, rate_limits=True)) as strict:
        refuse_once(strict, monkeypatch, after=30)
        play_a_match(strict, name, tmp_path, patience=600)


def refuse_once(server: Served, monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """However slow the machine is, one request comes too soon."""
    limiter = server.app.state.services.limiter
    take, calls = limiter.take, itertools.count()

    def strict(key: str, burst: float, rate: float) -> None:
        if next(calls) == after:
            raise Fault("rate_limited", "too many requests; wait a moment")
        take(key, burst, rate)

    monkeypatch.setattr(limiter, "take", strict)


@pytest.fixture
def decoy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The import path of a bot that the server could import, and must not."""
    (tmp_path / "decoy_bot.py").write_text("from tests.bots.outsiders import First\n")
    monkeypatch.syspath_prepend(tmp_path)
    return "decoy_bot:First"


def test_a_request_imports_nothing(ada: Player, decoy: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": decoy}]
    ada.refused("bad_request", "POST", "/api/matches", {"game": "historia", "seats": seats})
    assert "decoy_bot" not in sys.modules


def test_a_record_imports_nothing(ada: Player, server: Served, decoy: str) -> None:
    match: Match[Any] = Match.new(game("historia"), 2, {}, "decoy", ["Ada", "Mine"])
    match.note(1, "takeover", decoy)
    info = ada.ok("POST", "/api/matches/import", msgspec.to_builtins(match.saved()))
    assert [seat.get("bot") for seat in info["seats"]] == [None, None]
    assert server.table(info["id"]).bots_to_move == []
    assert "decoy_bot" not in sys.modules
