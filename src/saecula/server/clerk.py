"""Records that become matches: replayed line by line, in a separate process and within limits."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from saecula.bots import BOTS
from saecula.core import flow
from saecula.core.errors import BadRecord, SaeculaError
from saecula.core.position import Seat
from saecula.core.record import NOTES, SENT, TAKEOVER, Match, MatchRecord, bot_of, decode_record, verify
from saecula.games import game as game_of
from saecula.server.aside import Aside
from saecula.server.faults import Fault
from saecula.server.lines import apply, step_of
from saecula.server.rows import as_json
from saecula.server.tables import content_of

SECONDS: Final = 20.0  # the longest that the replay of one record may take; 1,200 choices take about one
WAITING: Final = 20  # records that may be waiting
NICENESS: Final = 5
LONGEST_REASON: Final = 300


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of the log, as its row holds it."""

    seat: Seat
    decision: str
    action: str  # JSON
    told: str  # JSON
    step: int


class Settled(msgspec.Struct, frozen=True):
    """The last position before which nobody can take anything back."""

    index: int
    stamps: str  # JSON
    position: bytes  # JSON


class Copy(msgspec.Struct, frozen=True):
    """A match as it is stored."""

    header: MatchRecord
    lines: list[Line]
    over: bool
    movers: list[Seat]
    bots: dict[Seat, str]
    settled: Settled | None


def checked(data: bytes) -> Copy:
    """Return the match of a record that somebody sent; its texts are generated anew, not trusted."""
    record = decode_record(data, SENT)
    if len(record.segments) != 1:
        raise BadRecord("only records with a single segment can be imported")
    game = game_of(record.game)
    try:
        match = verify(game, record, content_of(game.id))
        seed = bytes.fromhex(record.seed)
        fresh = Match.new(game, record.seats, record.options, seed, record.names, content_of(game.id))
    except (SaeculaError, ArithmeticError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise BadRecord(f"the record is not valid: {error}"[:LONGEST_REASON]) from None
    if match.content.digest != content_of(game.id).digest:
        raise BadRecord(
            "it was played with an earlier edition of the content; this server plays only the current one"
        )
    taken = [entry for entry in match.entries if entry.decision == TAKEOVER]
    bots = {entry.seat: bot_of(entry) for entry in taken if bot_of(entry) in BOTS}
    segment = msgspec.structs.replace(fresh.record.segments[0], entries=match.entries)
    return copied(msgspec.structs.replace(fresh.record, segments=[segment]), bots)


def copied(record: MatchRecord, bots: dict[Seat, str] | None = None) -> Copy:
    """Replay a valid record to obtain what is stored for each line."""
    *earlier, last = record.segments
    header = msgspec.structs.replace(
        record,
        names=_names(record),
        segments=[*earlier, msgspec.structs.replace(last, entries=[])],
        stamps=[],
        digest="",
    )
    game = game_of(record.game)
    match: Match[Any] = Match.open(game, header, content_of(game.id))
    lines: list[Line] = []
    settled: tuple[int, list[int], Any] | None = None
    for entry in last.entries:
        before = match.position
        apply(match, entry, 0)
        step = 0 if entry.decision in NOTES else step_of(before, match.position)
        lines.append(Line(entry.seat, entry.decision, as_json(entry.action), as_json(entry.told), step))
        if match.settled:
            settled = (len(lines), match.stamps, match.position)
    return Copy(header, lines, match.over, flow.to_move(match.position), bots or {}, _settled(match, settled))


def _settled(match: Match[Any], found: tuple[int, list[int], Any] | None) -> Settled | None:
    if found is None:
        return None
    index, stamps, position = found
    return Settled(index, as_json(stamps), msgspec.json.encode(match.game.plain(position)))


def _names(record: MatchRecord) -> list[str]:
    names = [_clean(name) for name in record.names] + [""] * record.seats
    return [name or f"Player {seat + 1}" for seat, name in enumerate(names[: record.seats])]


def _clean(name: str) -> str:
    return "".join([c for c in name if c.isprintable()]).strip()[:40]


class Clerk:
    """Has records replayed one at a time, so that only the people who sent them have to wait."""

    def __init__(self) -> None:
        self._aside = Aside(NICENESS)
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def check(self, data: bytes) -> Copy:
        """Return the match of a record that somebody sent, or raise an error that names its fault."""
        return await self._do(checked, data)

    async def copy(self, record: MatchRecord) -> Copy:
        """Return the match of a record of this server."""
        return await self._do(copied, record)

    async def _do(self, work: Any, what: Any) -> Copy:
        if self._waiting >= WAITING:
            raise Fault("rate_limited", "too many records are being read; wait a moment")
        self._waiting += 1
        try:
            async with self._turn:
                found: Copy = await self._aside.do(work, what, limit=SECONDS)
        except TimeoutError:
            raise Fault("bad_request", "this record takes too long to replay") from None
        except SaeculaError as error:
            raise Fault("bad_request", str(error)[:LONGEST_REASON]) from error
        finally:
            self._waiting -= 1
        return found

    async def close(self) -> None:
        """End the process."""
        await self._aside.close()
