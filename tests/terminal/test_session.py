"""A whole match at the keyboard, with the sample game: choosing, undo, help, saving, hotseat, leaving."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from saecula.bots import USUAL_BOT
from saecula.core import flow
from saecula.core.errors import BadOption, BadRecord
from saecula.core.record import Match, read_record, verify
from saecula.terminal.clauses import clauses_of, draw_clauses, parse_clauses
from saecula.terminal.messages import Messages
from saecula.terminal.screen import FORGET, Screen
from saecula.terminal.seating import human_seats, new_match, opened_match, seat_bots
from saecula.terminal.session import Session
from saecula.terminal.views import view
from tests.sample.game import GAME

EN = Messages("en")


class Typist(Screen):
    """A screen whose player types what was written down beforehand."""

    def __init__(self, typed: Iterator[str], plain: bool = True) -> None:
        self.output = StringIO()
        super().__init__(Console(file=self.output, width=80, height=30), plain)
        self.typed = typed

    def ask(self, prompt: str) -> str:
        self.output.write(f"{prompt} ")
        answer = next(self.typed, None)
        if answer is None:
            raise EOFError
        self.output.write(answer + "\n")
        return answer

    @property
    def text(self) -> str:
        return self.output.getvalue()


def session(
    typed: list[str], humans: str = "1", plain: bool = True, save: Path | None = None, language: str = "en"
) -> tuple[Session, Typist]:
    messages = Messages(language)
    match = new_match(
        GAME, 3, humans, "random", {"rounds": "1"}, "session", GAME.load_content(None), messages
    )
    screen = Typist(iter(typed), plain)
    return Session(match, seat_bots(match), screen, language, save), screen


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_is_played_to_its_ranking(plain: bool, language: str, tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    played, screen = session(["1"] * 500, plain=plain, save=save, language=language)
    played.play()
    assert played.match.over
    assert Messages(language)("match-over") in screen.text
    verify(GAME, read_record(save))


def test_bots_alone_play_to_the_end() -> None:
    played, screen = session([], humans="0")
    played.play()
    assert played.match.over
    assert EN("match-over") in screen.text


def test_what_is_not_understood_is_asked_again() -> None:
    played, screen = session(["", "99", "0", "x", "1 2", "²", "u now"])
    played.play()
    assert screen.text.count("is not an option") == 7
    assert [entry for entry in played.match.entries if entry.decision != "takeover"][2:] == []


def test_the_end_of_the_input_is_no_error(tmp_path: Path) -> None:
    played, screen = session(["1"], save=tmp_path / "match.json")
    played.play()
    assert EN("input-ended") in screen.text
    assert list(tmp_path.iterdir()) == []


def test_a_choice_is_taken_back() -> None:
    played, screen = session(["u"])
    played.play()
    assert EN("nothing-to-undo") in screen.text
    played, screen = session(["1", "", "u"], humans="0,1")
    before = GAME.digest(played.match.position)
    played.match.choose(0, flow.options(played.match.position, 0)[0])
    assert played.match.can_take_back(0)
    played._undo(0, view(played.match, 0, "en")[0], "")
    assert GAME.digest(played.match.position) == before
    played.play()
    assert EN("undone") in screen.text


@pytest.fixture
def _first_is_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the first option of every decision the usual answer."""
    usual = dataclasses.replace(GAME, usual=lambda _g, _seat, _frame, options: options[0])
    monkeypatch.setattr(sys.modules[__name__], "GAME", usual)


def own_choices(match: Match[Any], seat: int = 0) -> int:
    return len([entry for entry in match.entries if entry.seat == seat and entry.decision != "takeover"])


@pytest.mark.usefixtures("_first_is_usual")
def test_usual_answers_are_given_only_on_demand() -> None:
    played, screen = session(["1"])
    played.play()
    assert own_choices(played.match) == 1
    assert "Answered for you" not in screen.text


@pytest.mark.usefixtures("_first_is_usual")
@pytest.mark.parametrize("plain", [True, False])
def test_usual_answers_are_logged_like_any_other_choice(plain: bool) -> None:
    played, screen = session(["a"], plain=plain)
    played.play()
    assert played.match.over
    assert EN("automatic-on") in screen.text
    assert " ".join(screen.text.split()).count("Answered for you:") == own_choices(played.match) > 1
    verify(GAME, played.match.saved())


def test_without_a_usual_answer_the_player_is_asked() -> None:
    played, screen = session(["a", "1", "a"])
    played.play()
    assert own_choices(played.match) == 1
    assert EN("automatic-on") in screen.text
    assert EN("automatic-off") in screen.text


@pytest.mark.usefixtures("_first_is_usual")
def test_a_usual_answer_that_is_taken_back_is_asked() -> None:
    played, screen = session([], humans="0,1")
    before = GAME.digest(played.match.position)
    played.automatic.add(0)
    assert played._answer_usual(0)
    assert played._undo(0, view(played.match, 0, "en")[0], "")
    assert GAME.digest(played.match.position) == before
    assert not played._answer_usual(0)
    screen.typed = iter(["1"])
    played._command(0, view(played.match, 0, "en")[0])
    assert own_choices(played.match) == 1
    assert played.undone is None


@pytest.mark.usefixtures("_first_is_usual")
def test_usual_answers_are_private_to_the_player_who_wants_them() -> None:
    played, screen = session([], humans="0,1")
    played.automatic.add(0)
    assert played._answer_usual(0)
    assert not played._answer_usual(1)
    played._show_notices(1)
    assert "Answered for you" not in screen.text
    played._show_notices(0)
    assert "Answered for you" in screen.text


