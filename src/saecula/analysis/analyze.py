"""Analyze a whole match, in one process or several, with the same result either way."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from saecula.analysis.findings import Analysis, Verdict
from saecula.analysis.judging import Judge, decisions
from saecula.analysis.turning import course, turning_points
from saecula.core.errors import BadOption
from saecula.core.position import Seat
from saecula.core.record import Match, MatchRecord
from saecula.games import game as game_of


def analyze(
    match: Match[Any],
    level: str,
    *,
    simulations: int | None = None,
    seed: str = "analysis",
    progress: Callable[[int, int], None] | None = None,
    jobs: int = 1,
    folder: Path | None = None,
    viewer: Seat | None = None,
) -> Analysis:
    """Find chances, turning points and verdicts of a match.

    A match that is still running is analyzed only for a viewer, one of its seats: the chances are those that
    this seat can know, and the verdicts are on its own choices. Several processes read the content from
    `folder`.
    """
    if jobs < 1:
        raise BadOption(f"{jobs} jobs; at least one")
    judge = Judge(match, level, simulations, seed, viewer)
    todo = decisions(match, viewer)
    found: list[Verdict] = []
    if jobs == 1:
        judged: Iterator[Verdict] = map(judge.verdict, todo)
    else:
        judged = _in_pool(todo, jobs, (match.saved(), folder, level, simulations, seed, viewer))
    for verdict in judged:
        found.append(verdict)
        if progress is not None:
            progress(len(found), len(todo))
    chances = course(match, viewer, seed)
    return Analysis(
        game=match.game.id,
        seats=match.record.seats,
        level=level,
        all=len(match.entries),
        chances=chances,
        verdicts=sorted(found, key=lambda verdict: verdict.at),
        turning=turning_points(match, chances),
        viewer=viewer,
    )


_judge: Judge | None = None


def _prepare(
    record: MatchRecord,
    folder: Path | None,
    level: str,
    simulations: int | None,
    seed: str,
    viewer: Seat | None,
) -> None:
    global _judge  # a pool's worker has no other place between its initializer and its tasks
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the run as a whole is stopped by its main process
    game = game_of(record.game)
    match = Match.open(game, record, game.load_content(folder))
    _judge = Judge(match, level, simulations, seed, viewer)


def _verdict_of_worker(at: int) -> Verdict:
    assert _judge is not None
    return _judge.verdict(at)


def _in_pool(todo: list[int], jobs: int, what: tuple[Any, ...]) -> Iterator[Verdict]:
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, max(1, len(todo))), initializer=_prepare, initargs=what) as pool:
        yield from pool.imap_unordered(_verdict_of_worker, todo)
