"""Windows on maps too large for a screen: the part around what can be chosen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saecula.core.scene import Area
from saecula.terminal.badges import Badges

LARGE: Final = 60  # a map of more areas is looked at through a window
DEGREES_A_COLUMN: Final = 0.55
CELL_ASPECT: Final = 2.0  # a character is about twice as high as wide
MOST_ROWS: Final = 30


@dataclass(frozen=True)
class Window:
    """The part of a map that is drawn."""

    west: float
    north: float
    across: float
    down: float

    def shows(self, area: Area) -> bool:
        """Return whether the point of an area lies in the window."""
        inside = self.west <= area.lon <= self.west + self.across
        return inside and self.north - self.down <= area.lat <= self.north


def window_on(areas: Sequence[Area], badges: Badges, width: int, rows: int) -> Window:
    """Return the window that shows most of what can be chosen; else of what the question is about or held."""
    across = width * DEGREES_A_COLUMN
    down = rows * DEGREES_A_COLUMN * CELL_ASPECT
    wanted = _wanted(areas, badges)
    windows = [_around(area, across, down) for area in wanted]
    best = max(windows, key=lambda window: sum([window.shows(area) for area in wanted]))
    seen = [area for area in wanted if best.shows(area)]
    lats, lons = [area.lat for area in seen], [area.lon for area in seen]
    middle = (min(lats) + max(lats)) / 2, (min(lons) + max(lons)) / 2
    return Window(middle[1] - across / 2, min(90.0, middle[0] + down / 2), across, down)


def _wanted(areas: Sequence[Area], badges: Badges) -> list[Area]:
    """Return the areas to look at, the most important ones that there are."""
    choices = [area for area in areas if area.id in badges]
    asked = [area for area in areas if area.state]
    held = [area for area in areas if any(piece.colour for piece in area.pieces)]
    return choices or asked or held or list(areas)


def _around(area: Area, across: float, down: float) -> Window:
    return Window(area.lon - across / 2, area.lat + down / 2, across, down)


def nearest(areas: Sequence[Area], lat: float, lon: float) -> int:
    """Return the index of the area whose point is nearest; degrees of longitude shrink towards the poles."""
    narrow = math.cos(math.radians(lat)) ** 2
    return min(
        range(len(areas)),
        key=lambda i: (areas[i].lat - lat) ** 2 + narrow * (areas[i].lon - lon) ** 2,
    )
