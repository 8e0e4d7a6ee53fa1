"""Webhooks to addresses that players chose: only public addresses are contacted, and redirects not followed.

The name is resolved once, every address it has must be public, and the connection goes to the address that
was checked. Nothing of the response is used but its status, so a redirect leads nowhere.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

TIMEOUT: Final = 10.0
LONGEST_STATUS: Final = 1024
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
TRANSLATED: Final = ipaddress.ip_network("::ffff:0:0:0/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolver = Callable[[str, int], Awaitable[list[str]]]


class BadWebhook(Exception):
    """An address that is not posted to."""


@dataclass(frozen=True)
class Hook:
    """The parts of an address."""

    secure: bool
    host: str
    port: int
    target: str  # path and query


def parse(url: str) -> Hook:
    """Return the parts of an address; only plain http and https ones are accepted."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
        name = host.encode("idna").decode() if not _is_address(host) else host
    except (ValueError, UnicodeError) as error:
        raise BadWebhook("this is not a URL") from error
    if parts.scheme not in ("http", "https") or not name or not url.isascii() or not url.isprintable():
        raise BadWebhook("a URL begins with https:// or http://")
    if parts.username is not None or parts.password is not None or " " in url:
        raise BadWebhook("a URL must not contain a name, a password or a space")
    secure = parts.scheme == "https"
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Hook(secure, name, port or (443 if secure else 80), target)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: Address) -> bool:
    """Return whether an address, and any address embedded in it, belongs to the public Internet."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in NAT64 or address in TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolve(host: str, port: int) -> list[str]:
    """Return all addresses of a name."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


class Webhooks:
    """Posts short messages."""

    def __init__(
        self,
        resolver: Resolver = resolve,
        allowed: Callable[[Address], bool] = is_public,
        timeout: float = TIMEOUT,
    ) -> None:
        self._resolver = resolver
        self._allowed = allowed
        self._timeout = timeout

    async def check(self, url: str) -> None:
        """Refuse an address that would not be posted to, without saying what is wrong with its name."""
        async with asyncio.timeout(self._timeout):
            await self._address(parse(url))

    async def post(self, url: str, body: bytes) -> int:
        """Post JSON and return the status of the response."""
        hook = parse(url)
        async with asyncio.timeout(self._timeout):
            address = await self._address(hook)
            context = ssl.create_default_context() if hook.secure else None
            name = hook.host if hook.secure else None
            reader, writer = await asyncio.open_connection(
                address, hook.port, ssl=context, server_hostname=name, limit=LONGEST_STATUS
            )
            try:
                writer.write(_request(hook, body))
                await writer.drain()
                return _status(await reader.readuntil(b"\r\n"))
            finally:
                writer.transport.abort()

    async def _address(self, hook: Hook) -> str:
        try:
            found = [ipaddress.ip_address(text) for text in await self._resolver(hook.host, hook.port)]
        except (OSError, ValueError):
            found = []
        if not found or not all(self._allowed(address) for address in found):
            raise BadWebhook("this address cannot be reached from here")
        return str(found[0])


def _request(hook: Hook, body: bytes) -> bytes:
    usual = hook.port == (443 if hook.secure else 80)
    host = f"[{hook.host}]" if ":" in hook.host else hook.host
    lines = [
        f"POST {hook.target} HTTP/1.1",
        f"Host: {host if usual else f'{host}:{hook.port}'}",
        "User-Agent: saecula",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
        "",
        "",
    ]
    return "\r\n".join(lines).encode("ascii") + body


def _status(line: bytes) -> int:
    words = line.split(b" ", 2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1][:3].isdigit():
        raise BadWebhook("this address does not answer in HTTP")
    return int(words[1][:3])
