"""Annotations that say how observations encode a field.

    lands: Public[Annotated[int, bit_set("territories")]]

The functions of this module return factories of codecs, which get seats and content when a layout is made.
`make generate` copies them from the position into the generated table of fields. A count is a number, a
content file (for the number of its entries) or a function of the sizing; names are content files (for the
ids of their entries) or functions of the sizing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from saecula.core.codecs import (
    SMALL,
    Bits,
    Choice,
    Codec,
    Dense,
    Each,
    Flag,
    Number,
    Numbers,
    Packed,
    Pairs,
    Pile,
    Ranks,
    Sizing,
    Word,
    Words,
)

Maker: TypeAlias = Callable[[Sizing], Codec]
Count: TypeAlias = int | str | Callable[[Sizing], int]
Names: TypeAlias = str | Callable[[Sizing], Iterable[str]]


@dataclass(frozen=True)
class FieldInfo:
    """A declared field of a position or of one of its records."""

    name: str
    circle: str  # who sees it
    kind: str  # "int", "str", "bool", "zone", "spread", "frames", "record", "list", "dict", "tuple" or "row"
    record: str = ""  # the class of the records it holds
    codec: Maker | None = None


Fields: TypeAlias = dict[str, tuple[FieldInfo, ...]]  # by class


def seats(s: Sizing) -> int:
    """Return the number of seats."""
    return s.seats


def literal(*words: str) -> Callable[[Sizing], Iterable[str]]:
    """Give the words themselves instead of content files."""
    return lambda _: words


def number(scale: int = SMALL) -> Maker:
    """Encode a number, divided by `scale`."""
    return lambda _: Number(scale)


def flag() -> Maker:
    """Encode a boolean."""
    return lambda _: Flag()


def choice(count: Count) -> Maker:
    """Encode a number below a count, one-hot; a negative number means none."""
    return lambda s: Choice(_counted(s, count))


def bit_set(count: Count) -> Maker:
    """Encode a bit set of this width."""
    return lambda s: Bits(_counted(s, count))


def word(*names: Names) -> Maker:
    """Encode one of these words, one-hot; the empty word means none."""
    return lambda s: Word(_named(s, names))


def words(*names: Names, ordered: bool = False) -> Maker:
    """Encode how often each word occurs and, if they are ordered, where it occurs first."""
    return lambda s: Words(_named(s, names), ordered)


def numbers(count: Count, scale: int = SMALL, varies: bool = False) -> Maker:
    """Encode this many numbers, or at most this many if the length varies."""
    return lambda s: Numbers(_counted(s, count), scale, varies)


def ranks(count: Count) -> Maker:
    """Encode an order of the numbers below a count."""
    return lambda s: Ranks(_counted(s, count))


def pairs(*names: Names, scale: int = SMALL) -> Maker:
    """Encode a dictionary of words with a number each."""
    return lambda s: Pairs(_named(s, names), scale)


def zone(*names: Names, ordered: bool = False) -> Maker:
    """Encode a zone of these cards and, if it is ordered, the depth of each."""
    return lambda s: Pile(_named(s, names), s.seats, ordered)


def each(count: Count, part: Maker) -> Maker:
    """Encode every item of a tuple in the same way."""
    return lambda s: Each([part(s)] * _counted(s, count))


def packed(count: Count, width: int, scale: int = SMALL) -> Maker:
    """Encode a number that packs this many smaller ones of `width` bits each."""
    return lambda s: Packed(_counted(s, count), width, scale)


def dense(places: Count, part: Maker) -> Maker:
    """Encode a spread over these places, with `part` for the number of each."""
    return lambda s: Dense(_counted(s, places), part(s))


def _counted(s: Sizing, count: Count) -> int:
    if isinstance(count, int):
        return count
    return len(s.ids(count)) if isinstance(count, str) else count(s)


def _named(s: Sizing, names: Iterable[Names]) -> list[str]:
    found: list[str] = []
    for name in names:
        found += s.ids(name) if isinstance(name, str) else name(s)
    return found
