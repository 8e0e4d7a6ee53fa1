"""The base of all games' test tables: run frames, and let seats choose."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from saecula.core import flow
from saecula.core.position import Action, Frame, Position, Seat

G = TypeVar("G", bound=Position)

SEED = "a table for tests"


class Tabletop(Generic[G]):
    """A match under test."""

    def __init__(self, g: G) -> None:
        self.g = g

    def begin(self, *frames: Frame) -> Self:
        """Clear the agenda and run these frames."""
        g = self.g
        g.block, g.asks, g.picks, g.closed, g.listed = "", (), (), 0, []
        g.agenda[:] = []
        g.pending.clear()
        g.then(*frames)
        flow.begin(g)
        return self

    @property
    def asked(self) -> tuple[str, Seat]:
        """Return the first open ask and its seat, or ("", -1) if there is none."""
        seat = flow.mover(self.g)
        frame = flow.ask_of(self.g, seat) if seat >= 0 else None
        return (frame[0], seat) if frame else ("", -1)

    def options(self, seat: Seat) -> list[Action]:
        """Return the options of a seat."""
        return list(flow.options(self.g, seat))

    def choose(self, seat: Seat, *action: Any) -> Self:
        """Make a choice, checked for legality."""
        flow.choose(self.g, seat, tuple(action))
        return self
