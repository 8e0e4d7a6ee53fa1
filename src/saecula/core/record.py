"""Matches and their records: choose, take back, save, replay, verify.

The log of choices is authoritative; positions are only a cache of it. `choose` works on a clone that then
replaces the position, so an error changes nothing.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from saecula.core import flow
from saecula.core.blocks import SEALED
from saecula.core.errors import BadOption, BadRecord, IllegalChoice
from saecula.core.game import Game, seed_bytes
from saecula.core.journal import (
    Cause,
    Heard,
    Line,
    Note,
    line_from_plain,
    line_to_plain,
    note_from_plain,
    told_to_plain,
    without_note,
)
from saecula.core.plain import tuples
from saecula.core.position import Action, Position, Seat
from saecula.core.variants import plain_options

G = TypeVar("G", bound=Position)

FORMAT: Final = 1
MARK_EVERY: Final = 50
RESIGN: Final = "resign"
TAKEOVER: Final = "takeover"  # by a bot
NOTES: Final = (RESIGN, TAKEOVER, "setting")
NOTE_WORDS: Final = 8
MOST_NAMES: Final = 32
LONGEST_WORD: Final = 300  # characters of a word in a note, of a name, of a seed
DEEPEST: Final = 16  # lists in lists in a choice or an option


@dataclass(frozen=True)
class Limits:
    """Limits on the size of a record: rules bound the choices of a match, but not its notes."""

    size: int  # bytes
    entries: int
    notes: int
    notes_at_once: int  # between two choices
    segments: int


# Ten times the longest matches, of five at The Sands of Time with 1,200 choices, are far below both.
SENT: Final = Limits(size=4 << 20, entries=20_000, notes=500, notes_at_once=50, segments=20)
FILED: Final = Limits(size=64 << 20, entries=500_000, notes=20_000, notes_at_once=1_000, segments=1_000)


class LogEntry(msgspec.Struct, array_like=True):
    """One choice or note: the seat, the decision, the action, and the journal lines it caused."""

    seat: int
    decision: str
    action: list[Any]
    told: list[list[Any]] = []


def bot_of(entry: LogEntry) -> str:
    """Return the name of the bot that a takeover note seats; empty if it names none."""
    return entry.action[0] if entry.action else ""


class Segment(msgspec.Struct):
    """A stretch of a match played under one version of rules and content."""

    rules: int
    content: str
    base: dict[str, Any] | None = None  # the position it continues from; None: the start
    entries: list[LogEntry] = []


class MatchRecord(msgspec.Struct):
    """Everything that is saved of a match."""

    format: int
    game: str
    seats: int
    options: dict[str, Any]
    names: list[str]
    commitment: str
    seed: str
    segments: list[Segment]
    told: list[list[Any]] = []  # of the setup
    stamps: list[int] = []
    digest: str = ""
    position: dict[str, Any] | None = None  # when it was saved, to resume from under later rules


@dataclass(frozen=True)
class EntryNotes:
    """Notes about an entry of the log."""

    sealed: bool  # it answered one of several asks that are hidden until all are answered
    notes: list[Note]


def new_seed() -> bytes:
    """Return 32 random bytes."""
    return secrets.token_bytes(32)


def commitment_to(seed: bytes) -> str:
    """Return the commitment that is published before the match, to check the seed against afterwards."""
    return hashlib.sha256(seed).hexdigest()


class Match(Generic[G]):
    """A running or finished match: its position and its log."""

    def __init__(self, game: Game[G], record: MatchRecord, content: Any, start: G) -> None:
        self.game = game
        self.record = record
        self.content = content
        self.position = start
        self.entries: list[LogEntry] = []
        self.barriers: list[bool] = []
        self.opening: list[Note] = []  # about the setup
        self.notes: list[EntryNotes] = []  # about each entry; a replay regenerates them
        self.block_start = 0
        self.stamps = [0] * record.seats
        self._causes: tuple[Cause, ...] = ()
        self._marks: list[tuple[int, int, G, tuple[Cause, ...]]] = [(0, 0, start, ())]

    @classmethod
    def new(
        cls,
        game: Game[G],
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: str | bytes | None = None,
        names: Sequence[str] = (),
        content: Any = None,
    ) -> Match[G]:
        """Start a match and return it at its first decision."""
        raw = new_seed() if seed is None else seed_bytes(seed)
        content = content if content is not None else game.load_content(None)
        start = game.start(seats, raw, options, content, journal=True)
        heard = game.heard(start)
        start.barrier = False
        record = MatchRecord(
            format=FORMAT,
            game=game.id,
            seats=seats,
            options=plain_options(game.options(seats, options or {})),
            names=list(names),
            commitment=commitment_to(raw),
            seed=raw.hex(),
            segments=[Segment(game.version, content.digest)],
            told=told_to_plain(heard.lines, heard.notes),
        )
        return cls(game, record, content, start)._opened(heard)

    def _opened(self, heard: Heard) -> Match[G]:
        """Keep the journal of the setup; keep its notes only if the record has the same lines."""
        same = [line_to_plain(line) for line in heard.lines] == [
            without_note(line) for line in self.record.told
        ]
        self.opening, self._causes = heard.notes if same else [], heard.causes
        self._marks = [(0, 0, self.position, heard.causes)]
        return self

    @classmethod
    def open(cls, game: Game[G], record: MatchRecord, content: Any = None, upto: int = -1) -> Match[G]:
        """Replay the last segment to its end or up to an entry; every entry must answer what is asked.

        A segment of earlier rules opens if the current rules lead to the same end.
        """
        content = content if content is not None else game.load_content(None)
        _check_header(game, record)
        record = _upgraded(game, record, content)
        last = record.segments[-1]
        content = game.content_of(last.content, content)
        _check_readable(game, last, content)
        try:
            match = cls._replayed(game, record, content, len(record.segments) - 1, upto)
            if last.rules < game.version and upto < 0:
                _check_digest(game, record, match.position)
        except BadRecord as error:
            if last.rules == game.version:
                raise
            told = f"played under rules {last.rules}; rules {game.version} differ"
            raise BadRecord(f"{told}: {error}") from error
        if upto < 0:
            match.record = _replacing_last(record, msgspec.structs.replace(last, rules=game.version))
            match.stamps = list(record.stamps) or match.stamps
        return match

    @classmethod
    def resume(cls, game: Game[G], record: MatchRecord, content: Any = None) -> Match[G]:
        """Open a saved match; if the current rules cannot replay it, continue from the saved position."""
        try:
            return cls.open(game, record, content)
        except BadRecord:
            content = content if content is not None else game.load_content(None)
            last = record.segments[-1]
            if record.position is None or last.rules > game.version or _is_current(game, last, content):
                raise
            return cls.open(game, continued(record, record.position), content)

    @classmethod
    def _replayed(
        cls, game: Game[G], record: MatchRecord, content: Any, number: int, upto: int = -1
    ) -> Match[G]:
        """Return the match at the end of a segment that was played under these rules."""
        segment = record.segments[number]
        heard = Heard([])
        if segment.base is None:
            start = game.start(record.seats, _seed_of(record), record.options, content, journal=True)
            heard = game.heard(start)
            start.barrier = False
        else:
            start = game.load(segment.base, content, game.options(record.seats, record.options))
        match = cls(game, record, content, start)._opened(heard)
        entries = segment.entries
        for index, entry in enumerate(entries if upto < 0 else entries[:upto]):
            match._replay(index, entry)
        return match

    def copy(self) -> Match[G]:
        """Return a copy with a log of its own; the position is shared, because a choice replaces it."""
        copied = Match(self.game, self.record, self.content, self.position)
        copied.entries = list(self.entries)
        copied.barriers = list(self.barriers)
        copied.opening = list(self.opening)
        copied.notes = list(self.notes)
        copied.block_start = self.block_start
        copied.stamps = list(self.stamps)
        copied._causes = self._causes
        copied._marks = list(self._marks)
        return copied

    @property
    def over(self) -> bool:
        """Return whether the match is over."""
        return flow.is_over(self.position)

    def token(self, seat: Seat) -> str:
        """Return a token that identifies a seat's open ask; an answer with another token is stale."""
        if not 0 <= seat < self.record.seats:
            return ""
        text = f"{self.record.commitment}:{seat}:{self.stamps[seat]}"
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def choose(self, seat: Seat, action: Action, token: str | None = None) -> list[Line]:
        """Carry out a choice and everything that follows; return its journal lines."""
        self._check_seat(seat)
        if token is not None and token != self.token(seat):
            raise IllegalChoice("this answer is stale: something else is asked now")
        action = flow.legal(self.position, seat, action)
        frame = flow.ask_of(self.position, seat)
        assert frame is not None  # `legal` refuses a seat that is not asked
        g = self._recorded()
        flow.play(g, seat, action)
        heard = self.game.heard(g)
        entry = LogEntry(seat, frame[0], list(action), told_to_plain(heard.lines, heard.notes))
        self._append(entry, g, g.barrier, heard)
        return heard.lines

    def _recorded(self) -> G:
        """Return a copy of the position with its journal on."""
        g = self.game.clone(self.position)
        self.game.listen(g, self._causes)
        return g

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.record.seats:
            raise IllegalChoice(f"there is no seat {seat}; seats are 0 to {self.record.seats - 1}")

    def may_resign(self, seat: Seat) -> bool:
        """Return whether the rules of the game let this seat resign now."""
        rules = self.game.rules
        g = self.position
        if rules.resigned is None or self.over or g.out >> seat & 1:
            return False
        return rules.may_resign(g, seat)

    def resign(self, seat: Seat) -> list[Line]:
        """Let a seat resign, if the game has rules for that; return the journal lines."""
        self._check_seat(seat)
        if self.game.rules.resigned is None:
            raise IllegalChoice(f"{self.game.id} has no rules for resigning; let a bot take over the seat")
        if self.over or self.position.out >> seat & 1:
            raise IllegalChoice(
                f"seat {seat} cannot resign: {'the match is over' if self.over else 'it is out'}"
            )
        if not self.may_resign(seat):
            raise IllegalChoice(f"seat {seat} cannot resign now")
        g = self._recorded()
        flow.retire(g, seat)
        heard = self.game.heard(g)
        entry = LogEntry(seat, RESIGN, [], told_to_plain(heard.lines, heard.notes))
        self._append(entry, g, True, heard)
        return heard.lines

    def note(self, seat: Seat, kind: str, *words: str) -> None:
        """Log something about the match that does not change the position (a bot takes over, a setting)."""
        self._check_seat(seat)
        if kind not in NOTES or kind == RESIGN:
            raise IllegalChoice(f"unknown note {kind!r}; there are: {', '.join(NOTES[1:])}")
        if len(words) > NOTE_WORDS or not _are_words(words):
            raise IllegalChoice(f"a note has at most {NOTE_WORDS} words of at most {LONGEST_WORD} characters")
        self._append(LogEntry(seat, kind, list(words)), self.position, True, Heard([], [], self._causes))

    def _append(self, entry: LogEntry, g: G, barrier: bool, heard: Heard) -> None:
        before = self.position
        self.position = g
        self.entries.append(entry)
        self.barriers.append(barrier)
        self.notes.append(EntryNotes(before.block in SEALED and entry.decision not in NOTES, heard.notes))
        self._causes = heard.causes
        if g.asks is before.asks:
            self.stamps[entry.seat] += 1
        else:
            self.stamps = [stamp + 1 for stamp in self.stamps]
            self.block_start = len(self.entries)
        if barrier or len(self.entries) - self._marks[-1][0] >= MARK_EVERY:
            self._mark()

    def _mark(self) -> None:
        """Keep this position, to return to it quickly.

        The last barrier is always marked, because no single player can undo past it. Marks at earlier
        barriers are thinned out to at most two per `MARK_EVERY` entries.
        """
        count = len(self.entries)
        if len(self._marks) > 1 and count - self._marks[-2][0] < MARK_EVERY:
            self._marks.pop()
        self._marks.append((count, self.block_start, self.position, self._causes))

    def _replay(self, index: int, entry: LogEntry) -> None:
        try:
            if entry.decision == RESIGN:
                self.resign(entry.seat)
            elif entry.decision in NOTES:
                self.note(entry.seat, entry.decision, *entry.action)
            else:
                self._check_seat(entry.seat)
                frame = flow.ask_of(self.position, entry.seat)
                asked = frame[0] if frame else "nothing"
                if asked != self.game.rules.current(entry.decision):
                    raise IllegalChoice(f"{entry.decision} of seat {entry.seat}, but {asked} is asked")
                self.choose(entry.seat, tuples(entry.action))
        except IllegalChoice as error:
            raise BadRecord(f"entry {index}: {error}") from error

    @property
    def settled(self) -> bool:
        """Return whether no single player can undo anything that came before this moment."""
        return self.block_start == len(self.entries) and bool(self.barriers) and self.barriers[-1]

    def can_take_back(self, seat: Seat) -> bool:
        """Return whether this seat can undo its last choice without asking anybody."""
        return self._cut_for(seat) is not None

    def take_back(self, seat: Seat) -> None:
        """Undo this seat's last choice if it came after the last barrier or in the open sealed block."""
        cut = self._cut_for(seat)
        if cut is None:
            raise IllegalChoice("nothing to take back: dice, a reveal or another player's choice came since")
        stamps = list(self.stamps)
        if cut < self.block_start:
            stamps = [stamp + 1 for stamp in stamps]
        else:  # in an open block: the asks of the others stay the same, and they learn nothing
            stamps[seat] += 1
        self._rebuild(self.entries[:cut] + self.entries[cut + 1 :])
        self.stamps = stamps

    def _cut_for(self, seat: Seat) -> int | None:
        if self.position.block in SEALED:
            for i in range(len(self.entries) - 1, self.block_start - 1, -1):
                if self.entries[i].seat == seat and self.entries[i].decision not in NOTES:
                    return i
        last = len(self.entries) - 1
        if last >= 0 and self.entries[last].seat == seat and not self.barriers[last]:
            return last
        return None

    def rewind(self, length: int) -> None:
        """Go back to an earlier point, even past barriers; call it only if all players agreed."""
        if not 0 <= length <= len(self.entries):
            raise IllegalChoice(f"there is no point {length}; the match has {len(self.entries)} choices")
        stamps = [stamp + 1 for stamp in self.stamps]
        self._rebuild(self.entries[:length])
        self.stamps = stamps

    def _rebuild(self, entries: list[LogEntry]) -> None:
        kept = 0
        while kept < len(entries) and entries[kept] is self.entries[kept]:
            kept += 1
        while self._marks[-1][0] > kept:
            self._marks.pop()
        count, self.block_start, self.position, self._causes = self._marks[-1]
        self.entries = entries[:count]
        self.barriers = self.barriers[:count]
        self.notes = self.notes[:count]
        for entry in entries[count:]:
            self._replay(len(self.entries), entry)

    def at(self, index: int) -> G:
        """Return the position before the choice with this index."""
        if not 0 <= index <= len(self.entries):
            raise BadRecord(f"there is no point {index}; the match has {len(self.entries)} choices")
        count, _, mark, _ = next(m for m in reversed(self._marks) if m[0] <= index)
        g = self.game.clone(mark)
        for entry in self.entries[count:index]:
            carry_out(g, entry)
        return g

    def told(self, index: int) -> list[Line]:
        """Return the journal lines of the choice with this index; -1 is the setup."""
        lines = self.record.told if index < 0 else self.entries[index].told
        return [line_from_plain(line) for line in lines]

    def noted(self, index: int) -> list[Note | None]:
        """Return the notes on each journal line of the choice with this index; -1 is the setup."""
        lines = self.record.told if index < 0 else self.entries[index].told
        return [note_from_plain(line) for line in lines]

    def go_on(self) -> None:
        """Begin a new segment here, which is played under the current rules and content."""
        self.record = continued(self.saved(), self.game.plain(self.position))
        self.entries, self.barriers, self.notes, self.opening, self.block_start = [], [], [], [], 0
        self._marks = [(0, 0, self.position, self._causes)]

    def saved(self, resumable: bool = False) -> MatchRecord:
        """Return the record; `resumable` adds the position, to resume from under later rules."""
        last = msgspec.structs.replace(self.record.segments[-1], entries=list(self.entries))
        return msgspec.structs.replace(
            _replacing_last(self.record, last),
            stamps=list(self.stamps),
            digest=self.game.digest(self.position),
            position=self.game.plain(self.position) if resumable else None,
        )


