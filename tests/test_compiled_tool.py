"""Compiled rules and bots play as the sources say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saecula.games import GAMES
from tools.compiled import PATTERNS, SOURCES, build, modules

PLAY = """
import sys
from saecula.bots import make_bot
from saecula.core import flow
from saecula.games import game

for id in sys.argv[2:]:
    game_ = game(id)
    g = game_.start(2, "compiled")
    bots = [make_bot(name, game_, "compiled") for name in ("greedy", "settler")]
    while (seat := flow.mover(g)) >= 0:
        flow.play(g, seat, bots[seat].choose(game_.redact(g, seat), flow.options(g, seat)))
    print(id, game_.digest(g))
assert flow.__file__.endswith(sys.argv[1]), flow.__file__
"""


def played(path: Path, ending: str) -> str:
    """The digests of a match of each game, by the package that lies there."""
    command = [sys.executable, "-c", PLAY, ending, *GAMES]
    run = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(path)}, capture_output=True, text=True, check=True
    )
    return run.stdout


def test_what_is_compiled_is_there() -> None:
    for pattern in PATTERNS:
        assert list(SOURCES.glob(pattern)), pattern
    assert all(SOURCES / "games" / id_ / "judgement.py" in modules(SOURCES) for id_ in GAMES)


def test_sources_are_not_built_over() -> None:
    with pytest.raises(ValueError, match="holds the sources"):
        build(SOURCES.parent)
    assert (SOURCES / "__init__.py").exists()


@pytest.mark.soak
def test_compiled_it_plays_the_same(tmp_path: Path) -> None:
    build(tmp_path)
    assert played(tmp_path, ".so") == played(SOURCES.parent.resolve(), ".py")
