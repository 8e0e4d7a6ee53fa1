"""Readable names for the slots of an observation vector, with content ids where a codec knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from saecula.core.codecs import (
    Bits,
    Choice,
    Codec,
    Dense,
    Each,
    Flag,
    Frames,
    Number,
    Numbers,
    Packed,
    Pairs,
    Pile,
    Ranks,
    Word,
    Words,
)


def slot_names(codec: Codec) -> list[str]:
    """Return one name per slot: empty if there is a single one, a number for codecs of a game's own."""
    return list(_NAMES.get(type(codec), _numbered)(codec))


def _alone(_: Number | Flag) -> Iterable[str]:
    return [""]


def _numbered(codec: Codec) -> Iterable[str]:
    return map(str, range(codec.size))


def _numbers(codec: Numbers) -> Iterable[str]:
    return [*["length"] * codec.varies, *map(str, range(codec.count))]


def _words(codec: Words) -> Iterable[str]:
    return [*codec.places, *[f"{word}, place" for word in codec.places if codec.row]]


def _pairs(codec: Pairs) -> Iterable[str]:
    return [name for word in codec.places for name in (word, f"{word}, number")]


def _pile(codec: Pile) -> Iterable[str]:
    knowers = [f"{word}, known to seat {seat}" for word in codec.places for seat in range(codec.seats)]
    return ["unknown", *codec.places, *knowers, *[f"{word}, depth" for word in codec.places if codec.deck]]


def _each(codec: Each) -> Iterable[str]:
    return [joined(str(i), name) for i, part in enumerate(codec.codecs) for name in slot_names(part)]


def _dense(codec: Dense) -> Iterable[str]:
    return [joined(str(place), name) for place in range(codec.places) for name in slot_names(codec.part)]


def _frames(codec: Frames) -> Iterable[str]:
    parts = [*codec.places, *[f"argument {i}" for i in range(codec.arguments)]]
    return [joined(str(i), part) for i in range(codec.count) for part in parts]


def joined(whole: str, part: str) -> str:
    """Join the name of a field and the name of a slot within it."""
    return f"{whole}: {part}" if part else whole


_NAMES: Final[dict[type, Callable[[Any], Iterable[str]]]] = {
    Number: _alone,
    Flag: _alone,
    Choice: _numbered,
    Bits: _numbered,
    Word: lambda codec: codec.places,
    Words: _words,
    Numbers: _numbers,
    Ranks: _numbered,
    Pairs: _pairs,
    Pile: _pile,
    Each: _each,
    Packed: _numbered,
    Dense: _dense,
    Frames: _frames,
}