def test_help_shows_the_clauses_in_full() -> None:
    played, screen = session(["?"])
    played.play()
    assert "SAM-" in screen.text


def test_log_and_board_are_shown_on_demand() -> None:
    played, screen = session(["1", "l", "b"])
    played.play()
    assert screen.text.count("Bazaar") >= 1
    assert played.match.record.names[0] == "Player 1"


def test_saving_and_going_on(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    played, screen = session(["1", f"s {path}", "q"])
    played.play()
    assert "Saved to" in screen.text
    assert EN("goodbye") in screen.text
    again = opened_match(GAME, read_record(path), GAME.load_content(None))
    assert GAME.digest(again.position) == GAME.digest(played.match.position)
    assert sorted(seat_bots(again)) == [1, 2]
    assert [bot.name for bot in seat_bots(again).values()] == ["random", "random"]


def test_a_player_who_resigns_is_asked_nothing_more() -> None:
    played, screen = session(["r", "", "r", "x", "r", "r"])
    played.play()
    assert played.match.over
    assert screen.text.count(EN("resign-how")) == 3
    assert played.match.position.out == 1
    record = played.match.saved()
    verify(GAME, record)


def test_a_bot_takes_over_for_a_player_who_resigns() -> None:
    played, screen = session(["r", "b"])
    played.play()
    assert played.match.over
    assert EN("input-ended") not in screen.text
    assert played.match.position.out == 0
    assert [played.bots[seat].name for seat in range(3)] == [USUAL_BOT, "random", "random"]


def test_resigning_under_the_rules_is_offered_only_if_they_allow_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.rules, "may_resign", lambda _g, _seat: False)
    played, screen = session(["r", "r"])
    played.play()
    assert EN("resign-to-bot") in screen.text
    assert played.match.position.out == 0
    assert not played.match.over


def test_leaving_asks_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    played, screen = session(["q", "", "q", "n"])
    played.play()
    assert EN("left-unsaved") in screen.text
    assert list(tmp_path.iterdir()) == []
    played, screen = session(["q", "y", ""])
    played.play()
    assert [path.suffix for path in tmp_path.iterdir()] == [".json"]


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    played, screen = session([f"s {tmp_path / 'no' / 'where.json'}"])
    played.play()
    assert "Not saved" in screen.text


def test_the_curtain_hides_one_player_from_the_next() -> None:
    played, screen = session(["1"] * 3 + [""] + ["1"] * 20, humans="0,1", plain=False)
    played.play()
    assert EN("pass-keyboard", name="Player 2") in screen.text
    before, after = screen.text.split(EN("press-enter", name="Player 2"), 1)
    assert before.rstrip().rsplit(FORGET, 1)[1].strip().startswith("Pass the keyboard to Player 2")
    assert FORGET in after


def test_one_person_needs_no_curtain() -> None:
    played, screen = session(["1"] * 500, plain=False)
    played.play()
    assert "Pass the keyboard" not in screen.text


def test_players_do_not_see_the_cards_of_others() -> None:
    played, _ = session([], humans="0,1")
    assert played.match.position.traders[1].hand.cards != played.match.position.traders[0].hand.cards
    scene, _ = view(played.match, 0, "en")
    assert scene.board.hand is not None
    spectator, _ = view(played.match, -1, "en")
    assert spectator.board.hand is None


def test_a_broken_journal_is_a_bad_record() -> None:
    match: Match[Any] = Match.new(GAME, 2, {}, "journal")
    match.record.told = [["no_such_line"]]
    with pytest.raises(BadRecord, match="journal"):
        view(match, 0, "en")


def test_a_record_of_an_unknown_bot_is_refused() -> None:
    match: Match[Any] = Match.new(GAME, 2, {}, "bots")
    match.note(1, "takeover", "clever")
    with pytest.raises(BadRecord, match="unknown bot"):
        seat_bots(match)


@pytest.mark.parametrize(("text", "seats"), [("2", [0, 1]), ("0", []), ("2,0", [0, 2]), ("1,", [1])])
def test_people_by_number_or_by_seat(text: str, seats: list[int]) -> None:
    assert human_seats(text, 3) == seats


@pytest.mark.parametrize("text", ["4", "-1", "x", "0,3", "", "1,x"])
def test_people_who_do_not_fit_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="--humans"):
        human_seats(text, 3)


def test_clauses_are_read_with_their_continuations() -> None:
    text = (
        "# Rules\n\n- **SAM-001** Deal **four** cards.\n  And lay one aside.\n"
        "- **SAM-X02** `Then` play.\n\nnot this\n"
    )
    assert parse_clauses(text) == {"SAM-001": "Deal four cards. And lay one aside.", "SAM-X02": "Then play."}


def test_historia_has_its_clauses() -> None:
    clauses = clauses_of("saecula.games.historia")
    assert clauses["HIS-006"].startswith("VP may be any integer")
    assert len(clauses) > 200
    lines = draw_clauses(["HIS-006", "HIS-999"], "saecula.games.historia", 60, EN)
    assert any("(not in the rules catalogue)" in line.plain for line in lines)


def test_a_game_without_a_catalogue_has_no_clauses() -> None:
    assert clauses_of("tests.sample") == {}
    assert draw_clauses([], "tests.sample", 60, EN)[0].plain == EN("no-clauses")
