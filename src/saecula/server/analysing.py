"""Analyses of finished matches: requested, queued, worked off one by one, and stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from saecula.core.locale import FALLBACK
from saecula.server.analyst import Analyst, Opening, Task, Worded
from saecula.server.faults import Fault
from saecula.server.matches import Matches
from saecula.server.rows import as_json
from saecula.server.schemas import AnalysisInfo, ChancesInfo, Level, TurningInfo, VerdictInfo, WeighedInfo
from saecula.server.storage import AnalysisRow, Person, VerdictRow
from saecula.server.tables import Table

USUAL_LEVEL: Final[Level] = "prince"
OWN_IN_LINE: Final = 3  # analyses that one person may have waiting
IN_LINE: Final = 100  # analyses that may be waiting in all
CLAIMED: Final = 600.0  # seconds after which another process takes up an abandoned analysis
SHIFT: Final = 30.0  # seconds after which it is the next one's turn
LOOK_AGAIN: Final = 10.0

log = logging.getLogger("saecula.server.analysing")


class Analysing:
    """The analyses of all matches; this process works on one of them at a time."""

    def __init__(self, matches: Matches, most_simulations: int = 0) -> None:
        self._matches = matches
        self._database = matches.database
        self._most_simulations = most_simulations  # for one decision; 0: as many as the level has
        self._analyst = Analyst()
        self._news = asyncio.Event()
        self.judged = 0

    # Asking

    async def start(self, person: Person, match: str, level: Level) -> None:
        """Queue an analysis, unless it is queued already."""
        await self._finished(match)
        async with self._database.write() as session:
            row = await session.get(AnalysisRow, (match, level))
            if row is not None and row.status in ("waiting", "done"):
                return
            await self._check_line(session, person)
            asked = await self._database.now(session)
            if row is None:
                row = AnalysisRow(match=match, level=level)
                session.add(row)
            row.person, row.asked, row.status, row.claimed = person.id, asked, "waiting", 0.0
        self._news.set()

    async def _check_line(self, session: AsyncSession, person: Person) -> None:
        own = (await session.execute(_waiting().where(AnalysisRow.person == person.id))).scalar_one()
        if own >= OWN_IN_LINE:
            raise Fault(
                "rate_limited", f"{own} of your analyses are waiting; wait until one of them has ended"
            )
        if (await session.execute(_waiting())).scalar_one() >= IN_LINE:
            raise Fault("rate_limited", "too many analyses are waiting; come back later")

    async def stop(self, person: Person, match: str, level: Level) -> None:
        """Stop an analysis; its findings are kept, and it can be resumed."""
        table = await self._finished(match)
        async with self._database.write() as session:
            row = await session.get(AnalysisRow, (match, level))
            if row is None or row.status != "waiting":
                raise Fault("conflict", "this analysis is not running")
            if not _may_stop(row, table, person):
                raise Fault("forbidden", "somebody else requested this analysis")
            row.status, row.claimed = "stopped", 0.0

    async def info(
        self, person: Person | None, match: str, level: Level | None, after: int, language: str
    ) -> AnalysisInfo:
        """Describe the analysis at a level, or the last one requested; `after` limits the verdicts."""
        table = await self._finished(match)
        async with self._database.read() as session:
            found = select(AnalysisRow).where(AnalysisRow.match == match)
            if level is not None:
                found = found.where(AnalysisRow.level == level)
            latest = found.order_by(AnalysisRow.asked.desc()).limit(1)
            row = (await session.execute(latest)).scalar_one_or_none()
            if row is None:
                return AnalysisInfo(level=level or USUAL_LEVEL, status="none")
            waiting = (await session.execute(_waiting())).scalar_one()
            verdicts = await _verdicts(session, row, after)
            now = await self._database.now(session)
        info = info_of(row, verdicts, language, now, whole=after < 0)
        if row.status == "waiting":
            info.others = waiting - 1
            info.seconds = row.spent / row.done * (row.total - row.done) * waiting if row.done else None
            info.yours = person is not None and _may_stop(row, table, person)
        return info

    async def _finished(self, match: str) -> Table:
        table = await self._matches.table(match)
        if not table.over:
            raise Fault("not_revealed", "a match can be analysed only when it is over")
        return table

    # Working

    async def run(self) -> None:
        """Work through the queue until cancelled."""
        if not self._database.is_postgres:  # the process that claimed something has ended
            async with self._database.write() as session:
                await session.execute(update(AnalysisRow).values(claimed=0.0))
        while True:
            self._news.clear()
            try:
                while (row := await self._claim()) is not None:
                    await self._work(row)
            except Exception:  # whatever went wrong, the next attempt may succeed
                log.exception("the analyses failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_AGAIN)

    async def _claim(self) -> AnalysisRow | None:
        async with self._database.write() as session:
            now = await self._database.now(session)
            free = select(AnalysisRow).where(AnalysisRow.status == "waiting", AnalysisRow.claimed < now)
            # The analysis that has had the least time comes first, so long ones do not hold up short ones.
            first = (
                free.order_by(AnalysisRow.spent, AnalysisRow.asked).limit(1).with_for_update(skip_locked=True)
            )
            row = (await session.execute(first)).scalar_one_or_none()
            if row is not None:
                row.claimed = now + CLAIMED
        return row

    async def _work(self, row: AnalysisRow) -> None:
        try:
            await self._analyse(row)
        except Exception:
            log.exception("a match cannot be analysed", extra={"level": row.level})
            await self._note(row, status="failed")
        finally:
            await self._note(row, claimed=0.0)

    async def _analyse(self, row: AnalysisRow) -> None:
        table = await self._matches.table(row.match)
        record = msgspec.json.encode(table.record())
        task = Task(table.game.id, record, table.past, row.level, self._most_simulations)
        if row.opening is None:
            began = time.monotonic()
            opening = await self._analyst.open(task)
            spent, total = time.monotonic() - began, len(opening.decisions)
            if not await self._note(row, spent=spent, opening=as_json(opening), total=total):
                return
        else:
            opening = msgspec.json.decode(row.opening, type=Opening)
        async with self._database.read() as session:
            known = {found.verdict.at for found in await _verdicts(session, row, -1)}
        left = [at for at in opening.decisions if at not in known and at >= table.past]
        end = time.monotonic() + SHIFT
        while left and time.monotonic() < end:
            began = time.monotonic()
            found = await self._analyst.judge(task, left)
            if not await self._note(row, found, spent=time.monotonic() - began):
                return
            self.judged += len(found)
            del left[: len(found)]
        if not left:
            await self._note(row, status="done")

    async def _note(
        self, row: AnalysisRow, found: Sequence[Worded] = (), spent: float = 0.0, **values: Any
    ) -> bool:
        """Store findings, if the analysis is still wanted and still belongs to this process."""
        async with self._database.write() as session:
            claimed = await self._database.now(session) + CLAIMED
            known = update(AnalysisRow).where(
                AnalysisRow.match == row.match,
                AnalysisRow.level == row.level,
                AnalysisRow.status == "waiting",
                AnalysisRow.claimed == row.claimed,
            )
            counted = {"done": AnalysisRow.done + len(found), "spent": AnalysisRow.spent + spent}
            changed = known.values({"claimed": claimed, **counted, **values}).returning(AnalysisRow.claimed)
            result = await session.execute(changed.execution_options(synchronize_session=False))
            kept = result.scalar_one_or_none()
            if kept is None:
                return False
            row.claimed = kept
            for one in found:
                session.add(_verdict_row(row, one))
        return True

    async def close(self) -> None:
        """End the process that analyses."""
        await self._analyst.close()


def _waiting() -> Select[int]:
    return select(func.count()).select_from(AnalysisRow).where(AnalysisRow.status == "waiting")


def _may_stop(row: AnalysisRow, table: Table, person: Person) -> bool:
    return person.id in (row.person, table.owner)


def _verdict_row(row: AnalysisRow, found: Worded) -> VerdictRow:
    return VerdictRow(match=row.match, level=row.level, at=found.verdict.at, verdict=as_json(found))


async def _verdicts(session: AsyncSession, row: AnalysisRow, after: int) -> list[Worded]:
    query = select(VerdictRow.verdict).where(
        VerdictRow.match == row.match, VerdictRow.level == row.level, VerdictRow.at > after
    )
    found = (await session.execute(query.order_by(VerdictRow.at))).scalars()
    return [msgspec.json.decode(verdict, type=Worded) for verdict in found]


def info_of(
    row: AnalysisRow, verdicts: Sequence[Worded], language: str, now: float, whole: bool
) -> AnalysisInfo:
    """Describe an analysis in a language; a client that has verdicts already knows the opening too."""
    opening = msgspec.json.decode(row.opening, type=Opening) if whole and row.opening else Opening()
    level: Any = row.level  # the database holds no others
    status: Any = "running" if row.status == "waiting" and row.claimed > now else row.status
    return AnalysisInfo(
        level=level,
        status=status,
        done=row.done,
        all=row.total,
        chances=[ChancesInfo(at=found.at, chances=found.chances) for found in opening.chances],
        turning=[
            TurningInfo(at=found.at, seat=found.seat, change=found.change, favourite=found.favourite)
            for found in opening.turning
        ],
        verdicts=[_in_words(found, language) for found in verdicts],
    )


def _in_words(found: Worded, language: str) -> VerdictInfo:
    verdict = found.verdict
    words = found.words.get(language) or found.words[FALLBACK]  # the language may be newer than the verdict
    return VerdictInfo(
        at=verdict.at,
        seat=verdict.seat,
        prompt=words.prompt,
        loss=verdict.loss,
        options=[
            WeighedInfo(
                label=label,
                points=option.points,
                chance=option.chance,
                chosen=option.action == verdict.chosen,
            )
            for option, label in zip(verdict.best, words.labels, strict=True)
        ],
    )
