"""Run work that would keep others waiting in a separate process."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from saecula.processes import collect_rarely

ATTEMPTS: Final = 3

log = logging.getLogger("saecula.server.aside")


def _serve(pipe: Connection, niceness: int) -> None:
    """Do the work that comes through the pipe, one piece at a time, until it is closed."""
    os.nice(niceness)
    collect_rarely()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            work, what = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, work(*what))
        except Exception as error:
            answer = (False, error)
        pipe.send(answer)


def _end_with_parent() -> None:
    """Leave no process running when the server is killed in the middle of a piece of work."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _ask(pipe: Connection, work: Callable[..., Any], what: tuple[Any, ...]) -> Any:
    pipe.send((work, what))
    done, answer = pipe.recv()
    if not done:
        raise answer
    return answer


class Aside:
    """A process of low priority, started when it is first needed, that does one piece of work at a time.

    It is a bare process and not a pool: a pool whose process is killed while work is on its way to it can
    hang during shutdown.
    """

    def __init__(self, niceness: int = 10) -> None:
        self._niceness = niceness
        self._turn = asyncio.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Return the id of the process, if there is one."""
        return self._process.pid if self._process is not None else None

    async def do(self, work: Callable[..., Any], *what: Any, limit: float | None = None) -> Any:
        """Do a piece of work; if it takes longer than the limit, in seconds, its process is ended."""
        async with self._turn:
            for attempt in range(ATTEMPTS):
                pipe = self._pipe if self._pipe is not None else await asyncio.to_thread(self._start)
                try:
                    return await asyncio.wait_for(asyncio.to_thread(_ask, pipe, work, what), limit)
                except (EOFError, ConnectionError):
                    if self._closed:
                        raise
                    log.warning("a process died", extra={"work": work.__name__, "attempt": attempt})
                    await self._end()
                except (TimeoutError, asyncio.CancelledError):
                    await self._end()  # otherwise its answer would be taken for the next one's
                    raise
            raise RuntimeError(f"the process for {work.__name__} keeps dying")

    def _start(self) -> Connection:
        # Forking a process that has threads and an event loop is unsafe.
        context = multiprocessing.get_context("spawn")
        pipe, other_end = context.Pipe()
        process = context.Process(target=_serve, args=(other_end, self._niceness), daemon=True)
        process.start()
        other_end.close()  # otherwise nobody would notice that the process died
        self._process, self._pipe = process, pipe
        return pipe

    async def close(self) -> None:
        """End the process immediately and for good; whatever it is doing can be done again elsewhere."""
        self._closed = True
        await self._end()

    async def _end(self) -> None:
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            await asyncio.to_thread(process.join)
