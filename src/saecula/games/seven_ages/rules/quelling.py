"""Removing disorder by force at the end of a Manoeuvre (7AG-230 to 7AG-232, 7AG-422)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.modifiers import Force
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import disorder, forces, reach, sheets
from saecula.games.seven_ages.rules.areas import age, city_level, controlled, terrain
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import Quell


def needed(g: SevenAges, slot: int, area: int, breaches: bool) -> int:
    """Return how many units remove the disorder of an area, with or without the city. [7AG-231, 7AG-232]"""
    empire = g.empires[slot]
    found = 1 + g.content.terrains[terrain(g, area, age(g, empire))].defence
    found += reach.defence(g.content, g.ways.at(area))
    found += 0 if breaches else city_level(g, area)
    return max(found + sum([effect.n for effect, _ in sheets.modifiers(g, empire, Force)]), 1)


def breaches_city(g: SevenAges, slot: int, area: int) -> bool:
    """Return whether there is a missile unit other than archers. [7AG-231]"""
    there = forces.types(forces.stack_in(g, g.empires[slot], area))
    return any([g.content.units[type_].cancels_city for type_ in bits(there)])


def can_quell(g: SevenAges, slot: int, area: int) -> bool:
    """Return whether enough units are there. [7AG-230, 7AG-231]"""
    number = forces.size(forces.force_in(g, g.empires[slot], area))
    return number >= needed(g, slot, area, breaches_city(g, slot, area))


@rules.decision(always=True)
def quell(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Remove disorder by force; asked wherever there could be enough units. [7AG-219, 7AG-230]"""
    empire = g.empires[slot]
    if empire.owner != seat:
        return []
    areas = bits(controlled(g, empire) & g.disorder)
    sizes = [(area, forces.size(forces.force_in(g, empire, area))) for area in areas]
    if not any([size >= needed(g, slot, area, breaches=True) for area, size in sizes]):
        return []
    return [*Quell.each([g.content.areas[area].id for area in areas if can_quell(g, slot, area)]), DONE]


@quell.resolve
def carry_out_quell(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    """Remove the marker of an area. [7AG-230, 7AG-422]"""
    if action == DONE:
        return
    id_ = Quell.of(action)
    g.tell("quelled", seat, slot, id_)
    disorder.remove(g, slot, g.content.area_index[id_])
    g.then(quell(seat, slot))
