"""The continuous checks (7AG-410 to 7AG-418)."""

from __future__ import annotations

from functools import lru_cache

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import dissolving, elephants, forces, leaders
from saecula.games.seven_ages.rules.areas import areas_of, controlled, firmly_held, in_play, vacate
from saecula.games.seven_ages.rules.ground import galleys_sink, off_shore
from saecula.games.seven_ages.rules.registry import rules


@rules.settle
def settle(g: SevenAges) -> None:
    """Repeat the checks in their order until nothing changes, or an owner must choose. [7AG-418]

    A new age is seen to as soon as it begins [7AG-410]; all else waits while a conflict lasts. [7AG-413]
    """
    if not g.calm:
        g.calm = is_calm(g)
        while not g.calm and g.conflict == NONE and not g.pending and (elephants.leave(g) or _check(g)):
            pass


def is_calm(g: SevenAges) -> bool:
    """Return whether no check can find anything, as nearly always."""
    content, late, empires = g.content, g.content.late, g.empires
    for slot in in_play(g):
        empire = empires[slot]
        mask = empire.forces.mask
        if empire.progress >= late and not elephants.gone(g):
            return False
        if slot == g.founding:
            if mask & content.herds:
                return False
        elif (
            not mask
            or (mask & content.waters and _may_sink(g, slot))
            or (empire.leaders and not _are_led(content, mask, empire.leaders))
            or (
                mask & content.herds
                and not _are_claimed(content, mask, empire.elephants)
                and _herds(g, empire)
            )
        ):
            return False
    return True


def _herds(g: SevenAges, empire: Empire) -> bool:
    """Return whether an empire takes the elephants of its areas. [7AG-106, 7AG-109]"""
    return empire.progress < g.content.late and elephants.can_herd(g, empire) and not elephants.gone(g)


@lru_cache(maxsize=65536)
def _are_led(content: Content, mask: int, leaders_: tuple[tuple[int, int], ...]) -> bool:
    """Return whether all leaders are with units in these places."""
    areas = areas_of(content, mask)
    return all([areas >> area & 1 for _, area in leaders_])


@lru_cache(maxsize=16384)
def _are_claimed(content: Content, mask: int, owned: int) -> bool:
    """Return whether the elephants of all of these places are owned."""
    areas = areas_of(content, mask)
    return all([owned >> n & 1 or not areas >> area & 1 for n, area in enumerate(content.elephants)])


def _may_sink(g: SevenAges, slot: int) -> bool:
    """Return whether there are galleys in waters that are next to no land of their empire. [7AG-154]"""
    content, empire = g.content, g.empires[slot]
    land = firmly_held(g, slot) & content.land
    far = empire.forces.mask & content.waters & ~off_shore(content, land)
    galley = content.unit_index["galley"]
    return bool(far) and any([forces.count(empire.units.at(area), galley) for area in bits(far)])


def _check(g: SevenAges) -> bool:
    """Run the first check that changes something. [7AG-411, 7AG-412, 7AG-413, 7AG-414]"""
    order = sorted(in_play(g), key=lambda slot: ((g.empires[slot].owner - g.start) % g.seats, slot))
    for check in (elephants.claim, _lose_stranded, _lose_empire):
        for slot in order:
            if check(g, slot):
                return True
    return False


def _lose_stranded(g: SevenAges, slot: int) -> bool:
    """Remove leaders without units, and galleys far from their own land. [7AG-154, 7AG-266, 7AG-412]"""
    if slot == g.founding:
        return False
    before = g.empires[slot].leaders
    leaders.remove_stranded(g, slot)
    return _lose_galleys(g, slot) or g.empires[slot].leaders != before


def _lose_galleys(g: SevenAges, slot: int) -> bool:
    """Remove galleys in waters that are next to no land of their empire. [7AG-154, 7AG-221]"""
    empire, content = g.empires[slot], g.content
    afloat = empire.forces.mask & content.waters
    if not afloat:
        return False
    galley = content.unit_index["galley"]
    galleys = [area for area in bits(afloat) if forces.count(empire.units.at(area), galley)]
    if not galleys:
        return False
    lost = False
    sunk = galleys_sink(g, empire, firmly_held(g, slot))
    for area in [area for area in galleys if sunk >> area & 1]:
        for _ in range(forces.count(empire.units.at(area), galley)):
            forces.remove(g, empire, area, galley)
            g.tell("galley_lost", empire.owner, slot, content.areas[area].id)
            g.reveal()
            lost = True
        if not controlled(g, empire) >> area & 1:
            vacate(g, slot, area)
    return lost


def _lose_empire(g: SevenAges, slot: int) -> bool:
    """Discard an empire without units. [7AG-218, 7AG-300, 7AG-413]"""
    if g.empires[slot].forces.mask or slot == g.founding:
        return False
    dissolving.discard_empire(g, slot)
    return True
