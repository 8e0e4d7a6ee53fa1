"""Codecs: write the values of a position into a vector of fixed size.

Numbers are divided by powers of two, which keeps them exact. A value that does not fit is an error: nothing
that a seat may know is dropped silently.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias
from zlib import crc32

from saecula.core.errors import SaeculaError
from saecula.core.memo import keep
from saecula.core.position import Frame
from saecula.core.spread import Spread
from saecula.core.zones import UNKNOWN, Zone

Vector: TypeAlias = "array[float]"

BOUND: Final = 128.0  # slots are between this and its negative
SMALL: Final = 16  # numbers are divided by this where a field does not say otherwise
CACHED: Final = 1024  # values per field
LARGE: Final = 1024  # arguments of frames from here on are hashed


class NoRoom(SaeculaError):
    """Raised for a value that does not fit into its part of the vector."""


class Codec(Protocol):
    """Write values of one kind into `size` slots; `description` says what the slots hold.

    Slots start at 0, so a value that is 0 or empty is written only where `always` says so.
    """

    size: int
    description: str
    always: bool

    def write(self, v: Vector, at: int, value: Any) -> None: ...


@dataclass(frozen=True)
class Sizing:
    """What the sizes of a vector depend on."""

    seats: int
    content: Any

    def ids(self, *files: str) -> list[str]:
        """Return the ids of these content files."""
        return [id_ for file in files for id_ in self.content.files[file]]


def scaled(value: float, scale: int) -> float:
    """Divide a number by a scale and clip it to the bounds of a slot."""
    share = value / scale
    if -BOUND <= share <= BOUND:
        return share
    return BOUND if share > 0 else -BOUND


class Number:
    """One number."""

    always: bool = False

    def __init__(self, scale: int = SMALL) -> None:
        self.size = 1
        self.scale = scale
        self.description = f"number / {scale}"

    def write(self, v: Vector, at: int, value: int) -> None:
        v[at] = scaled(value, self.scale)


class Flag:
    """A boolean."""

    always: bool = False
    size: int = 1
    description: str = "0 or 1"

    def write(self, v: Vector, at: int, value: bool) -> None:
        v[at] = float(value)


class Choice:
    """A number below a count; -1 is none."""

    always: bool = True

    def __init__(self, count: int) -> None:
        self.size = count
        self.description = f"one of {count}"

    def write(self, v: Vector, at: int, value: int) -> None:
        if value >= self.size:
            raise NoRoom(f"{value} is not below {self.size}")
        if value >= 0:
            v[at + value] = 1.0


class Bits:
    """A bit set."""

    always: bool = False

    def __init__(self, width: int) -> None:
        self.size = width
        self.description = f"{width} bits"

    def write(self, v: Vector, at: int, value: int) -> None:
        if value >> self.size:
            raise NoRoom(f"{value:b} has more than {self.size} bits")
        while value:
            low = value & -value
            v[at + low.bit_length() - 1] = 1.0
            value ^= low


def _places(words: Sequence[str]) -> dict[str, int]:
    return {word: i for i, word in enumerate(dict.fromkeys(words))}


class Word:
    """One of these words, or none."""

    always: bool = False

    def __init__(self, words: Sequence[str]) -> None:
        self.places = _places(words)
        self.size = len(self.places)
        self.description = f"one of {self.size}"

    def write(self, v: Vector, at: int, value: str) -> None:
        if value:
            v[at + self.places[value]] = 1.0


class Words:
    """How often each word occurs and, in a row, where it occurs first."""

    always: bool = False

    def __init__(self, words: Sequence[str], row: bool = False) -> None:
        self.places = _places(words)
        self.row = row
        count = len(self.places)
        self.size = 2 * count if row else count
        self.description = f"{count} counts" + (f", then {count} places from 1, / {SMALL}" if row else "")

    def write(self, v: Vector, at: int, value: tuple[str, ...]) -> None:
        places = self.places
        for word in value:
            v[at + places[word]] += 1.0
        if self.row:
            at += len(places)
            for i in range(len(value) - 1, -1, -1):
                v[at + places[value[i]]] = scaled(i + 1, SMALL)


class Numbers:
    """A tuple of numbers, preceded by its length if that varies."""

    always: bool = False

    def __init__(self, count: int, scale: int = SMALL, varies: bool = False) -> None:
        self.count = count
        self.scale = scale
        self.varies = varies
        self.size = count + varies
        self.description = ("length, then " if varies else "") + f"{count} numbers, / {scale}"

    def write(self, v: Vector, at: int, value: tuple[int, ...]) -> None:
        if len(value) > self.count or (len(value) < self.count and not self.varies):
            raise NoRoom(f"{len(value)} numbers, made for {self.count}")
        if self.varies:
            v[at] = scaled(len(value), self.scale)
            at += 1
        scale = self.scale
        for i, number in enumerate(value):
            if number:
                v[at + i] = scaled(number, scale)


class Ranks:
    """The order of some numbers below a count: the place of each, from 1."""

    always: bool = False

    def __init__(self, count: int) -> None:
        self.size = count
        self.description = f"{count} places from 1, / {SMALL}"

    def write(self, v: Vector, at: int, value: tuple[int, ...]) -> None:
        for i, number in enumerate(value):
            if not 0 <= number < self.size:
                raise NoRoom(f"{number} is not below {self.size}")
            v[at + number] = scaled(i + 1, SMALL)


class Pairs:
    """Words with a number each: whether a word is there, then its number."""

    always: bool = False

    def __init__(self, words: Sequence[str], scale: int = SMALL) -> None:
        self.places = _places(words)
        self.scale = scale
        self.size = 2 * len(self.places)
        self.description = f"{len(self.places)} times: 1 if it is there, number / {scale}"

    def write(self, v: Vector, at: int, value: dict[str, int]) -> None:
        for word, number in value.items():
            place = at + 2 * self.places[word]
            v[place] = 1.0
            v[place + 1] = scaled(number, self.scale)


class Pile:
    """A zone as a seat sees it: the unknown cards, the count of each known card, and the seats that know it.

    A deck, whose order counts, also gives the depth of the topmost copy of each known card.
    """

    always: bool = False

    def __init__(self, words: Sequence[str], seats: int, deck: bool = False) -> None:
        self.places = _places(words)
        self.seats = seats
        self.deck = deck
        count = len(self.places)
        self.size = 1 + count * (1 + seats + deck)
        self.description = f"unknown cards / {SMALL}, {count} counts, {count} x {seats} knowers" + (
            f", {count} depths from 1, / {SMALL}" if deck else ""
        )

    def write(self, v: Vector, at: int, value: Zone) -> None:
        cards = value.cards
        unknown = cards.count(UNKNOWN)
        v[at] = scaled(unknown, SMALL)
        if unknown == len(cards):
            return
        places, seats = self.places, self.seats
        counts = at + 1
        knowers = counts + len(places)
        depths = knowers + len(places) * seats
        for i, card in enumerate(cards):
            if card == UNKNOWN:
                continue
            place = places[card]
            v[counts + place] += 1.0
            known = value.known[i]
            for seat in range(seats):
                if known >> seat & 1:
                    v[knowers + place * seats + seat] += 1.0
            if self.deck:
                v[depths + place] = scaled(len(cards) - i, SMALL)


class Each:
    """A tuple whose item `i` is written by codec `i`; it may be shorter than the list of codecs."""

    always: bool = False

    def __init__(self, codecs: Sequence[Codec]) -> None:
        self.codecs = list(codecs)
        self.size = sum([codec.size for codec in codecs])
        parts = dict.fromkeys([codec.description for codec in codecs])
        self.description = f"{len(self.codecs)} times: {' / '.join(parts)}"

    def write(self, v: Vector, at: int, value: Sequence[Any]) -> None:
        if len(value) > len(self.codecs):
            raise NoRoom(f"{len(value)} items, made for {len(self.codecs)}")
        for codec, item in zip(self.codecs, value, strict=False):
            if item or codec.always:
                codec.write(v, at, item)
            at += codec.size


class Frames:
    """Frames of the agenda or of asks: the rule of each, one-hot, then its first arguments."""

    always: bool = False

    def __init__(self, rules: Sequence[str], count: int, arguments: int) -> None:
        self.places = _places(rules)
        self.count = count
        self.arguments = arguments
        self.each = len(self.places) + arguments
        self.size = count * self.each
        self.description = f"{count} times: rule, one of {len(self.places)}; {arguments} arguments"

    def write(self, v: Vector, at: int, value: Sequence[Frame]) -> None:
        for frame in value[: self.count]:
            v[at + self.places[frame[0]]] = 1.0
            start = at + len(self.places)
            for i, argument in enumerate(flat(frame[1:])[: self.arguments]):
                v[start + i] = as_number(argument)
            at += self.each


class Packed:
    """A number that packs smaller ones of `width` bits each, the first in the lowest bits."""

    always: bool = False

    def __init__(self, count: int, width: int, scale: int = SMALL) -> None:
        self.size = count
        self.width = width
        self.scale = scale
        self.description = f"{count} numbers, / {scale}"

    def write(self, v: Vector, at: int, value: int) -> None:
        if value < 0 or value >> self.size * self.width:
            raise NoRoom(f"{value} does not pack {self.size} numbers of {self.width} bits")
        part = (1 << self.width) - 1
        while value:
            v[at] = scaled(value & part, self.scale)
            value >>= self.width
            at += 1


class Dense:
    """A spread: the number of every place, written by `part`."""

    always: bool = False

    def __init__(self, places: int, part: Codec) -> None:
        self.places = places
        self.part = part
        self.size = places * part.size
        self.description = f"{places} times: {part.description}"

    def write(self, v: Vector, at: int, value: Spread) -> None:
        if value.mask >> self.places:
            raise NoRoom(f"{value.mask.bit_length()} places, made for {self.places}")
        part, size = self.part, self.part.size
        for place, number in value:
            part.write(v, at + place * size, number)


class CachedCodec:
    """A codec that caches what it wrote, since most fields keep their value over many choices."""

    def __init__(self, codec: Codec) -> None:
        self.size, self.description, self.always = codec.size, codec.description, codec.always
        self._codec = codec
        self._parts: dict[Hashable, Vector] = {}

    def write(self, v: Vector, at: int, value: Hashable) -> None:
        part = self._parts.get(value)
        if part is None:
            part = array("f", bytes(4 * self.size))
            self._codec.write(part, 0, value)
            keep(self._parts, CACHED, value, part)
        v[at : at + self.size] = part


def flat(frame: tuple[Any, ...]) -> list[Any]:
    """Return the arguments of a frame, including those of frames nested in it."""
    found: list[Any] = []
    for argument in frame:
        if isinstance(argument, tuple):
            found += flat(argument)
        else:
            found.append(argument)
    return found


def as_number(argument: Any) -> float:
    """Encode an argument of a frame as a number.

    A word becomes a hash between 0 and 1, a large number (a bit set) a hash between -1 and 0. Small numbers
    are divided and moved away from 0, outside the range of the hashes.
    """
    if isinstance(argument, str):
        return _hashed(argument)
    if -LARGE < argument < LARGE:
        return float(argument / SMALL) + (2.0 if argument >= 0 else -2.0)
    return -_hashed(str(argument))


def _hashed(text: str) -> float:
    """Return a hash of 24 bits, as many as a slot holds exactly."""
    return (crc32(text.encode()) >> 8) / (1 << 24)
