"""Advance (SOT-190 to SOT-197, SOT-368)."""

import pytest

from saecula.core.zones import UNKNOWN
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.rules import advance, unrest
from tests.sands_of_time.table import Table, table

MARION, ANGELIKA, NICOLE = 0, 1, 2
CIVIL_3, CIVIL_4 = 1, 2
"""The stacks of these levels."""


def scholars(*advances: str, unrest: int = 0) -> Table:
    """Player 0 has these advances and no heritage; the rows hold two advances each."""
    t = table().nobody()
    for number, cards in enumerate(
        (
            ("agriculture", "storage"),
            ("labour", "ornamentation"),
            ("law", "bureaucracy"),
            ("bronze_working", "horsemanship"),
            ("writing", "philosophy"),
            ("trade", "music"),
        )
    ):
        t.row(number, *cards)
    for seat in (1, 2):
        t.advances(seat, "bronze_working")
    return t.advances(0, *advances).heritage(0).unrest(0, unrest)


def step(t: Table, card: str, seat: int = 0) -> Table:
    """Carry out Advance with a step to this card."""
    return t.act(seat, "advance").take(seat, "advance", "advance", card)


def open_to(t: Table, seat: int = 0) -> set[str]:
    """The advances that a player can reach with Advance now."""
    return {action[1] for action in advance.steps(t.g, seat)}


@pytest.mark.rule("SOT-190")
def test_one_marker_moves_one_step_to_the_right() -> None:
    t = scholars("labour", "law").act(0, "advance")
    assert t.options(0) == [("advance", "ornamentation"), ("advance", "bureaucracy")]
    t.choose(0, "advance", "bureaucracy")
    assert t[0].steps == (0, 1, 2, 0, 0, 0)
    assert t.asked[0] != "advance"


@pytest.mark.rule("SOT-190")
def test_the_next_advance_must_lie_there() -> None:
    assert open_to(scholars("storage", "law")) == {"bureaucracy"}
    assert not scholars("storage").may(0, "advance")
    assert scholars("storage").row(0, "agriculture", "storage", "coinage").may(0, "advance")


@pytest.mark.rule("SOT-191")
def test_a_new_marker_needs_culture_unlocked() -> None:
    t = scholars("labour", "law")
    assert open_to(t) == {"ornamentation", "bureaucracy"}
    t = scholars("labour", "law").focus(0, "culture")
    assert open_to(t) == {"ornamentation", "bureaucracy", "agriculture", "bronze_working", "writing", "trade"}
    step(t, "trade")
    assert t[0].steps == (0, 1, 1, 0, 0, 1)


@pytest.mark.rule("SOT-191", "SOT-261")
def test_democracy_allows_a_new_marker_too() -> None:
    t = scholars().row(4, "writing", "philosophy", "democracy").advances(0, "democracy")
    assert open_to(t) == {"agriculture", "labour", "law", "bronze_working", "trade"}
    assert not scholars().focus(0, "civil").may(0, "advance")


@pytest.mark.rule("SOT-192")
@pytest.mark.parametrize(("value", "heritage", "possible"), [(3, 3, True), (3, 4, True), (4, 3, False)])
def test_unrest_must_not_exceed_heritage_in_the_category_of_the_row(
    value: int, heritage: int, possible: bool
) -> None:
    t = scholars("labour", unrest=value).heritage(0, civil=heritage)
    assert t.may(0, "advance") == possible
    t = scholars("labour", unrest=value).heritage(0, politics=heritage, culture=heritage)
    assert not t.may(0, "advance")


@pytest.mark.rule("SOT-191", "SOT-192")
def test_unrest_bounds_new_markers_too() -> None:
    t = scholars("labour", unrest=3).focus(0, "culture").heritage(0, civil=2, politics=3, culture=4)
    assert open_to(t) == {"law", "bronze_working", "writing", "trade"}


