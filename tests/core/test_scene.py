"""Scenes and words: what a viewer sees and reads."""

from __future__ import annotations

import msgspec
import pytest

from saecula.core.errors import BadOption
from saecula.core.journal import Hidden
from saecula.core.locale import Texts, languages
from saecula.core.position import SPECTATOR, Seat
from saecula.core.record import Match
from saecula.core.scene import Scene, log_lines, scene
from saecula.core.zones import seen_by
from tests.sample.game import GAME
from tests.sample.position import Bazaar
from tests.sample.table import at_market, at_round_end, at_stakes


def made(match: Match[Bazaar], seat: Seat, language: str = "en") -> Scene:
    seen = GAME.redact(match.position, seat)
    return scene(GAME, seen, Texts(GAME, seen.position, language), [], match.token(seat))


def test_the_ask_in_both_languages() -> None:
    match = at_market(2, {0: "tea", 1: "salt"})
    ask = made(match, 0).ask
    assert ask is not None
    assert (ask.decision, ask.prompt) == ("market", "Your turn: 2 actions left")
    assert (ask.widget, ask.clauses, ask.token) == ("pick", ["SAM-041", "SAM-042"], match.token(0))
    labels = {tuple(option.action): option for option in ask.options}
    assert labels["trade", 1].label == "Trade with Trader 2"
    assert labels["trade", 1].things == ["civ:1"]
    assert labels["sell", "tea"].free
    assert not labels["rest",].free
    german = made(match, 0, "de").ask
    assert german is not None
    assert german.prompt == "Dein Zug: noch 2 Aktionen"


def test_numbers_are_no_things() -> None:
    match = at_stakes(2)
    for seat in (0, 1):
        while True:
            ask = made(match, seat).ask
            if ask is None or ask.decision != "stake":
                break
            match.choose(seat, tuple(ask.options[-1].action))
    ask = made(match, 0).ask
    assert ask is not None
    assert [option.things for option in ask.options] == [[]] * len(ask.options)


def test_a_seat_that_is_not_asked_sees_no_question() -> None:
    match = at_market(2)
    assert made(match, 1).ask is None
    assert made(match, SPECTATOR).ask is None
    assert made(match, SPECTATOR).board.hand is None
    assert match.token(SPECTATOR) == ""


def test_picks_are_shown_to_their_owner() -> None:
    match = at_stakes(2)
    ask = made(match, 0).ask
    assert ask is not None
    match.choose(0, tuple(ask.options[0].action))
    again = made(match, 0).ask
    assert again is not None
    assert again.picked == [ask.options[0].label]


def test_in_a_poll_only_the_viewer_is_known_to_be_asked() -> None:
    match = at_market(3, {0: "tea", 1: "veto", 2: "veto"})
    match.choose(0, ("raid", 1))
    assert made(match, 0).to_move == []
    assert made(match, 1).to_move == [1]
    assert made(match, SPECTATOR).to_move == []


def test_in_a_quiet_block_only_the_viewer_is_known_to_be_asked() -> None:
    match = at_round_end(3, {0: "tea", 1: "alms", 2: "jade"})
    assert made(match, 0).to_move == []
    assert made(match, 1).to_move == [1]
    assert made(match, 2).to_move == [2]
    assert made(match, SPECTATOR).to_move == []


def test_verbs_and_whole_actions_can_be_final() -> None:
    match = at_market(2, {0: "tea", 1: "alms veto"})
    ask = made(match, 0).ask
    assert ask is not None
    assert {option.action[0] for option in ask.options if option.final} == {"gamble", "draw", "peek"}
    match.choose(0, ("raid", 1))
    ask = made(match, 1).ask
    assert ask is not None
    assert [(option.action, option.final) for option in ask.options] == [
        (["use", "alms"], False),
        (["use", "veto"], True),
        (["pass"], False),
    ]


def test_a_domain_can_name_the_things_of_another() -> None:
    match = at_market(2, {0: "tea", 1: "veto"})
    match.choose(0, ("raid", 1))
    ask = made(match, 1).ask
    assert ask is not None
    assert ask.options[0].things == ["card:veto"]


def test_in_a_sealed_block_all_are_known_to_be_asked() -> None:
    match = at_stakes(3)
    assert made(match, SPECTATOR).to_move == [0, 1, 2]


def test_a_scene_is_plain_data() -> None:
    sent = msgspec.json.encode(made(at_market(3), 1))
    assert msgspec.json.decode(sent, type=Scene).viewer == 1


def test_journal_lines_as_a_seat_may_read_them() -> None:
    match = at_market(3)
    texts = Texts(GAME, match.position, "en")
    lines = [("round", 2), ("gave", 0, 1, Hidden("tea", seen_by(0, 1)))]
    own = log_lines(GAME, lines, 0, texts)
    assert (own[0].text, own[0].heading, own[0].who) == ("Round 2", True, "number:2")
    assert (own[1].text, own[1].heading, own[1].who) == ("Trader 1 gives Trader 2 Tea.", False, "civ:0")
    assert log_lines(GAME, lines, 2, texts)[1].text == f"Trader 1 gives Trader 2 {texts.text('hidden')}."
    german = Texts(GAME, match.position, "de")
    assert log_lines(GAME, lines, 0, german)[1].text == "Händler 1 gibt Händler 2 Tee."


def test_a_missing_message_shows_its_key_and_a_missing_argument_is_an_error() -> None:
    texts = Texts(GAME, at_market(2).position, "en")
    assert not texts.has("ask-nothing")
    assert texts.text("ask-nothing") == "ask-nothing"
    with pytest.raises(LookupError, match=r"trader \(en\)"):
        texts.text("trader")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match=f"unknown language 'xx'; there are: {', '.join(languages())}"):
        Texts(GAME, at_market(2).position, "xx")
