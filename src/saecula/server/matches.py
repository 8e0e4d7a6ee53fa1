"""All matches: make, join, start, choose, take back. The one place that writes the log."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import func, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from saecula.bots import BOTS, check_bot
from saecula.core import flow
from saecula.core.errors import BadOption, IllegalChoice, SaeculaError, UnknownGame
from saecula.core.game import Game
from saecula.core.plain import frames
from saecula.core.position import Seat
from saecula.core.record import NOTES, LogEntry, Match, MatchRecord, continued, new_seed, verify
from saecula.core.variants import plain_options
from saecula.games import game as game_of
from saecula.server.faults import Fault
from saecula.server.people import People, folded, hashed, new_id
from saecula.server.schemas import NewMatch, NewSeat
from saecula.server.storage import Chat, Choice, Database, MatchRow, Person, SeatRow, Snapshot
from saecula.server.tables import UNDO, Table, apply, content_of, load_table, places_of, step_of
from saecula.server.workers import Workers, thought_of

RETRIES: Final = 50
LIST_LENGTH: Final = 50
TAKEOVER: Final = "takeover"
CHANNEL: Final = "saecula"
ORPHANED: Final = 15.0  # seconds after which another process looks after a bot's turn
USUAL_BOT: Final = "greedy"

log = logging.getLogger("saecula.server.matches")


@dataclass(frozen=True)
class Said:
    """Something said at a table."""

    id: int
    match: str
    name: str
    text: str
    at: float


class Matches:
    """Matches in memory, over the log in the database."""

    def __init__(self, database: Database, people: People, workers: Workers, keep_open: int) -> None:
        self._database = database
        self._people = people
        self._workers = workers
        self._keep_open = keep_open
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        self.process = new_id()
        self.published: Callable[[Table], None] = lambda _table: None
        self.said: Callable[[Said], None] = lambda _said: None
        self.watched: Callable[[str], bool] = lambda _match: False
        self.taken = 0
        self.conflicts = 0

    @property
    def open_count(self) -> int:
        """How many matches are in memory."""
        return len(self._tables)

    # Loading

    async def table(self, match: str) -> Table:
        """The match of this id."""
        table = self._tables.get(match)
        if table is None:
            task = self._loading.get(match)
            if task is None:
                task = asyncio.create_task(self._load(match))
                self._loading[match] = task
                task.add_done_callback(lambda _: self._loading.pop(match, None))
            table = await asyncio.shield(task)
        elif self._database.is_postgres:
            await self.catch_up(match)
            table = self._tables.get(match, table)
        if match in self._tables:
            self._tables.move_to_end(match)
        return table

    async def _load(self, match: str) -> Table:
        async with self._database.read() as session:
            row = await session.get(MatchRow, match)
            if row is None:
                raise Fault("not_found", "there is no such match")
            seats = (await session.execute(select(SeatRow).where(SeatRow.match == match))).scalars().all()
            choices = await _choices(session, match, 0)
            latest = select(Snapshot).where(Snapshot.match == match, Snapshot.index <= len(choices))
            snapshot = (
                await session.execute(latest.order_by(Snapshot.index.desc()).limit(1))
            ).scalar_one_or_none()
        table = load_table(row, seats, choices, snapshot)
        self._tables[match] = table
        self._forget_old()
        self._drive(table)
        return table

    def _forget_old(self) -> None:
        excess = len(self._tables) - self._keep_open
        if excess > 0:
            idle = [
                key
                for key, table in self._tables.items()
                if not table.lock.locked() and key not in self._driving and not self.watched(key)
            ]
            for key in idle[:excess]:
                del self._tables[key]

    def forget(self, match: str) -> None:
        """Read a match anew when it is asked for next."""
        self._tables.pop(match, None)

    async def catch_up(self, match: str) -> None:
        """Take over what other processes wrote."""
        table = self._tables.get(match)
        if table is None:
            return
        async with table.lock:
            changed = await self._catch_up(table)
        if changed:
            self._published(table)

    async def catch_up_all(self) -> None:
        """Take over whatever was missed."""
        for match in list(self._tables):
            await self.catch_up(match)

    async def _catch_up(self, table: Table) -> bool:
        async with self._database.read() as session:
            row = await session.get_one(MatchRow, table.id)
            rows = await _choices(session, table.id, table.lines)
            seats = (await session.execute(select(SeatRow).where(SeatRow.match == table.id))).scalars().all()
        places = places_of(seats)
        changed = bool(rows) or places != table.places or row.status != table.status
        table.places = places
        if table.match is None and row.header is not None:
            table.match = load_table(row, seats, (), None).match
        if table.match is not None:
            table.follow(rows)
        table.status = row.status
        if changed:
            table.notes.clear()
        return changed

    def _published(self, table: Table) -> None:
        self.published(table)
        self._drive(table)

    # Making and joining

    async def create(self, person: Person, asked: NewMatch) -> Table:
        """A new match; it starts at once if no seat is open."""
        game = _game(asked.game)
        try:
            options = plain_options(game.options(len(asked.seats), asked.options))
            for seat in asked.seats:
                if seat.kind == "bot":
                    check_bot(seat.bot or USUAL_BOT)
        except BadOption as error:
            raise Fault("bad_request", str(error)) from error
        if asked.public and asked.seed is not None:
            raise Fault("bad_request", "a public match deals by chance; leave out the seed")
        return await self._create(
            game, person, options, _seats(asked.seats, person), asked.public, asked.seed
        )

    async def _create(
        self,
        game: Game[Any],
        person: Person,
        options: dict[str, Any],
        seats: list[SeatRow],
        public: bool,
        seed: str | None,
        after: str | None = None,
    ) -> Table:
        match = new_id()
        now = time.time()
        row = MatchRow(
            id=match,
            game=game.id,
            owner=person.id,
            status="open",
            public=public,
            options=_json(options),
            seed=seed,
            header=None,
            created=now,
            touched=now,
            bots_due=False,
            after=after,
            invite=hashed(self._people.invite_of(match)),
        )
        async with self._database.write() as session:
            session.add(row)
            await session.flush()
            for seat in seats:
                seat.match = match
                session.add(seat)
            if all(seat.kind != "open" for seat in seats):
                self._start(session, row, seats)
        return await self.table(match)

    def _start(self, session: AsyncSession, row: MatchRow, seats: Sequence[SeatRow]) -> None:
        """Deal; that a bot plays a seat is noted in the log."""
        game = game_of(row.game)
        seats = sorted(seats, key=lambda seat: seat.index)
        match: Match[Any] = Match.new(
            game,
            len(seats),
            msgspec.json.decode(row.options),
            row.seed if row.seed is not None else new_seed(),
            [seat.name for seat in seats],
            content_of(game.id),
        )
        row.header = _json(match.record)
        row.status = "running"
        for seat in seats:
            if seat.kind == "bot" and seat.bot is not None:
                match.note(seat.index, TAKEOVER, seat.bot)
        for index, entry in enumerate(match.entries):
            session.add(_choice(row.id, index, entry, 0))
        bots = {seat.index for seat in seats if seat.kind == "bot"}
        row.bots_due = bool(bots.intersection(flow.to_move(match.position)))
        row.touched = time.time()

    async def join(self, person: Person, match: str, seat: int | None, invite: str | None) -> Table:
        """Take an open seat; the last one starts the match."""
        table = await self.table(match)
        known = table.public or table.owner == person.id or bool(table.seats_of(person.id))
        if not known and (invite is None or not hmac.compare_digest(hashed(invite), table.invite)):
            raise Fault("forbidden", "this match needs its link to join")

        def sit(rows: list[SeatRow]) -> None:
            if any(row.person == person.id for row in rows) and table.owner != person.id:
                return
            free = [row for row in rows if row.kind == "open" and (seat is None or row.index == seat)]
            if not free:
                raise Fault("full", "no seat is open" if seat is None else "this seat is not open")
            free[0].kind, free[0].person = "person", person.id
            free[0].name = _distinct(person.name, [r.name for r in rows if r.kind != "open"])

        return await self._reseat(table, sit, start=False)

    async def leave(self, person: Person, match: str) -> Table:
        """Give one's seats back before the start."""
        table = await self.table(match)

        def rise(rows: list[SeatRow]) -> None:
            own = [row for row in rows if row.person == person.id]
            if not own:
                raise Fault("conflict", "you have no seat here")
            for row in own:
                row.kind, row.person, row.name = "open", None, ""

        return await self._reseat(table, rise, start=False, fill=False)

    async def start(self, person: Person, match: str) -> Table:
        """Bots take the open seats, and off it goes."""
        table = await self.table(match)
        if table.owner != person.id:
            raise Fault("forbidden", "only who made the match can start it")

        def fill(rows: list[SeatRow]) -> None:
            for row in rows:
                if row.kind == "open":
                    row.kind, row.bot, row.name = "bot", USUAL_BOT, _bot_name(row.index)

        return await self._reseat(table, fill, start=True)

    async def _reseat(
        self, table: Table, change: Callable[[list[SeatRow]], None], start: bool, fill: bool = True
    ) -> Table:
        async with table.lock:
            async with self._database.write() as session:
                query = select(MatchRow).where(MatchRow.id == table.id).with_for_update()
                row = (await session.execute(query)).scalar_one()
                if row.status != "open":
                    raise Fault("started", "the match has started")
                seats = select(SeatRow).where(SeatRow.match == table.id).order_by(SeatRow.index)
                rows = list((await session.execute(seats)).scalars())
                change(rows)
                if start or (fill and all(seat.kind != "open" for seat in rows)):
                    self._start(session, row, rows)
                await self._notify(session, table.id)
            await self._catch_up(table)
        self._published(table)
        return table

    # Choosing

    async def choose(self, person: Person, match: str, seat: int, token: str, action: Sequence[Any]) -> Table:
        """Take a person's choice."""
        table = await self.table(match)
        self._check_controls(table, person, seat)
        await self._choose(table, seat, token, action)
        return table

    async def _choose(self, table: Table, seat: Seat, token: str, action: Sequence[Any]) -> None:
        def answer(trial: Match[Any]) -> LogEntry:
            if not hmac.compare_digest(token.encode(), trial.token(seat).encode()):
                raise Fault("stale", "something else is asked now")
            try:
                trial.choose(seat, frames(list(action)))
            except IllegalChoice as error:
                raise Fault("illegal_choice", str(error)) from error
            return trial.entries[-1]

        await self._append(table, answer)

    async def undo(self, person: Person, match: str, seat: int) -> Table:
        """Strike out this seat's last choice."""
        table = await self.table(match)
        self._check_controls(table, person, seat)

        def strike(trial: Match[Any]) -> LogEntry:
            cut = max(
                [i for i, e in enumerate(trial.entries) if e.seat == seat and e.decision not in NOTES],
                default=0,
            )
            try:
                trial.take_back(seat)
            except IllegalChoice as error:
                raise Fault("conflict", str(error)) from error
            return LogEntry(seat, UNDO, [len(table.before) + cut])

        await self._append(table, strike)
        return table

    async def resign(self, person: Person, match: str, seat: int) -> Table:
        """Give a seat up for good: a bot plays it from now on."""
        table = await self.table(match)
        self._check_controls(table, person, seat)

        def hand_over(trial: Match[Any]) -> LogEntry:
            if trial.over:
                raise Fault("conflict", "the match is over")
            trial.note(seat, TAKEOVER, USUAL_BOT)
            return trial.entries[-1]

        await self._append(table, hand_over, bot_on=seat)
        return table

    async def _append(
        self, table: Table, act: Callable[[Match[Any]], LogEntry], bot_on: Seat | None = None
    ) -> None:
        """Try it, write it, take it over, tell it; whoever was quicker is caught up with first."""
        async with table.lock:
            for _ in range(RETRIES):
                if table.match is None:
                    raise Fault("conflict", "the match has not started")
                trial = table.trial()
                line = act(trial)
                step = 0 if line.decision in NOTES else step_of(table.match.position, trial.position)
                if await self._write(table, trial, line, step, bot_on):
                    table.adopt(trial, line, step)
                    if bot_on is not None:
                        place = table.places[bot_on]
                        place.kind, place.person, place.bot = "bot", None, USUAL_BOT
                    break
                self.conflicts += 1
                await self._catch_up(table)
            else:
                raise Fault("conflict", "too many are choosing at once; try again")
        self.taken += 1
        self._published(table)

    async def _write(
        self, table: Table, trial: Match[Any], line: LogEntry, step: int, bot_on: Seat | None
    ) -> bool:
        """One transaction: the line, what the lists need, perhaps a snapshot."""
        bots = {place.index for place in table.places if place.kind == "bot" or place.index == bot_on}
        values = {
            "status": "over" if trial.over else "running",
            "touched": time.time(),
            "bots_due": bool(bots.intersection(flow.to_move(trial.position))),
        }
        try:
            async with self._database.write() as session:
                session.add(_choice(table.id, table.lines, line, step))
                await session.flush()
                await session.execute(update(MatchRow).where(MatchRow.id == table.id).values(**values))
                if bot_on is not None:
                    seated = update(SeatRow).where(SeatRow.match == table.id, SeatRow.index == bot_on)
                    await session.execute(seated.values(kind="bot", person=None, bot=USUAL_BOT))
                if table.snapshot_due(trial):
                    session.add(_snapshot(table, trial))
                await self._notify(session, table.id)
        except IntegrityError:
            return False
        except BaseException:
            # Whether it was written is unknown (a lost connection, a cancelled request): look again.
            self.forget(table.id)
            raise
        if table.snapshot_due(trial):
            table.kept = table.lines + 1
        return True

    def _check_controls(self, table: Table, person: Person, seat: int) -> None:
        if seat not in table.seats_of(person.id):
            raise Fault("forbidden", "this is not your seat")

    async def _notify(self, session: AsyncSession, match: str) -> None:
        if self._database.is_postgres:
            payload = _json({"match": match, "from": self.process})
            await session.execute(text("select pg_notify(:channel, :payload)"), _notice(payload))

    # Bots

    def _drive(self, table: Table) -> None:
        """Let bots move, if it is their turn, without keeping anybody waiting."""
        if table.id in self._driving or not table.bots_to_move:
            return
        task = asyncio.create_task(self._bots(table.id))
        self._driving[table.id] = task
        task.add_done_callback(lambda done: self._driven(table.id, done))

    def _driven(self, match: str, task: asyncio.Task[None]) -> None:
        self._driving.pop(match, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot could not move", exc_info=task.exception())
        elif not task.cancelled() and match in self._tables:
            self._drive(self._tables[match])  # something may have come between its last look and its end

    async def _bots(self, match: str) -> None:
        while True:
            table = await self.table(match)
            movers = table.bots_to_move
            if not movers or table.match is None:
                return
            seat = movers[0]
            token = table.match.token(seat)
            thought = self._thought(table, seat, table.places[seat].bot or USUAL_BOT)
            action = await self._workers.choose(thought)
            try:
                await self._choose(table, seat, token, action)
            except Fault as fault:
                if fault.code != "stale":
                    raise

    def _thought(self, table: Table, seat: Seat, bot: str) -> bytes:
        match = table.running
        seed = f"{match.record.seed}:{seat}:{match.stamps[seat]}"
        return thought_of(
            table.game,
            table.game.redact(match.position, seat),
            match.record.options,
            match.record.seats,
            bot if bot in BOTS else USUAL_BOT,
            hashlib.sha256(seed.encode()).hexdigest(),
        )

    async def look_after_bots(self, orphaned: float = ORPHANED) -> None:
        """Open matches in which a bot's turn was left behind by a process that ended."""
        query = select(MatchRow.id).where(
            MatchRow.bots_due, MatchRow.touched < time.time() - orphaned, MatchRow.status == "running"
        )
        async with self._database.read() as session:
            found = list((await session.execute(query.limit(100))).scalars())
        for match in found:
            try:
                self._drive(await self.table(match))
            except (Fault, SaeculaError) as error:
                log.error("a match cannot be opened", extra={"reason": str(error)})

    async def close(self) -> None:
        """Stop letting bots move."""
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Chat

    async def say(self, person: Person, match: str, words: str) -> None:
        """Say something at the table, if one sits there or owns it."""
        table = await self.table(match)
        if not table.seats_of(person.id) and table.owner != person.id:
            raise Fault("forbidden", "only players talk at the table")
        row = Chat(match=match, person=person.id, name=person.name, text=words, said=time.time())
        async with self._database.write() as session:
            session.add(row)
            await session.flush()
            if self._database.is_postgres:
                payload = _json({"match": match, "from": self.process, "chat": row.id})
                await session.execute(text("select pg_notify(:channel, :payload)"), _notice(payload))
        self.said(Said(row.id, match, person.name, words, row.said))

    async def chat(self, match: str, since: int = 0, limit: int = 50) -> list[Said]:
        """The last things said, oldest first."""
        query = select(Chat).where(Chat.match == match, Chat.id > since).order_by(Chat.id.desc()).limit(limit)
        async with self._database.read() as session:
            rows = list((await session.execute(query)).scalars())
        return [Said(r.id, r.match, r.name, r.text, r.said) for r in reversed(rows)]

    # Lists, copies

    async def listed(self, scope: str, person: Person | None) -> list[Table]:
        """Public matches, or those of a person; newest first."""
        query = select(MatchRow.id)
        if scope == "public":
            query = query.where(MatchRow.public)
        else:
            if person is None:
                raise Fault("not_signed_in", "start a session first")
            seated = select(SeatRow.match).where(SeatRow.person == person.id)
            query = query.where((MatchRow.owner == person.id) | MatchRow.id.in_(seated))
        order = MatchRow.created if scope == "public" else MatchRow.touched
        async with self._database.read() as session:
            ids = list((await session.execute(query.order_by(order.desc()).limit(LIST_LENGTH))).scalars())
        return [await self.table(match) for match in ids]

    async def count(self, status: str) -> int:
        """How many matches there are of a status."""
        async with self._database.read() as session:
            query = select(func.count()).select_from(MatchRow).where(MatchRow.status == status)
            return (await session.execute(query)).scalar_one()

    async def rematch(self, person: Person, match: str) -> Table:
        """The same again; whoever of the others asks too sits down at that table."""
        table = await self.table(match)
        if not table.seats_of(person.id) and table.owner != person.id:
            raise Fault("forbidden", "only who played can ask for a rematch")
        if table.match is None or not table.match.over:
            raise Fault("conflict", "the match is not over")
        query = select(MatchRow.id).where(MatchRow.after == match, MatchRow.status == "open")
        async with self._database.read() as session:
            waiting = (await session.execute(query.limit(1))).scalar_one_or_none()
        if waiting is not None:
            other = await self.table(waiting)
            if other.seats_of(person.id):
                return other
            return await self.join(person, waiting, None, self._people.invite_of(waiting))
        seats = [
            SeatRow(
                index=place.index,
                kind="open" if place.kind == "person" and place.person != person.id else place.kind,
                person=person.id if place.person == person.id else None,
                bot=place.bot,
                name="" if place.kind == "person" and place.person != person.id else place.name,
            )
            for place in table.places
        ]
        return await self._create(table.game, person, table.options, seats, table.public, None, match)

    async def fork(self, person: Person, match: str, at: int) -> Table:
        """A private match from an earlier point, all seats one's own.

        After the end it is the true position. Before, it is a world that fits what the person saw: nothing
        hidden is shown.
        """
        table = await self.table(match)
        if table.match is None:
            raise Fault("conflict", "the match has not started")
        record = table.record()
        base: dict[str, Any] | None = None
        if table.match.over:
            index = at
            if index > table.length:
                raise Fault("bad_request", f"the match has {table.length} choices")
            *earlier, last = record.segments
            last = msgspec.structs.replace(last, entries=last.entries[:index])
            record = msgspec.structs.replace(record, segments=[*earlier, last], stamps=[], digest="")
        else:
            own = table.seats_of(person.id)
            if not own:
                raise Fault("forbidden", "before the end only players can try from here")
            if at > table.visible(own[0]):
                raise Fault("bad_request", f"you have seen {table.visible(own[0])} steps of the match")
            seen = table.game.redact(table.at(table.index_of(own[0], at)), own[0])
            world = table.game.imagine(seen, int.from_bytes(new_seed()[:8], "big"))
            base = table.game.plain(world)
            fresh: Match[Any] = Match.new(
                table.game, record.seats, record.options, None, record.names, content_of(table.game.id)
            )
            record = continued(fresh.record, base)
        return await self._adopted(person, table.game, record, [])

    async def import_record(self, person: Person, record: MatchRecord) -> Table:
        """A private match of a record, all seats one's own or of the bots it names."""
        game = _game(record.game)
        if len(record.segments) != 1:
            raise Fault("bad_request", "only records of one segment can be taken in")
        try:
            match = await asyncio.to_thread(verify, game, record, content_of(game.id))
            fresh: Match[Any] = Match.new(
                game, record.seats, record.options, bytes.fromhex(record.seed), (), content_of(game.id)
            )
        except (SaeculaError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise Fault("bad_request", f"the record does not hold: {error}") from error
        bots = [(e.seat, e.action[0]) for e in match.entries if e.decision == TAKEOVER and e.action]
        # What was told is told anew: a record could say anything.
        kept = msgspec.structs.replace(
            fresh.record, segments=[msgspec.structs.replace(fresh.record.segments[0], entries=match.entries)]
        )
        return await self._adopted(person, game, kept, bots, list(record.names))

    async def _adopted(
        self,
        person: Person,
        game: Game[Any],
        record: MatchRecord,
        bots: list[tuple[Seat, str]],
        names: list[str] | None = None,
    ) -> Table:
        """Write a record down as a match of this person."""
        given = names if names is not None else record.names
        clean = [_clean(given[i]) if i < len(given) else "" for i in range(record.seats)]
        record.names = [name or f"Player {i + 1}" for i, name in enumerate(clean)]
        levels = {seat: bot for seat, bot in bots if bot in BOTS}
        *earlier, last = record.segments
        header = msgspec.structs.replace(
            record, segments=[*earlier, msgspec.structs.replace(last, entries=[])], stamps=[], digest=""
        )
        match = Match.open(game, header, content_of(game.id))
        rows: list[Choice] = []
        for index, entry in enumerate(last.entries):
            position = match.position
            apply(match, entry, 0)
            step = 0 if entry.decision in NOTES else step_of(position, match.position)
            rows.append(_choice("", index, entry, step))
        key, now = new_id(), time.time()
        async with self._database.write() as session:
            session.add(
                MatchRow(
                    id=key,
                    game=game.id,
                    owner=person.id,
                    status="over" if match.over else "running",
                    public=False,
                    options=_json(record.options),
                    seed="",
                    header=_json(header),
                    created=now,
                    touched=now,
                    bots_due=any(seat in levels for seat in flow.to_move(match.position)),
                    after=None,
                    invite=hashed(self._people.invite_of(key)),
                )
            )
            await session.flush()
            for seat, name in enumerate(record.names):
                kind = "bot" if seat in levels else "person"
                owner = None if seat in levels else person.id
                session.add(
                    SeatRow(
                        match=key, index=seat, kind=kind, person=owner, bot=levels.get(seat), name=name[:40]
                    )
                )
            for row in rows:
                row.match = key
                session.add(row)
        return await self.table(key)


async def _choices(session: AsyncSession, match: str, start: int) -> Sequence[Choice]:
    query = select(Choice).where(Choice.match == match, Choice.index >= start).order_by(Choice.index)
    return (await session.execute(query)).scalars().all()


def _choice(match: str, index: int, entry: LogEntry, step: int) -> Choice:
    return Choice(
        match=match,
        index=index,
        seat=entry.seat,
        decision=entry.decision,
        action=_json(entry.action),
        told=_json(entry.told),
        step=step,
        made=time.time(),
    )


def _snapshot(table: Table, trial: Match[Any]) -> Snapshot:
    segment = trial.record.segments[-1]
    return Snapshot(
        match=table.id,
        index=table.lines + 1,
        rules=segment.rules,
        content=segment.content,
        stamps=_json(trial.stamps),
        position=msgspec.json.encode(table.game.plain(trial.position)),
    )


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _notice(payload: str) -> dict[str, str]:
    return {"channel": CHANNEL, "payload": payload}


def _game(id_: str) -> Game[Any]:
    try:
        return game_of(id_)
    except UnknownGame as error:
        raise Fault("bad_request", str(error)) from error


def _seats(asked: list[NewSeat], person: Person) -> list[SeatRow]:
    names: list[str] = []
    rows: list[SeatRow] = []
    for index, seat in enumerate(asked):
        usual = {"me": person.name, "hotseat": f"Player {index + 1}", "bot": _bot_name(index), "open": ""}
        name = _distinct(seat.name or usual[seat.kind], names) if seat.kind != "open" else ""
        names.append(name)
        mine = seat.kind in ("me", "hotseat")
        rows.append(
            SeatRow(
                index=index,
                kind="person" if mine else seat.kind,
                person=person.id if mine else None,
                bot=(seat.bot or USUAL_BOT) if seat.kind == "bot" else None,
                name=name,
            )
        )
    return rows


def _bot_name(index: int) -> str:
    return f"Bot {index + 1}"


def _distinct(name: str, taken: Sequence[str]) -> str:
    """The name, numbered if somebody at the table has it already."""
    used = {folded(other) for other in taken}
    number, found = 2, name
    while folded(found) in used:
        found = f"{name[:36]} {number}"
        number += 1
    return found


def _clean(name: str) -> str:
    return "".join([c for c in name if c.isprintable()]).strip()[:40]
