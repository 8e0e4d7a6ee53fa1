"""Events that bring disorder (7AG-431, 7AG-433)."""

from __future__ import annotations

from saecula.core.bits import bits, union
from saecula.core.effects import Frames
from saecula.games.seven_ages.deeds import Disorder
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import aims
from saecula.games.seven_ages.rules import disorder as places
from saecula.games.seven_ages.rules.areas import controlled
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS


def hit(g: SevenAges, effect: Disorder, play: Play) -> int:
    """Return the areas that a card lets fall into disorder. [7AG-431]"""
    if effect.scope in ("area", "around", "rivers"):
        return 1 << play.area | play.areas
    if effect.scope == "some":
        return play.areas
    empire = g.empires[play.empire]
    areas = controlled(g, empire)
    if effect.scope == "cities":
        return areas & union(g.cities)
    if effect.scope == "capital":
        return 0 if empire.capital == NONE else 1 << empire.capital
    return areas


@DEEDS.add
def disorder(g: SevenAges, effect: Disorder, play: Play) -> Frames:
    """Put disorder markers on the areas that can have one. [7AG-433]"""
    for area in bits(hit(g, effect, play)):
        places.fall(g, area)
    return ()


def would_fall(g: SevenAges, effect: Disorder, play: Play) -> bool:
    """Return whether an area would fall into disorder. [7AG-432]"""
    return bool(places.fallible(g, hit(g, effect, play)) or aims.nameable(g, effect, play))


CHANGES["disorder"] = would_fall
