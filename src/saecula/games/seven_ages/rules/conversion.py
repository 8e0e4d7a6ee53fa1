"""Conversion: foreign units in the start areas become units of a new empire (7AG-078)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.deeds import Convert
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import elephants, forces
from saecula.games.seven_ages.rules.areas import controlled, in_play, vacate
from saecula.games.seven_ages.rules.registry import FOUNDING_DEEDS, rules


@rules.step
def convert(g: SevenAges, slot: int) -> None:
    """Take over units, leaders and cities in the start areas, if the card says so. [7AG-078]"""
    empire = g.empires[slot]
    for other in in_play(g):
        if other != slot and converts(g, empire.card, g.empires[other].card):
            for area in bits(empire.homeland & controlled(g, g.empires[other])):
                take_over(g, slot, other, area)


def converts(g: SevenAges, card: int, other: int) -> bool:
    """Return whether an empire converts another one, by their cards. [7AG-078]"""
    deeds = [deed for deed in g.content.cards[card].founding if isinstance(deed, Convert)]
    return any([deed.kind == "any" or g.content.cards[other].id in deed.ids for deed in deeds])


def take_over(g: SevenAges, slot: int, other: int, area: int) -> None:
    """Replace all units in an area; units without a counter are lost. [7AG-078, 7AG-417]"""
    new, old = g.empires[slot], g.empires[other]
    number = 0
    for place in forces.shores(g.content, area):
        for type_ in forces.units_of(old.units.at(place)):
            forces.take(g, old, place, forces.one(type_))
            number += _replace(g, slot, other, place, type_)
    g.reveal()
    g.tell("converted", new.owner, slot, number, g.content.areas[area].id)
    vacate(g, other, area)
    new.leaders = (*new.leaders, *[posting for posting in old.leaders if posting[1] == area])
    old.leaders = tuple([posting for posting in old.leaders if posting[1] != area])


def _replace(g: SevenAges, slot: int, other: int, place: int, type_: int) -> bool:
    """Put a unit of the new colour in place of one that was converted; return whether there was one."""
    unit = g.content.units[type_]
    if unit.cls == "elephant":
        elephants.pass_on(g, other, slot)
    same = type_ if unit.common else forces.substitute(g, slot, type_)
    if same == NONE:
        return False
    forces.add(g, g.empires[slot], place, same)
    return True


def converted_before(g: SevenAges, slot: int, deed: Effect) -> None:
    """Do nothing more: the units were converted before the conflicts. [7AG-085]"""


FOUNDING_DEEDS["convert"] = converted_before
