"""Trade routes (pages 27 and 31)."""

from __future__ import annotations

from itertools import permutations

from saecula.core.position import Action
from tests.clash_of_cultures.second.table import Table
from tests.clash_of_cultures.second.world import neighbours

MOST = 4
RANGE = 2


def watched(t: Table) -> set[str]:
    """The hexes of pirates and those next to them."""
    return {near for hex_, ships in t.pirates.items() if ships for near in (hex_, *neighbours(t, hex_))}


def partners(t: Table, seat: int, start: str) -> set[str]:
    """The cities of other players that a trader reaches: not angry, and no pirates near the way."""
    closed = watched(t)
    reached, ends = {start}, {start}
    for _ in range(RANGE):
        ends = {other for hex_ in ends - closed for other in neighbours(t, hex_) if other in t.terrain}
        reached |= ends
    return {
        hex_
        for hex_ in reached
        if hex_ in t.cities and t.cities[hex_].owner not in (seat, 8) and t.cities[hex_].mood != "angry"
    }


def traders(t: Table, seat: int) -> list[set[str]]:
    """The partners of every ship and settler."""
    return [
        partners(t, seat, hex_)
        for hex_, units in t.nations[seat].units.items()
        for unit in units
        if unit.kind in ("ship", "settler")
    ]


def possible(t: Table, seat: int, cities: list[str]) -> bool:
    """Return whether every city of a list can have a trader of its own."""
    reach = [one for one in traders(t, seat) if one]
    return any(
        all(city in one for city, one in zip(cities, chosen, strict=True))
        for chosen in permutations(reach, len(cities))
    )


def choices(t: Table, seat: int, chosen: list[str]) -> set[Action]:
    """The routes that can still be chosen, with food, or gold by Currency."""
    if len(chosen) >= MOST:
        return set()
    goods = ["food", "gold"] if "currency" in t.nations[seat].advances else ["food"]
    cities = {hex_ for one in traders(t, seat) for hex_ in one} - set(chosen)
    return {("route", hex_, good) for hex_ in cities if possible(t, seat, [*chosen, hex_]) for good in goods}
