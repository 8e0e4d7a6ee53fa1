"""Tournaments: fair pairings, the same results however they are run, and resuming after a kill."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saecula import bots
from saecula.arena.records import Records
from saecula.arena.results_file import MATCHES, open_results
from saecula.arena.runner import MatchRunner, Outcome, make_runner
from saecula.arena.schedule import Tournament, make_tournament, pairings
from saecula.arena.tournament import PARQUET, REPORT, RESULTS, run_tournament
from saecula.bots.runner import turns
from saecula.core.errors import BadOption, BadRecord, EndlessLoop
from saecula.core.position import Action
from saecula.core.record import read_record, verify
from saecula.core.secrecy import Seen
from saecula.games import GAMES, game
from tests.sample.game import GAME


@pytest.fixture(autouse=True)
def _bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bazaar", "tests.sample.game")


class First:
    """Choose the first option."""

    name = "first"

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:  # noqa: ARG002
        return options[0]


def bazaar(seats: int = 3, players: Sequence[str] = ("random",), seed: str = "fair") -> Tournament:
    return make_tournament(GAME, seats, list(players), seed)


def named(count: int, seats: int) -> Tournament:
    """Return a tournament of players that exist only as names."""
    return Tournament("bazaar", 1, "", seats, tuple("ABCDEFGHIJ"[:count]), "fair")


def timeless(outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Return the matches without measured times."""
    return [msgspec.structs.replace(one, thinking=(), seconds=0.0) for one in outcomes]


def played(tournament: Tournament, matches: int) -> list[Outcome]:
    return list(make_runner(tournament, 1)(list(pairings(tournament, matches))))


@pytest.mark.parametrize(("count", "seats"), [(2, 2), (2, 3), (3, 2), (5, 3), (7, 4), (1, 4)])
def test_all_sit_equally_often_on_every_seat(count: int, seats: int) -> None:
    sat: Counter[tuple[str, int]] = Counter()
    for pairing in pairings(named(count, seats), 30 * seats):
        sat.update(zip(pairing.players, range(seats), strict=True))
    for player in "ABCDEFG"[:count]:
        assert len({sat[player, seat] for seat in range(seats)}) == 1
    totals = [sat[player, 0] for player in "ABCDEFG"[:count]]
    assert max(totals) - min(totals) <= 1


def test_a_deal_is_played_once_with_each_rotation() -> None:
    table = list(pairings(named(5, 4), 8))
    assert [(one.deal, one.rotation) for one in table] == [(d, r) for d in range(2) for r in range(4)]
    for deal in range(2):
        seated = [one.players for one in table if one.deal == deal]
        assert len({frozenset(players) for players in seated}) == 1
        assert all(len({players[seat] for players in seated}) == 4 for seat in range(4))


def test_players_meet_evenly() -> None:
    met = Counter(
        frozenset(pair) for one in pairings(named(6, 3), 3 * 40) for pair in combinations(one.players, 2)
    )
    assert len(met) == 15
    assert max(met.values()) - min(met.values()) <= 2 * 3


def test_a_longer_tournament_begins_like_the_shorter() -> None:
    assert list(pairings(named(5, 3), 40))[:10] == list(pairings(named(5, 3), 10))


def test_a_name_given_twice_takes_part_twice() -> None:
    tournament = make_tournament(GAME, 4, ["greedy", "random", "random", "random"], "a")
    assert all(one.players.count("greedy") == 1 for one in pairings(tournament, 12))


def test_rotations_share_their_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "first", lambda _game, _seed: First())
    outcomes = played(bazaar(3, ["first"]), 9)
    by_deal = [{(one.scores, one.choices) for one in outcomes if one.deal == deal} for deal in range(3)]
    assert [len(seen) for seen in by_deal] == [1, 1, 1]
    assert len(set.union(*by_deal)) > 1


