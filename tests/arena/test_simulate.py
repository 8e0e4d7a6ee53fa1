"""Simulations: balanced seats, the same result with any number of jobs, consistent sums."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from rich.console import Console

from saecula.arena.rendering import draw_summary
from saecula.arena.runner import MatchRunner, Outcome
from saecula.arena.simulate import Plan, Summary, make_plan, pairings, simulate, summarize
from saecula.arena.stats import deviation, mean, wilson
from saecula.core.errors import BadOption
from saecula.games import GAMES, game
from tests.sample.game import GAME


@pytest.fixture(autouse=True)
def _bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bazaar", "tests.sample.game")


def _timeless(summary: Summary) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(summary, seconds=0.0, jobs=0))


def test_the_interval_of_wilson() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_mean_and_deviation() -> None:
    assert mean([1, 2, 3, 4]) == 2.5
    assert deviation([1, 2, 3, 4]) == pytest.approx(1.29099, abs=1e-5)
    assert (mean([]), deviation([7])) == (0.0, 0.0)


def test_players_sit_on_every_seat_equally_often() -> None:
    plan = make_plan(GAME, 4, ["greedy", "random", "random", "random"], 4, "seats")
    runner = MatchRunner(plan)
    seats = [runner.play(pairing).players.index("greedy") for pairing in pairings(plan)]
    assert sorted(seats) == [0, 1, 2, 3]


def test_fewer_names_than_seats_are_repeated() -> None:
    assert make_plan(GAME, 4, ["greedy", "random"], 1, "a").players == (
        "greedy",
        "random",
        "greedy",
        "random",
    )


def test_the_same_seed_gives_the_same_summary() -> None:
    plan = make_plan(GAME, 3, ["random"], 5, "again")
    assert _timeless(simulate(plan)) == _timeless(simulate(plan))
    other = make_plan(GAME, 3, ["random"], 5, "other")
    assert _timeless(simulate(plan)) != _timeless(simulate(other))


def test_jobs_do_not_change_the_result() -> None:
    plan = make_plan(game("historia"), 3, ["random"], 6, "jobs")
    assert _timeless(simulate(plan, jobs=2)) == _timeless(simulate(plan))


def test_progress_counts_matches() -> None:
    done: list[int] = []
    simulate(make_plan(GAME, 2, ["random"], 3, "bar"), progress=done.append)
    assert done == [1, 2, 3]


def test_shared_wins_count_in_parts() -> None:
    plan = Plan("bazaar", 3, ("greedy", "random", "random"), 2, "a")
    first, second = ("greedy", "random", "random"), ("random", "random", "greedy")
    thinking = (0.0, 0.0, 0.0)
    outcomes = [
        Outcome(0, 0, 0, first, (5, 5, 1), (1, 1, 3), (0.5, 0.5, 0.0), (4, 3, 3), thinking, 1.0),
        Outcome(1, 1, 1, second, (2, 3, 9), (3, 2, 1), (0.0, 0.0, 1.0), (7, 7, 6), thinking, 1.0),
    ]
    summary = summarize(plan, outcomes, seconds=2.0, jobs=1)
    greedy, random = summary.players
    assert (greedy.name, greedy.seats, greedy.wins, greedy.win_rate) == ("greedy", 1, 1.5, 0.75)
    assert greedy.score_mean == 7.0
    assert greedy.even_share == pytest.approx(1 / 3)
    assert (random.wins, random.places) == (0.5, {1: 1, 2: 1, 3: 2})
    assert (summary.choices, summary.choices_least, summary.choices_most) == (30, 10, 20)
    assert summary.choices_per_second == 15.0


def test_places_are_counted_for_every_seat() -> None:
    summary = simulate(make_plan(GAME, 3, ["random"], 4, "places"))
    assert sum(Counter(summary.players[0].places).values()) == 12
    assert summary.players[0].wins == pytest.approx(4)


@pytest.mark.parametrize(
    ("seats", "players", "matches", "message"),
    [
        (3, [], 1, "no players"),
        (2, ["random"] * 3, 1, "3 players do not fit on 2 seats"),
        (2, ["random"], 0, "0 matches; at least one"),
        (2, ["clever"], 1, "unknown bot 'clever'"),
        (7, ["random"], 1, "for 2 to 4 players, not 7"),
    ],
)
def test_bad_plans_are_refused(seats: int, players: list[str], matches: int, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        make_plan(GAME, seats, players, matches, "a")


def test_no_jobs_are_refused() -> None:
    with pytest.raises(BadOption, match="0 jobs"):
        simulate(make_plan(GAME, 2, ["random"], 1, "a"), jobs=0)


def test_the_table_fits_eighty_columns() -> None:
    summary = simulate(make_plan(GAME, 4, ["greedy", "random"], 3, "table"))
    console = Console(width=80)
    with console.capture() as capture:
        console.print(draw_summary(summary))
    text = capture.get()
    assert "greedy" in text
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 80
