"""Turn what a seat sees into a vector, field by field of the game's position.

The generated table of fields says how each is encoded, from the annotation of the field; the kernel's own
fields are encoded here. A field that somebody sees and that has no codec is an error.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from saecula.core.actions import Vocabulary, arguments_of, rule_id, seat_of
from saecula.core.blocks import BLOCKS
from saecula.core.codecs import (
    Bits,
    CachedCodec,
    Choice,
    Codec,
    Each,
    Frames,
    NoRoom,
    Number,
    Numbers,
    Pairs,
    Sizing,
    Vector,
    Word,
    Words,
)
from saecula.core.game import Game
from saecula.core.observed import FieldInfo
from saecula.core.position import Frame, Position
from saecula.core.secrecy import Seen
from saecula.envs.names import joined, slot_names

HIDDEN: Final = ("Nobody", "Shared", "Passing")
AGENDA_FRAMES: Final = 8
ASK_ARGUMENTS: Final = 8
AGENDA_ARGUMENTS: Final = 6
MOST_PICKS: Final = 32
FEW_SLOTS: Final = 8


@dataclass(frozen=True)
class Field:
    """Where the vector holds a field; `path` names the record it belongs to."""

    path: str
    circle: str
    offset: int
    codec: Codec


class Layout:
    """The vector of one game for one number of seats, its options and its content."""

    def __init__(self, game: Game[Any], start: Any, vocabulary: Vocabulary) -> None:
        self._game = game
        self._sizing = Sizing(start.seats, start.content)
        self._codecs: dict[str, tuple[Codec, Codec]] = {}
        self.fields: list[Field] = []
        self.size = 0
        self._kernel = _Kernel(game, start.seats, vocabulary)
        for name, codec in self._kernel.codecs.items():
            self._add(name, "Sealed" if name in ("closed", "picks") else "Public", codec)
        self._own = _Writers()
        self._lists: list[tuple[str, list[_Writers]]] = []
        self._single: list[tuple[str, _Writers]] = []
        for field in declared(game, type(start).__name__):
            if field.kind == "list" and field.record:
                count = len(getattr(start, field.name))
                self._lists.append((field.name, [self._record(field, f"[{i}]") for i in range(count)]))
            elif field.kind == "record":
                self._single.append((field.name, self._record(field, "")))
            else:
                self._field(self._own, field, field.name, field.name)
        self._zeros = bytes(4 * self.size)

    def _record(self, field: FieldInfo, place: str) -> _Writers:
        writers = _Writers()
        for part in declared(self._game, field.record):
            self._field(writers, part, f"{field.name}.{part.name}", f"{field.name}{place}.{part.name}")
        return writers

    def _field(self, writers: _Writers, field: FieldInfo, declaration: str, path: str) -> None:
        codec, quick = self._codec(field, declaration)
        writers.add(field.name, self.size, quick)
        self._add(path, field.circle, codec)

    def _codec(self, field: FieldInfo, declaration: str) -> tuple[Codec, Codec]:
        """Return the codec of a field and the one that writes it; records of a list share both."""
        if declaration not in self._codecs:
            if field.codec is None:
                raise LookupError(f"{self._game.id}: {declaration} ({field.kind}) has no codec: annotate it")
            codec = field.codec(self._sizing)
            self._codecs[declaration] = codec, _quick(codec)
        return self._codecs[declaration]

    def _add(self, path: str, circle: str, codec: Codec) -> None:
        self.fields.append(Field(path, circle, self.size, codec))
        self.size += codec.size

    def names(self) -> list[str]:
        """Return a name for each slot: its field, then what the codec says of it."""
        return [joined(field.path, name) for field in self.fields for name in slot_names(field.codec)]

    def encode(self, seen: Seen[Any]) -> Vector:
        """Return the vector of a view."""
        v = array("f", self._zeros)
        g = seen.position
        self._kernel.write(v, g, seen.seat)
        try:
            self._own.write(v, g)
            for name, records in self._lists:
                for record, writers in zip(getattr(g, name), records, strict=True):
                    writers.write(v, record)
            for name, writers in self._single:
                writers.write(v, getattr(g, name))
        except NoRoom as error:
            raise NoRoom(f"{self._game.id}: {error}") from error
        return v


class _Writers:
    """Write the fields of one record."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._codecs: list[tuple[int, bool, Callable[[Vector, int, Any], None]]] = []
        self._values: Callable[[Any], tuple[Any, ...]] = lambda _: ()

    def add(self, name: str, at: int, codec: Codec) -> None:
        self._names.append(name)
        self._codecs.append((at, codec.always, codec.write))
        # Of a single field attrgetter returns the value itself.
        self._values = attrgetter(*self._names) if len(self._names) > 1 else lambda g: (getattr(g, name),)

    def write(self, v: Vector, record: Any) -> None:
        i = 0
        try:
            for i, value in enumerate(self._values(record)):
                at, always, write = self._codecs[i]
                if value or always:
                    write(v, at, value)
        except (LookupError, NoRoom) as error:
            raise NoRoom(f"field {self._names[i]}: no room for {error}") from error


