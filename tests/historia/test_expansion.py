"""Expansion (rulebook: Ausbreitung)."""

import pytest

from tests.historia.table import Table, table

BOTH = [("basic",), ("extended",)]

BORDERS = {
    "africa": {"middle_east", "southern_africa"},
    "central_america": {"north_america", "south_america"},
    "china": {"india", "japan", "middle_east", "russia", "southeast_asia"},
    "europe": {"middle_east", "russia"},
    "india": {"china", "middle_east", "southeast_asia"},
    "japan": {"china", "russia"},
    "middle_east": {"africa", "china", "europe", "india", "russia"},
    "north_america": {"central_america"},
    "oceania": {"southeast_asia"},
    "russia": {"china", "europe", "japan", "middle_east"},
    "south_america": {"central_america"},
    "southeast_asia": {"china", "india", "oceania"},
    "southern_africa": {"africa"},
}


def places(t: Table) -> set[str]:
    return {action[1] for action in t.options(0) if action[0] == "place"}


@pytest.mark.rule("HIS-100", "HIS-104")
@pytest.mark.parametrize("home", BORDERS)
def test_a_cube_goes_to_a_territory_across_a_border(home: str) -> None:
    t = table(2).settle(0, home).cubes(0, 1, 0).turn(0, "expansion")
    if len(BORDERS[home]) == 1:
        assert t.asked == ("", -1)
        assert t.lands(0) == {home, *BORDERS[home]}
    else:
        assert t.asked == ("place_cube", 0)
        assert places(t) == BORDERS[home]


@pytest.mark.rule("HIS-100")
def test_the_cube_comes_from_the_personal_supply() -> None:
    t = table().cubes(0, 2, 1).turn(0, "expansion").choose(0, "place", "africa")
    assert t.lands(0) == {"middle_east", "africa"}
    assert t.supply(0) == (1, 1, 2)
    assert t[0].vp == 0


@pytest.mark.rule("HIS-100")
def test_used_cubes_cannot_be_placed() -> None:
    t = table().cubes(0, 0, 3).turn(0, "expansion")
    assert t.asked == ("", -1)
    assert t.supply(0) == (0, 3, 1)


@pytest.mark.rule("HIS-100")
def test_other_civilizations_do_not_matter() -> None:
    t = table().settle(1, "africa", "china", "europe", "india", "russia").levels(1, 9, 9).turn(0, "expansion")
    assert places(t) == BORDERS["middle_east"]
    t.choose(0, "place", "china")
    assert "china" in t.lands(0)
    assert "china" in t.lands(1)


@pytest.mark.rule("HIS-100")
def test_every_territory_of_the_player_counts() -> None:
    t = table().settle(0, "africa", "japan").turn(0, "expansion")
    assert places(t) == {"middle_east", "southern_africa", "china", "russia"}


@pytest.mark.rule("HIS-101")
def test_with_the_wheel_a_used_cube_comes_back_first() -> None:
    t = table().levels(0, 5, 5).cubes(0, 2, 2).turn(0, "expansion")
    assert t.options(0) == BOTH
    t.choose(0, "extended")
    assert t.supply(0) == (3, 1, 1)
    t.choose(0, "place", "africa")
    assert t.supply(0) == (2, 1, 2)


@pytest.mark.rule("HIS-101")
def test_the_extended_mode_needs_the_wheel() -> None:
    t = table().levels(0, 4, 5).cubes(0, 2, 2).turn(0, "expansion")
    assert t.asked == ("place_cube", 0)
    assert t.supply(0) == (2, 2, 1)


@pytest.mark.rule("HIS-101")
def test_with_the_wheel_the_basic_mode_still_recovers_nothing() -> None:
    t = table().levels(0, 5, 5).cubes(0, 2, 2).turn(0, "expansion").choose(0, "basic")
    assert t.choose(0, "place", "africa").supply(0) == (1, 2, 2)


@pytest.mark.rule("HIS-101")
def test_the_cube_just_recovered_may_be_the_one_placed() -> None:
    t = table().levels(0, 5, 5).cubes(0, 0, 1).turn(0, "expansion")
    assert t.asked == ("place_cube", 0)
    assert t.choose(0, "place", "africa").supply(0) == (0, 0, 2)


@pytest.mark.rule("HIS-101")
def test_with_no_used_cube_the_extended_mode_only_places() -> None:
    t = table().levels(0, 5, 5).cubes(0, 1, 0).turn(0, "expansion")
    assert t.options(0) == BOTH
    t.choose(0, "extended").choose(0, "place", "africa")
    assert t.supply(0) == (0, 0, 2)


