"""Standing answers: the server gives the usual answer for a player who has switched that on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, PASS
from saecula.games import GAMES
from saecula.server.driving import Driving
from saecula.server.lines import AUTOMATIC
from saecula.server.workers import Workers
from tests.sample import game as sample
from tests.sample.table import dealt
from tests.server.playing import choose, play_until, propose, together
from tests.server.serving import Player, Served, served, settings_for, wait_for

USUAL = {"depart": ("go",), "intervene": PASS, "give_alms": PASS, "smuggle": DONE}
GO = ["go"]


def usual(_g: Any, _seat: Seat, frame: Frame, _options: list[Action]) -> Action | None:
    return USUAL.get(frame[0])


@pytest.fixture(autouse=True)
def bazaar() -> Iterator[None]:
    """Add the sample game, with usual answers, to the games of the server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, sample.GAME.id, "tests.sample.game")
        patch.setattr(sample, "GAME", replace(sample.GAME, usual=usual))
        yield


def new_match(*players: Player, **more: Any) -> str:
    return together(*players, game=sample.GAME.id, seed="caravan", **more)


def switch(player: Player, match: str, seat: int, on: bool = True) -> Any:
    body = {"seat": seat, "id": "usual", "on": on}
    return player.ok("POST", f"/api/matches/{match}/standing", body)


def asked(server: Served, match: str, seat: int) -> str:
    """Return what a seat is asked, once no standing answer is due any more."""
    services = server.app.state.services
    wait_for(lambda: not services.driving.is_answering(match))
    frame = flow.ask_of(server.table(match).running.position, seat)
    return frame[0] if frame is not None else ""


def act(server: Served, match: str, seat: int, *action: Any) -> None:
    """Make this choice for a seat."""
    options = flow.options(server.table(match).running.position, seat)
    choose(server, match, seat, options.index(action))


def entries(server: Served, match: str) -> list[tuple[int, str, list[Any], bool]]:
    """Return the log: who was asked what, chose what, and whether the server answered."""
    table = server.table(match)
    pairs = zip(table.entries, table.steps, strict=True)
    return [(e.seat, e.decision, e.action, bool(step & AUTOMATIC)) for e, step in pairs]


def to_market(server: Served, match: str, seat: int) -> None:
    """Let everybody take the first option until a seat is about to act: turns go around from seat 0."""
    for _ in range(100):
        position = server.table(match).running.position
        if flow.ask_of(position, seat) == ("market", seat, 2):
            return
        choose(server, match, flow.mover(position))
    raise AssertionError("it never came to that")


def deal(server: Served, match: str, hands: dict[Seat, str]) -> None:
    """Give these hands to the seats of a match in memory."""
    table = server.table(match)
    table.running.position = dealt(table.running.position, hands)
    server.run(noted(table))


async def noted(table: Any) -> None:
    flow.resume(table.running.position)
    table.notes.clear()


def at_market(server: Served, *players: Player, **more: Any) -> str:
    """Start a match in which the first of these people is about to act, without interrupts to play."""
    match = new_match(*players, **more)
    to_market(server, match, 0)
    deal(server, match, dict.fromkeys(range(len(players)), "tea silk"))
    return match


def test_only_games_with_usual_answers_offer_them(server: Served, ada: Player, mei: Player) -> None:
    plain = together(ada, mei)
    assert ada.info(plain)["standing"] == []
    body = {"seat": 0, "id": "usual", "on": True}
    ada.refused("not_found", "POST", f"/api/matches/{plain}/standing", body)
    match = new_match(ada, mei)
    off = {"id": "usual", "label": "Give the usual answers for me", "on": False}
    assert ada.info(match)["standing"] == [off]
    german = ada.ok("GET", f"/api/matches/{match}?lang=de")["standing"]
    assert german == [{**off, "label": "Übliche Antworten für mich geben"}]
    assert switch(ada, match, 0)["standing"] == [{**off, "on": True}]
    assert mei.info(match)["standing"] == [off]
    with server.person("Cem") as cem:
        assert cem.info(match)["standing"] == []


def test_what_cannot_be_switched_says_so(server: Served, ada: Player, mei: Player) -> None:
    waiting = ada.new("me", "open", game=sample.GAME.id)["id"]
    body = {"seat": 0, "id": "usual", "on": True}
    assert ada.info(waiting)["standing"] == []
    ada.refused("not_started", "POST", f"/api/matches/{waiting}/standing", body)
    match = new_match(ada, mei)
    path = f"/api/matches/{match}/standing"
    mei.refused("forbidden", "POST", path, body)
    ada.refused("not_found", "POST", path, {**body, "id": "unusual"})
    ada.refused("bad_request", "POST", path, {"seat": 0, "on": True})
    with server.person(signed_in=False) as nobody:
        nobody.refused("not_signed_in", "POST", path, body)
    act_until_over(server, match)
    ada.refused("conflict", "POST", path, body)
    assert ada.info(match)["standing"] == []


