"""Values of the latest keys: what is looked at again and again hardly changes from one look to the next."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, TypeVar

V = TypeVar("V")

Key: TypeAlias = tuple[object, ...]

KEPT: Final = 4


class Latest(Generic[V]):
    """Remembers the values of a few keys. Keys whose parts are the same objects are compared at once."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held: list[tuple[Key, V]] = []

    def get(self, key: Key) -> V | None:
        """Return the value of a key, if it is remembered."""
        for known, value in self._held:
            if known == key:
                return value
        return None

    def put(self, key: Key, value: V) -> V:
        """Remember and return a value; the oldest one is forgotten."""
        self._held = [(key, value), *self._held[: KEPT - 1]]
        return value
