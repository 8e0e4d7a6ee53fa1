"""Modernising: units flipped to their other side (7AG-277)."""

from __future__ import annotations

from functools import lru_cache

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.registry import DONE
from saecula.core.spread import NOTHING
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces, sheets
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import Flip, FlipIn, Modernise


def forget(g: SevenAges, seat: Seat) -> None:
    """Forget what was flipped; a unit is flipped at most once in an action."""
    g.players[seat].moved = NOTHING


def flippable(g: SevenAges, slot: int, place: int) -> list[int]:
    """Return the types in a place that the empire's level allows to flip. [7AG-277]"""
    empire = g.empires[slot]
    found = forces.types(empire.units.at(place)) & _allowed(g.content, sheets.reached(g, empire))
    return [type_ for type_ in bits(found) if _unflipped(g, slot, place, type_)]


def _unflipped(g: SevenAges, slot: int, place: int, type_: int) -> int:
    """Return how many units of a type in a place have not been flipped yet."""
    empire = g.empires[slot]
    flipped = g.players[empire.owner].moved.at(place)
    return forces.count(empire.units.at(place), type_) - forces.count(flipped, type_)


@lru_cache(maxsize=1024)
def _allowed(content: Content, reached: int) -> int:
    """Return the types whose other side is one of these."""
    return sum([1 << type_ for type_, flip in enumerate(content.flip) if flip >= 0 and reached >> flip & 1])


@lru_cache(maxsize=1024)
def _newer(content: Content, allowed: int) -> int:
    """Return those of these types whose other side is the newer one."""
    units, flip = content.units, content.flip
    return sum([1 << type_ for type_ in bits(allowed) if units[flip[type_]].level > units[type_].level])


def newer(g: SevenAges, slot: int, place: int) -> list[int]:
    """Return the types in a place that can be flipped to their newer side. [7AG-277]"""
    newer_ = _newer(g.content, _allowed(g.content, sheets.reached(g, g.empires[slot])))
    return [type_ for type_ in flippable(g, slot, place) if newer_ >> type_ & 1]


def offers(g: SevenAges, slot: int) -> list[Action]:
    """Offer all newer sides at once, or the units of an area one by one. [7AG-277]"""
    content, units = g.content, g.empires[slot].units
    allowed = _allowed(content, sheets.reached(g, g.empires[slot]))
    moved = g.players[g.empires[slot].owner].moved.mask
    areas = types = 0
    for place, stack in zip(bits(units.mask), units.values, strict=True) if allowed else ():
        there = forces.types(stack) & allowed
        if there and moved >> place & 1:
            there = sum([1 << type_ for type_ in bits(there) if _unflipped(g, slot, place, type_)])
        if there:
            areas |= 1 << content.home[place]
            types |= there
    found = [Modernise()] if types & _newer(content, allowed) else []
    return found + FlipIn.each([content.area_ids[area] for area in bits(areas)])


def modernise(g: SevenAges, slot: int, _: Action) -> None:
    """Flip every unit that has a newer side to it. [7AG-277]"""
    for place in bits(g.empires[slot].units.mask):
        for type_ in newer(g, slot, place):
            for _unit in range(_unflipped(g, slot, place, type_)):
                _flip(g, slot, place, type_)
    g.tell("modernised", g.empires[slot].owner, slot)


def _flip(g: SevenAges, slot: int, place: int, type_: int) -> None:
    """Turn a counter over where it lies. [7AG-277]"""
    empire, other = g.empires[slot], g.content.flip[type_]
    player = g.players[empire.owner]
    empire.units = empire.units.add(place, forces.one(other) - forces.one(type_))
    player.moved = player.moved.add(place, forces.one(other))
    g.calm = False


@rules.decision(always=True)
def flip_there(g: SevenAges, seat: Seat, slot: int, area: int) -> list[Action]:
    """Choose the unit to flip; there is one, though others cannot know which. [7AG-219, 7AG-277]"""
    found = {type_ for place in forces.shores(g.content, area) for type_ in flippable(g, slot, place)}
    return Flip.each(sorted(found)) or [DONE]


@flip_there.resolve
def flip_unit(g: SevenAges, seat: Seat, action: Action, slot: int, area: int) -> None:
    if action == DONE:
        return
    type_ = Flip.of(action)
    shores = forces.shores(g.content, area)
    _flip(g, slot, next(place for place in shores if type_ in flippable(g, slot, place)), type_)
    g.tell("modernised", seat, slot)
