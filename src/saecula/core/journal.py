"""What happened, in words for people; never part of the position.

A line is a key and typed arguments, told from the true position. What only some may read is `Hidden`, and is
blanked for the others before anything leaves the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from saecula.core.position import Seat
from saecula.core.zones import EVERYONE, UNKNOWN, Knowers

Line: TypeAlias = tuple[Any, ...]
Lines: TypeAlias = Mapping[str, Mapping[str, str]]  # key -> argument -> name of its domain


class Hidden:
    """An argument that only these seats may read."""

    __slots__ = ("known", "value")

    def __init__(self, value: str | int, known: Knowers) -> None:
        self.value = value
        self.known = known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and (self.value, self.known) == (other.value, other.known)

    def __hash__(self) -> int:
        return hash((self.value, self.known))

    def __repr__(self) -> str:
        return f"Hidden({self.value!r}, {self.known})"


def as_told(line: Line, seat: Seat) -> Line:
    """The line as a seat may read it; `?` stands for what it may not."""
    return tuple([_shown(part, seat) if isinstance(part, Hidden) else part for part in line])


def _shown(part: Hidden, seat: Seat) -> str | int:
    may_read = part.known == EVERYONE if seat < 0 else part.known >> seat & 1
    return part.value if may_read else UNKNOWN


def line_to_plain(line: Line) -> list[Any]:
    """A line as JSON; hidden arguments keep who may read them."""
    return [{"hidden": p.value, "known": p.known} if isinstance(p, Hidden) else p for p in line]


def line_from_plain(value: list[Any]) -> Line:
    """The line again."""
    return tuple([Hidden(p["hidden"], p["known"]) if isinstance(p, dict) else p for p in value])
