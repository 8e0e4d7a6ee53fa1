"""The same work in several processes, each from its own number."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

T = TypeVar("T")


def in_processes(work: Callable[[int], T], count: int) -> list[T]:
    """`work(0)` here, the others in forks: they know all that is known here, only results travel."""
    context = multiprocessing.get_context("fork")
    lines: list[Connection] = []
    forks = []
    for number in range(1, count):
        here, there = context.Pipe(duplex=False)
        fork = context.Process(target=_send, args=(there, work, number))
        fork.start()
        there.close()
        lines.append(here)
        forks.append(fork)
    results = [work(0)]
    for line, fork in zip(lines, forks, strict=True):
        results.append(line.recv())
        fork.join()
    return results


def _send(line: Connection, work: Callable[[int], T], number: int) -> None:
    line.send(work(number))
    line.close()