@pytest.mark.rule("SOT-192", "SOT-254")
@pytest.mark.parametrize(("value", "possible"), [(3, True), (4, False)])
def test_support_counts_two_more_in_its_category_only(value: int, possible: bool) -> None:
    t = scholars("labour", "law", unrest=value).heritage(0, civil=1, politics=1).turn(0, "advance")
    assert not t.may(0, "advance")
    t.choose(0, "support", "civil")
    assert t.may(0, "advance") == possible
    if possible:
        t.choose(0, "carry_out", "advance")
        assert t[0].steps == (0, 2, 1, 0, 0, 0)
        assert t[0].heritage == (1, 1, 0)


@pytest.mark.rule("SOT-192")
def test_an_advance_costs_nothing() -> None:
    t = step(scholars("law", unrest=1).heritage(0, politics=1).stock(0, grain=5, gold=5), "bureaucracy")
    assert (t[0].grain, t[0].gold, t[0].unrest) == (5, 5, 1)
    assert t[0].heritage == (0, 1, 0)


@pytest.mark.rule("SOT-193")
def test_several_players_may_stand_on_an_advance_and_each_once_in_a_row() -> None:
    t = scholars("law").focus(0, "culture")
    step(t, "bronze_working")
    assert [empire.steps[3] for empire in t.g.empires] == [1, 1, 1]
    assert t[0].steps == (0, 0, 1, 1, 0, 0)
    assert "bronze_working" not in open_to(t)


@pytest.mark.rule("SOT-194")
def test_a_player_has_the_advance_under_the_marker_and_those_before_it() -> None:
    t = step(scholars("labour"), "ornamentation").choose(0, "lay_out", "coinage")
    had = {a.id for n, a in enumerate(t.g.content.advances) if t[0].advances >> n & 1}
    assert had == {"labour", "ornamentation"}


# Laying out.


def first_on_ornamentation() -> Table:
    t = scholars("labour").stack("engineering", "coinage", "tyranny", "sewers")
    return step(t, "ornamentation")


@pytest.mark.rule("SOT-195")
def test_the_first_on_an_advance_chooses_the_next_of_two_drawn() -> None:
    t = first_on_ornamentation()
    assert t.asked == ("lay_out", 0)
    assert set(t.options(0)) == {("lay_out", "tyranny"), ("lay_out", "sewers")}
    rows, stacks = list(t.g.rows), list(t.g.stacks)
    t.choose(0, "lay_out", "tyranny")
    rows[1] = ("labour", "ornamentation", "tyranny")
    assert t.g.rows == tuple(rows)
    assert t.g.stacks[CIVIL_3].cards == ("engineering", "coinage", "sewers")
    stacks[CIVIL_3] = t.g.stacks[CIVIL_3]
    assert t.g.stacks == tuple(stacks)


@pytest.mark.rule("SOT-195")
def test_who_comes_later_draws_nothing() -> None:
    t = scholars("labour").row(1, "labour", "ornamentation", "sewers")
    before = t.g.stacks
    step(t, "ornamentation")
    assert t.asked == ("", -1)
    assert t.g.stacks == before
    assert t.g.rows[1] == ("labour", "ornamentation", "sewers")


@pytest.mark.rule("SOT-195")
def test_a_new_marker_on_level_one_draws_nothing() -> None:
    t = scholars("law").focus(0, "culture")
    before = t.g.stacks
    step(t, "trade")
    assert (t.asked, t.g.stacks) == (("", -1), before)


@pytest.mark.rule("SOT-195")
def test_the_stack_is_that_of_the_next_level() -> None:
    t = scholars().row(1, "labour", "ornamentation", "tyranny").advances(0, "ornamentation")
    step(t, "tyranny")
    assert set(t.options(0)) == {("lay_out", "vision"), ("lay_out", "concrete")}
    assert set(GAME.redact(t.g, 0).position.stacks[CIVIL_4].cards) == {"vision", "concrete"}
    t.choose(0, "lay_out", "concrete")
    assert t.g.rows[1][-1] == "concrete"
    assert t.g.stacks[CIVIL_4].cards == ("vision",)
    assert t.g.peeked[CIVIL_4] == 1