def carry_out(g: Position, entry: LogEntry) -> None:
    """Carry out an entry of the log in a position."""
    if entry.decision == RESIGN:
        flow.retire(g, entry.seat)
    elif entry.decision not in NOTES:
        flow.play(g, entry.seat, tuples(entry.action))


def continued(record: MatchRecord, snapshot: dict[str, Any]) -> MatchRecord:
    """Return a record that continues from this snapshot, so that earlier entries need not be replayed.

    A match thus survives a change of rules or content: `Match.open` upgrades a last segment without entries.
    """
    last = record.segments[-1]
    segments = [*record.segments, Segment(last.rules, last.content, snapshot)]
    return msgspec.structs.replace(record, segments=segments)


def _replacing_last(record: MatchRecord, segment: Segment) -> MatchRecord:
    return msgspec.structs.replace(record, segments=[*record.segments[:-1], segment])


def _upgraded(game: Game[Any], record: MatchRecord, content: Any) -> MatchRecord:
    last = record.segments[-1]
    if last.base is None or last.entries or _is_current(game, last, content):
        return record
    base = game.upgrade(last.base, last.rules)
    return _replacing_last(record, Segment(game.version, content.digest, base))


def _seed_of(record: MatchRecord) -> bytes:
    if not record.seed:
        raise BadRecord("the seed has not been revealed yet")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise BadRecord("the seed is not hexadecimal") from error
    if commitment_to(seed) != record.commitment:
        raise BadRecord("the seed is not the one that was committed to")
    return seed


