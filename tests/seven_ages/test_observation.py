"""Observations: every field of a position has its place in the vector."""

from __future__ import annotations

import pytest

from saecula.core.contracts import Dice, random_choice
from saecula.core.flow import is_over, mover, play
from saecula.envs.layout import Layout
from saecula.games.seven_ages import GAME
from tests.seven_ages.table import table


@pytest.mark.parametrize("seats", [2, 7])
def test_positions_of_a_match_can_be_encoded(seats: int) -> None:
    g = GAME.start(seats, f"observed {seats}", {"total_history": True})
    layout = Layout(GAME, g, GAME.vocabulary(g.content))
    dice = Dice(f"observed {seats}")
    assert len(layout.names()) == layout.size
    vectors = set()
    for number in range(120):
        if is_over(g):
            break
        if number % 4 == 0:
            vectors.add(bytes(layout.encode(GAME.redact(g, mover(g)))))
        play(g, *random_choice(g, dice))
    assert len(vectors) > 20


def test_units_leaders_and_cards_are_told_apart() -> None:
    t = table(2)
    layout = Layout(GAME, t.g, GAME.vocabulary(t.g.content))

    def seen() -> bytes:
        return bytes(layout.encode(GAME.redact(t.g, 0)))

    vectors = [seen()]
    t.found(0, "romans", {"latium": "2 spearmen"})
    vectors.append(seen())
    t.own(-2, 0)
    t.found(0, "romans", {"latium": "1 spearmen, 1 archers"})
    vectors.append(seen())
    t["romans"].leaders = ((3, t.area("latium")),)
    vectors.append(seen())
    t["romans"].leaders = ((3, t.area("egypt")),)
    vectors.append(seen())
    t.g.shown = (("romans",), ())
    vectors.append(seen())
    assert len(set(vectors)) == len(vectors)
