"""Events that place or move units: Mercenaries, Colonists, Migration (7AG-434, 7AG-456)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.seven_ages.deeds import Colonise, FreeUnits, Relocate
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import building, forces
from saecula.games.seven_ages.rules.areas import controlled, held
from saecula.games.seven_ages.rules.losses import strength
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS, rules
from saecula.games.seven_ages.vocabulary import (
    FreeUnit,
    RelocateBeyond,
    RelocateFrom,
    RelocateTo,
    RelocateUnit,
    SettleIn,
)
from saecula.games.seven_ages.words import CLASSES

# Mercenaries.


@DEEDS.add
def free_units(g: SevenAges, effect: FreeUnits, play: Play) -> Frames:
    """Place units of a class for nothing. [7AG-434]"""
    owner = g.empires[play.empire].owner
    return (free_unit(owner, play.empire, play.area, CLASSES.index(effect.kind), effect.n),)


@rules.decision(always=True)
def free_unit(g: SevenAges, seat: Seat, slot: int, area: int, cls: int, number: int) -> list[Action]:
    """Choose the type of a free unit; none if the pool has run out. [7AG-434]"""
    if not number or g.empires[slot].owner != seat or not controlled(g, g.empires[slot]) >> area & 1:
        return []
    wanted = g.content.of_class[CLASSES[cls]]
    return [*FreeUnit.each(bits(building.obtainable(g, slot) & wanted)), PASS]


@free_unit.resolve
def place_free_unit(
    g: SevenAges, seat: Seat, action: Action, slot: int, area: int, cls: int, number: int
) -> None:
    if action == PASS:
        return
    forces.add(g, g.empires[slot], area, FreeUnit.of(action))
    g.tell("unit_came", seat, slot, g.content.areas[area].id)
    g.then(free_unit(seat, slot, area, cls, number - 1))


# Colonists.


@DEEDS.add
def colonise(g: SevenAges, effect: Colonise, play: Play) -> Frames:
    """Place units in neutral land areas next to the empire's. [7AG-456]"""
    return (settle_in(g.empires[play.empire].owner, play.empire, effect.n),)


def frontier(g: SevenAges, slot: int) -> int:
    """Return the neutral land areas next to those of an empire."""
    near = 0
    for area in bits(controlled(g, g.empires[slot])):
        near |= g.content.near_land[area]
    return near & ~held(g)


def has_frontier(g: SevenAges, effect: Colonise, play: Play) -> bool:
    """Return whether there is a neutral land area next to the empire. [7AG-432]"""
    return bool(frontier(g, play.empire))


@rules.decision
def settle_in(g: SevenAges, seat: Seat, slot: int, number: int) -> list[Action]:
    """Choose a neutral land area next to one of the empire's, or settle no more. [7AG-456]"""
    areas = frontier(g, slot) if number and g.empires[slot].owner == seat else 0
    return [*SettleIn.each([g.content.areas[area].id for area in bits(areas)]), DONE] if areas else []


@settle_in.resolve
def settle_there(g: SevenAges, seat: Seat, action: Action, slot: int, number: int) -> None:
    if action != DONE:
        area = g.content.area_index[SettleIn.of(action)]
        g.then(colonist(seat, slot, area), settle_in(seat, slot, number - 1))


@rules.decision(always=True)
def colonist(g: SevenAges, seat: Seat, slot: int, area: int) -> list[Action]:
    """Choose the land unit that settles; none if the pool has run out. [7AG-434]"""
    land = g.content.of_realm["land"]
    return [*FreeUnit.each(bits(building.obtainable(g, slot) & land)), PASS]


@colonist.resolve
def place_colonist(g: SevenAges, seat: Seat, action: Action, slot: int, area: int) -> None:
    """Take control of the area; a neutral city there is the empire's. [7AG-160]"""
    if action != PASS:
        forces.add(g, g.empires[slot], area, FreeUnit.of(action))
        g.tell("unit_came", seat, slot, g.content.areas[area].id)


