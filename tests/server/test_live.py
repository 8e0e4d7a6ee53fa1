"""Live connections: the whole scene, then differences; nothing missed, nothing twice."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from saecula.server.patch import patched
from tests.server.serving import Live, Player, Served


def follow(scene: Any, messages: list[Any]) -> tuple[Any, int]:
    """Return the scene after these messages, and how many differences there were."""
    count = 0
    for message in messages:
        if message["kind"] == "patch":
            scene = patched(scene, message["ops"])
            count += 1
    return scene, count


def test_differences_lead_to_what_a_fresh_look_shows(ada: Player) -> None:
    match = ada.new("me", "random", seed="live")["id"]
    with ada.live(match) as live:
        first = live.next()
        assert first["kind"] == "scene"
        assert first["info"]["you"] == [0]
        ada.play(match, 0, most=25)
        messages = live.rest()
        scene, count = follow(first["scene"], messages)
        assert count >= 20
        assert scene == ada.scene(match)
        versions = [m["v"] for m in messages if m["kind"] == "patch"]
        assert versions == sorted(set(versions))
        assert sum(len(str(m)) for m in messages) / count < len(str(scene)) / 4


def test_a_viewer_who_comes_back_gets_just_what_was_missed(ada: Player, mei: Player) -> None:
    match = ada.new("me", "open", public=True)["id"]
    mei.ok("POST", f"/api/matches/{match}/join", {})
    with ada.live(match) as live:
        first = live.next("scene")
        last = first["v"]
        scene = first["scene"]
    for turn in range(12):
        for player, seat in ((ada, 0), (mei, 1)):
            ask = player.scene(match, seat)["ask"]
            if ask:
                player.choose(match, seat, ask, turn)
    mei.ok("POST", f"/api/matches/{match}/chat", {"text": "hello"})
    with ada.live(match, since=last) as live:
        messages = live.rest()
        assert {m["kind"] for m in messages} <= {"patch", "chat", "presence"}
        assert [m["text"] for m in messages if m["kind"] == "chat"] == ["hello"]
        scene, _ = follow(scene, messages)
        assert scene == ada.scene(match)
        last = max(m["v"] for m in messages)
    with ada.live(match, since=last) as live:
        assert [m["kind"] for m in live.rest()] == ["presence"]
    with ada.live(match, since=17) as live:
        kinds = [m["kind"] for m in live.rest()]
        assert kinds[:2] == ["scene", "chat"]


def test_presence_names_who_is_there(ada: Player, mei: Player) -> None:
    match = ada.new("me", "open", public=True)["id"]
    with ada.live(match) as first:
        assert first.next("presence")["names"] == ["Ada"]
        with mei.live(match, seat=-1):
            assert first.next("presence")["names"] == ["Ada", "Mei"]
        assert first.next("presence")["names"] == ["Ada"]


def test_before_the_start_there_is_no_scene_yet(ada: Player, mei: Player) -> None:
    match = ada.new("me", "open", public=True)["id"]
    with ada.live(match, seat=0) as live:
        assert live.next("scene")["scene"] is None
        mei.ok("POST", f"/api/matches/{match}/join", {})
        assert live.next("scene")["scene"]["viewer"] == 0


def test_pings_are_answered_and_nothing_else(ada: Player) -> None:
    match = ada.new("me", "hotseat")["id"]
    with ada.live(match) as live:
        live.connection.send('{"kind": "ping"}')
        assert live.next("pong", "error")["kind"] == "pong"
        for nonsense in ("", "[]", "{", '{"kind": "choose"}', "x" * 5000):
            live.connection.send(nonsense)
            assert live.next("pong", "error")["error"] == "bad_request"


def test_other_seats_and_other_pages_are_refused(server: Served, ada: Player, mei: Player) -> None:
    match = ada.new("me", "hotseat")["id"]
    with mei.live(match, seat=0) as live:
        assert live.next()["error"] == "forbidden"
    with mei.live("A" * 22) as live:
        assert live.next()["error"] == "not_found"
    with mei.live(match, seat=-1) as live:
        assert live.next()["scene"]["viewer"] == -1
    url = f"{server.origin.replace('http', 'ws')}/api/matches/{match}/live"
    for origin in (None, "http://evil.example"):
        chosen: Any = origin
        with pytest.raises(InvalidStatus), connect(url, origin=chosen, proxy=None):
            pass


def test_a_viewer_who_does_not_read_is_cut_off(ada: Player) -> None:
    from saecula.server.hub import BACKLOG, TOO_SLOW, Viewer

    async def fill() -> Any:
        viewer = Viewer()
        for _ in range(BACKLOG + 1):
            viewer.send({"kind": "pong"})
        return await viewer.queue.get()

    assert ada.served.run(fill()) == TOO_SLOW
    assert isinstance(Live, type)
