"""Work that would keep the others waiting, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, Final

from saecula.processes import collect_rarely

ATTEMPTS: Final = 3

log = logging.getLogger("saecula.server.aside")


def _prepare(stop: Connection, niceness: int) -> None:
    os.nice(niceness)
    collect_rarely()
    threading.Thread(target=_end_with, args=(stop,), daemon=True).start()


def _end_with(stop: Connection) -> None:
    """The other end is shut when the server is, whichever way; what is being thought of can wait."""
    stop.poll(None)
    os._exit(0)


class Aside:
    """A gentle process, begun when it is first needed: it never slows the players' bots."""

    def __init__(self, niceness: int = 10) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._stop: Connection | None = None

    async def do(self, work: Callable[..., Any], *what: Any, limit: float | None = None) -> Any:
        """Do a piece of work; one that takes longer than the limit, in seconds, ends with its process."""
        for attempt in range(ATTEMPTS):
            pool = self._pool or self._start()
            doing = asyncio.get_running_loop().run_in_executor(pool, work, *what)
            try:
                return await asyncio.wait_for(doing, limit)
            except TimeoutError:
                await self.close()
                raise
            except BrokenProcessPool:
                log.warning("a process died", extra={"work": work.__name__, "attempt": attempt})
                await self.close()
        raise RuntimeError(f"the process for {work.__name__} keeps dying")

    def _start(self) -> ProcessPoolExecutor:
        # Forking a process with threads and an event loop is asking for trouble.
        context = multiprocessing.get_context("spawn")
        listening, self._stop = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            1, mp_context=context, initializer=_prepare, initargs=(listening, self._niceness)
        )
        return self._pool

    async def close(self) -> None:
        """End the process at once: whatever it is at can be done again."""
        pool, self._pool = self._pool, None
        if self._stop is not None:
            self._stop.close()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
