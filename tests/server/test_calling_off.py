"""A match called off before its start: nothing of it remains, and everybody waiting for it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Column, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from saecula.server import seating
from saecula.server.faults import Fault
from saecula.server.hub import REFUSED
from saecula.server.storage import Base, MatchRow, Person
from tests.server.playing import together
from tests.server.serving import Player, Served, served, settings_for


def call_off(player: Player, match: str) -> None:
    response = player.ask("DELETE", f"/api/matches/{match}")
    assert (response.status_code, response.content) == (204, b"")


def person_of(player: Player) -> Person:
    me = player.ok("GET", "/api/me")
    return Person(id=me["id"], name=me["name"], language="", created=0.0)


async def rows_of(server: Served, match: str) -> dict[str, int]:
    """Return how many rows each table has for a match."""
    found: dict[str, int] = {}
    async with server.app.state.services.database.read() as session:
        for table in Base.metadata.sorted_tables:
            column: Column[Any] | None = table.c.id if table.name == "matches" else table.c.get("match")
            if column is not None:
                query = select(func.count()).select_from(table).where(column == match)
                found[table.name] = (await session.execute(query)).scalar_one()
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_of_it_stays(kind: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    database = "" if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    with served(settings_for(tmp_path, database)) as server, server.person() as ada, server.person() as mei:
        info = ada.new("me", "open", "open", public=True)
        match, other = info["id"], ada.new("me", "open", public=True)["id"]
        mei.ok("POST", f"/api/matches/{match}/join", {})
        mei.ok("POST", f"/api/matches/{match}/chat", {"text": "hello"})
        before = server.run(rows_of(server, match))
        assert (before["matches"], before["seats"], before["chat"]) == (1, 3, 1)
        call_off(ada, match)
        assert set(server.run(rows_of(server, match)).values()) == {0}
        assert server.app.state.services.matches.in_memory(match) is None
        assert ada.info(other)["status"] == "open"


def test_it_is_not_to_be_found_any_more(ada: Player, mei: Player) -> None:
    info = ada.new("me", "open", "open", public=True)
    match, invite = info["id"], info["invite"].partition("invite=")[2]
    mei.ok("POST", f"/api/matches/{match}/join", {})
    call_off(ada, match)
    path = f"/api/matches/{match}"
    for player in (ada, mei):
        for look in ("", "/scene", "/scores", "/record"):
            player.refused("not_found", "GET", path + look)
        for deed, body in (("join", {"invite": invite}), ("leave", {}), ("start", {})):
            player.refused("not_found", "POST", f"{path}/{deed}", body)
        player.refused("not_found", "DELETE", path)
        player.refused("not_found", "POST", f"{path}/chat", {"text": "where are you?"})
        for scope in ("mine", "public"):
            assert match not in [m["id"] for m in player.ok("GET", f"/api/matches?scope={scope}")]
        with player.live(match) as live:
            assert live.next()["error"] == "not_found"


def test_only_its_owner_calls_it_off(server: Served, ada: Player, mei: Player) -> None:
    match = ada.new("me", "open", "open", public=True)["id"]
    path = f"/api/matches/{match}"
    mei.refused("forbidden", "DELETE", path)
    mei.ok("POST", f"/api/matches/{match}/join", {})
    mei.refused("forbidden", "DELETE", path)
    with server.person(signed_in=False) as nobody:
        nobody.refused("not_signed_in", "DELETE", path)
    ada.refused("not_found", "DELETE", f"/api/matches/{'A' * 22}")
    assert [seat["kind"] for seat in ada.info(match)["seats"]] == ["person", "person", "open"]
    ada.ok("POST", f"/api/matches/{match}/leave")
    call_off(ada, match)


def test_what_has_started_is_played(ada: Player, mei: Player) -> None:
    for match in (together(ada, mei), ada.new("me", "random")["id"]):
        ada.refused("started", "DELETE", f"/api/matches/{match}")
        mei.refused("forbidden", "DELETE", f"/api/matches/{match}")
        assert ada.info(match)["status"] == "running"


def test_live_viewers_are_informed(ada: Player, mei: Player) -> None:
    match = ada.new("me", "open", "open", public=True)["id"]
    mei.ok("POST", f"/api/matches/{match}/join", {})
    with ada.live(match) as owner, mei.live(match, seat=1) as player, mei.live(match, seat=-1) as watcher:
        for live in (owner, player, watcher):
            live.next("scene")
        call_off(ada, match)
        for live in (owner, player, watcher):
            error = live.next("error")
            assert (error["error"], error["message"]) == ("not_found", "the match was called off")
            assert live.closed() == REFUSED


def test_of_joining_and_calling_off_one_comes_first(server: Served, ada: Player, mei: Player) -> None:
    owner, guest = person_of(ada), person_of(mei)
    matches = server.app.state.services.matches

    async def at_once(match: str, joins_first: bool) -> list[Any]:
        """Both wait for the table, in this order."""
        table = await matches.table(match)
        deeds = [seating.join(matches, guest, match, None, None), seating.call_off(matches, owner, match)]
        async with table.lock:
            tasks = [asyncio.create_task(deed) for deed in (deeds if joins_first else reversed(deeds))]
            await asyncio.sleep(0.1)
        found = await asyncio.gather(*tasks, return_exceptions=True)
        return list(found if joins_first else reversed(found))

    match = ada.new("me", "open", public=True)["id"]
    sat, off = server.run(at_once(match, joins_first=True))
    assert isinstance(off, Fault)
    assert (sat.status, off.code) == ("running", "started")
    assert mei.info(match)["you"] == [1]
    match = ada.new("me", "open", public=True)["id"]
    sat, off = server.run(at_once(match, joins_first=False))
    assert isinstance(sat, Fault)
    assert (sat.code, sat.message, off) == ("not_found", "the match was called off", None)
    assert set(server.run(rows_of(server, match)).values()) == {0}


def test_many_players_join_while_it_is_called_off(server: Served, ada: Player, mei: Player) -> None:
    for _ in range(10):
        match = ada.new("me", "open", "open", public=True)["id"]
        with ThreadPoolExecutor(4) as pool:
            sent = [
                pool.submit(player.ask, method, f"/api/matches/{match}{deed}", body)
                for player, method, deed, body in (
                    (mei, "POST", "/join", {}),
                    (ada, "POST", "/chat", {"text": "I call it off"}),
                    (ada, "DELETE", "", None),
                    (mei, "POST", "/leave", {}),
                )
            ]
            answers = [response.result().status_code for response in sent]
        assert answers[2] == 204
        assert {*answers} <= {200, 204, 404, 409}
        assert set(server.run(rows_of(server, match)).values()) == {0}


def test_what_is_said_too_late_is_not_kept(server: Served, ada: Player) -> None:
    match = ada.new("me", "open")["id"]
    call_off(ada, match)
    with pytest.raises(Fault, match="called off"):
        server.run(server.app.state.services.chats.announce(match, "timeout", "Ada"))


def test_what_another_process_called_off_is_dropped(server: Served, ada: Player) -> None:
    match = ada.new("me", "open")["id"]
    server.run(taken_away(server, match))
    server.run(server.app.state.services.matches.catch_up(match))
    ada.refused("not_found", "GET", f"/api/matches/{match}")


def test_word_of_it_is_not_missed_while_the_match_is_read(server: Served, ada: Player) -> None:
    match = ada.new("me", "open")["id"]
    matches, database = server.app.state.services.matches, server.app.state.services.database
    read = database.read

    async def late_word() -> None:
        has_read, goes_on = asyncio.Event(), asyncio.Event()

        @asynccontextmanager
        async def slow_read() -> AsyncIterator[AsyncSession]:
            async with read() as session:
                yield session
            has_read.set()
            await goes_on.wait()

        matches.forget(match)
        database.read = slow_read
        reading = asyncio.create_task(matches.table(match))
        await has_read.wait()
        database.read = read
        await taken_away(server, match)
        word = asyncio.create_task(matches.catch_up(match))
        await asyncio.sleep(0.05)
        goes_on.set()
        await asyncio.gather(reading, word, return_exceptions=True)

    server.run(late_word())
    assert matches.in_memory(match) is None
    ada.refused("not_found", "GET", f"/api/matches/{match}")


async def taken_away(server: Served, match: str) -> None:
    """Delete it as another process does."""
    async with server.app.state.services.database.write() as session:
        await session.execute(delete(MatchRow).where(MatchRow.id == match))
