"""ASGI middleware that sees every request first: sizes, hosts, origins, rate limits, headers, access log."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import MutableMapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saecula.core.record import SENT
from saecula.server.faults import CODES, Fault
from saecula.server.metrics import Metrics
from saecula.server.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")
USUAL_SIZE: Final = 64 * 1024
RECORD_SIZE: Final = SENT.size
RECORD_PATH: Final = "/api/matches/import"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}

log = logging.getLogger("saecula.server.requests")


def same_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether a request comes from a page of this server."""
    origin = headers.get("origin", "")
    if origin.rstrip("/") in settings.origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == headers.get("host")


def known_host(headers: Headers, settings: Settings) -> bool:
    """Return whether a request names this server; another name may be a site whose DNS entry points here."""
    if not settings.hosts:
        return True
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname
    except ValueError:
        return False
    return name in settings.hosts


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start = time.perf_counter()
        status = 500
        limit = RECORD_SIZE if scope["path"] == RECORD_PATH else USUAL_SIZE
        body = Body(receive, limit)
        refused = False

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope)
            await send(message)

        async def answer_unless_too_large(message: Message) -> None:
            nonlocal refused
            if body.too_large and not refused:
                refused = True
                await _refuse(Fault("too_large", f"at most {limit} bytes"), answer)
            elif not refused:
                await answer(message)

        try:
            fault = self._fault(scope)
            if fault is not None:
                await _refuse(fault, answer)
                return
            await self._app(scope, body.receive, answer_unless_too_large)
        finally:
            seconds = time.perf_counter() - start
            route = _route(scope)
            method = (
                scope["method"] if scope["method"] in (*SAFE, "POST", "DELETE", "PUT", "PATCH") else "OTHER"
            )
            self._metrics.answered(method, route, status, seconds)
            log.info(
                "answered",
                extra={"method": method, "route": route, "status": status, "seconds": round(seconds, 5)},
            )

    def _fault(self, scope: Scope) -> Fault | None:
        headers = Headers(scope=scope)
        if not known_host(headers, self._settings):
            return Fault("forbidden", "this server has another name")
        if scope["method"] not in SAFE:
            if headers.get("x-saecula") != "1" or not same_origin(headers, self._settings):
                return Fault("forbidden", "this request does not come from a page of this server")
            length = headers.get("content-length", "0")
            limit = RECORD_SIZE if scope["path"] == RECORD_PATH else USUAL_SIZE
            if not length.isdigit() or int(length) > limit:
                return Fault("too_large", f"at most {limit} bytes")
        return None


class Body:
    """The body of a request, which is never read beyond the limit."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._left = limit
        self.too_large = False

    async def receive(self) -> Message:
        """Return the next piece; one that exceeds the limit ends the body."""
        if self.too_large:
            return {"type": "http.disconnect"}
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.too_large = True
            return {"type": "http.request", "body": b"", "more_body": False}
        return message


def _route(scope: MutableMapping[str, Any]) -> str:
    """Return the pattern of the path, never the path itself: ids of matches are a kind of secret."""
    route = scope.get("route")
    return getattr(route, "path", None) or ("static" if not scope["path"].startswith("/api") else "unknown")


def _add_headers(message: Message, scope: Scope) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers["cache-control"] = "no-store"
    if scope.get("scheme") == "https":
        headers.setdefault("strict-transport-security", "max-age=31536000")


async def _refuse(fault: Fault, send: Send) -> None:
    body = msgspec.json.encode({"error": fault.code, "message": fault.message})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if fault.code == "rate_limited":
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": CODES[fault.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Limiter:
    """Token buckets, one per key: a burst of requests, then a fixed rate."""

    KEYS: Final = 50_000

    def __init__(self, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, burst: float, rate: float) -> None:
        """Count a request, or refuse it."""
        if not self._on:
            return
        now = time.monotonic()
        level, since = self._buckets.pop(key, (burst, now))
        level = min(burst, level + (now - since) * rate)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        while len(self._buckets) > self.KEYS:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Fault("rate_limited", "too many requests; wait a moment")
