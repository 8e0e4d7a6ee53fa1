"""Usual answers that end a march or a Production; they must not tell which units are left."""

from __future__ import annotations

import pytest

from saecula.bots.policies import usual_answer
from saecula.core.bits import bits
from saecula.core.registry import DONE
from saecula.core.spread import NOTHING
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import building, forces, march
from tests.seven_ages.table import table

SPEARMEN = GAME.load_content(None).unit_index["spearmen"]


@pytest.mark.rule("7AG-158", "7AG-219")
def test_a_march_is_ended_by_itself_only_where_everybody_can_see_that_it_is_over() -> None:
    t = table(2).found(0, "romans", {"latium": "2 spearmen", "crete": "1 spearmen"}, 9)
    slot, spearman = t.slot("romans"), forces.one(SPEARMEN)
    for moved, over in ((0, False), (1, False), (2, True)):
        t.g.players[0].moved = NOTHING.put(t.area("latium"), moved * spearman)
        t.begin(march.march(0, slot))
        assert usual_answer(GAME, t.g, 0) == (DONE if over else None)
    t = table(2).found(0, "romans", {"crete": "2 spearmen"}, 9).begin(march.march(0, slot))
    assert t.options(0) == [DONE]
    assert usual_answer(GAME, t.g, 0) is None  # they might be other units


@pytest.mark.rule("7AG-101", "7AG-103", "7AG-219")
def test_a_production_is_ended_by_itself_only_where_everybody_can_see_that_it_is_over() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen"}, 1, money=0)
    slot = t.slot("romans")
    t.begin(building.build(0, slot))
    assert usual_answer(GAME, t.g, 0) == DONE
    t["romans"].money = 4
    while types := bits(building.buyable(t.g, slot)):
        forces.add(t.g, t["romans"], t.area("latium"), types[0])
    t.begin(building.build(0, slot))
    assert t.options(0) == [DONE]
    assert usual_answer(GAME, t.g, 0) is None  # the pool is empty, but that is hidden
