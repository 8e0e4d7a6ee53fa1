"""Compiled rules, bots and environments behave as the sources do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saecula.games import GAMES
from tools.compiled import PATTERNS, SOURCES, build, modules

FINGERPRINTS = Path(__file__).with_name("fingerprints.py")


def fingerprints(path: Path, ending: str) -> list[str]:
    """Return the fingerprints of the package in a folder, one line per game and output."""
    command = [sys.executable, str(FINGERPRINTS), ending]
    run = subprocess.run(
        command,
        env=os.environ | {"PYTHONPATH": f"{path}:{FINGERPRINTS.parents[1]}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_what_is_compiled_is_there() -> None:
    for pattern in PATTERNS:
        assert list(SOURCES.glob(pattern)), pattern
    assert all(SOURCES / "games" / id_ / "evaluation.py" in modules(SOURCES) for id_ in GAMES)


def test_sources_are_not_built_over() -> None:
    with pytest.raises(ValueError, match="holds the sources"):
        build(SOURCES.parent)
    assert (SOURCES / "__init__.py").exists()


@pytest.mark.soak
def test_compiled_it_plays_observes_and_writes_the_same(tmp_path: Path) -> None:
    build(tmp_path)
    compiled = fingerprints(tmp_path, ".so")
    assert compiled == fingerprints(SOURCES.parent.resolve(), ".py")
    assert {line.split()[0] for line in compiled} == set(GAMES)
