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
AT_ANCHOR: Final = ON_MOUNTAIN  # of ships: cannot move again in this turn
HAS_SAILED: Final = ON_PLAINS  # of ships: moved in this turn
PIRATE: Final = 32 * STATES  # a ship of the pirates that serves this side; it stays so after the turn
ALL_UNITS: Final = 64 * STATES

ARMY: Final = (INFANTRY, CAVALRY, ELEPHANT, LEADER)
IS_ARMY: Final = tuple([kind in ARMY for kind in range(STATES)])
MOST_ARMY: Final = 4  # units of a side on a land hex


CITY: Final = len(KINDS)  # moves like a land unit, where nomads live in it [COC-556]


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
    return changed(troops, unmarked)


def unmarked(unit: int) -> int:
    """Return a unit without what happened to it in this turn; a pirate stays one."""
    return kind_of(unit) | unit & PIRATE


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

    __slots__ = (
        "aboard",
        "army",
        "counts",
        "everywhere",
        "fighters",
        "full",
        "led",
        "most_led",
        "settlers",
        "ships",
        "units",
    )

    def __init__(self, troops: Troops, water: int, most_led: int = MOST_ARMY) -> None:
        self.units: Final[dict[int, Units]] = {}
        self.fighters: Final[dict[int, int]] = {}
        """Army units by hex, those aboard too."""
        counts = [0] * len(KINDS)
        led = -1
        ships = army = settlers = aboard = full = 0
        for stack in troops:
            place, units = stack[0], stack[1:]
            bit = 1 << place
            fighters = 0
            for unit in units:
                kind = kind_of(unit)
                counts[kind] += 1
                fighters += IS_ARMY[kind]
                if kind == LEADER:
                    led = place
                if kind == SHIP:
                    ships |= bit
                elif water & bit:
                    aboard |= bit
                elif IS_ARMY[kind]:
                    army |= bit
                else:
                    settlers |= bit
            self.units[place] = units
            self.fighters[place] = fighters
            if fighters >= (most_led if led == place else MOST_ARMY):
                full |= bit
        self.counts: Final = tuple(counts)
        self.led: Final = led
        """Where the leader is, or -1."""
        self.most_led: Final = most_led
        """How many army units may be on the leader's hex. [COC-629]"""
        self.full: Final = full
        """Hexes that no further army unit can enter. [COC-170]"""
        self.ships: Final = ships
        self.army: Final = army
        self.settlers: Final = settlers
        self.aboard: Final = aboard
        self.everywhere: Final = ships | army | settlers

    def limit(self, place: int, group: Units = ()) -> int:
        """Return how many army units may be on a hex that this group joins. [COC-170, COC-629]"""
        led = place == self.led or LEADER in map(kind_of, group)
        return self.most_led if led else MOST_ARMY


host = lru_cache(maxsize=1 << 12)(Host)


def room(own: Host, place: int, group: Units = ()) -> int:
    """Return how many more army units a land hex can take, where this group would be among them. [COC-170]"""
    return own.limit(place, group) - own.fighters.get(place, 0)


def full_for(own: Host, unit: int) -> int:
    """Return the hexes without room for a unit. [COC-170, COC-629]"""
    if not is_army(unit):
        return 0
    if kind_of(unit) != LEADER or own.most_led == MOST_ARMY:
        return own.full
    return sum([1 << place for place, army in own.fighters.items() if army >= own.most_led])


def without(units: Units, less: Iterable[int]) -> Units:
    """Return the units of a hex without these."""
    left = list(units)
    for unit in less:
        left.remove(unit)
    return tuple(left)
