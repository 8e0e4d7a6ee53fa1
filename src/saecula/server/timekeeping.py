"""What happens by itself when its time has come: clocks run out, proposals have waited long enough."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from sqlalchemy import select

from saecula.core.position import Seat
from saecula.server.chats import Chats
from saecula.server.clocks import GRACE, ends
from saecula.server.faults import Fault
from saecula.server.matches import Matches
from saecula.server.play import Tried, handed_over
from saecula.server.proposals import Proposals
from saecula.server.storage import MatchRow
from saecula.server.tables import Table

EVERY: Final = 1.0  # seconds between two checks

log = logging.getLogger("saecula.server.timekeeping")


class Timekeeper:
    """Looks after all matches that are due; of several processes, the log lets only one act."""

    def __init__(self, matches: Matches, proposals: Proposals, chats: Chats) -> None:
        self._matches = matches
        self._proposals = proposals
        self._chats = chats
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Check until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:  # whatever went wrong, the other clocks go on
                log.exception("clocks could not be looked at")

    async def look(self) -> None:
        """Look after every match that is due by the database's time."""
        database = self._matches.database
        async with database.read() as session:
            now = await database.now(session)
            query = select(MatchRow.id).where(MatchRow.due <= now, MatchRow.status == "running")
            found = list((await session.execute(query.order_by(MatchRow.due).limit(100))).scalars())
        for match in found:
            table = await self._matches.openable(match)
            if table is not None:
                with contextlib.suppress(Fault):  # somebody was quicker
                    await self._proposals.settle(table)
                    await self._end_times(table, now)

    async def _end_times(self, table: Table, now: float) -> None:
        if table.clock is None:
            return
        for end, seat in ends(table.clock):
            if end + GRACE > now:
                return
            if await self._time_is_up(table, seat, now):
                await self._chats.announce(table.id, "timeout", table.places[seat].name)

    async def _time_is_up(self, table: Table, seat: Seat, now: float) -> bool:
        """Hand a seat to a bot, unless its player has chosen after all."""

        def hand_over(table: Table) -> Tried:
            times = ends(table.clock) if table.clock is not None else []
            if not any(other == seat and end + GRACE <= now for end, other in times):
                raise Fault("stale", "there is time left")
            return handed_over(table, seat)

        try:
            await self._matches.append(table, hand_over, handed=seat)
        except Fault as fault:
            if fault.code != "stale":
                raise
            return False
        return True

    def wake(self, table: Table) -> None:
        """Check a proposal: a choice may have been the last thing it was waiting for."""
        if table.proposal is None or table.proposal.open or table.match is None:
            return
        task = asyncio.create_task(self._proposals.settle(table))
        self._tasks.add(task)
        task.add_done_callback(self._settled)

    def _settled(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a proposal could not be carried out", exc_info=task.exception())

    async def close(self) -> None:
        """Stop."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
