"""The map (pages 4, 14, 20, 21 and 36): neighbours, distances, seas, and how a tile may be laid."""

from __future__ import annotations

from functools import cache

from tests.clash_of_cultures.second.box import MAPS
from tests.clash_of_cultures.second.table import Table, lie


@cache
def hexes(seats: int) -> frozenset[str]:
    """All hexes of the map."""
    return frozenset(hex_ for site in MAPS[seats] for hex_ in site)


def around(hex_: str) -> list[str]:
    """The six hexes around one, on the map or not, clockwise; column B lies half a hex lower than A."""
    column, row = ord(hex_[0]) - ord("A"), int(hex_[1:])
    low = row - 1 + column % 2
    right, left = [(column + 1, low), (column + 1, low + 1)], [(column - 1, low + 1), (column - 1, low)]
    return [f"{chr(ord('A') + c)}{r}" for c, r in [(column, row - 1), *right, (column, row + 1), *left]]


@cache
def coast(seats: int) -> list[str]:
    """The hexes at the edge of the map in their order, as one goes round the map along its outside."""
    first = min(hexes(seats), key=lambda hex_: (hex_[0], int(hex_[1:])))
    at = (first, next(d for d in range(6) if around(first)[d] not in hexes(seats)))
    path = []
    while at not in path:
        path.append(at)
        hex_, side = at
        ahead = around(hex_)[(side + 1) % 6]
        at = (ahead, (side - 1) % 6) if ahead in hexes(seats) else (hex_, (side + 1) % 6)
    return [hex_ for number, (hex_, _) in enumerate(path) if hex_ != path[number - 1][0]]


def neighbours(t: Table, hex_: str) -> list[str]:
    """The hexes of the map next to one."""
    return [other for other in around(hex_) if other in hexes(t.seats)]


def at_edge(seats: int, hex_: str) -> bool:
    """Return whether a hex lies at the edge of the map."""
    return any(other not in hexes(seats) for other in around(hex_))


def within(t: Table, start: str, reach: int) -> dict[str, int]:
    """Return the distance of the explored hexes in range, never counted over unexplored tiles (page 36)."""
    found = {start: 0}
    for distance in range(1, reach + 1):
        for hex_ in [hex_ for hex_, d in found.items() if d == distance - 1]:
            for other in neighbours(t, hex_):
                if other in t.terrain and other not in found:
                    found[other] = distance
    return found


def is_water(t: Table, hex_: str) -> bool:
    """Return whether a hex is explored water."""
    return t.terrain.get(hex_) == "water"


def is_land(t: Table, hex_: str) -> bool:
    """Return whether a hex is explored land."""
    return hex_ in t.terrain and t.terrain[hex_] != "water"


def sea(t: Table, start: str) -> set[str]:
    """All water hexes that hang together with one (page 14)."""
    found, new = {start}, [start]
    while new:
        for other in neighbours(t, new.pop()):
            if is_water(t, other) and other not in found:
                found.add(other)
                new.append(other)
    return found


def site_of(t: Table, hex_: str) -> int:
    """Return the number of the site of a hex."""
    return next(number for number, site in enumerate(MAPS[t.seats]) if hex_ in site)


def orientations(t: Table, site: int, tile: str, goal: str, home: set[str] | None = None) -> set[str]:
    """How a new tile may be laid (page 20) by land units that go to a hex, or ships of a sea (page 21).

    Ships that come by Navigation have an empty home: they want water at the edge of the map.
    """
    lying = {turn: lie(MAPS[t.seats][site], tile, turn == "turned") for turn in ("kept", "turned")}
    turns = set(lying)
    water = {turn: {hex_ for hex_, kind in lying[turn].items() if kind == "water"} for turn in turns}
    if goal:  # 2. The hex that the units go to is no water.
        turns = {turn for turn in turns if goal not in water[turn]} or turns
    if home is not None:  # If possible, the new water adjoins the sea that the ships come from.
        turns = {turn for turn in turns if landfall(t.seats, water[turn], home)} or turns
    known = {hex_ for hex_ in t.terrain if is_water(t, hex_)}
    joined = {turn for turn in turns if any(known & set(around(hex_)) for hex_ in water[turn])}
    if joined:  # 3. Water lies next to water.
        return joined
    # 4. Otherwise water lies at the edge of the map.
    return {turn for turn in turns if any(at_edge(t.seats, hex_) for hex_ in water[turn])} or turns


def landfall(seats: int, water: set[str], home: set[str]) -> set[str]:
    """The new water that ships reach: from their sea, or at the edge of the map by Navigation."""
    if not home:
        return {hex_ for hex_ in water if at_edge(seats, hex_)}
    return {hex_ for hex_ in water if home & set(around(hex_))}
