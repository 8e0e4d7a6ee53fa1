"""The WebSocket of a match: a whole scene first, then differences; and who else is watching."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from saecula.core.errors import SaeculaError
from saecula.server.api import viewer_of
from saecula.server.context import Services, address_of, language_of, services_of
from saecula.server.faults import Fault
from saecula.server.guards import known_host, same_origin
from saecula.server.hub import REFUSED, Viewer, refusal, view_of
from saecula.server.matches import called_off
from saecula.server.people import COOKIE

LONGEST: Final = 2048  # characters that a client may send at once

router = APIRouter()


@router.websocket("/api/matches/{match}/live")
async def live(socket: WebSocket, match: str, seat: str = "", lang: str = "", since: str = "") -> None:
    """Watch a match from a seat or as a spectator."""
    services = services_of(socket)
    if not known_host(socket.headers, services.settings) or not same_origin(
        socket.headers, services.settings
    ):
        await socket.close(1008)
        return
    await socket.accept()
    viewer = Viewer(services.people.key_of(socket.cookies.get(COOKIE)))
    services.hub.arrive(viewer)  # before the session is checked, so that its end cannot fall between the two
    try:
        await _enter(services, socket, viewer, match[:64], _number(seat), lang, _number(since))
        await _converse(services, socket, viewer)
    except (Fault, SaeculaError) as error:
        code = error.code if isinstance(error, Fault) else "conflict"
        await _send(socket, refusal(code, str(error)))
        await socket.close(REFUSED)
    finally:
        services.hub.leave(viewer)


async def _enter(
    services: Services,
    socket: WebSocket,
    viewer: Viewer,
    match: str,
    seat: int | None,
    lang: str,
    since: int | None,
) -> None:
    services.limiter.take(f"live:{address_of(socket)}", 500, 20)
    found = await services.people.of_key(viewer.session)
    person = None
    if found is None:
        viewer.session = None
    else:
        person, viewer.expires = found
        viewer.name = person.name
    table = await services.matches.table(match)
    chat = await services.chats.last(table.id)
    if table.gone:
        raise called_off()
    # Nothing is awaited from here on: what is looked up now is what is shown.
    looks_from = viewer_of(table, person, seat, started=False)
    language = language_of(socket, person, lang or None)
    view = view_of(table, looks_from, language, person.id if person is not None else None)
    services.hub.enter(view, viewer, since, table, chat)


async def _converse(services: Services, socket: WebSocket, viewer: Viewer) -> None:
    writing = asyncio.create_task(_write(socket, viewer))
    try:
        await _read(services, socket, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing


def _number(text: str) -> int | None:
    try:
        return int(text[:20])
    except ValueError:
        return None


async def _send(socket: WebSocket, message: dict[str, Any]) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())


async def _write(socket: WebSocket, viewer: Viewer) -> None:
    """Send what is queued until the viewer leaves or is disconnected."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the connection was lost meanwhile
        while True:
            message = await viewer.queue.get()
            if isinstance(message, int):
                await socket.close(message)
                return
            await _send(socket, message)


async def _read(services: Services, socket: WebSocket, viewer: Viewer) -> None:
    """Answer pings."""
    while socket.application_state == WebSocketState.CONNECTED:
        text = await socket.receive_text()
        try:
            services.limiter.take(f"said:{id(viewer)}", 20, 2)
            message = msgspec.json.decode(text) if len(text) <= LONGEST else None
        except (Fault, msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            message = None
        if not isinstance(message, dict) or message.get("kind") != "ping":
            viewer.send(refusal("bad_request", "only pings are understood"))
            continue
        viewer.send({"kind": "pong"})
