"""The same on PostgreSQL, with two servers over one database."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from saecula.server.storage import Base, Database
from tests.server.serving import Player, Served, served, settings_for, wait_for


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers that share a database."""
    settings = settings_for(tmp_path_factory.mktemp("pair"), postgres)
    with served(settings) as one, served(settings) as two:
        yield one, two


def on(player: Player, other: Served) -> Player:
    """The same person at another server."""
    import httpx

    headers = {"Origin": other.origin, "X-Saecula": "1"}
    client = httpx.Client(base_url=other.origin, headers=headers, timeout=30, trust_env=False)
    for cookie in player.client.cookies.jar:
        client.cookies.set(cookie.name, cookie.value or "")
    return Player(other, client)


def test_two_people_at_two_servers_play_a_match(pair: tuple[Served, Served]) -> None:
    one, two = pair
    with one.person("Ada") as ada, two.person("Mei") as mei:
        match = ada.new("me", "open", "random", public=True)["id"]
        mei.ok("POST", f"/api/matches/{match}/join", {})
        with mei.live(match, seat=1) as live:
            first = live.next("scene")
            assert first["scene"] is not None
            with ThreadPoolExecutor(2) as pool:
                played = [pool.submit(ada.play, match, 0), pool.submit(mei.play, match, 1)]
                assert all(p.result() > 20 for p in played)
            messages = live.rest()
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
