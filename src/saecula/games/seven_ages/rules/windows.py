"""Interrupt windows (7AG-440 to 7AG-455)."""

from __future__ import annotations

from saecula.core.position import Frame, Seat
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.words import Moment


def window(g: SevenAges, when: Moment, actor: Seat = NONE, *about: int) -> list[Frame]:
    """Return the frames of a window: who may play an event of this moment is asked. [7AG-441, 7AG-454]

    `about` says what the moment is about: the empires, areas or cards that its events can be aimed at.
    """
    return []
