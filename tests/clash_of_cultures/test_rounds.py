"""Rounds, phases, turns and actions (COC-050 to COC-061), and the variants of the end (COC-391, COC-394)."""

from __future__ import annotations

import pytest

from saecula.core.flow import is_over
from saecula.core.registry import scope
from saecula.games.clash_of_cultures.rules import rounds, status
from saecula.games.clash_of_cultures.rules.hosts import MOVED, SETTLER
from tests.clash_of_cultures.table import Table, table


def play_phase(t: Table) -> list[int]:
    """Let everybody end their turns; return in which order they had them."""
    order = []
    while t.asked[0] == "act":
        order.append(t.asked[1])
        t.end()
    return order


def play_status(t: Table) -> Table:
    """Let everybody take the first advance and decline the rest."""
    while t.asked[0] in ("free_advance", "raze", "change_government", "name_start"):
        t.do("pass") if t.may("pass") else t.do(*t.now[0])
    return t


def match(t: Table, number: int = 1) -> Table:
    """Begin a round."""
    return t.begin(rounds.begin_round(number), scope(rounds.GAME))


@pytest.mark.rule("COC-050")
def test_three_phases_of_a_turn_each_clockwise_from_the_start_player_then_the_status_phase() -> None:
    t = table(3)
    t.g.start = 1
    match(t)
    assert play_phase(t) == [1, 2, 0] * 3
    assert t.g.phase == 0
    assert t.asked == ("free_advance", 1)
    play_status(t)
    assert (t.g.round, t.g.phase) == (2, 1)


@pytest.mark.rule("COC-050")
def test_clockwise_from_the_start_player_or_from_any_seat() -> None:
    t = table(4)
    t.g.start = 2
    assert status.clockwise(t.g) == [2, 3, 0, 1]
    assert status.clockwise(t.g, 0) == [0, 1, 2, 3]


@pytest.mark.rule("COC-051", "COC-053")
def test_a_turn_has_three_actions_and_may_end_early() -> None:
    t = table().turn()
    assert t.g.actions == 3
    for left in (2, 1, 0):
        t.do("collect", "D2").take("reap", "done")
        assert t.g.actions == left
    assert t.now == [("end_turn",)]
    t.end()
    assert t.g.active == -1
    assert table().turn().end().asked == ("", -1)


@pytest.mark.rule("COC-052", "COC-059")
def test_free_actions_are_taken_between_actions_but_not_within_one() -> None:
    t = table().advances(0, "theaters").goods(0, mood=1, gold=1).units(0, "D2", settler=2).turn()
    assert t.may("use", "theaters")
    t.do("move").do("move_from", "D2").do("move_to", "C2").take("group", "go", SETTLER).take("group", "done")
    assert t.asked[0] == "move_from"
    assert not t.may("use", "theaters")
    assert t.may("by_hand")
    t.do("done")
    assert t.may("use", "theaters")


@pytest.mark.rule("COC-054", "COC-061")
def test_lost_actions_are_taken_off_when_the_turn_begins_never_below_zero() -> None:
    t = table()
    t[0].lost_actions = 2
    assert t.turn().g.actions == 1
    t[0].lost_actions = 5
    assert t.turn().g.actions == 0
    assert t[0].lost_actions == 0
    assert t.turn().g.actions == 3


@pytest.mark.rule("COC-060", "COC-122", "COC-175", "COC-201", "COC-454")
def test_what_holds_for_a_turn_ends_with_it() -> None:
    t = table().advances(0, "theaters").goods(0, mood=1).turn().do("use", "theaters").do("collect", "D2")
    t.take("reap", "done").do("move").move("D2", "C2")
    assert t.raw(0, "C2")[0] & MOVED
    assert "theaters" in t[0].used
    t.g.influenced = True
    t.end()
    g = t.g
    assert (g.active, g.actions, g.collected, g.activated, g.barred, g.influenced) == (-1, 0, 0, (), 0, False)
    assert not t[0].used
    assert t.raw(0, "C2") == (SETTLER,)


@pytest.mark.rule("COC-058")
def test_the_game_ends_after_step_one_of_the_status_phase_of_round_six() -> None:
    t = match(table(), 6)
    play_phase(t)
    assert is_over(t.g)
    assert t.has(0) == {"farming", "mining"}


@pytest.mark.rule("COC-058", "COC-377")
def test_the_game_ends_where_a_player_has_no_city() -> None:
    t = match(table(), 2).no_city("D7")
    play_phase(t)
    assert is_over(t.g)
    assert t.g.round == 2


@pytest.mark.rule("COC-394")
def test_the_shorter_game_has_four_rounds_and_two_free_advances() -> None:
    t = match(table(short_game=True), 3)
    play_phase(t)
    order = []
    counters = []
    while t.asked[0] == "free_advance":
        order.append(t.asked[1])
        t.do(*t.now[0])
        counters.append((t[0].counter, t[1].counter))
    assert order == [0, 1, 0, 1]
    assert counters[-1] == (2, 2)
    play_status(t)
    assert t.g.round == 4
    play_phase(t)
    assert is_over(t.g)


@pytest.mark.rule("COC-391")
@pytest.mark.parametrize(("number", "over"), [(1, True), (2, False)])
def test_with_the_flexible_end_a_die_may_end_the_game(number: int, over: bool) -> None:
    t = match(table(flexible_end=True).die(number), 6)
    assert is_over(t.g) == over
    assert not is_over(match(table(flexible_end=True).die(1), 5).g)


@pytest.mark.rule("COC-391")
def test_with_the_flexible_end_there_are_at_most_seven_rounds() -> None:
    t = match(table(flexible_end=True).die(6, 6, 6), 7)
    assert play_phase(t) == [0, 1] * 3
    assert is_over(t.g)
