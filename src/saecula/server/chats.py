"""Chat messages at a table, from the players and from the server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from saecula.server.faults import Fault
from saecula.server.matches import Matches, called_off
from saecula.server.storage import Chat, Person
from saecula.server.words import HouseLine, in_words


@dataclass(frozen=True)
class Said:
    """A chat message."""

    id: int
    match: str
    name: str
    text: str
    at: float
    by_house: bool = False

    def text_in(self, language: str) -> str:
        """Return the text of a message; the server's own are in the viewer's language."""
        return in_words(self.text, language, self.name) if self.by_house else self.text


class Chats:
    """The chats of all tables."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self.said: Callable[[Said], None] = lambda _said: None

    async def say(self, person: Person, match: str, words: str) -> None:
        """Send a message to the table; only its players and its owner may."""
        table = await self._matches.table(match)
        if not table.seats_of(person.id) and table.owner != person.id:
            raise Fault("forbidden", "only players talk at the table")
        await self._write(Chat(match=match, person=person.id, name=person.name, text=words, said=time.time()))

    async def announce(self, match: str, line: HouseLine, name: str) -> None:
        """Post a message of the server about a player."""
        await self._write(Chat(match=match, person=None, name=name, text=line, said=time.time()))

    async def _write(self, row: Chat) -> None:
        try:
            async with self._matches.database.write() as session:
                session.add(row)
                await session.flush()
                await self._matches.notify(session, row.match, chat=row.id)
        except IntegrityError:
            raise called_off() from None
        self.said(_said(row))

    async def last(self, match: str, since: int = 0, limit: int = 50) -> list[Said]:
        """Return the latest messages, oldest first."""
        query = select(Chat).where(Chat.match == match, Chat.id > since).order_by(Chat.id.desc()).limit(limit)
        async with self._matches.database.read() as session:
            rows = list((await session.execute(query)).scalars())
        return [_said(row) for row in reversed(rows)]


def _said(row: Chat) -> Said:
    return Said(row.id, row.match, row.name, row.text, row.said, row.person is None)
