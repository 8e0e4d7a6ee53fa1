"""Victory (HIS-034, HIS-035, HIS-263, HIS-282)."""

from __future__ import annotations

import pytest

from saecula.core.flow import is_over
from saecula.core.game import Result
from saecula.core.zones import pile
from saecula.games.historia import GAME
from saecula.games.historia.rules import rounds
from tests.historia.table import Table, table


def result(t: Table) -> Result:
    assert GAME.result is not None
    return GAME.result(t.g)


def standing(t: Table, index: int, vp: int, technology: int, military: int) -> None:
    t[index].vp = vp
    t.levels(index, technology, military)


def bonus(t: Table, technology: int, military: int) -> int:
    """Return the VP of the government on this cell."""
    return t.g.content.governments[t.g.content.government[technology][military]].vp


@pytest.mark.rule("HIS-034")
def test_most_vp_win_whatever_the_levels() -> None:
    t = table(3)
    standing(t, 0, 20, 16, 16)
    standing(t, 1, 21, 1, 1)
    standing(t, 2, -4, 5, 5)
    assert result(t).places == (2, 1, 3)
    assert result(t).scores == (20, 21, -4)
    assert result(t).winners == (1,)


@pytest.mark.rule("HIS-034")
@pytest.mark.parametrize(
    ("levels", "places"),
    [
        (((4, 5), (5, 5), (3, 3)), (2, 1, 3)),
        (((5, 5), (5, 4), (3, 3)), (1, 2, 3)),
        (((9, 5), (5, 8), (7, 7)), (1, 3, 1)),
    ],
)
def test_a_tie_is_broken_by_the_sum_of_levels(
    levels: tuple[tuple[int, int], ...], places: tuple[int, ...]
) -> None:
    t = table(3)
    for index, (technology, military) in enumerate(levels):
        standing(t, index, 30, technology, military)
    assert result(t).places == places


@pytest.mark.rule("HIS-034")
def test_if_still_tied_victory_is_shared() -> None:
    t = table(3)
    standing(t, 0, 30, 8, 4)
    standing(t, 1, 30, 5, 7)
    standing(t, 2, 29, 16, 16)
    assert result(t).winners == (0, 1)
    assert result(t).returns == (0.5, 0.5, -1.0)


@pytest.mark.rule("HIS-035")
@pytest.mark.parametrize(
    ("ability", "technology", "military"), [("technology_plus_2", 9, 6), ("military_plus_2", 7, 8)]
)
def test_levels_borrowed_until_the_end_of_the_epoch_do_not_break_a_tie(
    ability: str, technology: int, military: int
) -> None:
    t = table(2, ways_of_ruling=True).tile("middle_east", "tile_01").tile("china", "tile_02")
    t[0].ruling, t[0].marker_from, t[0].borrowed = ability, "general", 2
    t[0].general -= 1
    standing(t, 0, 30 - bonus(t, technology, military), technology, military)  # 7 and 6 without the loan
    standing(t, 1, 30 - bonus(t, 7, 7), 7, 7)
    for index in (0, 1):
        t[index].leaders = (pile(),) * 3
    t.g.round = 12
    t.begin(rounds.end_round())
    assert is_over(t.g)
    assert [t[0].vp, t[1].vp] == [31, 31]
    assert (t[0].technology, t[0].military) == (7, 6)
    assert result(t).winners == (1,)


@pytest.mark.rule("HIS-263")
def test_bots_cannot_win_against_two_players() -> None:
    t = table(2, civbots=["king", "noble"])
    standing(t, 0, 12, 3, 3)
    standing(t, 1, 13, 2, 2)
    standing(t, 2, 99, 9, 9)
    assert result(t).places == (2, 1)
    assert result(t).scores == (12, 13)
    assert result(t).winners == (1,)


@pytest.mark.rule("HIS-282")
@pytest.mark.parametrize(
    ("player", "bots", "won"), [(31, (30, 12), True), (30, (30, 12), False), (29, (12, 30), False)]
)
def test_alone_one_must_be_strictly_ahead_of_every_bot(player: int, bots: tuple[int, int], won: bool) -> None:
    t = table(1, civbots=["noble", "chieftain"])
    standing(t, 0, player, 16, 16)
    for index, vp in enumerate(bots, start=1):
        standing(t, index, vp, 1, 1)
    assert result(t).places == ((1,) if won else (2,))
    assert result(t).scores == (player,)
    assert result(t).returns == ((1.0,) if won else (-1.0,))


@pytest.mark.rule("HIS-282", "HIS-262")
def test_alone_a_destroyed_bot_is_ignored() -> None:
    t = table(1, civbots=["noble", "chieftain"])
    standing(t, 0, 20, 1, 1)
    standing(t, 1, 50, 1, 1)
    standing(t, 2, 19, 1, 1)
    assert result(t).winners == ()
    t.settle(1)
    t[1].alive = False
    assert result(t).winners == (0,)


@pytest.mark.rule("HIS-281", "HIS-282")
def test_a_lone_player_who_is_eliminated_has_lost_even_ahead_of_all_bots() -> None:
    t = table(1, civbots=["noble"])
    standing(t, 0, 50, 1, 1)
    t[0].alive = False
    assert result(t).winners == ()
