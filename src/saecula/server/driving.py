"""Bots and standing answers: let them move, and take up turns that another process left behind."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from typing import Final

from sqlalchemy import select

from saecula.bots import BOTS, USUAL_BOT
from saecula.core.position import Seat
from saecula.server.faults import Fault
from saecula.server.matches import Matches
from saecula.server.play import answer_standing, choose_for
from saecula.server.standing import due_now
from saecula.server.storage import MatchRow
from saecula.server.tables import Table
from saecula.server.thinking import thought_of
from saecula.server.workers import Workers

ORPHANED: Final = 15.0  # seconds after which another process takes over a bot's turn

log = logging.getLogger("saecula.server.driving")


class Driving:
    """The bots and the standing answers of the matches in this process."""

    def __init__(self, matches: Matches, workers: Workers) -> None:
        self._matches = matches
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._answers: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def is_driven(self, match: str) -> bool:
        """Return whether a bot is about to move or a standing answer is about to be given."""
        return match in self._tasks or match in self._answers

    def is_answering(self, match: str) -> bool:
        """Return whether a standing answer is about to be given: the current question need not be shown."""
        return match in self._answers

    def drive(self, table: Table) -> None:
        """Let bots move and give standing answers if it is their turn, without keeping anybody waiting."""
        if table.over:
            self._workers.forget(table.id)
        if self._closed:
            return
        if table.id not in self._answers and due_now(table):  # without waiting for a bot that is thinking
            answer = self._answers[table.id] = asyncio.create_task(self._answer(table.id))
            answer.add_done_callback(lambda done: self._answered(table, done))
        if table.id not in self._tasks and table.bots_to_move:
            task = self._tasks[table.id] = asyncio.create_task(self._move(table.id))
            task.add_done_callback(lambda done: self._moved(table.id, done))

    async def _answer(self, match: str) -> None:
        while True:
            table = await self._matches.table(match)
            seats = due_now(table)
            if not seats:
                return
            try:
                await answer_standing(self._matches, table, seats[0])
            except Fault as fault:
                if fault.code != "stale":
                    raise
                return  # somebody was quicker

    def _answered(self, table: Table, task: asyncio.Task[None]) -> None:
        self._answers.pop(table.id, None)
        if task.cancelled():
            return
        table = self._matches.in_memory(table.id) or table
        if task.exception() is None:
            self._matches.publish(table)  # what was not shown meanwhile; something may have happened since
            return
        log.error("a standing answer could not be given", exc_info=task.exception())
        self._matches.published(table)

    def _moved(self, match: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(match, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("a bot could not move", exc_info=task.exception())
            return
        table = self._matches.in_memory(match)
        if table is not None:
            self.drive(table)  # something may have happened between its last look and its end

    async def _move(self, match: str) -> None:
        while True:
            table = await self._matches.table(match)
            movers = table.bots_to_move
            if not movers:
                return
            seat = movers[0]
            token = table.running.token(seat)
            thought = _thought(table, seat, table.places[seat].bot or USUAL_BOT)
            action = await self._workers.choose(table.id, thought)
            try:
                await choose_for(self._matches, table, seat, token, action)
            except Fault as fault:
                if fault.code != "stale":
                    raise

    async def look_after(self, orphaned: float = ORPHANED) -> None:
        """Open matches in which a process that ended left a bot's turn or a standing answer behind."""
        query = select(MatchRow.id).where(
            MatchRow.bots_due, MatchRow.touched < time.time() - orphaned, MatchRow.status == "running"
        )
        async with self._matches.database.read() as session:
            found = list((await session.execute(query.limit(100))).scalars())
        for match in found:
            table = await self._matches.openable(match)
            if table is not None:
                self.drive(table)

    async def close(self) -> None:
        """Stop moving bots and giving standing answers."""
        self._closed = True
        tasks = [*self._tasks.values(), *self._answers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _thought(table: Table, seat: Seat, bot: str) -> bytes:
    match = table.running
    # A bot is made from it once. Made again in the middle of a match it must not repeat its first dice.
    seed = f"{match.record.seed}:{seat}:{match.stamps[seat]}"
    return thought_of(
        table.game,
        table.game.redact(match.position, seat),
        match.record.options,
        match.record.seats,
        table.id,
        bot if bot in BOTS else USUAL_BOT,
        hashlib.sha256(seed.encode()).hexdigest(),
    )
