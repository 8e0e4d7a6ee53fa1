"""Units on hexes: kinds, states, supply and room (COC-002, COC-005, COC-008, COC-170, COC-175, COC-188).

A unit is a number: its kind, plus eight times the bit set of what happened to it in this turn. Troops are the
units of one side as a sorted tuple of (hex, unit, unit, ...), so that equal troops are equal values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from saecula.games.clash_of_cultures.words import KINDS

Units: TypeAlias = tuple[int, ...]
Troops: TypeAlias = tuple[tuple[int, ...], ...]

SETTLER, INFANTRY, SHIP, CAVALRY, ELEPHANT, LEADER = range(len(KINDS))
STATES: Final = 8  # states begin here in a unit's number
MOVED: Final = 1 * STATES  # in this Move action
TIRED: Final = 2 * STATES  # fought in this turn
ON_MOUNTAIN: Final = 4 * STATES  # moved onto one in this turn
ON_FOREST: Final = 8 * STATES
ON_PLAINS: Final = 16 * STATES
ALL_UNITS: Final = 64 * STATES

ARMY: Final = (INFANTRY, CAVALRY, ELEPHANT, LEADER)
IS_ARMY: Final = tuple([kind in ARMY for kind in range(len(KINDS))])
MOST_ARMY: Final = 4  # units of a side on a land hex


def kind_of(unit: int) -> int:
    """Return the kind of a unit."""
    return unit % STATES


def is_army(unit: int) -> bool:
    """Return whether a unit fights on land. [COC-008]"""
    return IS_ARMY[unit % STATES]


def at(troops: Troops, place: int) -> Units:
    """Return the units on a hex."""
    for stack in troops:
        if stack[0] == place:
            return stack[1:]
    return ()


def put(troops: Troops, place: int, units: Iterable[int]) -> Troops:
    """Return troops whose units on a hex are exactly these."""
    rest = [stack for stack in troops if stack[0] != place]
    found = sorted(units)
    if found:
        rest.append((place, *found))
    return tuple(sorted(rest))


def added(troops: Troops, place: int, units: Iterable[int]) -> Troops:
    """Return troops with more units on a hex."""
    return put(troops, place, (*at(troops, place), *units))


def removed(troops: Troops, place: int, units: Iterable[int]) -> Troops:
    """Return troops without these units of a hex."""
    left = list(at(troops, place))
    for unit in units:
        left.remove(unit)
    return put(troops, place, left)


def changed(troops: Troops, change: Callable[[int], int]) -> Troops:
    """Return troops each of whose units is changed in the same way."""
    return tuple([(stack[0], *sorted([change(unit) for unit in stack[1:]])) for stack in troops])


@lru_cache(maxsize=1 << 14)
def rested(troops: Troops) -> Troops:
    """Return troops that have forgotten what happened in this turn. [COC-175]"""
    return changed(troops, kind_of)


@lru_cache(maxsize=1 << 14)
def regrouped(troops: Troops) -> Troops:
    """Return troops that may move again in a new Move action. [COC-166, COC-179]"""
    return changed(troops, _regrouped)


def _regrouped(unit: int) -> int:
    return unit & ~MOVED


class Host:
    """The units of one side on the map, counted once for each value; never change it.

    Units of the land on a water hex are aboard: they are on the hex for hardly any rule. [COC-188]
    """

    __slots__ = ("aboard", "army", "counts", "everywhere", "fighters", "full", "settlers", "ships", "units")

    def __init__(self, troops: Troops, water: int) -> None:
        self.units: Final = {stack[0]: stack[1:] for stack in troops}
        self.counts: Final = tuple(
            [
                sum([kind_of(unit) == kind for stack in troops for unit in stack[1:]])
                for kind in range(len(KINDS))
            ]
        )
        self.fighters: Final = {stack[0]: sum([is_army(unit) for unit in stack[1:]]) for stack in troops}
        """Army units by hex, those aboard too."""
        self.full: Final = sum([1 << place for place, army in self.fighters.items() if army >= MOST_ARMY])
        """Hexes that no further army unit can enter. [COC-170]"""
        ships = army = settlers = aboard = 0
        for place, *units in troops:
            bit = 1 << place
            for unit in units:
                if kind_of(unit) == SHIP:
                    ships |= bit
                elif water & bit:
                    aboard |= bit
                elif is_army(unit):
                    army |= bit
                else:
                    settlers |= bit
        self.ships: Final = ships
        self.army: Final = army
        self.settlers: Final = settlers
        self.aboard: Final = aboard
        self.everywhere: Final = ships | army | settlers


host = lru_cache(maxsize=1 << 14)(Host)


def room(own: Host, place: int) -> int:
    """Return how many more army units a land hex can take. [COC-170]"""
    return MOST_ARMY - own.fighters.get(place, 0)


def without(units: Units, less: Iterable[int]) -> Units:
    """Return the units of a hex without these."""
    left = list(units)
    for unit in less:
        left.remove(unit)
    return tuple(left)
