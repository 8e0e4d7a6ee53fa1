"""Events that cost units; the owner chooses which (7AG-221, 7AG-417, 7AG-431)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.seven_ages.deeds import LoseUnits
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import aims, forces
from saecula.games.seven_ages.rules.areas import controlled, holder, vacate
from saecula.games.seven_ages.rules.losses import lose_unit, strength
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS, rules
from saecula.games.seven_ages.rules.sheets import is_safe
from saecula.games.seven_ages.vocabulary import LoseIn, LoseShip


@DEEDS.add
def lose_units(g: SevenAges, effect: LoseUnits, play: Play) -> Frames:
    """Lose units in the area, around it, in every area of the empire, or somewhere in it. [7AG-431]"""
    if effect.scope == "empire":
        return (lose_somewhere(g.empires[play.empire].owner, play.empire, effect.n),)
    if effect.kind == "naval":
        number = halved(ships(g, play.empire, play.area), effect)
        return (lose_ship(g.empires[play.empire].owner, play.empire, play.area, number),)
    return tuple(
        [lose_unit(g.empires[slot].owner, slot, area, number) for slot, area, number in toll(g, effect, play)]
    )


def toll(g: SevenAges, effect: LoseUnits, play: Play) -> list[tuple[int, int, int]]:
    """Return which empires lose how many units, and where, in the order of the areas. [7AG-418, 7AG-436]"""
    event = aims.event_of(g, play).id
    areas = controlled(g, g.empires[play.empire]) if effect.scope == "stacks" else 1 << play.area
    if effect.scope == "around":
        areas |= g.content.near_land[play.area]
    found = []
    for area in bits(areas):
        slot = holder(g, area)
        if slot == NONE or is_safe(g, g.empires[slot], event):
            continue
        there = strength(g, g.empires[slot], area)
        number = halved(there, effect) if area == play.area or effect.half else effect.around
        number = min(number, there - effect.spare)
        if number > 0:
            found.append((slot, area, number))
    return found


def halved(there: int, effect: LoseUnits) -> int:
    """Return how many of these units are lost."""
    if not effect.half:
        return min(effect.n, there)
    return (there + (effect.half == "up")) // 2


def ships(g: SevenAges, slot: int, area: int) -> int:
    """Return how many ships an empire has in an area."""
    return forces.share(forces.force_in(g, g.empires[slot], area), "naval")


def would_lose(g: SevenAges, effect: LoseUnits, play: Play) -> bool:
    """Return whether any unit would be lost. [7AG-432]"""
    if effect.scope == "empire":
        return True
    if effect.kind == "naval":
        return ships(g, play.empire, play.area) > 0
    return bool(toll(g, effect, play))


CHANGES["lose_units"] = would_lose


@rules.decision
def lose_somewhere(g: SevenAges, seat: Seat, slot: int, number: int) -> list[Action]:
    """Choose the area that loses a unit. [7AG-431]"""
    if not number or g.empires[slot].owner != seat:
        return []
    return LoseIn.each([g.content.areas[area].id for area in bits(controlled(g, g.empires[slot]))])


@lose_somewhere.resolve
def lose_there(g: SevenAges, seat: Seat, action: Action, slot: int, number: int) -> None:
    area = g.content.area_index[LoseIn.of(action)]
    g.then(lose_unit(seat, slot, area, 1), lose_somewhere(seat, slot, number - 1))


@rules.decision(always=True)
def lose_ship(g: SevenAges, seat: Seat, slot: int, area: int, number: int) -> list[Action]:
    """Choose the ship that is lost, as often as ships are lost. [7AG-431]"""
    empire = g.empires[slot]
    if not number or empire.owner != seat:
        return []
    return LoseShip.each(bits(forces.types_in(g, empire, area) & g.content.of_class["naval"]))


@lose_ship.resolve
def remove_ship(g: SevenAges, seat: Seat, action: Action, slot: int, area: int, number: int) -> None:
    """Take the ship off the map; an area without units is neutral. [7AG-221, 7AG-417]"""
    empire, type_ = g.empires[slot], LoseShip.of(action)
    forces.remove(g, empire, forces.place_of(g, empire, area, type_), type_)
    g.reveal()
    g.tell("unit_lost", seat, slot, type_, g.content.areas[area].id)
    if not controlled(g, empire) >> area & 1:
        vacate(g, slot, area)
    g.then(lose_ship(seat, slot, area, number - 1))
