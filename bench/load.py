"""Load test of one server: hundreds of live matches with two people and a bot each. Run: make load

`saecula serve` runs on loopback with an empty folder and without rate limits, since all players share an
address. Every player has a WebSocket, thinks for a while when asked (exponentially distributed), and chooses
something at random. A choice is timed from before it is sent to the patch that shows it, at the chooser and
at the opponent.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from saecula.server.patch import patched

SERVE: Final = "import sys; from saecula.cli import main; main(sys.argv[1:])"
SEATS: Final = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
IDLE: Final = 4.0  # seconds after which a connection is not used again: the server closes it soon
AT_ONCE: Final = 20  # players that connect at the same time
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Line:
    """Minimal HTTP client on one persistent connection, to keep the measuring side cheap."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the decoded answer; raise an error unless it is a success."""
        if time.monotonic() - self._used > IDLE:
            self.close()
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        content = msgspec.json.encode(body) if body is not None else b""
        origin = f"{self._host}:{self._port}"
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {origin}\r\nOrigin: http://{origin}\r\nX-Saecula: 1\r\n"
            f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        writer.write(head.encode() + content)
        told = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", told, re.IGNORECASE)
        answer = await reader.readexactly(int(length[1])) if length else b""
        if told.split()[1] not in ("200", "204"):
            raise RuntimeError(f"{method} {path}: {told.splitlines()[0]} {answer.decode()}")
        self._used = time.monotonic()
        cookies = re.findall(r"set-cookie: (\w+=[^;]+)", told, re.IGNORECASE)
        self.cookie = "; ".join(cookies) or self.cookie
        return msgspec.json.decode(answer) if answer else None

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


@dataclass
class Timings:
    """Seconds from a choice to its patch, since the last report."""

    chooser: list[float] = field(default_factory=list)
    opponent: list[float] = field(default_factory=list)


