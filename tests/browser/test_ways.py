"""Ways to play: several people at one screen, by keyboard, on a phone, in German; and taking back."""

from __future__ import annotations

import random
import time
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from saecula.bots import USUAL_BOT
from saecula.core.game import Game
from saecula.games import all_games
from tests.browser.browsing import ASKED, CURTAIN, DRAWN, PATIENCE, PHONE, Visitor, words
from tests.browser.conftest import Visiting

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

# Words that German text does not contain.
ENGLISH = {
    "the",
    "your",
    "you",
    "and",
    "which",
    "of",
    "cards",
    "card",
    "cubes",
    "undo",
    "explain",
    "turn",
    "round",
}


def test_the_curtain_hides_what_the_other_chose(visitor: Visiting) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "hotseat", seed="one screen")
    ada.open(f"/match/{match}")
    dice = random.Random(3)
    secret = ""  # the leader the first player keeps face down while the second chooses from the rest
    turns: list[str] = []
    while len(turns) < 6:
        ada.page.wait_for_selector(f"{CURTAIN}, {ASKED}")
        if ada.page.query_selector(CURTAIN):
            assert ada.page.query_selector("#dock, .hand-card, .log, .mat, [data-option], svg.map") is None
            assert not secret or secret not in ada.page.content()
            name = ada.page.inner_text(f"{CURTAIN} h1")
            ada.page.get_by_role("button", name=f"I am {name}, show my hand").click()
            ada.await_question()
            assert not turns or name != turns[-1], "no curtain between two decisions of one seat"
            turns.append(name)
        if ada.question() == "Which leader do you keep?":
            if secret:
                assert secret not in ada.page.content()
            else:
                assert len(turns) == 1
                secret = ada.page.inner_text("#dock [data-option='1'] strong")
                ada.page.click("#dock [data-option='1']")
                ada.page.wait_for_selector(CURTAIN)
                continue
        ada.choose(dice)
        ada.settle()
    assert secret
    assert set(turns) == {"Ada", "Player 2"}


def test_keys_suffice(visitor: Visiting) -> None:
    ada = visitor()
    keys = ada.page.keyboard
    ada.open("/")
    play = ada.page.get_by_role("button", name="Play now against bots")
    expect(play).to_be_enabled()
    for _ in range(20):
        keys.press("Tab")
        if play.evaluate("(button) => button === document.activeElement"):
            break
    keys.press("Enter")
    ada.await_question()
    match = ada.page.url.rpartition("/match/")[2]

    keys.press("?")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("HIS-")
    keys.press("Escape")
    expect(dialog).to_have_count(0)

    for turn in range(8):
        ada.await_question()
        ada.settle()
        named = ada.page.locator("#dock [data-option][aria-keyshortcuts]").all()
        key = named[turn % len(named)].get_attribute("aria-keyshortcuts") or ""
        with ada.page.expect_request("**/choices"):  # 1 waits a moment where 10 could follow
            keys.press(key)
        ada.settle()
    assert ada.sent == 8
    assert ada.ok("GET", f"/api/matches/{match}")["choices"] >= 8


# Presses 1 in the moment in which the question after the next choice is drawn, and says how it was drawn.
PRESS_AT_ONCE: Final = """
() => { window.pressed = new Promise((done) => {
  let sent = false
  new MutationObserver((_, observer) => {
    const travels = Boolean(document.querySelector('#dock .is-sent'))
    const question = document.querySelector('#dock .question')
    if (sent && !travels && question) {
      observer.disconnect()
      done(question.innerText)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
    }
    sent ||= travels
  }).observe(document.querySelector('#dock'), { subtree: true, childList: true, attributes: true })
}) }
"""


def test_a_key_counts_from_the_moment_in_which_a_question_is_drawn(visitor: Visiting) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "random", game="through_the_ages", seed="at once")
    ada.open(f"/match/{match}")
    dice = random.Random(1)
    take = ada.page.locator("#dock [data-verb='take'][aria-keyshortcuts='1']")
    while ada.asked(match)["decision"] != "act":
        ada.choose(dice)
        ada.settle()
    take.click()
    question = ada.page.locator("#dock .question")
    expect(question).to_have_text("What do you do next? Take a card")
    ada.page.evaluate(PRESS_AT_ONCE)
    ada.page.keyboard.press("1")
    assert ada.page.evaluate("window.pressed") == "What do you do next?"
    ada.page.evaluate(DRAWN)
    expect(question).to_have_text("What do you do next? Take a card")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_is_a_click_away(visitor: Visiting, game: Game[Any]) -> None:
    ada = visitor()
    ada.open("/")
    ada.page.get_by_role("button", name=f"Play: {game.title}").click()
    ada.await_question()
    match = ada.ok("GET", f"/api/matches/{ada.page.url.rpartition('/match/')[2]}")
    assert match["game"] == game.id
    assert sorted(seat.get("bot", "") for seat in match["seats"]) == ["", *[USUAL_BOT] * 3]


