"""Tests of the tool that fits the weights of an evaluation."""

from __future__ import annotations

from random import Random

import pytest

from saecula.games import game
from saecula.games.historia import evaluation
from tools.weights import (
    Played,
    Stood,
    ahead,
    check,
    explained,
    fit,
    parts,
    play,
    report,
    weighed,
    weights_of,
)

HELD = ("RIVALS", "SHARED")


def stood(count: int, noise: float) -> list[Stood]:
    """Make leads of twice the bare points plus six times the first part and twice the second."""
    random = Random(5)
    made = []
    for _ in range(count):
        bare, one, two = (random.gauss(0, 1) for _ in range(3))
        made.append(Stood(bare, [one, two], 2 * bare + 6 * one + 2 * two + random.gauss(0, noise)))
    return made


def test_weights_are_found_in_bare_points() -> None:
    weights, scale = fit(stood(400, 0.5))
    assert scale == pytest.approx(2.0, abs=0.1)
    assert weights == pytest.approx([3.0, 1.0], abs=0.1)
    assert explained(stood(50, 0.0), [3.0, 1.0], 2.0) == pytest.approx(1.0)
    assert explained(stood(50, 0.0), [0.0, 0.0], 2.0) < 0.5


def test_what_is_reported_is_fitted_to_most_matches_and_measured_on_the_rest() -> None:
    all_ = stood(400, 0.5)
    played = [Played(f"{i}", all_[40 * i : 40 * i + 40]) for i in range(10)]
    text = report(played, {"A": 1.0, "B": 2.0})
    assert "| A | 1.00 | 2.94 |" in text
    assert "99 % of the variance of leads explained" in text


def test_a_weight_that_counts_nowhere_is_named() -> None:
    silent = [Stood(one.bare, [one.parts[0], 0.0], one.lead) for one in stood(20, 0.5)]
    with pytest.raises(ValueError, match="counts nowhere: B"):
        report([Played(f"{i}", silent) for i in range(5)], {"A": 1.0, "B": 2.0})


def test_who_is_ahead_is_over_the_mean_of_the_others() -> None:
    assert ahead([10, 4, 2]) == [7.0, -2.0, -5.0]


def test_parts_make_up_the_evaluation() -> None:
    historia = game("historia")
    weights = weights_of(evaluation, HELD)
    assert "TECHNOLOGY" in weights
    assert not set(HELD) & set(weights)
    g = historia.start(2, "parts")
    bare, *counts = parts(historia, evaluation, g, 0, list(weights))
    whole = bare + sum([weight * count for weight, count in zip(weights.values(), counts, strict=True)])
    assert whole == pytest.approx(historia.evaluate(g, 0))


def test_what_is_no_sum_of_weighed_parts_is_refused() -> None:
    historia = game("historia")
    check(historia, evaluation, 2, list(weights_of(evaluation, HELD)))
    with pytest.raises(ValueError, match="no sum of these weights"):
        check(historia, evaluation, 2, list(weights_of(evaluation)))
    with pytest.raises(ValueError, match="others to be ahead of"):
        check(historia, evaluation, 1, [])


def test_an_evaluation_is_as_before_after_a_match_with_other_weights() -> None:
    historia = game("historia")
    before = weights_of(evaluation)
    one = play(historia, evaluation, 2, weights_of(evaluation, HELD), "weights:0")
    assert weights_of(evaluation) == before
    assert one.stood
    assert sum([seat.lead for seat in one.stood]) == pytest.approx(0.0)
    with weighed(evaluation, {"LAND": 5.0}):
        assert weights_of(evaluation)["LAND"] == 5.0
    assert weights_of(evaluation) == before
