"""Religion and government: adopted, replaced, lost (7AG-272 to 7AG-276)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.modifiers import CalmChange, FixedReligion
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts, disorder
from saecula.games.seven_ages.rules.areas import controlled
from saecula.games.seven_ages.rules.cities import all_cities
from saecula.games.seven_ages.rules.sheets import modifiers


def can_change(g: SevenAges, empire: Empire, kind: str) -> bool:
    """Tell whether an empire can get a new religion or government: its first one, or in order. [7AG-273]"""
    if not artifacts.creed(g, empire, kind):
        return True
    if kind == "religion" and modifiers(g, empire, FixedReligion):
        return False
    return not g.disorder & controlled(g, empire)


def replace(g: SevenAges, slot: int, kind: str) -> None:
    """Give up the old religion or government; that brings disorder. [7AG-274, 7AG-275]"""
    empire = g.empires[slot]
    old = artifacts.creed(g, empire, kind)
    if not old:
        return
    calm = any([effect.kind == kind for effect, _ in modifiers(g, empire, CalmChange)])
    lose(g, slot, kind)
    if calm:
        return
    seats = sum([1 << area for area in {area for _, area in empire.leaders}])
    for area in bits((all_cities(g) | seats) & controlled(g, empire)):
        disorder.fall(g, area)


def lose(g: SevenAges, slot: int, kind: str) -> None:
    """Lose religion or government, and what lasts only as long as a government. [7AG-260, 7AG-274]"""
    for artifact in bits(artifacts.creed(g, g.empires[slot], kind)):
        artifacts.lose(g, slot, artifact)
    if kind == "government":
        artifacts.end(g, slot, "government_change")
