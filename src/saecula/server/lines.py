"""Lines of the log: what they do to a match, and what others may know about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from saecula.core import blocks, flow
from saecula.core.actions import rule_id
from saecula.core.errors import BadRecord
from saecula.core.plain import tuples
from saecula.core.position import Position
from saecula.core.record import NOTES, RESIGN, LogEntry, Match
from saecula.server.storage import LogRow

SEALED: Final = 1  # answered in a block of sealed asks: others do not see that it was
CLOSING: Final = 2  # it changed what is asked
AUTOMATIC: Final = 4  # a standing answer: only its seat is shown that it was one
UNDO: Final = "undo"
REWIND: Final = "rewind"


@dataclass(frozen=True)
class Happening:
    """The effect of a line, as the players may know it."""

    public: bool  # all know that it happened
    closing: bool  # something else is asked now
    unseen: bool  # of a block that does not reveal who was really asked


def happening(line: LogEntry, before: Position, after: Position) -> Happening:
    """Return the effect of a line between these two positions."""
    sealed = before.block in blocks.SEALED
    if line.decision in NOTES or line.decision == REWIND:
        public, closing = True, line.decision in (RESIGN, REWIND)
    elif line.decision == UNDO:
        public = closing = not sealed  # in a block, only its own picks are taken back
    else:
        closing = after.asks is not before.asks
        public = closing or not sealed
    return Happening(public, closing, before.block in blocks.UNSEEN)


def step_of(before: Position, after: Position) -> int:
    """Return what others may know of the choice between these two positions."""
    sealed = SEALED if before.block in blocks.SEALED else 0
    return sealed | (CLOSING if after.asks is not before.asks else 0)


def entry_of(row: LogRow) -> LogEntry:
    """Return a line of the log from its row."""
    return LogEntry(row.seat, row.decision, msgspec.json.decode(row.action), msgspec.json.decode(row.told))


def entry_number(line: LogEntry) -> int:
    """Return the number of the entry that an undo removes, or of the first that a rewind removes."""
    (number,) = line.action
    return int(number)


def apply(match: Match[Any], line: LogEntry, offset: int) -> None:
    """Carry out a line of the log; the match begins at the entry of number `offset`."""
    if line.decision == UNDO:
        match.take_back(line.seat)
    elif line.decision == REWIND:
        match.rewind(entry_number(line) - offset)
    elif line.decision == RESIGN:
        match.resign(line.seat)
    elif line.decision in NOTES:
        match.note(line.seat, line.decision, *line.action)
    else:
        frame = flow.ask_of(match.position, line.seat)
        asked = rule_id(frame) if frame else "nothing"
        if asked != match.game.rules.current(line.decision):
            raise BadRecord(f"{line.decision} of seat {line.seat} is logged, but {asked} is asked")
        match.choose(line.seat, tuples(line.action))


def reconsidering(seats: frozenset[int], line: LogEntry | LogRow) -> frozenset[int]:
    """Return the seats that have taken a choice back and not chosen since, after this line."""
    if line.decision in (UNDO, REWIND):
        return seats | {line.seat}
    return seats if line.decision in NOTES else seats - {line.seat}


def strike(things: list[Any], line: LogEntry, new: Any) -> None:
    """Update a list that has one item for every valid entry."""
    if line.decision == UNDO:
        del things[entry_number(line)]
    elif line.decision == REWIND:
        del things[entry_number(line) :]
    else:
        things.append(new)