# Migration.


@DEEDS.add
def relocate(g: SevenAges, effect: Relocate, play: Play) -> Frames:
    """Move units to other areas of the empire, however far. [7AG-456]"""
    return (relocate_from(g.empires[play.empire].owner, play.empire, effect.n),)


def can_relocate(g: SevenAges, effect: Relocate, play: Play) -> bool:
    """Return whether a unit can leave an area that stays controlled, for another one. [7AG-432]"""
    areas = controlled(g, g.empires[play.empire])
    return areas.bit_count() > 1 and bool(_crowded(g, play.empire))


def _crowded(g: SevenAges, slot: int) -> list[int]:
    """Return the areas where an empire has more than one unit."""
    empire = g.empires[slot]
    return [area for area in bits(controlled(g, empire)) if strength(g, empire, area) > 1]


@rules.decision
def relocate_from(g: SevenAges, seat: Seat, slot: int, number: int) -> list[Action]:
    """Choose the area that a unit leaves; one unit has to stay. [7AG-456]"""
    if not number or g.empires[slot].owner != seat:
        return []
    areas = RelocateFrom.each([g.content.areas[area].id for area in _crowded(g, slot)])
    return [*areas, DONE] if areas else []


@relocate_from.resolve
def leave_area(g: SevenAges, seat: Seat, action: Action, slot: int, number: int) -> None:
    if action != DONE:
        area = g.content.area_index[RelocateFrom.of(action)]
        g.then(relocate_unit(seat, slot, area), relocate_from(seat, slot, number - 1))


@rules.draft(always=True)
def relocate_unit(g: SevenAges, seat: Seat, picks: Picks, slot: int, area: int) -> list[Action]:
    """Choose the unit and where it goes, or let it stay. [7AG-151, 7AG-456]"""
    if len(picks) == 1:
        return _destinations(g, slot, area, RelocateUnit.of(picks[0]))
    if picks:
        return []
    here = bits(forces.types_in(g, g.empires[slot], area))
    movable = [type_ for type_ in here if _destinations(g, slot, area, type_)]
    return [*RelocateUnit.each(movable), DONE]


def _destinations(g: SevenAges, slot: int, area: int, type_: int) -> list[Action]:
    """Return where a unit can go: land or coast, either shore for a ship. [7AG-102, 7AG-151]"""
    areas = controlled(g, g.empires[slot]) & ~(1 << area)
    found = [other for other in bits(areas) if fits(g, type_, other)]
    goals = RelocateTo.each([g.content.areas[other].id for other in found])
    if g.content.units[type_].domain == "naval":
        two = [other for other in found if other in g.content.other_shore]
        goals += RelocateBeyond.each([g.content.areas[other].id for other in two])
    return goals


def fits(g: SevenAges, type_: int, area: int) -> bool:
    """Return whether a unit can stand in such an area."""
    if g.content.units[type_].domain == "naval":
        return bool((g.content.coast | g.content.seas | g.content.oceans) >> area & 1)
    return bool(g.content.land >> area & 1)


@relocate_unit.resolve
def move_unit(g: SevenAges, seat: Seat, picks: Picks, slot: int, area: int) -> None:
    if not picks:
        return
    unit, goal = picks
    type_, empire, index = RelocateUnit.of(unit), g.empires[slot], g.content.area_index
    source = forces.place_of(g, empire, area, type_)
    if RelocateBeyond.matches(goal):
        to = index[RelocateBeyond.of(goal)]
        place = g.content.other_shore[to]
    else:
        to = place = index[RelocateTo.of(goal)]
    forces.take(g, empire, source, forces.one(type_))
    forces.put(g, empire, place, forces.one(type_))
    g.tell("unit_relocated", seat, slot, g.content.areas[area].id, g.content.areas[to].id)


CHANGES["colonise"] = has_frontier
CHANGES["relocate"] = can_relocate
