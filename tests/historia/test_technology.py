"""Technology (rulebook: Technologie)."""

import pytest

from tests.historia.table import table

BOTH = [("basic",), ("extended",)]


@pytest.mark.rule("HIS-070")
def test_a_cube_buys_a_technology_level() -> None:
    t = table().cubes(0, 2, 1).turn(0, "technology")
    assert (t[0].technology, t[0].military) == (2, 1)
    assert t.supply(0) == (1, 2, 1)
    assert (t[0].vp, t[0].row) == (0, ("technology",))


@pytest.mark.rule("HIS-070")
@pytest.mark.parametrize(("personal", "level"), [(0, 1), (1, 2)])
def test_technology_needs_a_cube(personal: int, level: int) -> None:
    t = table().cubes(0, personal, 2).turn(0, "technology")
    assert t[0].technology == level
    assert t[0].personal == 0


@pytest.mark.rule("HIS-071")
def test_three_cubes_buy_two_levels_with_science() -> None:
    t = table().levels(0, 13, 8).cubes(0, 4, 0).turn(0, "technology")
    assert t.asked == ("choose_mode", 0)
    assert t.options(0) == BOTH
    t.choose(0, "extended")
    assert (t[0].technology, t[0].military) == (15, 8)
    assert t.supply(0) == (1, 3, 1)


@pytest.mark.rule("HIS-071")
@pytest.mark.parametrize(
    ("technology", "personal", "offered"), [(10, 3, False), (11, 2, False), (11, 3, True)]
)
def test_the_extended_mode_needs_science_and_three_cubes(
    technology: int, personal: int, offered: bool
) -> None:
    t = table().levels(0, technology, 8).cubes(0, personal, 0).turn(0, "technology")
    if offered:
        assert t.options(0) == BOTH
    else:
        assert t.asked == ("", -1)
        assert t[0].technology == technology + 1


@pytest.mark.rule("HIS-072")
@pytest.mark.parametrize(("technology", "military", "after"), [(2, 1, 3), (3, 1, 3), (6, 3, 7), (7, 3, 7)])
def test_without_a_cell_to_the_right_nothing_happens_and_no_cube_is_paid(
    technology: int, military: int, after: int
) -> None:
    t = table().levels(0, technology, military).cubes(0, 2, 0).turn(0, "technology")
    assert t[0].technology == after
    assert t[0].personal + t[0].used == 2
    assert t[0].vp == 0
    if after == technology:
        assert t.supply(0) == (2, 0, 1)


@pytest.mark.rule("HIS-072", "HIS-050")
def test_two_levels_need_both_cells() -> None:
    t = table().levels(0, 11, 6).cubes(0, 3, 0).turn(0, "technology")
    assert t.options(0) == BOTH
    t = table().levels(0, 12, 6).cubes(0, 3, 0).turn(0, "technology")
    assert t.asked == ("", -1)
    assert t[0].technology == 13


@pytest.mark.rule("HIS-072")
@pytest.mark.parametrize(("advisor", "gained"), [("china_confucius", 1 + 2), ("china_sun_tzu", 0)])
def test_a_level_beyond_the_top_is_two_vp_whatever_gave_it(advisor: str, gained: int) -> None:
    t = table().levels(2, 16, 9).turn(2, advisor)
    assert (t[2].technology, t[2].vp) == (16, gained)


@pytest.mark.rule("HIS-073")
def test_a_mode_unlocked_by_the_first_card_serves_the_second() -> None:
    t = table().levels(0, 5, 5).cubes(0, 4, 0).turn(0, "technology", "arts")
    t.choose(0, "resolve", "technology")
    assert t[0].technology == 6
    assert t.asked == ("choose_mode", 0)
    assert t.options(0) == BOTH


@pytest.mark.rule("HIS-073")
def test_the_mode_is_not_there_before_its_technology() -> None:
    t = table().levels(0, 5, 5).cubes(0, 4, 0).turn(0, "technology", "arts")
    t.choose(0, "resolve", "arts")
    assert t.asked == ("take_wonder", 0)


@pytest.mark.rule("HIS-073", "HIS-130")
def test_the_war_card_is_usable_from_the_next_action_round() -> None:
    t = table()
    action_round = t.g.action_round
    t.play("technology", "raid", "raid")
    assert "war" in t[0].hand
    assert "war" not in t[1].hand
    assert t.g.action_round == action_round + 1
    assert ("play", "war") in t.options(0)


@pytest.mark.rule("HIS-073")
def test_a_new_advisor_and_the_larger_k_wait_for_the_next_action_round() -> None:
    t = table().levels(0, 3, 3).begin().play("technology", "raid", "raid")
    advisors = [card for card in t[0].hand.cards if card not in t.g.content.actions]
    assert len(advisors) == 1
    assert t.asked == ("choose_cards", 0)
    assert ("play", advisors[0]) in t.options(0)
    t = table().levels(0, 4, 3).begin().choose(0, "play", "technology")
    assert t.options(0) == []
    t.play((), "raid", "raid")
    assert t[0].technology == 5
    t.choose(0, "play", "arts")
    assert ("play", "military") in t.options(0)


@pytest.mark.rule("HIS-X14")
def test_example_technologies_owned_and_singularity() -> None:
    t = table().levels(0, 4, 3)
    assert [t.g.content.technologies[level].id for level in range(1, t[0].technology + 1)] == [
        "fire",
        "agriculture",
        "animals",
        "metalworking",
    ]
    t.levels(0, 15, 8).cubes(0, 2, 0).turn(0, "technology")
    assert (t[0].technology, t[0].vp) == (16, 6)
    t.row(0).hand(0, "technology").turn(0, "technology")
    assert (t[0].technology, t[0].vp) == (16, 8)


@pytest.mark.rule("HIS-X29")
@pytest.mark.parametrize(
    ("technology", "mode", "paid", "vp"),
    [(16, "basic", 1, 2), (16, "extended", 3, 4), (15, "extended", 3, 8)],
)
def test_example_beyond_the_top(technology: int, mode: str, paid: int, vp: int) -> None:
    t = table().levels(0, technology, 8).cubes(0, 4, 0).turn(0, "technology").choose(0, mode)
    assert (t[0].technology, t[0].vp) == (16, vp)
    assert t.supply(0) == (4 - paid, paid, 1)
