"""The search horizon: rollouts stop at the end of a macro-move, where nothing is half done."""

from __future__ import annotations

from typing import Final

from saecula.core import flow
from saecula.core.actions import is_for
from saecula.core.blocks import BINDING
from saecula.core.position import Frame, Position, Seat

MOST_CHOICES: Final = 60  # of all seats within one macro-move
MOST_ALONE: Final = 10  # the same in a solitaire match, where no other seat's turn ends a macro-move


def asks_together(g: Position) -> bool:
    """Return whether several seats choose at once, sealed, and all answers count."""
    return g.block in BINDING and len(g.asks) > 1


class Horizon:
    """Follows one rollout and says when its depth limit, in macro-moves of one seat, is reached.

    A macro-move is everything that follows from a seat's choice. It ends when another seat is asked and the
    frames that were on the agenda at its beginning are gone, or when all seats are asked anew. The
    macro-move of a sealed choice is where the seat carries it out.
    """

    __slots__ = ("_asks", "_base", "_choices", "_seat", "_waiting", "left")

    def __init__(self, g: Position, seat: Seat, depth: int) -> None:
        self._seat = seat
        self.left = depth
        self._begin(g)

    def _begin(self, g: Position) -> None:
        self._waiting = False
        self._choices = MOST_CHOICES if g.seats > 1 else MOST_ALONE
        self._asks = g.asks
        self._base = g.agenda[: self._own_turn(g)] if asks_together(g) else g.agenda.copy()

    def _own_turn(self, g: Position) -> int:
        """Return where the frame is in which this seat carries out its sealed choice; 0 if there is none."""
        for i in range(len(g.agenda) - 1, -1, -1):
            if is_for(g.agenda[i], self._seat):
                return i
        return 0

    def is_reached(self, g: Position, asked: Seat) -> bool:
        """Return whether to stop before this seat chooses."""
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
        """End a macro-move, unless it has ended already, because all are asked anew; begin the next one."""
        if not self._waiting:
            self.left -= 1
        self._begin(g)
        return self.left == 0

    def _rise(self, agenda: list[Frame]) -> None:
        """Forget frames that are gone: from now on only those still on the agenda count."""
        base = self._base
        if agenda[: len(base)] != base:
            same = 0
            while same < len(base) and same < len(agenda) and base[same] == agenda[same]:
                same += 1
            del base[same:]
