"""Root parallelization (Chaslot, Winands, van den Herik 2008): independent searches in forked processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

T = TypeVar("T")


def in_processes(work: Callable[[int], T], count: int) -> list[T]:
    """Run `work(0)` here and the others in forks, which know all that is known here and send results back."""
    context = multiprocessing.get_context("fork")
    pipes: list[Connection] = []
    forks = []
    for number in range(1, count):
        here, there = context.Pipe(duplex=False)
        fork = context.Process(target=_send, args=(there, work, number))
        fork.start()
        there.close()
        pipes.append(here)
        forks.append(fork)
    results = [work(0)]
    for pipe, fork in zip(pipes, forks, strict=True):
        results.append(pipe.recv())
        fork.join()
    return results


def _send(pipe: Connection, work: Callable[[int], T], number: int) -> None:
    pipe.send(work(number))
    pipe.close()
