"""Trade (rulebook: Handel)."""

import pytest

from tests.historia.table import table

BOTH = [("basic",), ("extended",)]


@pytest.mark.rule("HIS-110")
def test_a_more_advanced_neighbour_teaches_and_scores() -> None:
    t = table().levels(1, 3, 3).cubes(0, 0, 1).turn(0, "trade")
    assert (t[0].technology, t[0].military) == (2, 1)
    assert (t[0].vp, t[1].vp, t[2].vp) == (0, 2, 0)
    assert t.supply(0) == (0, 1, 1)
    assert t[1].technology == 3


@pytest.mark.rule("HIS-110")
@pytest.mark.parametrize(("partner", "learned"), [(3, 0), (4, 0), (5, 1)])
def test_the_partner_must_be_strictly_more_advanced(partner: int, learned: int) -> None:
    t = table().levels(0, 4, 4).levels(1, partner, 4).turn(0, "trade")
    assert t[0].technology == 4 + learned
    assert t[1].vp == 2 * learned
    assert t[0].row == ("trade",)


@pytest.mark.rule("HIS-110")
def test_the_partner_must_be_adjacent() -> None:
    t = table().levels(2, 9, 9).turn(0, "trade")
    assert (t[0].technology, t[2].vp) == (1, 0)


@pytest.mark.rule("HIS-110")
def test_the_partner_is_chosen_among_the_more_advanced_neighbours() -> None:
    t = table(6).levels(1, 3, 3).levels(2, 9, 9).levels(3, 2, 2).levels(5, 1, 3).turn(0, "trade")
    assert t.asked == ("trade_partner", 0)
    assert t.options(0) == [("trade", 1), ("trade", 3)]
    t.choose(0, "trade", 3)
    assert [civ.vp for civ in t.g.civs] == [0, 0, 0, 2, 0, 0]
    assert t[0].technology == 2
    assert t.asked == ("", -1)


@pytest.mark.rule("HIS-111")
def test_with_navigation_the_partner_scores_only_one() -> None:
    t = table().levels(0, 8, 8).levels(2, 10, 8).turn(0, "trade")
    assert t.options(0) == BOTH
    t.choose(0, "extended")
    assert (t[0].technology, t[2].vp) == (9, 1)


@pytest.mark.rule("HIS-111")
def test_with_navigation_the_basic_mode_remains() -> None:
    t = table().levels(0, 8, 8).levels(2, 10, 8).turn(0, "trade").choose(0, "basic")
    assert (t[0].technology, t[2].vp) == (9, 2)


@pytest.mark.rule("HIS-111")
def test_without_navigation_there_is_no_extended_trade() -> None:
    t = table().levels(0, 7, 8).levels(1, 10, 8).turn(0, "trade")
    assert (t[0].technology, t[1].vp) == (8, 2)


@pytest.mark.rule("HIS-111")
def test_with_navigation_any_civilization_is_a_partner() -> None:
    t = table(6).levels(0, 8, 8)
    for other in range(1, 6):
        t.levels(other, 9 if other != 3 else 8, 8)
    t.turn(0, "trade").choose(0, "extended")
    assert t.options(0) == [("trade", 1), ("trade", 2), ("trade", 4), ("trade", 5)]


@pytest.mark.rule("HIS-112")
def test_sharing_a_territory_makes_adjacent() -> None:
    t = table().settle(0, "south_america").settle(1, "south_america").levels(1, 2, 2).turn(0, "trade")
    assert (t[0].technology, t[1].vp) == (2, 2)


@pytest.mark.rule("HIS-113")
@pytest.mark.parametrize(("military", "technology", "vp"), [(1, 3, 0), (2, 4, 2)])
def test_a_step_the_matrix_blocks_pays_nobody(military: int, technology: int, vp: int) -> None:
    t = table().levels(0, 3, military).levels(1, 9, 9).turn(0, "trade")
    assert (t[0].technology, t[1].vp) == (technology, vp)


@pytest.mark.rule("HIS-113", "HIS-250")
def test_civbots_are_partners_and_score() -> None:
    t = table(2, civbots=("king",)).settle(2, "africa").levels(2, 2, 1).turn(0, "trade")
    assert (t[0].technology, t[2].vp) == (2, 2)
    t = table(2, civbots=("king",)).levels(0, 8, 8).levels(2, 9, 8).turn(0, "trade").choose(0, "extended")
    assert (t[0].technology, t[2].vp) == (9, 1)


@pytest.mark.rule("HIS-114")
def test_levels_are_compared_when_the_trade_is_resolved() -> None:
    t = table().begin().play("trade", "technology", "raid")
    assert (t[0].technology, t[1].technology, t[1].vp) == (1, 2, 0)
    t = table().begin().play("technology", "trade", "raid")
    assert (t[0].vp, t[1].technology) == (2, 2)


@pytest.mark.rule("HIS-114")
def test_the_partner_scores_for_every_trade() -> None:
    t = table().settle(2, "africa").begin().play("technology", "trade", "trade")
    assert [civ.technology for civ in t.g.civs] == [2, 2, 2]
    assert [civ.vp for civ in t.g.civs] == [4, 0, 0]


@pytest.mark.rule("HIS-114")
def test_adjacency_is_checked_when_the_trade_is_resolved() -> None:
    t = table().settle(0, "africa").settle(1, "china").levels(0, 2, 2).begin()
    t.play("expansion", "trade", "raid").choose(0, "place", "middle_east")
    assert (t[1].technology, t[0].vp) == (2, 2)


@pytest.mark.rule("HIS-114", "HIS-156")
def test_the_level_gained_brings_its_bonus() -> None:
    t = table().levels(0, 2, 2).levels(1, 9, 9).cubes(0, 0, 2).turn(0, "trade")
    assert t[0].technology == 3
    assert t.supply(0) == (1, 1, 1)
    t = table().levels(1, 9, 9).turn(0, "trade")
    assert "war" in t[0].hand


@pytest.mark.rule("HIS-X31")
@pytest.mark.parametrize(("partner", "learned"), [(9, True), (8, False)])
def test_example_extended_trade(partner: int, learned: bool) -> None:
    t = table().levels(0, 8, 8).levels(2, partner, 8).turn(0, "trade")
    if learned:
        t.choose(0, "extended")
        assert (t[0].technology, t[2].vp) == (9, 1)
    else:
        assert t.asked == ("", -1)
        assert (t[0].technology, t[2].vp) == (8, 0)
