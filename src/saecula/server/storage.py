"""The database and its tables: the log of choices is the truth and only ever grows."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import ForeignKey, ForeignKeyConstraint, Index, LargeBinary, String, Text, event, text
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x5AEC0  # PostgreSQL's, so that only one process migrates
CHANNEL: Final = "saecula"  # PostgreSQL's, by which processes tell each other what they wrote


class Base(DeclarativeBase):
    """All tables."""


class Person(Base):
    """A player: a guest, or an account once there is a password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)  # the name folded; accounts only
    password: Mapped[str | None] = mapped_column(String(200))  # argon2
    email: Mapped[str | None] = mapped_column(String(200))
    language: Mapped[str] = mapped_column(String(2), default="")
    created: Mapped[float]
    webhook: Mapped[str | None] = mapped_column(String(500))  # is notified when it is this person's turn
    mailed: Mapped[bool] = mapped_column(default=False)  # so is the address above


class SessionRow(Base):
    """A session; only a hash of the cookie's secret is stored."""

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[float]
    expires: Mapped[float]


class MatchRow(Base):
    """A match: what it is, who owns it, and how far it has come."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    status: Mapped[str] = mapped_column(String(8))  # open, running, over
    public: Mapped[bool]
    options: Mapped[str] = mapped_column(Text)  # JSON
    seed: Mapped[str | None] = mapped_column(String(200))  # requested by the owner
    header: Mapped[str | None] = mapped_column(Text)  # the record without the last segment's entries
    created: Mapped[float]
    touched: Mapped[float]
    bots_due: Mapped[bool]  # a bot or a standing answer must move; a process that finds this stale lets it
    after: Mapped[str | None] = mapped_column(String(32))  # the match of which this is the rematch
    invite: Mapped[str] = mapped_column(String(64))  # hash
    revision: Mapped[int] = mapped_column(default=0)  # grows whenever anything about the match changes
    clock: Mapped[str | None] = mapped_column(Text)  # JSON
    proposal: Mapped[str | None] = mapped_column(Text)  # JSON
    due: Mapped[float | None]  # when a clock or a proposal is due
    news: Mapped[float | None]  # when those who are asked, and not connected, are to be notified
    first: Mapped[int] = mapped_column(default=0)  # the line with which the header's last segment begins
    kept: Mapped[bool] = mapped_column(default=False)  # there is a snapshot of the log's end

    __table_args__ = (
        Index("matches_lobby", "public", "status", "created"),
        Index("matches_bots", "bots_due", "touched"),
        Index("matches_after", "after"),
        Index("matches_due", "due"),
        Index("matches_news", "news"),
        Index("matches_kept", "kept", "touched"),
    )


class SeatRow(Base):
    """Who sits where."""

    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # person, open, bot
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(40))
    told: Mapped[bool] = mapped_column(default=False)  # a notice of this turn was sent
    seating: Mapped[int] = mapped_column(default=0)  # grows whenever the seat changes hands
    standing: Mapped[str] = mapped_column(Text, default="[]")  # JSON: ids of the standing answers that are on


class LogRow(Base):
    """One line of the log: a choice, a note, or an undo that strikes out an earlier one. Never changed."""

    __tablename__ = "choices"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True)  # two answers to one ask cannot both be accepted
    seat: Mapped[int]
    decision: Mapped[str] = mapped_column(String(80))
    action: Mapped[str] = mapped_column(Text)  # JSON
    told: Mapped[str] = mapped_column(Text)  # JSON
    step: Mapped[int]  # bits: SEALED, CLOSING, AUTOMATIC
    made: Mapped[float]


class Snapshot(Base):
    """A position after some lines of the log: to open it quickly, and to go on under other rules."""

    __tablename__ = "snapshots"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True)
    rules: Mapped[int]
    content: Mapped[str] = mapped_column(String(80))
    stamps: Mapped[str] = mapped_column(Text)  # JSON
    position: Mapped[bytes] = mapped_column(LargeBinary)  # JSON
    settled: Mapped[bool] = mapped_column(default=True)  # nobody can take back what came before


class Chat(Base):
    """A chat message; the server's have a key and the name of the player they are about."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))  # None: the server
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    said: Mapped[float]


class AnalysisRow(Base):
    """An analysis of a finished match at one level; its verdicts follow one by one."""

    __tablename__ = "analyses"

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    level: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)  # who asked for it
    asked: Mapped[float]
    status: Mapped[str] = mapped_column(String(8))  # waiting, stopped, done, failed
    claimed: Mapped[float] = mapped_column(default=0.0)  # a process is working on it until then
    opening: Mapped[str | None] = mapped_column(Text)  # JSON: chances, turning points, what is to be judged
    total: Mapped[int] = mapped_column(default=0)  # decisions to judge
    done: Mapped[int] = mapped_column(default=0)
    spent: Mapped[float] = mapped_column(default=0.0)  # seconds of work so far

    __table_args__ = (Index("analyses_waiting", "status", "asked"),)


class VerdictRow(Base):
    """The verdict of an analysis on one choice."""

    __tablename__ = "verdicts"

    match: Mapped[str] = mapped_column(String(32), primary_key=True)
    level: Mapped[str] = mapped_column(String(16), primary_key=True)
    at: Mapped[int] = mapped_column(primary_key=True)
    verdict: Mapped[str] = mapped_column(Text)  # JSON, with the texts in all languages

    __table_args__ = (
        ForeignKeyConstraint(["match", "level"], ["analyses.match", "analyses.level"], ondelete="CASCADE"),
    )


class Database:
    """Connections to the database, for reading and for writing."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_postgres = url.startswith("postgresql")
        self.process = secrets.token_urlsafe(16)
        self.engine: AsyncEngine = _engine(url, self.is_postgres)
        self._writing = self.engine.execution_options(saecula_write=True)
        # SQLite takes one writer at a time and lets the others sleep and retry; here they queue instead.
        self._turn: AbstractAsyncContextManager[Any] = nullcontext() if self.is_postgres else asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """Open a session that only reads."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Open a session whose changes are either all committed at its end, or none."""
        async with (
            self._turn,
            AsyncSession(self._writing, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    async def notify(self, session: AsyncSession, **notice: Any) -> None:
        """Notify the other processes once this transaction is committed."""
        if self.is_postgres:
            payload = msgspec.json.encode({"from": self.process, **notice}).decode()
            await session.execute(
                text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    async def now(self, session: AsyncSession) -> float:
        """Return the time that all processes agree on."""
        if not self.is_postgres:
            return time.time()
        return float(
            (await session.execute(text("select extract(epoch from clock_timestamp())"))).scalar_one()
        )

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        if not self.is_postgres:
            folder = self.engine.url.database
            if folder and folder != ":memory:":
                Path(folder).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        async with self._writing.connect() as connection, connection.begin():
            if self.is_postgres:
                await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade)

    async def revision(self) -> str:
        """Return the migration that the tables are at."""
        async with self.engine.connect() as connection:
            return await _revision(connection)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


async def _revision(connection: AsyncConnection) -> str:
    from alembic.migration import MigrationContext

    def current(sync: Connection) -> str:
        return MigrationContext.configure(sync).get_current_revision() or ""

    return await connection.run_sync(current)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _engine(url: str, is_postgres: bool) -> AsyncEngine:
    if is_postgres:
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=6, max_overflow=10, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # The driver's own BEGINs come too late to write safely; `_begin_sqlite` says when a transaction begins.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "foreign_keys=ON", "synchronous=FULL", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    options: Any = connection.get_execution_options()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("saecula_write") else "BEGIN")
