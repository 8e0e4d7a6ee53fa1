"""What advances and buildings bring: effects in force, and boxes that are open (SOT-260 to SOT-264)."""

from __future__ import annotations

from typing import Final

from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.entries import Box
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules.sheets import NO_EFFECTS, NOTHING_PLACED, Effects, Placed, Sheet

REMEMBERED: Final = 1 << 14

_sheets: Final[dict[tuple[Content, int, str, int, tuple[int, ...]], Sheet]] = {}


def sheet(g: SandsOfTime, empire: Empire) -> Sheet:
    """Return what an empire's advances, focus card and buildings bring; computed once."""
    works = (g.content, empire.advances, empire.focus, empire.lands, g.buildings)
    try:
        return _sheets[works]
    except KeyError:
        if len(_sheets) == REMEMBERED:
            _sheets.clear()
        made = _sheets[works] = Sheet(*works)
        return made


def of_advances(g: SandsOfTime, empire: Empire, op: str) -> Effects:
    """Return the effects of this op on the player's advances. [SOT-194]"""
    return sheet(g, empire).of_advances.get(op, NO_EFFECTS)


def of_buildings(g: SandsOfTime, empire: Empire, op: str) -> Placed:
    """Return the effects of this op on buildings in controlled regions, and where. [SOT-136, SOT-166]"""
    return sheet(g, empire).of_buildings.get(op, NOTHING_PLACED)


def total(g: SandsOfTime, empire: Empire, op: str) -> int:
    """Add up an op over advances and buildings; copies count once unless they say otherwise. [SOT-360]"""
    return sheet(g, empire).totals.get(op, 0)


def most(g: SandsOfTime, empire: Empire, op: str, otherwise: int) -> int:
    """Return the highest number that an op of the advances sets."""
    return max([effect.n for effect in of_advances(g, empire, op)], default=otherwise)


def is_open(g: SandsOfTime, empire: Empire, box: Box | None) -> bool:
    """Return whether this player may use what is in a box; without a box it is always usable. [SOT-260]"""
    return box is None or box.id in sheet(g, empire).unlocked


def unlocked(g: SandsOfTime, empire: Empire, box: str) -> bool:
    """Return whether a box is unlocked, by the focus card or by an advance. [SOT-261, SOT-262, SOT-263]"""
    return box in sheet(g, empire).unlocked
