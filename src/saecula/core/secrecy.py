"""Secrets: what a seat sees, and the worlds it can imagine.

`Seen` is the only thing that leaves the kernel towards scenes, bots, environments and the API: they accept
nothing else, so the type checker guards the door.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from saecula.core.position import Position, Seat

G = TypeVar("G", bound=Position)


class Seen(Generic[G]):
    """A position as one seat sees it: what it does not know is `?`, empty or zero."""

    __slots__ = ("position", "seat")

    def __init__(self, position: G, seat: Seat) -> None:
        self.position = position
        self.seat = seat
