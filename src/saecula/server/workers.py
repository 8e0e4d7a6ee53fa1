"""Bots think in worker processes; a match stays with one of them, where its bots remember their thoughts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
from collections import Counter, OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from saecula.games import GAMES
from saecula.processes import collect_rarely
from saecula.server import thinking
from saecula.server.tables import content_of

ATTEMPTS: Final = 4

log = logging.getLogger("saecula.server.workers")


def _warm() -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    collect_rarely()
    for name in GAMES:
        content_of(name)


def _end_with_parent() -> None:
    """End this worker when the server was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _nothing() -> None:
    """Do nothing; this starts a worker before it is needed."""


class Worker:
    """One process and the requests that wait for it; when it dies, another repeats them with new bots."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        self.crashes = 0

    def start(self) -> ProcessPoolExecutor:
        """Start the process."""
        # Forking a process that has threads and an event loop is unsafe.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_warm)
        self._pool.submit(_nothing)
        return self._pool

    async def choose(self, thought: bytes) -> list[Any]:
        """Return the choice of a bot."""
        self.waiting += 1
        try:
            return await self._choose(thought)
        finally:
            self.waiting -= 1

    async def _choose(self, thought: bytes) -> list[Any]:
        for attempt in range(ATTEMPTS):
            pool = self._pool or self.start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, thinking.think, thought)
            except BrokenProcessPool:
                log.warning("a bot's worker died", extra={"attempt": attempt})
                self._bury(pool)
        raise RuntimeError("the bots' workers keep dying")

    def _bury(self, pool: ProcessPoolExecutor) -> None:
        """Note that the process died; everybody who was waiting for it gets here."""
        if self._pool is pool:
            self._pool = None
            self.crashes += 1
            pool.shutdown(wait=False)

    def forget(self, match: str) -> None:
        """Drop the bots of a match."""
        if self._pool is not None:
            with contextlib.suppress(BrokenProcessPool):  # otherwise they are gone anyway
                self._pool.submit(thinking.forget, match)

    async def close(self) -> None:
        """Stop the process."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


class Workers:
    """The workers; each match belongs to the one that had the least to do when the match first came up."""

    def __init__(self, count: int) -> None:
        self._workers = [Worker() for _ in range(count)]
        self._homes: OrderedDict[str, Worker] = OrderedDict()

    @property
    def crashes(self) -> int:
        """Return how often a process died."""
        return sum([worker.crashes for worker in self._workers])

    def start(self) -> None:
        """Start the processes."""
        for worker in self._workers:
            worker.start()

    async def choose(self, match: str, thought: bytes) -> list[Any]:
        """Return the choice of a bot of this match."""
        return await self.home(match).choose(thought)

    def home(self, match: str) -> Worker:
        """Return the worker whose bots know this match."""
        home = self._homes.pop(match, None) or self._least_busy()
        self._homes[match] = home
        # If there are more matches than bots are kept, those not seen for longest may be reassigned.
        if len(self._homes) > thinking.MOST_BOTS * len(self._workers):
            self._homes.popitem(last=False)
        return home

    def _least_busy(self) -> Worker:
        settled = Counter(self._homes.values())
        return min(self._workers, key=lambda worker: (worker.waiting, settled[worker]))

    def forget(self, match: str) -> None:
        """Drop the bots of a match that is over."""
        home = self._homes.pop(match, None)
        if home is not None:
            home.forget(match)

    async def close(self) -> None:
        """Stop the processes."""
        await asyncio.gather(*[worker.close() for worker in self._workers])