def _check_header(game: Game[Any], record: MatchRecord) -> None:
    if record.format != FORMAT:
        raise BadRecord(f"format {record.format} is unknown; this program reads {FORMAT}")
    if record.game != game.id:
        raise BadRecord(f"a record of {record.game!r}, not of {game.id}")
    if not record.segments:
        raise BadRecord("a record without segments")
    for number, segment in enumerate(record.segments):
        if (segment.base is None) != (number == 0):
            raise BadRecord(f"segment {number} {'has no base' if number else 'does not begin at the start'}")
    try:
        game.options(record.seats, record.options)
    except BadOption as error:
        raise BadRecord(str(error)) from error
    if record.stamps and len(record.stamps) != record.seats:
        raise BadRecord(f"{len(record.stamps)} stamps for {record.seats} seats")


def _is_current(game: Game[Any], segment: Segment, content: Any) -> bool:
    return segment.rules == game.version and segment.content == content.digest


def _check_readable(game: Game[Any], segment: Segment, content: Any) -> None:
    if segment.content != content.digest:
        raise BadRecord(
            f"played with content {segment.content}, but this is {content.digest}: give the same --content"
        )
    if segment.rules > game.version:
        raise BadRecord(f"played under rules {segment.rules}, these are {game.version}")


def _check_digest(game: Game[G], record: MatchRecord, end: G) -> None:
    digest = game.digest(end)
    if record.digest and record.digest != digest:
        raise BadRecord(f"the replay ends at {digest[:12]}, the record says {record.digest[:12]}")


