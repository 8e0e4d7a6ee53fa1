"""The WebSocket of a match: a whole scene first, then differences; and who else is there."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from saecula.core.errors import SaeculaError
from saecula.server.api import viewer_of
from saecula.server.context import House, address_of, house_of, language_of, person_of
from saecula.server.faults import Fault
from saecula.server.guards import known_host, same_origin
from saecula.server.hub import REFUSED, View, Viewer, refusal
from saecula.server.matches import called_off
from saecula.server.storage import Person

RECHECK: Final = 30.0  # seconds after which a session is looked up again
LONGEST: Final = 2048  # characters a client may send at once
SIGNED_OUT: Final = 4401

router = APIRouter()


@router.websocket("/api/matches/{match}/live")
async def live(socket: WebSocket, match: str, seat: str = "", lang: str = "", since: str = "") -> None:
    """Watch a match from a seat, or from outside."""
    house = house_of(socket)
    if not known_host(socket.headers, house.settings) or not same_origin(socket.headers, house.settings):
        await socket.close(1008)
        return
    await socket.accept()
    try:
        house.limiter.take(f"live:{address_of(socket)}", 500, 20)
        person = await person_of(socket)
        table = await house.matches.table(match[:64])
        viewer_seat = viewer_of(table, person, _number(seat), started=False)
        chat = await house.chats.last(table.id)
        if table.gone:
            raise called_off()
    except (Fault, SaeculaError) as error:
        code = error.code if isinstance(error, Fault) else "conflict"
        await _send(socket, refusal(code, str(error)))
        await socket.close(REFUSED)
        return
    language = language_of(socket, person, lang or None)
    view = View(table.id, viewer_seat, language, person.id if person is not None else None)
    viewer = Viewer(person.name if person is not None else None)
    channel = house.hub.enter(view, viewer, _number(since), table, chat)
    writing = asyncio.create_task(_write(socket, viewer))
    try:
        await _read(house, socket, viewer, person)
    except WebSocketDisconnect:
        pass
    finally:
        house.hub.leave(channel, viewer)
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
    """Send what is in line until the viewer goes or is let go."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone while we were sending
        while True:
            message = await viewer.queue.get()
            if isinstance(message, int):
                await socket.close(message)
                return
            await _send(socket, message)


async def _read(house: House, socket: WebSocket, viewer: Viewer, person: Person | None) -> None:
    """Answer pings, and see that the session still holds."""
    checked = time.monotonic()
    while socket.application_state == WebSocketState.CONNECTED:
        text = await socket.receive_text()
        try:
            house.limiter.take(f"said:{id(viewer)}", 20, 2)
            message = msgspec.json.decode(text) if len(text) <= LONGEST else None
        except (Fault, msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            message = None
        if not isinstance(message, dict) or message.get("kind") != "ping":
            viewer.send(refusal("bad_request", "only pings are understood"))
            continue
        if person is not None and time.monotonic() - checked > RECHECK:
            checked = time.monotonic()
            if await person_of(socket) is None:
                await socket.close(SIGNED_OUT)
                return
        viewer.send({"kind": "pong"})
