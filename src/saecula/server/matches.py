"""Matches in memory over the log in the database, and the one place that writes the log."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from saecula.bots import USUAL_BOT
from saecula.core import flow
from saecula.core.errors import SaeculaError
from saecula.core.position import Position, Seat
from saecula.core.record import NOTES, LogEntry, Match
from saecula.server import agreement, keeping, standing
from saecula.server.agreement import Proposal
from saecula.server.clocks import moved
from saecula.server.faults import Fault
from saecula.server.lines import AUTOMATIC, REWIND, happening, reconsidering, step_of
from saecula.server.loading import clock_of, is_current, load_table, places_of, proposal_of
from saecula.server.people import People
from saecula.server.rows import as_json, due, log_row, maybe_json
from saecula.server.storage import Database, LogRow, MatchRow, SeatRow, Snapshot
from saecula.server.tables import Table

RETRIES: Final = 50
NEWS_AFTER: Final = 30.0  # seconds after which somebody who is asked and not connected is notified

Act = Callable[[Table], tuple[Match[Any], LogEntry]]

log = logging.getLogger("saecula.server.matches")


class _Behind(Exception):
    """Another process was quicker."""


class Matches:
    """All matches; what is done with them is in seating, play, proposals, copies and chats."""

    def __init__(self, database: Database, people: People, keep_open: int) -> None:
        self.database = database
        self.people = people
        self._keep_open = keep_open
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.published: Callable[[Table], None] = lambda _table: None
        self.dropped: Callable[[str], None] = lambda _match: None
        self.wakers: list[Callable[[Table], None]] = []  # those who look after bots, clocks and proposals
        self.needed: Callable[[str], bool] = lambda _match: False
        self.taken = 0
        self.conflicts = 0

    @property
    def open_count(self) -> int:
        """Return how many matches are in memory."""
        return len(self._tables)

    async def table(self, match: str) -> Table:
        """Return the match with this id."""
        table = self._tables.get(match)
        if table is None:
            task = self._loading.get(match)
            if task is None:
                task = asyncio.create_task(self._load(match))
                self._loading[match] = task
                task.add_done_callback(lambda _: self._loading.pop(match, None))
            table = await asyncio.shield(task)
        elif self.database.is_postgres:
            await self.catch_up(match)
            table = self._tables.get(match, table)
        if table.gone:
            raise called_off()
        if match in self._tables:
            self._tables.move_to_end(match)
        return table

    async def _load(self, match: str) -> Table:
        async with self.database.read() as session:
            row = await session.get(MatchRow, match)
            choices = await _choices(session, match, 0)
            seats = await _seats(session, match)
            if row is None or not seats:  # it may have been called off between the two
                raise Fault("not_found", "there is no such match")
            usable = select(Snapshot).where(
                Snapshot.match == match, Snapshot.index <= len(choices), Snapshot.settled
            )
            latest = usable.order_by(Snapshot.index.desc()).limit(1)
            snapshot = (await session.execute(latest)).scalar_one_or_none()
        if not is_current(row):
            row = await keeping.carry_on(self.database, row, choices)
            snapshot = None
        table = load_table(row, seats, choices, snapshot)
        self._tables[match] = table
        self._forget_old()
        self._wake(table)
        return table

    async def openable(self, match: str) -> Table | None:
        """Return the match, unless it needs another version of its game."""
        try:
            return await self.table(match)
        except (Fault, SaeculaError) as error:
            log.error("a match cannot be opened", extra={"reason": str(error)})
            return None

    def _forget_old(self) -> None:
        excess = len(self._tables) - self._keep_open
        if excess > 0:
            idle = [
                key for key, table in self._tables.items() if not table.lock.locked() and not self.needed(key)
            ]
            for key in idle[:excess]:
                del self._tables[key]

    def in_memory(self, match: str) -> Table | None:
        """Return a match if it is in memory already."""
        return self._tables.get(match)

    def forget(self, match: str) -> None:
        """Forget a match, so that it is read again when it is next requested."""
        self._tables.pop(match, None)

    def drop(self, table: Table) -> None:
        """Forget a match that was called off, and tell its viewers."""
        table.gone = True
        self.forget(table.id)
        self.dropped(table.id)

    async def catch_up(self, match: str) -> None:
        """Adopt what other processes wrote."""
        if match in self._loading:
            await asyncio.wait([self._loading[match]])  # what it reads may be older
        table = self._tables.get(match)
        if table is None:
            return
        async with table.lock:
            changed = await self.catch_up_locked(table)
        if changed:
            self.publish(table)

    async def catch_up_all(self) -> None:
        """Adopt whatever was missed."""
        for match in list(self._tables):
            await self.catch_up(match)

    async def catch_up_locked(self, table: Table) -> bool:
        """Adopt what other processes wrote; return whether there was anything."""
        async with self.database.read() as session:
            row = await session.get(MatchRow, table.id)
            if row is not None and row.revision == table.revision:
                return False
            rows = await _choices(session, table.id, table.lines)
            seats = await _seats(session, table.id)
        if row is None or not seats:  # it may have been called off between the two
            self.drop(table)
            return False
        if table.match is None and row.header is not None:
            table.match = load_table(row, seats, (), None).match
        if table.match is not None:
            table.follow(rows)
        table.places, table.owner, table.status = places_of(seats), row.owner, row.status
        table.clock, table.proposal = clock_of(row), proposal_of(row)
        table.revision, table.touched = row.revision, row.touched
        table.notes.clear()
        return True

    def publish(self, table: Table) -> None:
        """Show what happened, and wake whoever must act now."""
        self.published(table)
        self._wake(table)

    def _wake(self, table: Table) -> None:
        for wake in self.wakers:
            wake(table)

    # Writing

    async def append(
        self, table: Table, act: Act, handed: Seat | None = None, automatic: bool = False
    ) -> None:
        """Try it, write it, take it over, tell it; whoever was quicker is caught up with first.

        `handed` is a seat that a bot plays from then on; `automatic` marks a standing answer.
        """
        behind = False
        try:
            async with table.lock:
                for _ in range(RETRIES):
                    if table.match is None:
                        raise Fault("not_started", "the match has not started")
                    trial, line = act(table)
                    if await self._write(table, trial, line, handed, AUTOMATIC if automatic else 0):
                        break
                    self.conflicts += 1
                    behind = await self.catch_up_locked(table) or behind
                else:
                    raise Fault("conflict", "too many are choosing at once; try again")
        except Fault:
            if behind:
                self.publish(table)  # what another process wrote is shown even if this one came too late
            raise
        self.taken += 1
        self.publish(table)

    async def _write(
        self, table: Table, trial: Match[Any], line: LogEntry, handed: Seat | None, mark: int
    ) -> bool:
        """Write the line, its effect on the lists, and perhaps a snapshot, in one transaction."""
        before = table.running.position
        what = happening(line, before, trial.position)
        step = 0 if line.decision in NOTES else step_of(before, trial.position) | mark
        snapshot_due = table.snapshot_due(trial)
        clock, proposal = table.clock, table.proposal
        if proposal is not None:
            proposal = None if trial.over else agreement.after(proposal, line, what)
        asked = table.persons_asked(trial.position, handed)
        bots_due = self._bots_due(table, trial.position, line, handed)
        turned = [p.index for p in table.places if p.told and (p.index == line.seat or p.index not in asked)]
        try:
            async with self.database.write() as session:
                session.add(log_row(table.id, table.lines, line, step))
                await session.flush()
                now = await self.database.now(session) if clock is not None else time.time()
                if clock is not None:
                    clock = moved(clock, line, what, table.asked(trial.position, handed), now)
                await self._revise(
                    session,
                    table,
                    status="over" if trial.over else "running",
                    touched=now,
                    bots_due=bots_due,
                    clock=maybe_json(clock),
                    proposal=maybe_json(proposal),
                    due=due(clock, proposal, now),
                    news=now + NEWS_AFTER if asked else None,
                    kept=False,
                )
                await self._reseat(session, table.id, handed, turned)
                if line.decision == REWIND:
                    await session.execute(delete(Snapshot).where(Snapshot.match == table.id))
                elif snapshot_due:
                    session.add(keeping.snapshot_row(table, trial, table.lines + 1, settled=True))
                await self.notify(session, table.id)
        except (IntegrityError, _Behind):
            return False
        except BaseException:
            # Whether it was written is unknown (a lost connection, a cancelled request): read it again.
            self.forget(table.id)
            raise
        table.adopt(trial, line, step)
        if snapshot_due and line.decision != REWIND:
            table.kept = table.lines
        table.clock, table.proposal, table.touched = clock, proposal, now
        table.revision += 1
        for place in table.places:
            place.told = place.told and place.index not in turned
            if place.index == handed:
                place.kind, place.person, place.bot = "bot", None, USUAL_BOT
                place.seating += 1
                place.standing = ()
        return True

    def _bots_due(self, table: Table, position: Position, line: LogEntry, handed: Seat | None) -> bool:
        """Return whether a bot or a standing answer must move after this line."""
        bots = {place.index for place in table.places if place.kind == "bot" or place.index == handed}
        if bots.intersection(flow.to_move(position)):
            return True
        seats = standing.wanting(table, handed) - reconsidering(table.reconsidering, line)
        return bool(standing.due(table.game, position, seats))

    async def _revise(self, session: AsyncSession, table: Table, **values: Any) -> None:
        """Change a match's row, unless it has changed since this process read it."""
        known = update(MatchRow).where(MatchRow.id == table.id, MatchRow.revision == table.revision)
        changed = known.values(revision=table.revision + 1, **values).returning(MatchRow.id)
        result = await session.execute(changed.execution_options(synchronize_session=False))
        if result.scalar_one_or_none() is None:
            raise _Behind

    async def _reseat(
        self, session: AsyncSession, match: str, handed: Seat | None, turned: Iterable[Seat]
    ) -> None:
        rows = update(SeatRow).where(SeatRow.match == match)
        if handed is not None:
            given = {"kind": "bot", "person": None, "bot": USUAL_BOT, "seating": SeatRow.seating + 1}
            await session.execute(rows.where(SeatRow.index == handed).values({**given, "standing": "[]"}))
        if turned:
            await session.execute(rows.where(SeatRow.index.in_(turned)).values(told=False))

    async def propose(self, table: Table, decide: Callable[[float], Proposal | None]) -> None:
        """Store the table's proposal, or its end."""
        async with table.lock:
            for _ in range(RETRIES):
                try:
                    async with self.database.write() as session:
                        now = await self.database.now(session)
                        proposal = decide(now)
                        await self._revise(
                            session,
                            table,
                            proposal=maybe_json(proposal),
                            due=due(table.clock, proposal, now),
                        )
                        await self.notify(session, table.id)
                except _Behind:
                    await self.catch_up_locked(table)
                    continue
                table.proposal = proposal
                table.revision += 1
                break
            else:
                raise Fault("conflict", "too many are choosing at once; try again")
        self.publish(table)

    async def keep_standing(
        self, table: Table, seat: Seat, decide: Callable[[Table], tuple[str, ...]]
    ) -> None:
        """Store which standing answers of a seat are on from now on."""
        async with table.lock:
            for _ in range(RETRIES):
                on = decide(table)
                if on == table.places[seat].standing or await self._write_standing(table, seat, on):
                    break
                self.conflicts += 1
                await self.catch_up_locked(table)
            else:
                raise Fault("conflict", "too many are choosing at once; try again")
        self.publish(table)

    async def _write_standing(self, table: Table, seat: Seat, on: tuple[str, ...]) -> bool:
        seats = standing.wanting(table) - {seat} | ({seat} if on else set())
        answers = standing.due(table.game, table.running.position, seats - table.reconsidering)
        try:
            async with self.database.write() as session:
                await self._revise(session, table, bots_due=bool(table.bots_to_move or answers))
                row = update(SeatRow).where(SeatRow.match == table.id, SeatRow.index == seat)
                await session.execute(row.values(standing=as_json(on)))
                await self.notify(session, table.id)
        except _Behind:
            return False
        except BaseException:
            self.forget(table.id)  # as for a choice: whether it was written is unknown
            raise
        table.revision += 1
        table.places[seat].standing = on
        return True

    async def claim_notice(self, table: Table, seat: Seat) -> bool:
        """Note that a seat is notified of its turn; only one process succeeds."""
        async with table.lock:
            try:
                async with self.database.write() as session:
                    await self._revise(session, table)
                    row = update(SeatRow).where(SeatRow.match == table.id, SeatRow.index == seat)
                    await session.execute(row.values(told=True))
                    await self.notify(session, table.id)
            except _Behind:
                return False
            table.revision += 1
            table.places[seat].told = True
        return True

    async def notify(self, session: AsyncSession, match: str, **more: Any) -> None:
        """Notify the other processes."""
        await self.database.notify(session, match=match, **more)


def called_off() -> Fault:
    """Return the error for anybody who comes too late."""
    return Fault("not_found", "the match was called off")


async def _choices(session: AsyncSession, match: str, start: int) -> Sequence[LogRow]:
    query = select(LogRow).where(LogRow.match == match, LogRow.index >= start).order_by(LogRow.index)
    return (await session.execute(query)).scalars().all()


async def _seats(session: AsyncSession, match: str) -> Sequence[SeatRow]:
    return (await session.execute(select(SeatRow).where(SeatRow.match == match))).scalars().all()