@pytest.mark.rule("HIS-101", "HIS-045")
def test_without_any_cube_neither_mode_is_possible() -> None:
    t = table().levels(0, 5, 5).cubes(0, 0, 0).wonders(0, "petra").turn(0, "expansion")
    assert t.options(0) == [("no_effect",), ("activate", "petra")]


@pytest.mark.rule("HIS-102")
def test_navigation_reaches_any_territory() -> None:
    for home in BORDERS:
        t = table(2).settle(0, home).levels(0, 8, 8).cubes(0, 1, 0).turn(0, "expansion")
        assert places(t.choose(0, "basic")) == set(BORDERS) - {home}
    t = table(2).settle(0, "middle_east").levels(0, 7, 8).cubes(0, 1, 0).turn(0, "expansion")
    assert places(t.choose(0, "basic")) == BORDERS["middle_east"]


@pytest.mark.rule("HIS-103")
def test_a_territory_takes_one_cube_of_a_civilization() -> None:
    t = table().settle(0, "middle_east", "africa").turn(0, "expansion")
    assert places(t) == {"china", "europe", "india", "russia", "southern_africa"}


@pytest.mark.rule("HIS-103")
def test_with_no_target_the_placement_is_skipped() -> None:
    america = ("north_america", "central_america", "south_america")
    t = table().settle(0, *america).levels(0, 4, 5).cubes(0, 1, 2).turn(0, "expansion")
    assert t.supply(0) == (1, 2, 3)
    t = table().settle(0, *america).levels(0, 5, 5).cubes(0, 1, 2).turn(0, "expansion")
    assert t.asked == ("", -1)
    assert t.supply(0) == (2, 1, 3)
    t = table().settle(0, *america).levels(0, 5, 5).cubes(0, 1, 0).wonders(0, "petra").turn(0, "expansion")
    assert t.options(0) == [("no_effect",), ("activate", "petra")]


@pytest.mark.rule("HIS-104")
def test_the_map_has_thirteen_territories_and_sixteen_borders() -> None:
    t = table()
    assert {territory.id for territory in t.g.content.territories} == set(BORDERS)
    assert sum(map(len, BORDERS.values())) == 2 * 16
    assert all(home in BORDERS[other] for home, others in BORDERS.items() for other in others)


@pytest.mark.rule("HIS-100", "HIS-183")
def test_an_advisor_asks_for_its_territories_too() -> None:
    t = table().cubes(0, 2, 0).hand(0, "rome_trajan").turn(0, "rome_trajan")
    assert t.asked == ("place_cube", 0)
    assert t.options(0)[-1] == ("pass",)
    assert places(t) == BORDERS["middle_east"]
    t.choose(0, "place", "africa")
    assert places(t) == (BORDERS["middle_east"] | BORDERS["africa"]) - {"middle_east", "africa"}
    t.choose(0, "pass")
    assert t.lands(0) == {"middle_east", "africa"}
    assert t.supply(0) == (1, 0, 2)


@pytest.mark.rule("HIS-100", "HIS-183")
def test_an_advisor_may_place_a_used_cube() -> None:
    t = table().cubes(1, 2, 1).hand(1, "egypt_thutmose_iii").turn(1, "egypt_thutmose_iii")
    assert t.asked == ("place_cube", 1)
    assert ("pass",) not in t.options(1)
    t.choose(1, "place", "japan")
    assert t.supply(1) == (2, 0, 2)
    t = table().cubes(1, 2, 0).hand(1, "egypt_thutmose_iii").turn(1, "egypt_thutmose_iii")
    assert t.lands(1) == {"china"}
    assert t[1].vp == 1


@pytest.mark.rule("HIS-103", "HIS-183")
def test_an_advisor_may_place_anywhere() -> None:
    for home in BORDERS:
        t = table().settle(2, home).cubes(2, 0, 2).hand(2, "china_zheng_he").turn(2, "china_zheng_he")
        assert {action[1] for action in t.options(2)} == set(BORDERS) - {home}
    t = table().cubes(2, 0, 2).hand(2, "china_zheng_he").turn(2, "china_zheng_he")
    t.choose(2, "place", "oceania")
    assert t.lands(2) == {"north_america", "oceania"}
    assert t.options(2) == [("recover", 1), ("recover", 0)]
