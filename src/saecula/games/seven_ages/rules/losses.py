"""Units that cards take: the owner chooses which (7AG-431)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.games.seven_ages.deeds import LoseUnits
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import controlled, holder, vacate
from saecula.games.seven_ages.rules.registry import GAINS, rules
from saecula.games.seven_ages.rules.sheets import is_safe
from saecula.games.seven_ages.vocabulary import LoseUnit


@rules.decision(always=True)
def lose_unit(g: SevenAges, seat: Seat, slot: int, area: int, number: int) -> list[Action]:
    """Choose the unit that is lost, as often as units are lost in this area. [7AG-431]"""
    empire = g.empires[slot]
    if not number or empire.owner != seat:
        return []
    return LoseUnit.each(bits(forces.types_in(g, empire, area)))


@lose_unit.resolve
def remove_unit(g: SevenAges, seat: Seat, action: Action, slot: int, area: int, number: int) -> None:
    """Take the unit off the map; an area without any is neutral. [7AG-221, 7AG-417]"""
    empire, type_ = g.empires[slot], LoseUnit.of(action)
    forces.remove(g, empire, forces.place_of(g, empire, area, type_), type_)
    g.reveal()
    g.tell("unit_lost", seat, slot, type_, g.content.areas[area].id)
    if not controlled(g, empire) >> area & 1:
        vacate(g, slot, area)
    g.then(lose_unit(seat, slot, area, number - 1))


def strength(g: SevenAges, empire: Empire, area: int) -> int:
    """Return how many units an empire has in an area, on whichever shore."""
    return forces.size(forces.force_in(g, empire, area))


def black_death(g: SevenAges, slot: int, area: int, effect: Effect) -> list[Frame]:
    """Lose half of the units in the area and in those next to it, whoever holds them. [7AG-431]"""
    assert isinstance(effect, LoseUnits)
    card = g.content.artifacts[g.placed.at(area) - 1].id
    frames = []
    for hit in bits(1 << area | g.content.near[area]):
        there = holder(g, hit)
        if there == NONE or is_safe(g, g.empires[there], card):
            continue
        number = strength(g, g.empires[there], hit)
        lost = (number + (effect.half == "up")) // 2
        frames.append(lose_unit(g.empires[there].owner, there, hit, lost))
    return frames


GAINS["lose_units"] = black_death
