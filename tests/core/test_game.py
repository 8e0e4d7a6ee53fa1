"""Assembling a game from its package: what is found, what has a default, what is refused."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest

from floodplain import GAME
from saecula.core import flow
from saecula.core.generate import main as generate

FOLDER = Path(__file__).parents[2] / "examples" / "floodplain"


@pytest.fixture
def dryland(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a copy of Floodplain that can be imported as `dryland`, and is forgotten afterwards."""
    folder = tmp_path / "dryland"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("floodplain", folder.name), "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for module in [name for name in sys.modules if name.partition(".")[0] == folder.name]:
        del sys.modules[module]


def assembled(folder: Path) -> Any:
    invalidate_caches()
    return import_module(folder.name).GAME


def test_a_small_game_needs_no_more_than_its_rules() -> None:
    g = GAME.start(2, "defaults")
    assert GAME.options(2, {}).__class__.__name__ == "Variant"
    assert list(GAME.verbs) == ["sow"]
    assert list(GAME.domains) == ["player", "field", "number"]
    assert GAME.asks == {}
    GAME.check(g)
    assert GAME.hint(GAME.redact(g, 0), None, g.asks[0], ("sow", "hill")) == ""  # type: ignore[arg-type]


def test_scores_make_a_result_and_an_evaluation() -> None:
    g = GAME.start(3, "defaults")
    for village, grain in zip(g.villages, (7, 9, 9), strict=True):
        village.grain = grain
    result = GAME.result(g)
    assert (result.places, result.scores) == ((3, 1, 1), (7, 9, 9))
    assert result.returns == (-1.0, 0.5, 0.5)
    assert [GAME.evaluate(g, seat) for seat in range(3)] == [-2.0, 1.0, 1.0]


def test_worlds_of_a_game_without_secrets_are_as_they_are_seen() -> None:
    g = GAME.start(2, "defaults")
    flow.choose(g, 0, ("sow", "hill"))
    world = GAME.imagine(GAME.redact(g, 1), dice=1)
    assert flow.to_move(world) == [0, 1]
    assert flow.to_move(GAME.imagine(GAME.redact(g, 0), dice=1)) == [1]


def test_modules_that_are_there_override_the_defaults(dryland: Path) -> None:
    (dryland / "invariants.py").write_text("def check(g):\n    raise AssertionError('checked')\n")
    (dryland / "evaluation.py").write_text("def evaluate(g, seat):\n    return 5.0\n")
    with (dryland / "scene.py").open("a") as scene:
        scene.write("\n\ndef hint(seen, texts, frame, action):\n    return 'a hint'\n")
    game = assembled(dryland)
    g = game.start(2, "parts")
    with pytest.raises(AssertionError, match="checked"):
        game.check(g)
    assert game.evaluate(g, 0) == 5.0
    assert game.hint(None, None, (), ()) == "a hint"


@pytest.mark.parametrize("circle", ["Owner", "Nobody"])
def test_a_game_with_something_hidden_must_determinize_it(dryland: Path, circle: str) -> None:
    position = dryland / "position.py"
    text = position.read_text("utf-8").replace("import Position", f"import {circle}, Position")
    position.write_text(text.replace("    sown:", f"    omen: {circle}[int]\n    sown:"), "utf-8")
    assert generate([dryland.name]) == 0
    with pytest.raises(LookupError, match=r"dryland: determinize.py is missing, but Village.omen is hidden"):
        assembled(dryland)
    for module in [name for name in sys.modules if name.partition(".")[0] == dryland.name]:
        del sys.modules[module]
    (dryland / "determinize.py").write_text("def determinize(g, seat):\n    g.villages[0].omen = 3\n")
    game = assembled(dryland)
    assert game.imagine(game.redact(game.start(2, "omen"), 1), 1).villages[0].omen == 3


@pytest.mark.parametrize(("module", "name"), [("setup", "setup"), ("scoring", "scores"), ("scene", "board")])
def test_what_every_game_has_is_missed_by_its_name(dryland: Path, module: str, name: str) -> None:
    (dryland / f"{module}.py").unlink()
    with pytest.raises(LookupError, match=f"dryland: {module}.py has no {name}"):
        assembled(dryland)


def test_a_package_that_cannot_be_found_gets_no_code() -> None:
    with pytest.raises(SystemExit, match="no package nowhere"):
        generate(["nowhere"])
