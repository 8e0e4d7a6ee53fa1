"""Bots of one's own: found by import path, shown only their seat's view, held to their options."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from saecula import cli
from saecula.arena.runner import MatchRunner, Outcome
from saecula.arena.simulate import make_plan, pairings, simulate
from saecula.bots import check_bot, check_player, make_bot, make_player
from saecula.core import flow
from saecula.core.errors import BadOption, BadRecord, IllegalChoice
from saecula.core.record import Match, write_record
from saecula.games import GAMES, game
from saecula.terminal.seating import seat_bots
from tests.bots.outsiders import Witness
from tests.sample.game import GAME

HERE = "tests.bots.outsiders"
FIRST = f"{HERE}:First"
DOCS = Path(__file__).parents[2] / "docs" / "own-bot.md"

MY_BOT = """
class MyBot:
    name = "mine"

    def __init__(self, game, seed):
        pass

    def choose(self, seen, options):
        return options[-1]
"""


@pytest.fixture(autouse=True)
def _bazaar(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Make the sample game available, in a folder of its own."""
    monkeypatch.setitem(GAMES, "bazaar", "tests.sample.game")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))


@pytest.fixture
def my_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """Write a bot to a file in the current folder."""
    (tmp_path / "my_bot.py").write_text(MY_BOT)
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    return "my_bot:MyBot"


