"""Heritage, unrest and its maximum (SOT-280, SOT-281, SOT-290 to SOT-293)."""

from __future__ import annotations

import random

import pytest

from saecula.core.flow import mover, options, play
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.rules import generations, heritage, unrest
from tests.sands_of_time.table import Table, table


def nicole() -> Table:
    """Nicole in the west with Law, and Angelika in the east; nobody lives anywhere."""
    t = table(2).nobody().own(0, "gallia", "hispania", "italia").own(1, "syria", "cyprus", "aegyptus")
    return t.advances(0, "law").advances(1, "law").caravan(0).caravan(1).heritage(0)


def restless_turn(t: Table, bonus: bool = True, replay: bool = True) -> Table:
    """A turn with a new bonus action and a replay carried out, or one of them."""
    if replay:
        t.played(0, "chronicle")
    t.turn(0, "chronicle", "raid")
    if bonus:
        t.choose(0, "support", "civil")
    t.choose(0, "decline", "raid").choose(0, "carry_out", "chronicle")
    t.choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    while t.asked == ("lay_more", 0):
        t.choose(0, "pass")
    return t if t.asked[1] < 0 else t.choose(0, "end_turn")


# Heritage.


@pytest.mark.rule("SOT-280")
def test_heritage_rises_by_a_caravan_in_the_category_of_choice() -> None:
    t = nicole().stock(0, grain=2).act(0, "caravan_1").choose(0, "route", "hispania_gallia")
    assert t.verbs(0) == {"heritage"}
    t.choose(0, "heritage", "culture")
    assert t[0].heritage == (0, 0, 1)


@pytest.mark.rule("SOT-280")
def test_heritage_rises_by_a_building() -> None:
    t = nicole().own(0, "gallia", "hispania", colonies=("italia",)).unrest(0, 0).stock(0, gold=1)
    t.act(0, "build").choose(0, "site", "italia").choose(0, "build", "triumphal_arch")
    assert t[0].heritage == (0, 1, 0)


@pytest.mark.rule("SOT-280")
def test_heritage_never_falls() -> None:
    risen = 0
    for seed in ("heritage 1", "heritage 2", "heritage 3"):
        g = GAME.start(3, seed)
        lot = random.Random(seed)
        before = [empire.heritage for empire in g.empires]
        while (seat := mover(g)) >= 0:
            play(g, seat, lot.choice(options(g, seat)))
            after = [empire.heritage for empire in g.empires]
            for old, new in zip(before, after, strict=True):
                assert all(a <= b for a, b in zip(old, new, strict=True))
            risen += before != after
            before = after
    assert risen > 9, "nothing rose after setup: other seeds are needed"


@pytest.mark.rule("SOT-281")
@pytest.mark.parametrize(("before", "steps", "after"), [(13, 1, 14), (14, 1, 15), (14, 2, 15), (15, 1, 15)])
def test_the_track_ends_at_fifteen(before: int, steps: int, after: int) -> None:
    t = nicole().heritage(0, politics=before)
    heritage.rise(t.g, 0, 1, steps)
    assert t[0].heritage == (0, after, 0)


@pytest.mark.rule("SOT-281")
@pytest.mark.parametrize(("value", "possible"), [(2, False), (3, True), (4, True)])
def test_heritage_limits_advances(value: int, possible: bool) -> None:
    t = nicole().unrest(0, 3).heritage(0, politics=value).turn(0, "advance", "chronicle")
    assert (("carry_out", "advance") in t.options(0)) == possible


# Unrest.


@pytest.mark.rule("SOT-290")
@pytest.mark.parametrize(
    ("bonus", "replay", "after"), [(False, False, 3), (True, False, 4), (False, True, 4), (True, True, 5)]
)
def test_a_bonus_action_and_a_replay_raise_unrest_by_one_each(bonus: bool, replay: bool, after: int) -> None:
    t = restless_turn(nicole().unrest(0, 3), bonus, replay)
    assert (t[0].unrest, t[0].vp) == (after, 0)


@pytest.mark.rule("SOT-290")
def test_overpopulation_raises_unrest_once_a_generation() -> None:
    t = nicole().unrest(0, 3)
    for region in ("gallia", "hispania"):
        t.tile(region, "gold", 3).people(0, region, peasants=5)
    t.begin(generations.end_generation())
    assert (t[0].unrest, t[1].unrest) == (4, 3)


@pytest.mark.rule("SOT-290", "SOT-129")
def test_a_won_battle_raises_unrest_by_the_wager() -> None:
    t = nicole().unrest(0, 2).unrest(1, 2).stock(0, grain=2)
    t.people(0, "cyprus", soldiers=5).people(1, "cyprus", peasants=1)
    t.act(0, "conquest").choose(0, "wager", 3).choose(1, "wager", 2)
    assert (t[0].unrest, t[1].unrest) == (5, 2)


@pytest.mark.rule("SOT-291")
def test_the_maximum_is_seven_or_five_with_bread_and_circuses() -> None:
    t = nicole()
    assert unrest.maximum(t.g, t[0]) == 7
    t.advances(0, "bread_and_circuses")
    assert (unrest.maximum(t.g, t[0]), unrest.maximum(t.g, t[1])) == (5, 7)


@pytest.mark.rule("SOT-292", "SOT-X23")
@pytest.mark.parametrize(
    ("advance", "before", "after", "vp"),
    [
        ("law", 5, 7, 10),
        ("law", 6, 7, 9),
        ("law", 7, 7, 8),
        ("bread_and_circuses", 3, 5, 10),
        ("bread_and_circuses", 4, 5, 9),
        ("bread_and_circuses", 5, 5, 8),
    ],
)
def test_each_step_above_the_maximum_costs_a_victory_point(
    advance: str, before: int, after: int, vp: int
) -> None:
    t = nicole().advances(0, advance).unrest(0, before)
    t[0].vp = 10
    restless_turn(t)
    assert (t[0].unrest, t[0].vp) == (after, vp)


@pytest.mark.rule("SOT-292")
def test_overpopulation_at_the_maximum_costs_a_victory_point_and_points_may_be_negative() -> None:
    t = nicole().unrest(0, 7).tile("gallia", "gold", 3).people(0, "gallia", peasants=4)
    t.begin(generations.end_generation())
    assert (t[0].unrest, t[0].vp) == (7, -1)
    GAME.check(t.g)


@pytest.mark.rule("SOT-292")
def test_below_the_maximum_no_point_is_lost() -> None:
    t = nicole().unrest(0, 6)
    unrest.rise(t.g, 0, 1)
    assert (t[0].unrest, t[0].vp) == (7, 0)
    unrest.rise(t.g, 0, 0)
    assert (t[0].unrest, t[0].vp) == (7, 0)


@pytest.mark.rule("SOT-293", "SOT-126")
@pytest.mark.parametrize(
    ("advance", "value", "most"),
    [("law", 1, 6), ("law", 4, 3), ("law", 6, 1), ("bread_and_circuses", 4, 1), ("bread_and_circuses", 0, 5)],
)
def test_a_wager_never_lifts_unrest_above_the_maximum(advance: str, value: int, most: int) -> None:
    t = nicole().advances(0, advance).unrest(0, value).stock(0, grain=9)
    t.people(0, "cyprus", soldiers=5).people(1, "cyprus", peasants=1).act(0, "conquest")
    assert t.options(0) == [("wager", number) for number in range(most + 1)]
    t.choose(0, "wager", most).choose(1, "wager", 0)
    assert t[0].unrest == value + most
    assert t[0].vp == 0
