"""Win chances and where they turn."""

from __future__ import annotations

import pytest

from saecula.analysis import Chances, course, turning_points
from saecula.analysis.chances import chances, elapsed, softmax
from saecula.core.game import Swing
from saecula.games import game
from tests.analysis.matches import played, recorded
from tests.sample.game import GAME

FINISHED = ["historia/4-players", "historia/3-players-3-civbots", "sands_of_time/3-players"]


def test_points_ahead_are_chances_by_what_may_still_swing() -> None:
    assert softmax([10.0, 10.0], 5.0) == [0.5, 0.5]
    early, late = softmax([12.0, 10.0], 20.0), softmax([12.0, 10.0], 2.0)
    assert 0.5 < early[0] < late[0] < 1.0
    assert softmax([2000.0, 0.0], 0.0) == [1.0, 0.0]


def test_what_may_swing_falls_from_start_to_end() -> None:
    swing = Swing(start=30.0, end=2.0, choices=10)
    assert [swing.at(part) for part in (0.0, 0.5, 1.0)] == [30.0, 16.0, 2.0]


@pytest.mark.parametrize("name", FINISHED)
def test_chances_go_from_even_to_the_result(name: str) -> None:
    match = recorded(name)
    seats = match.record.seats
    found = course(match)
    assert (found[0].at, found[-1].at) == (0, len(match.entries))
    assert [now.at for now in found] == sorted({now.at for now in found})
    for now in found:
        assert sum(now.chances) == pytest.approx(1.0, abs=1e-3)
    assert found[0].chances == pytest.approx([1 / seats] * seats, abs=0.1)
    winners = match.game.result(match.position).winners
    assert found[-1].chances == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def test_a_shared_victory_is_shared() -> None:
    match = recorded("historia/shared-victory")
    assert sorted(chances(match.game, match.position, 1.0)) == [0.0, 0.0, 0.5, 0.5]


@pytest.mark.parametrize(("name", "end"), [("alone-won", 1.0), ("alone-outscored", 0.0)])
def test_alone_the_chance_is_to_beat_the_civbots(name: str, end: float) -> None:
    found = course(recorded(f"historia/{name}"))
    assert 0.02 < found[0].chances[0] < 0.98
    assert found[-1].chances == [end]


def test_a_match_that_goes_on_is_measured_by_its_usual_length() -> None:
    running = played(game("historia"), 2, 20)
    assert elapsed(running, 20) == 20 / (2 * game("historia").swing.choices)
    over = recorded("historia/2-players")
    assert elapsed(over, len(over.entries)) == 1.0


def test_what_was_played_in_earlier_segments_counts_as_played() -> None:
    match = played(GAME, 2, 10)
    match.go_on()
    assert elapsed(match, 0) == 10 / (2 * GAME.swing.choices)


def test_turning_points_are_few_and_in_order() -> None:
    match = recorded("historia/4-players")
    found = turning_points(match, course(match))
    assert 0 < len(found) <= 10
    assert [one.at for one in found] == sorted({one.at for one in found})
    assert all(0 <= one.at < len(match.entries) for one in found)


def test_a_lead_that_changes_hands_makes_a_new_favourite() -> None:
    match = recorded("sands_of_time/2-players")
    half = len(match.entries) // 2
    found = [Chances(at, [0.8, 0.2] if at < half else [0.1, 0.9]) for at in range(len(match.entries) + 1)]
    (turn,) = turning_points(match, found)
    assert turn.favourite
    assert turn.seat == 1
    assert turn.change == pytest.approx(0.7)
    assert half - 20 < turn.at < half


def test_chances_that_only_go_to_and_fro_do_not_turn() -> None:
    match = recorded("sands_of_time/2-players")
    found = [Chances(at, [0.6, 0.4] if at // 3 % 2 else [0.5, 0.5]) for at in range(len(match.entries) + 1)]
    assert [one for one in turning_points(match, found) if one.favourite] == []
