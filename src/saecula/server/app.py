"""The server put together: one application for one database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from saecula.core.errors import SaeculaError
from saecula.core.locale import LANGUAGES
from saecula.core.position import SPECTATOR
from saecula.core.record import Match, MatchRecord
from saecula.core.scene import Scene
from saecula.games import all_games
from saecula.server import api, live
from saecula.server.client import Client
from saecula.server.context import House
from saecula.server.faults import Fault
from saecula.server.guards import Guard, Limiter
from saecula.server.hub import Hub, first_version
from saecula.server.matches import Matches
from saecula.server.metrics import Metrics
from saecula.server.people import People
from saecula.server.settings import Settings
from saecula.server.storage import Database
from saecula.server.tables import content_of
from saecula.server.workers import Workers

CHORES_EVERY: Final = 10.0
STATIC: Final = Path(__file__).parent / "static"

log = logging.getLogger("saecula.server")


def create_app(
    settings: Settings, first: Callable[[], int] = first_version, static: Path = STATIC
) -> FastAPI:
    """The application of these settings."""
    app = FastAPI(
        title="Saecula",
        description="Civilization board games by their full rules.",
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
    house = House(
        settings=settings,
        database=database,
        people=people,
        workers=workers,
        matches=Matches(database, people, workers, settings.keep_open),
        hub=Hub(first),
        limiter=Limiter(settings.rate_limits),
        metrics=Metrics(),
    )
    app.state.house = house
    house.matches.published = house.hub.publish
    house.matches.said = house.hub.say
    house.matches.watched = house.hub.watched
    _measure(house)
    app.include_router(api.router)
    app.include_router(live.router)
    app.mount("/", Client(static))
    app.add_middleware(Guard, settings=settings, metrics=house.metrics)
    app.add_exception_handler(Fault, _fault)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_such)
    app.add_exception_handler(SaeculaError, _refused)
    _describe(app)
    return app


def _measure(house: House) -> None:
    value = house.metrics.value
    value("saecula_matches_open", "gauge", "Matches in memory.", lambda: house.matches.open_count)
    value("saecula_viewers", "gauge", "Live connections.", lambda: house.hub.viewers)
    value("saecula_choices_total", "counter", "Choices taken.", lambda: house.matches.taken)
    value("saecula_conflicts_total", "counter", "Lost races to the log.", lambda: house.matches.conflicts)
    value("saecula_scenes_total", "counter", "Scenes shown live.", lambda: house.hub.sent)
    value("saecula_worker_crashes_total", "counter", "Bot workers that died.", lambda: house.workers.crashes)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.database.migrate()
    await asyncio.to_thread(_warm)
    house.workers.start()
    tasks = [asyncio.create_task(house.hub.run()), asyncio.create_task(_chores(house))]
    if house.database.is_postgres:
        from saecula.server.notices import Notices  # asyncpg is an extra

        tasks.append(asyncio.create_task(Notices(house).run()))
    await house.matches.look_after_bots(0.0 if not house.database.is_postgres else 5.0)
    log.info("started", extra={"database": "postgresql" if house.database.is_postgres else "sqlite"})
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.matches.close()
        await house.workers.close()
        await house.database.close()


async def _chores(house: House) -> None:
    while True:
        await asyncio.sleep(CHORES_EVERY)
        house.hub.sweep()
        with contextlib.suppress(Fault, SaeculaError):
            try:
                await house.matches.look_after_bots()
            except OSError:
                log.exception("the database does not answer")


def _warm() -> None:
    """Say everything once: the first scene of a language takes its time."""
    from saecula.core.locale import Texts
    from saecula.core.scene import log_lines, scene

    for game in all_games():
        match: Match[Any] = Match.new(game, max(2, game.players[0]), {}, "warm", (), content_of(game.id))
        for language in LANGUAGES:
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


async def _no_such(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _answer(404, "not_found", "there is no such thing")
    headers = dict(error.headers) if error.headers else None
    return _answer(error.status_code, "bad_request", str(error.detail), headers)


async def _refused(_: Request, error: Exception) -> JSONResponse:
    return _answer(400, "bad_request", str(error)[:300])


def _describe(app: FastAPI) -> None:
    """Put the kernel's types into the description, and take out what is answered otherwise."""
    plain = app.openapi
    (_, _), components = msgspec.json.schema_components(
        [Scene, MatchRecord], ref_template="#/components/schemas/{name}"
    )

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = plain()
            schemas = document.setdefault("components", {}).setdefault("schemas", {})
            schemas.update(components)
            for name in ("HTTPValidationError", "ValidationError"):
                schemas.pop(name, None)
            for path in document["paths"].values():
                for operation in path.values():
                    answer = operation["responses"].get("422", {})
                    if "HTTPValidationError" in str(answer):
                        del operation["responses"]["422"]
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the documented way to extend it
