"""Action markers on empires: face down, turned up, performed."""

from __future__ import annotations

from typing import Final

from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Card, RowPanel
from saecula.core.wording import say
from saecula.core.zones import UNKNOWN
from saecula.games.seven_ages.observation import MARKERS
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import empires_of
from saecula.games.seven_ages.rules.markers import marker_at, turned_at
from saecula.games.seven_ages.vocabulary import BESIDE

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


def tray(g: SevenAges, viewer: Seat, texts: Texts) -> RowPanel:
    """Lay out the viewer's eight markers; those laid name their place. [7AG-006, 7AG-044]"""
    laid = {}
    for slot in (*empires_of(g, viewer), BESIDE):
        for marker in marker_at(g, viewer, slot).cards:
            laid[marker] = str(texts.label("empire", slot))
    cards = [_in_tray(marker, laid.get(marker, ""), texts) for marker in MARKERS]
    return RowPanel("markers", say(texts, "own-markers"), cards)


def _in_tray(marker: str, place: str, texts: Texts) -> Card:
    return Card(
        id=f"marker:{marker}",
        title=str(texts.label("marker", marker)),
        kind=say(texts, "marker"),
        icon=ICONS[marker],
        text=say(texts, f"about-{marker}"),
        state="used" if place else "",
        foot=place,
    )
