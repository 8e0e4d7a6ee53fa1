"""Matches made of others: a rematch, a try from an earlier point, a record taken in."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from saecula.bots import BOTS
from saecula.core import flow
from saecula.core.errors import SaeculaError
from saecula.core.game import Game
from saecula.core.position import Seat
from saecula.core.record import NOTES, Match, MatchRecord, continued, new_seed, verify
from saecula.server.clocks import Clock, new_clock
from saecula.server.faults import Fault
from saecula.server.lines import TAKEOVER, apply, step_of
from saecula.server.matches import Matches
from saecula.server.rows import as_json, choice_row, maybe_json
from saecula.server.seating import join, known_game, match_row, set_up
from saecula.server.storage import Choice, MatchRow, Person, SeatRow
from saecula.server.tables import Table, content_of


async def rematch(matches: Matches, person: Person, match: str) -> Table:
    """The same again; whoever of the others asks too sits down at that table."""
    table = await matches.table(match)
    if not table.seats_of(person.id) and table.owner != person.id:
        raise Fault("forbidden", "only who played can ask for a rematch")
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


async def fork(matches: Matches, person: Person, match: str, at: int) -> Table:
    """A private match from an earlier point, all seats one's own.

    After the end it is the true position. Before, it is a world that fits what the person saw: nothing
    hidden is shown.
    """
    table = await matches.table(match)
    if table.match is None:
        raise Fault("not_started", "the match has not started")
    record = _cut(table, at) if table.over else _imagined(table, person, at)
    return await _adopted(matches, person, table.game, record, [])


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


async def import_record(matches: Matches, person: Person, record: MatchRecord) -> Table:
    """A private match of a record, all seats one's own or of the bots it names."""
    game = known_game(record.game)
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
    return await _adopted(matches, person, game, kept, bots, record.names)


async def _adopted(
    matches: Matches,
    person: Person,
    game: Game[Any],
    record: MatchRecord,
    bots: list[tuple[Seat, str]],
    names: Sequence[str] | None = None,
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
    match: Match[Any] = Match.open(game, header, content_of(game.id))
    row = match_row(matches, game, person, record.options)
    rows: list[Choice] = []
    for index, entry in enumerate(last.entries):
        position = match.position
        apply(match, entry, 0)
        step = 0 if entry.decision in NOTES else step_of(position, match.position)
        rows.append(choice_row(row.id, index, entry, step))
    row.status, row.seed, row.header = "over" if match.over else "running", "", as_json(header)
    row.bots_due = any(seat in levels for seat in flow.to_move(match.position))
    async with matches.database.write() as session:
        session.add(row)
        await session.flush()
        for seat, name in enumerate(record.names):
            session.add(_seat_row(row.id, seat, levels.get(seat), person, name))
        session.add_all(rows)
    return await matches.table(row.id)


def _seat_row(match: str, seat: Seat, bot: str | None, person: Person, name: str) -> SeatRow:
    kind, owner = ("bot", None) if bot is not None else ("person", person.id)
    return SeatRow(match=match, index=seat, kind=kind, person=owner, bot=bot, name=name[:40])


def _clean(name: str) -> str:
    return "".join([c for c in name if c.isprintable()]).strip()[:40]
