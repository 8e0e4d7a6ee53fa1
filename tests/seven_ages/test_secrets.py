"""What is hidden, and how it is guessed."""

from __future__ import annotations

import pytest

from saecula.core.zones import UNKNOWN
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.invariants import check
from tests.seven_ages.table import table


@pytest.mark.rule("7AG-016", "7AG-219")
def test_types_of_foreign_units_are_hidden_and_their_number_is_open() -> None:
    t = table(2).found(0, "romans", {"latium": "2 spearmen, 1 archers, 1 galley"}, level=5)
    slot = t.slot("romans")
    own, other = (GAME.redact(t.g, seat).position.empires[slot] for seat in (0, 1))
    assert own.units == t["romans"].units
    assert not other.units.mask
    assert other.forces == t["romans"].forces


@pytest.mark.rule("7AG-032")
def test_nobody_sees_the_draw_pile() -> None:
    t = table(2)
    seen = GAME.redact(t.g, 0).position
    assert set(seen.deck.cards) == {UNKNOWN}
    assert UNKNOWN not in seen.players[0].hand.cards
    assert set(seen.players[1].hand.cards) == {UNKNOWN}


def test_guesses_agree_with_what_is_seen() -> None:
    t = table(3).found(0, "romans", {"latium": "2 spearmen, 1 archers, 1 galley"}, level=5)
    t.found(1, "persians", {"persis": "3 swordsmen"}, level=12)
    for seat in range(3):
        world = GAME.imagine(GAME.redact(t.g, seat), seat)
        check(world)
        assert world.players[seat].hand == t.g.players[seat].hand
        assert [empire.forces for empire in world.empires] == [empire.forces for empire in t.g.empires]
