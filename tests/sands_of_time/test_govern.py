"""Govern (SOT-180 to SOT-183)."""

import pytest

from saecula.games.sands_of_time.rules import generations
from tests.sands_of_time.table import Table, table

MARION, ANGELIKA, NICOLE = 0, 1, 2
LANDS = ("hispania", "mauretania", "libya", "aegyptus", "cyprus")


def rulers(regions: int, unrest: int, grain: int) -> Table:
    """Player 0 controls this many regions; no citizens on the board."""
    t = table().nobody().own(1, "gallia").own(2, "syria").own(0, *LANDS[:regions])
    return t.advances(0, "agriculture").unrest(0, unrest).stock(0, grain=grain, gold=9)


def govern(t: Table, steps: int, seat: int = 0) -> Table:
    return t.act(seat, "govern").take(seat, "govern", "govern", steps)


@pytest.mark.rule("SOT-180")
@pytest.mark.parametrize("regions", [1, 3, 5])
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_each_step_costs_grain_for_each_region(regions: int, steps: int) -> None:
    t = govern(rulers(regions, 6, 20), steps)
    assert t[0].unrest == 6 - steps
    assert (t[0].grain, t[0].gold) == (20 - steps * regions, 9)


@pytest.mark.rule("SOT-180")
def test_any_number_of_steps_that_can_be_paid_for() -> None:
    t = rulers(3, 6, 11).act(0, "govern")
    assert t.options(0) == [("govern", 1), ("govern", 2), ("govern", 3)]
    t = rulers(3, 6, 12).act(0, "govern")
    assert t.options(0)[-1] == ("govern", 4)


@pytest.mark.rule("SOT-180")
def test_unrest_does_not_fall_below_nothing() -> None:
    t = rulers(1, 2, 9).act(0, "govern")
    assert t.options(0) == [("govern", 1), ("govern", 2)]
    t.choose(0, "govern", 2)
    assert t[0].unrest == 0
    assert not rulers(1, 0, 9).may(0, "govern")


@pytest.mark.rule("SOT-180", "SOT-078")
@pytest.mark.parametrize(("grain", "possible"), [(2, False), (3, True)])
def test_without_grain_for_one_step_there_is_no_govern(grain: int, possible: bool) -> None:
    assert rulers(3, 4, grain).may(0, "govern") == possible


@pytest.mark.rule("SOT-181")
@pytest.mark.parametrize(("steps", "paid"), [(1, 0), (2, 3), (3, 6)])
def test_with_culture_unlocked_one_step_is_free(steps: int, paid: int) -> None:
    t = govern(rulers(3, 5, 6).focus(0, "culture"), steps)
    assert t[0].unrest == 5 - steps
    assert t[0].grain == 6 - paid


@pytest.mark.rule("SOT-181")
def test_the_free_step_needs_no_grain_but_unrest() -> None:
    assert govern(rulers(5, 1, 0).focus(0, "culture"), 1)[0].unrest == 0
    assert not rulers(5, 0, 9).focus(0, "culture").may(0, "govern")
    assert not rulers(5, 1, 0).focus(0, "civil").may(0, "govern")


@pytest.mark.rule("SOT-183")
def test_a_new_generation_does_not_lower_unrest() -> None:
    t = rulers(3, 5, 9).unrest(1, 2).unrest(2, 7).begin(generations.end_generation())
    assert [empire.unrest for empire in t.g.empires] == [5, 2, 7]


@pytest.mark.rule("SOT-183")
def test_neither_winning_nor_losing_a_battle_lowers_unrest() -> None:
    t = rulers(3, 4, 9).people(0, "libya", soldiers=4).people(1, "libya", peasants=1).unrest(1, 6)
    t.attack(0, "libya", 1)
    assert [t[seat].unrest for seat in (0, 1)] == [4, 6]


@pytest.mark.rule("SOT-375")
@pytest.mark.parametrize(("regions", "price"), [(1, 1), (2, 1), (3, 2)])
def test_music_lowers_the_price_of_each_paid_step_but_not_below_one(regions: int, price: int) -> None:
    t = rulers(regions, 6, 9).row(4, "writing", "music").advances(0, "music")
    assert govern(t, 2)[0].grain == 9 - 2 * price


@pytest.mark.rule("SOT-375", "SOT-360")
@pytest.mark.parametrize(("temples", "price"), [(0, 5), (1, 4), (2, 3), (4, 1), (5, 1)])
def test_each_temple_lowers_the_price_of_a_paid_step(temples: int, price: int) -> None:
    t = rulers(5, 6, 9).focus(0, "culture")
    for region in LANDS[:temples]:
        t.building(region, "temple")
    assert govern(t, 2)[0].grain == 9 - price


@pytest.mark.rule("SOT-375", "SOT-260")
def test_temples_do_nothing_while_culture_is_locked_or_others_control_them() -> None:
    assert govern(rulers(3, 6, 9).building("hispania", "temple"), 2)[0].grain == 3
    t = rulers(3, 6, 9).building("gallia", "temple").focus(0, "culture")
    assert govern(t, 2)[0].grain == 6


@pytest.mark.rule("SOT-364")
@pytest.mark.parametrize(("regions", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_bureaucracy_counts_two_regions_fewer_for_govern(regions: int, price: int) -> None:
    t = rulers(regions, 6, 9).row(3, "bronze_working", "bureaucracy")
    assert govern(t.advances(0, "bureaucracy"), 2)[0].grain == 9 - 2 * price


@pytest.mark.rule("SOT-X16", "SOT-180")
def test_example_govern() -> None:
    t = table().own(NICOLE, "hispania", "gallia", "italia").own(MARION, "syria").own(ANGELIKA, "libya")
    t.advances(NICOLE, "law").stock(NICOLE, grain=8).unrest(NICOLE, 5).act(NICOLE, "govern")
    assert t.options(NICOLE) == [("govern", 1), ("govern", 2)]
    t.choose(NICOLE, "govern", 2)
    assert (t[NICOLE].grain, t[NICOLE].unrest) == (2, 3)


@pytest.mark.rule("SOT-X17", "SOT-181", "SOT-182", "SOT-263")
def test_example_govern_unlocked_twice() -> None:
    t = table().own(ANGELIKA, "hispania", "gallia", "italia").own(MARION, "syria").own(NICOLE, "libya")
    t.row(4, "writing", "philosophy", "democracy").advances(ANGELIKA, "democracy").focus(ANGELIKA, "culture")
    t.stock(ANGELIKA, grain=4).unrest(ANGELIKA, 5).act(ANGELIKA, "govern")
    assert t.options(ANGELIKA) == [("govern", 1), ("govern", 2)]
    t.choose(ANGELIKA, "govern", 2)
    assert (t[ANGELIKA].grain, t[ANGELIKA].unrest) == (1, 3)