class Player:
    """A player in a match, with a live connection."""

    def __init__(self, line: Line, load: Load) -> None:
        self.line = line
        self.load = load
        self.match = ""
        self.seat = 0
        self.opponent: Player | None = None
        self.ask: Any = None
        self.over = False
        self.patched_at = 0.0
        self.told = asyncio.Event()
        self.dice = random.Random(load.dice.random())

    async def play(self) -> None:
        """Follow the match and choose when asked, until it is over."""
        url = f"ws://{self.load.host}:{self.load.port}/api/matches/{self.match}/live?seat={self.seat}"
        headers = {"Cookie": self.line.cookie}
        origin: Any = f"http://{self.load.host}:{self.load.port}"
        async with connect(
            url, origin=origin, additional_headers=headers, proxy=None, compression=None, max_size=None
        ) as socket:
            self.load.connected += 1
            async with asyncio.TaskGroup() as both:
                following = both.create_task(self._follow(socket))
                while not self.over:
                    await self._take_turn()
                following.cancel()

    async def _follow(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = msgspec.json.decode(text)
            if message["kind"] == "scene" and message["scene"] is not None:
                self.ask, self.over = message["scene"]["ask"], message["scene"]["over"]
            elif message["kind"] == "patch":
                self._change([op for op in message["ops"] if op["path"].startswith(("/ask", "/over"))])
            else:
                continue
            self.patched_at = time.perf_counter()
            self.told.set()

    def _change(self, operations: list[dict[str, Any]]) -> None:
        """Keep only the parts of the scene that are needed to play."""
        scene = patched({"ask": self.ask, "over": self.over}, operations)
        self.ask, self.over = scene["ask"], scene["over"]

    async def _take_turn(self) -> None:
        while self.ask is None or not self.load.playing.is_set():
            if self.over:
                return
            self.told.clear()
            waiting = self.told if self.ask is None else self.load.playing
            await waiting.wait()
        await asyncio.sleep(self.dice.expovariate(1 / self.load.think) if self.load.think else 0)
        if self.load.playing.is_set():
            self.load.under_way += 1
            try:
                await self._choose()
            finally:
                self.load.under_way -= 1

    async def _choose(self) -> None:
        token = self.ask["token"]
        action = self.dice.choice(self.ask["options"])["action"]
        other, waits = self.opponent, self.opponent is not None and self.opponent.ask is None
        start = time.perf_counter()
        body = {"seat": self.seat, "token": token, "action": action}
        await self.line.ask("POST", f"/api/matches/{self.match}/choices", body)
        while self.ask is not None and self.ask["token"] == token:
            self.told.clear()
            await self.told.wait()
        window = self.load.window
        window.chooser.append(self.patched_at - start)
        # Sealed answers show the opponent nothing; an opponent who waits for us sees what we did.
        if waits and other is not None and other.patched_at > start:
            window.opponent.append(other.patched_at - start)


class Load:
    """All players of one server."""

    def __init__(self, origin: str, dice: random.Random) -> None:
        self.host, _, port = origin.removeprefix("http://").partition(":")
        self.port = int(port)
        self.dice = dice
        self.think = 0.0
        self.playing = asyncio.Event()
        self.window = Timings()
        self.connected = 0
        self.under_way = 0

    async def seat(self, matches: int) -> list[Player]:
        """Create every match with two people and a bot."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def table(number: int) -> list[Player]:
            async with gate:
                pair = [Player(Line(self.host, self.port), self) for _ in range(2)]
                for i, player in enumerate(pair):
                    await player.line.ask("POST", "/api/session", {"name": f"Player {number} {i}"})
                body = {"game": "historia", "seats": SEATS, "public": True}
                match = (await pair[0].line.ask("POST", "/api/matches", body))["id"]
                await pair[1].line.ask("POST", f"/api/matches/{match}/join", {})
            for seat, player in enumerate(pair):
                player.match, player.seat, player.opponent = match, seat, pair[1 - seat]
            return pair

        pairs = await asyncio.gather(*[table(i) for i in range(matches)])
        return [player for pair in pairs for player in pair]

    async def measure(self, think: float, seconds: float, server: int) -> str:
        """Measure with this thinking time and return a line of the report."""
        self.think = think
        self.playing.set()
        await asyncio.sleep(min(5.0, seconds / 2))  # until the load is steady
        self.window = Timings()
        before, start = _busy(server), time.perf_counter()
        await asyncio.sleep(seconds)
        span = time.perf_counter() - start
        used = [now - then for now, then in zip(_busy(server), before, strict=True)]
        window, self.window = self.window, Timings()
        self.playing.clear()
        while self.under_way:
            await asyncio.sleep(0.1)
        shares = " ".join([f"{100 * part / span:4.0f}%" for part in used])
        return (
            f"{think:5.1f} s {len(window.chooser) / span:8.1f}/s  {_spread(window.chooser)}  "
            f"{_spread(window.opponent)}  {shares}"
        )


def _spread(seconds: list[float]) -> str:
    """Format median, 95th and 99th percentile in milliseconds."""
    if not seconds:
        return "     -      -      -"
    ordered = sorted(seconds)
    return " ".join([f"{1000 * ordered[int((len(ordered) - 1) * part)]:6.0f}" for part in (0.5, 0.95, 0.99)])


def _busy(server: int) -> tuple[float, float, float]:
    """Return the CPU seconds of the server, its bots and the players."""
    bots = sum([_seconds(child) for child in _children(server)])
    own = os.times()
    return _seconds(server), bots, own.user + own.system


def _seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _children(process: int) -> list[int]:
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for children in lists for child in children.read_text().split()]


def _megabytes(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """Start a server for the measurement; yield its address and process."""
    with tempfile.TemporaryDirectory(prefix="saecula-load-") as folder:
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", folder]
        environment = {**os.environ, "SAECULA_RATE_LIMITS": "off"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            if found is None:
                raise RuntimeError("the server does not start")
            yield found[0], process.pid
        finally:
            process.terminate()
            process.wait(30)


async def run(origin: str, server: int, matches: int, seconds: float, thinks: list[float]) -> None:
    """Seat all players, then measure with shorter and shorter thinking times."""
    load = Load(origin, random.Random(1))
    while True:
        try:
            await Line(load.host, load.port).ask("GET", "/api/health")
            break
        except OSError:
            await asyncio.sleep(0.1)
    empty = _megabytes(server)
    players = await load.seat(matches)
    seated = _megabytes(server)
    tasks = [asyncio.create_task(player.play()) for player in players]
    while load.connected < len(players):
        await asyncio.sleep(0.1)
    print(f"server process {server}: {matches} matches, {len(players)} players connected")
    print("               patch at the chooser   at the opponent (ms)       processor")
    print("  think   choices    50%    95%    99%     50%    95%    99%  server bots players")
    for think in thinks:
        print(await load.measure(think, seconds, server), flush=True)
    full = _megabytes(server)
    print(
        f"memory: {empty:.0f} MB empty, {seated:.0f} MB with {matches} matches, {full:.0f} MB at the end: "
        f"{1000 * (full - empty) / matches:.0f} kB a match with its viewers"
    )
    print(f"finished matches: {sum([player.over for player in players]) // 2}")
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    failed = [end for end in ended if isinstance(end, Exception)]
    if failed:
        raise ExceptionGroup(f"{len(failed)} players could not play on", failed[:3])
    for player in players:
        player.line.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="How much one server carries")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="length of each measurement")
    parser.add_argument(
        "--think",
        type=float,
        nargs="+",
        default=[20.0, 10.0, 5.0, 0.0],
        help="mean thinking times in seconds",
    )
    given = parser.parse_args()
    with serving() as (origin, server):
        asyncio.run(run(origin, server, given.matches, given.seconds, given.think))


if __name__ == "__main__":
    main()
