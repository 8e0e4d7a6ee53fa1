"""The examples learn, one by imitation and one by playing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples import clone_greedy, learn_historia
from examples.clone_greedy import Choices, Policy, by_chance, by_habit, leads
from saecula.arena.dataset import write_dataset
from saecula.arena.schedule import make_tournament
from saecula.core.game import Result, ranked, returns_of
from saecula.envs.task import by_win
from saecula.games import game


def dataset(folder: Path, matches: int) -> str:
    path = folder / "greedy.parquet"
    write_dataset(make_tournament(game("historia"), 2, ["greedy"], "1"), matches, path)
    return str(path)


def test_a_clone_learns_from_a_few_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [dataset(tmp_path, 5), "--epochs", "2", "--matches", "2"]
    policy, train, test = clone_greedy.main(arguments)
    assert policy.accuracy(train) > by_chance(train) + 0.1
    assert len(train.chosen) > 3 * len(test.chosen) > 0
    assert all(row[number] for row, number in zip(train.options, train.chosen, strict=True))
    out = capsys.readouterr().out
    assert "against random: " in out
    assert "of 2 won" in out


@pytest.mark.soak
def test_a_clone_beats_random_and_chooses_better_than_by_habit(tmp_path: Path) -> None:
    policy, train, test = clone_greedy.main([dataset(tmp_path, 150), "--matches", "2"])
    assert policy.accuracy(test) > by_habit(train, test) + 0.03 > by_chance(test) + 0.15
    assert sum(lead > 0 for lead in leads(policy, "random", 40, seed=1)) >= 34


def test_a_policy_takes_the_best_option() -> None:
    policy = Policy(slots=2, actions=3)
    policy.weights[0] = (1, 2, 3)
    observation = np.array([1, 0], np.float32)
    assert policy.choose(observation, np.array([True, True, True])) == 2
    assert policy.choose(observation, np.array([True, True, False])) == 1


def test_guesses_without_learning() -> None:
    options = np.array([[True, True, False], [True, True, True]])
    rows = Choices(np.zeros((2, 1)), options, np.array([1, 1]))
    assert by_chance(rows) == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert by_habit(rows, rows) == 1.0
    assert by_habit(rows, rows._replace(chosen=np.array([0, 1]))) == 0.5


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # from torch
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_example_beats_random(seed: str) -> None:
    lower_bound = learn_historia.main(["--steps", "60000", "--matches", "200", "--seed", seed])
    assert lower_bound > 0.6


class Settled:
    """A match that ends after one choice, with a given result."""

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
    monkeypatch.setattr(learn_historia, "SingleAgentEnv", Settled)
    for scores, won in (((5, 5), 0), ((5, 3), 4), ((3, 5), 0)):
        places = ranked([(score,) for score in scores])
        Settled.reward = by_win(Result(places, scores, returns_of(places)))[0]
        assert learn_historia.wins(Model(), 4, seed=1) == won
