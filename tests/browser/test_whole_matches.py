"""Whole matches in the browser: of every game against a bot, and of two people."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from saecula.core.flow import to_move
from saecula.core.plain import tuples
from saecula.core.points import written
from saecula.core.record import Match
from saecula.games import GAMES
from saecula.server.standing import answer_of
from tests.browser.browsing import CHOICES, OVER, PATIENCE, PHONE, Visitor
from tests.browser.conftest import Visiting
from tests.browser.rehearsing import BOT, Liking, Person, seed_with, usual
from tests.server.serving import Served, wait_for
from tests.short_matches import short

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

# People to whom rare questions come: they govern, advance and attack; they develop, bid and fight; they
# explore and lead armies.
RULER: Liking = {
    **dict.fromkeys(("oppress", "support", "tax"), 0.1),
    **dict.fromkeys(("decline", "replay"), 0.01),
    **dict.fromkeys(("govern", "advance", "conquest", "attack", "civil"), 30),
    **dict.fromkeys(("agriculture", "focus_culture"), 10),
    **dict.fromkeys(("raid", "tribute", "annex", "done"), 6),
    **dict.fromkeys(("levy", "migrate", "build", "chronicle", "caravan_1"), 4),
}
STATESMAN: Liking = {
    "destroy": 0.05,
    **dict.fromkeys(("end_actions", "pass", "take"), 0.2),
    **dict.fromkeys(("aggress", "declare_war", "develop", "revolt", "lead", "stages"), 3),
}
CHIEFTAIN: Liking = {
    **dict.fromkeys(("trade", "by_hand", "price"), 0.002),
    **dict.fromkeys(("end_turn", "raze"), 0.02),
    **dict.fromkeys(("move_to", "cavalry", "lay_tactic"), 3),
    **dict.fromkeys(("advance", "collect", "infantry", "refuse", "fight_on"), 6),
    **dict.fromkeys(("move", "everybody"), 12),
    **dict.fromkeys(("found", "construct", "recruit", "tactics"), 40),
}
FOUNDER: Liking = {
    **dict.fromkeys(("idle", "pass", "dissolve", "gather", "elite", "fort"), 0.05),
    **dict.fromkeys(("destiny", "discard"), 0.3),
    "done": 2,
    **dict.fromkeys(("manoeuvre", "trade", "produce", "found", "civilise"), 4),
    **dict.fromkeys(("play_event", "play_artifact", "build_city", "commit_all"), 4),
    **dict.fromkeys(("send_all", "react"), 6),
    "send": 12,
}
ASKED_OF_RULERS = {
    "choose_cards",
    "levy",
    "move_to",
    "move_number",
    "open_route",
    "govern",
    "site",
    "choose_building",
    "conquest",
    "wager",
    "return_citizens",
    "lay_out",
    "keep_grain",
    "lay",
}
ASKED_OF_STATESMEN = {
    "take_first_cards",
    "political_action",
    "bid",
    "send_force",
    "defend",
    "act",
    "follow_order",
    "choose_gain",
    "discard_cards",
}

ASKED_OF_CHIEFTAINS = {
    "act",
    "reap",
    "recruit",
    "move_from",
    "move_to",
    "group",
    "lay_tile",
    "lay_tactics",
}

ASKED_OF_FOUNDERS = {
    "place_markers",
    "turn_up",
    "found",
    "build",
    "march",
    "commit",
    "offer_card",
    "advance_more",
    "civilise",
    "destiny",
    "react",
}

# By game: who plays it, what this person must be asked, and a seed with which that happens.
PEOPLE: dict[str, tuple[Liking, set[str], str]] = {
    "sands_of_time": (RULER, ASKED_OF_RULERS, "62"),
    "through_the_ages": (STATESMAN, ASKED_OF_STATESMEN, "9"),
    "clash_of_cultures": (CHIEFTAIN, ASKED_OF_CHIEFTAINS, "30"),
    "seven_ages": (FOUNDER, ASKED_OF_FOUNDERS, "22"),
}


def check_ending(person: Visitor, match: str) -> None:
    """Check that the ranking is on the page and is the server's."""
    info = person.ok("GET", f"/api/matches/{match}")
    assert info["status"] == "over"
    places, scores = info["result"]["places"], info["result"]["scores"]
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    shown = [line.split() for line in person.ranking()]
    assert [(int(line[0]), line[-1]) for line in shown] == [(places[s], written(scores[s])) for s in order]


def entries(person: Visitor, match: str) -> list[list[Any]]:
    """Return the choices that the server accepted."""
    segments = person.ok("GET", f"/api/matches/{match}/record")["segments"]
    return [entry for segment in segments for entry in segment["entries"]]


def chosen(person: Visitor, match: str, *seats: int) -> int:
    """Return how many choices of these seats the server accepted."""
    return len([seat for seat, *_ in entries(person, match) if seat in seats])


def told(person: Visitor, match: str, seat: int) -> list[str]:
    """Return the lines of the log; a heading that only names whose turn begins is drawn as that turn."""
    log = [
        line
        for line in person.scene(match, seat)["log"]
        if not (line["heading"] and line["turn"] and line["turn"] == line["who"])
    ]
    return [" ".join(line["text"].split()) for line in log]


def test_one_person_plays_a_whole_match_by_clicking(visitor: Visiting) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "random", seed="a whole match")
    ada.open(f"/match/{match}")
    dice = random.Random(1)
    made = 0
    while ada.choose(dice, on_board=made % 3 == 0):
        made += 1
        assert made < CHOICES
    assert made > 30
    assert chosen(ada, match, 0) == ada.sent == made
    check_ending(ada, match)
    assert ada.log() == told(ada, match, 0)
    ada.check_messages()


