"""Bit sets of small numbers, for places, borders and cards that a position knows by number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


@lru_cache(maxsize=1 << 16)
def bits(mask: int) -> tuple[int, ...]:
    """Return the numbers in a bit set in ascending order."""
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return tuple(places)


def union(masks: Iterable[int]) -> int:
    """Return the union of bit sets."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def adjacency(places: int, pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Return for each place the bit set of its neighbours."""
    masks = [0] * places
    for one, other in pairs:
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return tuple(masks)


def incidence(places: int, pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Return for each place the bit set of the pairs it belongs to."""
    masks = [0] * places
    for number, (one, other) in enumerate(pairs):
        masks[one] |= 1 << number
        masks[other] |= 1 << number
    return tuple(masks)
