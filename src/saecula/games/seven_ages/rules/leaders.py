"""Leaders on the map: how they leave it (7AG-265, 7AG-266)."""

from __future__ import annotations

from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import controlled


def remove_all(g: SevenAges, slot: int) -> None:
    """Take all leaders of an empire out of the game. [7AG-265, 7AG-302]"""
    empire = g.empires[slot]
    for leader, _ in empire.leaders:
        g.tell("leader_left", empire.owner, id_of(g.content, leader))
    empire.leaders = ()


def remove_stranded(g: SevenAges, slot: int) -> None:
    """Remove leaders that have no unit of their empire with them. [7AG-266, 7AG-412]"""
    empire = g.empires[slot]
    if not empire.leaders:
        return
    areas = controlled(g, empire)
    for leader, area in empire.leaders:
        if not areas >> area & 1:
            g.tell("leader_left", empire.owner, id_of(g.content, leader))
    empire.leaders = tuple([(leader, area) for leader, area in empire.leaders if areas >> area & 1])


def lose(g: SevenAges, slot: int, leader: int, area: int) -> None:
    """Lose a leader; one without a name goes back to the cup. [7AG-265]"""
    empire, named = g.empires[slot], len(g.content.leaders)
    at = empire.leaders.index((leader, area))
    empire.leaders = (*empire.leaders[:at], *empire.leaders[at + 1 :])
    if leader >= named:
        kind = leader - named
        g.cup = (*g.cup[:kind], g.cup[kind] + 1, *g.cup[kind + 1 :])
    g.tell("leader_left", empire.owner, id_of(g.content, leader))


def id_of(content: Content, leader: int) -> str:
    """Return the id of a leader: that of the type if it has no name. [7AG-007]"""
    named = len(content.leaders)
    return content.leaders[leader].id if leader < named else content.leader_kinds[leader - named]
