"""Annexation (SOT-140 to SOT-146, SOT-364)."""

import pytest

from saecula.games.sands_of_time.rules.regions import colonies, markers_left
from tests.sands_of_time.table import Table, table

MARION, ANGELIKA, NICOLE = 0, 1, 2
LANDS = (
    "hispania",
    "mauretania",
    "italia",
    "sicilia",
    "graecia",
    "rhodes",
    "asia_minor",
    "cyprus",
    "syria",
    "aegyptus",
)


def prospect(own: tuple[int, int]) -> Table:
    """Player 0 has two regions and citizens in free Libya; with unrest 7 no attack can be paid."""
    t = table().nobody().own(0, "hispania", "mauretania").own(1, "gallia", "italia").own(2, "syria", "cyprus")
    for seat in range(3):
        t.advances(seat, "agriculture")
    return t.unrest(0, 7).stock(0, grain=6).people(0, "libya", *own)


@pytest.mark.rule("SOT-140")
def test_a_region_nobody_controls_can_be_annexed() -> None:
    t = prospect((1, 0)).act(0, "conquest")
    assert t.lands(0) == {"hispania", "mauretania", "libya"}


@pytest.mark.rule("SOT-140")
@pytest.mark.parametrize(("present", "possible"), [((0, 0), True), ((1, 0), False), ((0, 1), False)])
def test_a_foreign_region_can_be_annexed_if_its_controller_is_absent(
    present: tuple[int, int], possible: bool
) -> None:
    t = prospect((5, 0)).own(1, "gallia", "libya").people(1, "libya", *present)
    assert t.may(0, "conquest") == possible


@pytest.mark.rule("SOT-140")
def test_an_own_region_cannot_be_annexed() -> None:
    t = prospect((2, 0)).own(0, "hispania", "libya")
    assert not t.may(0, "conquest")


@pytest.mark.rule("SOT-141")
@pytest.mark.parametrize(
    ("own", "first", "second", "possible"),
    [
        ((0, 0), (0, 0), (0, 0), False),
        ((1, 0), (0, 0), (0, 0), True),
        ((0, 1), (1, 0), (0, 0), False),
        ((1, 0), (0, 1), (0, 0), False),
        ((2, 0), (0, 1), (0, 1), True),
        ((1, 1), (1, 0), (2, 0), False),
        ((1, 2), (2, 0), (0, 2), True),
    ],
)
def test_more_citizens_than_each_other_player_singly(
    own: tuple[int, int], first: tuple[int, int], second: tuple[int, int], possible: bool
) -> None:
    t = prospect(own).people(1, "libya", *first).people(2, "libya", *second)
    assert t.may(0, "conquest") == possible


@pytest.mark.rule("SOT-142")
@pytest.mark.parametrize("regions", [1, 2, 5])
def test_the_price_in_grain_is_the_number_of_regions_before(regions: int) -> None:
    t = prospect((2, 0)).own(0, *LANDS[:regions]).stock(0, grain=regions - 1, gold=9)
    assert not t.may(0, "conquest")
    t.stock(0, grain=regions, gold=9).act(0, "conquest")
    assert len(t.lands(0)) == regions + 1
    assert (t[0].grain, t[0].gold) == (0, 9)


@pytest.mark.rule("SOT-143")
def test_a_colony_marker_is_put_there_and_the_former_controller_takes_back_the_own() -> None:
    t = prospect((1, 0)).own(1, "gallia", "libya").act(0, "conquest")
    assert t.named(colonies(t[0])) == {"libya"}
    assert t.lands(1) == {"gallia"}
    assert not t[1].provinces
    assert (markers_left(t.g, t[0]), markers_left(t.g, t[1])) == (7, 9)


@pytest.mark.rule("SOT-143", "SOT-013", "SOT-241")
def test_a_lost_province_comes_back_as_a_colony() -> None:
    t = prospect((0, 0)).own(0, "hispania", "libya").own(1, "gallia").people(1, "libya", 2)
    t.stock(1, grain=1).unrest(1, 7)
    t.act(1, "conquest")
    assert t.lands(1) == {"gallia", "libya"}
    t.nobody().people(0, "libya", 1).act(0, "conquest")
    assert t.lands(0) == {"hispania", "libya"}
    assert t.named(colonies(t[0])) == {"libya"}


@pytest.mark.rule("SOT-143", "SOT-134")
def test_a_capital_that_is_annexed_moves() -> None:
    t = prospect((1, 0)).own(1, "libya", "gallia", "italia").act(0, "conquest")
    assert t.asked == ("choose_capital", 1)
    t.choose(1, "capital", "italia")
    assert t.named(1 << t[1].capital) == {"italia"}
    assert t.named(t[1].provinces) == {"gallia"}
    assert t.lands(0) == {"hispania", "mauretania", "libya"}


@pytest.mark.rule("SOT-144", "SOT-015")
@pytest.mark.parametrize(("regions", "possible"), [(9, True), (10, False)])
def test_ten_regions_are_the_most(regions: int, possible: bool) -> None:
    t = prospect((3, 0)).own(1, "gallia").own(2, "thracia").own(0, *LANDS[:regions]).stock(0, grain=20)
    assert t.may(0, "conquest") == possible


