"""The continuous checks (7AG-410 to 7AG-418)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import dissolving, elephants, forces, leaders
from saecula.games.seven_ages.rules.areas import controlled, firmly_held, vacate
from saecula.games.seven_ages.rules.ground import galleys_sink
from saecula.games.seven_ages.rules.registry import rules


@rules.settle
def settle(g: SevenAges) -> None:
    """Repeat the checks in their order until nothing changes, or an owner must choose. [7AG-418]

    A new age is seen to as soon as it begins [7AG-410]; all else waits while a conflict lasts. [7AG-413]
    """
    while g.conflict == NONE and not g.pending and (elephants.leave(g) or _check(g)):
        pass


def _check(g: SevenAges) -> bool:
    """Run the first check that changes something. [7AG-411, 7AG-412, 7AG-413, 7AG-414]"""
    watched = g.content.seas | g.content.oceans | g.content.herds
    some = [
        slot
        for slot, empire in enumerate(g.empires)
        if empire.owner != NOBODY
        and (empire.leaders or empire.forces.mask & watched or not empire.forces.mask)
    ]
    if not some:
        return False
    order = sorted(some, key=lambda slot: ((g.empires[slot].owner - g.start) % g.seats, slot))
    return (
        any(elephants.claim(g, slot) for slot in order)
        or any(_lose_stranded(g, slot) for slot in order)
        or any(_lose_empire(g, slot) for slot in order)
    )


def _lose_stranded(g: SevenAges, slot: int) -> bool:
    """Remove leaders without units, and galleys far from own land. [7AG-154, 7AG-266, 7AG-412]"""
    if slot == g.founding:
        return False
    before = g.empires[slot].leaders
    leaders.remove_stranded(g, slot)
    return _lose_galleys(g, slot) or g.empires[slot].leaders != before


def _lose_galleys(g: SevenAges, slot: int) -> bool:
    """Remove galleys in waters that are next to no land of their empire. [7AG-154]"""
    empire, content = g.empires[slot], g.content
    galley = content.unit_index["galley"]
    afloat = empire.forces.mask & (content.seas | content.oceans)
    galleys = [area for area in bits(afloat) if forces.count(empire.units.at(area), galley)]
    if not galleys:
        return False
    lost = False
    sunk = galleys_sink(g, empire, firmly_held(g, slot))
    for area in [area for area in galleys if sunk >> area & 1]:
        for _ in range(forces.count(empire.units.at(area), galley)):
            forces.remove(g, empire, area, galley)
            g.tell("galley_lost", empire.owner, slot, content.areas[area].id)
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
