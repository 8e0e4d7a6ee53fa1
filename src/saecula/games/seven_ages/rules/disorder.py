"""Disorder of areas: how they fall into it, and how it goes away (7AG-283, 7AG-420 to 7AG-423, 7AG-433)."""

from __future__ import annotations

from saecula.core.bits import bits, union
from saecula.core.position import Action
from saecula.games.seven_ages.modifiers import Appease as AppeasePrice
from saecula.games.seven_ages.modifiers import Immune
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts
from saecula.games.seven_ages.rules.areas import controlled, holder, in_play
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import Appease


def fallible(g: SevenAges, areas: int) -> int:
    """Return those of some areas that can fall into disorder: held land without any, not immune. [7AG-433]"""
    areas &= g.content.land & ~g.disorder
    found = 0
    for slot in in_play(g) if areas else ():
        empire = g.empires[slot]
        there = areas & controlled(g, empire)
        if there and slot in (g.marching, g.founding):
            there = union([1 << area for area in bits(there) if holder(g, area) == slot])
        if there:
            found |= there & ~immune(g, empire)
    return found


def immune(g: SevenAges, empire: Empire) -> int:
    """Return the areas that something an empire has keeps from disorder, -1 for all. [7AG-436]"""
    found = 0
    for effect, there in modifiers(g, empire, Immune):
        if effect.kind == "disorder":
            found |= 1 << there if effect.where == "here" else -1
    return found


def fall(g: SevenAges, area: int) -> bool:
    """Put a disorder marker on an area if it can have one; return whether it got it. [7AG-420, 7AG-433]"""
    if not fallible(g, 1 << area):
        return False
    slot = holder(g, area)
    g.disorder |= 1 << area
    g.tell("fell_into_disorder", g.empires[slot].owner, slot, g.content.areas[area].id)
    return True


def remove(g: SevenAges, slot: int, area: int) -> None:
    """Take the disorder marker away; what lasts only as long as disorder ends too. [7AG-260, 7AG-422]"""
    g.disorder &= ~(1 << area)
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
    empire, id_ = g.empires[slot], Appease.of(action)
    empire.money -= price(g, empire)
    g.tell("calmed", empire.owner, slot, id_)
    remove(g, slot, g.content.area_index[id_])