@pytest.mark.rule("SOT-145")
def test_neither_a_battle_nor_an_adjacent_region_is_needed() -> None:
    t = prospect((0, 0)).people(0, "mesopotamia", 1).act(0, "conquest")
    assert t.lands(0) == {"hispania", "mauretania", "mesopotamia"}
    assert t[0].unrest == 7


@pytest.mark.rule("SOT-145", "SOT-011")
def test_regions_out_of_play_cannot_be_annexed() -> None:
    t = prospect((0, 0)).people(0, "germania", 1)
    assert not t.may(0, "conquest")


@pytest.mark.rule("SOT-146")
def test_after_a_lost_attack_a_region_may_still_be_annexed() -> None:
    t = prospect((5, 0)).unrest(0, 0).unrest(1, 0).people(1, "libya", soldiers=1).stock(0, grain=2)
    t.attack(0, "libya", 1, (0, 2))
    assert t.at(0, "libya") == (3, 0)
    assert t.at(1, "libya") == (0, 0)
    t.choose(0, "annex", "libya")
    assert t.lands(0) == {"hispania", "mauretania", "libya"}


@pytest.mark.rule("SOT-146", "SOT-140", "SOT-141")
@pytest.mark.parametrize(("controlled", "soldiers"), [(True, 2), (False, 5)])
def test_after_a_lost_attack_the_conditions_still_hold(controlled: bool, soldiers: int) -> None:
    t = prospect((5, 0)).unrest(0, 0).unrest(1, 0).people(1, "libya", soldiers=soldiers).stock(0, grain=2)
    if controlled:
        t.own(1, "gallia", "libya")
    t.attack(0, "libya", 1, (0, 2), bonus=True)
    assert t.asked == ("annex_after", 0)
    assert "annex" not in t.verbs(0)


@pytest.mark.rule("SOT-146", "SOT-082", "SOT-142")
def test_grain_for_annexing_may_come_from_a_bonus_action_after_the_battle() -> None:
    t = prospect((0, 4)).unrest(0, 0).unrest(1, 0).people(1, "libya", 1).stock(0)
    t.tile("hispania", "grain", 3).people(0, "hispania", 2).attack(0, "libya", 1, bonus=True)
    assert "annex" not in t.verbs(0)
    t.choose(0, "oppress", "hispania")
    assert t[0].grain == 2
    t.choose(0, "annex", "libya")
    assert t[0].grain == 0
    assert "libya" in t.lands(0)


@pytest.mark.rule("SOT-364")
@pytest.mark.parametrize(
    ("people", "cost"), [((2, 0), 4), ((1, 1), 3), ((0, 3), 1), ((0, 4), 0), ((0, 6), 0)]
)
def test_law_makes_annexing_cheaper_for_each_soldier_there(people: tuple[int, int], cost: int) -> None:
    t = prospect(people).own(0, *LANDS[:4]).advances(0, "law").people(0, "hispania", 0, 2).stock(0, grain=6)
    t.act(0, "conquest")
    assert "libya" in t.lands(0)
    assert t[0].grain == 6 - cost


@pytest.mark.rule("SOT-364")
@pytest.mark.parametrize(("regions", "cost"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 4)])
def test_bureaucracy_counts_two_regions_fewer_but_at_least_one(regions: int, cost: int) -> None:
    t = prospect((1, 0)).row(3, "bronze_working", "bureaucracy")
    t.advances(0, "bureaucracy").own(0, *LANDS[:regions]).stock(0, grain=6).act(0, "conquest")
    assert "libya" in t.lands(0)
    assert t[0].grain == 6 - cost


@pytest.mark.rule("SOT-364")
@pytest.mark.parametrize(("regions", "cost"), [(2, 0), (6, 3)])
def test_bureaucracy_comes_before_law(regions: int, cost: int) -> None:
    t = prospect((1, 1)).row(2, "law", "bureaucracy")
    t.advances(0, "bureaucracy").own(0, *LANDS[:regions]).stock(0, grain=6).act(0, "conquest")
    assert t[0].grain == 6 - cost


@pytest.mark.rule("SOT-X11", "SOT-140", "SOT-141", "SOT-142", "SOT-143")
def test_example_annex_a_deserted_region() -> None:
    t = table().nobody().own(MARION, "gallia", "sicilia", "cyprus").own(ANGELIKA, "hispania")
    t.own(NICOLE, "asia_minor", "rhodes").people(MARION, "rhodes", 2).people(ANGELIKA, "rhodes", 0, 1)
    t.stock(MARION, grain=5).act(MARION, "conquest").take(MARION, "conquest", "annex", "rhodes")
    assert t[MARION].grain == 2
    assert t.lands(MARION) == {"gallia", "sicilia", "cyprus", "rhodes"}
    assert t.named(colonies(t[MARION])) == {"rhodes"}
    assert t.lands(NICOLE) == {"asia_minor"}
    assert markers_left(t.g, t[NICOLE]) == 9
