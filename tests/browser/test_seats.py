"""Whose seat it is: names of guests, matches called off, seats lost; and asking for confirmation."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import CHOICES, PATIENCE, Visitor
from tests.browser.conftest import Visiting

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

TOLD = ".seat-lost"
RASH = ("destroy", "end_actions", "pass")


def match_of(person: Visitor) -> str:
    """Return the match whose page is open."""
    found = re.search(r"/match/([^/?]+)", person.page.url)
    assert found is not None
    return found[1]


def names(person: Visitor, match: str) -> list[str]:
    return [seat["name"] for seat in person.ok("GET", f"/api/matches/{match}")["seats"]]


def test_a_guest_is_called_as_chosen(visitor: Visiting) -> None:
    ada, mei = visitor(), visitor()
    ada.open("/")
    ada.page.get_by_label("Your name at the table").fill("Ada")
    ada.page.get_by_role("button", name="Play now against bots").click()
    ada.await_question()
    assert names(ada, match_of(ada))[0] == "Ada"

    ada.open("/lobby")
    expect(ada.page.get_by_label("Your name at the table")).to_have_value("Ada")
    ada.page.get_by_label("Your name at the table").fill("Ada L.")
    ada.page.get_by_label("Seat 2", exact=True).select_option("open")
    ada.page.get_by_role("button", name="Create the match").click()
    invite = ada.page.get_by_label("Invite by link").input_value()

    mei.open(invite)
    mei.page.get_by_label("Your name at the table").fill("Mei")
    mei.page.get_by_role("button", name="Join").click()
    mei.page.wait_for_selector("#dock")
    assert names(ada, match_of(mei))[:2] == ["Ada L.", "Mei"]
    mei.open("/")
    expect(mei.page.get_by_label("Your name at the table")).to_have_value("Mei")


def test_a_player_with_an_account_is_called_by_its_name(visitor: Visiting) -> None:
    ada = visitor()
    ada.ok("POST", "/api/account", {"name": "Lovelace", "password": "analytical engine"})
    ada.open("/lobby")
    expect(ada.page.get_by_role("button", name="Create the match")).to_be_visible()
    expect(ada.page.get_by_label("Your name at the table")).to_have_count(0)
    match = ada.new("me", "open")
    assert names(ada, match)[0] == "Lovelace"


def test_a_match_is_called_off(visitor: Visiting) -> None:
    ada, mei = visitor(), visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "open", "open")
    ada.open(f"/match/{match}")
    mei.open(ada.page.get_by_label("Invite by link").input_value())
    mei.page.get_by_role("button", name="Join").first.click()
    expect(mei.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(mei.page.get_by_role("button", name="Call off the match")).to_have_count(0)

    dialog = ada.page.get_by_role("dialog")
    ada.page.get_by_role("button", name="Call off the match").click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert ada.tries("GET", f"/api/matches/{match}")

    mei.foresee("404")
    ada.foresee("404")  # the page of the match may ask for it once more
    ada.page.get_by_role("button", name="Call off the match").click()
    dialog.get_by_role("button", name="Call off the match").click()
    expect(ada.page).to_have_url(re.compile("/lobby$"))
    expect(ada.page.locator(".toast")).to_have_text("The match was called off.")
    expect(mei.page.locator("main")).to_contain_text("The match was called off.")
    assert not ada.tries("GET", f"/api/matches/{match}")
    expect(ada.page.locator(f"a[href='/match/{match}']")).to_have_count(0)
    mei.page.get_by_role("link", name="Lobby").last.click()
    expect(mei.page).to_have_url(re.compile("/lobby$"))


def seated(visitor: Visiting, *people: str) -> tuple[str, list[Visitor]]:
    """Start a match of these people, all of whom have its page open."""
    visitors = [visitor() for _ in people]
    for person, name in zip(visitors, people, strict=True):
        person.sign_in(name)
    match = visitors[0].new("me", *["open"] * (len(people) - 1))
    for person in visitors[1:]:
        person.ok("POST", f"/api/matches/{match}/join", {})
    for person in visitors:
        person.open(f"/match/{match}")
        person.page.wait_for_selector("#dock .question")
    return match, visitors


def test_a_player_who_resigns_learns_that_a_bot_plays_on(visitor: Visiting) -> None:
    _, (ada, mei) = seated(visitor, "Ada", "Mei")
    mei.page.get_by_role("button", name="This match").click()
    mei.page.get_by_role("button", name="Resign").click()
    mei.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(mei.page.locator(TOLD)).to_have_text("A bot is playing your seat now. You are watching.")
    expect(mei.page.locator("#dock [data-option]")).to_have_count(0)
    ada.await_question()  # at once, or after the bot
    expect(ada.page.locator(TOLD)).to_have_count(0)


def test_a_player_who_is_replaced_learns_that_a_bot_plays_on(visitor: Visiting) -> None:
    match, people = seated(visitor, "Ada", "Mei", "Tom")
    seats = people[0].ok("GET", f"/api/matches/{match}")["seats"]
    late = next(seat["index"] for seat in seats if seat["to_move"])
    proposer, other = [seat for seat in range(3) if seat != late]
    body = {"seat": proposer, "kind": "replace", "target": late}
    people[proposer].ok("POST", f"/api/matches/{match}/propose", body)
    expect(people[late].page.get_by_role("button", name="I am here")).to_be_visible()
    people[other].page.get_by_role("button", name="Agree").click()
    expect(people[late].page.locator(TOLD)).to_have_text("A bot is playing your seat now. You are watching.")
    expect(people[late].page.locator("#dock [data-option]")).to_have_count(0)


def test_a_player_who_is_signed_out_watches_and_comes_back(visitor: Visiting) -> None:
    ada = visitor()
    ada.ok("POST", "/api/account", {"name": "Ada of Ockham", "password": "analytical engine"})
    match = ada.new("me", "random", seed="signed out")
    ada.open(f"/match/{match}")
    ada.await_question()
    ada.foresee("401")
    ada.ok("POST", "/api/logout")
    expect(ada.page.locator(TOLD)).to_contain_text("You are signed out and can only watch.")
    expect(ada.page.locator("#dock [data-option]")).to_have_count(0)
    ada.page.locator(TOLD).get_by_role("link", name="Sign in").click()
    ada.page.get_by_label("Name", exact=True).fill("Ada of Ockham")
    ada.page.get_by_label("Password").fill("analytical engine")
    ada.page.locator("form").get_by_role("button", name="Sign in").click()
    ada.await_question()
    assert match_of(ada) == match
    expect(ada.page.locator(TOLD)).to_have_count(0)


def play_to(person: Visitor, match: str, wanted: Callable[[Any], Any]) -> Any:
    """Play on until a question is wanted; return what it was wanted for."""
    end = time.monotonic() + PATIENCE / 1000
    made = 0
    while made < CHOICES and time.monotonic() < end:
        ask = person.scene(match)["ask"]
        if ask is None:
            time.sleep(0.02)
            continue
        if found := wanted(ask):
            return found
        options = [o for o in ask["options"] if o["action"][0] not in RASH] or ask["options"]
        body = {"seat": 0, "token": ask["token"], "action": options[made * 3 % len(options)]["action"]}
        person.ok("POST", f"/api/matches/{match}/choices", body)
        made += 1
    raise AssertionError(f"after {made} choices nothing of the kind was asked")


def final_thing(ask: Any) -> tuple[str, str] | None:
    """Return a thing that represents a single, irreversible option, and the words of that option."""
    options = ask["options"]
    for option in options:
        for thing in option["things"] if option["final"] else []:
            if sum(thing in other["things"] for other in options) == 1:
                return thing, option["label"]
    return None


def before_a_final_choice(visitor: Visiting) -> tuple[Visitor, str, str]:
    """Return who can make it, the thing on the board that represents it, and its words."""
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "random", game="through_the_ages", seed="final")
    thing, label = play_to(ada, match, final_thing)
    ada.open(f"/match/{match}")
    ada.await_question()
    return ada, thing, label


def test_what_cannot_be_taken_back_is_asked_once_more_on_the_board_too(visitor: Visiting) -> None:
    ada, thing, label = before_a_final_choice(visitor)
    asking = ada.page.locator("#dock .is-asking")
    on_board = ada.page.locator(f"[data-thing='{thing}']").first

    on_board.click()
    expect(asking).to_contain_text(f"Confirm: {label}")
    ada.page.keyboard.press("Escape")
    expect(asking).to_have_count(0)
    assert ada.sent == 0

    on_board.click()
    expect(asking).to_contain_text(f"Confirm: {label}")
    with ada.page.expect_request("**/choices"):
        on_board.click()
    ada.settle()
    assert ada.sent == 1


def test_one_click_suffices_for_those_who_want_that(visitor: Visiting) -> None:
    ada, thing, _ = before_a_final_choice(visitor)
    ada.page.get_by_role("button", name="This match").click()
    ada.page.get_by_label("Ask again before a choice that cannot be taken back").uncheck()
    ada.page.get_by_role("button", name="This match").click()
    with ada.page.expect_request("**/choices"):
        ada.page.locator(f"[data-thing='{thing}']").first.click()
    ada.settle()
    assert ada.sent == 1