def declared(game: Game[Any], class_: str) -> list[FieldInfo]:
    """Return the fields of a position or record that somebody can see."""
    return [field for field in game.code.fields[class_] if field.circle not in HIDDEN]


def _quick(codec: Codec) -> Codec:
    """Return the codec itself or a cached one: not worth it for few slots, not possible for a dictionary."""
    return (
        codec
        if codec.size < FEW_SLOTS or isinstance(codec, (Bits, Choice, Pairs, Word))
        else CachedCodec(codec)
    )


class _Kernel:
    """The fields that every position has, as one seat sees them."""

    def __init__(self, game: Game[Any], seats: int, vocabulary: Vocabulary) -> None:
        rules = sorted(game.rules.entries)
        self._seats = seats
        self._vocabulary = vocabulary
        scale = 1 << max(0, vocabulary.size.bit_length() - 6)
        self.codecs: dict[str, Codec] = {
            "seat": Choice(seats),
            "seats": Number(),
            "out": Bits(seats),
            "block": Word(BLOCKS),
            "asks": Each([Frames(rules, 1, ASK_ARGUMENTS)] * seats),
            "closed": Bits(seats),
            "picks": Numbers(MOST_PICKS, scale, varies=True),
            "waiting": Words(rules),
            "agenda": Frames(rules, AGENDA_FRAMES, AGENDA_ARGUMENTS),
        }
        self._writers = [_quick(codec) for codec in self.codecs.values()]

    def write(self, v: Vector, g: Position, seat: int) -> None:
        values = (
            seat,
            g.seats,
            g.out,
            g.block,
            self._asks(g),
            self._closed(g),
            self._picks(g, seat),
            tuple([rule_id(frame) for frame in g.agenda]),
            tuple(g.agenda[: -AGENDA_FRAMES - 1 : -1]),
        )
        at = 0
        for codec, value in zip(self._writers, values, strict=True):
            codec.write(v, at, value)
            at += codec.size

    def _asks(self, g: Position) -> tuple[tuple[Frame, ...], ...]:
        """Return by seat what it is asked; of several asks the first that is open."""
        asks: list[tuple[Frame, ...]] = [()] * self._seats
        for i in reversed(_shown(g)):
            frame = g.asks[i]
            asks[seat_of(frame)] = ((rule_id(frame), *arguments_of(frame)),)
        return tuple(asks)

    def _closed(self, g: Position) -> int:
        """Return the seats that have answered all their asks, as far as the viewer sees."""
        answered = still_open = 0
        for i, frame in enumerate(g.asks):
            if g.closed >> i & 1:
                answered |= 1 << seat_of(frame)
            else:
                still_open |= 1 << seat_of(frame)
        return answered & ~still_open

    def _picks(self, g: Position, seat: int) -> tuple[int, ...]:
        """The numbers of the actions this seat picked so far, the latest of very many."""
        for i in _shown(g):
            if seat_of(g.asks[i]) == seat and g.picks:
                return tuple([self._vocabulary.encode(action) + 1 for action in g.picks[i][-MOST_PICKS:]])
        return ()


def _shown(g: Position) -> list[int]:
    """Return the places of the asks, those that are open first."""
    places = range(len(g.asks))
    return sorted(places, key=lambda i: g.closed >> i & 1) if g.closed else list(places)
