"""Values of the latest keys: what is looked at again and again hardly changes from one look to the next."""

from __future__ import annotations

from typing import Final, Generic, TypeAlias, TypeVar

from saecula.core.memo import keep

V = TypeVar("V")

Key: TypeAlias = tuple[object, ...]

KEPT: Final = 1 << 12


class Latest(Generic[V]):
    """Remembers the values of the latest keys."""

    __slots__ = ("_held",)

    def __init__(self) -> None:
        self._held: dict[Key, V] = {}

    def get(self, key: Key) -> V | None:
        """Return the value of a key, if it is remembered."""
        return self._held.get(key)

    def put(self, key: Key, value: V) -> V:
        """Remember and return a value."""
        return keep(self._held, KEPT, key, value)
