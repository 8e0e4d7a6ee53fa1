"""Action markers on empires: face down, turned up, performed."""

from __future__ import annotations

from typing import Final

from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Card
from saecula.core.wording import say
from saecula.core.zones import UNKNOWN
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.markers import marker_at, turned_at

ICONS: Final = {
    "found": "found",
    "produce": "production",
    "trade": "trade",
    "manoeuvre": "manoeuvre",
    "destiny": "destiny",
    "civilise": "civilise",
    "dissolve": "dissolve",
    "wild": "wild",
    UNKNOWN: "lock",
}


def laid_marker(g: SevenAges, seat: Seat, slot: int, texts: Texts) -> Card | None:
    """Draw the marker on an empire or beside the cards, or None where none lies. [7AG-041, 7AG-047]"""
    zone = marker_at(g, seat, slot)
    if not len(zone):
        return None
    (marker,) = zone.cards
    turned = turned_at(g, seat, slot)
    state = "down" if not turned else "used" if turned < g.number or not g.number else ""
    return Card(
        id=f"marker_at:{seat}:{slot}",
        title=str(texts.label("marker", marker)),
        kind=say(texts, "marker"),
        icon=ICONS[marker],
        corner=str(turned) if turned else "",
        text=say(texts, f"about-{marker}") if marker != UNKNOWN else "",
        state=state,
    )
