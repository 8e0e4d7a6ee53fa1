"""Bots think in worker processes: they get what their seat sees and nothing else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

from saecula.bots import make_bot
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.secrecy import Seen
from saecula.games import GAMES
from saecula.games import game as game_of
from saecula.server.tables import content_of

ATTEMPTS: Final = 4

log = logging.getLogger("saecula.server.workers")


class Thought(msgspec.Struct, frozen=True):
    """A bot's turn: all that it may know."""

    game: str
    seats: int
    options: dict[str, Any]
    seen: dict[str, Any]  # the redacted position
    seat: int
    bot: str
    seed: str


def thought_of(
    game: Game[Any], seen: Seen[Any], options: dict[str, Any], seats: int, bot: str, seed: str
) -> bytes:
    """What goes to the worker; it takes only what a seat sees."""
    plain = game.plain(seen.position)
    return msgspec.json.encode(Thought(game.id, seats, options, plain, seen.seat, bot, seed))


def think(data: bytes) -> list[Any]:
    """A bot's choice, made in a worker."""
    thought = msgspec.json.decode(data, type=Thought)
    game = game_of(thought.game)
    content = content_of(game.id)
    position = game.load(thought.seen, content, game.options(thought.seats, thought.options))
    bot = make_bot(thought.bot, game, thought.seed)
    return list(bot.choose(Seen(position, thought.seat), flow.options(position, thought.seat)))


def _warm() -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for name in GAMES:
        content_of(name)


def _end_with_parent() -> None:
    """A server that was killed leaves no worker behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _nothing() -> None:
    """So that a worker starts before it is needed."""


class Workers:
    """The pool of processes; one that dies is replaced and its work done again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self.crashes = 0

    def start(self) -> None:
        """Start the processes."""
        self._pool = self._new_pool()
        for _ in range(self._count):
            self._pool.submit(_nothing)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Forking a process with threads and an event loop is asking for trouble.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=context, initializer=_warm)

    async def choose(self, thought: bytes) -> list[Any]:
        """What a bot chooses."""
        for attempt in range(ATTEMPTS):
            pool = self._pool
            if pool is None:
                self._pool = pool = self._new_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, thought)
            except BrokenProcessPool:
                self.crashes += 1
                log.warning("a bot's worker died", extra={"attempt": attempt})
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
        raise RuntimeError("the bots' workers keep dying")

    async def close(self) -> None:
        """Stop the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
