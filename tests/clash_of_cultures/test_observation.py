"""Observations: every field of a position has its place in the vector."""

from __future__ import annotations

import pytest

from saecula.core.contracts import Dice, by_taste
from saecula.core.flow import is_over, mover, play
from saecula.envs.layout import Layout
from saecula.games.clash_of_cultures import GAME
from tests.clash_of_cultures.table import table
from tests.clash_of_cultures.tastes import builder


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_can_be_encoded(seats: int) -> None:
    g = GAME.start(seats, f"observed {seats}")
    layout = Layout(GAME, g, GAME.vocabulary(g.content))
    driver, dice = by_taste(builder), Dice(f"observed {seats}")
    assert len(layout.names()) == layout.size
    vectors = set()
    for _ in range(150):
        if is_over(g):
            break
        vectors.add(bytes(layout.encode(GAME.redact(g, mover(g)))))
        play(g, *driver(g, dice))
    assert len(vectors) > 60


def test_units_tiles_and_captives_are_told_apart() -> None:
    t = table()
    layout = Layout(GAME, t.g, GAME.vocabulary(t.g.content))

    def seen() -> bytes:
        return bytes(layout.encode(GAME.redact(t.g, 0)))

    vectors = [seen()]
    t.units(0, "D2", settler=2)
    vectors.append(seen())
    t.units(0, "D2", infantry=2)
    vectors.append(seen())
    t.lay("D3", "tile_14")
    vectors.append(seen())
    t.g.laid = tuple([(tile, "turned" if tile == "tile_14" else turn) for tile, turn in t.g.laid])
    vectors.append(seen())
    t[0].captives = ((1, 1),)
    vectors.append(seen())
    t[0].captives = ((8, 1),)
    vectors.append(seen())
    t.g.beloved = ((3, 2),)
    vectors.append(seen())
    assert len(set(vectors)) == len(vectors)
