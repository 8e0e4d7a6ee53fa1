"""What happened, in words for people; never part of the position.

A line is a key and typed arguments, told from the true position. What only some may read is `Hidden`, and is
blanked for the others before anything leaves the kernel.

While a match is recorded, a `Recorder` adds a `Note` to each line: whose turn it is, which rule is running,
where the change comes from and which public numbers changed. It listens through a copy of the game's rules
whose functions report to it, so that play without a journal never asks whether somebody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from saecula.core.actions import Verbs
from saecula.core.points import Points
from saecula.core.position import Position, Seat
from saecula.core.registry import DECISION, DRAFT, FREE, Entry, Rules
from saecula.core.zones import EVERYONE, UNKNOWN, Knowers

G = TypeVar("G", bound=Position)

Line: TypeAlias = tuple[Any, ...]
Lines: TypeAlias = Mapping[str, Mapping[str, str]]  # key -> argument -> name of its domain


class Hidden:
    """An argument that only these seats may read."""

    __slots__ = ("known", "value")

    def __init__(self, value: str | int, known: Knowers) -> None:
        self.value = value
        self.known = known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and (self.value, self.known) == (other.value, other.known)

    def __hash__(self) -> int:
        return hash((self.value, self.known))

    def __repr__(self) -> str:
        return f"Hidden({self.value!r}, {self.known})"


def as_told(line: Line, seat: Seat) -> Line:
    """Return the line as a seat may read it; `?` stands for what it may not."""
    return tuple([_shown(part, seat) if isinstance(part, Hidden) else part for part in line])


def _shown(part: Hidden, seat: Seat) -> str | int:
    may_read = part.known == EVERYONE if seat < 0 else part.known >> seat & 1
    return part.value if may_read else UNKNOWN


def line_to_plain(line: Line) -> list[Any]:
    """Return a line as JSON; hidden arguments keep who may read them."""
    return [{"hidden": p.value, "known": p.known} if isinstance(p, Hidden) else p for p in line]


def line_from_plain(value: list[Any]) -> Line:
    """Return the line that `line_to_plain` wrote, without its note."""
    return tuple([_part_from_plain(part) for part in without_note(value)])


def without_note(value: list[Any]) -> list[Any]:
    """Return a line as JSON, without the note behind it."""
    return value[:-1] if value and isinstance(value[-1], dict) and "note" in value[-1] else value


def _part_from_plain(part: Any) -> Any:
    return Hidden(part["hidden"], part["known"]) if isinstance(part, dict) else part


class Source(msgspec.Struct, frozen=True):
    """Where a change comes from: a value of a domain (a card), or a word of its own (`cause-<value>`)."""

    domain: str = ""
    value: Any = ""  # a `Hidden` only inside the kernel


class Change(msgspec.Struct, frozen=True):
    """A public number of somebody that rose or fell."""

    who: int
    counter: str
    by: Points


class Part(msgspec.Struct, frozen=True):
    """Points that come from one of several sources."""

    source: Source
    points: Points


class Note(msgspec.Struct, frozen=True):
    """What the kernel knows of a line of the journal, or of a change that no line tells."""

    line: int  # its place among the lines of the choice, or -1
    turn: int  # whose turn it was, or -1
    rule: str  # the rule that was running
    seat: Seat  # whose choice it goes back to, or -1
    source: Source
    changes: tuple[Change, ...] = ()
    parts: tuple[Part, ...] = ()  # of the points that changed, where they come from several sources


UNNAMED: Final = Source()
START: Final = "start"  # points that were there at the first choice
RESIGNED: Final = "resign"
Numbers: TypeAlias = Sequence[tuple[Points, ...]]


@dataclass(frozen=True)
class Narrative(Generic[G]):
    """What people follow in a game: its public numbers, whose turn it is, and what names a cause.

    The source of a change is what a rule, an action or a line named last: frames put on the agenda inherit it
    from the rule that put them. A rule or verb named here begins anew; other answers belong to what asked. A
    line that is its own source speaks only for itself.
    """

    who: str  # the domain of those who have the numbers
    counters: tuple[str, ...]  # their names (`counter-<name>`); the first counts the points
    read: Callable[[G], Numbers]  # by civilization its numbers, in this order; all of them public
    active: Callable[[G], int]  # whose turn it is, or -1
    rules: Mapping[str, str] = field(default_factory=dict)  # rule -> what it names, or "" for nothing
    verbs: Mapping[str, str] = field(default_factory=dict)  # verb -> the operand that names it, or ""
    lines: Mapping[str, str] = field(default_factory=dict)  # line -> the argument that names it, or ""
    words: tuple[str, ...] = ()  # other causes, which rules cite
    secret: frozenset[str] = frozenset()  # verbs whose operands only the one who chose may know

    def causes(self) -> set[str]:
        """The causes that need a text, `cause-<name>`."""
        verbs = {verb for verb, operand in self.verbs.items() if not operand}
        lines = {line for line, argument in self.lines.items() if not argument}
        return {START, RESIGNED, *self.words, *verbs, *lines, *self.rules.values()} - {""}


class Cause(msgspec.Struct, frozen=True):
    """What a frame on the agenda goes back to."""

    seat: Seat = -1
    source: Source = UNNAMED


@dataclass(frozen=True)
class Heard:
    """What was recorded of one choice, and the causes of what is still to happen."""

    lines: list[Line]
    notes: list[Note] = field(default_factory=list)
    causes: tuple[Cause, ...] = ()


class Watched:
    """The rules of a game, each reporting to the recorder of the position it runs on."""

    def __init__(self, rules: Rules[Any], narrative: Narrative[Any], lines: Lines, verbs: Verbs) -> None:
        self.rules = rules
        self.narrative = narrative
        self.lines = lines
        self.verbs = verbs
        self.entries = {id_: _reporting(entry) for id_, entry in rules.entries.items()}
        self.free = {verb: self.entries[entry.id] for verb, entry in rules.free.items()}

    def listen(self, g: Position, causes: Sequence[Cause] = ()) -> Recorder:
        """Give the position rules that report to a new recorder, and a journal."""
        recorder = Recorder(self, causes)
        rules: Rules[Any] = Rules(self.rules.name)
        rules.entries, rules.free = self.entries, self.free
        rules.renamed, rules.may_resign = self.rules.renamed, self.rules.may_resign
        rules.settled = None if self.rules.settled is None else _settling(self.rules)
        rules.resigned = None if self.rules.resigned is None else _resigning(self.rules)
        rules.recorder = recorder
        g.rules = rules
        g.journal = []
        return recorder


def _reporting(entry: Entry) -> Entry:
    copy = Entry(entry.id, entry.kind)
    copy.always, copy.must, copy.free, copy.widget = entry.always, entry.must, entry.free, entry.widget
    copy.options = lambda *args: entry.options(*args)

    def run(g: Position, *args: Any) -> None:
        recorder = g.rules.recorder
        assert recorder is not None
        recorder.begin(g, entry, args)
        entry.run(g, *args)
        recorder.end(g)

    copy.run = run
    return copy


def _settling(rules: Rules[Any]) -> Callable[[Any], None]:
    def settled(g: Position) -> None:
        assert rules.settled is not None
        assert g.rules.recorder is not None
        rules.settled(g)
        g.rules.recorder.end(g)

    return settled


def _resigning(rules: Rules[Any]) -> Callable[[Any, Seat], None]:
    def resigned(g: Position, seat: Seat) -> None:
        recorder = g.rules.recorder
        assert recorder is not None
        assert rules.resigned is not None
        recorder.resign(g, seat)
        rules.resigned(g, seat)
        recorder.end(g)

    return resigned


class Recorder:
    """Notes what happens to a position during one choice.

    `causes` runs parallel to the agenda, with one more for the frame that is asked. What a rule puts waits
    beside `g.pending` until the flow has moved it to the agenda.
    """

    def __init__(self, watched: Watched, causes: Sequence[Cause]) -> None:
        self.watched = watched
        self.narrative = watched.narrative
        self.causes = list(causes)
        self.notes: list[Note] = []
        self._waiting: list[Cause] = []
        self._base = 0
        self._rule = ""
        self._seat: Seat = -1
        self._source = UNNAMED
        self._parts: tuple[Part, ...] = ()
        self._numbers: Numbers = ()
        self._last = -1  # the note of the last line of this rule, or -1

    def start(self, g: Position) -> None:
        """Remember the numbers from which changes are counted."""
        self._numbers = self.narrative.read(g)

    def begin(self, g: Position, entry: Entry, args: tuple[Any, ...]) -> None:
        """Note that a rule begins to run."""
        self._catch_up(g)
        cause = self._cause_at(len(g.agenda), entry)
        self._rule, self._seat, self._source, self._last = entry.id, cause.seat, cause.source, -1
        named = self.narrative.rules.get(entry.id)
        if named is not None:
            self._seat, self._source = -1, Source("", named)
        elif entry.kind in (DECISION, FREE):
            self._choose(args[0], args[1])
        elif entry.kind == DRAFT and self._source == UNNAMED:
            self._seat = args[0]

    def _choose(self, seat: Seat, action: tuple[Any, ...]) -> None:
        operand = self.narrative.verbs.get(action[0])
        if operand is None:
            self._seat = seat if self._source == UNNAMED else self._seat
            return
        self._seat, self._source = seat, Source("", action[0])
        if operand:
            domains = self.watched.verbs[action[0]]
            self._source = Source(domains[operand].name, action[1 + list(domains).index(operand)])

    def resign(self, g: Position, seat: Seat) -> None:
        """Note that a seat gives up."""
        self._catch_up(g)
        self._rule, self._seat, self._source, self._last = "resign", seat, Source("", RESIGNED), -1

    def _cause_at(self, depth: int, entry: Entry) -> Cause:
        """Return the cause of the frame that was taken from this place of the agenda."""
        if depth < len(self.causes):
            return self.causes[depth]
        return self.causes[-1] if self.causes and entry.kind != FREE else Cause()

    def _catch_up(self, g: Position) -> None:
        if self._waiting and not g.pending:
            del self.causes[self._base :]
            self.causes += reversed(self._waiting)
            self._waiting = []

    def cite(self, domain: str, value: str | int) -> None:
        """Name where the changes that follow in this rule come from."""
        self._source = Source(domain, value)

    def split(self, parts: Sequence[tuple[str, str, Points]]) -> None:
        """Name the sources of the points that change next, which add up to the change."""
        self._parts = tuple([Part(Source(domain, value), points) for domain, value, points in parts])

    def logged(self, g: Position) -> None:
        """Add a note to the line that was just told, with what changed since the last one."""
        assert g.journal is not None
        line = g.journal[-1]
        argument = self.narrative.lines.get(line[0])
        source = self._source
        if argument:
            domains = self.watched.lines[line[0]]
            self._source = Source(domains[argument], line[1 + list(domains).index(argument)])
        elif argument is not None:
            self._source = Source("", line[0])
        self._last = len(self.notes)
        self._add(g, len(g.journal) - 1, self._changes(g))
        if argument == "":
            self._source = source

    def _add(self, g: Position, line: int, changes: tuple[Change, ...]) -> None:
        turn = self.narrative.active(g)
        parts: tuple[Part, ...] = ()
        if self._parts and any([change.counter == self.narrative.counters[0] for change in changes]):
            parts, self._parts = self._parts, ()
        self.notes.append(Note(line, turn, self._rule, self._seat, self._source, changes, parts))

    def end(self, g: Position) -> None:
        """Note what changed after the last line, and what the rule left to happen."""
        changes = self._changes(g)
        if changes:
            last = self.notes[self._last] if self._last >= 0 else None
            if last is not None and not last.changes and last.source == self._source:
                self.notes[self._last] = msgspec.structs.replace(last, changes=changes)
            else:
                self._add(g, -1, changes)
        self._catch_up(g)
        self._base = len(g.agenda)
        missing = len(g.pending) - len(self._waiting)
        if missing >= 0:
            self._waiting += [Cause(self._seat, self._source)] * missing
        else:
            del self._waiting[:-missing]

    def _changes(self, g: Position) -> tuple[Change, ...]:
        numbers, before = self.narrative.read(g), self._numbers
        if numbers == before:
            return ()
        self._numbers = numbers
        return tuple(
            [
                Change(who, counter, now - then)
                for who, (old, new) in enumerate(zip(before, numbers, strict=False))
                for counter, then, now in zip(self.narrative.counters, old, new, strict=True)
                if now != then
            ]
        )

    def carried(self, g: Position) -> tuple[Cause, ...]:
        """Return the causes of what is left on the agenda and of what is asked, for the next choice."""
        self._catch_up(g)
        return tuple(self.causes[: len(g.agenda) + 1])


def source_for(source: Source, seat: Seat) -> Source:
    """Return the source as a seat may know it."""
    if not isinstance(source.value, Hidden):
        return source
    return Source(source.domain, _shown(source.value, seat))


def told_to_plain(lines: Sequence[Line], notes: Sequence[Note]) -> list[list[Any]]:
    """Return lines as JSON, each followed by its note, which later rules could not find out again."""
    found = {note.line: note for note in notes}
    plain = [line_to_plain(line) for line in lines]
    return [[*line, _note_to_plain(found[i])] if i in found else line for i, line in enumerate(plain)]


def _note_to_plain(note: Note) -> dict[str, Any]:
    (value,) = line_to_plain((note.source.value,))
    changes = [[change.who, change.counter, change.by] for change in note.changes]
    return {"note": [note.line, note.turn, note.rule, note.seat, note.source.domain, value, changes]}


def note_from_plain(value: list[Any]) -> Note | None:
    """Return the note of a line, if one was saved with it."""
    if not value or not isinstance(value[-1], dict) or "note" not in value[-1]:
        return None
    line, turn, rule, seat, domain, named, changes = value[-1]["note"]
    source = Source(domain, _part_from_plain(named))
    return Note(line, turn, rule, seat, source, tuple([Change(*change) for change in changes]))
