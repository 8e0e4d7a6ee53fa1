"""Units as numbers: a stack holds five bits for each type, a force a byte for each of land, naval and air."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.observation import FORCE_BITS, STACK_BITS
from saecula.games.seven_ages.position import Empire, SevenAges

REALMS: Final = ("land", "naval", "air")
ONE: Final = (1 << STACK_BITS) - 1
BYTE: Final = (1 << FORCE_BITS) - 1


def one(type_: int) -> int:
    """Return the stack of a single unit."""
    return 1 << STACK_BITS * type_


def count(stack: int, type_: int) -> int:
    """Return how many units of a type a stack holds."""
    return stack >> STACK_BITS * type_ & ONE


@lru_cache(maxsize=4096)
def types(stack: int) -> int:
    """Return the bit set of the types in a stack."""
    found, type_ = 0, 0
    while stack:
        if stack & ONE:
            found |= 1 << type_
        stack >>= STACK_BITS
        type_ += 1
    return found


def size(force: int) -> int:
    """Return how many units a force holds."""
    return (force & BYTE) + (force >> FORCE_BITS & BYTE) + (force >> 2 * FORCE_BITS & BYTE)


def share(force: int, realm: str) -> int:
    """Return how many units of a force move on land, at sea or in the air."""
    return force >> FORCE_BITS * REALMS.index(realm) & BYTE


def force_of(content: Content, type_: int) -> int:
    """Return the force of a single unit."""
    return 1 << FORCE_BITS * REALMS.index(content.units[type_].domain)


def total(empire: Empire) -> int:
    """Return how many units an empire has on the map."""
    return sum([size(force) for force in empire.forces.values])


def in_realm(empire: Empire, realm: str) -> int:
    """Return how many units of an empire move on land, at sea or in the air; everybody sees that."""
    return sum([share(force, realm) for force in empire.forces.values])


def number_of(empire: Empire, mask: int) -> int:
    """Return how many units of these types an empire has on the map."""
    return sum([count(stack, type_) for stack in empire.units.values for type_ in bits(types(stack) & mask)])


def add(g: SevenAges, empire: Empire, place: int, type_: int) -> None:
    """Put a unit on the map."""
    empire.units = empire.units.add(place, one(type_))
    empire.forces = empire.forces.add(place, force_of(g.content, type_))


def remove(g: SevenAges, empire: Empire, place: int, type_: int) -> None:
    """Take a unit off the map, back into the pool. [7AG-100]"""
    empire.units = empire.units.add(place, -one(type_))
    empire.forces = empire.forces.add(place, -force_of(g.content, type_))


def left(g: SevenAges, slot: int, type_: int) -> int:
    """Return how many counters of a type are left in the pool of a colour, whichever side is up. [7AG-101]"""
    flip = g.content.flip[type_]
    if flip < 0:
        return 0
    mix = g.content.mixes[slot]
    sides = 1 << type_ | 1 << flip
    return mix.get(type_, mix.get(flip, 0)) - number_of(g.empires[slot], sides)