def act_until_over(server: Served, match: str) -> None:
    play_until(server, match, lambda table: table.over)


def test_to_switch_twice_is_to_switch_once(server: Served, ada: Player, mei: Player) -> None:
    match = new_match(ada, mei)
    first = switch(ada, match, 0)
    revision = server.table(match).revision
    assert switch(ada, match, 0) == first
    assert server.table(match).revision == revision
    assert switch(ada, match, 0, on=False)["standing"][0]["on"] is False
    assert server.table(match).places[0].standing == ()


def test_the_usual_is_answered_at_once_and_logged_like_any_choice(
    server: Served, ada: Player, mei: Player
) -> None:
    match = at_market(server, ada, mei)
    switch(ada, match, 0)
    with ada.live(match) as live:
        live.next("scene")
        ask = ada.scene(match)["ask"]
        rest = next(n for n, option in enumerate(ask["options"]) if option["action"] == ["rest"])
        assert ada.choose(match, 0, ask, rest).status_code == 200
        assert asked(server, match, 1) == "market"
        assert entries(server, match)[-2:] == [(0, "market", ["rest"], False), (0, "depart", GO, True)]
        messages = [message for message in live.rest() if message["kind"] == "patch"]
    # The question that was answered is not shown in between.
    assert len(messages) == 1
    (answered,) = messages[0]["info"]["answered"]
    assert all(answered[part] for part in ("prompt", "choice"))
    record = ada.ok("GET", f"/api/matches/{match}/record")["segments"][-1]["entries"]
    assert record[-1][:3] == [0, "depart", GO]
    assert ada.ok("GET", f"/api/matches/{match}?lang=de")["answered"] != [answered]


def test_it_is_noted_until_the_next_choice_made_by_hand(server: Served, ada: Player, mei: Player) -> None:
    match = at_market(server, ada, mei)
    switch(ada, match, 0)
    act(server, match, 0, "rest")
    assert asked(server, match, 1) == "market"
    assert len(ada.info(match)["answered"]) == 1
    assert mei.info(match)["answered"] == []
    play_until(server, match, lambda table: 0 in flow.to_move(table.running.position))
    assert len(ada.info(match)["answered"]) == 1
    choose(server, match, 0)
    assert ada.info(match)["answered"] == []


def test_without_it_one_is_asked(server: Served, ada: Player, mei: Player) -> None:
    match = at_market(server, ada, mei)
    switch(mei, match, 1)
    act(server, match, 0, "rest")
    assert asked(server, match, 0) == "depart"


def test_switched_on_it_answers_what_is_asked_already(server: Served, ada: Player, mei: Player) -> None:
    match = at_market(server, ada, mei)
    act(server, match, 0, "rest")
    assert asked(server, match, 0) == "depart"
    switch(ada, match, 0)
    assert asked(server, match, 1) == "market"


def test_what_is_taken_back_is_asked(server: Served, ada: Player, mei: Player) -> None:
    match = at_market(server, ada, mei)
    switch(ada, match, 0)
    act(server, match, 0, "rest")
    assert asked(server, match, 1) == "market"
    for question in ("depart", "market"):
        ada.ok("POST", f"/api/matches/{match}/undo", {"seat": 0})
        assert asked(server, match, 0) == question
        assert ada.info(match)["answered"] == []
        switch(ada, match, 0, on=False)
        switch(ada, match, 0)
        assert asked(server, match, 0) == question
    act(server, match, 0, "rest")
    assert asked(server, match, 1) == "market"


def test_what_all_agree_to_take_back_is_asked(server: Served, ada: Player, mei: Player) -> None:
    match = at_market(server, ada, mei)
    switch(ada, match, 0)
    act(server, match, 0, "rest")
    assert asked(server, match, 1) == "market"
    act(server, match, 1, "draw")
    proposal = propose(ada, match, 0, "undo")["proposal"]["id"]
    mei.ok("POST", f"/api/matches/{match}/answer", {"seat": 1, "proposal": proposal, "agree": True})
    assert asked(server, match, 0) == "depart"
    act(server, match, 0, "go")
    assert asked(server, match, 1) == "market"


def test_clocks_go_on(server: Served, ada: Player, mei: Player) -> None:
    match = at_market(server, ada, mei, clock={"kind": "budget", "seconds": 100, "increment": 5})
    switch(ada, match, 0)
    act(server, match, 0, "rest")
    assert asked(server, match, 1) == "market"
    clock = ada.info(match)["clock"]
    assert clock["running"] == [False, True]
    assert clock["left"][0] > 100


