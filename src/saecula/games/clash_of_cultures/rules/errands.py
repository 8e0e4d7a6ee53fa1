"""Moves outside of a Move action (COC-533, COC-557, COC-589, COC-610).

Whoever is not sent has moved, as it were; so the ways of the Move action serve here too.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Seat
from saecula.games.clash_of_cultures.effects import MoveUnits
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, moving
from saecula.games.clash_of_cultures.rules.hosts import MOVED, Troops, kind_of
from saecula.games.clash_of_cultures.rules.registry import operations, rules
from saecula.games.clash_of_cultures.words import KINDS

MARCH: Final = "march"
TRAVEL: Final = "travel"


@operations.named("move_units")
def move_units(g: ClashOfCultures, effect: MoveUnits, seat: Seat, source: str, place: int) -> Frames:
    """Give each of some units one move. [COC-533, COC-557, COC-589]"""
    chosen = called(g, effect, seat)
    moves = sum([len(stack) - 1 for stack in chosen])
    if not moves:
        return ()
    errand = TRAVEL if effect.roads else MARCH
    return set_out(seat, chosen, errand, moves), moving.move_from(seat), come_home(seat)


def called(g: ClashOfCultures, effect: MoveUnits, seat: Seat) -> Troops:
    """Return the units that may move: those in the player's cities, or those just recruited."""
    civ = g.civs[seat]
    kind = KINDS.index(effect.unit)
    if effect.which == "in_cities":
        places = {place: len(hosts.at(civ.units, place)) for place in bits(civ.cities)}
    else:
        places = {stack[0]: stack[1:].count(kind) for stack in g.levied}
    found = [(place, *_of_kind(civ.units, place, kind)[:most]) for place, most in places.items()]
    return tuple(sorted([stack for stack in found if len(stack) > 1]))


def _of_kind(troops: Troops, place: int, kind: int) -> hosts.Units:
    return tuple([unit for unit in hosts.at(troops, place) if kind_of(unit) == kind])


@rules.step
def set_out(g: ClashOfCultures, seat: Seat, chosen: Troops, errand: str, moves: int) -> None:
    """Let only these units move, this many times. [COC-533, COC-557, COC-610]"""
    civ = g.civs[seat]
    sent = {stack[0]: Counter(stack[1:]) for stack in chosen}
    civ.units = tuple([_held(stack, sent.get(stack[0], Counter())) for stack in civ.units])
    g.moves, g.errand, g.roamed = moves, errand, civ.cities


def _held(stack: tuple[int, ...], sent: Counter[int]) -> tuple[int, ...]:
    """Return a stack of which only some units can move."""
    place, *units = stack
    left = Counter(sent)
    after = []
    for unit in units:
        free = left[unit] > 0
        left[unit] -= free
        after.append(unit & ~MOVED if free else unit | MOVED)
    return (place, *sorted(after))


@rules.step
def come_home(g: ClashOfCultures, seat: Seat) -> None:
    """End the moves of an errand."""
    g.moves = g.sailed = g.roamed = 0
    g.errand = ""
    g.civs[seat].units = hosts.regrouped(g.civs[seat].units)
