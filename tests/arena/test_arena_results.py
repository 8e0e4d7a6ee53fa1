"""Results of a tournament: intervals over deals, standings, ratings, the page, the table."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pyarrow.parquet
import pytest
from rich.console import Console

from saecula import cli
from saecula.arena.intervals import Sample, mean_over_deals, quantiles, rate_over_deals, student
from saecula.arena.parquet import write_matches
from saecula.arena.ratings import rate
from saecula.arena.rendering import draw_standings
from saecula.arena.report import report
from saecula.arena.runner import Outcome
from saecula.arena.schedule import Tournament
from saecula.arena.standings import Standings, standings
from saecula.arena.stats import wilson
from saecula.arena.tournament import write_results
from saecula.games import GAMES

NAMES = ("ada", "bob", "<cy>")
TOURNAMENT = Tournament("bazaar", 1, "0123456789abcdef", 3, NAMES, "seed")


def outcome(match: int, players: tuple[str, ...], scores: tuple[int, ...]) -> Outcome:
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    wins = tuple((place == 1) / places.count(1) for place in places)
    thinking = (0.5,) * len(players)
    return Outcome(
        match, match // 3, match % 3, players, scores, places, wins, (10,) * len(players), thinking, 2.0
    )


def three_players(matches: int) -> list[Outcome]:
    """Make results in which Ada beats Bob by ten points and Bob beats Cy, with some luck."""
    chance = Random("three")
    outcomes = []
    for match in range(matches):
        players = NAMES[match % 3 :] + NAMES[: match % 3]
        scores = tuple(30 - 10 * NAMES.index(name) + chance.randint(0, 15) for name in players)
        outcomes.append(outcome(match, players, scores))
    return outcomes


@pytest.fixture(scope="module")
def table() -> Standings:
    return standings(TOURNAMENT, three_players(60))


def test_the_interval_of_a_mean_counts_deals() -> None:
    sample = Sample([(0, 1.0), (0, 3.0), (1, 4.0), (1, 6.0), (2, 7.0), (2, 9.0)])
    estimate = mean_over_deals(sample)
    assert estimate.mean == 5.0
    assert estimate.low is not None
    assert estimate.low == pytest.approx(5.0 - 4.303 * 3 / 3**0.5, abs=1e-3)  # three deals of means 2, 5, 8
    assert mean_over_deals(Sample([(0, 1.0), (0, 2.0)])).low is None


def test_deals_that_differ_widen_the_interval_of_a_rate() -> None:
    alike = rate_over_deals(Sample([(deal, float(i)) for deal in range(20) for i in (0, 1)]))
    apart = rate_over_deals(Sample([(deal, float(deal % 2)) for deal in range(20) for _ in (0, 1)]))
    assert (alike.low, alike.high) == pytest.approx(wilson(20, 40))
    assert (apart.low, apart.high) == pytest.approx(wilson(9.5, 19))
    assert rate_over_deals(Sample([(0, 1.0), (1, 1.0)])).low == pytest.approx(wilson(2, 2)[0])


def test_intervals_hold_the_truth_nineteen_times_of_twenty() -> None:
    chance = Random("cover")
    held = [0, 0]
    for _ in range(400):
        deals = [(deal, chance.random()) for deal in range(25)]
        sample = Sample([(deal, float(chance.random() < luck)) for deal, luck in deals for _ in range(3)])
        for i, estimate in enumerate((mean_over_deals(sample), rate_over_deals(sample))):
            assert estimate.low is not None
            assert estimate.high is not None
            held[i] += estimate.low <= 0.5 <= estimate.high
    assert all(370 <= count <= 395 for count in held), held


def test_student_and_quantiles() -> None:
    assert student(1) == 12.706
    assert student(31) == pytest.approx(2.0395, abs=1e-3)
    assert student(10**9) == pytest.approx(1.95996, abs=1e-4)
    assert quantiles([3, 1, 2, 4], (0.0, 0.5, 1.0)) == (1, 2.5, 4)


def test_standings_add_up(table: Standings) -> None:
    assert (table.matches, table.deals) == (60, 20)
    assert [player.name for player in table.players] == list(NAMES)
    assert sum(player.wins for player in table.players) == pytest.approx(60)
    assert all(player.seats_taken == 60 for player in table.players)
    assert sum(seat.win_rate.mean for seat in table.seats) == pytest.approx(1.0)
    ada = table.players[0]
    assert sum(ada.places.values()) == 60
    assert ada.scores.least <= ada.scores.lower_quartile <= ada.scores.median <= ada.scores.most
    assert ada.seconds_per_choice == pytest.approx(0.05)
    assert (table.speed.choices_per_second, table.speed.matches_per_second) == (15.0, 0.5)


def test_pairs_are_two_sides_of_one_thing(table: Standings) -> None:
    ahead = {(pair.player, pair.other): pair for pair in table.pairs}
    assert len(ahead) == 6
    for (one, other), pair in ahead.items():
        assert pair.ahead.mean + ahead[other, one].ahead.mean == pytest.approx(1.0)
    assert ahead["ada", "<cy>"].ahead.mean > 0.95


def test_ties_count_half() -> None:
    table = standings(TOURNAMENT, [outcome(0, NAMES, (5, 5, 1))])
    assert [pair.ahead.mean for pair in table.pairs if {pair.player, pair.other} == {"ada", "bob"}] == [
        0.5
    ] * 2
    assert [player.wins for player in table.players] == [0.5, 0.5, 0.0]


def test_ratings_order_players_by_strength() -> None:
    ratings = rate(NAMES, three_players(90))
    assert ratings["ada"].mean > ratings["bob"].mean > ratings["<cy>"].mean
    assert all(rating.deviation < 5 for rating in ratings.values())
    assert rate(NAMES, three_players(90)) == ratings


def test_a_player_on_several_seats_is_rated_once() -> None:
    outcomes = [outcome(match, ("ada", "bob", "ada"), (9, 1, 8)) for match in range(10)]
    ratings = rate(("ada", "bob"), outcomes)
    assert ratings["ada"].mean > 25 > ratings["bob"].mean
    assert rate(("ada",), outcomes) == {}


class Page(HTMLParser):
    """Parse a page: its text, the resources it would load, and whether its elements are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_the_page_is_whole_and_loads_nothing(table: Standings) -> None:
    text = report(table, three_players(60))
    page = Page(text)
    assert page.open == []
    assert page.loads == []
    assert "url(" not in text
    assert "@import" not in text
    assert text.count("<svg") == 7
    assert page.words.count("<cy>") > 4


