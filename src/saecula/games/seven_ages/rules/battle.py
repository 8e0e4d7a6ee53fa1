"""The state of a conflict: its sides, and their units in the area (7AG-180 to 7AG-184)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Seat
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import forces, sheets
from saecula.games.seven_ages.rules.areas import controlled, in_play

SCOPE: Final = "conflict"
ATTACKER: Final = 0
DEFENDER: Final = 1
BOTH: Final = 0b11  # sides as a bit set


def contested(g: SevenAges, slot: int) -> int:
    """Return the areas where an empire and another one have units. [7AG-180]"""
    others = 0
    for other in in_play(g):
        if other != slot:
            others |= controlled(g, g.empires[other])
    return controlled(g, g.empires[slot]) & others


def opponent(g: SevenAges, slot: int, area: int) -> int:
    """Return the other empire in an area; there is at most one. [7AG-182]"""
    bit = 1 << area
    return next(
        (other for other in in_play(g) if other != slot and controlled(g, g.empires[other]) & bit), NONE
    )


def side_of(g: SevenAges, slot: int) -> int:
    """Return whether an empire is the attacker or the defender."""
    return g.sides.index(slot)


def enemy_of(g: SevenAges, slot: int) -> int:
    """Return the other side of the conflict."""
    return g.sides[1 - g.sides.index(slot)]


def owner_of(g: SevenAges, slot: int) -> Seat:
    """Return who plays a side; it may be the same player on both. [7AG-180]"""
    return g.empires[slot].owner


def present(g: SevenAges, slot: int) -> int:
    """Return the units of a side."""
    return forces.stack_in(g, g.empires[slot], g.conflict)


def number(g: SevenAges, slot: int) -> int:
    """Return how many units a side has; everybody may know. [7AG-219]"""
    return forces.size(forces.force_in(g, g.empires[slot], g.conflict))


def uncommitted(g: SevenAges, slot: int) -> int:
    """Return the units of a side that can be committed. [7AG-201]"""
    return present(g, slot) - g.aside[side_of(g, slot)]


def number_uncommitted(g: SevenAges, slot: int) -> int:
    """Return how many units of a side can be committed; everybody may know. [7AG-219]"""
    return number(g, slot) - len(forces.units_of(g.aside[side_of(g, slot)]))


def put(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """Return a pair with another value for a side."""
    return (value, pair[1]) if side == ATTACKER else (pair[0], value)


def has_here(g: SevenAges, slot: int, kind: type[Effect]) -> bool:
    """Return whether a leader in the area, or anything else of the empire, has this skill. [7AG-271]"""
    return any([area in (NONE, g.conflict) for _, area in sheets.modifiers(g, g.empires[slot], kind)])


def leaders_here(g: SevenAges, empire: Empire) -> list[int]:
    """Return the leaders of an empire in the area."""
    return [leader for leader, area in empire.leaders if area == g.conflict]


def kill(g: SevenAges, slot: int, type_: int) -> None:
    """Remove a unit of a side from the area. [7AG-108, 7AG-199]"""
    empire = g.empires[slot]
    forces.remove(g, empire, forces.place_of(g, empire, g.conflict, type_), type_)
    keep_count(g, slot, type_)


def keep_count(g: SevenAges, slot: int, type_: int) -> None:
    """Stop counting a unit that has left the area among those set aside and those shown."""
    side = side_of(g, slot)
    left = forces.count(present(g, slot), type_)
    if forces.count(g.aside[side], type_) > left:
        g.aside = put(g.aside, side, g.aside[side] - forces.one(type_))
    if forces.count(g.bared[side], type_) > left:
        g.bared = put(g.bared, side, g.bared[side] - forces.one(type_))


def recover(g: SevenAges, slot: int) -> None:
    """Make a side's committed units uncommitted again, for a disorder marker. [7AG-202, 7AG-423]"""
    side = side_of(g, slot)
    g.aside = put(g.aside, side, 0)
    g.shaken = put(g.shaken, side, g.shaken[side] + 1)
    g.tell("shaken", owner_of(g, slot), slot, g.shaken[side])
