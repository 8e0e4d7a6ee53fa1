"""Before the start: create a match, take or leave a seat, start, call off; and the seats of guests."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from saecula.bots import USUAL_BOT, check_bot
from saecula.core import flow
from saecula.core.errors import BadOption, UnknownGame
from saecula.core.game import Game
from saecula.core.record import TAKEOVER, Match, new_seed
from saecula.core.variants import plain_options
from saecula.games import game as game_of
from saecula.server.clocks import Asked, Clock, begun, new_clock
from saecula.server.faults import Fault
from saecula.server.loading import clock_of
from saecula.server.matches import NEWS_AFTER, Matches, called_off
from saecula.server.people import folded, hashed, new_id
from saecula.server.rows import as_json, due, log_row, maybe_json
from saecula.server.schemas import NewMatch, NewSeat
from saecula.server.storage import AnalysisRow, MatchRow, Person, SeatRow
from saecula.server.tables import Table, content_of, seemingly_asked


async def create(matches: Matches, person: Person, asked: NewMatch) -> Table:
    """Create a match; it starts at once if no seat is open."""
    game = known_game(asked.game)
    try:
        options = plain_options(game.options(len(asked.seats), asked.options))
        for seat in asked.seats:
            check_bot(seat.bot or USUAL_BOT)
    except BadOption as error:
        raise Fault("bad_request", str(error)) from error
    if asked.public and asked.seed is not None:
        raise Fault("bad_request", "a public match is dealt at random; leave out the seed")
    given = asked.clock
    clock = (
        new_clock(given.kind, given.seconds, given.increment, len(asked.seats)) if given is not None else None
    )
    row = match_row(matches, game, person, options)
    row.public, row.seed, row.clock = asked.public, asked.seed, maybe_json(clock)
    return await set_up(matches, row, _seats(asked.seats, person))


def match_row(matches: Matches, game: Game[Any], person: Person, options: dict[str, Any]) -> MatchRow:
    """Return the row of a private match of this person that has not started."""
    match, now = new_id(), time.time()
    return MatchRow(
        id=match,
        game=game.id,
        owner=person.id,
        status="open",
        public=False,
        options=as_json(options),
        created=now,
        touched=now,
        bots_due=False,
        invite=hashed(matches.people.invite_of(match)),
    )


async def set_up(matches: Matches, row: MatchRow, seats: list[SeatRow]) -> Table:
    """Store a new match; it starts at once if no seat is open."""
    async with matches.database.write() as session:
        session.add(row)
        await session.flush()
        for seat in seats:
            seat.match = row.id
            session.add(seat)
        if all(seat.kind != "open" for seat in seats):
            await _start(matches, session, row, seats)
    return await matches.table(row.id)


async def _start(matches: Matches, session: AsyncSession, row: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Deal; the log notes which seats bots play."""
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
    row.header = as_json(match.record)
    row.status = "running"
    for seat in seats:
        if seat.kind == "bot" and seat.bot is not None:
            match.note(seat.index, TAKEOVER, seat.bot)
    for index, entry in enumerate(match.entries):
        session.add(log_row(row.id, index, entry, 0))
    now = await matches.database.now(session)
    persons = {seat.index for seat in seats if seat.kind == "person"}
    movers = flow.to_move(match.position)
    row.bots_due = not persons.issuperset(movers)
    row.touched = now
    row.news = now + NEWS_AFTER if persons.intersection(movers) else None
    asked = Asked(
        frozenset(persons.intersection(movers)),
        frozenset(persons.intersection(seemingly_asked(game, match.position))),
    )
    _start_clock(row, clock_of(row), asked, now)


def _start_clock(row: MatchRow, clock: Clock | None, asked: Asked, now: float) -> None:
    if clock is not None:
        clock = begun(clock, asked, now)
        row.clock, row.due = as_json(clock), due(clock, None, now)


async def join(matches: Matches, person: Person, match: str, seat: int | None, invite: str | None) -> Table:
    """Take an open seat; the last one starts the match."""
    table = await matches.table(match)
    known = table.public or table.owner == person.id or bool(table.seats_of(person.id))
    if not known and (invite is None or not hmac.compare_digest(hashed(invite), table.invite)):
        raise Fault("forbidden", "this match can be joined only with its link")

    def sit(rows: list[SeatRow]) -> None:
        if any(row.person == person.id for row in rows) and table.owner != person.id:
            return
        free = [row for row in rows if row.kind == "open" and (seat is None or row.index == seat)]
        if not free:
            raise Fault("full", "no seat is open" if seat is None else "this seat is not open")
        free[0].kind, free[0].person = "person", person.id
        free[0].name = _distinct(person.name, [r.name for r in rows if r.kind != "open"])

    return await _reseat(matches, table, sit, start=False)


