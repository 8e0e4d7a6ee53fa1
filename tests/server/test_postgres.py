"""The same on PostgreSQL, with two servers on one database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select

from saecula.core import flow
from saecula.server import matches as server_matches
from saecula.server.clocks import GRACE, Clock
from saecula.server.hub import REFUSED, SIGNED_OUT
from saecula.server.storage import Base, Database, LogRow, MatchRow
from tests.server.playing import choose
from tests.server.serving import Live, Player, Served, served, settings_for, wait_for


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers that share a database."""
    settings = settings_for(tmp_path_factory.mktemp("pair"), postgres)
    with served(settings) as one, served(settings) as two:
        yield one, two


def on(player: Player, other: Served) -> Player:
    """Return the same person on another server."""
    import httpx

    headers = {"Origin": other.origin, "X-Saecula": "1"}
    client = httpx.Client(base_url=other.origin, headers=headers, timeout=30, trust_env=False)
    for cookie in player.client.cookies.jar:
        client.cookies.set(cookie.name, cookie.value or "")
    return Player(other, client)


def until(live: Live, done: Callable[[], bool]) -> list[Any]:
    """Return all messages until something is done and it is quiet."""
    messages: list[Any] = []
    while not done():
        messages += live.rest()
    return messages + live.rest()


def test_two_people_at_two_servers_play_a_match(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada, two.person("Mei") as mei:
        match = ada.new("me", "open", "random", public=True)["id"]
        mei.ok("POST", f"/api/matches/{match}/join", {})
        with mei.live(match, seat=1) as live:
            first = live.next("scene")
            assert first["scene"] is not None
            with ThreadPoolExecutor(3) as pool:
                played = [pool.submit(ada.play, match, 0), pool.submit(mei.play, match, 1)]
                # Read meanwhile: a viewer that does not is cut off.
                read = pool.submit(until, live, lambda: all(p.done() for p in played))
                assert all(p.result() > 20 for p in played)
                messages = read.result()
            assert sum(m["kind"] == "patch" for m in messages) > 50
            ada.ok("POST", f"/api/matches/{match}/chat", {"text": "well played"})
            assert live.next("chat")["text"] == "well played"
        assert ada.info(match)["result"] == mei.info(match)["result"]


def test_of_answers_at_two_servers_one_is_taken(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada:
        there = on(ada, two)
        match = ada.new("me", "hotseat", seed="race")["id"]
        for turn in range(10):
            seat = next(s["index"] for s in ada.info(match)["seats"] if s["to_move"])
            ask = ada.scene(match, seat)["ask"]
            with ThreadPoolExecutor(8) as pool:
                players = [ada, there] * 4
                answers = list(pool.map(lambda p: p.choose(match, seat, ask, turn).status_code, players))  # noqa: B023
            assert sorted(answers) == [200] + [409] * 7
        there.client.close()


def test_sealed_answers_at_two_servers_do_not_collide(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada:
        there = on(ada, two)
        match = ada.new("me", "hotseat", seed="sealed")["id"]
        both = 0
        for turn in range(80):
            movers = [s["index"] for s in ada.info(match)["seats"] if s["to_move"]]
            asks = {seat: ada.scene(match, seat)["ask"] for seat in movers}
            if len(movers) == 2:
                both += 1
                with ThreadPoolExecutor(2) as pool:
                    sent = [pool.submit(p.choose, match, s, asks[s], turn) for p, s in ((ada, 0), (there, 1))]
                    assert [s.result().status_code for s in sent] == [200, 200]
            else:
                assert ada.choose(match, movers[0], asks[movers[0]], turn).status_code == 200
        assert both > 3
        wait_for(lambda: one.table(match).lines == two.table(match).lines)
        there.client.close()


def age(server: Served, match: str, seconds: float) -> None:
    """Pretend that this much time has passed in a match."""

    async def back() -> None:
        async with server.app.state.services.database.write() as session:
            row = await session.get_one(MatchRow, match)
            clock = msgspec.json.decode(row.clock or "", type=Clock)
            since = tuple([None if start is None else start - seconds for start in clock.since])
            row.clock = msgspec.json.encode(msgspec.structs.replace(clock, since=since)).decode()
            row.due = (row.due or 0.0) - seconds
            row.revision += 1

    server.run(back())


def test_of_two_servers_one_hands_a_seat_over(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada:
        matches = [ada.new("me", "hotseat", clock={"kind": "move", "seconds": 60})["id"] for _ in range(6)]
        late = {
            match: next(s["index"] for s in ada.info(match)["seats"] if s["to_move"]) for match in matches
        }
        for match in matches:
            age(one, match, 70.0)
        with ThreadPoolExecutor(2) as pool:
            looks = [pool.submit(s.run, s.app.state.services.timekeeper.look()) for s in pair]
            assert [look.result() for look in looks] == [None, None]
        for match, seat in late.items():
            wait_for(lambda: ada.info(match)["seats"][seat]["kind"] == "bot")  # noqa: B023
            entries = two.table(match).entries
            handed = [e for e in entries if e.decision == "takeover" and e.seat == seat]
            assert len(handed) == 1
            said = one.run(one.app.state.services.chats.last(match))
            assert [line.text for line in said if line.name == ada.info(match)["seats"][seat]["name"]] == [
                "timeout"
            ]


def test_a_choice_before_the_end_of_time_is_kept_or_refused_but_never_lost(
    pair: tuple[Served, Served],
) -> None:
    """The log decides: a choice that was acknowledged stands, and then nobody's seat is handed over."""
    one, two = pair
    kept = 0
    with one.person("Ada") as ada:
        there = on(ada, two)
        for number in range(8):
            match = ada.new("me", "hotseat", clock={"kind": "move", "seconds": 60})["id"]
            seat = next(s["index"] for s in ada.info(match)["seats"] if s["to_move"])
            ask = there.scene(match, seat)["ask"]
            in_time = number % 2 == 0
            age(one, match, 60.0 + (GRACE / 2 if in_time else GRACE + 1))
            with ThreadPoolExecutor(2) as pool:
                look = pool.submit(one.run, one.app.state.services.timekeeper.look())
                answer = pool.submit(there.choose, match, seat, ask)
                status = answer.result().status_code
                look.result()
            wait_for(lambda: one.table(match).lines == two.table(match).lines)  # noqa: B023
            first = one.table(match).entries[0]
            assert (status == 200) == (first.decision != "takeover")
            assert status == 200 or not in_time
            kept += status == 200
        there.client.close()
    assert kept >= 4


def test_a_proposal_is_carried_out_once(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada, two.person("Mei") as mei, one.person("Tom") as tom:
        match = ada.new("me", "open", "open", public=True)["id"]
        for player in (mei, tom):
            player.ok("POST", f"/api/matches/{match}/join", {})
        seats = {0: ada, 1: mei, 2: tom}
        for turn in range(60):
            if turn > 20 and ada.info(match)["undo"] == "ask":
                break
            seat = next(seat for seat, player in seats.items() if player.scene(match, seat)["ask"])
            seats[seat].choose(match, seat, seats[seat].scene(match, seat)["ask"], turn)
        cut = one.table(match).last_choice(0)
        made = ada.ok("POST", f"/api/matches/{match}/propose", {"seat": 0, "kind": "undo"})["proposal"]
        body = {"proposal": made["id"], "agree": True}
        with ThreadPoolExecutor(2) as pool:
            sent = [
                pool.submit(player.ask, "POST", f"/api/matches/{match}/answer", {**body, "seat": seat})
                for seat, player in ((1, mei), (2, tom))
            ]
            assert [s.result().status_code for s in sent] == [200, 200]
        wait_for(lambda: one.table(match).length == two.table(match).length == cut)
        lines = one.run(lines_of(one, match))
        assert lines.count("rewind") == 1


def test_a_match_called_off_at_one_server_is_gone_at_the_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada, two.person("Mei") as mei:
        match = ada.new("me", "open", "open", public=True)["id"]
        mei.ok("POST", f"/api/matches/{match}/join", {})
        with mei.live(match, seat=1) as live:
            live.next("scene")
            ada.ok("DELETE", f"/api/matches/{match}")
            assert live.next("error")["error"] == "not_found"
            assert live.closed() == REFUSED
        assert two.app.state.services.matches.in_memory(match) is None
        mei.refused("not_found", "GET", f"/api/matches/{match}")


def test_a_session_ended_at_one_server_is_ended_at_the_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada:
        there = on(ada, two)
        match = ada.new("me", "hotseat")["id"]
        with there.live(match) as live:
            live.next("scene")
            ada.ok("POST", "/api/logout")
            assert live.closed() == SIGNED_OUT
            assert {message["kind"] for message in live.heard} <= {"presence"}
        there.client.close()


def test_a_session_whose_end_was_not_heard_of_shows_nothing_either(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    notify = Database.notify

    async def no_word_of_ends(self: Database, session: Any, **notice: Any) -> None:
        if "ended" not in notice:
            await notify(self, session, **notice)

    monkeypatch.setattr(Database, "notify", no_word_of_ends)
    with one.person("Ada") as ada, two.person("Mei") as mei:
        there = on(ada, two)
        match = ada.new("me", "open", public=True)["id"]
        mei.ok("POST", f"/api/matches/{match}/join", {})
        with there.live(match) as live, mei.live(match, seat=1) as other:
            for watch in (live, other):
                watch.next("scene")
            ada.ok("POST", "/api/logout")
            assert {message["kind"] for message in live.rest()} <= {"presence"}
            choose(two, match, flow.mover(two.table(match).running.position))
            assert live.closed() == SIGNED_OUT
            assert {message["kind"] for message in live.heard} <= {"presence"}
            assert other.next("patch")["info"]["you"] == [1]
        there.client.close()


def test_a_seat_lost_at_one_server_is_lost_at_the_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada, one.person("Mei") as mei, two.person("Tom") as tom:
        match = ada.new("me", "open", "open", public=True)["id"]
        there = on(mei, two)
        mei.ok("POST", f"/api/matches/{match}/join", {"seat": 1})
        with there.live(match, seat=1) as live:
            live.next("scene")
            mei.ok("POST", f"/api/matches/{match}/leave")
            mei.ok("POST", f"/api/matches/{match}/join", {"seat": 2})
            tom.ok("POST", f"/api/matches/{match}/join", {"seat": 1})
            shown = live.next("scene")
            while shown["scene"] is None:
                shown = live.next("scene")
            assert (shown["scene"]["viewer"], shown["scene"]["ask"]) == (-1, None)
            with tom.live(match, seat=1) as own:
                assert own.next("scene")["scene"]["viewer"] == 1
        there.client.close()


def test_while_sessions_cannot_be_looked_up_nothing_is_shown(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = pair
    hub = one.app.state.services.hub
    holding, tried = hub.holding, []

    async def lost(_keys: Any) -> set[str]:
        tried.append(1)
        raise OSError

    with one.person("Ada") as ada:
        match = ada.new("me", "hotseat")["id"]
        with ada.live(match) as live:
            live.next("scene")
            monkeypatch.setattr(hub, "holding", lost)
            choose(one, match, flow.mover(one.table(match).running.position))
            wait_for(lambda: len(tried) > 1)
            assert {message["kind"] for message in live.rest()} <= {"presence"}
            monkeypatch.setattr(hub, "holding", holding)
            assert live.next("patch")["kind"] == "patch"


def test_a_process_that_missed_a_call_off_learns_it_when_asked(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair

    async def no_word(*_given: Any, **_more: Any) -> None:
        """Cut the connection between the servers."""

    with one.person("Ada") as ada, two.person("Mei") as mei:
        match = ada.new("me", "open", "open", public=True)["id"]
        mei.ok("POST", f"/api/matches/{match}/join", {})
        monkeypatch.setattr(one.app.state.services.matches, "notify", no_word)
        with mei.live(match, seat=1) as live:
            live.next("scene")
            ada.ok("DELETE", f"/api/matches/{match}")
            assert two.app.state.services.matches.in_memory(match) is not None
            mei.refused("not_found", "POST", f"/api/matches/{match}/leave")
            assert live.next("error")["error"] == "not_found"
        assert two.app.state.services.matches.in_memory(match) is None
        two.run(two.app.state.services.matches.catch_up_all())


def test_of_joining_and_calling_off_at_two_servers_one_comes_first(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada, two.person("Mei") as mei:
        for _ in range(12):
            match = ada.new("me", "open", public=True)["id"]
            mei.info(match)
            with ThreadPoolExecutor(2) as pool:
                sat = pool.submit(mei.ask, "POST", f"/api/matches/{match}/join", {})
                off = pool.submit(ada.ask, "DELETE", f"/api/matches/{match}")
                came = (sat.result().status_code, off.result().status_code)
            assert came in ((200, 409), (404, 204))
            assert mei.ask("GET", f"/api/matches/{match}").status_code == came[0]


def test_nobody_is_shown_a_match_half_gone(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    choices = server_matches._choices

    async def called_off_meanwhile(session: Any, match: str, start: int) -> Any:
        """Call it off between reading the match and its seats."""
        async with two.app.state.services.database.write() as other:
            await other.execute(delete(MatchRow).where(MatchRow.id == match))
        return await choices(session, match, start)

    async def revise(match: str) -> None:
        async with one.app.state.services.database.write() as session:
            row = await session.get_one(MatchRow, match)
            row.revision += 1

    with one.person("Ada") as ada, two.person("Mei") as mei:
        known, unknown = [ada.new("me", "open", public=True)["id"] for _ in range(2)]
        mei.info(known)
        one.run(revise(known))
        monkeypatch.setattr(server_matches, "_choices", called_off_meanwhile)
        for match in (known, unknown):
            mei.refused("not_found", "GET", f"/api/matches/{match}")
            assert two.app.state.services.matches.in_memory(match) is None


async def lines_of(server: Served, match: str) -> list[str]:
    """Return what the log says, including struck-out lines."""
    async with server.app.state.services.database.read() as session:
        query = select(LogRow.decision).where(LogRow.match == match).order_by(LogRow.index)
        return list((await session.execute(query)).scalars())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_make_what_the_models_say(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    import asyncio

    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy.engine import Connection

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    async def compare(url: str) -> object:
        database = Database(url)
        try:
            await database.migrate()
            async with database.engine.connect() as connection:
                return await connection.run_sync(differences)
        finally:
            await database.close()

    sqlite = f"sqlite+aiosqlite:///{tmp_path / 'new' / 'x.sqlite'}"
    url = sqlite if kind == "sqlite" else str(request.getfixturevalue("postgres"))
    assert asyncio.run(compare(url)) == []
