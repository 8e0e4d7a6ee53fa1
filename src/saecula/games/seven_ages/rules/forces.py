"""Units as numbers: a stack holds five bits for each type; a force holds a byte each for land, naval and air
units, and for those that everybody can tell: elephants, nuclear weapons, star wars (7AG-219)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.entries import Unit
from saecula.games.seven_ages.observation import FORCE_BITS, STACK_BITS
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules.areas import controlled

REALMS: Final = ("land", "naval", "air")
OPEN: Final = ("elephant", "nuclear", "star_wars")  # classes from the common pool [7AG-015]
PARTS: Final = (*REALMS, *OPEN)
PARTS_OF: Final = {"land": ("land", "elephant"), "naval": ("naval",), "air": ("air", "nuclear", "star_wars")}
ELEPHANT: Final = "elephant"
ONE: Final = (1 << STACK_BITS) - 1
BYTE: Final = (1 << FORCE_BITS) - 1


def one(type_: int) -> int:
    """Return the stack of a single unit."""
    return 1 << STACK_BITS * type_


def count(stack: int, type_: int) -> int:
    """Return how many units of a type a stack holds."""
    return stack >> STACK_BITS * type_ & ONE


@lru_cache(maxsize=65536)
def of_types(stack: int, mask: int) -> int:
    """Return the units of a stack that are of these types."""
    return sum([count(stack, type_) << STACK_BITS * type_ for type_ in bits(types(stack) & mask)])


@lru_cache(maxsize=65536)
def types(stack: int) -> int:
    """Return the bit set of the types in a stack."""
    found, type_ = 0, 0
    while stack:
        if stack & ONE:
            found |= 1 << type_
        stack >>= STACK_BITS
        type_ += 1
    return found


@lru_cache(maxsize=4096)
def units_of(stack: int) -> tuple[int, ...]:
    """Return the type of every unit in a stack, in ascending order."""
    return tuple([type_ for type_ in bits(types(stack)) for _ in range(count(stack, type_))])


@lru_cache(maxsize=4096)
def most(one_: int, other: int) -> int:
    """Return a stack with as many units of each type as the larger of two stacks has."""
    either = types(one_) | types(other)
    return sum([max(count(one_, type_), count(other, type_)) * one(type_) for type_ in bits(either)])


@lru_cache(maxsize=65536)
def size(force: int) -> int:
    """Return how many units a force holds."""
    found = 0
    while force:
        found += force & BYTE
        force >>= FORCE_BITS
    return found


@lru_cache(maxsize=65536)
def share(force: int, realm: str) -> int:
    """Return how many units of a force move on land, at sea or in the air."""
    return sum([part(force, name) for name in PARTS_OF[realm]])


def part(force: int, name: str) -> int:
    """Return how many units of a force are of a part: a realm without its open classes, or one of these."""
    return force >> FORCE_BITS * PARTS.index(name) & BYTE


def part_of(unit: Unit) -> str:
    """Return the part of a force that a unit belongs to. [7AG-219]"""
    return unit.cls if unit.cls in OPEN else unit.domain


def bytes_of(*names: str) -> int:
    """Return the bits of a force that count the units of these parts."""
    return sum([BYTE << FORCE_BITS * PARTS.index(name) for name in names])


FLYING: Final = bytes_of(*PARTS_OF["air"])


def non_air(force: int) -> int:
    """Return how many units of a force are not air units. [7AG-158]"""
    return size(force & ~FLYING)


def force_of(content: Content, type_: int) -> int:
    """Return the force of a single unit."""
    return 1 << FORCE_BITS * PARTS.index(part_of(content.units[type_]))


@lru_cache(maxsize=65536)
def force_of_stack(content: Content, stack: int) -> int:
    """Return the force of a stack."""
    return sum([count(stack, type_) * force_of(content, type_) for type_ in bits(types(stack))])


def stack_in(g: SevenAges, empire: Empire, area: int) -> int:
    """Return the units of an empire in an area, on whichever shore."""
    return sum([empire.units.at(place) for place in shores(g.content, area)])


def types_in(g: SevenAges, empire: Empire, area: int) -> int:
    """Return the types of the units of an empire in an area, on whichever shore."""
    return types(stack_in(g, empire, area))


def force_in(g: SevenAges, empire: Empire, area: int) -> int:
    """Return the force of an empire in an area, on whichever shore."""
    return sum([empire.forces.at(place) for place in shores(g.content, area)])


def shores(content: Content, area: int) -> tuple[int, ...]:
    """Return the places of an area: itself, and its second shore if it has one. [7AG-151]"""
    other = content.other_shore
    return (area, other[area]) if area in other else (area,)


def total(empire: Empire) -> int:
    """Return how many units an empire has on the map."""
    return size(sum(empire.forces.values))


def in_realm(empire: Empire, realm: str) -> int:
    """Return how many units of an empire move on land, at sea or in the air; everybody sees that."""
    return share(sum(empire.forces.values), realm)


def number_of(empire: Empire, mask: int) -> int:
    """Return how many units of these types an empire has on the map."""
    return _number(sum(empire.units.values), mask)


@lru_cache(maxsize=65536)
def _number(stack: int, mask: int) -> int:
    return sum([count(stack, type_) for type_ in bits(types(stack) & mask)])


def put(g: SevenAges, empire: Empire, place: int, stack: int) -> None:
    """Put units on the map."""
    empire.units = empire.units.add(place, stack)
    empire.forces = empire.forces.add(place, force_of_stack(g.content, stack))
    if g.marching != NONE or g.content.watched >> place & 1:
        g.calm = False


def take(g: SevenAges, empire: Empire, place: int, stack: int) -> None:
    """Take units from a place, to stand elsewhere."""
    empire.units = empire.units.add(place, -stack)
    empire.forces = empire.forces.add(place, -force_of_stack(g.content, stack))
    if not empire.forces.mask >> place & 1:
        g.calm = False


def add(g: SevenAges, empire: Empire, place: int, type_: int) -> None:
    """Put a unit on the map."""
    put(g, empire, place, one(type_))


def remove(g: SevenAges, empire: Empire, place: int, type_: int) -> None:
    """Take a unit off the map, back into the pool. [7AG-100, 7AG-108]"""
    take(g, empire, place, one(type_))
    forget_move(g, empire, place, type_)
    if g.content.units[type_].cls == ELEPHANT:
        lose_elephant(g, empire)


def forget_move(g: SevenAges, empire: Empire, place: int, type_: int) -> None:
    """Forget that a unit has moved that is no longer there."""
    player = g.players[empire.owner]
    if count(player.moved.at(place), type_) > count(empire.units.at(place), type_):
        player.moved = player.moved.add(place, -one(type_))


def lose_elephant(g: SevenAges, empire: Empire) -> None:
    """Return an elephant to the common pool whose own area the owner does not control. [7AG-108, 7AG-113]"""
    areas = controlled(g, empire)
    astray = [n for n in bits(empire.elephants) if not areas >> g.content.elephants[n] & 1]
    if astray:
        empire.elephants &= ~(1 << astray[0])
        g.elephants |= 1 << astray[0]
        g.calm = False


def left(g: SevenAges, slot: int, type_: int) -> int:
    """Return how many counters of a type an empire can still build. [7AG-101, 7AG-106, 7AG-111]"""
    flip, unit = g.content.flip[type_], g.content.units[type_]
    if unit.cls == ELEPHANT:
        return g.empires[slot].elephants.bit_count() - _open(g.empires[slot], ELEPHANT)
    if flip < 0:
        return unit.common - sum([_open(empire, unit.cls) for empire in g.empires])
    sides = 1 << type_ | 1 << flip
    return g.content.stocks[slot][type_] - number_of(g.empires[slot], sides)


def in_stock(g: SevenAges, slot: int, among: int) -> int:
    """Return which of these types an empire has counters left of. [7AG-101, 7AG-106, 7AG-111]"""
    content, found = g.content, 0
    stock, flip, whole = content.stocks[slot], content.flip, sum(g.empires[slot].units.values)
    for type_ in bits(among & ~content.common):
        used = (whole >> STACK_BITS * type_ & ONE) + (whole >> STACK_BITS * flip[type_] & ONE)
        if stock[type_] > used:
            found |= 1 << type_
    for type_ in bits(among & content.common):
        if left(g, slot, type_) > 0:
            found |= 1 << type_
    return found


def _open(empire: Empire, kind: str) -> int:
    """Return how many units of a kind that is open an empire has on the map. [7AG-219]"""
    return part(sum(empire.forces.values), kind)


def place_of(g: SevenAges, empire: Empire, area: int, type_: int) -> int:
    """Return where in an area a unit stands: the first of its shores that has one. [7AG-151]"""
    return next(place for place in shores(g.content, area) if count(empire.units.at(place), type_))


def substitute(g: SevenAges, slot: int, type_: int) -> int:
    """Return this type, or the closest of its class that the colour has left, or -1. [7AG-078, 7AG-434]"""
    if left(g, slot, type_) > 0:
        return type_
    units = g.content.units
    same = [other for other in bits(g.content.of_class[units[type_].cls]) if left(g, slot, other) > 0]
    return min(same, key=lambda other: (abs(units[other].level - units[type_].level), other), default=NONE)