async def leave(matches: Matches, person: Person, match: str) -> Table:
    """Give up one's seats before the start."""
    table = await matches.table(match)

    def rise(rows: list[SeatRow]) -> None:
        own = [row for row in rows if row.person == person.id]
        if not own:
            raise Fault("conflict", "you have no seat here")
        for row in own:
            row.kind, row.person, row.name = "open", None, ""

    return await _reseat(matches, table, rise, start=False, fill=False)


async def start(matches: Matches, person: Person, match: str) -> Table:
    """Start the match; bots take the open seats."""
    table = await matches.table(match)
    if table.owner != person.id:
        raise Fault("forbidden", "only who made the match can start it")

    def fill(rows: list[SeatRow]) -> None:
        for row in rows:
            if row.kind == "open":
                row.kind, row.bot, row.name = "bot", USUAL_BOT, _bot_name(row.index)

    return await _reseat(matches, table, fill, start=True)


async def call_off(matches: Matches, person: Person, match: str) -> None:
    """Call off a match before its start; nothing of it remains."""
    table = await matches.table(match)
    async with table.lock:
        async with matches.database.write() as session:
            row = await _locked(matches, session, table)
            if row.owner != person.id:
                raise Fault("forbidden", "only who made the match can call it off")
            _check_open(row)
            await session.delete(row)  # and everything that belongs to it
            await matches.notify(session, table.id)
        matches.drop(table)


async def _locked(matches: Matches, session: AsyncSession, table: Table) -> MatchRow:
    """Return the row of a match, locked until this transaction ends."""
    query = select(MatchRow).where(MatchRow.id == table.id).with_for_update()
    row = (await session.execute(query)).scalar_one_or_none()
    if row is None:
        matches.drop(table)
        raise called_off()
    return row


def _check_open(row: MatchRow) -> None:
    if row.status != "open":
        raise Fault("started", "the match has started")


async def _reseat(
    matches: Matches, table: Table, change: Callable[[list[SeatRow]], None], start: bool, fill: bool = True
) -> Table:
    async with table.lock:
        async with matches.database.write() as session:
            row = await _locked(matches, session, table)
            _check_open(row)
            seats = select(SeatRow).where(SeatRow.match == table.id).order_by(SeatRow.index)
            rows = list((await session.execute(seats)).scalars())
            sat = [seat.person for seat in rows]
            change(rows)
            for seat, before in zip(rows, sat, strict=True):
                seat.seating += seat.person != before
            row.revision += 1
            if start or (fill and all(seat.kind != "open" for seat in rows)):
                await _start(matches, session, row, rows)
            await matches.notify(session, table.id)
        await matches.catch_up_locked(table)
        if table.gone:
            raise called_off()
    matches.publish(table)
    return table


async def carry_over(matches: Matches, guest: Person, account: Person) -> None:
    """Let a guest who signs in continue their matches under the account.

    Where the account already has a seat, the guest's seat stays the guest's: what is hidden between the two
    seats stays hidden. The others can have it replaced.
    """
    async with matches.database.write() as session:
        taken = list((await session.execute(_matches_of(account))).scalars())
        seated = list(
            (await session.execute(_matches_of(guest).where(SeatRow.match.not_in(taken)))).scalars()
        )
        owned = select(MatchRow.id).where(MatchRow.owner == guest.id)
        found = sorted({*seated, *(await session.execute(owned)).scalars()})
        # Matches before their seats, as everywhere: transactions that lock in the same order never deadlock.
        grown = update(MatchRow).where(MatchRow.id.in_(found))
        await session.execute(grown.values(revision=MatchRow.revision + 1))
        moved = update(SeatRow).where(SeatRow.person == guest.id, SeatRow.match.in_(seated))
        await session.execute(moved.values(person=account.id, seating=SeatRow.seating + 1))
        owner = update(MatchRow).where(MatchRow.owner == guest.id)
        await session.execute(owner.values(owner=account.id))
        analyses = update(AnalysisRow).where(AnalysisRow.person == guest.id)
        await session.execute(analyses.values(person=account.id))
        for match in found:
            await matches.notify(session, match)
    for match in found:
        await matches.catch_up(match)


def _matches_of(person: Person) -> Any:
    return select(SeatRow.match).where(SeatRow.person == person.id)


def known_game(id_: str) -> Game[Any]:
    """Return the game with this id."""
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
    """Return the name, numbered if somebody at the table has it already."""
    used = {folded(other) for other in taken}
    number, found = 2, name
    while folded(found) in used:
        found = f"{name[:36]} {number}"
        number += 1
    return found
