"""Adjacency (rulebook: Weltkarte)."""

import pytest

from tests.historia.table import table


@pytest.mark.rule("HIS-160")
@pytest.mark.parametrize(
    ("own", "others", "adjacent"),
    [
        (["africa"], ["africa"], True),
        (["africa"], ["middle_east"], True),
        (["middle_east"], ["africa"], True),
        (["africa"], ["china"], False),
        (["africa"], ["south_america"], False),
        (["north_america"], ["russia"], False),
        (["central_america"], ["south_america"], True),
        (["oceania"], ["southeast_asia"], True),
        (["oceania", "africa"], ["middle_east"], True),
        (["oceania"], ["africa", "southeast_asia"], True),
    ],
)
def test_civilizations_are_adjacent_in_one_territory_or_in_adjacent_ones(
    own: list[str], others: list[str], adjacent: bool
) -> None:
    t = table(2).settle(0, *own).settle(1, *others).levels(0, 2, 2).turn(0, "raid")
    assert t[0].vp == adjacent


@pytest.mark.rule("HIS-160")
def test_nobody_is_adjacent_to_oneself() -> None:
    t = table(2).settle(0, "africa", "middle_east").settle(1, "oceania").levels(0, 3, 3).turn(0, "trade")
    assert (t[0].technology, t[0].vp) == (3, 0)


@pytest.mark.rule("HIS-161")
@pytest.mark.parametrize(("technology", "vp"), [(7, 0), (8, 1)])
def test_navigation_makes_every_civilization_adjacent(technology: int, vp: int) -> None:
    t = table(2).settle(1, "south_america").levels(0, technology, 8).turn(0, "raid")
    assert t[0].vp == vp


@pytest.mark.rule("HIS-161", "HIS-262")
def test_a_civilization_off_the_map_is_adjacent_to_nobody() -> None:
    t = table(2, civbots=("king",)).levels(0, 8, 8).levels(1, 8, 8).settle(2)
    t[2].alive = False
    t.turn(0, "raid")
    assert t[0].vp == 0


@pytest.mark.rule("HIS-161")
def test_the_other_side_needs_navigation_itself() -> None:
    t = table(2).settle(1, "south_america").levels(0, 8, 7).levels(1, 7, 8).turn(1, "raid")
    assert t[1].vp == 0
    assert t.turn(1, "trade")[1].technology == 7


@pytest.mark.rule("HIS-X05")
def test_example_navigation_on_one_side_only() -> None:
    t = table(2).settle(0, "north_america").settle(1, "africa").levels(0, 8, 8).levels(1, 9, 7)
    assert t.turn(0, "raid")[0].vp == 1
    assert t.turn(0, "trade").choose(0, "extended")[0].technology == 9
    assert t[1].vp == 1
    t = table(2).settle(0, "north_america").settle(1, "africa").levels(0, 8, 6).levels(1, 7, 7)
    assert t.turn(1, "raid")[1].vp == 0
    assert t.turn(1, "trade")[1].technology == 7
    assert t[0].vp == 0
