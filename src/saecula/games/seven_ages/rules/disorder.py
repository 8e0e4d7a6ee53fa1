"""Disorder of areas: who falls into it (7AG-420 to 7AG-423, 7AG-433)."""

from __future__ import annotations

from saecula.games.seven_ages.modifiers import Immune
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules.areas import holder
from saecula.games.seven_ages.rules.sheets import modifiers


def can_fall(g: SevenAges, area: int) -> bool:
    """Tell whether an area can fall into disorder: controlled land without any, not immune. [7AG-433]"""
    slot = holder(g, area)
    if slot == NONE or not g.content.land >> area & 1 or g.disorder >> area & 1:
        return False
    return not is_immune(g, g.empires[slot], area)


def is_immune(g: SevenAges, empire: Empire, area: int) -> bool:
    """Tell whether something keeps an area of an empire from disorder. [7AG-436]"""
    effects = [(effect, there) for effect, there in modifiers(g, empire, Immune) if effect.kind == "disorder"]
    return any([effect.where != "here" or there == area for effect, there in effects])


def fall(g: SevenAges, area: int) -> bool:
    """Put a disorder marker on an area if it can have one; tell whether it got it. [7AG-420, 7AG-433]"""
    if not can_fall(g, area):
        return False
    slot = holder(g, area)
    g.disorder |= 1 << area
    g.tell("fell_into_disorder", g.empires[slot].owner, slot, g.content.areas[area].id)
    return True