def test_a_bot_that_thinks_keeps_nobody_waiting(
    server: Served, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def thinks(*_: Any) -> Action:
        await asyncio.sleep(3600)
        raise AssertionError("nobody waits that long")

    monkeypatch.setattr(Workers, "choose", thinks)
    monkeypatch.setitem(USUAL, "secret_wish", ("wish", "tea"))
    match = ada.new("me", "random", game=sample.GAME.id)["id"]
    switch(ada, match, 0)
    assert asked(server, match, 0) == ""
    assert entries(server, match)[-1] == (0, "secret_wish", ["wish", "tea"], True)


@pytest.mark.parametrize("broken", [("fly",), None])
def test_a_game_that_answers_nonsense_lets_the_person_choose(
    server: Served,
    ada: Player,
    mei: Player,
    broken: Action | None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def nonsense(*_: Any) -> Action:
        if broken is None:
            raise LookupError("lost")
        return broken

    monkeypatch.setattr(sample, "GAME", replace(sample.GAME, usual=nonsense))
    match = new_match(ada, mei)
    with caplog.at_level(logging.ERROR, "saecula.server.standing"):
        switch(ada, match, 0)
    assert caplog.records
    assert asked(server, match, 0) == "secret_wish"
    choose(server, match, 0)
    assert asked(server, match, 0) == ""


def test_an_answer_that_cannot_be_written_is_asked_and_shown(
    server: Served, ada: Player, mei: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any) -> None:
        raise OSError("the disk is full")

    match = at_market(server, ada, mei)
    switch(ada, match, 0)
    with ada.live(match) as live:
        live.next("scene")
        with monkeypatch.context() as patch:
            patch.setattr("saecula.server.driving.answer_standing", fails)
            act(server, match, 0, "rest")
            assert asked(server, match, 0) == "depart"
            live.next("patch")
    assert ada.scene(match)["ask"]["decision"] == "depart"
    server.run(server.app.state.services.driving.look_after(0.0))
    assert asked(server, match, 1) == "market"


@pytest.fixture
def settings(tmp_path: Path) -> Any:
    return settings_for(tmp_path)


def back(server: Served, cookies: Any) -> Player:
    """Return somebody who comes back to a restarted server."""
    import httpx

    headers = {"Origin": server.origin, "X-Saecula": "1"}
    client = httpx.Client(base_url=server.origin, headers=headers, timeout=30, trust_env=False)
    for cookie in cookies.jar:
        client.cookies.set(cookie.name, cookie.value or "")
    return Player(server, client)


def last_line(settings: Any, match: str) -> str:
    """Return which decision the last line of the log answers."""
    with sqlite3.connect(settings.data / "saecula.sqlite") as file:
        query = 'select decision from choices where "match" = ? order by "index" desc limit 1'
        return str(file.execute(query, (match,)).fetchone()[0])


def test_it_outlives_a_restart_in_the_middle(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> None:
        await asyncio.sleep(3600)

    with served(settings) as server, server.person("Ada") as ada, server.person("Mei") as mei:
        match = new_match(ada, mei)
        to_market(server, match, 0)
        switch(ada, match, 0)
        monkeypatch.setattr(Driving, "_answer", never)  # as if the process died right after the choice
        act(server, match, 0, "rest")
        cookies = ada.client.cookies
    assert last_line(settings, match) == "market"
    monkeypatch.undo()
    with served(settings) as server:
        wait_for(lambda: last_line(settings, match) == "depart")  # without anybody opening the match
        assert entries(server, match)[-1][1:] == ("depart", GO, True)
        ada = back(server, cookies)
        assert ada.info(match)["standing"][0]["on"]
        ada.client.close()


def test_what_was_taken_back_is_asked_after_a_restart_too(settings: Any) -> None:
    with served(settings) as server, server.person("Ada") as ada, server.person("Mei") as mei:
        match = new_match(ada, mei)
        to_market(server, match, 0)
        switch(ada, match, 0)
        act(server, match, 0, "rest")
        assert asked(server, match, 1) == "market"
        ada.ok("POST", f"/api/matches/{match}/undo", {"seat": 0})
    with served(settings) as server:
        assert asked(server, match, 0) == "depart"
        act(server, match, 0, "go")
        assert asked(server, match, 1) == "market"


def test_it_is_lost_with_the_seat(tmp_path: Path) -> None:
    with (
        served(settings_for(tmp_path)) as server,
        server.person("Ada") as ada,
        server.person("Mei") as mei,
    ):
        match = new_match(ada, mei)
        switch(ada, match, 0)
        switch(mei, match, 1)
        ada.ok("POST", f"/api/matches/{match}/resign", {"seat": 0})
        assert server.table(match).places[0].standing == ()
        ada.refused(
            "forbidden", "POST", f"/api/matches/{match}/standing", {"seat": 0, "id": "usual", "on": True}
        )
        with sqlite3.connect(tmp_path / "saecula.sqlite") as file:
            rows = file.execute('select standing from seats where "match" = ? order by "index"', (match,))
            assert [row[0] for row in rows] == ["[]", '["usual"]']


def test_a_guest_who_signs_in_keeps_it(server: Served, ada: Player) -> None:
    with server.person("Zoe", signed_in=False) as zoe, server.person("Cem") as guest:
        zoe.ok("POST", "/api/account", {"name": "Zoe the Great", "password": "correct horse"})
        match = new_match(guest, ada)
        switch(guest, match, 0)
        guest.ok("POST", "/api/login", {"name": "Zoe the Great", "password": "correct horse"})
        assert guest.info(match)["standing"][0]["on"]


# What others learn


class Watched:
    """What Mei gets of a raid that one of two others may stop, but does not."""

    def __init__(self, server: Served) -> None:
        self.server = server

    def raid(self, holder: Seat, automatic: bool) -> tuple[list[str], str]:
        """Return Mei's messages, and everything she can request afterwards."""
        people = [self.server.person(name) for name in ("Ada", "Mei", "Cem", "Dot")]
        players = [person.__enter__() for person in people]
        try:
            return self._raid(players, holder, automatic)
        finally:
            for person in people:
                person.__exit__(None, None, None)

    def _raid(self, players: list[Player], holder: Seat, automatic: bool) -> tuple[list[str], str]:
        server, mei = self.server, players[1]
        match = new_match(*players)
        created = str(mei.info(match)["created"])
        to_market(server, match, 1)
        hands = dict.fromkeys(range(4), "tea silk")
        deal(server, match, {**hands, holder: "tea veto"})
        for seat in (0, 2) if automatic else ():
            switch(players[seat], match, seat)
        with mei.live(match, 1) as live:
            live.next("scene")
            act(server, match, 1, "raid", 3)
            if automatic:
                assert asked(server, match, holder) == ""
            else:
                assert asked(server, match, holder) == "intervene"
                choose(server, match, holder, -1)
            assert entries(server, match)[-1] == (holder, "intervene", list(PASS), automatic)
            messages = [str(message) for message in live.rest() if message["kind"] == "patch"]
        paths = ("", "/scene?seat=1", "/scores", "/record")
        texts = "\n".join([mei.ask("GET", f"/api/matches/{match}{path}").text for path in paths])
        same = [text.replace(match, "MATCH").replace(created, "0") for text in [*messages, texts]]
        return same[:-1], same[-1]


def test_nobody_learns_whose_answer_it_was_nor_that_it_was_given_by_the_server(tmp_path: Path) -> None:
    with served(settings_for(tmp_path), first=lambda: 1024) as server:
        watched = Watched(server)
        first, second = watched.raid(0, automatic=True), watched.raid(2, automatic=True)
        assert first == second
        assert first[0]
        assert watched.raid(0, automatic=False)[1] == first[1]


# Several processes


@pytest.fixture
def pair(postgres: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    settings = settings_for(tmp_path, postgres)
    with served(settings) as one, served(settings) as two:
        yield one, two


def test_of_two_processes_one_answers(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada, two.person("Mei") as mei:
        match = new_match(ada, mei)
        to_market(one, match, 0)
        there = back(two, ada.client.cookies)
        with there.live(match) as live:
            live.next("scene")
            switch(ada, match, 0)
            wait_for(lambda: there.info(match)["standing"][0]["on"])
            for server in (two, one):
                act(server, match, 0, "rest")
                wait_for(lambda: asked(one, match, 0) == asked(two, match, 0) == "")
                log = entries(one, match)
                assert log == entries(two, match)
                assert log[-2:] == [(0, "market", ["rest"], False), (0, "depart", GO, True)]
                ada.ok("POST", f"/api/matches/{match}/undo", {"seat": 0})
                ada.ok("POST", f"/api/matches/{match}/undo", {"seat": 0})
                assert asked(two, match, 0) == "market"
        there.client.close()


def test_what_another_process_wrote_is_shown_to_those_who_came_too_late(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    with one.person("Ada") as ada, two.person("Mei") as mei:
        match = new_match(ada, mei)
        to_market(one, match, 0)

        async def late(*_: Any) -> bool:
            await asyncio.to_thread(act, two, match, 0, "rest")
            return False

        with ada.live(match) as live:
            ask = live.next("scene")["scene"]["ask"]
            monkeypatch.setattr(one.app.state.services.matches, "_write", late)
            assert ada.choose(match, 0, ask).json()["error"] == "stale"
            assert live.next("patch")["info"]["choices"] == ada.info(match)["choices"]