def test_a_single_match_of_one_player_makes_a_page() -> None:
    solo = Tournament("historia", 1, "", 1, ("ada",), "seed")
    outcomes = [Outcome(0, 0, 0, ("ada",), (7,), (1,), (1.0,), (10,), (0.0,), 0.0)]
    assert Page(report(standings(solo, outcomes), outcomes)).open == []


def test_the_table_of_matches_holds_every_seat(tmp_path: Path) -> None:
    outcomes = three_players(9)
    write_matches(tmp_path / "m.parquet", TOURNAMENT, outcomes)
    table = pyarrow.parquet.read_table(tmp_path / "m.parquet")
    assert table.num_rows == 27
    assert table.schema.metadata[b"saecula.game"] == b"bazaar"
    row = table.to_pylist()[4]
    assert {name: row[name] for name in ("match", "deal", "rotation", "seat", "player", "score", "win")} == {
        "match": 1,
        "deal": 0,
        "rotation": 1,
        "seat": 1,
        "player": "<cy>",
        "score": outcomes[1].scores[1],
        "win": outcomes[1].wins[1],
    }


@pytest.mark.parametrize(
    ("module", "told"),
    [
        (
            "openskill.models",
            "no ratings: openskill is not installed; pip install 'saecula[arena]' brings it",
        ),
        ("pyarrow", "no matches.parquet: pyarrow is not installed; pip install 'saecula[arena]' brings it"),
    ],
)
def test_what_is_missing_is_reported(
    module: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    table = write_results(tmp_path, TOURNAMENT, three_players(3))
    assert table.notes == [told]
    assert told.split(";")[0] in (tmp_path / "report.html").read_text()


def test_the_standings_fit_eighty_columns(table: Standings) -> None:
    console = Console(width=80)
    with console.capture() as capture:
        console.print(draw_standings(table))
    text = capture.get()
    assert "ada" in text
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "bazaar", "tests.sample.game")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        cli.main(["arena", "bazaar", "--players", "greedy,random", "--matches", "4"])
    assert ended.value.code == 0
    out = capsys.readouterr().out
    assert "4 matches of 2 deals, 2 seats" in out
    assert (tmp_path / "arena" / "bazaar-2-1" / "report.html").exists()
    assert "results: arena/bazaar-2-1/report.html" in out


def test_the_command_without_ray_tells_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit) as ended:
        cli.main(["arena", "historia", "--players", "random", "--seats", "2", "--ray", "auto"])
    assert ended.value.code == 2
    assert "pip install 'saecula[cluster]'" in capsys.readouterr().err
