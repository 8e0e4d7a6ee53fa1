"""Hidden information: a position as one seat sees it.

Scenes, bots, environments and the API take a `Seen` and nothing else. Only `Game.redact` makes one, and
`Game.load_seen`, which redacts what it loads; so a `Seen` never holds anything that its seat may not know.
The type checker checks what functions take, and the constructor raises an error for any other caller.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from saecula.core.errors import NotRedacted
from saecula.core.position import Position, Seat

G = TypeVar("G", bound=Position)

REDACTED: Final = object()  # for `Game.redact` alone


class Seen(Generic[G]):
    """A position as one seat sees it: what the seat does not know is `?`, empty or zero."""

    __slots__ = ("position", "seat")

    def __init__(self, position: G, seat: Seat, proof: object = None) -> None:
        if proof is not REDACTED:
            raise NotRedacted("only Game.redact makes a Seen; evaluate a position without one")
        self.position = position
        self.seat = seat
