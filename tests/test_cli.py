"""The command line: its output, and that every bad input ends in one line on stderr and exit code 2."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from saecula import cli
from saecula.core.catalog import confidences
from saecula.core.record import Match, encode_record, read_record, verify, write_record
from saecula.games import GAMES, all_games, game
from saecula.games.clash_of_cultures import GAME as CLASH
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.terminal.about import draw_about
from saecula.terminal.messages import Messages
from tests.sample.game import GAME


@pytest.fixture(autouse=True)
def _bazaar(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(GAMES, "bazaar", "tests.sample.game")
    monkeypatch.chdir(tmp_path)


class Ran:
    """Output and exit code of a call of the program."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Ran:
    """Call the program in this process."""
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return Ran(ended.value.code, out, err)


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "bazaar", "--players", "random,greedy"),
        ("simulate", "historia", "--players", "random,greedy", "--jobs", "2"),
        ("arena", "historia", "--players", "random", "--seats", "2"),
        ("dataset", "historia", "--players", "random", "--seats", "2", "--out", "table.parquet"),
        ("dataset", "historia", "--players", "random", "--seats", "2", "--out", "t.parquet", "--jobs", "2"),
    ],
    ids=" ".join,
)
def test_matches_of_bots_are_kept_as_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[str, ...]
) -> None:
    ran = run(capsys, *words, "--matches", "2", "--records", "kept")
    assert f"records: 2 in {tmp_path / 'kept'}" in ran.out
    kept = [str(path) for path in sorted((tmp_path / "kept").iterdir())]
    assert [Path(path).name for path in kept] == ["000000.json", "000001.json"]
    verified = run(capsys, "verify", *kept)
    assert verified.code == 0
    assert verified.out.count("over, as recorded") == 2
    assert "The match is over" in run(capsys, "show", kept[1]).out


