"""News from other processes, by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy.exc import SQLAlchemyError

from saecula.core.errors import SaeculaError
from saecula.server.context import Services
from saecula.server.faults import Fault
from saecula.server.storage import CHANNEL

AGAIN: Final = 2.0  # seconds until a lost connection is tried again
ALIVE: Final = 20.0  # seconds between checks that the connection still works

log = logging.getLogger("saecula.server.neighbours")


class Neighbours:
    """Listens for what other processes wrote, and tells them who is watching here."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()

    async def run(self) -> None:
        """Listen until cancelled; after a lost connection, check everything again."""
        services = self._services
        services.hub.presence_changed = self._presence
        url = services.settings.database.replace("postgresql+asyncpg://", "postgresql://", 1)
        while True:
            try:
                connection = await asyncpg.connect(url)
                try:
                    await connection.add_listener(CHANNEL, self._heard)
                    await services.hub.recheck()
                    await services.matches.catch_up_all()
                    await self._pass_on(connection)
                finally:
                    await connection.close()
            except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("lost touch with the other processes", extra={"reason": type(error).__name__})
                await asyncio.sleep(AGAIN)

    async def _pass_on(self, connection: Any) -> None:
        handling = asyncio.create_task(self._handle())
        try:
            while not handling.done():
                try:
                    payload = await asyncio.wait_for(self._outgoing.get(), ALIVE)
                except TimeoutError:
                    await connection.execute("select 1")
                    continue
                await connection.execute("select pg_notify($1, $2)", CHANNEL, payload)
        finally:
            handling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await handling

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        notice = msgspec.json.decode(str(payload), type=dict[str, Any])
        if notice.get("from") == self._services.database.process:
            return
        if "ended" in notice:
            self._services.hub.end_session(notice["ended"])
        else:
            self._queue.put_nowait(notice)

    def _presence(self, match: str, names: list[str], people: list[str]) -> None:
        notice = {
            "match": match,
            "from": self._services.database.process,
            "names": names[:50],
            "people": people[:50],
        }
        self._outgoing.put_nowait(msgspec.json.encode(notice).decode())

    async def _handle(self) -> None:
        services = self._services
        while True:
            notice = await self._queue.get()
            match: str = notice["match"]
            try:
                if "names" in notice:
                    services.hub.present_elsewhere(match, notice["from"], notice["names"], notice["people"])
                elif "chat" in notice:
                    for said in await services.chats.last(match, notice["chat"] - 1, 1):
                        services.hub.say(said)
                else:
                    await services.matches.catch_up(match)
            except (Fault, SaeculaError) as error:
                log.error("a notice could not be followed", extra={"reason": str(error)})
