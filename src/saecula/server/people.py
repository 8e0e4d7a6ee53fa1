"""People: guests, accounts, and sessions that can be revoked."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from saecula.server.faults import Fault
from saecula.server.storage import Database, Person, SessionRow

COOKIE: Final = "saecula_session"
SIGN: Final = "saecula_known"  # tells the page that there is a session, whose cookie it cannot read
KEPT: Final = 180 * 24 * 3600.0
GUEST: Final = "Guest"
AT_ONCE: Final = 500  # sessions looked up in one query

_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def new_id() -> str:
    """Return an id that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def folded(name: str) -> str:
    """Return a name in the form in which names are compared: names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold().strip()[:40]


def hashed(secret: str) -> str:
    """Return a random secret in the form in which it is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Sign people in and out, and find out who they are."""

    def __init__(self, database: Database, secret: bytes) -> None:
        self._database = database
        self._key = hmac.digest(secret, b"session", "sha256")
        self._invites = hmac.digest(secret, b"invite", "sha256")
        self._hashing = asyncio.Semaphore(2)
        self._nobody = _hasher.hash("nobody has this password")
        self.ended: Callable[[str], None] = lambda _key: None

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), "sha256").hexdigest()

    def invite_of(self, match: str) -> str:
        """Return the secret of a match's link; only its hash is stored."""
        return hmac.new(self._invites, match.encode(), "sha256").hexdigest()[:32]

    async def open_session(self, person: str) -> str:
        """Open a session and return its cookie."""
        token = secrets.token_urlsafe(32)
        now = time.time()
        async with self._database.write() as session:
            session.add(SessionRow(hash=hashed(token), person=person, created=now, expires=now + KEPT))
        return f"{token}.{self._signature(token)}"

    def key_of(self, cookie: str | None) -> str | None:
        """Return the key under which the session of a cookie is stored, if the cookie is ours."""
        token = self._token(cookie)
        return hashed(token) if token is not None else None

    async def of_key(self, key: str | None) -> tuple[Person, float] | None:
        """Return the person of a valid session, and when the session expires."""
        if key is None:
            return None
        query = select(Person, SessionRow.expires).join(SessionRow, SessionRow.person == Person.id)
        async with self._database.read() as session:
            rows = await session.execute(
                query.where(SessionRow.hash == key, SessionRow.expires > time.time())
            )
            found = rows.one_or_none()
        return (found[0], found[1]) if found is not None else None

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Return the person of a cookie, if it is ours and not revoked."""
        found = await self.of_key(self.key_of(cookie))
        return found[0] if found is not None else None

    async def holding(self, keys: Iterable[str]) -> set[str]:
        """Return which of these sessions are valid."""
        asked, found = list(keys), set[str]()
        query = select(SessionRow.hash).where(SessionRow.expires > time.time())
        async with self._database.read() as session:
            for start in range(0, len(asked), AT_ONCE):
                some = query.where(SessionRow.hash.in_(asked[start : start + AT_ONCE]))
                found.update((await session.execute(some)).scalars())
        return found

    def _token(self, cookie: str | None) -> str | None:
        token, dot, signature = (cookie or "").partition(".")
        if not dot or not signature.isascii() or not token.isascii():
            return None
        return token if hmac.compare_digest(signature, self._signature(token)) else None

    async def revoke(self, cookie: str | None) -> None:
        """End a session, here and in all processes."""
        key = self.key_of(cookie)
        if key is None:
            return
        try:
            async with self._database.write() as session:
                await session.execute(delete(SessionRow).where(SessionRow.hash == key))
                await self._database.notify(session, ended=key)
        finally:  # whether it was written may be unknown
            self.ended(key)

    async def guest(self, name: str | None, language: str) -> Person:
        """Create a guest."""
        person = Person(
            id=new_id(), name=name or GUEST, language=language, created=time.time(), login=None, password=None
        )
        async with self._database.write() as session:
            session.add(person)
        return person

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Change the name or the language; an account keeps the name it signs in with."""
        values = {k: v for k, v in {"name": name, "language": language}.items() if v is not None}
        if name is not None and person.login is not None and folded(name) != person.login:
            raise Fault("conflict", "an account keeps its name, apart from capital letters")
        if values:
            async with self._database.write() as session:
                await session.execute(update(Person).where(Person.id == person.id).values(**values))
            for key, value in values.items():
                setattr(person, key, value)
        return person

    async def register(self, person: Person | None, name: str, password: str, email: str | None) -> Person:
        """Turn a guest into an account, or create a new one."""
        login = folded(name)
        if not login:
            raise Fault("bad_request", "a name needs at least one letter")
        async with self._hashing:
            kept = await asyncio.to_thread(_hasher.hash, password)
        try:
            async with self._database.write() as session:
                if person is None or person.login is not None:
                    person = Person(id=new_id(), language="", created=time.time(), name=name)
                else:
                    person = await session.get_one(Person, person.id)
                person.name, person.login, person.password, person.email = name, login, kept, email
                session.add(person)
        except IntegrityError:
            raise Fault("name_taken", "this name is not available; choose another") from None
        return person

    async def sign_in(self, name: str, password: str) -> Person:
        """Return the account with this name and password; the error does not say which of them was wrong."""
        login = folded(name)
        async with self._database.read() as session:
            person = (await session.execute(select(Person).where(Person.login == login))).scalar_one_or_none()
        kept = person.password if person is not None and person.password else self._nobody
        async with self._hashing:
            right = await asyncio.to_thread(_is_right, kept, password)
        if person is None or not right:
            raise Fault("wrong_password", "name or password is wrong")
        return person


def _is_right(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
