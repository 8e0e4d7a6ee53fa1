"""Agreements: taking back what others built on, and a bot for a player who does not come back."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.blocks import SEALED
from saecula.server.proposals import ABSENT
from saecula.server.tables import Table
from tests.server.playing import choose, finish, play_until, propose, together
from tests.server.serving import Player, Served, served, settings_for, wait_for


def answer(player: Player, match: str, seat: int, proposal: str, agree: bool = True) -> Any:
    body = {"seat": seat, "proposal": proposal, "agree": agree}
    return player.ok("POST", f"/api/matches/{match}/answer", body)


def test_alone_against_bots_everything_can_be_taken_back(ada: Player) -> None:
    match = ada.new("me", "random", seed="alone")["id"]
    ada.refused("cannot_undo", "POST", f"/api/matches/{match}/propose", {"seat": 0, "kind": "undo"})
    seen = []
    for turn in range(8):
        scene = wait_for(lambda: (s := ada.scene(match)) and s["ask"] and s)
        seen.append(scene)
        ada.choose(match, 0, scene["ask"], turn)
    wait_for(lambda: ada.scene(match)["ask"])
    while seen:
        if ada.info(match)["undo"] == "free":
            ada.ok("POST", f"/api/matches/{match}/undo", {"seat": 0})
        else:
            assert ada.info(match)["undo"] == "ask"
            assert propose(ada, match, 0, "undo")["proposal"] is None
        back, then = ada.scene(match), seen.pop()
        wait_for(lambda: ada.scene(match)["ask"])
        if not back["ask"]:
            continue
        assert [o["action"] for o in back["ask"]["options"]] == [o["action"] for o in then["ask"]["options"]]
        assert back["log"] == then["log"]
    assert ada.info(match)["undo"] == "no"


def test_all_must_agree_to_a_choice_taken_back(server: Served, ada: Player, mei: Player) -> None:
    with server.person("Tom") as tom:
        match = together(ada, mei, tom, seed="agree")
        table = play_until(server, match, lambda t: t.length > 20 and ada.info(match)["undo"] == "ask")
        cut = table.last_choice(0)
        assert cut is not None
        before = table.game.digest(table.at(cut))
        asked = propose(ada, match, 0, "undo")["proposal"]
        assert (asked["kind"], asked["by"], asked["target"]) == ("undo", 0, None)
        assert (asked["answers"], asked["open"]) == ([True, None, None], [1, 2])
        assert mei.info(match)["proposal"] == tom.info(match)["proposal"] == asked
        mei.refused("conflict", "POST", f"/api/matches/{match}/propose", {"seat": 1, "kind": "undo"})
        refused = answer(mei, match, 1, asked["id"], agree=False)
        assert refused["proposal"] is None
        tom.refused(
            "stale",
            "POST",
            f"/api/matches/{match}/answer",
            {"seat": 2, "proposal": asked["id"], "agree": True},
        )
        again = propose(ada, match, 0, "undo")["proposal"]
        assert answer(ada, match, 0, again["id"], agree=False)["proposal"] is None  # withdrawn
        last = propose(ada, match, 0, "undo")["proposal"]
        mei.refused(
            "forbidden",
            "POST",
            f"/api/matches/{match}/answer",
            {"seat": 2, "proposal": last["id"], "agree": True},
        )
        assert answer(mei, match, 1, last["id"])["proposal"]["open"] == [2]
        assert answer(tom, match, 2, last["id"])["proposal"] is None
        back = server.table(match)
        assert back.length == cut
        assert back.game.digest(back.running.position) == before
        assert ada.scene(match)["ask"]
        server.app.state.services.matches.forget(match)
        assert server.table(match).game.digest(server.table(match).running.position) == before


def test_an_open_choice_lets_an_undo_fall_but_a_sealed_one_does_not(
    server: Served, ada: Player, mei: Player
) -> None:
    match = together(ada, mei, seed="falls")

    def open_turn(table: Table) -> bool:
        position = table.running.position
        return position.block == "ask" and flow.mover(position) == 1 and table.last_choice(0) is not None

    play_until(server, match, lambda t: open_turn(t) and not t.running.can_take_back(0))
    assert propose(ada, match, 0, "undo")["proposal"]
    choose(server, match, 1)
    assert ada.info(match)["proposal"] is None

    play_until(server, match, lambda t: flow.to_move(t.running.position) == [0, 1] and not mixed(t))
    asked = propose(ada, match, 0, "undo")["proposal"]
    choose(server, match, 1)
    assert ada.info(match)["proposal"] == asked
    table = server.table(match)
    cut = table.last_choice(0)
    answer(mei, match, 1, asked["id"])
    assert server.table(match).length == cut


def mixed(table: Table) -> bool:
    """Return whether a seat could freely take something back."""
    return any(table.running.can_take_back(seat) for seat in (0, 1))


def test_going_back_beyond_a_snapshot(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with served(settings) as server, server.person("Ada") as ada:
        match = ada.new("me", "hotseat", seed="beyond")["id"]
        play_until(server, match, lambda t: t.kept > 0)
        server.app.state.services.matches.forget(match)
        table = server.table(match)
        assert table.based
        length = table.length
        digests = {i: table.game.digest(table.at(i)) for i in range(length - 12, length)}
        seat = 0
        while server.table(match).length > length - 8:
            table = server.table(match)
            if table.running.can_take_back(seat):
                ada.ok("POST", f"/api/matches/{match}/undo", {"seat": seat})
            else:
                propose(ada, match, seat, "undo")
            now = server.table(match)
            assert now.game.digest(now.running.position) == digests[now.length]
            seat = 1 - seat if now.last_choice(1 - seat) else seat
        now = server.table(match)
        server.app.state.services.matches.forget(match)
        again = server.table(match)
        assert again.game.digest(again.running.position) == now.game.digest(now.running.position)
        assert (again.running.stamps, again.steps) == (now.running.stamps, now.steps)
        play_until(server, match, lambda t: t.length > length + 60)


def test_all_others_agree_to_replace_an_absent_player(server: Served, ada: Player, mei: Player) -> None:
    with server.person("Tom") as tom:
        match = together(ada, mei, tom, seed="absent")
        play_until(server, match, lambda t: flow.to_move(t.running.position) == [2])
        replace = {"seat": 0, "kind": "replace"}
        for body in (replace, {**replace, "target": 9}):
            ada.refused("bad_request", "POST", f"/api/matches/{match}/propose", body)
        for target in (0, 1):  # oneself; somebody who is not asked
            ada.refused("conflict", "POST", f"/api/matches/{match}/propose", {**replace, "target": target})
        mei.refused("forbidden", "POST", f"/api/matches/{match}/propose", {**replace, "target": 2})
        asked = propose(ada, match, 0, "replace", 2)["proposal"]
        assert (asked["answers"], asked["open"], asked["target"]) == ([True, None, None], [1], 2)
        choose(server, match, 2)
        assert ada.info(match)["proposal"] is None  # Tom is there after all
        play_until(server, match, lambda t: flow.to_move(t.running.position) == [2])
        asked = propose(ada, match, 0, "replace", 2)["proposal"]
        tom.refused(
            "conflict",
            "POST",
            f"/api/matches/{match}/answer",
            {"seat": 2, "proposal": asked["id"], "agree": True},
        )
        assert answer(tom, match, 2, asked["id"], agree=False)["proposal"] is None
        asked = propose(ada, match, 0, "replace", 2)["proposal"]
        with ada.live(match) as live:
            info = answer(mei, match, 1, asked["id"])
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
            assert info["proposal"] is None
            said = live.next("chat")
            assert (said["name"], "Tom" in said["text"]) == ("", True)
        assert tom.info(match)["you"] == []
        wait_for(lambda: server.table(match).bots_to_move == [])


def test_ones_only_opponent_is_replaced_after_a_day(tmp_path: Path) -> None:
    with served(settings_for(tmp_path)) as server, server.person("Ada") as ada, server.person("Mei") as mei:
        match = together(ada, mei, seed="day")
        play_until(server, match, lambda t: flow.to_move(t.running.position) == [1])
        asked = propose(ada, match, 0, "replace", 1)["proposal"]
        assert asked["open"] == []
        assert ada.info(match)["seats"][1]["kind"] == "person"
        assert answer(mei, match, 1, asked["id"], agree=False)["proposal"] is None
        propose(ada, match, 0, "replace", 1)
        age_proposal(tmp_path, match)
        server.app.state.services.matches.forget(match)
        wait_for(lambda: ada.info(match)["seats"][1]["kind"] == "bot")


def age_proposal(folder: Path, match: str) -> None:
    """Pretend that it was made a day ago."""
    with sqlite3.connect(folder / "saecula.sqlite") as database:
        changed = "json_set(proposal, '$.due', json_extract(proposal, '$.due') - ?), due = due - ?"
        database.execute(
            f"update matches set proposal = {changed}, revision = revision + 1 where id = ?",
            (ABSENT + 1, ABSENT + 1, match),
        )
    database.close()


def sealed_block(table: Table) -> bool:
    return table.running.position.block in SEALED and len(flow.to_move(table.running.position)) == 2


@pytest.mark.parametrize("mei_answers", [True, False])
def test_a_replacement_tells_nothing_of_sealed_answers(
    server: Served, ada: Player, mei: Player, mei_answers: bool
) -> None:
    """Whether Mei has answered shows only once Ada has answered herself."""
    with server.person("Tom") as tom:
        match = together(ada, mei, tom, seed="sealed")
        play_until(
            server,
            match,
            lambda t: t.running.position.block in SEALED and len(flow.to_move(t.running.position)) == 3,
        )
        if mei_answers:
            finish(server, match, 1)
        asked = propose(ada, match, 0, "replace", 1)["proposal"]
        info = answer(tom, match, 2, asked["id"])
        assert info["proposal"]["open"] == []
        assert [seat["kind"] for seat in info["seats"]] == ["person"] * 3
        finish(server, match, 2)
        assert ada.info(match)["proposal"]["open"] == []
        finish(server, match, 0)
        expected = "person" if mei_answers else "bot"
        wait_for(lambda: ada.info(match)["proposal"] is None)
        assert ada.info(match)["seats"][1]["kind"] == expected


def test_the_wire_of_others_is_not_moved_by_sealed_answers_under_a_proposal(
    server: Served, ada: Player, mei: Player
) -> None:
    match = together(ada, mei, seed="quiet", clock={"kind": "budget", "seconds": 600, "increment": 5})
    play_until(server, match, lambda t: sealed_block(t) and t.last_choice(0) is not None)
    asked = propose(ada, match, 0, "undo")["proposal"]
    with ada.live(match) as live:
        live.rest()
        info = ada.info(match)
        choose(server, match, 1)
        assert flow.to_move(server.table(match).running.position)
        if server.table(match).running.can_take_back(1):
            mei.ok("POST", f"/api/matches/{match}/undo", {"seat": 1})
        assert live.rest() == []
        assert ada.info(match) == info
        assert info["proposal"] == asked
    assert set(asked) == {"id", "kind", "by", "target", "answers", "open"}


def test_strangers_neither_propose_nor_answer(server: Served, ada: Player, mei: Player) -> None:
    match = ada.new("me", "hotseat", seed="strangers")["id"]
    play_until(server, match, lambda t: t.length > 3)
    mei.refused("forbidden", "POST", f"/api/matches/{match}/propose", {"seat": 0, "kind": "undo"})
    mei.refused(
        "forbidden", "POST", f"/api/matches/{match}/answer", {"seat": 0, "proposal": "x", "agree": True}
    )
    ada.refused("stale", "POST", f"/api/matches/{match}/answer", {"seat": 0, "proposal": "x", "agree": True})
    with server.person(signed_in=False) as nobody:
        nobody.refused("not_signed_in", "POST", f"/api/matches/{match}/propose", {"seat": 0, "kind": "undo"})
    missing = "A" * 22
    ada.refused("not_found", "POST", f"/api/matches/{missing}/propose", {"seat": 0, "kind": "undo"})


def test_what_is_over_stays_over(server: Served, ada: Player) -> None:
    match = ada.new("me", "hotseat", seed="over")["id"]
    play_until(server, match, lambda t: t.over)
    for seat in (0, 1):
        ada.refused("conflict", "POST", f"/api/matches/{match}/undo", {"seat": seat})
        ada.refused("conflict", "POST", f"/api/matches/{match}/propose", {"seat": seat, "kind": "undo"})
    assert ada.info(match)["undo"] == "no"
