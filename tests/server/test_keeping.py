"""A match survives a change of its rules or content, or says which version it needs."""

from __future__ import annotations

import copy
import dataclasses
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from saecula.core import flow
from saecula.games import game as game_of
from saecula.server import copies, keeping, loading, seating, tables
from saecula.server.settings import Settings
from tests.server.playing import choose, play_until, propose
from tests.server.serving import Player, Served, served, settings_for, wait_for
from tests.server.test_serve import HEADERS, healthy, serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_for(tmp_path)


@contextmanager
def under_other_rules(monkeypatch: pytest.MonkeyPatch, version: int = 99) -> Iterator[None]:
    """Simulate a later version of the game: other rules, other content."""
    game = game_of("historia")
    later = dataclasses.replace(game, version=version)
    content = _copy(tables.content_of("historia"))
    with monkeypatch.context() as patch:
        for module in (tables, loading, seating):
            patch.setattr(module, "game_of", lambda _id: later)
        for module in (tables, loading, seating, copies):
            patch.setattr(module, "content_of", lambda _id: content)
        yield


def _copy(content: Any) -> Any:
    found = copy.copy(content)
    object.__setattr__(found, "digest", "another content")
    return found


@contextmanager
def back(settings: Settings, cookies: dict[str, str]) -> Iterator[tuple[Served, Player]]:
    """Start the server again; return it and the person who comes back."""
    with served(settings) as server, server.person(signed_in=False) as player:
        player.client.cookies.update(cookies)
        yield server, player


def played(settings: Settings, most: int) -> tuple[str, dict[str, str], Any]:
    """A match somewhere in the middle, and a server that was stopped properly."""
    with served(settings) as server, server.person("Ada") as ada:
        match = ada.new("me", "hotseat", seed="upgrade")["id"]
        play_until(server, match, lambda t: t.length >= most)
        scene = ada.scene(match, flow.mover(server.table(match).running.position))
        return match, dict(ada.client.cookies), scene


