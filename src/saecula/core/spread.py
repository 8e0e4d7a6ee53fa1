"""Numbers spread over places: units in areas, markers on a map.

A spread is a value: `put` and `add` return a new one, so clones share it at no cost. It is sparse: empty
places take no room, and `mask` is the bit set of the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from saecula.core.bits import bits


class Spread:
    """A number for each of some places; every other place has 0."""

    __slots__ = ("mask", "values")

    def __init__(self, mask: int, values: tuple[int, ...]) -> None:
        self.mask = mask  # bit set of the places with a number other than 0
        self.values = values  # those numbers, by ascending place

    def __len__(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Iterate over places and their numbers, by ascending place."""
        return zip(bits(self.mask), self.values, strict=True)

    def __contains__(self, place: object) -> bool:
        return isinstance(place, int) and place >= 0 and self.mask >> place & 1 != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spread) and self.mask == other.mask and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.mask, self.values))

    def __repr__(self) -> str:
        return f"Spread({', '.join([f'{place}: {value}' for place, value in self])})"

    def at(self, place: int) -> int:
        """Return the number of a place."""
        bit = 1 << place
        if not self.mask & bit:
            return 0
        return self.values[(self.mask & (bit - 1)).bit_count()]

    def put(self, place: int, value: int) -> Spread:
        """Return the spread with this number at a place; 0 clears the place."""
        bit = 1 << place
        mask, values = self.mask, self.values
        index = (mask & (bit - 1)).bit_count()
        after = values[index + 1 :] if mask & bit else values[index:]
        if value:
            return Spread(mask | bit, values[:index] + (value,) + after)
        return Spread(mask & ~bit, values[:index] + after) if mask & bit else self

    def add(self, place: int, value: int) -> Spread:
        """Return the spread with this much more, or less, at a place."""
        return self.put(place, self.at(place) + value)


NOTHING: Final = Spread(0, ())


def spread(numbers: Iterable[tuple[int, int]]) -> Spread:
    """Return the spread of these places and numbers."""
    found = {place: value for place, value in numbers if value}
    places = sorted(found)
    return Spread(sum([1 << place for place in places]), tuple([found[place] for place in places]))
