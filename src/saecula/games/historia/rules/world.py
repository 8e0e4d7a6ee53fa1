"""The world map: who is where, and who is adjacent to whom (HIS-100 to HIS-104, HIS-160, HIS-161)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.historia.position import Civ, Historia


def everywhere(g: Historia) -> int:
    """Return the bit set of all territories."""
    return (1 << len(g.content.territories)) - 1


def territories_in(g: Historia, mask: int) -> list[str]:
    """Return the ids of the territories in a bit set."""
    territories = g.content.territories
    return [territories[place].id for place in bits(mask)]


def within_reach(g: Historia, civ: Civ) -> int:
    """Return one's own territories and those adjacent to them; with Navigation, all territories.

    [HIS-102, HIS-160, HIS-161]
    """
    content = g.content
    if civ.technology >= content.navigation:
        return everywhere(g)
    adjacent = content.adjacent
    reach = civ.lands
    for place in bits(civ.lands):
        reach |= adjacent[place]
    return reach


def neighbours(g: Historia, civ: Civ) -> list[int]:
    """Return the civilizations adjacent from this one's point of view, or sharing a territory with it.

    [HIS-112, HIS-160]
    """
    reach = within_reach(g, civ)
    return [index for index, other in enumerate(g.civs) if other.lands & reach and other is not civ]


def presence(g: Historia, place: int) -> list[int]:
    """Return the civilizations with a cube in a territory."""
    return [index for index, civ in enumerate(g.civs) if civ.lands >> place & 1]


def tile_vp(g: Historia, place: int) -> int:
    """Return the VP printed on a territory's tile."""
    return g.content.tiles[g.tiles[place]].vp


def tile_number(g: Historia, place: int) -> int:
    """Return the number printed on a territory's tile, which only civbots use."""
    return g.content.tiles[g.tiles[place]].number


def count(mask: int) -> int:
    """Return how many territories a bit set holds."""
    return mask.bit_count()