@pytest.mark.rule("SOT-196")
def test_the_last_card_of_a_stack_is_laid_out_without_choice() -> None:
    t = scholars().row(0, "agriculture", "storage", "sewers", "vision")
    t.row(1, "labour", "ornamentation", "tyranny").advances(0, "ornamentation")
    step(t, "tyranny")
    assert t.asked == ("", -1)
    assert t.g.rows[1] == ("labour", "ornamentation", "tyranny", "concrete")
    assert t.g.stacks[CIVIL_4].cards == ()
    assert t.g.peeked == (0,) * len(t.g.stacks)


@pytest.mark.rule("SOT-196")
def test_from_an_empty_stack_nothing_is_laid_out() -> None:
    t = scholars("labour")
    t.g.stacks = (*t.g.stacks[:CIVIL_3], t.g.stacks[CIVIL_3].reordered(()), *t.g.stacks[CIVIL_3 + 1 :])
    step(t, "ornamentation")
    assert t[0].steps[1] == 2
    assert t.g.rows[1] == ("labour", "ornamentation")
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-196")
def test_behind_the_highest_level_nothing_is_laid_out() -> None:
    t = scholars().row(1, "labour", "ornamentation", "tyranny", "vision").advances(0, "tyranny")
    before = t.g.stacks
    step(t, "vision")
    assert t[0].steps[1] == 4
    assert (t.asked, t.g.stacks) == (("", -1), before)
    assert not t.may(0, "advance")


@pytest.mark.rule("SOT-196")
def test_only_the_drawer_knows_the_card_put_back_on_top() -> None:
    t = first_on_ornamentation()
    seen = [GAME.redact(t.g, seat).position.stacks[CIVIL_3].cards[-2:] for seat in (0, 1, 2, -1)]
    assert seen == [("tyranny", "sewers"), *[(UNKNOWN, UNKNOWN)] * 3]
    t.choose(0, "lay_out", "sewers")
    seen = [GAME.redact(t.g, seat).position.stacks[CIVIL_3].cards for seat in (0, 1, 2, -1)]
    assert seen == [(UNKNOWN, UNKNOWN, "tyranny"), *[(UNKNOWN,) * 3] * 3]
    peeked = [0] * len(t.g.stacks)
    peeked[CIVIL_3] = 1
    assert t.g.peeked == tuple(peeked)


@pytest.mark.rule("SOT-195")
def test_neither_drawing_nor_laying_out_can_be_taken_back() -> None:
    t = scholars("labour")
    t.g.barrier = False
    step(t, "ornamentation")
    assert t.g.barrier
    t.g.barrier = False
    t.choose(0, "lay_out", "coinage")
    assert t.g.barrier


@pytest.mark.rule("SOT-195")
def test_drawing_leaves_the_other_stacks_as_they_are() -> None:
    t = scholars("labour")
    before = [stack.cards for stack in t.g.stacks]
    step(t, "ornamentation")
    assert [stack.cards for stack in t.g.stacks] == before


@pytest.mark.rule("SOT-196")
def test_the_card_put_back_is_drawn_again_by_the_next() -> None:
    t = first_on_ornamentation().choose(0, "lay_out", "sewers")
    t.advances(1, "agriculture").heritage(1, civil=9)
    step(t, "storage", seat=1)
    assert set(t.options(1)) == {("lay_out", "coinage"), ("lay_out", "tyranny")}
    t.choose(1, "lay_out", "tyranny")
    assert t.g.rows[0] == ("agriculture", "storage", "tyranny")
    assert t.g.stacks[CIVIL_3].cards == ("engineering", "coinage")
    assert t.g.peeked[CIVIL_3] == 1 << 1


# At once.


@pytest.mark.rule("SOT-197", "SOT-076")
def test_a_new_advance_works_in_the_second_action_of_the_turn() -> None:
    t = scholars("storage").row(0, "agriculture", "storage", "coinage").own(0, "hispania").own(1, "gallia")
    t.stock(0, gold=1).turn(0, "advance", "caravan_1")
    assert not t.may(0, "caravan_1")
    t.choose(0, "carry_out", "advance").choose(0, "advance", "coinage").choose(0, "lay_out", "vision")
    assert ("carry_out", "caravan_1") in t.options(0)


