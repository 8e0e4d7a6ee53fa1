"""A real server on a free port of this machine, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saecula.server.app import create_app
from saecula.server.hub import first_version
from saecula.server.schemas import LIVE
from saecula.server.settings import Settings
from saecula.server.tables import Table

PATIENCE = 30.0


def settings_for(folder: Path, database: str = "", **changes: Any) -> Settings:
    """Return the settings of a server whose files are in this folder."""
    values: dict[str, Any] = {
        "data": folder,
        "database": database or f"sqlite+aiosqlite:///{folder / 'saecula.sqlite'}",
        "secret": b"a secret of thirty-two characters",
        "bot_workers": 1,
        "rate_limits": False,
    }
    return Settings(**{**values, **changes})


class Served:
    """A server in its own thread."""

    def __init__(self, settings: Settings, first: Callable[[], int] = first_version) -> None:
        self.app: FastAPI = create_app(settings, first)
        # Explicitly created as TCP, so that asyncio sends small packets at once.
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._socket.bind(("127.0.0.1", 0))
        self.origin = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            log_config=None,
            access_log=False,
            lifespan="on",
            timeout_graceful_shutdown=2,
            ws="websockets-sansio",
        )
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._server.serve([self._socket]))
        self._loop.close()

    def start(self) -> None:
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()

    def table(self, match: str) -> Table:
        """Return the match as the server has it in memory, all secrets included."""
        matches = self.app.state.services.matches
        found: Table = self.run(matches.table(match))
        return found

    def run(self, coroutine: Any) -> Any:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    @contextmanager
    def person(self, name: str = "Ada", signed_in: bool = True) -> Iterator[Player]:
        headers = {"Origin": self.origin, "X-Saecula": "1"}
        with httpx.Client(base_url=self.origin, headers=headers, timeout=PATIENCE, trust_env=False) as client:
            player = Player(self, client)
            if signed_in:
                player.ok("POST", "/api/session", {"name": name})
            yield player


class Player:
    """A person with a browser."""

    def __init__(self, served: Served, client: httpx.Client) -> None:
        self.served = served
        self.client = client

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.client.request(method, path, json=body)

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        response = self.ask(method, path, body)
        assert response.status_code in (200, 204), response.text
        return response.json() if response.content else None

    def refused(self, code: str, method: str, path: str, body: Any = None) -> None:
        response = self.ask(method, path, body)
        assert response.json()["error"] == code, response.text

    def new(self, *kinds: str, **more: Any) -> Any:
        """Create a match of Historia with these seats; `random` and `greedy` are bots."""
        bots = ("random", "greedy")
        seats = [{"kind": "bot", "bot": kind} if kind in bots else {"kind": kind} for kind in kinds]
        return self.ok("POST", "/api/matches", {"game": "historia", "seats": seats, **more})

    def info(self, match: str) -> Any:
        return self.ok("GET", f"/api/matches/{match}")

    def scene(self, match: str, seat: int = 0) -> Any:
        return self.ok("GET", f"/api/matches/{match}/scene?seat={seat}")

    def choose(self, match: str, seat: int, ask: Any, number: int = 0) -> httpx.Response:
        action = ask["options"][number % len(ask["options"])]["action"]
        body = {"seat": seat, "token": ask["token"], "action": action}
        return self.ask("POST", f"/api/matches/{match}/choices", body)

    def play(self, match: str, seat: int, most: int = 10_000, number: int = 0) -> int:
        """Choose whenever asked, until the match is over or this many times."""
        made = 0
        end = time.monotonic() + 4 * PATIENCE
        while made < most and time.monotonic() < end:
            scene = self.scene(match, seat)
            if scene["over"]:
                break
            if scene["ask"] is None:
                time.sleep(0.01)
                continue
            response = self.choose(match, seat, scene["ask"], number + made)
            assert response.status_code == 200, response.text
            made += 1
        return made

    @contextmanager
    def live(self, match: str, seat: int = 0, since: int | None = None) -> Iterator[Live]:
        cookie = "; ".join([f"{c.name}={c.value}" for c in self.client.cookies.jar])
        url = f"{self.served.origin.replace('http', 'ws')}/api/matches/{match}/live?seat={seat}"
        if since is not None:
            url += f"&since={since}"
        origin: Any = self.served.origin
        cookies = {"Cookie": cookie}
        # Like a browser, take in whatever arrives: a client that seldom reads misses pings and is cut off.
        with connect(
            url, origin=origin, additional_headers=cookies, proxy=None, close_timeout=2, max_queue=None
        ) as connection:
            yield Live(connection)


class Live:
    """A live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Any] = []  # until it was closed

    def _receive(self, seconds: float) -> Any:
        """Return the next message, which must be one of those described."""
        message = json.loads(self.connection.recv(timeout=seconds))
        LIVE.validate_python(message, extra="forbid")
        return message

    def next(self, *kinds: str) -> Any:
        """Return the next message of these kinds."""
        while True:
            message = self._receive(PATIENCE)
            if not kinds or message["kind"] in kinds:
                return message

    def closed(self) -> int | None:
        """Return the code with which the server ends the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.heard.append(self._receive(PATIENCE))
        return self.connection.close_code

    def rest(self, quiet: float = 0.3) -> list[Any]:
        """Return all messages until it is quiet."""
        messages: list[Any] = []
        while True:
            try:
                messages.append(self._receive(quiet))
            except TimeoutError:
                return messages


def wait_for(condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value or time.monotonic() > end:
            assert value
            return value
        time.sleep(0.01)


@contextmanager
def served(settings: Settings, first: Callable[[], int] = first_version) -> Iterator[Served]:
    """Run a server for a while."""
    server = Served(settings, first)
    server.start()
    try:
        yield server
    finally:
        server.stop()
