"""What an empire could do with its units: those to spare, the land in reach, the enemies at its borders."""

from __future__ import annotations

from functools import lru_cache

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.position import NOBODY, Empire, SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import controlled, held
from saecula.games.seven_ages.rules.standings import where


def spare_units(g: SevenAges, empire: Empire) -> int:
    """Return how many units could leave their areas."""
    land = (1 << len(g.content.areas)) - 1 & g.content.land
    found = 0
    for place, force in empire.forces:
        garrison = land >> g.content.home[place] & 1
        found += max(forces.size(force) - garrison, 0)
    return found


@lru_cache(maxsize=65536)
def around(content: Content, areas: int) -> int:
    """Return the land areas next to these by land."""
    found = 0
    for area in bits(areas & content.land):
        found |= content.near_land[area]
    return found & ~areas


def free_land(g: SevenAges, empire: Empire) -> int:
    """Return the neutral land areas that border an empire."""
    return around(g.content, controlled(g, empire)) & ~held(g)


def free_waters(g: SevenAges, empire: Empire) -> int:
    """Return the neutral waters at the coasts of an empire."""
    own, found = controlled(g, empire) & g.content.land, 0
    for area in bits(own):
        found |= g.content.near[area]
    return found & g.content.waters & ~held(g)


def in_harbour(g: SevenAges, empire: Empire) -> int:
    """Return how many ships of an empire lie at land."""
    land = g.content.land
    return sum(
        [forces.part(force, "naval") for place, force in empire.forces if land >> g.content.home[place] & 1]
    )


def counted_areas(g: SevenAges, empire: Empire) -> int:
    """Return the areas that symbols of the empire count."""
    found = empire.homeland
    for symbol in g.content.cards[empire.card].glory:
        if symbol.most == "areas":
            found |= where(g.content, symbol.region, symbol.kind) & ~g.content.barren
    return found


def strength_in(g: SevenAges, area: int, empire: Empire) -> int:
    """Return how many units an empire has in an area, on whichever shore."""
    found = forces.size(empire.forces.at(area))
    if area in g.content.other_shore:
        found += forces.size(empire.forces.at(g.content.other_shore[area]))
    return found


def foes_in(g: SevenAges, empire: Empire, areas: int) -> int:
    """Return how many units of other players stand in these areas."""
    found = 0
    for rival in g.empires:
        if rival.owner not in (empire.owner, NOBODY) and (there := controlled(g, rival) & areas):
            found += sum([strength_in(g, area, rival) for area in bits(there)])
    return found


def prey(g: SevenAges, empire: Empire, slot: int) -> int:
    """Return in how many areas next to it an empire would be stronger than their owner."""
    own = controlled(g, empire)
    found = 0
    for other, rival in enumerate(g.empires):
        if other == slot or rival.owner == empire.owner or not rival.forces.mask:
            continue
        for area in bits(around(g.content, own) & controlled(g, rival)):
            near = g.content.near_land[area] & own
            mine = sum([max(strength_in(g, source, empire) - 1, 0) for source in bits(near)])
            found += mine > 1.3 * strength_in(g, area, rival)
    return found
