"""Notify absent players that it is their turn, at most once per turn, by webhook or e-mail."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from sqlalchemy import select, update

from saecula.server import schemas
from saecula.server.faults import Fault
from saecula.server.guards import Limiter
from saecula.server.mail import Post, send
from saecula.server.matches import Matches
from saecula.server.schemas import ChangeNotices
from saecula.server.storage import MatchRow, Person
from saecula.server.tables import Table
from saecula.server.webhooks import BadWebhook, Webhooks
from saecula.server.words import in_words

EVERY: Final = 5.0  # seconds between two checks
AGAIN: Final = 60.0  # seconds until a person who was present is checked again
A_DAY: Final = 24 * 3600.0
MAILS_A_DAY: Final = 50  # to one person

log = logging.getLogger("saecula.server.notices")


class Notices:
    """Notifies people in the way they chose."""

    def __init__(
        self,
        matches: Matches,
        webhooks: Webhooks,
        post: Post | None,
        address: str,
        is_there: Callable[[str, str], bool],
    ) -> None:
        self._matches = matches
        self._webhooks = webhooks
        self._post = post
        self._address = address
        self._is_there = is_there
        self._limiter = Limiter(on=True)
        self.sent = 0

    def chosen(self, person: Person) -> schemas.Notices:
        """Return how a person wants to be notified."""
        return schemas.Notices(
            webhook=person.webhook,
            email=person.mailed,
            has_email=person.email is not None,
            smtp=self._post is not None,
        )

    async def change(self, person: Person, asked: ChangeNotices) -> schemas.Notices:
        """Change how a person is notified."""
        values = asked.model_dump(include=asked.model_fields_set)
        if asked.webhook is not None:
            try:
                await self._webhooks.check(asked.webhook)
            except (BadWebhook, TimeoutError) as error:
                raise Fault("conflict", "this address cannot be reached from here") from error
        if asked.email and person.email is None:
            raise Fault("conflict", "this account has no e-mail address")
        if "email" in values:
            values["mailed"] = bool(values.pop("email"))
        if values:
            async with self._matches.database.write() as session:
                await session.execute(update(Person).where(Person.id == person.id).values(**values))
            for name, value in values.items():
                setattr(person, name, value)
        return self.chosen(person)

    async def run(self) -> None:
        """Check for notices to send until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:  # whatever went wrong, others are notified
                log.exception("notices could not be sent")

    async def look(self) -> None:
        """Notify everybody who has been asked for a while and is not connected."""
        database = self._matches.database
        async with database.read() as session:
            now = await database.now(session)
            query = select(MatchRow.id, MatchRow.news).where(MatchRow.news <= now).limit(100)
            found = (await session.execute(query)).all()
        letters: list[Coroutine[Any, Any, None]] = []
        for match, news in found:
            table = await self._matches.openable(match)
            there = table is not None and await self._tell(table, letters)
            async with database.write() as session:
                same = update(MatchRow).where(MatchRow.id == match, MatchRow.news == news)
                await session.execute(same.values(news=now + AGAIN if there else None))
        await asyncio.gather(*letters)

    async def _tell(self, table: Table, letters: list[Coroutine[Any, Any, None]]) -> bool:
        """Notify the players who are asked; return whether one was present and must be checked again."""
        if table.match is None:
            return False
        there = False
        for seat in sorted(table.persons_asked(table.match.position)):
            place = table.places[seat]
            if place.told or place.person is None:
                continue
            if self._is_there(table.id, place.person):
                there = True
                continue
            async with self._matches.database.read() as session:
                person = await session.get(Person, place.person)
            if person is None or not self._wants(person):
                continue
            if await self._matches.claim_notice(table, seat):
                letters.append(self._deliver(person, table))
            else:
                there = True
        return there

    def _wants(self, person: Person) -> bool:
        return person.webhook is not None or (
            person.mailed and person.email is not None and self._post is not None
        )

    async def _deliver(self, person: Person, table: Table) -> None:
        link = f"{self._address}/match/{table.id}" if self._address else f"/match/{table.id}"
        text = in_words("your-turn", person.language, table.game.title)
        if person.webhook is not None:
            body = {"event": "turn", "match": table.id, "game": table.game.id, "text": text, "url": link}
            try:
                await self._webhooks.post(person.webhook, msgspec.json.encode(body))
                self.sent += 1
            except (BadWebhook, OSError, EOFError, asyncio.LimitOverrunError, TimeoutError) as error:
                log.warning("a webhook was not reached", extra={"reason": type(error).__name__})
        if person.mailed and person.email is not None and self._post is not None:
            try:
                self._limiter.take(person.id, MAILS_A_DAY, MAILS_A_DAY / A_DAY)
                await send(self._post, person.email, text, f"{text}\n\n{link}\n")
                self.sent += 1
            except (Fault, OSError, smtplib.SMTPException, ValueError) as error:
                log.warning("a mail was not sent", extra={"reason": type(error).__name__})
