"""Disorder of areas: how they fall into it, and how it goes away (7AG-283, 7AG-420 to 7AG-423, 7AG-433)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action
from saecula.games.seven_ages.modifiers import Appease as AppeasePrice
from saecula.games.seven_ages.modifiers import Immune
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts
from saecula.games.seven_ages.rules.areas import controlled, holder
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import Appease


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


def calm(g: SevenAges, area: int) -> None:
    """Take the disorder marker away; what lasts only as long as disorder ends too. [7AG-260, 7AG-422]"""
    slot = holder(g, area)
    g.disorder &= ~(1 << area)
    if slot != NONE:
        g.tell("calmed", g.empires[slot].owner, slot, g.content.areas[area].id)
        artifacts.end_in(g, slot, area, "disorder_removed")


def price(g: SevenAges, empire: Empire) -> int:
    """Return what it costs to buy off disorder; the best price counts. [7AG-283, 7AG-435]"""
    return min(
        [g.content.board.disorder_price, *[effect.n for effect, _ in modifiers(g, empire, AppeasePrice)]]
    )


def appeasable(g: SevenAges, slot: int) -> list[Action]:
    """Return the areas whose disorder an empire can buy off. [7AG-283]"""
    empire = g.empires[slot]
    if empire.money < price(g, empire):
        return []
    return [Appease(g.content.areas[area].id) for area in bits(g.disorder & controlled(g, empire))]


def appease(g: SevenAges, slot: int, action: Action) -> None:
    """Pay for the end of disorder in an area. [7AG-283]"""
    empire = g.empires[slot]
    empire.money -= price(g, empire)
    calm(g, g.content.area_index[Appease.of(action)])
