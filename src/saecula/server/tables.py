"""A match in memory: where it stands, as the log in the database has it."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import msgspec

from saecula.core import flow
from saecula.core.errors import BadRecord
from saecula.core.game import Game
from saecula.core.plain import frames
from saecula.core.position import SPECTATOR, Position, Seat
from saecula.core.record import NOTES, LogEntry, Match, MatchRecord, continued
from saecula.games import game as game_of
from saecula.server.storage import Choice, MatchRow, SeatRow, Snapshot

SEALED: Final = 1  # answered in a block of sealed asks: others do not see that it was
CLOSING: Final = 2  # what was asked changed with it
UNDO: Final = "undo"
REWIND: Final = "rewind"
SNAPSHOT_EVERY: Final = 50


@cache
def content_of(game: str) -> Any:
    """A game's content, loaded once a process."""
    return game_of(game).load_content(None)


@dataclass
class Place:
    """Who sits on a seat."""

    index: Seat
    kind: str  # person, open, bot
    person: str | None
    bot: str | None
    name: str


@dataclass
class Table:
    """A match and all that is known of it; `match` is None until it starts.

    `match` knows only what came after the last snapshot, `before` holds the earlier entries.
    """

    id: str
    game: Game[Any]
    owner: str
    public: bool
    options: dict[str, Any]
    created: float
    seeded: bool
    after: str | None
    invite: str
    status: str
    places: list[Place]
    match: Match[Any] | None = None
    based: bool = False  # whether `match` begins at a snapshot
    before: list[LogEntry] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)  # of every entry that stands: SEALED, CLOSING
    lines: int = 0  # of the log, struck out ones included
    kept: int = 0  # lines at the last snapshot
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    notes: dict[Any, Any] = field(default_factory=dict)  # what views remember of this state of the log
    _history: tuple[int, Match[Any]] | None = None

    @property
    def running(self) -> Match[Any]:
        """The match, once it has started."""
        if self.match is None:
            raise BadRecord("the match has not started")
        return self.match

    @property
    def entries(self) -> list[LogEntry]:
        """All choices that stand."""
        return [*self.before, *self.running.entries]

    @property
    def length(self) -> int:
        """How many choices stand."""
        return len(self.steps)

    @property
    def bots_to_move(self) -> list[Seat]:
        """Seats of bots that must choose."""
        if self.match is None:
            return []
        return [seat for seat in flow.to_move(self.match.position) if self.places[seat].kind == "bot"]

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats a person plays."""
        return [p.index for p in self.places if person is not None and p.person == person]

    def visible(self, seat: Seat, upto: int | None = None) -> int:
        """How many steps of the match this seat knows of.

        Sealed answers of others count only together, when the block closes: how many clicks they took, and
        whether they were made, is nobody's business.
        """
        return self._visible(seat, len(self.steps) if upto is None else upto)[0]

    def _visible(self, seat: Seat, upto: int, stop: int = -1) -> tuple[int, int]:
        count = 0
        if stop == 0:
            return 0, 0
        entries = self.entries if seat >= 0 else ()
        for i in range(upto):
            step = self.steps[i]
            count += not step & SEALED or bool(step & CLOSING)
            if seat >= 0 and step & SEALED and entries[i].seat == seat:
                count += 1
            if stop >= 0 and count >= stop:
                return count, i + 1
        return count, upto

    def index_of(self, seat: Seat, visible: int) -> int:
        """The number of choices after which this seat knew of so many steps."""
        return self._visible(seat, len(self.steps), visible)[1]

    def at(self, index: int) -> Any:
        """The position before the choice of this index."""
        match = self.running
        if index == self.length:
            return match.position
        if index >= len(self.before):
            return match.at(index - len(self.before))
        return self.history().at(index)

    def history(self) -> Match[Any]:
        """The match with all of its past; replayed once, when somebody looks back."""
        if not self.based:
            return self.running
        if self._history is None or self._history[0] != self.lines:
            self._history = (self.lines, Match.open(self.game, self.record(), content_of(self.game.id)))
        return self._history[1]

    def record(self) -> MatchRecord:
        """The whole record as it stands, seed included."""
        record = self.running.record
        segments = record.segments[:-1] if self.based else record.segments
        last = msgspec.structs.replace(segments[-1], entries=self.entries)
        return msgspec.structs.replace(
            record,
            segments=[*segments[:-1], last],
            stamps=list(self.running.stamps),
            digest=self.game.digest(self.running.position),
        )

    def trial(self) -> Match[Any]:
        """A copy of the match to try a choice on: nothing is seen before it is in the database."""
        trial = copy.copy(self.running)
        for name, value in vars(trial).items():
            if isinstance(value, list):
                setattr(trial, name, list(value))
        return trial

    def adopt(self, trial: Match[Any], line: LogEntry, step: int) -> None:
        """Take over what is now in the database."""
        self.match = trial
        _note_step(self.steps, line, step)
        self.lines += 1
        self.notes.clear()
        if trial.over:
            self.status = "over"

    def snapshot_due(self, trial: Match[Any]) -> bool:
        """Whether nobody can take back anything that came before this state, and the last one is old."""
        fresh = trial.block_start == len(trial.entries) and bool(trial.barriers) and trial.barriers[-1]
        return fresh and self.lines + 1 - self.kept >= SNAPSHOT_EVERY

    def follow(self, rows: Sequence[Choice]) -> None:
        """Go on with lines that another process wrote."""
        for row in rows:
            line = entry_of(row)
            if row.index != self.lines:
                raise BadRecord(f"line {self.lines} of the log is missing")
            trial = self.trial()
            apply(trial, line, len(self.before))
            self.adopt(trial, line, row.step)


def step_of(before: Position, after: Position) -> int:
    """What others may know of the choice between these two."""
    sealed = SEALED if before.block in ("together", "poll") else 0
    return sealed | (CLOSING if after.asks is not before.asks else 0)


def entry_of(row: Choice) -> LogEntry:
    """A line of the log."""
    return LogEntry(row.seat, row.decision, msgspec.json.decode(row.action), msgspec.json.decode(row.told))


def apply(match: Match[Any], line: LogEntry, offset: int) -> None:
    """Do what a line of the log says."""
    if line.decision == UNDO:
        match.take_back(line.seat)
    elif line.decision == REWIND:
        match.rewind(line.action[0] - offset)
    elif line.decision == "resign":
        match.resign(line.seat)
    elif line.decision in NOTES:
        match.note(line.seat, line.decision, *line.action)
    else:
        frame = flow.ask_of(match.position, line.seat)
        asked = frame[0] if frame else "nothing"
        if asked != match.game.rules.current(line.decision):
            raise BadRecord(f"{line.decision} of seat {line.seat} is logged, but {asked} is asked")
        match.choose(line.seat, frames(line.action))


def _note_step(steps: list[int], line: LogEntry, step: int) -> None:
    if line.decision == UNDO:
        del steps[line.action[0]]
    elif line.decision == REWIND:
        del steps[line.action[0] :]
    else:
        steps.append(step)


def _standing(rows: Sequence[Choice]) -> tuple[list[LogEntry], list[int]]:
    """The entries that stand after these lines, and their steps."""
    entries: list[LogEntry] = []
    steps: list[int] = []
    for row in rows:
        line = entry_of(row)
        _note_step(steps, line, row.step)
        if line.decision == UNDO:
            del entries[line.action[0]]
        elif line.decision == REWIND:
            del entries[line.action[0] :]
        else:
            entries.append(line)
    return entries, steps


def places_of(rows: Sequence[SeatRow]) -> list[Place]:
    """Who sits where."""
    return [Place(r.index, r.kind, r.person, r.bot, r.name) for r in sorted(rows, key=lambda r: r.index)]


def load_table(
    row: MatchRow, seats: Sequence[SeatRow], rows: Sequence[Choice], snapshot: Snapshot | None
) -> Table:
    """The match of these rows: from the snapshot if there is one that fits, and the lines since."""
    game = game_of(row.game)
    table = Table(
        id=row.id,
        game=game,
        owner=row.owner,
        public=row.public,
        options=msgspec.json.decode(row.options),
        created=row.created,
        seeded=row.seed is not None,
        after=row.after,
        invite=row.invite,
        status=row.status,
        places=places_of(seats),
    )
    if row.header is not None:
        _replay(table, row.header, rows, snapshot)
    return table


def _replay(table: Table, header: str, rows: Sequence[Choice], snapshot: Snapshot | None) -> None:
    game, content = table.game, content_of(table.game.id)
    record = msgspec.json.decode(header, type=MatchRecord)
    start = 0
    if snapshot is not None and (snapshot.rules, snapshot.content) == (game.version, content.digest):
        start, table.based = snapshot.index, True
        table.before, table.steps = _standing(rows[:start])
        record = continued(record, msgspec.json.decode(snapshot.position))
    match = Match.open(game, record, content)
    if snapshot is not None and table.based:
        match.stamps = msgspec.json.decode(snapshot.stamps)
    table.match = match
    table.lines = table.kept = start
    for row in rows[start:]:
        line = entry_of(row)
        apply(match, line, len(table.before))
        _note_step(table.steps, line, row.step)
        table.lines += 1


def own_or_spectator(table: Table, person: str | None) -> Seat:
    """From where a person looks by default."""
    seats = table.seats_of(person)
    return seats[0] if seats else SPECTATOR
