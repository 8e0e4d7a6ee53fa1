"""Dynasties, generations, phases and rounds (SOT-050 to SOT-055, SOT-070, SOT-084 to SOT-088)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from saecula.core.flow import is_over, mover, options, play, to_move
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import dynasties, generations
from tests.sands_of_time.table import Table, table


def three() -> Table:
    """Three empires far from each other, nobody on the board."""
    t = table(3).nobody()
    t.own(0, "gallia", "hispania", "italia").own(1, "syria", "cyprus", "aegyptus")
    return t.own(2, "mauretania", "libya")


def end_of_round(t: Table, number: int, die: int = 6) -> Table:
    """The round of this number ends; a die, if there is one, shows this face."""
    t.g.round = number
    return t.die(die).begin(generations.end_round())


def lines(t: Table, *keys: str) -> list[tuple[Any, ...]]:
    return [line for line in t.g.journal or [] if line[0] in keys]


def chosen_and_declined(t: Table, cards: tuple[str, str] = ("chronicle", "raid")) -> Table:
    """All choose the same two cards and decline them."""
    for seat in to_move(t.g):
        t.choose(seat, "choose", cards[0]).choose(seat, "choose", cards[1])
    for _ in range(t.g.seats):
        seat = t.asked[1]
        t.choose(seat, "decline", cards[0]).choose(seat, "decline", cards[1]).choose(seat, "end_turn")
    return t


def played(seats: int, seed: str) -> SandsOfTime:
    """A match played at random, with its journal."""
    g = GAME.start(seats, seed)
    g.journal = []
    lot = random.Random(seed)
    while (seat := mover(g)) >= 0:
        play(g, seat, lot.choice(options(g, seat)))
    return g


# Phases.


@pytest.mark.rule("SOT-050", "SOT-060")
def test_a_generation_begins_with_income_and_then_all_choose_cards() -> None:
    t = three().tile("gallia", "gold", 4).people(0, "gallia", peasants=2)
    t.begin(generations.new_generation())
    assert t[0].gold == 2
    assert t.asked == ("choose_cards", 0)
    assert (t.g.generation, t.g.round) == (2, 1)


@pytest.mark.rule("SOT-050")
def test_growth_comes_before_overpopulation() -> None:
    t = three().tile("gallia", "gold", 3).people(0, "gallia", peasants=3).unrest(0, 3)
    t.g.grew = True
    t.begin(generations.end_generation())
    assert t.at(0, "gallia") == (4, 0)
    assert t[0].unrest == 4


@pytest.mark.rule("SOT-050")
def test_overpopulation_comes_before_the_chronicles() -> None:
    # Of twelve citizens, as many as the card asks for, one is sent away.
    t = three().tile("gallia", "gold", 3).tile("italia", "gold", 5)
    t.people(0, "gallia", soldiers=7).people(0, "italia", peasants=5)
    t.heritage(0, politics=3).chronicle(0, d=1)
    t.g.space = 9
    t.begin(generations.end_generation())
    assert sum(t[0].peasants) + sum(t[0].soldiers) == 11
    assert (t[0].vp, t[0].heritage) == (0, (0, 3, 0))


@pytest.mark.rule("SOT-050")
def test_the_dynasty_ends_before_the_new_generation_is_prepared() -> None:
    t = three()
    t.g.journal = []
    t.g.space = 9
    t.people(0, "gallia", peasants=1).begin(generations.end_generation())
    keys = [line[0] for line in t.g.journal]
    assert keys.index("dynasty_ended") < keys.index("generation_began")
    assert t.g.dynasty == 2
    assert lines(t, "generation_began") == [("generation_began", 2, 2)]
    assert t.g.start == 1


@pytest.mark.rule("SOT-050")
def test_a_match_has_three_dynasties() -> None:
    for seed in ("dynasties 1", "dynasties 2"):
        g = played(2, seed)
        ended = [line[1] for line in g.journal or [] if line[0] == "dynasty_ended"]
        assert ended == [1, 2, 3]
        keys = [line[0] for line in g.journal or []]
        assert keys.count("game_ended") == 1


@pytest.mark.rule("SOT-051")
def test_the_last_generation_has_no_sixth_phase() -> None:
    t = three().stock(0, grain=5, gold=4).played(0, "raid").focus(0, "civil", 1)
    t.g.dynasty, t.g.space = 3, 25
    t.begin(generations.end_generation())
    assert is_over(t.g)
    assert (t[0].grain, t[0].gold, t[0].played, t[0].focus) == (5, 4, ("raid",), "focus_civil")
    assert (t.g.start, t.g.generation) == (0, 1)


@pytest.mark.rule("SOT-051")
def test_the_end_is_the_final_scoring() -> None:
    t = three().unrest(0, 3).unrest(1, 2).unrest(2, 3)
    t.g.dynasty, t.g.space = 3, 25
    t.begin(generations.end_generation())
    assert [empire.vp for empire in t.g.empires] == [6, 9, 3]


@pytest.mark.rule("SOT-052", "SOT-053")
@pytest.mark.parametrize(
    ("dynasty", "space", "ends"),
    [
        (1, 8, False),
        (1, 9, True),
        (2, 16, False),
        (2, 17, True),
        (3, 24, False),
        (3, 25, True),
        (3, 28, True),
    ],
)
def test_a_dynasty_ends_in_phase_five_if_the_marker_is_in_the_next_zone(
    dynasty: int, space: int, ends: bool
) -> None:
    t = three()
    t.g.dynasty, t.g.space = dynasty, space
    t.begin(generations.end_generation())
    assert t.g.dynasty == dynasty + ends
    assert is_over(t.g) == (ends and dynasty == 3)
    assert t.g.space == space


@pytest.mark.rule("SOT-052")
def test_a_marker_in_the_next_zone_does_not_stop_the_generation() -> None:
    t = three().chronicle(0, c=1)
    t.g.space = 8
    end_of_round(t, 1)
    assert (t.g.space, t.g.dynasty, t.g.round) == (9, 1, 2)
    end_of_round(t, 2)
    assert (t.g.space, t.g.dynasty, t.g.round) == (10, 1, 3)
    assert len(t[0].chronicles[2]) == 1
    end_of_round(t, 3, die=1)
    assert (t.g.space, t.g.dynasty, t.g.generation) == (11, 2, 2)
    assert len(t[0].chronicles[2]) == 0


@pytest.mark.rule("SOT-053")
def test_the_dark_zone_takes_up_the_overrun_of_the_last_generation() -> None:
    t = three()
    zones = t.g.content.board.zones
    assert zones == (8, 8, 8, 4)
    t.g.dynasty, t.g.space = 3, 24
    for number in (1, 2, 3):
        end_of_round(t, number)
        assert not is_over(t.g)
        assert t.g.space == 24 + number
    end_of_round(t, 4)
    assert is_over(t.g)
    assert t.g.space == sum(zones)


@pytest.mark.rule("SOT-054")
def test_each_player_has_one_turn_a_round() -> None:
    t = table(3)
    t.g.journal = []
    t.g.start = 1
    t.begin(generations.next_round())
    assert sorted(to_move(t.g)) == [0, 1, 2]
    for seat in (0, 1, 2):
        t.choose(seat, "choose", "chronicle").choose(seat, "choose", "raid")
    turns: list[int] = []
    while t.g.round == 2:
        seat = t.asked[1]
        if not turns or turns[-1] != seat:
            turns.append(seat)
        t.choose(seat, *t.options(seat)[-1] if t.asked[0] != "next_card" else t.options(seat)[1])
    assert turns == [1, 2, 0]


@pytest.mark.rule("SOT-054", "SOT-055")
def test_generations_have_two_to_four_rounds_and_the_match_ends() -> None:
    rounds: Counter[int] = Counter()
    for n in range(12):
        g = played(2, f"rounds {n}")
        told = [line for line in g.journal or [] if line[0] in ("round_began", "generation_began")]
        numbers = [line[1] if line[0] == "round_began" else 0 for line in told]
        last = [numbers[i] for i in range(len(numbers)) if i + 1 == len(numbers) or not numbers[i + 1]]
        rounds.update(last)
        assert is_over(g)
        total = sum([number > 0 for number in numbers])
        assert total == g.space - 1
        assert 24 <= total <= 27
    assert set(rounds) == {2, 3, 4}


# The end of a round.


@pytest.mark.rule("SOT-084")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_both_markers_advance_one_space(number: int) -> None:
    t = three()
    t.g.space = 4
    end_of_round(t, number)
    assert (t.g.space, t.g.round) == (5, number + 1)


@pytest.mark.rule("SOT-084")
def test_markers_move_only_when_all_have_had_their_turn() -> None:
    t = table(3).begin(generations.next_round())
    for seat in range(3):
        t.choose(seat, "choose", "chronicle").choose(seat, "choose", "raid")
    for seat in range(3):
        assert (t.g.space, t.g.round) == (1, 2)
        t.choose(seat, "decline", "chronicle").choose(seat, "decline", "raid").choose(seat, "end_turn")
    assert t.g.space == 2


@pytest.mark.rule("SOT-085")
def test_a_second_round_always_follows_the_first_without_a_die() -> None:
    for face in (1, 6):
        t = three()
        t.g.journal = []
        end_of_round(t, 1, face)
        assert (t.g.generation, t.g.round) == (1, 2)
        assert not lines(t, "die")


@pytest.mark.rule("SOT-085")
def test_the_fourth_round_ends_the_generation_without_a_die() -> None:
    for face in (1, 6):
        t = three()
        t.g.journal = []
        end_of_round(t, 4, face)
        assert (t.g.generation, t.g.round) == (2, 1)
        assert not lines(t, "die")


@pytest.mark.rule("SOT-086", "SOT-X03")
@pytest.mark.parametrize(
    ("number", "die", "goes_on"),
    [
        (2, 1, False),
        (2, 2, False),
        (2, 3, True),
        (2, 6, True),
        (3, 3, False),
        (3, 4, False),
        (3, 5, True),
        (3, 6, True),
    ],
)
def test_a_die_decides_after_the_second_and_third_round(number: int, die: int, goes_on: bool) -> None:
    t = three()
    t.g.journal = []
    end_of_round(t, number, die)
    assert (t.g.generation, t.g.round) == ((1, number + 1) if goes_on else (2, 1))
    assert lines(t, "die") == [("die", 0, die, {2: 3, 3: 5}[number])]


@pytest.mark.rule("SOT-086")
def test_the_start_player_throws_the_die() -> None:
    t = three()
    t.g.journal, t.g.start = [], 2
    end_of_round(t, 2, 4)
    assert lines(t, "die") == [("die", 2, 4, 3)]


@pytest.mark.rule("SOT-086")
def test_all_six_faces_come_up() -> None:
    t = three()
    assert Counter(t.g.roll(t.g.content.board.die) + 1 for _ in range(600)).keys() == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SOT-087", "SOT-080")
def test_played_cards_stay_played_until_the_generation_ends() -> None:
    t = three().played(0, "raid", "levy").focus(0, "civil", 2)
    t[0].bonuses = 1
    end_of_round(t, 2, die=3)
    assert list(t[0].played) == ["raid", "levy"]
    assert (t[0].focus, t[0].focus_markers, t[0].bonuses) == ("focus_civil", 2, 1)
    assert ("choose", "raid") not in t.options(0)
    end_of_round(t, 3, die=4)
    assert list(t[0].played) == []
    assert (t[0].focus, t[0].focus_markers, t[0].bonuses) == ("", 0, 0)
    assert ("choose", "raid") in t.options(0)


@pytest.mark.rule("SOT-088")
def test_the_start_player_stays_for_all_rounds_of_a_generation() -> None:
    t = three()
    t.g.start = 1
    for number in (1, 2, 3):
        end_of_round(t, number)
        assert t.g.start == 1
    end_of_round(t, 4)
    assert t.g.start == 2
    end_of_round(t, 4)
    assert t.g.start == 0


@pytest.mark.rule("SOT-088")
def test_the_figure_moves_after_the_chronicles() -> None:
    # Two cards that do not both fit: their owner is asked under the old start player.
    t = three().heritage(0, politics=2).chronicle(0, c=1, d=2)
    t.people(0, "gallia", peasants=17).own(0, "gallia", "hispania", "italia", colonies=("sicilia",))
    t.tile("gallia", "gold", 5)
    t.g.space = 9
    t.begin(dynasties.dynasty_end(), generations.prepare_generation())
    assert t.asked == ("choose_chronicle", 0)
    assert t.g.start == 0
    t.choose(0, "score", "d")
    assert t.g.start == 1


# A whole round.


@pytest.mark.rule("SOT-070", "SOT-084")
def test_a_round_of_three_steps() -> None:
    t = table(2).begin(generations.new_generation())
    assert t.asked[0] == "choose_cards"
    chosen_and_declined(t)
    assert (t.g.round, t.g.space) == (2, 2)
    assert t.asked[0] == "choose_cards"