@pytest.mark.parametrize("words", [("simulate",), ("dataset", "--out", "table.parquet")], ids=" ".join)
def test_records_are_not_mixed(
    capsys: pytest.CaptureFixture[str], record: Path, words: tuple[str, ...]
) -> None:
    command, *more = words
    players = ("--players", "random", "--seats", "2", *more)
    ran = run(capsys, command, "historia", *players, "--records", str(record.parent))
    assert ran.code == 2
    assert "holds records already; name another folder" in ran.err


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "--version")
    assert (ran.code, ran.out) == (0, f"saecula {metadata.version('saecula')}\n")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Save a running match of the sample game and return its path."""
    match: Match[Any] = Match.new(GAME, 2, {}, "cli", ["Ada", "Mei"])
    while len(match.entries) < 12 and not match.over:
        seat = match.position.asks[0][1] if match.position.block == "ask" else -1
        for candidate in [seat] if seat >= 0 else range(2):
            options = cli_options(match, candidate)
            if options:
                match.choose(candidate, options[0])
                break
    path = tmp_path / "match.json"
    write_record(path, match.saved())
    return path


def cli_options(match: Match[Any], seat: int) -> list[Any]:
    from saecula.core import flow

    return flow.options(match.position, seat)


def changed(record: Path, **fields: Any) -> Path:
    """Write a copy of a record with some fields changed."""
    data = json.loads(record.read_bytes())
    data.update(fields)
    path = record.with_name("changed.json")
    path.write_text(json.dumps(data))
    return path


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "games")
    assert ran.code == 0
    counts = {"Historia": "1 to 6", "The Sands of Time": "2 to 5"}
    counts |= {"Through the Ages": "2 to 4", "Clash of Cultures": "2 to 4", "7 Ages": "2 to 7"}
    for title, players in counts.items():
        assert f"{title}, {players} players" in ran.out
    assert [known.id for known in all_games()] == [
        "historia",
        "sands_of_time",
        "through_the_ages",
        "clash_of_cultures",
        "seven_ages",
        "bazaar",
    ]
    assert game("historia").id == "historia"


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--help"], ["play", "--help"]):
        assert run(capsys, *words).code == 0


@pytest.mark.parametrize(("lang", "words"), [("en", "reconstructed"), ("de", "nachgebaut")])
def test_about_tells_options_and_sources(capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    ran = run(capsys, "about", "bazaar", "--lang", lang)
    assert ran.code == 0
    for told in (
        "rounds",
        "SAM-010",
        "1, 2, 3",
        "without",
        "dice, raid",
        words,
        GAME.load_content(None).digest,
    ):
        assert told in ran.out


def test_about_historia(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "about", "historia")
    assert ran.code == 0
    assert "civbots" in ran.out
    assert "HIS-231" in ran.out


def test_about_tells_how_certain_the_content_is_and_which_names_are_ours() -> None:
    content = Content.get()
    told = "\n".join([line.plain for line in draw_about(CLASH, content, 100, Messages("en"))])
    levels = confidences(content.entries())
    assert sum(levels.values()) == len(list(content.entries()))
    assert f"high {levels['high']}, medium {levels['medium']}, low {levels['low']}" in told
    ours = [entry.id for entry in content.entries() if re.search("German names? .*ours", entry.source)]
    assert re.search(f"German names of ours +{len(ours)} entries", told)


def test_about_names_no_options_where_there_are_none() -> None:
    rules = game("through_the_ages")
    told = [line.plain for line in draw_about(rules, rules.load_content(None), 100, Messages("en"))]
    assert not any(line.startswith("Options") for line in told)


def test_play_without_a_terminal_says_how(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "play", "bazaar")
    assert ran.code == 0
    assert "--plain" in ran.out
    assert "Traceback" not in ran.err


def test_simulate_prints_a_table_and_writes_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    ran = run(
        capsys, "simulate", "bazaar", "--matches", "3", "--players", "random,greedy", "--json", str(path)
    )
    assert ran.code == 0
    assert "greedy" in ran.out
    data = json.loads(path.read_bytes())
    assert [player["name"] for player in data["players"]] == ["random", "greedy"]
    assert data["plan"]["matches"] == 3


@pytest.mark.parametrize(
    "extra", [[], ["--at", "0"], ["--seat", "1"], ["--lang", "de"], ["--at", "5", "--seat", "0"]]
)
def test_show_draws_a_record(capsys: pytest.CaptureFixture[str], record: Path, extra: list[str]) -> None:
    ran = run(capsys, "show", str(record), *extra)
    assert ran.code == 0
    assert "Bazaar" in ran.out


def test_points_of_a_record_are_shown_by_source(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parent / "records" / "through_the_ages" / "3-players-greedy.json"
    ran = run(capsys, "points", str(path))
    assert ran.code == 0
    scores = verify(game("through_the_ages"), read_record(path))
    for score in game("through_the_ages").result(scores.position).scores:
        assert f" {score}\n" in ran.out
    assert "Preparing an event" in ran.out
    assert "Ereignis vorbereitet" in run(capsys, "points", str(path), "--lang", "de").out


def test_verify_accepts_what_was_played(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    ran = run(capsys, "verify", str(record), str(record))
    assert ran.code == 0
    assert ran.out.count("12 choices, running, as recorded") == 2


def test_fuzz_finds_nothing_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "fuzz", "bazaar", "--seconds", "0.2")
    assert ran.code == 0
    assert "nothing found" in ran.out
    assert not Path("found").exists()


def test_fuzz_that_finds_something_exits_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    def crash(*_: Any) -> None:
        raise ZeroDivisionError("oh")

    settled = GAME.rules.settled
    GAME.rules.settled = crash
    try:
        ran = run(capsys, "fuzz", "bazaar", "--seconds", "0.05", "--out", "kept")
    finally:
        GAME.rules.settled = settled
    assert ran.code == 1
    assert "ZeroDivisionError: oh" in ran.out
    found = list(Path("kept").iterdir())
    assert len(found) == 1
    assert str(found[0]) in ran.out
    assert run(capsys, "show", str(found[0])).code == 0


BAD = [
    (["about", "chess"], "unknown game 'chess'; there are: historia"),
    (["play", "chess"], "unknown game 'chess'"),
    (["simulate", "chess", "--players", "random"], "unknown game 'chess'"),
    (["fuzz", "chess"], "unknown game 'chess'"),
    (["about", "bazaar", "--lang", "xx"], "unknown language 'xx'"),
    (["play", "bazaar", "--lang", "xx"], "unknown language 'xx'"),
    (["play", "bazaar", "--option", "colour=red"], "unknown option 'colour'"),
    (["play", "bazaar", "--option", "rounds=9"], "'9' is not one of 1, 2, 3"),
    (["play", "bazaar", "--option", "riches=perhaps"], "neither yes nor no"),
    (["play", "bazaar", "--option", "rounds"], "expected name=value"),
    (["play", "bazaar", "--option", "rounds=1", "--option", "rounds=2"], "given twice"),
    (["play", "bazaar", "--seats", "2", "--option", "without=dice,raid"], "two players need dice or raids"),
    (["play", "bazaar", "--seats", "9"], "for 2 to 4 players, not 9"),
    (["play", "bazaar", "--seats", "x"], "seats"),
    (["play", "bazaar", "--humans", "5"], "--humans 5"),
    (["play", "bazaar", "--humans", "0,7"], "there is no seat 7"),
    (["play", "bazaar", "--bots", "clever"], "unknown bot 'clever'"),
    (["play", "bazaar", "--bots", ","], "name at least one bot"),
    (["play", "bazaar", "--load", "nowhere.json"], "nowhere.json: No such file"),
    (["play", "bazaar", "--save", "no/where.json"], "there is no folder"),
    (["simulate", "bazaar", "--players", "clever"], "unknown bot 'clever'"),
    (["simulate", "bazaar", "--players", "random", "--seats", "9"], "not 9"),
    (["simulate", "bazaar", "--players", "random", "--seats", "2", "--matches", "0"], "0 matches"),
    (["simulate", "bazaar", "--players", "random", "--seats", "2", "--jobs", "0"], "0 jobs"),
    (["simulate", "bazaar", "--players", "random", "--seats", "2", "--json", "no/x.json"], "no folder"),
    (["simulate", "bazaar"], "players"),
    (["fuzz", "bazaar", "--seconds", "-1"], "-1 seconds"),
    (["show", "nowhere.json"], "nowhere.json: No such file"),
    (["verify", "nowhere.json"], "nowhere.json: No such file"),
    (["verify"], "RECORD"),
    (["dance"], "dance"),
    (["games", "--loud"], "--loud"),
    (["about", "historia", "--content", "nowhere"], "no such folder"),
]


@pytest.mark.parametrize(("words", "message"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], message: str
) -> None:
    ran = run(capsys, *words)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("saecula: ")
    assert ran.out == ""
    assert list(tmp_path.iterdir()) == []


TAMPERED: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "unknown game 'chess'"),
    ({"game": "historia"}, "content"),
    ({"format": 99}, "format 99"),
    ({"format": "x"}, "not a match record"),
    ({"seats": 3}, "seats"),
    ({"seats": 0}, "not 0"),
    ({"seats": -4}, "not -4"),
    ({"options": {"colour": "red"}}, "unknown option"),
    ({"options": {"without": 3}}, "without"),
    ({"options": {"rounds": [1]}}, "rounds"),
    ({"seed": "00" * 32}, "committed"),
    ({"seed": "xyz"}, "hexadecimal"),
    ({"commitment": "0"}, "committed"),
    ({"digest": "0" * 64}, "the record says"),
    ({"segments": []}, "without segments"),
    ({"segments": 3}, "not a match record"),
]


@pytest.mark.parametrize(("fields", "message"), TAMPERED, ids=[str(fields) for fields, _ in TAMPERED])
def test_tampered_records_are_refused(
    capsys: pytest.CaptureFixture[str], record: Path, fields: dict[str, Any], message: str
) -> None:
    ran = run(capsys, "verify", str(changed(record, **fields)))
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "entry",
    [
        [0, "no_such_decision", ["wish", "tea"], []],
        [9, "secret_wish", ["wish", "tea"], []],
        [-1, "secret_wish", ["wish", "tea"], []],
        [0, "secret_wish", ["wish", "gold"], []],
        [0, "secret_wish", [], []],
        [0, "secret_wish", [["wish"]], []],
        [0, "secret_wish", [{"wish": 1}], []],
        [0, "resign", [], []],
    ],
)
def test_a_tampered_choice_is_refused(
    capsys: pytest.CaptureFixture[str], record: Path, entry: list[Any]
) -> None:
    segment = json.loads(record.read_bytes())["segments"][0]
    segment["entries"][0] = entry
    for command in ("verify", "show"):
        ran = run(capsys, command, str(changed(record, segments=[segment])))
        assert ran.code == 2
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"format": 1}'])
def test_what_is_no_record_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(data)
    for command in ("show", "verify"):
        ran = run(capsys, command, str(path))
        assert ran.code == 2
        assert "not a match record" in ran.err
        assert ran.err.count("\n") == 1


def test_show_refuses_points_and_seats_that_are_not_there(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    for extra in (["--at", "99"], ["--at", "-1"], ["--seat", "2"], ["--seat", "-2"]):
        ran = run(capsys, "show", str(record), *extra)
        assert ran.code == 2
        assert extra[0] in ran.err


def test_a_folder_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = run(capsys, "show", str(tmp_path))
    assert ran.code == 2
    assert ran.err.count("\n") == 1


def test_loading_refuses_other_seats(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    ran = run(capsys, "play", "bazaar", "--load", str(record), "--seats", "3")
    assert ran.code == 2
    assert "--load takes seats, options and seed" in ran.err


def saecula(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Call the program as a user does."""
    return subprocess.run(
        [sys.executable, "-c", "from saecula.cli import main; main()", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_whole_match_of_historia_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "historia.json"
    ran = saecula(
        *("play", "historia", "--plain", "--seed", "pipe", "--bots", "random", "--save", str(path)),
        typed="1\n" * 3000,
    )
    assert ran.stderr == ""
    assert ran.returncode == 0
    assert "The match is over" in ran.stdout
    assert verify(game("historia"), read_record(path)).over


def test_a_hotseat_match_of_historia_in_german_with_everything(tmp_path: Path) -> None:
    path = tmp_path / "historia.json"
    options = ["events=yes", "goals=yes", "ways_of_ruling=yes", "advanced_rules=yes", "civbots=king"]
    ran = saecula(
        *("play", "historia", "--plain", "--seed", "all", "--seats", "3", "--humans", "0,2", "--lang", "de"),
        *("--bots", "random", "--save", str(path)),
        *[word for option in options for word in ("--option", option)],
        typed="b\n?\nl\nu\n" + "2\n1\n" * 3000,
    )
    assert ran.stderr == ""
    assert ran.returncode == 0
    assert "Die Partie ist vorbei" in ran.stdout


def test_the_end_of_a_pipe_ends_politely(tmp_path: Path) -> None:
    path = tmp_path / "historia.json"
    ran = saecula("play", "historia", "--plain", "--seed", "short", "--save", str(path), typed="1\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "the match was not saved" in ran.stdout
    assert not path.exists()


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    ran = saecula("play", "historia", "--plain", "--seed", "go", typed=f"1\ns {path}\nq\n")
    assert ran.returncode == 0
    before = len(read_record(path).segments[-1].entries)
    ran = saecula("play", "historia", "--plain", "--load", str(path), typed="1\ns\nq\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(read_record(path).segments[-1].entries) > before
    assert encode_record(read_record(path))
