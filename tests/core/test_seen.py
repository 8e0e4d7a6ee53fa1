"""Only the kernel makes views of a seat."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.errors import NotRedacted
from saecula.core.game import Game
from saecula.core.secrecy import Seen
from saecula.games import all_games
from tests.sample.game import GAME

SOURCES = Path(__file__).parents[2]
MAKER = "src/saecula/core/game.py"
DEFINITION = "src/saecula/core/secrecy.py"


def test_a_seen_cannot_be_forged() -> None:
    g = GAME.start(2, "forged")
    with pytest.raises(NotRedacted, match=r"only Game\.redact makes a Seen"):
        Seen(g, 0)
    with pytest.raises(NotRedacted):
        Seen(g, 0, object())


def names_in(path: Path) -> set[str]:
    """Return which of `Seen(...)` and `REDACTED` the code of a file uses."""
    tree = ast.parse(path.read_text())
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = {"Seen" for call in calls if getattr(call, "id", getattr(call, "attr", "")) == "Seen"}
    imported = {
        name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names
    }
    attributes = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return called | ({"REDACTED"} & (imported | attributes))


def test_only_the_kernel_makes_one() -> None:
    files = [path for folder in ("src", "tools", "bench") for path in (SOURCES / folder).rglob("*.py")]
    makers = {str(path.relative_to(SOURCES)) for path in files if names_in(path)}
    assert makers == {MAKER}
    assert (SOURCES / DEFINITION).exists()


@pytest.mark.parametrize("game", [GAME, *all_games()], ids=lambda game: game.id)
def test_what_is_loaded_is_redacted_even_if_it_was_not_before(game: Game[Any]) -> None:
    g = game.start(2, "loaded")
    for number in range(40):
        seat, options = flow.turn(g)
        if seat < 0:
            break
        seen = game.redact(g, seat)
        for plain in (game.plain(seen.position), game.plain(g)):
            loaded = game.load_seen(plain, seat, g.content, g.variant)
            assert loaded.seat == seat
            assert game.digest(loaded.position) == game.digest(seen.position)
        again = game.redact(seen.position, seat)
        assert game.digest(again.position) == game.digest(seen.position)
        flow.play(g, seat, options[number % len(options)])