@pytest.mark.parametrize("most", [0, 37, 80])
def test_a_running_match_goes_on_under_other_rules(
    settings: Settings, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, cookies, scene = played(settings, most)
    with under_other_rules(monkeypatch):
        with back(settings, cookies) as (server, ada):
            table = server.table(match)
            assert (table.past, table.length) == (most, most)
            assert ada.scene(match, scene["viewer"]) == scene  # the same ask, by the same token
            response = ada.choose(match, scene["viewer"], scene["ask"])
            assert response.status_code == 200
            play_until(server, match, lambda t: t.length >= most + 70)
            then = server.table(match).game.digest(server.table(match).running.position)
        with back(settings, cookies) as (server, ada):
            table = server.table(match)
            assert table.game.digest(table.running.position) == then
            assert table.past == most
            assert table.game.digest(table.at(most + 3))
            play_until(server, match, lambda t: t.over)
            record = ada.ok("GET", f"/api/matches/{match}/record")
            assert [len(s["entries"]) for s in record["segments"]] == [most, table.length - most]
            assert [s["rules"] for s in record["segments"]][1] == 99
            scores = ada.ok("GET", f"/api/matches/{match}/scores")
            assert scores["points"][-1]["scores"] == ada.info(match)["result"]["scores"]
            assert ada.ok("POST", f"/api/matches/{match}/fork", {"at": most + 5})["status"] == "running"


def test_what_was_played_under_other_rules_stands(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, cookies, scene = played(settings, 37)
    with under_other_rules(monkeypatch), back(settings, cookies) as (server, ada):
        for seat in (0, 1):
            ada.refused("cannot_undo", "POST", f"/api/matches/{match}/undo", {"seat": seat})
            ask_all = {"seat": seat, "kind": "undo"}
            ada.refused("cannot_undo", "POST", f"/api/matches/{match}/propose", ask_all)
        assert ada.info(match)["undo"] == "no"
        ada.refused("conflict", "GET", f"/api/matches/{match}/scene?seat=0&at=3")
        ada.refused("conflict", "POST", f"/api/matches/{match}/fork", {"at": 3})
        ada.choose(match, scene["viewer"], scene["ask"])
        if not server.table(match).running.can_take_back(scene["viewer"]):
            propose(ada, match, scene["viewer"], "undo")
        else:
            ada.ok("POST", f"/api/matches/{match}/undo", {"seat": scene["viewer"]})
        assert server.table(match).length == 37


def test_lines_that_the_rules_do_not_tell_any_more_are_left_out(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, cookies, scene = played(settings, 37)
    database = sqlite3.connect(settings.data / "saecula.sqlite")
    with database:
        database.execute("""update choices set told = '[["forgotten", 0, 1]]' where "index" = 30""")
    database.close()
    with under_other_rules(monkeypatch), back(settings, cookies) as (_, ada):
        now = ada.scene(match, scene["viewer"])
        assert now["ask"] == scene["ask"]
        assert len(scene["log"]) - 10 < len(now["log"]) <= len(scene["log"])


def test_the_end_is_kept_in_quiet_moments(settings: Settings) -> None:
    """So even a server that is killed leaves matches that can go on."""
    with served(settings) as server, server.person("Ada") as ada:
        match = ada.new("me", "hotseat", seed="quiet")["id"]
        play_until(server, match, lambda t: t.length >= 20)
        server.run(server.app.state.services.keeper.keep(idle=-1.0))
        assert ends(settings) == [(match, server.table(match).lines)]
        choose(server, match, flow.mover(server.table(match).running.position))
        server.run(server.app.state.services.keeper.keep())  # not yet quiet
        assert ends(settings) == [(match, server.table(match).lines - 1)]
        server.run(server.app.state.services.keeper.keep(idle=-1.0))
        assert ends(settings) == [(match, server.table(match).lines)]
        # It is not opened from there: what came before can still be taken back.
        server.app.state.services.matches.forget(match)
        assert not server.table(match).based


def ends(settings: Settings) -> list[tuple[str, int]]:
    """Return the ends of logs that are saved."""
    database = sqlite3.connect(settings.data / "saecula.sqlite")
    try:
        return database.execute('select "match", "index" from snapshots where not settled').fetchall()
    finally:
        database.close()


def test_a_log_ahead_of_its_snapshot_names_the_version_it_needs(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(keeping.Keeper, "keep", _nothing)  # as when it is killed
        patch.setattr(keeping.Keeper, "keep_all", _nothing)
        match, cookies, _ = played(settings, 60)
    with under_other_rules(monkeypatch), back(settings, cookies) as (server, ada):
        for path in ("", "/scene?seat=0", "/record"):
            response = ada.ask("GET", f"/api/matches/{match}{path}")
            assert (response.status_code, response.json()["error"]) == (409, "conflict")
            assert "needs the version that played it" in response.json()["message"]
        with ada.live(match) as live:
            assert live.next()["error"] == "conflict"
        other = ada.new("me", "hotseat")["id"]
        assert [m["id"] for m in ada.ok("GET", "/api/matches?scope=mine")] == [other]
        server.run(server.app.state.services.keeper.keep(idle=-1.0))
    with back(settings, cookies) as (server, ada):  # the old version opens it, and leaves its end behind
        assert ada.info(match)["choices"] > 0
    with under_other_rules(monkeypatch), back(settings, cookies) as (_, ada):
        assert ada.info(match)["status"] == "running"


async def _nothing(_keeper: object, _idle: float = 0.0) -> None:
    return None


def test_older_rules_do_not_open_what_newer_ones_played(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, cookies, _ = played(settings, 20)
    with under_other_rules(monkeypatch), back(settings, cookies) as (_, ada):
        assert ada.info(match)["status"] == "running"
    with back(settings, cookies) as (_, ada):
        response = ada.ask("GET", f"/api/matches/{match}")
        assert "rules are older" in response.json()["message"]


def test_a_stopped_server_leaves_all_ends(tmp_path: Path) -> None:
    with serving(tmp_path) as (origin, process):
        wait_for(lambda: healthy(origin))
        headers = {**HEADERS, "Origin": origin}
        with httpx.Client(base_url=origin, headers=headers, trust_env=False) as client:
            client.post("/api/session", json={"name": "Ada"})
            seats = [{"kind": "me"}, {"kind": "hotseat"}]
            match = client.post("/api/matches", json={"game": "historia", "seats": seats}).json()["id"]
        os.kill(process.pid, signal.SIGTERM)
        process.wait(20)
    assert ends(settings_for(tmp_path)) == [(match, 0)]
