"""The map: who controls what, what an area is in an age, and what stands in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.words import CITY_LEVELS

FERTILE: Final = "fertile"


def age_of(content: Content, level: int) -> int:
    """Return the age of a level; beyond the last level the last age goes on. [7AG-008]"""
    return content.age_at[level]


def in_play(g: SevenAges) -> tuple[int, ...]:
    """Return the colours in use."""
    return _all_of(g.owned)


@lru_cache(maxsize=65536)
def _all_of(masks: tuple[int, ...]) -> tuple[int, ...]:
    return bits(sum(masks))


def empires_of(g: SevenAges, seat: int) -> tuple[int, ...]:
    """Return the colours of a player's empires, in their order."""
    return bits(g.owned[seat])


def own(g: SevenAges, seat: int, slot: int) -> None:
    """Let a player, or nobody with -2, own the empire of a colour."""
    bit = 1 << slot
    g.owned = tuple([mask & ~bit | bit * (n == seat) for n, mask in enumerate(g.owned)])
    g.empires[slot].owner = seat


def age(g: SevenAges, empire: Empire) -> int:
    """Return the age that an empire is in."""
    return g.content.age_at[empire.progress]


def lead(g: SevenAges) -> int:
    """Return the level of the most advanced empire, 0 if there is none. [7AG-064]"""
    return max([g.empires[slot].progress for slot in in_play(g)], default=0)


def is_barbarian(g: SevenAges, empire: Empire) -> bool:
    """Return whether the card shows "no cities" for the empire's age. [7AG-017]"""
    return g.content.cards[empire.card].no_cities >= age(g, empire)


def controlled(g: SevenAges, empire: Empire) -> int:
    """Return the areas where an empire has a unit, on whichever shore. [7AG-016]"""
    mask = empire.forces.mask
    return mask if mask <= g.content.everywhere else areas_of(g.content, mask)


@lru_cache(maxsize=16384)
def areas_of(content: Content, mask: int) -> int:
    """Return the areas of places, of which some may be second shores. [7AG-151]"""
    areas = mask & content.everywhere
    for place in bits(mask & ~content.everywhere):
        areas |= 1 << content.home[place]
    return areas


def border_of(near: tuple[int, ...], places: int) -> int:
    """Return all that is next to some places."""
    found = 0
    while places:
        low = places & -places
        found |= near[low.bit_length() - 1]
        places ^= low
    return found


def held(g: SevenAges) -> int:
    """Return all areas that are not neutral."""
    mask, empires = 0, g.empires
    for slot in in_play(g):
        mask |= empires[slot].forces.mask
    return mask if mask <= g.content.everywhere else areas_of(g.content, mask)


def holder(g: SevenAges, area: int) -> int:
    """Return the empire that controls an area, or -1; a defender holds it until the end. [7AG-016]"""
    found, places, empires = NONE, g.content.places_in[area], g.empires
    for slot in in_play(g):
        if empires[slot].forces.mask & places:
            if slot not in (g.marching, g.founding):
                return slot
            if found == NONE:
                found = slot
    return found


def firmly_held(g: SevenAges, slot: int) -> int:
    """Return the areas of an empire without those that it still has to fight for. [7AG-016, 7AG-182]"""
    areas = controlled(g, g.empires[slot])
    if slot not in (g.marching, g.founding):
        return areas
    for other in in_play(g):
        if other != slot:
            areas &= ~controlled(g, g.empires[other])
    return areas


def holders(g: SevenAges, area: int) -> list[int]:
    """Return the empires that have units in an area: two while a conflict waits. [7AG-016]"""
    places = g.content.places_in[area]
    return [slot for slot, empire in enumerate(g.empires) if empire.forces.mask & places]


def city_level(g: SevenAges, area: int) -> int:
    """Return the level of the city in an area, 0 without one. [7AG-014]"""
    return level_in(g.cities, area)


def level_in(cities: tuple[int, ...], area: int) -> int:
    """Return the level of the city in an area, where these are all cities by their steps. [7AG-014]"""
    bit = 1 << area
    for mask, level in zip(cities, CITY_LEVELS, strict=True):
        if mask & bit:
            return level
    return 0


def terrain(g: SevenAges, area: int, in_age: int) -> str:
    """Return the terrain of an area for an empire in this age. [7AG-093]"""
    return terrain_in(g.content, area, in_age)


def terrain_in(content: Content, area: int, in_age: int) -> str:
    """Return the terrain of an area in an age. [7AG-093]"""
    found = content.areas[area].terrain
    from_age = content.terrains[found].fertile_from_age
    return FERTILE if from_age and in_age >= from_age else found


@lru_cache(maxsize=16)
def fertile(content: Content, in_age: int) -> int:
    """Return the areas that are fertile for an empire in this age. [7AG-093]"""
    areas = range(len(content.areas))
    return sum([1 << area for area in areas if terrain_in(content, area, in_age) == FERTILE])


def vacate(g: SevenAges, slot: int, area: int) -> None:
    """Clear an area that has become neutral; its city stays, but is no capital any more. [7AG-417]"""
    bit = 1 << area
    g.forts &= ~bit
    g.disorder &= ~bit
    g.placed = g.placed.put(area, 0)
    if g.empires[slot].capital == area:
        g.empires[slot].capital = NONE
