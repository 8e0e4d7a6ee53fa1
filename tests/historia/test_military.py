"""Military (rulebook: Militär)."""

import pytest

from tests.historia.table import Table, table

BOTH = [("basic",), ("extended",)]


@pytest.mark.rule("HIS-060")
def test_a_cube_buys_a_military_level() -> None:
    t = table().cubes(0, 2, 1).turn(0, "military")
    assert (t[0].technology, t[0].military) == (1, 2)
    assert t.supply(0) == (1, 2, 1)
    assert (t[0].vp, t[0].row) == (0, ("military",))


@pytest.mark.rule("HIS-060")
def test_military_without_a_cube_brings_nothing() -> None:
    t = table().cubes(0, 0, 3).turn(0, "military")
    assert t[0].military == 1
    assert t.supply(0) == (0, 3, 1)


@pytest.mark.rule("HIS-060")
def test_the_last_cube_suffices() -> None:
    t = table().cubes(0, 1, 0).turn(0, "military")
    assert t[0].military == 2
    assert t.supply(0) == (0, 1, 1)


@pytest.mark.rule("HIS-061")
def test_three_cubes_buy_two_levels_with_metalworking() -> None:
    t = table().levels(0, 4, 5).cubes(0, 4, 0).turn(0, "military")
    assert t.asked == ("choose_mode", 0)
    assert t.options(0) == BOTH
    t.choose(0, "extended")
    assert (t[0].technology, t[0].military) == (4, 7)
    assert t.supply(0) == (1, 3, 1)


@pytest.mark.rule("HIS-061")
@pytest.mark.parametrize(("technology", "personal"), [(3, 3), (4, 2)])
def test_the_extended_mode_needs_metalworking_and_three_cubes(technology: int, personal: int) -> None:
    t = table().levels(0, technology, 3).cubes(0, personal, 0).turn(0, "military")
    assert t.asked == ("", -1)
    assert t[0].military == 4
    assert t.supply(0) == (personal - 1, 1, 1)


@pytest.mark.rule("HIS-061")
def test_exactly_three_cubes_suffice_for_two_levels() -> None:
    t = table().levels(0, 4, 5).cubes(0, 3, 0).turn(0, "military")
    assert t.choose(0, "extended").supply(0) == (0, 3, 1)


@pytest.mark.rule("HIS-062")
@pytest.mark.parametrize(("technology", "military", "after"), [(1, 2, 3), (1, 3, 3), (3, 6, 7), (3, 7, 7)])
def test_without_a_cell_above_nothing_happens_and_no_cube_is_paid(
    technology: int, military: int, after: int
) -> None:
    t = table().levels(0, technology, military).cubes(0, 2, 0).turn(0, "military")
    assert t[0].military == after
    assert t.supply(0) == ((1, 1, 1) if after > military else (2, 0, 1))
    assert t[0].vp == 0


@pytest.mark.rule("HIS-062", "HIS-050")
def test_two_levels_need_both_cells() -> None:
    t = table().levels(0, 4, 7).cubes(0, 3, 0).turn(0, "military")
    assert t.options(0) == BOTH
    t = table().levels(0, 4, 8).cubes(0, 3, 0).turn(0, "military")
    assert t.asked == ("", -1)
    assert t[0].military == 9


@pytest.mark.rule("HIS-062")
@pytest.mark.parametrize(("mode", "paid", "vp"), [("basic", 1, 2), ("extended", 3, 4)])
def test_at_the_top_each_level_is_two_vp_instead(mode: str, paid: int, vp: int) -> None:
    t = table().levels(0, 8, 16).cubes(0, 4, 0).turn(0, "military").choose(0, mode)
    assert (t[0].military, t[0].vp) == (16, vp)
    assert t.supply(0) == (4 - paid, paid, 1)


@pytest.mark.rule("HIS-062")
def test_the_second_of_two_levels_can_be_the_one_beyond_the_top() -> None:
    t = table().levels(0, 8, 15).cubes(0, 3, 0).turn(0, "military").choose(0, "extended")
    assert (t[0].military, t[0].vp) == (16, 6 + 2)


@pytest.mark.rule("HIS-063")
def test_the_bonus_of_a_level_is_received_at_once() -> None:
    t = table().levels(0, 4, 4).cubes(0, 1, 1).turn(0, "military")
    assert t[0].military == 5
    assert t.supply(0) == (1, 1, 1)


@pytest.mark.rule("HIS-063")
def test_a_recovered_card_waits_for_the_next_action_round() -> None:
    t = table().levels(0, 5, 2).row(0, "arts", "raid").begin()
    action_round = t.g.action_round
    t.play("military", "raid", "raid")
    assert t[0].row == ("raid", "military")
    assert "arts" in t[0].hand
    assert t[0].played == ()
    assert t.asked == ("choose_cards", 0)
    assert t.g.action_round == action_round + 1
    assert ("play", "arts") in t.options(0)


@pytest.mark.rule("HIS-X03")
def test_a_marker_on_the_border_must_grow_the_other_way_first() -> None:
    def cubes_after(technology: int, military: int, card: str) -> tuple[Table, int]:
        t = table().levels(0, technology, military).cubes(0, 2, 0).turn(0, card)
        return t, t[0].personal

    t, personal = cubes_after(1, 3, "military")
    assert (t[0].military, personal) == (3, 2)
    t, personal = cubes_after(1, 3, "technology")
    assert (t[0].technology, personal) == (2, 1)
    t, personal = cubes_after(2, 3, "military")
    assert (t[0].military, personal) == (4, 1)
    t, personal = cubes_after(3, 1, "technology")
    assert (t[0].technology, personal) == (3, 2)
    t, personal = cubes_after(3, 1, "military")
    assert (t[0].military, personal) == (2, 1)


@pytest.mark.rule("HIS-X26")
def test_example_double_step() -> None:
    t = table().levels(0, 4, 4).cubes(0, 3, 0).turn(0, "military").choose(0, "extended")
    assert t[0].military == 6
    assert t.supply(0) == (1, 2, 1)


@pytest.mark.rule("HIS-X28")
def test_example_card_bonus_with_an_empty_row() -> None:
    t = table().levels(0, 2, 2).turn(0, "military")
    assert t[0].military == 3
    assert t[0].row == ("military",)
    assert "military" not in t[0].hand