def test_records_of_a_tournament_show_its_matches(tmp_path: Path) -> None:
    historia = game("historia")
    tournament = make_tournament(historia, 3, ["greedy", "random"], "records")
    records = Records(tmp_path / "records")
    records.prepare()
    outcomes = list(make_runner(tournament, 2, records=records)(list(pairings(tournament, 3))))
    assert len(outcomes) == len(records) == 3
    for outcome in outcomes:
        match = verify(historia, read_record(records.folder / f"{outcome.match:06}.json"))
        assert match.over
        assert match.game.result(match.position).scores == outcome.scores
        assert tuple(match.record.names) == outcome.players
        assert len(match.entries) == sum(outcome.choices)


def test_records_go_on_with_their_tournament(tmp_path: Path) -> None:
    tournament = bazaar()
    records = Records(tmp_path / "records")
    play = make_runner(tournament, 1, records=records)
    run_tournament(tournament, 1, tmp_path / "arena", make_runner(tournament, 1))
    run_tournament(tournament, 3, tmp_path / "arena", play, None, records)
    run_tournament(tournament, 4, tmp_path / "arena", play, None, records)
    assert sorted(file.name for file in records.folder.iterdir()) == [f"{n:06}.json" for n in (1, 2, 3)]


def test_records_of_two_tournaments_are_not_mixed(tmp_path: Path) -> None:
    tournament = bazaar()
    records = Records(tmp_path / "records")
    play = make_runner(tournament, 1, records=records)
    run_tournament(tournament, 1, tmp_path / "one", play, None, records)
    with pytest.raises(BadOption, match="holds records already; name another folder"):
        run_tournament(tournament, 1, tmp_path / "other", play, None, records)


def test_several_processes_play_the_same_matches() -> None:
    tournament = make_tournament(game("historia"), 3, ["random"], "jobs")
    todo = list(pairings(tournament, 6))
    pool = sorted(make_runner(tournament, 2)(todo), key=lambda one: one.match)
    assert timeless(pool) == timeless(played(tournament, 6))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # from Ray
def test_a_ray_cluster_plays_the_same_matches() -> None:
    tournament = make_tournament(game("historia"), 3, ["random", "greedy"], "ray")
    todo = list(pairings(tournament, 6))
    cluster = sorted(make_runner(tournament, 2, ray="local")(todo), key=lambda one: one.match)
    assert timeless(cluster) == timeless(played(tournament, 6))


def stopped_after(count: int) -> Any:
    def progress(done: int) -> None:
        if done >= count:
            raise KeyboardInterrupt

    return progress


def test_a_stopped_run_goes_on_with_each_match_once(tmp_path: Path) -> None:
    tournament = bazaar(3, ["random", "greedy"])
    play = make_runner(tournament, 1)
    with pytest.raises(KeyboardInterrupt):
        run_tournament(tournament, 7, tmp_path / "a", play, stopped_after(4))
    seen: list[int] = []
    again = run_tournament(tournament, 7, tmp_path / "a", play, seen.append)
    assert seen == [4, 5, 6, 7]
    whole = run_tournament(tournament, 7, tmp_path / "b", play)
    assert again.matches == 7
    assert without_speed(tmp_path / "a") == without_speed(tmp_path / "b")
    assert [p.score for p in again.players] == [p.score for p in whole.players]


def without_speed(folder: Path) -> Any:
    results = msgspec.json.decode((folder / RESULTS).read_bytes())
    del results["speed"]
    for player in results["players"]:
        del player["seconds_per_choice"]
    return results


def test_a_line_cut_off_by_a_kill_is_played_again(tmp_path: Path) -> None:
    tournament = bazaar()
    run_tournament(tournament, 3, tmp_path, make_runner(tournament, 1))
    path = tmp_path / MATCHES
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    run_tournament(tournament, 3, tmp_path, make_runner(tournament, 1))
    lines = path.read_bytes().splitlines()
    assert lines[:2] == whole.splitlines()[:2]
    assert [msgspec.json.decode(line)["match"] for line in lines] == [0, 1, 2]


