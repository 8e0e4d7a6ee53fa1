"""The assembled server: one application for one database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from starlette import routing
from starlette.exceptions import HTTPException

from saecula.core.errors import SaeculaError
from saecula.core.locale import languages
from saecula.core.position import SPECTATOR
from saecula.core.record import Match, MatchRecord
from saecula.core.scene import Scene
from saecula.games import all_games
from saecula.server import api, copies, live
from saecula.server.analysing import Analysing
from saecula.server.chats import Chats
from saecula.server.clerk import Clerk
from saecula.server.client import Client
from saecula.server.context import Services
from saecula.server.driving import Driving
from saecula.server.faults import Fault
from saecula.server.guards import SAFE, Guard, Limiter
from saecula.server.hub import Hub, first_version
from saecula.server.keeping import Keeper
from saecula.server.mail import parse_post
from saecula.server.matches import Matches
from saecula.server.metrics import Metrics
from saecula.server.notices import Notices
from saecula.server.people import People
from saecula.server.proposals import Proposals
from saecula.server.schemas import live_schemas
from saecula.server.settings import Settings
from saecula.server.storage import Database
from saecula.server.tables import content_of
from saecula.server.timekeeping import Timekeeper
from saecula.server.webhooks import Webhooks
from saecula.server.workers import Workers

CHORES_EVERY: Final = 10.0
# Only a page of this server can send it, so the guard can tell that no other page requests a change.
OWN_PAGE: Final = {"name": "X-Saecula", "in": "header", "required": True, "schema": {"const": "1"}}
STATIC: Final = Path(__file__).parent / "static"

log = logging.getLogger("saecula.server")


def create_app(
    settings: Settings, first: Callable[[], int] = first_version, static: Path = STATIC
) -> FastAPI:
    """Create the application for these settings."""
    app = FastAPI(
        title="Saecula",
        description="Civilization board games, played by their full rules.",
        version="1",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
        separate_input_output_schemas=False,
    )
    database = Database(settings.database)
    people = People(database, settings.secret)
    workers = Workers(settings.bot_workers)
    matches = Matches(database, people, settings.keep_open)
    chats = Chats(matches)
    proposals = Proposals(matches, chats)
    hub = Hub(first)
    post = parse_post(settings.smtp, settings.mail_from)
    services = Services(
        settings=settings,
        database=database,
        people=people,
        workers=workers,
        matches=matches,
        driving=Driving(matches, workers),
        chats=chats,
        proposals=proposals,
        timekeeper=Timekeeper(matches, proposals, chats),
        notices=Notices(matches, Webhooks(), post, settings.address, hub.is_present),
        keeper=Keeper(matches),
        analysing=Analysing(matches, settings.analysis_simulations),
        clerk=Clerk(),
        hub=hub,
        limiter=Limiter(settings.rate_limits),
        metrics=Metrics(),
    )
    app.state.services = services
    _connect(services)
    _measure(services)
    app.include_router(api.router)
    app.include_router(live.router)
    app.mount("/", Client(static))
    app.add_middleware(Guard, settings=settings, metrics=services.metrics)
    app.add_exception_handler(Fault, _fault)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_such)
    app.add_exception_handler(SaeculaError, _refused)
    _describe(app)
    return app


def _connect(services: Services) -> None:
    """Connect the parts that listen to each other."""
    services.matches.published = services.hub.publish
    services.matches.dropped = services.hub.close
    services.matches.wakers += [services.driving.drive, services.timekeeper.wake]
    services.matches.needed = lambda match: services.hub.watched(match) or services.driving.is_driven(match)
    services.chats.said = services.hub.say
    services.people.ended = services.hub.end_session
    services.hub.postponed = services.driving.is_answering
    services.hub.holding = services.people.holding
    services.hub.check_each_time = services.database.is_postgres


def _measure(services: Services) -> None:
    value = services.metrics.value
    value("saecula_matches_open", "gauge", "Matches in memory.", lambda: services.matches.open_count)
    value("saecula_viewers", "gauge", "Live connections.", lambda: services.hub.viewers)
    value("saecula_choices_total", "counter", "Choices taken.", lambda: services.matches.taken)
    value("saecula_conflicts_total", "counter", "Lost races to the log.", lambda: services.matches.conflicts)
    value("saecula_notices_total", "counter", "Notices sent.", lambda: services.notices.sent)
    value("saecula_scenes_total", "counter", "Scenes shown live.", lambda: services.hub.sent)
    value("saecula_verdicts_total", "counter", "Choices analysed.", lambda: services.analysing.judged)
    value(
        "saecula_worker_crashes_total", "counter", "Bot workers that died.", lambda: services.workers.crashes
    )


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services: Services = app.state.services
    await services.database.migrate()
    await copies.sweep_up(services.database)
    await asyncio.to_thread(_warm)
    services.workers.start()
    running = [services.hub.run(), _chores(services), services.timekeeper.run(), services.notices.run()]
    running.append(services.analysing.run())
    if services.database.is_postgres:
        from saecula.server.neighbours import Neighbours  # asyncpg is an extra

        running.append(Neighbours(services).run())
    tasks = [asyncio.create_task(work) for work in running]
    await services.driving.look_after(0.0 if not services.database.is_postgres else 5.0)
    log.info("started", extra={"database": "postgresql" if services.database.is_postgres else "sqlite"})
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.timekeeper.close()
        await services.driving.close()
        await services.keeper.keep_all()
        await services.workers.close()
        await services.analysing.close()
        await services.clerk.close()
        await services.database.close()


async def _chores(services: Services) -> None:
    while True:
        await asyncio.sleep(CHORES_EVERY)
        services.hub.sweep()
        try:
            await services.hub.recheck()
            await services.driving.look_after()
            await services.keeper.keep()
        except Exception:  # whatever went wrong, the next attempt may succeed
            log.exception("the chores could not be done")


def _warm() -> None:
    """Build a scene of every game in every language: the first one is slow."""
    from saecula.core.locale import Texts
    from saecula.core.scene import log_lines, scene

    for game in all_games():
        match: Match[Any] = Match.new(game, max(2, game.players[0]), {}, "warm", (), content_of(game.id))
        for language in languages():
            for seat in (0, SPECTATOR):
                seen = game.redact(match.position, seat)
                texts = Texts(game, seen.position, language, ("", ""))
                scene(game, seen, texts, log_lines(game, match.told(-1), seat, texts))


def _answer(status: int, code: str, message: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"error": code, "message": message}, status, headers)


async def _fault(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Fault)
    headers = {"retry-after": "5"} if error.code == "rate_limited" else None
    return _answer(error.status, error.code, error.message, headers)


async def _malformed(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])
    return _answer(400, "bad_request", f"{where}: {first['msg']}"[:300])


async def _no_such(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    methods = _methods(request)
    if methods and request.method not in methods:
        return _answer(405, "bad_request", "Method Not Allowed", {"allow": ", ".join(methods)})
    if error.status_code == 404:
        return _answer(404, "not_found", "there is no such thing")
    headers = dict(error.headers) if error.headers else None
    return _answer(error.status_code, "bad_request", str(error.detail), headers)


def _methods(request: Request) -> list[str]:
    """List the methods that a request's path supports; the client, which takes every path, cannot tell."""
    routes = [route for route in api.router.routes if isinstance(route, APIRoute)]
    fitting = [route for route in routes if route.matches(request.scope)[0] != routing.Match.NONE]
    return sorted({method for route in fitting for method in route.methods or ()})


async def _refused(_: Request, error: Exception) -> JSONResponse:
    return _answer(400, "bad_request", str(error)[:300])


def _describe(app: FastAPI) -> None:
    """Add the kernel's types to the description, and remove responses that never occur."""
    plain = app.openapi
    (_, _), components = msgspec.json.schema_components(
        [Scene, MatchRecord], ref_template="#/components/schemas/{name}"
    )

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = plain()
            schemas = document.setdefault("components", {}).setdefault("schemas", {})
            schemas.update(components)
            for name, schema in live_schemas().items():
                schemas.setdefault(name, schema)
            for name in ("HTTPValidationError", "ValidationError"):
                schemas.pop(name, None)
            for path in document["paths"].values():
                for method, operation in path.items():
                    if method.upper() not in SAFE:
                        operation.setdefault("parameters", []).append(OWN_PAGE)
                    answer = operation["responses"].get("422", {})
                    if "HTTPValidationError" in str(answer):
                        del operation["responses"]["422"]
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the documented way to extend it
