"""Giving a seat up: to a bot, or by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saecula.core import flow
from saecula.server.tables import Table
from tests.server.playing import choose, everybody, play_until, propose, together
from tests.server.serving import Player, Served, served, settings_for


def resign(player: Player, match: str, seat: int, how: str) -> Any:
    return player.ok("POST", f"/api/matches/{match}/resign", {"seat": seat, "how": how})


def politics_of(seat: int) -> Callable[[Table], bool]:
    """Return whether it is this seat's Politics Phase, the only time at which the rules let it resign."""
    return lambda table: table.running.may_resign(seat)


def ages(*players: Player, **more: Any) -> str:
    return together(*players, game="through_the_ages", **more)


def test_a_bot_takes_over_for_a_player_who_resigned(server: Served, ada: Player, mei: Player) -> None:
    match = ada.new("me", "hotseat", seed="resign")["id"]
    everybody(server, match, most=20)
    assert ada.info(match)["resign"] == ["bot"]
    assert mei.info(match)["resign"] == []
    mei.refused("forbidden", "POST", f"/api/matches/{match}/resign", {"seat": 1})
    info = ada.ok("POST", f"/api/matches/{match}/resign", {"seat": 1})
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert info["you"] == [0]
    assert ada.play(match, 0, most=4) == 4
    ada.refused("forbidden", "POST", f"/api/matches/{match}/undo", {"seat": 1})


def test_what_the_rules_do_not_know_is_refused_and_changes_nothing(server: Served, ada: Player) -> None:
    path = f"/api/matches/{(match := ada.new('me', 'hotseat')['id'])}/resign"
    before = ada.info(match)
    refused = ada.ask("POST", path, {"seat": 0, "how": "rules"})
    assert refused.status_code == 409
    assert refused.json() == {
        "error": "conflict",
        "message": "historia has no rules for resigning; let a bot take over the seat",
    }
    ada.refused("bad_request", "POST", path, {"seat": 0, "how": "loudly"})
    ada.refused("forbidden", "POST", path, {"seat": 7, "how": "rules"})
    assert ada.info(match) == before
    assert server.table(match).lines == 0


@pytest.mark.rule("TTA-180")
def test_the_rules_allow_resigning_in_ones_politics_phase(server: Served, ada: Player, mei: Player) -> None:
    match = ages(ada, mei, seed="moment")
    assert ada.info(match)["resign"] == ["bot"]
    play_until(server, match, politics_of(0))
    assert ada.info(match)["resign"] == ["rules", "bot"]
    assert mei.info(match)["resign"] == ["bot"]
    before = server.table(match).lines
    refused = mei.ask("POST", f"/api/matches/{match}/resign", {"seat": 1, "how": "rules"})
    assert (refused.status_code, refused.json()["message"]) == (409, "seat 1 cannot resign now")
    assert server.table(match).lines == before
    assert resign(ada, match, 0, "bot")["seats"][0]["kind"] == "bot"


@pytest.mark.rule("TTA-183")
def test_of_two_the_other_wins_at_once(server: Served, ada: Player, mei: Player) -> None:
    match = ages(ada, mei, seed="two")
    play_until(server, match, politics_of(0))
    info = resign(ada, match, 0, "rules")
    assert info["status"] == "over"
    assert info["result"]["winners"] == [1]
    assert info["you"] == [0]
    assert info["resign"] == []
    record = ada.ok("GET", f"/api/matches/{match}/record")
    assert record["segments"][0]["entries"][-1][:3] == [0, "resign", []]
    taken = mei.ok("POST", "/api/matches/import", record)
    assert taken["result"] == info["result"]
    assert ada.ok("GET", f"/api/matches/{match}/scores")["points"][-1]["at"] == info["choices"]
    assert ada.ok("POST", f"/api/matches/{match}/rematch")["you"] == [0]


def test_the_others_play_on_and_the_log_replays(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with served(settings) as first, first.person() as ada, first.person("Mei") as mei:
        with first.person("Tomás") as tom:
            match = ages(ada, mei, tom, seed="three", clock={"kind": "move", "seconds": 600})
            play_until(first, match, politics_of(1))
            resign(mei, match, 1, "rules")
        everybody(first, match, most=90)
        before = first.table(match)
        assert before.is_out(1)
        assert not before.over
        assert before.clock is not None
        assert before.clock.since[1] is None
        scores = ada.ok("GET", f"/api/matches/{match}/scores")
        gone = next(i for i, entry in enumerate(before.entries) if entry.decision == "resign")
        for at in (gone, gone + 1, gone + 5):
            ada.ok("GET", f"/api/matches/{match}/scene?seat=0&at={at}")
        told = [line["text"] for line in ada.scene(match)["log"]]
        cookies = dict(ada.client.cookies)
    with served(settings) as second, second.person(signed_in=False) as ada:
        ada.client.cookies.update(cookies)
        after = second.table(match)
        assert after.game.digest(after.running.position) == before.game.digest(before.running.position)
        assert after.game.digest(after.at(gone + 3)) == before.game.digest(before.at(gone + 3))
        assert ada.ok("GET", f"/api/matches/{match}/scores") == scores
        assert [line["text"] for line in ada.scene(match)["log"]] == told


def test_a_player_who_has_resigned_watches_and_has_no_say(server: Served, ada: Player, mei: Player) -> None:
    with server.person("Tomás") as tom:
        match = ages(ada, mei, tom, seed="say")
        play_until(server, match, lambda t: politics_of(2)(t) and t.last_choice(0) is not None)
        assert propose(ada, match, 0, "undo")["proposal"]["open"] == [1, 2]
        info = resign(tom, match, 2, "rules")
        assert info["proposal"] is None  # the position it refers to is gone
        assert info["you"] == [2]
        assert (info["undo"], info["resign"]) == ("no", [])
        assert [seat["kind"] for seat in info["seats"]] == ["person"] * 3
        assert tom.scene(match, 2)["ask"] is None
        path = f"/api/matches/{match}"
        for how in ("rules", "bot"):
            tom.refused("conflict", "POST", f"{path}/resign", {"seat": 2, "how": how})
        tom.refused("conflict", "POST", f"{path}/propose", {"seat": 2, "kind": "undo"})
        ada.refused("cannot_undo", "POST", f"{path}/propose", {"seat": 0, "kind": "undo"})
        choose(server, match, 0)
        play_until(server, match, lambda t: flow.mover(t.running.position) == 1)
        assert propose(ada, match, 0, "undo")["proposal"]["open"] == [1]
        body = {"seat": 2, "proposal": ada.info(match)["proposal"]["id"], "agree": False}
        tom.refused("conflict", "POST", f"{path}/answer", body)


def test_with_only_somebody_gone_at_the_table_an_absent_one_is_waited_for(
    server: Served, ada: Player, mei: Player
) -> None:
    with server.person("Tomás") as tom:
        match = ages(ada, mei, tom, seed="wait")
        play_until(server, match, politics_of(2))
        resign(tom, match, 2, "rules")
        play_until(server, match, lambda t: flow.mover(t.running.position) == 1)
        info = propose(ada, match, 0, "replace", 1)
        assert info["proposal"]["open"] == []
        assert info["seats"][1]["kind"] == "person"
