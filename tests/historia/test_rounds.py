"""Epochs, rounds, action rounds, victory, and the rulebook's example round (HIS-030 to HIS-035)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from saecula.core.flow import is_over, mover, options, play
from saecula.core.zones import Zone
from saecula.games.historia import GAME
from saecula.games.historia.rules import calendar, rounds
from tests.historia.table import Table, table

NOBODY = (Zone((), (), False),) * 3


def lines(t: Table, *keys: str) -> list[tuple[Any, ...]]:
    """Return the journal lines with these keys."""
    return [line for line in t.g.journal or [] if line[0] in keys]


def end_of_round(t: Table, number: int) -> Table:
    """Let this round end; drafts take the first leader."""
    t.g.round = number
    t.begin(rounds.end_round())
    while t.asked[0] == "keep_leader":
        seat = t.asked[1]
        t.choose(seat, *t.options(seat)[0])
    return t


@pytest.mark.rule("HIS-030", "HIS-033")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_match_has_three_epochs_of_four_rounds(seats: int) -> None:
    g = GAME.start(seats, "twelve rounds", {}, journal=True)
    lot = random.Random(seats)
    most = 0
    while (seat := mover(g)) >= 0:
        play(g, seat, lot.choice(options(g, seat)))
        most = max(most, g.action_round)
    began = [line[1:] for line in g.journal or [] if line[0] == "round_began"]
    assert began == [(1 + (n - 1) // 4, n) for n in range(1, 13)]
    assert most > 3, "without a row of three nobody can end a round"


@pytest.mark.rule("HIS-030")
def test_a_round_may_have_a_single_action_round() -> None:
    t = table(2).row(0, "raid", "trade", "military").begin()
    assert t.g.round == 1
    t.play("revolution", "trade").choose(0, "take_back", "raid")
    assert (t.g.round, t.g.action_round) == (2, 1)


@pytest.mark.rule("HIS-031")
def test_without_a_revolution_the_round_goes_on() -> None:
    t = table(3)
    t.g.action_round = 1
    t.play("technology", "military", "trade")
    assert (t.g.round, t.g.action_round) == (1, 2)
    assert t.asked[0] == "choose_cards"


@pytest.mark.rule("HIS-031")
@pytest.mark.parametrize("rebel", [0, 1, 2])
def test_the_action_round_with_a_revolution_is_finished_for_all(rebel: int) -> None:
    t = table(3).row(rebel, "raid", "trade", "arts").begin()
    cards = ["technology"] * 3
    cards[rebel] = "revolution"
    t.play(*cards).choose(rebel, "take_back", "arts")
    assert t.g.round == 2
    assert [civ.technology for civ in t.g.civs] == [1 if seat == rebel else 2 for seat in range(3)]


@pytest.mark.rule("HIS-031")
def test_an_advisor_with_a_revolution_ends_the_round_too() -> None:
    t = table(2).row(0, "raid", "trade", "arts")
    t.hand(0, *t[0].hand.cards, "rome_tiberius_gracchus").begin()
    t.play("rome_tiberius_gracchus", "technology").choose(0, "take_back", "raid")
    assert (t.g.round, t[1].technology) == (2, 2)


@pytest.mark.rule("HIS-032")
def test_civbots_act_before_the_measures_and_then_the_marker_advances() -> None:
    t = table(2, civbots=["king"]).row(0, "raid", "trade", "arts").levels(1, 5, 2).begin()
    t.g.journal = []
    t[0].vp = 9
    t.play("revolution", "trade").choose(0, "take_back", "raid")
    keys = [line[0] for line in t.g.journal or []]
    learned = [keys.index(key) for key in ("learned", "armed") if key in keys]
    assert learned, "the king of this seed never develops"
    assert keys.index("took_back") < min(learned) < keys.index("government_bonus")
    assert keys.index("government_bonus") < keys.index("new_order") < keys.index("round_began")
    assert lines(t, "round_began") == [("round_began", 1, 2)]


@pytest.mark.rule("HIS-032")
@pytest.mark.parametrize(
    ("ended", "began"), [(1, (1, 2)), (3, (1, 4)), (4, (2, 5)), (8, (3, 9)), (11, (3, 12))]
)
def test_after_the_fourth_round_the_epoch_advances(ended: int, began: tuple[int, int]) -> None:
    t = table(2)
    t.g.journal = []
    end_of_round(t, ended)
    assert lines(t, "round_began") == [("round_began", *began)]
    assert (calendar.epoch(t.g), t.g.round, t.g.action_round) == (*began, 1)


@pytest.mark.rule("HIS-033")
def test_after_the_measures_of_round_twelve_the_match_ends() -> None:
    t = table(2).levels(0, 5, 2).row(0, "raid", "trade", "arts")
    t.g.round = 12
    t[0].leaders = t[1].leaders = NOBODY
    t.tile("middle_east", "tile_01").begin()
    t.play("revolution", "raid").choose(0, "take_back", "raid")
    assert is_over(t.g)
    assert t.g.round == 12
    assert t[0].vp == 3  # City state 2, territory 1


@pytest.mark.rule("HIS-033")
def test_round_eleven_is_not_the_last() -> None:
    t = end_of_round(table(2), 11)
    assert not is_over(t.g)


@pytest.mark.rule("HIS-034")
@pytest.mark.parametrize(
    ("standings", "places", "winners"),
    [
        # VP, T, M of each
        ([(10, 1, 1), (9, 16, 16)], (1, 2), (0,)),
        ([(10, 3, 4), (10, 4, 4)], (2, 1), (1,)),
        ([(10, 5, 2), (10, 2, 4)], (1, 2), (0,)),
        ([(10, 5, 3), (10, 4, 4)], (1, 1), (0, 1)),
        ([(-3, 1, 1), (-2, 1, 1), (-2, 1, 1)], (3, 1, 1), (1, 2)),
        ([(7, 2, 2), (9, 1, 1), (7, 2, 3)], (3, 1, 2), (1,)),
    ],
)
def test_most_points_win_then_the_sum_of_levels_then_all_of_them(
    standings: list[tuple[int, int, int]], places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    t = table(len(standings))
    for civ, standing in zip(t.g.civs, standings, strict=True):
        civ.vp, civ.technology, civ.military = standing
    result = GAME.result(t.g)
    assert result.places == places
    assert result.winners == winners
    assert result.scores == tuple(standing[0] for standing in standings)


@pytest.mark.rule("HIS-035")
@pytest.mark.parametrize(("borrowed", "winner"), [(2, 1), (0, 0)])
def test_levels_that_were_only_lent_do_not_break_a_tie(borrowed: int, winner: int) -> None:
    t = table(2, ways_of_ruling=True).levels(0, 5, 5).levels(1, 4, 5)
    t.tile("middle_east", "tile_01").tile("china", "tile_02")
    t[0].leaders = t[1].leaders = NOBODY
    t[0].ruling, t[0].marker_from, t[0].borrowed = "technology_plus_2", "general", borrowed
    t[0].general -= 1
    t[1].vp = 1  # City state scores one more than Nomads
    end_of_round(t, 12)
    assert is_over(t.g)
    assert t[0].vp == t[1].vp == 3
    assert (t[0].technology, t[1].technology) == (5 - borrowed, 4)
    assert GAME.result(t.g).winners == (winner,)


@pytest.mark.rule("HIS-X08")
def test_the_example_round_of_the_rulebook() -> None:
    t = table(3)
    ada, beate, yuri = 0, 1, 2
    assert [t.lands(seat) for seat in range(3)] == [{"middle_east"}, {"china"}, {"north_america"}]
    assert [t.supply(seat) for seat in range(3)] == [(2, 1, 1)] * 3

    t.play("technology", "military", "expansion")
    assert (t[ada].technology, t.supply(ada), "war" in t[ada].hand) == (2, (1, 2, 1), True)
    assert (t[beate].military, t.supply(beate)) == (2, (1, 2, 1))
    assert (t.supply(yuri), t.lands(yuri)) == ((1, 1, 2), {"north_america", "central_america"})

    t.play("expansion", "raid", "technology").choose(ada, "place", "china")
    assert (t.supply(ada), t.lands(ada)) == ((0, 2, 2), {"middle_east", "china"})
    assert (t[beate].vp, t.supply(beate)) == (1, (2, 1, 1))
    assert (t[yuri].technology, t.supply(yuri)) == (2, (0, 2, 2))

    t.play("exploitation", "trade", "exploitation")
    t.choose(ada, "recover", 2)
    assert t.supply(ada) == (2, 0, 2)
    assert (t[beate].technology, t[ada].vp, t.supply(beate)) == (2, 2, (2, 1, 1))
    t.choose(yuri, "recover", 2)
    assert t.supply(yuri) == (2, 0, 2)

    assert ("play", "revolution") in t.options(yuri)
    t.play("arts", "technology", "revolution")
    t.choose(ada, *t.options(ada)[0])
    assert (t.supply(ada), len(t[ada].wonders)) == ((1, 1, 2), 1)
    assert (t[beate].technology, t.supply(beate)) == (3, (2, 1, 1))
    assert "revolution" in t[yuri].hand
    assert t.options(yuri) == [("take_back", card) for card in ("expansion", "technology", "exploitation")]
    t.choose(yuri, "take_back", "technology")

    assert t.g.round == 2
    assert t[ada].row == ("exploitation", "arts")
    assert t[beate].row == ("trade", "technology")
    assert t[yuri].row == ()
    assert [civ.vp for civ in t.g.civs] == [2, 1, 0]
    assert t.g.order == (yuri, beate, ada)
    assert [t.supply(seat) for seat in range(3)] == [(2, 0, 2), (3, 0, 1), (2, 0, 2)]
    assert [sum(t.supply(seat)) for seat in range(3)] == [4, 4, 4]
    assert [len(civ.rotated) for civ in t.g.civs] == [0, 0, 0]


@pytest.mark.rule("HIS-X09")
def test_the_example_of_a_new_order() -> None:
    t = table(3)
    karl, beate, ada = 0, 1, 2
    for seat, vp in ((karl, 23), (beate, 23), (ada, 26)):
        t[seat].vp = vp
    end_of_round(t, 1)
    assert t.g.order == (beate, karl, ada)


@pytest.mark.rule("HIS-X10")
@pytest.mark.parametrize(("ended", "epoch"), [(2, 1), (4, 2), (6, 2), (8, 3), (10, 3)])
def test_new_wonders_come_from_the_deck_of_the_coming_round(ended: int, epoch: int) -> None:
    t = table(3)
    known = t.g.content.wonders
    if ended > 4:
        t.g.wonder_deck = tuple(name for name in known if known[name].epoch == rounds_epoch(ended))
        t.g.wonder_row = ()
    old = t.g.wonder_row
    end_of_round(t, ended)
    assert len(t.g.wonder_row) == 5
    assert not set(old) & set(t.g.wonder_row)
    assert {known[name].epoch for name in (*t.g.wonder_row, *t.g.wonder_deck)} == {epoch}


def rounds_epoch(number: int) -> int:
    """Return the epoch a round belongs to, counted by hand."""
    return {6: 2, 8: 2, 10: 3}[number]


@pytest.mark.rule("HIS-X25")
@pytest.mark.parametrize(
    ("expert", "general"),
    [(False, [5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0, 0]), (True, [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0])],
)
def test_cubes_grow_to_nine(expert: bool, general: list[int]) -> None:
    t = table(2, expert_cubes=expert)
    seen = []
    for number in range(1, 13):
        end_of_round(t, number)
        assert sum(t.supply(0)) + t[0].general == 9
        seen.append(t[0].general)
    assert seen == general
    assert is_over(t.g)
