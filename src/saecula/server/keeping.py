"""Snapshots of the ends of logs, so that a match survives a change of its rules or content.

New rules cannot replay what was played under old ones, so the old version saves where each match stands.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from saecula.core.record import Match
from saecula.server.loading import carried_on
from saecula.server.storage import Database, LogRow, MatchRow, Snapshot
from saecula.server.tables import Table

if TYPE_CHECKING:
    from saecula.server.matches import Matches

IDLE: Final = 5.0  # seconds without a choice after which the end of a log is worth saving
EVERYTHING: Final = -3600.0  # as `idle`: whatever the clocks of other machines say
AT_ONCE: Final = 50


def snapshot_row(table: Table, match: Match[Any], index: int, settled: bool) -> Snapshot:
    """Return a snapshot of a match after this many lines."""
    segment = match.record.segments[-1]
    return Snapshot(
        match=table.id,
        index=index,
        rules=segment.rules,
        content=segment.content,
        stamps=msgspec.json.encode(match.stamps).decode(),
        position=msgspec.json.encode(table.game.plain(match.position)),
        settled=settled,
    )


class Keeper:
    """Saves the ends of logs in quiet moments, and all of them on shutdown."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._unreadable: set[str] = set()

    async def keep(self, idle: float = IDLE) -> None:
        """Save the ends of some logs that have grown and been idle for this long, the latest first."""
        for match in await self._grown(idle, AT_ONCE):
            await self._keep(match)

    async def keep_all(self) -> None:
        """Save the ends of all logs that have grown."""
        while any([await self._keep(match) for match in await self._grown(EVERYTHING, AT_ONCE)]):
            pass

    async def _grown(self, idle: float, most: int) -> list[str]:
        query = select(MatchRow.id).where(
            MatchRow.kept.is_(False), MatchRow.touched <= time.time() - idle, MatchRow.header.is_not(None)
        )
        if self._unreadable:
            query = query.where(MatchRow.id.not_in(self._unreadable))
        async with self._matches.database.read() as session:
            return list(
                (await session.execute(query.order_by(MatchRow.touched.desc()).limit(most))).scalars()
            )

    async def _keep(self, match: str) -> bool:
        table = await self._matches.openable(match)
        if table is None or table.match is None:
            self._unreadable.add(match)
            return False
        async with table.lock:
            row = snapshot_row(table, table.match, table.lines, settled=False)
            try:
                return await _write(self._matches.database, table, row)
            except IntegrityError:
                return False  # another process is saving it at the same time
            finally:
                await asyncio.sleep(0)


async def _write(database: Database, table: Table, row: Snapshot) -> bool:
    async with database.write() as session:
        known = update(MatchRow).where(MatchRow.id == table.id, MatchRow.revision == table.revision)
        marked = known.values(kept=True).returning(MatchRow.id)
        result = await session.execute(marked.execution_options(synchronize_session=False))
        if result.scalar_one_or_none() is None:
            return False  # it has gone on
        ends = delete(Snapshot).where(Snapshot.match == table.id, Snapshot.settled.is_(False))
        await session.execute(ends)
        if await session.get(Snapshot, (table.id, row.index)) is None:
            session.add(row)
    return True


async def carry_on(database: Database, row: MatchRow, choices: Sequence[LogRow]) -> MatchRow:
    """Continue a match under the current rules and content, from where the old version left it."""
    async with database.read() as session:
        end = await session.get(Snapshot, (row.id, len(choices)))
    record = await asyncio.to_thread(carried_on, row, choices, end)
    header = msgspec.json.encode(record).decode()
    async with database.write() as session:
        known = update(MatchRow).where(MatchRow.id == row.id, MatchRow.revision == row.revision)
        values = {"header": header, "first": len(choices), "kept": False, "revision": row.revision + 1}
        written = known.values(**values).returning(MatchRow.id)
        result = await session.execute(written.execution_options(synchronize_session=False))
        if result.scalar_one_or_none() is not None:
            await session.execute(delete(Snapshot).where(Snapshot.match == row.id))
        return (await session.execute(select(MatchRow).where(MatchRow.id == row.id))).scalar_one()
