"""The registry of games: our own, those of installed packages, and those that the environment names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from saecula.core.errors import UnknownGame
from saecula.games import GAMES, game, registry

ROOT = Path(__file__).parents[1]
LIST = "from saecula.games import GAMES; print(*GAMES)"
OWN = "historia sands_of_time through_the_ages clash_of_cultures seven_ages"


def listed(*paths: Path, **environment: str) -> str:
    """Return the ids that a fresh process knows, with these folders on its path."""
    path = ":".join(map(str, [ROOT / "src", *paths]))
    command = [sys.executable, "-c", LIST]
    ran = subprocess.run(
        command, env={"PYTHONPATH": path, **environment}, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


def test_the_environment_names_games() -> None:
    assert listed() == OWN
    assert listed(SAECULA_GAMES="floodplain, my.islands,") == f"{OWN} floodplain islands"


def test_installed_packages_bring_games(tmp_path: Path) -> None:
    info = tmp_path / "islands-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: islands\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[saecula.games]\nislands = my.islands\n")
    assert listed(tmp_path) == f"{OWN} islands"
    assert listed(tmp_path, SAECULA_GAMES="my.islands") == f"{OWN} islands"


def test_two_games_cannot_have_the_same_id() -> None:
    with pytest.raises(UnknownGame, match=r"my\.historia and saecula\.games\.historia are both called"):
        registry(["my.historia"])


def test_a_package_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(GAMES, "islands", "islands_of_nowhere")
    with pytest.raises(UnknownGame, match="no package islands_of_nowhere of the game 'islands'"):
        game("islands")
    (tmp_path / "broken_islands.py").write_text("import nothing_of_that_name\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(GAMES, "islands", "broken_islands")
    with pytest.raises(ModuleNotFoundError, match="nothing_of_that_name"):
        game("islands")
