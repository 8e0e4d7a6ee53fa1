"""What an empire could do with its units: those to spare, the land in reach, the enemies at its borders."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.outlook.ranks import rise
from saecula.games.seven_ages.position import NOBODY, Empire, SevenAges
from saecula.games.seven_ages.rules import forces, sheets
from saecula.games.seven_ages.rules.areas import controlled, held
from saecula.games.seven_ages.rules.ground import galley_waters
from saecula.games.seven_ages.rules.standings import Standings, where

LASTING: Final = 0.4  # of an area that does not change a rank yet
NEAR: Final = 2  # waters that galleys cross on their way
FAR: Final = 3  # the same of modern ships


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


@lru_cache(maxsize=65536)
def _beside(content: Content, areas: int) -> int:
    """Return all areas next to these, by land or water."""
    found = 0
    for area in bits(areas):
        found |= content.near[area]
    return found & ~areas


@lru_cache(maxsize=65536)
def _sailed(content: Content, start: int, waters: int, far: int) -> int:
    """Return which of these waters are that many steps or fewer away."""
    found = start & waters
    for _ in range(far):
        found |= _beside(content, start | found) & waters
    return found


def by_sea(g: SevenAges, empire: Empire) -> int:
    """Return the neutral areas to which an empire's ships could come: waters, and the coasts beside them."""
    content, own, taken = g.content, controlled(g, empire), held(g)
    modern = sheets.reached(g, empire) & content.of_class["naval"] & ~(1 << content.unit_index["galley"])
    waters = content.waters if modern else galley_waters(g, empire, own)
    sailed = _sailed(
        content, own & (content.coast | content.waters), waters & (own | ~taken), FAR if modern else NEAR
    )
    across = _beside(content, sailed) & content.coast & ~around(content, own)
    return (sailed | across) & ~taken


def spare_ships(g: SevenAges, empire: Empire) -> int:
    """Return how many ships could leave harbours and waters while a unit stays."""
    found = 0
    for _, force in empire.forces:
        found += min(forces.part(force, "naval"), forces.size(force) - 1)
    return found


def promise(g: SevenAges, slot: int, standing: Standings) -> float:
    """Return the glory in a scoring that units to spare could bring by taking areas that symbols count."""
    empire = g.empires[slot]
    ships = spare_ships(g, empire)
    units = spare_units(g, empire) - ships
    if not units and not ships:
        return 0.0
    land, sea = free_land(g, empire), by_sea(g, empire) if ships else 0
    gain = 0.0
    for symbol in g.content.cards[empire.card].glory:
        if symbol.most == "areas":
            there = where(g.content, symbol.region, symbol.kind) & ~g.content.barren
            more = min((land & there).bit_count(), units) + min((sea & there).bit_count(), ships)
            gain += LASTING * more + rise(standing, slot, symbol, more) if more else 0.0
    return gain


def rises(g: SevenAges, slot: int, standing: Standings) -> list[tuple[int, float]]:
    """Return the areas that each symbol for areas counts, and what one more of them is expected to bring."""
    found = []
    for symbol in g.content.cards[g.empires[slot].card].glory:
        if symbol.most == "areas":
            there = where(g.content, symbol.region, symbol.kind) & ~g.content.barren
            found.append((there, rise(standing, slot, symbol, 1)))
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
