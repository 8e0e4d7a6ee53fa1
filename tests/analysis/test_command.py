"""`saecula analyze`: what it prints and writes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saecula import cli
from saecula.analysis import Analysis, analyze
from saecula.core.record import Match, write_record
from saecula.games import GAMES, game
from tests.analysis.matches import played
from tests.sample.game import GAME

QUICK = ("--level", "settler", "--simulations", "2")


@pytest.fixture(autouse=True)
def _bazaar(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(GAMES, "bazaar", "tests.sample.game")
    monkeypatch.chdir(tmp_path)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Return exit code, output and errors of a call."""
    with pytest.raises(SystemExit) as ended:
        cli.main(("analyze", *words))
    assert isinstance(ended.value.code, int)
    return ended.value.code, *capsys.readouterr()


def kept(match: Match[Any]) -> str:
    write_record(Path("match.json"), match.saved())
    return "match.json"


@pytest.mark.parametrize(
    ("name", "choices"), [("historia", 14), ("sands_of_time", 8), ("through_the_ages", 8)]
)
def test_a_running_match_of_every_game(capsys: pytest.CaptureFixture[str], name: str, choices: int) -> None:
    path = kept(played(game(name), 2, choices))
    code, out, err = run(capsys, path, *QUICK, "--seat", "1", "--out", "found.json")
    assert (code, err) == (0, "")
    assert "Winning chances" in out
    assert f"{choices} choices" in out
    assert out.count(" per decision") == 1
    found = msgspec.json.decode(Path("found.json").read_bytes(), type=Analysis)
    assert (found.game, found.seats, found.level, found.all) == (name, 2, "settler", choices)
    assert found.chances[-1].at == choices
    assert 0 < found.chances[-1].chances[0] < 1
    assert [verdict.at for verdict in found.verdicts] == sorted({verdict.at for verdict in found.verdicts})
    assert (found.viewer, {verdict.seat for verdict in found.verdicts}) == (1, {1})


def test_a_finished_match_says_what_would_have_been_better(capsys: pytest.CaptureFixture[str]) -> None:
    match = played(GAME, 2, 1000)
    assert match.over
    code, out, _ = run(capsys, kept(match), "--level", "settler", "--simulations", "16")
    assert code == 0
    assert "100 %" in out
    assert "Chosen: " in out
    assert "Better: " in out


def test_german(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, kept(played(GAME, 2, 6)), *QUICK, "--seat", "0", "--lang", "de")
    assert code == 0
    assert "Gewinnaussichten" in out


def test_a_match_without_choices(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, kept(played(GAME, 2, 0)), *QUICK, "--seat", "0")
    assert code == 0
    assert "0 choices" in out


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    path = kept(played(game("historia"), 2, 16))
    for jobs in ("1", "2"):
        assert run(capsys, path, *QUICK, "--seat", "0", "--jobs", jobs, "--out", f"{jobs}.json")[0] == 0
    assert Path("1.json").read_bytes() == Path("2.json").read_bytes()


def test_progress_counts_decisions() -> None:
    told: list[tuple[int, int]] = []
    found = analyze(
        played(GAME, 2, 8),
        "settler",
        simulations=2,
        viewer=0,
        progress=lambda done, all_: told.append((done, all_)),
    )
    count = len(found.verdicts)
    assert told == [(done, count) for done in range(1, count + 1)]


def test_an_interrupt_ends_cleanly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: Any, **__: Any) -> Analysis:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "analyze", interrupted)
    code, out, err = run(capsys, kept(played(GAME, 2, 4)), "--out", "found.json")
    assert (code, out, err) == (130, "", "")
    assert not Path("found.json").exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("nowhere.json",), "nowhere.json: No such file"),
        ((), "RECORD"),
        (("match.json", "--seat", "0", "--level", "greedy"), "unknown level 'greedy'; there are: settler"),
        (("match.json", "--seat", "0", "--simulations", "0"), "0 simulations; at least two"),
        (("match.json",), "this match is still running: name the seat"),
        (("match.json", "--seat", "2"), "there is no seat 2; seats are 0 to 1"),
        (("match.json", "--jobs", "0"), "0 jobs; at least one"),
        (("match.json", "--lang", "xx"), "unknown language 'xx'"),
        (("match.json", "--out", "no/where.json"), "there is no folder"),
        (("odd.json",), "not a match record"),
        (("tampered.json",), "entry 0"),
    ],
)
def test_bad_input_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], message: str
) -> None:
    data = json.loads(Path(kept(played(GAME, 2, 4))).read_bytes())
    Path("odd.json").write_text("[]")
    data["segments"][0]["entries"][0] = [0, "secret_wish", ["wish", "gold"], []]
    Path("tampered.json").write_text(json.dumps(data))
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1
