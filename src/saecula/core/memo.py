"""A memo of bounded size, for values that are expensive to make and asked for again and again."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedMemo(dict[K, V]):
    """A dictionary that is emptied when it is full: cheaper on a hit than counting which entry is oldest."""

    __slots__ = ("limit",)

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def keep(self, key: K, value: V) -> V:
        """Keep a value that was just made, and return it."""
        if len(self) >= self.limit:
            self.clear()
        self[key] = value
        return value
