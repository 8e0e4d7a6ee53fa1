"""The example learns to beat a random player."""

from __future__ import annotations

from typing import Any

import pytest

from examples import learn_historia
from saecula.core.game import Result, ranked, returns_of
from saecula.envs.desk import by_win


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # of torch's own
def test_the_example_beats_random() -> None:
    lower_bound = learn_historia.main(["--steps", "60000", "--matches", "200", "--seed", "1"])
    assert lower_bound > 0.5


class Settled:
    """A match that ends after one choice, as it was told to."""

    reward = 0.0

    def __init__(self, *_: Any, **__: Any) -> None: ...

    def reset(self, seed: int) -> tuple[int, dict[str, Any]]:
        return seed, {}

    def action_masks(self) -> None: ...

    def step(self, _: Any) -> tuple[int, float, bool, bool, dict[str, Any]]:
        return 0, self.reward, True, False, {}


class Model:
    def predict(self, *_: Any, **__: Any) -> tuple[int, None]:
        return 0, None


def test_the_example_does_not_count_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn_historia, "SoloEnv", Settled)
    for scores, won in (((5, 5), 0), ((5, 3), 4), ((3, 5), 0)):
        places = ranked([(score,) for score in scores])
        Settled.reward = by_win(Result(places, scores, returns_of(places)))[0]
        assert learn_historia.wins(Model(), 4, seed=1) == won
