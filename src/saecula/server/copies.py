"""Matches made from others: a rematch, a fork from an earlier point, an imported record."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select

from saecula.core.position import Seat
from saecula.core.record import Match, MatchRecord, continued, new_seed
from saecula.server.clerk import Clerk, Copy, Line, Settled, copied
from saecula.server.clocks import Clock, new_clock
from saecula.server.faults import Fault
from saecula.server.matches import Matches
from saecula.server.rows import as_json, maybe_json
from saecula.server.seating import join, known_game, match_row, set_up
from saecula.server.storage import Database, LogRow, MatchRow, Person, SeatRow, Snapshot
from saecula.server.tables import Table, content_of

AT_ONCE: Final = 250  # lines written in one transaction
UNFINISHED: Final = 3600.0  # seconds after which a match without seats is no longer being written


async def rematch(matches: Matches, person: Person, match: str) -> Table:
    """Start the same match again; any of the other players who asks for a rematch too joins that one."""
    table = await matches.table(match)
    if not table.seats_of(person.id) and table.owner != person.id:
        raise Fault("forbidden", "only players of the match can ask for a rematch")
    if not table.over:
        raise Fault("conflict", "the match is not over")
    query = select(MatchRow.id).where(MatchRow.after == match, MatchRow.status == "open")
    async with matches.database.read() as session:
        waiting = (await session.execute(query.limit(1))).scalar_one_or_none()
    if waiting is not None:
        other = await matches.table(waiting)
        if other.seats_of(person.id):
            return other
        return await join(matches, person, waiting, None, matches.people.invite_of(waiting))
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
    row = match_row(matches, table.game, person, table.options)
    row.public, row.after, row.clock = table.public, match, maybe_json(_wound_up(table.clock))
    return await set_up(matches, row, seats)


def _wound_up(clock: Clock | None) -> Clock | None:
    if clock is None:
        return None
    return new_clock(clock.kind, clock.seconds, clock.increment, len(clock.left))


async def fork(matches: Matches, clerk: Clerk, person: Person, match: str, at: int) -> Table:
    """Create a private match from an earlier point, in which all seats are the person's own.

    After the end it starts from the true position; before, from a world that fits what the person saw, so
    that nothing hidden is shown.
    """
    table = await matches.table(match)
    if table.match is None:
        raise Fault("not_started", "the match has not started")
    if table.over:
        return await _adopted(matches, person, await clerk.copy(_cut(table, at)))
    return await _adopted(matches, person, copied(_imagined(table, person, at)))  # there is nothing to replay


def _cut(table: Table, at: int) -> MatchRecord:
    if at > table.length:
        raise Fault("bad_request", f"the match has {table.length} choices")
    if at < table.past:
        raise Fault("conflict", "this was played under other rules and cannot be tried any more")
    record = table.record()
    *earlier, last = record.segments
    last = msgspec.structs.replace(last, entries=last.entries[: at - table.past])
    return msgspec.structs.replace(record, segments=[*earlier, last], stamps=[], digest="")


def _imagined(table: Table, person: Person, at: int) -> MatchRecord:
    own = table.seats_of(person.id)
    if not own:
        raise Fault("forbidden", "before the end only players can try from here")
    if at > table.visible(own[0]):
        raise Fault("bad_request", f"you have seen {table.visible(own[0])} steps of the match")
    seen = table.game.redact(table.at(table.index_of(own[0], at)), own[0])
    world = table.game.imagine(seen, int.from_bytes(new_seed()[:8], "big"))
    record = table.running.record
    fresh: Match[Any] = Match.new(
        table.game, record.seats, record.options, None, record.names, content_of(table.game.id)
    )
    return continued(fresh.record, table.game.plain(world))


async def import_record(matches: Matches, clerk: Clerk, person: Person, data: bytes) -> Table:
    """Create a private match from a record; its seats are the person's own or belong to the bots it names."""
    return await _adopted(matches, person, await clerk.check(data))


async def _adopted(matches: Matches, person: Person, copy: Copy) -> Table:
    """Write a copy down as a match of this person.

    Seats come last: a match without them is found by nobody, and a server that ends meanwhile leaves nothing
    but lines to be swept up. So others can write between the pieces.
    """
    header = copy.header
    row = match_row(matches, known_game(header.game), person, header.options)
    row.seed = ""
    async with matches.database.write() as session:
        session.add(row)
    for start in range(0, len(copy.lines), AT_ONCE):
        some = enumerate(copy.lines[start : start + AT_ONCE], start)
        values = [_values(row.id, index, line) for index, line in some]
        async with matches.database.write() as session:
            await session.execute(insert(LogRow), values)
    async with matches.database.write() as session:
        row = await session.get_one(MatchRow, row.id)
        row.status, row.header = "over" if copy.over else "running", as_json(header)
        row.bots_due = any(seat in copy.bots for seat in copy.movers)
        if copy.settled is not None:
            session.add(_snapshot_row(row.id, header, copy.settled))
        for seat, name in enumerate(header.names):
            session.add(_seat_row(row.id, seat, copy.bots.get(seat), person, name))
    return await matches.table(row.id)


async def sweep_up(database: Database) -> None:
    """Delete the partly written matches that a server left behind when it ended."""
    seated = select(SeatRow.match).where(SeatRow.match == MatchRow.id).exists()
    async with database.write() as session:
        old = MatchRow.created < time.time() - UNFINISHED
        await session.execute(delete(MatchRow).where(~seated, old))


def _values(match: str, index: int, line: Line) -> dict[str, Any]:
    return {**msgspec.structs.asdict(line), "match": match, "index": index, "made": time.time()}


def _snapshot_row(match: str, header: MatchRecord, settled: Settled) -> Snapshot:
    segment = header.segments[-1]
    return Snapshot(
        match=match,
        index=settled.index,
        rules=segment.rules,
        content=segment.content,
        stamps=settled.stamps,
        position=settled.position,
        settled=True,
    )


def _seat_row(match: str, seat: Seat, bot: str | None, person: Person, name: str) -> SeatRow:
    kind, owner = ("bot", None) if bot is not None else ("person", person.id)
    return SeatRow(match=match, index=seat, kind=kind, person=owner, bot=bot, name=name[:40])