@pytest.mark.rule("SOT-368", "SOT-183", "SOT-197")
@pytest.mark.parametrize(("before", "after"), [(7, 5), (6, 5), (5, 5), (4, 4)])
def test_bread_and_circuses_lowers_unrest_to_five_without_loss(before: int, after: int) -> None:
    t = scholars().row(5, "trade", "music", "bread_and_circuses").advances(0, "music").unrest(0, before)
    t.heritage(0, culture=7)
    step(t, "bread_and_circuses").take(0, "lay_out", "lay_out", "academy")
    assert (t[0].unrest, t[0].vp) == (after, 0)
    assert unrest.maximum(t.g, t[0]) == 5


@pytest.mark.rule("SOT-368")
def test_with_bread_and_circuses_a_sixth_step_costs_a_point() -> None:
    t = scholars().row(5, "trade", "music", "bread_and_circuses").advances(0, "bread_and_circuses")
    t.unrest(0, 5)
    unrest.rise(t.g, 0, 1)
    assert (t[0].unrest, t[0].vp) == (5, -1)
    assert unrest.maximum(t.g, t[1]) == 7


# Content.


@pytest.mark.rule("SOT-375", "SOT-192")
def test_writing_counts_unrest_one_lower() -> None:
    for value, possible in ((1, True), (2, False)):
        t = scholars("writing", "law", unrest=value)
        assert t.may(0, "advance") == possible


@pytest.mark.rule("SOT-375", "SOT-260", "SOT-360")
def test_libraries_count_heritage_one_higher_once_while_culture_is_unlocked() -> None:
    t = scholars("law", unrest=1).own(0, "hispania", "libya").building("hispania", "library")
    assert not t.may(0, "advance")
    assert t.focus(0, "culture").may(0, "advance")
    assert not t.building("libya", "library").unrest(0, 2).may(0, "advance")


def academics() -> Table:
    t = (
        scholars()
        .row(4, "writing", "philosophy", "drama", "academy")
        .row(1, "labour", "ornamentation", "sewers")
    )
    return t.advances(0, "academy", "labour", "law")


@pytest.mark.rule("SOT-373", "SOT-192")
def test_academy_allows_a_second_step_which_must_be_allowed_too() -> None:
    t = step(academics(), "ornamentation")
    assert t.asked == ("advance_more", 0)
    assert [a for a in t.options(0) if a[0] == "advance"] == [
        ("advance", "sewers"),
        ("advance", "bureaucracy"),
    ]
    t.choose(0, "advance", "sewers")
    assert t[0].steps[1] == 3
    assert t.take(0, "lay_out", *t.options(0)[0]).asked == ("", -1)
    t = academics().unrest(0, 2).heritage(0, civil=1).act(0, "advance", bonus=True)
    t.choose(0, "advance", "ornamentation")
    assert t[0].steps[1] == 2
    t.unrest(0, 3).choose(0, "support", "politics")
    assert [a for a in t.options(0) if a[0] == "advance"] == [("advance", "bureaucracy")]


@pytest.mark.rule("SOT-373")
def test_the_second_step_may_be_left_out() -> None:
    t = step(academics(), "ornamentation").choose(0, "pass")
    assert t[0].steps[1] == 2
    assert t[0].steps[2] == 1
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-X18", "SOT-192", "SOT-195", "SOT-196")
def test_example_advance() -> None:
    t = scholars().advances(ANGELIKA, "labour").unrest(ANGELIKA, 3).heritage(ANGELIKA, civil=3)
    t.stack("sewers", "tyranny")
    step(t, "ornamentation", ANGELIKA)
    assert set(t.options(ANGELIKA)) == {("lay_out", "tyranny"), ("lay_out", "sewers")}
    t.choose(ANGELIKA, "lay_out", "sewers")
    assert t.g.rows[1] == ("labour", "ornamentation", "sewers")
    assert t.g.stacks[CIVIL_3].cards[-1] == "tyranny"
    assert GAME.redact(t.g, MARION).position.stacks[CIVIL_3].cards[-1] == UNKNOWN
    assert t.unrest(ANGELIKA, 4).may(ANGELIKA, "advance") is False
