"""The rules of thumb of 7 Ages answer every question that random matches come to."""

from __future__ import annotations

from random import Random

import pytest

from saecula.core import flow
from saecula.games.seven_ages import GAME


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_every_question_of_a_random_match_has_an_answer(seats: int) -> None:
    g = GAME.start(seats, f"thumb {seats}", {"rounds": "30", "total_history": True})
    policy, lots = GAME.rollout_policy, Random(seats)
    assert policy is not None
    while (seat := flow.mover(g)) >= 0:
        frame, options = flow.ask_of(g, seat), flow.options(g, seat)
        assert frame is not None
        assert policy(g, seat, frame, list(options), lots) in options
        assert GAME.sensible(g, seat, frame, list(options))
        flow.play(g, seat, lots.choice(options))
