"""What every request needs: the parts of the running server, the person, and the language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Query, Request, Security
from fastapi.security import APIKeyCookie
from starlette.requests import HTTPConnection

from saecula.core.locale import FALLBACK, languages
from saecula.server.analysing import Analysing
from saecula.server.chats import Chats
from saecula.server.clerk import Clerk
from saecula.server.driving import Driving
from saecula.server.faults import Fault
from saecula.server.guards import Limiter
from saecula.server.hub import Hub
from saecula.server.keeping import Keeper
from saecula.server.matches import Matches
from saecula.server.metrics import Metrics
from saecula.server.notices import Notices
from saecula.server.people import COOKIE, People
from saecula.server.proposals import Proposals
from saecula.server.schemas import Language
from saecula.server.settings import Settings
from saecula.server.storage import Database, Person
from saecula.server.timekeeping import Timekeeper
from saecula.server.workers import Workers


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    database: Database
    people: People
    workers: Workers
    matches: Matches
    driving: Driving
    chats: Chats
    proposals: Proposals
    timekeeper: Timekeeper
    notices: Notices
    keeper: Keeper
    analysing: Analysing
    clerk: Clerk
    hub: Hub
    limiter: Limiter
    metrics: Metrics


def services_of(connection: HTTPConnection) -> Services:
    """Return the server that received a request."""
    services: Services = connection.app.state.services
    return services


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request came from, for rate limits."""
    return connection.client.host if connection.client is not None else "?"


async def person_of(connection: HTTPConnection) -> Person | None:
    """Return the person who is signed in, if any."""
    return await services_of(connection).people.of_cookie(connection.cookies.get(COOKIE))


def language_of(connection: HTTPConnection, person: Person | None, asked: str | None = None) -> str:
    """Return the requested language, else the person's, else the browser's, else English."""
    if asked in languages():
        return str(asked)
    if person is not None and person.language in languages():
        return person.language
    offered = {language.lower(): language for language in languages()}
    best, weight = FALLBACK, 0.0
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        name, _, quality = part.strip().partition(";q=")
        try:
            value = float(quality) if quality else 1.0
        except ValueError:
            continue
        code = name.lower()
        language = offered.get(code) or offered.get(code.partition("-")[0])
        if language is not None and value > weight:
            best, weight = language, value
    return best


def _services(request: Request) -> Services:
    return services_of(request)


async def _person(request: Request) -> Person | None:
    services = services_of(request)
    person = await person_of(request)
    services.limiter.take(f"all:{person.id if person is not None else address_of(request)}", 300, 60)
    return person


OptionalPerson = Annotated[Person | None, Depends(_person)]


# The cookie itself is read above; this adds it to the description.
_SESSION: Final = APIKeyCookie(name=COOKIE, scheme_name="session", auto_error=False)


async def _signed_in(person: OptionalPerson, _: Annotated[str | None, Security(_SESSION)]) -> Person:
    if person is None:
        raise Fault("not_signed_in", "start a session first")
    return person


async def _language(
    request: Request, person: OptionalPerson, lang: Annotated[Language | None, Query()] = None
) -> str:
    return language_of(request, person, lang)


ServicesDep = Annotated[Services, Depends(_services)]
SignedIn = Annotated[Person, Depends(_signed_in)]
LanguageDep = Annotated[str, Depends(_language)]