def test_a_killed_program_goes_on(tmp_path: Path) -> None:
    words = [
        "historia",
        "--players",
        "random",
        "--seats",
        "2",
        "--matches",
        "24",
        "--jobs",
        "2",
        "--out",
        "here",
    ]
    command = [sys.executable, "-c", "from saecula.cli import main; main()", "arena", *words]
    first = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL)
    results = tmp_path / "here" / MATCHES
    while first.poll() is None and not (results.exists() and results.read_bytes().count(b"\n") > 4):
        time.sleep(0.01)
    first.send_signal(signal.SIGKILL)
    first.wait()
    kept = results.read_bytes()
    assert 4 < kept.count(b"\n") < 24
    subprocess.run(command, cwd=tmp_path, stdout=subprocess.DEVNULL, check=True)
    whole = results.read_bytes()
    assert whole.startswith(kept[: kept.rfind(b"\n") + 1])
    assert sorted(msgspec.json.decode(line)["match"] for line in whole.splitlines()) == list(range(24))


def test_a_tournament_can_be_prolonged_and_cut_short(tmp_path: Path) -> None:
    tournament = bazaar()
    play = make_runner(tournament, 1)
    run_tournament(tournament, 3, tmp_path, play)
    assert run_tournament(tournament, 6, tmp_path, play).matches == 6
    assert run_tournament(tournament, 3, tmp_path, play).matches == 3


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    run_tournament(bazaar(), 1, tmp_path, make_runner(bazaar(), 1))
    other = bazaar(seed="other")
    with pytest.raises(BadOption, match="holds another tournament: seed 'fair', not 'other'"):
        run_tournament(other, 1, tmp_path, make_runner(other, 1))


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with (
        open_results(tmp_path, bazaar()),
        pytest.raises(BadOption, match="another run is using this folder"),
        open_results(tmp_path, bazaar()),
    ):
        pass


def test_a_results_file_with_a_match_twice_is_refused(tmp_path: Path) -> None:
    run_tournament(bazaar(), 1, tmp_path, make_runner(bazaar(), 1))
    path = tmp_path / MATCHES
    path.write_bytes(path.read_bytes() * 2)
    with pytest.raises(BadRecord, match="line 2: match 0 is listed twice"):
        run_tournament(bazaar(), 1, tmp_path, make_runner(bazaar(), 1))


def test_a_corrupt_results_file_is_refused(tmp_path: Path) -> None:
    run_tournament(bazaar(), 1, tmp_path, make_runner(bazaar(), 1))
    path = tmp_path / MATCHES
    path.write_bytes(b"{}\n" + path.read_bytes())
    with pytest.raises(BadRecord, match="line 1 is not a match"):
        run_tournament(bazaar(), 1, tmp_path, make_runner(bazaar(), 1))


def test_results_are_written(tmp_path: Path) -> None:
    run_tournament(bazaar(), 2, tmp_path, make_runner(bazaar(), 1))
    assert all((tmp_path / name).stat().st_size for name in (RESULTS, PARQUET, REPORT))


@pytest.mark.parametrize(
    ("seats", "players", "message"),
    [
        (3, [], "no players"),
        (2, ["clever"], "unknown bot 'clever'"),
        (7, ["random"], "for 2 to 4 players, not 7"),
    ],
)
def test_bad_tournaments_are_refused(seats: int, players: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        bazaar(seats, players)


def test_no_jobs_and_no_matches_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="0 jobs"):
        make_runner(bazaar(), 0)
    with pytest.raises(BadOption, match="0 matches"):
        run_tournament(bazaar(), 0, tmp_path, make_runner(bazaar(), 1))


def test_an_endless_match_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saecula.bots.runner.turns", partial(turns, most=3))
    with pytest.raises(EndlessLoop, match=r"bazaar: not over after 3 choices \(deal fair:0\)"):
        MatchRunner(bazaar()).play(next(pairings(bazaar(), 1)))
