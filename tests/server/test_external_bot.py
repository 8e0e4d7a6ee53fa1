"""A program from outside plays a whole match by the API alone; what it may not do is name code to import."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saecula.core.record import read_record, verify
from saecula.games import GAMES, game
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


def test_the_example_plays_historia_to_the_end(server: Served, tmp_path: Path) -> None:
    play_a_match(server, "historia", tmp_path, patience=60)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_every_game_within_the_limits(name: str, tmp_path: Path) -> None:
    with served(settings_for(tmp_path, rate_limits=True)) as strict:
        play_a_match(strict, name, tmp_path, patience=600)
