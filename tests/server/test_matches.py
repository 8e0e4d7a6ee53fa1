"""Matches through the API: alone, together, at one screen, taken back, stale, crowded."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from saecula.core import flow
from tests.server.playing import everybody
from tests.server.serving import PATIENCE, Player, Served, served, settings_for, wait_for


def ask_of(player: Player, match: str, seat: int) -> Any:
    """Return the ask of a seat, once it is asked."""
    return wait_for(lambda: player.scene(match, seat)["ask"])


def by_wire(player: Player, match: str) -> int:
    """Play all seats from one screen."""
    made = 0
    while True:
        movers = [seat["index"] for seat in player.info(match)["seats"] if seat["to_move"] and seat["you"]]
        if not movers:
            return made
        ask = player.scene(match, movers[0])["ask"]
        assert player.choose(match, movers[0], ask, made).status_code == 200
        made += 1


def test_a_person_plays_a_whole_match_against_bots(ada: Player) -> None:
    match = ada.new("me", "random", seed="whole")["id"]
    assert ada.play(match, 0) > 20
    info = ada.info(match)
    assert info["status"] == "over"
    assert sorted(info["result"]["places"])[0] == 1
    record = ada.ok("GET", f"/api/matches/{match}/record")
    assert len(record["segments"][0]["entries"]) == info["choices"]
    assert record["seed"]
    log = ada.scene(match)["log"]
    assert {line["turn"] for line in log} == {"", "civ:0", "civ:1"}
    assert [line for line in log if line["cause"]]
    assert [line for line in log if line["changes"]]


def test_two_people_play_each_from_their_own_seat(ada: Player, mei: Player) -> None:
    info = ada.new("me", "open")
    match = info["id"]
    assert info["status"] == "open"
    mei.refused("forbidden", "POST", f"/api/matches/{match}/join", {})
    mei.refused("forbidden", "POST", f"/api/matches/{match}/join", {"invite": "wrong"})
    invite = info["invite"].partition("invite=")[2]
    assert "invite" not in mei.info(match)
    joined = mei.ok("POST", f"/api/matches/{match}/join", {"invite": invite})
    assert joined["status"] == "running"
    assert joined["you"] == [1]
    mei.refused("forbidden", "GET", f"/api/matches/{match}/scene?seat=0")
    mei.refused("forbidden", "POST", f"/api/matches/{match}/undo", {"seat": 0})
    with ThreadPoolExecutor(2) as pool:
        played = [pool.submit(ada.play, match, 0), pool.submit(mei.play, match, 1)]
        assert all(p.result() > 20 for p in played)
    assert ada.info(match)["result"] == mei.info(match)["result"]
    # After the end everything is open.
    assert mei.scene(match, 0)["viewer"] == 0


def test_hotseat_seats_belong_to_one_person(ada: Player) -> None:
    match = ada.new("me", "hotseat")["id"]
    assert ada.info(match)["you"] == [0, 1]
    assert by_wire(ada, match) > 40
    assert ada.info(match)["status"] == "over"


def test_a_seat_can_be_left_before_the_start_and_filled_with_a_bot(ada: Player, mei: Player) -> None:
    match = ada.new("me", "open", "open", public=True)["id"]
    assert match in [m["id"] for m in mei.ok("GET", "/api/matches?scope=public")]
    mei.refused("full", "POST", f"/api/matches/{match}/join", {"seat": 0})
    mei.ok("POST", f"/api/matches/{match}/join", {"seat": 2})
    left = mei.ok("POST", f"/api/matches/{match}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    mei.refused("forbidden", "POST", f"/api/matches/{match}/start")
    started = ada.ok("POST", f"/api/matches/{match}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    mei.refused("started", "POST", f"/api/matches/{match}/join", {})
    mei.refused("started", "POST", f"/api/matches/{match}/leave")


def test_a_choice_can_be_taken_back_until_something_came_of_it(server: Served, ada: Player) -> None:
    match = ada.new("me", "hotseat", seed="undo")["id"]
    ada.refused("cannot_undo", "POST", f"/api/matches/{match}/undo", {"seat": 0})
    undone = 0
    for turn in range(60):
        table = server.table(match)
        seat = flow.mover(table.running.position)
        digest, before = table.game.digest(table.running.position), ada.info(match)["choices"]
        ask = ask_of(ada, match, seat)
        assert ada.choose(match, seat, ask, turn).status_code == 200
        after = server.table(match)
        if after.running.can_take_back(seat):
            ada.ok("POST", f"/api/matches/{match}/undo", {"seat": seat})
            again = server.table(match)
            assert again.game.digest(again.running.position) == digest
            assert ada.info(match)["choices"] == before
            # The old token names an ask that was answered.
            assert ada.choose(match, seat, ask).json()["error"] == "stale"
            assert ada.choose(match, seat, ask_of(ada, match, seat), turn).status_code == 200
            undone += 1
        else:
            ada.refused("cannot_undo", "POST", f"/api/matches/{match}/undo", {"seat": seat})
    assert undone > 10
    # Struck out does not mean lost: the log has every choice and every undo.
    table = server.table(match)
    assert table.lines == table.length + 2 * undone
    server.app.state.services.matches.forget(match)
    again = server.table(match)
    assert again.game.digest(again.running.position) == table.game.digest(table.running.position)
    assert again.running.stamps == table.running.stamps
    assert again.steps == table.steps


def test_stale_and_illegal_answers_are_refused(ada: Player) -> None:
    match = ada.new("me", "hotseat", seed="stale")["id"]
    seat = next(s["index"] for s in ada.info(match)["seats"] if s["to_move"])
    ask = ask_of(ada, match, seat)
    body = {"seat": seat, "token": ask["token"], "action": ["nonsense"]}
    assert ada.ask("POST", f"/api/matches/{match}/choices", body).status_code == 422
    assert ada.choose(match, seat, {**ask, "token": "0" * 16}).status_code == 409
    assert ada.choose(match, seat, ask).status_code == 200
    response = ada.choose(match, seat, ask)
    assert (response.status_code, response.json()["error"]) == (409, "stale")
    assert ada.ask("POST", f"/api/matches/{match}/choices", {"seat": 0}).status_code == 400


def test_of_two_hundred_simultaneous_answers_one_is_taken(server: Served, ada: Player) -> None:
    match = ada.new("me", "hotseat", seed="crowd")["id"]
    seat = next(s["index"] for s in ada.info(match)["seats"] if s["to_move"])
    ask = ask_of(ada, match, seat)
    cookies = dict(ada.client.cookies)

    async def crowd() -> list[int]:
        headers = {"Origin": server.origin, "X-Saecula": "1"}
        limits = httpx.Limits(max_connections=200)
        async with httpx.AsyncClient(
            base_url=server.origin, headers=headers, cookies=cookies, limits=limits, timeout=PATIENCE
        ) as client:
            bodies = [
                {
                    "seat": seat,
                    "token": ask["token"],
                    "action": ask["options"][i % len(ask["options"])]["action"],
                }
                for i in range(200)
            ]
            sent = [client.post(f"/api/matches/{match}/choices", json=body) for body in bodies]
            return [response.status_code for response in await asyncio.gather(*sent)]

    answers = asyncio.run(crowd())
    assert answers.count(200) == 1
    assert answers.count(409) == 199
    assert server.table(match).length == 1


def test_fork_rematch_export_and_import(server: Served, ada: Player, mei: Player) -> None:
    match = ada.new("me", "hotseat", seed="copy")["id"]
    everybody(server, match, most=25)
    ada.refused("conflict", "POST", f"/api/matches/{match}/rematch")
    mei.refused("forbidden", "POST", f"/api/matches/{match}/fork", {"at": 3})
    imagined = ada.ok("POST", f"/api/matches/{match}/fork", {"at": 10})
    assert imagined["you"] == [0, 1]
    everybody(server, imagined["id"], most=10)
    everybody(server, match)
    forked = ada.ok("POST", f"/api/matches/{match}/fork", {"at": 25})
    there, here = server.table(forked["id"]), server.table(match)
    assert there.game.digest(there.running.position) == here.game.digest(here.at(25))
    assert everybody(server, forked["id"]) > 10
    record = ada.ok("GET", f"/api/matches/{match}/record")
    taken = mei.ok("POST", "/api/matches/import", record)
    assert taken["status"] == "over"
    assert taken["result"] == ada.info(match)["result"]
    record["segments"][0]["entries"][30][2] = ["nonsense"]
    mei.refused("bad_request", "POST", "/api/matches/import", record)
    mei.refused("forbidden", "POST", f"/api/matches/{match}/rematch")
    again = ada.ok("POST", f"/api/matches/{match}/rematch")
    assert again["status"] == "running"
    assert again["choices"] == 0


def test_a_rematch_waits_for_the_others(server: Served, ada: Player, mei: Player) -> None:
    match = ada.new("me", "open", public=True)["id"]
    mei.ok("POST", f"/api/matches/{match}/join", {})
    everybody(server, match)
    first = ada.ok("POST", f"/api/matches/{match}/rematch")
    assert first["status"] == "open"
    second = mei.ok("POST", f"/api/matches/{match}/rematch")
    assert second["id"] == first["id"]
    assert second["status"] == "running"


def test_replay_and_scores(server: Served, ada: Player) -> None:
    match = ada.new("me", "hotseat", seed="replay")["id"]
    everybody(server, match)
    total = ada.info(match)["choices"]
    scores = ada.ok("GET", f"/api/matches/{match}/scores")
    assert scores["points"][-1]["at"] == total
    assert scores["points"][-1]["scores"] == ada.info(match)["result"]["scores"]
    assert len(scores["turns"]) >= 12
    for at in (0, total // 2, total):
        for seat in (-1, 0, 1):
            scene = ada.ok("GET", f"/api/matches/{match}/scene?seat={seat}&at={at}")
            assert scene["viewer"] == seat
    assert ada.ask("GET", f"/api/matches/{match}/scene?at={total + 1}").status_code == 400


def test_a_restart_in_the_middle_loses_nothing(tmp_path: Any) -> None:
    settings = settings_for(tmp_path)
    with served(settings) as first, first.person() as ada:
        match = ada.new("me", "hotseat", "random", seed="restart")["id"]
        while first.table(match).length < 120:
            for seat in (0, 1):
                scene = ada.scene(match, seat)
                if scene["ask"]:
                    ada.choose(match, seat, scene["ask"], 1)
        wait_for(lambda: not first.table(match).bots_to_move)
        before = first.table(match)
        digest, stamps = before.game.digest(before.running.position), list(before.running.stamps)
        told = ada.scene(match)["log"]
        cookies = dict(ada.client.cookies)
    with served(settings) as second, second.person(signed_in=False) as ada:
        ada.client.cookies.update(cookies)
        after = second.table(match)
        assert after.based  # it was not replayed from the start
        assert len(after.before) >= 50
        assert after.game.digest(after.running.position) == digest
        assert after.running.stamps == stamps
        assert after.steps == before.steps
        assert ada.scene(match)["log"] == told
        early = after.at(20)
        assert after.game.digest(early) == before.game.digest(before.at(20))
        for seat in (0, 1):
            ada.scene(match, seat)
        assert second.table(match).running.position.seats == 3


@pytest.mark.parametrize("kinds", [("me",), ("me", "greedy")])
def test_bots_and_lone_players(ada: Player, kinds: tuple[str, ...]) -> None:
    match = ada.new(*kinds)["id"]
    assert ada.play(match, 0, most=5) == 5