def encode_record(record: MatchRecord) -> bytes:
    """Encode a record as JSON."""
    return msgspec.json.encode(record) + b"\n"


def decode_record(data: bytes, limits: Limits = FILED) -> MatchRecord:
    """Decode a record from JSON; raise BadRecord if it is malformed or too large."""
    if len(data) > limits.size:
        raise BadRecord(f"too large for a record: more than {limits.size} bytes")
    try:
        record = msgspec.json.decode(data, type=MatchRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not a match record: {error}") from error
    _check_limits(record, limits)
    return record


def _check_limits(record: MatchRecord, limits: Limits) -> None:
    if len(record.segments) > limits.segments:
        raise BadRecord(f"{len(record.segments)} segments; at most {limits.segments} are read")
    if len(record.names) > MOST_NAMES or not _are_words([*record.names, record.seed]):
        raise BadRecord(f"names and seed: at most {MOST_NAMES} names, at most {LONGEST_WORD} characters each")
    entries = [entry for segment in record.segments for entry in segment.entries]
    if len(entries) > limits.entries:
        raise BadRecord(f"{len(entries)} entries; at most {limits.entries} are read")
    notes = at_once = most_at_once = 0
    for entry in entries:
        at_once = at_once + 1 if entry.decision in NOTES else 0
        notes += at_once > 0
        most_at_once = max(most_at_once, at_once)
    if notes > limits.notes or most_at_once > limits.notes_at_once:
        raise BadRecord(
            f"{notes} notes, {most_at_once} between two choices; "
            f"at most {limits.notes} and {limits.notes_at_once} are read"
        )
    if not _is_flat([record.options, *[entry.action for entry in entries]]):
        raise BadRecord(f"lists in lists, more than {DEEPEST} deep")


def _are_words(words: Iterable[Any]) -> bool:
    return all([isinstance(word, str) and len(word) <= LONGEST_WORD for word in words])


def _is_flat(things: list[Any]) -> bool:
    """Return whether nothing is nested too deeply, checked without recursion."""
    for _ in range(DEEPEST + 1):
        nested = [thing for thing in things if isinstance(thing, list | dict) and thing]
        if not nested:
            return True
        things = [part for thing in nested for part in (thing.values() if isinstance(thing, dict) else thing)]
    return False


def read_record(path: Path) -> MatchRecord:
    """Read the record in a file."""
    try:
        with path.open("rb") as file:
            return decode_record(file.read(FILED.size + 1))
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from error


def write_record(path: Path, record: MatchRecord) -> None:
    """Write a record so that a crash leaves either the old file or the new one."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(encode_record(record))
    draft.replace(path)


def verify(game: Game[G], record: MatchRecord, content: Any = None) -> Match[G]:
    """Replay every segment of these rules and content, check commitment and digests, and return the match.

    Each replayed segment must end exactly where the next one begins; `unproven` names the others.
    """
    content = content if content is not None else game.load_content(None)
    match: Match[G] = Match.open(game, record, content)
    _seed_of(record)
    variant = game.options(record.seats, record.options)
    for number, segment in enumerate(record.segments[:-1]):
        following = record.segments[number + 1]
        if not _is_current(game, segment, content):
            continue
        end = game.digest(Match._replayed(game, record, content, number).position)
        if following.base is not None and _is_current(game, following, content):
            base = game.digest(game.load(following.base, content, variant))
            if end != base:
                raise BadRecord(f"segment {number} ends at {end[:12]}, the next begins at {base[:12]}")
    _check_digest(game, record, match.position)
    return match


def unproven(game: Game[Any], record: MatchRecord, content: Any = None) -> list[int]:
    """Return the segments played under other rules or content, which `verify` cannot replay."""
    content = content if content is not None else game.load_content(None)
    return [n for n, segment in enumerate(record.segments) if not _is_current(game, segment, content)]
