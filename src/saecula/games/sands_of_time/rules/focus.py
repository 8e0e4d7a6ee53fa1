"""Focus cards and their markers (SOT-270 to SOT-276)."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import heritage


def acted(g: SandsOfTime, seat: Seat, categories: tuple[str, ...]) -> None:
    """Put a marker on the focus card after an action or a building of its category, if a slot is empty.

    The last marker raises heritage at once. [SOT-271, SOT-272, SOT-273, SOT-274, SOT-275]
    """
    empire = g.empires[seat]
    if not empire.focus:
        return
    card = g.content.focus_cards[empire.focus]
    if card.category not in categories or empire.focus_markers == card.slots:
        return
    empire.focus_markers += 1
    g.tell("focused", seat, empire.focus_markers, card.id)
    if empire.focus_markers == card.slots:
        heritage.rise(g, seat, g.content.category_index[card.category], card.heritage)