def match_of(*players: str) -> Outcome:
    plan = make_plan(GAME, len(players), players, 1, "own")
    return MatchRunner(plan).play(next(pairings(plan)))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Call the program in this process; return exit code, output and errors."""
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, out, err


def test_it_plays_under_its_import_path() -> None:
    assert match_of(FIRST, "random").players == (FIRST, "random")
    assert make_player(FIRST, GAME, "a").name == FIRST
    assert make_player("random", GAME, "a").name == "random"


def test_it_is_shown_what_its_seat_sees() -> None:
    bots = [make_player(f"{HERE}:Witness", GAME, f"deal:{seat}") for seat in range(2)]
    Witness.shown.clear()
    g = GAME.start(2, "deal")
    while (seat := flow.mover(g)) >= 0:
        action = bots[seat].choose(GAME.redact(g, seat), flow.options(g, seat))
        shown = Witness.shown[-1]
        assert (shown.seat, GAME.plain(shown.position)) == (seat, GAME.plain(GAME.redact(g, seat).position))
        flow.play(g, seat, action)
    assert len(Witness.shown) > 10


def test_its_seed_does_not_lead_to_the_deal() -> None:
    Witness.seeds.clear()
    for seed in ("deal:0", "deal:0", "deal:1"):
        g = GAME.start(2, "deal")
        seat = flow.mover(g)
        make_player(f"{HERE}:Witness", GAME, seed).choose(GAME.redact(g, seat), flow.options(g, seat))
    first, again, other = Witness.seeds
    assert first == again != other
    assert "deal" not in first


def test_what_it_breaks_is_its_own() -> None:
    g = GAME.start(2, "deal")
    seat = flow.mover(g)
    seen, options = GAME.redact(g, seat), flow.options(g, seat)
    before, count = GAME.digest(seen.position), len(options)
    make_player(f"{HERE}:Vandal", GAME, "a").choose(seen, options)
    assert (GAME.digest(seen.position), len(options)) == (before, count)


def test_a_match_outlives_what_it_breaks() -> None:
    honest, broken = match_of(FIRST, FIRST, FIRST), match_of(*[f"{HERE}:Vandal"] * 3)
    assert (broken.scores, broken.choices) == (honest.scores, honest.choices)


def test_the_option_itself_is_taken() -> None:
    g = GAME.start(2, "deal")
    seat = flow.mover(g)
    options = [("take", 1), ("take", 2)]
    action = make_player(f"{HERE}:Truthful", GAME, "a").choose(GAME.redact(g, seat), options)
    assert action is options[-1]


@pytest.mark.parametrize(
    ("name", "answer"), [("Stranger", r"\('surrender',\)"), ("Lister", r"\["), ("Silent", "None")]
)
def test_an_answer_that_is_no_option_names_bot_seat_and_decision(name: str, answer: str) -> None:
    g = GAME.start(2, "own:0")
    seat = flow.mover(g)
    frame = flow.ask_of(g, seat)
    assert frame is not None
    told = rf"{HERE}:{name} on seat {seat}, asked {frame[0]}, answered {answer}.* none of its options: \("
    with pytest.raises(IllegalChoice, match=told):
        match_of(f"{HERE}:{name}", f"{HERE}:{name}")


def test_a_fault_within_it_names_bot_seat_and_decision() -> None:
    with pytest.raises(RuntimeError, match=rf"{HERE}:Stumbler on seat \d, asked \w+, failed") as failed:
        match_of(f"{HERE}:Stumbler", f"{HERE}:Stumbler")
    assert isinstance(failed.value.__cause__, KeyError)


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("no_such_package.bots:MyBot", "there is no module no_such_package; install it"),
        (f"{HERE}.deeper:MyBot", f"there is no module {HERE}.deeper"),
        (f"{HERE}:Nobody", f"the module {HERE} has no Nobody"),
        (f"{HERE}:first", "is not a bot: expected a class"),
        (f"{HERE}:Mute", "is not a bot: expected a class"),
        (f"{HERE}:Seedless", r"Seedless takes \(\); a bot's takes \(game, seed\)"),
        (f"{HERE}:Blind", r"Blind.choose takes \(self, options: .*; a bot's takes \(self, seen, options\)"),
        (":MyBot", "expected module:Class"),
        ("my_bot:", "expected module:Class"),
        (".my_bot:MyBot", "expected module:Class"),
        ("my_bot:MyBot:again", "expected module:Class"),
        ("clever", "unknown bot 'clever'; there are: random, greedy"),
    ],
)
def test_what_is_no_bot_is_refused(path: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        check_player(path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import no_such_library", "cannot be imported: No module named 'no_such_library'"),
        ("from saecula.bots import no_such_thing", "cannot be imported: cannot import name"),
        ("class MyBot\n", r"cannot be imported: expected ':' \(faulty_bot.py, line 1\)"),
    ],
)
def test_a_module_that_cannot_be_imported_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, told: str
) -> None:
    (tmp_path / "faulty_bot.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadOption, match=f"faulty_bot:MyBot: {told}"):
        check_player("faulty_bot:MyBot")


def test_the_house_imports_nothing_by_name() -> None:
    for refuse in (lambda: check_bot(FIRST), lambda: make_bot(FIRST, GAME, "a")):
        with pytest.raises(BadOption, match="unknown bot"):
            refuse()


def test_simulate_finds_it_in_this_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, my_bot: str
) -> None:
    words = ("--players", f"greedy,{my_bot}", "--matches", "4", "--json", "result.json")
    assert run(capsys, "simulate", "bazaar", *words)[0] == 0
    assert my_bot in (tmp_path / "result.json").read_text()


def test_the_bot_of_the_docs_beats_random(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert code is not None
    (tmp_path / "bot_of_the_docs.py").write_text(code[1])
    monkeypatch.syspath_prepend(tmp_path)
    plan = make_plan(game("historia"), 2, ["bot_of_the_docs:OneAhead", "random"], 6, "docs")
    assert simulate(plan).players[0].wins >= 4


def test_several_processes_find_it(capsys: pytest.CaptureFixture[str], my_bot: str) -> None:
    words = ("--players", f"random,{my_bot}", "--matches", "2", "--jobs", "2")
    code, out, _ = run(capsys, "simulate", "historia", *words)
    assert code == 0
    assert "2 jobs" in out


def test_a_tournament_takes_it(capsys: pytest.CaptureFixture[str], tmp_path: Path, my_bot: str) -> None:
    words = ("--players", f"random,{my_bot}", "--seats", "2", "--matches", "4", "--out", "results")
    assert run(capsys, "arena", "bazaar", *words)[0] == 0
    assert any(my_bot in page.read_text() for page in (tmp_path / "results").glob("*.html"))


def test_it_plays_in_the_terminal(capsys: pytest.CaptureFixture[str], my_bot: str) -> None:
    words = ("--seats", "2", "--humans", "0", "--bots", f"{my_bot},random", "--plain")
    assert run(capsys, "play", "bazaar", *words)[0] == 0
    assert "my_bot" in sys.modules


def test_a_fault_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for player in ("no_such_package:MyBot", f"{HERE}:Stranger"):
        code, _, err = run(capsys, "simulate", "bazaar", "--players", f"{player},random", "--matches", "1")
        assert code == 2
        assert err.count("\n") == 1
        assert player in err


def test_a_record_imports_only_what_is_named_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, my_bot: str
) -> None:
    match: Match[Any] = Match.new(GAME, 2, {}, "saved", ["Ada", "Mine"])
    match.note(0, "takeover", "random")
    match.note(1, "takeover", my_bot)
    write_record(tmp_path / "match.json", match.saved())
    words = ("play", "bazaar", "--load", "match.json", "--plain")
    code, _, err = run(capsys, *words)
    assert code == 2
    assert "name it with --bots" in err
    assert "my_bot" not in sys.modules
    assert run(capsys, *words, "--bots", my_bot)[0] == 0
    assert "my_bot" in sys.modules


def test_a_record_is_no_list_of_imports() -> None:
    match: Match[Any] = Match.new(GAME, 2, {}, "saved")
    match.note(1, "takeover", FIRST)
    with pytest.raises(BadRecord, match="unknown bot"):
        seat_bots(match)
    assert [bot.name for bot in seat_bots(match, [FIRST]).values()] == [FIRST]