@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_a_whole_match_by_keys(visitor: Visiting, game: str) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", BOT, game=game, seed="by keys", options=short(game))
    ada.open(f"/match/{match}")
    dice = random.Random(6)
    made = 0
    while ada.choose_by_keys(dice, by_tab=made % 4 == 3):
        made += 1
        assert made < CHOICES
    assert made > 20
    assert chosen(ada, match, 0) == ada.sent == made
    check_ending(ada, match)
    ada.check_messages()


@pytest.mark.parametrize("game", [game for game in GAMES if game in PEOPLE])
def test_one_person_comes_to_every_kind_of_question(server: Served, visitor: Visiting, game: str) -> None:
    liking, kinds, known = PEOPLE[game]
    ada = visitor()
    ada.sign_in("Ada")
    seed = seed_with(game, liking, kinds, known)
    match = ada.new("me", BOT, game=game, seed=seed, options=usual(game))
    ada.open(f"/match/{match}")
    person = Person(liking)
    asked: list[str] = []
    while ask := ada.asked(match):
        wait_for(lambda: list(to_move(server.table(match).running.position)) == [0])
        number = person.pick([option["action"] for option in ask["options"]])
        ada.take(ask, number, on_board=len(asked) % 3 == 0)
        asked.append(ask["decision"])
        assert len(asked) < CHOICES
    assert kinds <= set(asked)
    assert chosen(ada, match, 0) == ada.sent == len(asked)
    check_ending(ada, match)
    assert ada.log() == told(ada, match, 0)
    ada.check_messages()


def usually_answered(played: Match[Any], seat: int) -> list[str]:
    """Return the rules that asked a seat where the game knows a usual answer, and got it."""
    return [
        entry.decision
        for at, entry in enumerate(played.entries)
        if entry.seat == seat and answer_of(played.game, played.at(at), seat) == tuples(entry.action)
    ]


def test_one_person_plays_a_whole_match_on_a_phone_with_standing_answers(
    server: Served, visitor: Visiting
) -> None:
    ada = visitor(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ada.sign_in("Ada")
    match = ada.new("me", BOT, game="seven_ages", seed="on a phone", options=short("seven_ages"))
    ada.open(f"/match/{match}")
    ada.await_question()
    ada.page.get_by_role("button", name="Menu").tap()
    usual = ada.page.get_by_label("Give the usual answers for me")
    usual.tap()
    expect(usual).to_be_checked()
    ada.page.get_by_role("button", name="Menu").tap()
    dice = random.Random(3)
    made = 0
    while ada.choose(dice, on_board=made % 3 == 0):
        made += 1
        assert made < CHOICES
    answered = usually_answered(server.table(match).running, 0)
    assert "turn_up" in answered
    assert chosen(ada, match, 0) == made + len(answered)
    assert ada.sent == made
    check_ending(ada, match)
    ada.check_messages()


def test_a_table_of_seven_is_watched_to_its_end(visitor: Visiting) -> None:
    ada, mei = visitor(), visitor()
    ada.sign_in("Ada")
    match = ada.new("me", *[BOT] * 6, game="seven_ages", options=short("seven_ages"))
    mei.open(f"/match/{match}")
    mei.page.wait_for_selector("#dock")
    ada.play_unseen(match)
    expect(mei.page.locator(OVER)).to_be_visible()
    check_ending(mei, match)
    expect(mei.page.locator(".mat")).to_have_count(7)
    assert mei.log() == told(mei, match, -1)
    mei.check_messages()


def test_two_people_play_through_a_reload_and_a_lost_connection(visitor: Visiting) -> None:
    ada, mei = visitor(), visitor()
    ada.sign_in("Ada")
    mei.sign_in("Mei")
    match = ada.new("me", "open", seed="two people")
    ada.open(f"/match/{match}")
    expect(ada.page.locator("main")).to_contain_text("Waiting for players")
    invite = ada.page.get_by_label("Invite by link").input_value()
    mei.open(invite)
    mei.page.get_by_role("button", name="Join").click()
    people = (ada, mei)
    for person in people:
        person.page.wait_for_selector("#dock")
    dice = random.Random(2)
    made = 0

    def play_on() -> bool:
        """Let the player who is asked choose; return False when the match is over for both."""
        nonlocal made
        end = time.monotonic() + PATIENCE / 1000
        while True:
            states = [person.state() for person in people]
            if states == ["over", "over"]:
                return False
            if "asked" in states:
                break
            assert time.monotonic() < end, "nobody is asked"
        for person, state in zip(people, states, strict=True):
            if state == "asked" and person.choose(dice, on_board=made % 5 == 0):
                made += 1
        return True

    for _ in range(8):
        assert play_on()
    mei.settle()
    mei.page.reload()
    mei.page.wait_for_selector("#dock")
    for _ in range(8):
        assert play_on()

    ada.settle()
    with ada.without_network():
        expect(ada.page.locator(".line-lost")).to_contain_text("The connection was lost")
        before = len(ada.addresses)
        if mei.state() == "asked" and mei.choose(dice):
            made += 1
    expect(ada.page.locator(".line-lost")).to_have_count(0)
    assert "since=" in ada.addresses[before]
    while play_on():
        assert made < CHOICES

    for seat, person in enumerate(people):
        expect(person.page.locator(OVER)).to_be_visible()
        check_ending(person, match)
        assert person.log() == told(person, match, seat)
        person.check_messages()
    assert chosen(ada, match, 0, 1) == made == ada.sent + mei.sent
