"""A match in memory: its state according to the log in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import msgspec

from saecula.core import flow
from saecula.core.blocks import UNSEEN
from saecula.core.errors import BadRecord
from saecula.core.game import Game
from saecula.core.position import SPECTATOR, Position, Seat
from saecula.core.record import NOTES, LogEntry, Match, MatchRecord
from saecula.games import game as game_of
from saecula.server.agreement import Proposal
from saecula.server.clocks import Asked, Clock
from saecula.server.faults import Fault
from saecula.server.lines import CLOSING, REWIND, SEALED, apply, entry_number, entry_of, reconsidering, strike
from saecula.server.storage import LogRow

SNAPSHOT_EVERY: Final = 50


@cache
def content_of(game: str) -> Any:
    """Return a game's content, loaded once per process."""
    return game_of(game).load_content(None)


@dataclass
class Place:
    """Who sits on a seat."""

    index: Seat
    kind: str  # person, open, bot
    person: str | None
    bot: str | None
    name: str
    told: bool = False  # a notice of this turn was sent
    seating: int = 0  # grows whenever the seat changes hands
    standing: tuple[str, ...] = ()  # ids of the standing answers that are on


@dataclass
class Table:
    """A match and everything that is known about it; `match` is None until it starts.

    `match` knows only what came after the last snapshot, `before` holds the earlier entries. The first
    `past` of them were played under other rules and cannot be replayed.
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
    past: int = 0
    steps: list[int] = field(default_factory=list)  # of every valid entry: SEALED, CLOSING, AUTOMATIC
    reconsidering: frozenset[Seat] = frozenset()  # took a choice back and have not chosen since
    lines: int = 0  # of the log, including struck-out ones
    kept: int = 0  # lines at the last snapshot
    revision: int = 0
    touched: float = 0.0
    clock: Clock | None = None
    proposal: Proposal | None = None
    gone: bool = False  # called off: the database no longer holds anything of it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    notes: dict[Any, Any] = field(default_factory=dict)  # what views cache of this state of the log
    _history: tuple[int, Match[Any]] | None = None

    @property
    def running(self) -> Match[Any]:
        """Return the match, once it has started."""
        if self.match is None:
            raise BadRecord("the match has not started")
        return self.match

    @property
    def over(self) -> bool:
        """Return whether it has been played to its end."""
        return self.match is not None and self.match.over

    @property
    def entries(self) -> list[LogEntry]:
        """Return all valid choices."""
        return [*self.before, *self.running.entries]

    @property
    def length(self) -> int:
        """Return the number of valid choices."""
        return len(self.steps)

    @property
    def bots_to_move(self) -> list[Seat]:
        """Return the seats of bots that must choose."""
        if self.match is None:
            return []
        return [seat for seat in flow.to_move(self.match.position) if self.places[seat].kind == "bot"]

    def seats_of(self, person: str | None) -> list[Seat]:
        """Return the seats that a person plays."""
        return [p.index for p in self.places if person is not None and p.person == person]

    def check_controls(self, person: str, seat: Seat) -> None:
        """Refuse a person who plays another seat."""
        if seat not in self.seats_of(person):
            raise Fault("forbidden", "this is not your seat")

    def shows(self, person: str | None, seat: Seat, seating: int | None = None) -> bool:
        """Return whether a person may watch from here: as a spectator, from their seat, or after the end.

        With `seating`, only if the seat has not changed hands since.
        """
        if seat == SPECTATOR or self.over:
            return True
        place = self.places[seat]
        return seat in self.seats_of(person) and seating in (None, place.seating)

    def is_out(self, seat: Seat) -> bool:
        """Return whether a seat has resigned by the rules."""
        return bool(self.running.position.out >> seat & 1)

    def persons_asked(self, position: Position, handed: Seat | None = None) -> frozenset[Seat]:
        """Return the players who must choose in this position; `handed` is a seat that goes to a bot."""
        return self._persons(handed).intersection(flow.to_move(position))

    def asked(self, position: Position, handed: Seat | None = None) -> Asked:
        """Return the same, and those whom others believe to be asked."""
        seeming = self._persons(handed).intersection(seemingly_asked(self.game, position))
        return Asked(self.persons_asked(position, handed), seeming)

    def _persons(self, handed: Seat | None) -> frozenset[Seat]:
        return frozenset([p.index for p in self.places if p.kind == "person" and p.index != handed])

    def visible(self, seat: Seat, upto: int | None = None) -> int:
        """Return how many steps of the match this seat knows of.

        Sealed answers of others count only together, when the block closes: how many clicks they took, and
        whether they were made, stays hidden.
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
        """Return the number of choices after which this seat knew of that many steps."""
        return self._visible(seat, len(self.steps), visible)[1]

    def last_choice(self, seat: Seat) -> int | None:
        """Return the entry to go back to so that this seat's last choice is undone.

        What came before a bot took over a seat cannot be undone.
        """
        after, before = self.running.entries, self.before
        for i in range(self.length - 1, self.past - 1, -1):
            entry = before[i] if i < len(before) else after[i - len(before)]
            if entry.decision in NOTES:
                return None
            if entry.seat == seat:
                return i
        return None

    def at(self, index: int) -> Any:
        """Return the position before the choice with this index."""
        match = self.running
        if index == self.length:
            return match.position
        if index >= len(self.before):
            return match.at(index - len(self.before))
        if index < self.past:
            raise Fault("conflict", "this was played under other rules and cannot be shown any more")
        return self.history().at(index - self.past)

    def history(self) -> Match[Any]:
        """Return the match with all of its past under these rules, replayed once when somebody looks back."""
        if not self.based:
            return self.running
        if self._history is None or self._history[0] != self.lines:
            self._history = (self.lines, Match.open(self.game, self.record(), content_of(self.game.id)))
        return self._history[1]

    def record(self) -> MatchRecord:
        """Return the whole record so far, including the seed."""
        record = self.running.record
        segments = record.segments[:-1] if self.based else record.segments
        last = msgspec.structs.replace(segments[-1], entries=self.entries[self.past :])
        return msgspec.structs.replace(
            record,
            segments=[*segments[:-1], last],
            stamps=list(self.running.stamps),
            digest=self.game.digest(self.running.position),
        )

    def trial(self, back_to: int | None = None) -> Match[Any]:
        """Return a copy of the match to try a choice on: nothing is shown before it is in the database."""
        beyond = back_to is not None and back_to < len(self.before)
        return (self.history() if beyond else self.running).copy()

    def offset(self, trial: Match[Any]) -> int:
        """Return the number of the entry with which a copy begins."""
        return self.length - len(trial.entries)

    def adopt(self, trial: Match[Any], line: LogEntry, step: int) -> None:
        """Adopt what is now in the database."""
        if trial.record is not self.running.record:
            self.based = False  # rewound beyond the snapshot
        self.match = trial
        strike(self.steps, line, step)
        self.reconsidering = reconsidering(self.reconsidering, line)
        del self.before[self.length - len(trial.entries) :]
        if line.decision == REWIND:
            self.kept = 0
        self.lines += 1
        self.notes.clear()
        if trial.over:
            self.status = "over"

    def snapshot_due(self, trial: Match[Any]) -> bool:
        """Return whether nobody can take back anything before this state, and the last snapshot is old."""
        return trial.settled and self.lines + 1 - self.kept >= SNAPSHOT_EVERY

    def follow(self, rows: Sequence[LogRow]) -> None:
        """Continue with lines that another process wrote."""
        for row in rows:
            line = entry_of(row)
            if row.index != self.lines:
                raise BadRecord(f"line {self.lines} of the log is missing")
            trial = self.trial(entry_number(line) if line.decision == REWIND else None)
            apply(trial, line, self.offset(trial))
            self.adopt(trial, line, row.step)


def seemingly_asked(game: Game[Any], position: Position) -> list[Seat]:
    """Return the seats that seem to be asked: all of them in a block, none where that is not revealed."""
    if position.block in UNSEEN:
        return []
    return flow.to_move(game.redact(position, SPECTATOR).position)


def own_or_spectator(table: Table, person: str | None) -> Seat:
    """Return the seat from which a person looks by default."""
    seats = table.seats_of(person)
    return seats[0] if seats else SPECTATOR
