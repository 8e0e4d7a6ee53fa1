"""The tool that fits how far matches swing."""

from __future__ import annotations

from random import Random

import pytest

from saecula.analysis.chances import softmax
from saecula.core.game import Swing
from tests.sample.content import load_content
from tests.sample.game import GAME
from tools.chances import SAMPLES, Moment, Played, brier, fit, log_loss, play, reliability, report


def invented(swing: Swing, count: int) -> list[Moment]:
    """Invent moments of matches that are won exactly as often as this swing predicts."""
    chance = Random("swing")
    found = []
    for number in range(count):
        elapsed = number % SAMPLES / SAMPLES
        points = [chance.gauss(50, 10) for _ in range(3)]
        (winner,) = chance.choices(range(3), softmax(points, swing.at(elapsed)))
        found.append(Moment(elapsed, points, [float(seat == winner) for seat in range(3)]))
    return found


def test_the_swing_is_found_again() -> None:
    moments = invented(Swing(20.0, 4.0, 0), 1200)
    found = fit(moments, 7)
    assert found.start == pytest.approx(20.0, rel=0.3)
    assert found.end == pytest.approx(4.0, rel=0.3)
    assert found.choices == 7


def test_better_chances_lose_less() -> None:
    true, false = Swing(20.0, 4.0, 0), Swing(3.0, 40.0, 0)
    moments = invented(true, 1000)
    assert log_loss(moments, true) < log_loss(moments, false)
    assert brier(moments, true) < brier(moments, false)


def test_certainty_and_surprise_are_measured() -> None:
    sure = [Moment(0.5, [100.0, 0.0], [1.0, 0.0])]
    assert log_loss(sure, Swing(1.0, 1.0, 0)) == pytest.approx(0.0, abs=1e-9)
    assert brier(sure, Swing(1.0, 1.0, 0)) == pytest.approx(0.0, abs=1e-9)
    even = [Moment(0.5, [5.0, 5.0], [1.0, 0.0])]
    assert brier(even, Swing(1.0, 1.0, 0)) == pytest.approx(0.5)
    assert "| 50–60 % | 2 | 50 % | 50 % |" in reliability(even, Swing(1.0, 1.0, 0))


def test_matches_are_played_and_reported() -> None:
    played: list[Played] = [play(GAME, 2, "random", f"{i}", load_content(None)) for i in range(6)]
    assert all(len(one.moments) == SAMPLES for one in played)
    assert all(sum(moment.wins) == pytest.approx(1.0) for one in played for moment in one.moments)
    told = report(played)
    assert "fitted to 4 matches, measured on 2" in told
    assert "all seats alike" in told
