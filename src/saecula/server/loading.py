"""Build a match in memory from rows of the database, and continue it under other rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from saecula.core.errors import SaeculaError
from saecula.core.record import LogEntry, Match, MatchRecord, Segment, continued
from saecula.games import game as game_of
from saecula.server.agreement import Proposal
from saecula.server.clocks import Clock
from saecula.server.faults import Fault
from saecula.server.lines import apply, entry_of, reconsidering, strike
from saecula.server.storage import LogRow, MatchRow, SeatRow, Snapshot
from saecula.server.tables import Place, Table, content_of


def places_of(rows: Sequence[SeatRow]) -> list[Place]:
    """Return who sits where."""
    ordered = sorted(rows, key=lambda row: row.index)
    return [
        Place(r.index, r.kind, r.person, r.bot, r.name, r.told, r.seating, standing_of(r)) for r in ordered
    ]


def standing_of(row: SeatRow) -> tuple[str, ...]:
    """Return the standing answers of a seat that are on."""
    return msgspec.json.decode(row.standing, type=tuple[str, ...])


def clock_of(row: MatchRow) -> Clock | None:
    """Return the clock as stored."""
    return msgspec.json.decode(row.clock, type=Clock) if row.clock is not None else None


def proposal_of(row: MatchRow) -> Proposal | None:
    """Return the open proposal as stored."""
    return msgspec.json.decode(row.proposal, type=Proposal) if row.proposal is not None else None


def load_table(
    row: MatchRow, seats: Sequence[SeatRow], rows: Sequence[LogRow], snapshot: Snapshot | None
) -> Table:
    """Build the match from these rows: from the snapshot, if there is one, and the lines after it."""
    table = Table(
        id=row.id,
        game=game_of(row.game),
        owner=row.owner,
        public=row.public,
        options=msgspec.json.decode(row.options),
        created=row.created,
        seeded=row.seed is not None,
        after=row.after,
        invite=row.invite,
        status=row.status,
        places=places_of(seats),
        revision=row.revision,
        touched=row.touched,
        clock=clock_of(row),
        proposal=proposal_of(row),
    )
    if row.header is not None:
        _replay(table, row, rows, snapshot)
    return table


def _replay(table: Table, row: MatchRow, rows: Sequence[LogRow], snapshot: Snapshot | None) -> None:
    record = header_of(row)
    table.past = len(_standing(rows[: row.first])[0])
    start = row.first
    if snapshot is not None:
        start, table.based = snapshot.index, True
        record = continued(record, msgspec.json.decode(snapshot.position))
    match = Match.open(table.game, record, content_of(table.game.id))
    if snapshot is not None:
        match.stamps = msgspec.json.decode(snapshot.stamps)
    table.match = match
    table.before, table.steps = _standing(rows[:start])
    table.lines = table.kept = start
    for line_row in rows:
        table.reconsidering = reconsidering(table.reconsidering, line_row)
    for line_row in rows[start:]:
        line = entry_of(line_row)
        apply(match, line, len(table.before))
        strike(table.steps, line, line_row.step)
        table.lines += 1


def _standing(rows: Sequence[LogRow]) -> tuple[list[LogEntry], list[int]]:
    """Return the entries that are still valid after these lines, and their steps."""
    entries: list[LogEntry] = []
    steps: list[int] = []
    for row in rows:
        line = entry_of(row)
        strike(steps, line, row.step)
        strike(entries, line, line)
    return entries, steps


def header_of(row: MatchRow) -> MatchRecord:
    """Return the record of a match that has started, without the entries of its last segment."""
    return msgspec.json.decode(row.header or "", type=MatchRecord)


def is_current(row: MatchRow) -> bool:
    """Return whether a match is played under the current rules and content."""
    if row.header is None:
        return True
    last = header_of(row).segments[-1]
    return (last.rules, last.content) == (game_of(row.game).version, content_of(row.game).digest)


def carried_on(row: MatchRow, rows: Sequence[LogRow], end: Snapshot | None) -> MatchRecord:
    """Return the record, continued from its end in a new segment under the current rules and content."""
    game, header = game_of(row.game), header_of(row)
    *earlier, last = header.segments
    if end is None or last.rules > game.version:
        raise _unreadable(last, "its end was not kept" if end is None else "these rules are older")
    played = msgspec.structs.replace(last, entries=_standing(rows)[0][len(_standing(rows[: row.first])[0]) :])
    record = msgspec.structs.replace(header, segments=[*earlier, played])
    position: dict[str, Any] = msgspec.json.decode(end.position)
    try:
        match: Match[Any] = Match.open(game, continued(record, position), content_of(game.id))
    except SaeculaError as error:
        raise _unreadable(last, str(error)) from error
    return msgspec.structs.replace(match.record, stamps=msgspec.json.decode(end.stamps))


def _unreadable(last: Segment, reason: str) -> Fault:
    played = f"rules {last.rules} and content {last.content[:12]}"
    return Fault("conflict", f"this match needs the version that played it, with {played}: {reason}")
