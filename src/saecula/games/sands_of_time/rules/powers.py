"""What advances and buildings bring: effects in force, and boxes that are open (SOT-260 to SOT-264)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.sands_of_time.entries import Box, Effect
from saecula.games.sands_of_time.position import Empire, SandsOfTime


def of_advances(g: SandsOfTime, empire: Empire, op: str) -> list[Effect]:
    """The effects of this op on advances had. [SOT-194]"""
    had = empire.advances
    return [effect for number, effect in g.content.advance_effects[op] if had >> number & 1]


def of_buildings(g: SandsOfTime, empire: Empire, op: str) -> list[tuple[int, Effect]]:
    """The effects of this op on buildings in controlled regions, with the region. [SOT-136, SOT-166]"""
    listed = g.content.building_effects[op]
    if not listed:
        return []
    return [
        (region, effect)
        for region in bits(empire.lands)
        if g.buildings[region]
        for number, effect in listed
        if g.buildings[region] >> number & 1 and is_open(g, empire, effect.box)
    ]


def total(g: SandsOfTime, empire: Empire, op: str) -> int:
    """The sum of an op over advances and buildings; copies count once unless they say otherwise. [SOT-360]"""
    value = sum([effect.n for effect in of_advances(g, empire, op)])
    return value + stacked([effect for _, effect in of_buildings(g, empire, op)])


def stacked(effects: list[Effect]) -> int:
    """The sum of effects of buildings; several copies of one count once unless marked. [SOT-360]"""
    value = 0
    counted: list[Effect] = []
    for effect in effects:
        if effect.each or effect not in counted:
            value += effect.n
            counted.append(effect)
    return value


def most(g: SandsOfTime, empire: Empire, op: str, otherwise: int) -> int:
    """The highest number an op of the advances sets."""
    return max([effect.n for effect in of_advances(g, empire, op)], default=otherwise)


def is_open(g: SandsOfTime, empire: Empire, box: Box | None) -> bool:
    """Whether this player may use what stands in a box; what stands in none is open. [SOT-260]"""
    return box is None or unlocked(g, empire, box.id)


def unlocked(g: SandsOfTime, empire: Empire, box: str) -> bool:
    """By the focus card of its category in play, or by an advance. [SOT-261, SOT-262, SOT-263]"""
    category = g.content.categories[g.content.boxes[box]].id
    if empire.focus and g.content.focus_cards[empire.focus].category == category:
        return True
    return any(
        [effect.category == category or box in effect.boxes for effect in of_advances(g, empire, "unlock")]
    )
