"""How far a search looks: to the end of its seat's affair, or of the next one, or the one after."""

from __future__ import annotations

from typing import Final

from saecula.core import flow
from saecula.core.blocks import BINDING
from saecula.core.position import Frame, Position, Seat

MOST_CHOICES: Final = 60  # of all seats within one affair
ALONE: Final = 10  # the same, of one who plays alone: nobody else's turn ends an affair


def asks_together(g: Position) -> bool:
    """Whether several choose at once, sealed, and all answers count."""
    return g.block in BINDING and len(g.asks) > 1


class Horizon:
    """Follows one imagined course of play and says when to stop and judge.

    An affair of a seat is what comes of its choice: it ends when another seat is asked while the frames that
    waited at its beginning are already gone, or when all are asked anew. A sealed choice has its affair where
    the seat carries it out. Positions are judged only at the end of an affair, where nothing is half done.
    """

    __slots__ = ("_asks", "_base", "_choices", "_seat", "_waiting", "left")

    def __init__(self, g: Position, seat: Seat, affairs: int) -> None:
        self._seat = seat
        self.left = affairs
        self._begin(g)

    def _begin(self, g: Position) -> None:
        self._waiting = False
        self._choices = MOST_CHOICES if g.seats > 1 else ALONE
        self._asks = g.asks
        self._base = g.agenda[: self._own_turn(g)] if asks_together(g) else g.agenda.copy()

    def _own_turn(self, g: Position) -> int:
        """Where the frame waits in which this seat carries out what it seals; 0 if there is none."""
        for i in range(len(g.agenda) - 1, -1, -1):
            if self._seat in g.agenda[i][1:2]:
                return i
        return 0

    def is_reached(self, g: Position, asked: Seat) -> bool:
        """Whether to stop before this seat chooses."""
        self._choices -= 1
        if not self._choices:
            return True
        if asks_together(g) and g.asks is not self._asks:
            if flow.ask_of(g, self._seat) is not None:
                return self._ends(g)
        elif asked == self._seat:
            if self._waiting:
                self._begin(g)
            else:
                self._rise(g.agenda)
        elif not self._waiting and g.agenda[: len(self._base)] != self._base:
            self._waiting = True
            self.left -= 1
            return self.left == 0
        return False

    def _ends(self, g: Position) -> bool:
        """All are asked anew: an affair ends, unless it had ended before, and the next one begins."""
        if not self._waiting:
            self.left -= 1
        self._begin(g)
        return self.left == 0

    def _rise(self, agenda: list[Frame]) -> None:
        """The seat goes on after part of its affair: only what still waits below counts from now on."""
        base = self._base
        if agenda[: len(base)] != base:
            same = 0
            while same < len(base) and same < len(agenda) and base[same] == agenda[same]:
                same += 1
            del base[same:]
