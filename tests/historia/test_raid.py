"""Raid (rulebook: Überfall)."""

import pytest

from tests.historia.table import table

BOTH = [("basic",), ("extended",)]


@pytest.mark.rule("HIS-120")
def test_a_weaker_neighbour_is_raided_and_loses_nothing() -> None:
    t = table().levels(0, 2, 2).cubes(0, 0, 2).turn(0, "raid")
    assert t.supply(0) == (1, 1, 1)
    assert (t[0].vp, t[1].vp, t[2].vp) == (1, 0, 0)
    assert t.supply(1) == (2, 1, 1)
    assert (t[1].technology, t[1].military, t.lands(1)) == (1, 1, {"china"})


@pytest.mark.rule("HIS-120", "HIS-122")
@pytest.mark.parametrize(("victim", "vp"), [(3, 0), (2, 0), (1, 1)])
def test_the_victim_must_be_strictly_weaker(victim: int, vp: int) -> None:
    t = table().levels(0, 2, 2).levels(1, 2, victim).cubes(0, 0, 2).turn(0, "raid")
    assert t[0].vp == vp
    assert t.supply(0) == (vp, 2 - vp, 1)
    assert t[0].row == ("raid",)


@pytest.mark.rule("HIS-120")
def test_a_civilization_in_the_same_territory_is_a_neighbour() -> None:
    t = table().settle(0, "south_america").settle(1, "south_america").levels(0, 2, 2).turn(0, "raid")
    assert t[0].vp == 1


@pytest.mark.rule("HIS-122")
def test_a_weaker_civilization_far_away_is_no_victim() -> None:
    t = table().levels(0, 2, 2).levels(1, 2, 2).turn(0, "raid")
    assert t[0].vp == 0
    assert t.supply(0) == (2, 1, 1)


@pytest.mark.rule("HIS-120")
def test_the_victim_is_chosen_among_the_weaker_neighbours() -> None:
    t = table(6).levels(0, 3, 3).levels(5, 2, 3).levels(3, 2, 2).turn(0, "raid")
    assert t.asked == ("raid_victim", 0)
    assert t.options(0) == [("raid", 1), ("raid", 3)]
    t.choose(0, "raid", 3)
    assert [civ.vp for civ in t.g.civs] == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("HIS-120", "HIS-250")
def test_a_civbot_is_raided_like_a_player() -> None:
    t = table(2, civbots=("king",)).settle(2, "africa").levels(0, 2, 2).levels(1, 2, 2).turn(0, "raid")
    assert (t[0].vp, t[2].vp) == (1, 0)
    assert t[2].personal == 7


@pytest.mark.rule("HIS-121")
@pytest.mark.parametrize("cubes", [2, 1, 0])
def test_with_gunpowder_up_to_two_cubes_and_two_vp(cubes: int) -> None:
    t = table().levels(0, 10, 10).cubes(0, 0, 3).settle(2, "china").levels(2, 9, 10).levels(1, 9, 9)
    t.turn(0, "raid")
    assert t.options(0) == BOTH
    t.choose(0, "extended")
    assert t.asked == ("recover_cubes", 0)
    assert t.options(0) == [("recover", 2), ("recover", 1), ("recover", 0)]
    t.choose(0, "recover", cubes)
    assert t.supply(0) == (cubes, 3 - cubes, 1)
    assert t[0].vp == 2


@pytest.mark.rule("HIS-121")
def test_without_gunpowder_there_is_no_extended_raid() -> None:
    t = table(2).levels(0, 9, 10).cubes(0, 0, 3).turn(0, "raid")
    assert t.supply(0) == (1, 2, 1)
    assert t[0].vp == 1


@pytest.mark.rule("HIS-122")
@pytest.mark.parametrize(("mode", "vp"), [("basic", 1), ("extended", 2)])
def test_the_vp_are_scored_without_used_cubes(mode: str, vp: int) -> None:
    t = table(2).levels(0, 10, 10).cubes(0, 1, 0).turn(0, "raid").choose(0, mode)
    assert t.asked == ("", -1)
    assert t.supply(0) == (1, 0, 1)
    assert t[0].vp == vp


@pytest.mark.rule("HIS-122")
def test_the_vp_are_scored_with_too_few_used_cubes() -> None:
    t = table(2).levels(0, 10, 10).cubes(0, 1, 1).turn(0, "raid").choose(0, "extended")
    assert t.options(0) == [("recover", 1), ("recover", 0)]
    t.choose(0, "recover", 1)
    assert t.supply(0) == (2, 0, 1)
    assert t[0].vp == 2


@pytest.mark.rule("HIS-123")
def test_levels_are_compared_when_the_raid_is_resolved() -> None:
    t = table(2).levels(1, 1, 2).begin().play("military", "raid")
    assert (t[0].military, t[1].vp) == (2, 0)
    t = table(2).levels(1, 1, 2).begin().play("trade", "raid")
    assert (t[0].military, t[1].vp) == (1, 1)


@pytest.mark.rule("HIS-123")
def test_adjacency_is_checked_when_the_raid_is_resolved() -> None:
    t = table(2).settle(0, "africa").settle(1, "china").levels(1, 2, 2).begin()
    t.play("expansion", "raid").choose(0, "place", "middle_east")
    assert t[1].vp == 1


@pytest.mark.rule("HIS-123")
def test_one_neighbour_may_be_raided_by_several_players() -> None:
    t = table().settle(2, "africa").levels(1, 2, 2).levels(2, 2, 2).begin().play("raid", "raid", "raid")
    assert [civ.vp for civ in t.g.civs] == [0, 1, 1]


@pytest.mark.rule("HIS-123")
def test_the_cube_of_a_basic_raid_must_be_taken() -> None:
    t = table(2).levels(0, 2, 2).cubes(0, 1, 1).turn(0, "raid")
    assert t.asked == ("", -1)
    assert t.supply(0) == (2, 0, 1)


@pytest.mark.rule("HIS-X04")
def test_example_raid_across_the_ocean() -> None:
    t = table(2).settle(0, "africa").settle(1, "south_america").levels(0, 8, 8).levels(1, 7, 7)
    t.cubes(0, 0, 2).turn(0, "raid")
    assert t.supply(0) == (1, 1, 1)
    assert t[0].vp == 1
