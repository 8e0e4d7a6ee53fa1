"""Elephants: who owns which (7AG-106 to 7AG-113)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import controlled


def lose(g: SevenAges, slot: int) -> None:
    """Let go of a lost elephant, one whose area the owner does not control if possible. [7AG-108, 7AG-113]"""
    empire = g.empires[slot]
    held = controlled(g, empire)
    away = [number for number in bits(empire.elephants) if not held >> g.content.elephants[number] & 1]
    if away:
        empire.elephants &= ~(1 << away[-1])


def pass_on(g: SevenAges, slot: int, other: int) -> None:
    """Give an elephant that is converted to the new empire, chosen like a lost one. [7AG-078, 7AG-113]"""
    before = g.empires[slot].elephants
    lose(g, slot)
    passed = before & ~g.empires[slot].elephants or before & -before
    g.empires[slot].elephants &= ~passed
    g.empires[other].elephants |= passed
