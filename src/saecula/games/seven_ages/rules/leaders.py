"""Leaders on the map: how they leave it (7AG-265, 7AG-266)."""

from __future__ import annotations

from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import controlled


def remove_all(g: SevenAges, slot: int) -> None:
    """Take all leaders of an empire out of the game. [7AG-265, 7AG-302]"""
    empire = g.empires[slot]
    for leader, _ in empire.leaders:
        g.tell("leader_left", empire.owner, g.content.leaders[leader].id)
    empire.leaders = ()


def remove_stranded(g: SevenAges, slot: int) -> None:
    """Remove leaders that have no unit of their empire with them. [7AG-266, 7AG-412]"""
    empire = g.empires[slot]
    if not empire.leaders:
        return
    areas = controlled(g, empire)
    for leader, area in empire.leaders:
        if not areas >> area & 1:
            g.tell("leader_left", empire.owner, g.content.leaders[leader].id)
    empire.leaders = tuple([(leader, area) for leader, area in empire.leaders if areas >> area & 1])
