"""The process that analyses: a gentle one, so that it never slows the players' bots."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from saecula.analysis import Chances, Judge, Turning, Verdict, course, decisions, turning_points
from saecula.bots import LEVELS
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.locale import LANGUAGES, Texts
from saecula.core.plain import frames
from saecula.core.record import Match, decode_record
from saecula.core.scene import label_of
from saecula.games import game as game_of
from saecula.processes import collect_rarely
from saecula.server.tables import content_of

ATTEMPTS: Final = 3
NICENESS: Final = 10
PIECE: Final = 2.0  # seconds of work after which it tells what it has
SEED: Final = "analysis"

log = logging.getLogger("saecula.server.analyst")


class Task(msgspec.Struct, frozen=True):
    """A match to analyse."""

    game: str
    record: bytes
    past: int  # choices made under other rules, before those of the record
    level: str
    most_simulations: int = 0  # for a decision; 0: as many as the level has


class Opening(msgspec.Struct, frozen=True):
    """What is found at once, and the choices to judge."""

    chances: list[Chances] = []
    turning: list[Turning] = []
    decisions: list[int] = []


class Words(msgspec.Struct, frozen=True):
    """A question and the options of its verdict in one language."""

    prompt: str
    labels: list[str]


class Worded(msgspec.Struct, frozen=True):
    """A verdict in words, by language."""

    verdict: Verdict
    words: dict[str, Words]


def open_match(task: Task) -> Opening:
    """The chances over the whole match; choices are counted from its very beginning."""
    match, past = _match(task.game, task.record), task.past
    chances = course(match)
    return Opening(
        [Chances(found.at + past, found.chances) for found in chances],
        [msgspec.structs.replace(found, at=found.at + past) for found in turning_points(match, chances)],
        [at + past for at in decisions(match)],
    )


def judge_some(task: Task, choices: list[int]) -> list[Worded]:
    """The verdicts on the first of these choices, as many as a short time allows."""
    end = time.monotonic() + PIECE
    match = _match(task.game, task.record)
    usual = LEVELS[task.level].simulations
    judge = Judge(match, task.level, min(usual, task.most_simulations or usual), SEED)
    found: list[Worded] = []
    for at in choices:
        verdict = judge.verdict(at - task.past)
        words = {language: _in_words(match, verdict, language) for language in LANGUAGES}
        found.append(Worded(msgspec.structs.replace(verdict, at=at), words))
        if time.monotonic() > end:
            break
    return found


@lru_cache(maxsize=1)
def _match(game: str, record: bytes) -> Match[Any]:
    known: Game[Any] = game_of(game)
    return Match.open(known, decode_record(record), content_of(game))


def _in_words(match: Match[Any], verdict: Verdict, language: str) -> Words:
    """The words of the one who chose."""
    seen = match.game.redact(match.at(verdict.at), verdict.seat)
    texts = Texts(match.game, seen.position, language, match.record.names)
    frame = flow.ask_of(seen.position, verdict.seat)
    assert frame is not None  # who chose was asked
    prompt = texts.text(f"ask-{match.game.rules.entries[frame[0]].id}", texts.frame_arguments(frame))
    return Words(prompt, [label_of(texts, frames(option.action)) for option in verdict.best])


def _prepare(stop: Connection) -> None:
    os.nice(NICENESS)
    collect_rarely()
    threading.Thread(target=_end_with, args=(stop,), daemon=True).start()


def _end_with(stop: Connection) -> None:
    """The other end is shut when the server is, whichever way; what is being thought of can wait."""
    stop.poll(None)
    os._exit(0)


class Analyst:
    """Has matches analysed in a process of its own, begun when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._stop: Connection | None = None

    async def open(self, task: Task) -> Opening:
        """What is found at once."""
        found: Opening = await self._do(open_match, task)
        return found

    async def judge(self, task: Task, choices: list[int]) -> list[Worded]:
        """Some verdicts, on the first of these choices."""
        found: list[Worded] = await self._do(judge_some, task, choices)
        return found

    async def _do(self, work: Callable[..., Any], *what: Any) -> Any:
        for attempt in range(ATTEMPTS):
            pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *what)
            except BrokenProcessPool:
                log.warning("the process that analyses died", extra={"attempt": attempt})
                await self.close()
        raise RuntimeError("the process that analyses keeps dying")

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        listening, self._stop = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_prepare, initargs=(listening,))
        return self._pool

    async def close(self) -> None:
        """End the process at once: whatever it is at can be done again."""
        pool, self._pool = self._pool, None
        if self._stop is not None:
            self._stop.close()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