def test_a_new_match_is_of_the_game_asked_for_and_fits_it(visitor: Visiting) -> None:
    ada = visitor()
    ada.open("/")
    of_ages = ada.page.locator(".panel.row", has_text="Through the Ages")
    of_ages.get_by_role("link", name="New match").click()
    games = ada.page.locator("label", has_text="Games").get_by_role("combobox")
    expect(games).to_have_value("through_the_ages")

    games.select_option("historia")
    for _ in range(3):
        ada.page.get_by_role("button", name="Seats +").click()
    ada.page.get_by_label("Seat 2", exact=True).select_option("bot")
    ada.page.locator("summary", has_text="Options").click()
    ada.page.locator(".options-form select").first.select_option("choose")

    games.select_option("through_the_ages")
    ada.page.get_by_role("button", name="Create the match").click()
    ada.await_question()
    match = ada.ok("GET", f"/api/matches/{ada.page.url.rpartition('/match/')[2]}")
    assert (match["game"], len(match["seats"])) == ("through_the_ages", 4)


def test_a_choice_is_taken_back_by_button_and_by_key(visitor: Visiting) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "random", seed="undo")
    number = undoable(ada, match)
    ada.open(f"/match/{match}")
    ada.await_question()
    question, log, choices = (
        ada.question(),
        ada.log(),
        ada.page.locator("#dock [data-option]").all_inner_texts(),
    )
    for way in ("button", "key"):
        before = ada.page.inner_text("#dock")
        ada.page.click(f"#dock [data-option='{number}']")
        ada.page.wait_for_function(
            "(was) => ![was, ''].includes(document.querySelector('#dock').innerText)", arg=before
        )
        if way == "button":
            ada.page.get_by_role("button", name="Undo").click()
        else:
            ada.page.keyboard.press("u")
        expect(ada.page.locator("#dock [data-option]")).to_have_text(choices, use_inner_text=True)
        assert ada.question() == question
        assert ada.log() == log
    ada.check_messages()


def undoable(person: Visitor, match: str) -> int:
    """Play on to a question whose answer can be taken back; return which option that is, counted from 1."""
    dice = random.Random(4)
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        ask = person.scene(match)["ask"]
        if ask is None:
            continue
        number = dice.randrange(len(ask["options"]))
        body = {"seat": 0, "token": ask["token"], "action": ask["options"][number]["action"]}
        person.ok("POST", f"/api/matches/{match}/choices", body)
        again = person.scene(match)["ask"]
        if again is not None and person.tries("POST", f"/api/matches/{match}/undo", {"seat": 0}):
            return number + 1
    raise AssertionError("nothing can be taken back")


def test_a_phone(visitor: Visiting) -> None:
    ada = visitor(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ada.open("/")
    ada.page.get_by_role("button", name="Play now against bots").tap()
    ada.await_question()
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    tabs = ada.page.locator("nav.closed-panels button")
    inside = {
        "Map": ".map-board svg.map",
        "Development": ".matrix-panel",
        "Players": ".mat",
        "Log": ".log ol",
    }
    for _ in range(3):
        for label, part in inside.items():
            tabs.filter(has_text=label).tap()
            expect(ada.page.locator(part).first).to_be_visible()
            for fixed in ("#dock", "nav.closed-panels"):
                box = ada.page.locator(fixed).bounding_box()
                assert box is not None
                assert box["y"] >= 0
                assert box["y"] + box["height"] <= PHONE[1] + 1
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= PHONE[0] + 1
        ada.await_question()
        option = ada.page.locator("#dock [data-option]").first
        size = option.bounding_box()
        assert size is not None
        assert size["height"] >= 44
        with ada.page.expect_request("**/choices"):
            option.tap()
        ada.settle()
    assert ada.sent == 3


def test_german_is_whole_and_remembered(visitor: Visiting) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "random", seed="auf Deutsch")
    ada.open(f"/match/{match}")
    ada.await_question()
    assert words(ada.page.inner_text("#dock")) & ENGLISH
    ada.page.get_by_role("group", name="Language").get_by_role("button", name="DE").click()
    expect(ada.page.locator("#dock .dock-tag")).to_have_text("Du bist dran")
    dice = random.Random(5)
    for _ in range(6):
        ada.await_question()
        assert ada.page.get_attribute("html", "lang") == "de"
        assert not words(ada.page.inner_text("#dock")) & ENGLISH
        ada.choose(dice)
        ada.settle()
    ada.page.reload()
    ada.await_question()
    expect(ada.page.locator("#dock .dock-tag")).to_have_text("Du bist dran")
    for path, title in (
        ("/", "Spiele"),
        ("/lobby", "Neue Partie"),
        ("/matches", "Meine Partien"),
        ("/about", "Quellen"),
    ):
        ada.open(path)
        expect(ada.page.locator("main")).to_contain_text(title)
        assert ada.page.get_attribute("html", "lang") == "de"
