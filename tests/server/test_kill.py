"""Whenever it is killed, the server loses no choice that it acknowledged, and accepts none twice."""

from __future__ import annotations

import asyncio
import random
import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text

from saecula.core.record import NOTES, verify
from saecula.server.lines import entry_of
from saecula.server.loading import load_table
from saecula.server.storage import Database, LogRow, MatchRow, SeatRow
from saecula.server.tables import content_of
from tests.server.serving import wait_for
from tests.server.test_serve import HEADERS, healthy, serving

TABLES = 2
FEW, MANY = 3, 100
LONGEST_LIFE = 25  # choices
MOMENT = 0.05  # seconds; the kill comes at any time within them
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


@dataclass
class Person:
    """A person who plays until the connection breaks, and remembers what was acknowledged."""

    cookies: dict[str, str] = field(default_factory=dict)
    match: str = ""
    seat: int = 0
    before: list[Any] = field(default_factory=list)  # own actions in the log when this run began
    taken: list[Any] = field(default_factory=list)  # acknowledged in this run
    sent: Any = None  # under way when the connection broke
    refused: list[str] = field(default_factory=list)

    def client(self, origin: str) -> httpx.Client:
        headers = {**HEADERS, "Origin": origin}
        return httpx.Client(
            base_url=origin, headers=headers, cookies=self.cookies, timeout=30, trust_env=False
        )

    def play(self, origin: str, dice: random.Random) -> None:
        with self.client(origin) as client:
            try:
                while self._choose(client, dice):
                    self.sent = None
            except httpx.TransportError:
                return

    def _choose(self, client: httpx.Client, dice: random.Random) -> bool:
        scene = client.get(f"/api/matches/{self.match}/scene?seat={self.seat}").json()
        if scene["over"]:
            return False
        if scene["ask"] is None:
            return True
        action = dice.choice(scene["ask"]["options"])["action"]
        body = {"seat": self.seat, "token": scene["ask"]["token"], "action": action}
        self.sent = action
        answer = client.post(f"/api/matches/{self.match}/choices", json=body)
        if answer.status_code == 200:
            self.taken.append(action)
        else:
            self.refused.append(answer.text)
        return True


def sit_down(origin: str, pair: Sequence[Person]) -> None:
    """Start a match for two people who have none, or whose last one is over."""
    for person in pair:
        with person.client(origin) as client:
            client.post("/api/session", json={"name": "Ada"})
            person.cookies = dict(client.cookies)
            if person.seat == 0:
                body = {"game": "historia", "seats": SEATS, "public": True}
                match = client.post("/api/matches", json=body).json()["id"]
            else:
                assert client.post(f"/api/matches/{match}/join", json={}).status_code == 200
    for person in pair:
        person.match, person.before = match, []


def is_over(origin: str, person: Person) -> bool:
    with person.client(origin) as client:
        return not person.match or client.get(f"/api/matches/{person.match}").json()["status"] == "over"


async def own_actions(url: str, pair: Sequence[Person]) -> list[list[Any]]:
    """Return what each of the two chose according to the log, which must replay from its first line."""
    database = Database(url)
    try:
        async with database.read() as session:
            if database.is_postgres:
                await all_gone(session)
            row = await session.get_one(MatchRow, pair[0].match)
            seats = (await session.execute(select(SeatRow).where(SeatRow.match == row.id))).scalars().all()
            lines = select(LogRow).where(LogRow.match == row.id).order_by(LogRow.index)
            rows = (await session.execute(lines)).scalars().all()
    finally:
        await database.close()
    assert [line.index for line in rows] == list(range(len(rows)))
    table = load_table(row, seats, rows, None)
    verify(table.game, table.record(), content_of(table.game.id))
    entries = [entry_of(line) for line in rows]
    chosen = [entry for entry in entries if entry.decision not in NOTES]
    return [[entry.action for entry in chosen if entry.seat == person.seat] for person in pair]


async def all_gone(session: Any) -> None:
    """Wait: PostgreSQL may still be finishing what the dead server requested."""
    others = (
        "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    )
    while (await session.execute(text(others))).scalar_one():
        await session.rollback()
        await asyncio.sleep(0.02)
    await session.rollback()


def check(url: str, pair: Sequence[Person]) -> None:
    """Check that everything acknowledged is there, once, in order, plus at most what was under way."""
    for person, found in zip(pair, asyncio.run(own_actions(url, pair)), strict=True):
        assert person.refused == []
        expected = [*person.before, *person.taken]
        assert found in (expected, [*expected, person.sent])
        person.before, person.taken, person.sent = found, [], None


def taken(people: Sequence[Person]) -> int:
    return sum([len(person.taken) for person in people])


def live(origin: str, process: subprocess.Popen[str], people: Sequence[Person], dice: random.Random) -> None:
    """Let all play at once until the server is killed."""
    threads = [
        threading.Thread(target=person.play, args=(origin, random.Random(dice.random()))) for person in people
    ]
    for thread in threads:
        thread.start()
    life = dice.randint(1, LONGEST_LIFE)
    wait_for(lambda: taken(people) >= life or not any(thread.is_alive() for thread in threads), 60)
    time.sleep(dice.uniform(0, MOMENT))
    process.kill()
    for thread in threads:
        thread.join()


def kill_often(folder: Path, url: str, kills: int, *more: str) -> int:
    """Play and be killed this many times; return how many choices were acknowledged."""
    dice = random.Random(kills)
    pairs = [[Person(seat=seat) for seat in range(2)] for _ in range(TABLES)]
    people = [person for pair in pairs for person in pair]
    acknowledged = 0
    for _ in range(kills):
        with serving(folder, *more) as (origin, process):
            wait_for(lambda: healthy(origin), 60)
            for pair in pairs:
                if is_over(origin, pair[0]):
                    sit_down(origin, pair)
            live(origin, process, people, dice)
        acknowledged += taken(people)
        for pair in pairs:
            check(url, pair)
    return acknowledged


KILLS = pytest.mark.parametrize("kills", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])


@pytest.fixture(autouse=True)
def _no_rate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAECULA_RATE_LIMITS", "off")


@KILLS
def test_nothing_is_lost_on_sqlite(kills: int, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'saecula.sqlite'}"
    assert kill_often(tmp_path, url, kills) >= kills


@KILLS
def test_nothing_is_lost_on_postgres(kills: int, tmp_path: Path, postgres: str) -> None:
    url = postgres.replace("/postgres?", f"/killed{kills}?")

    async def make_database() -> None:
        database = Database(postgres)
        async with database.engine.connect() as connection:
            outside = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await outside.execute(text(f"create database killed{kills}"))
        await database.close()

    asyncio.run(make_database())
    database = url.replace("+asyncpg", "")
    assert kill_often(tmp_path, url, kills, "--database", database) >= kills
