"""Exhausted land, barbarians and pirates (pages 25 to 27)."""

from __future__ import annotations

from collections import Counter

from saecula.core.position import Action
from tests.clash_of_cultures.second.box import BARBARIAN_SUPPLY, GOODS, STACK
from tests.clash_of_cultures.second.table import BARBARIANS, Table
from tests.clash_of_cultures.second.world import is_land, is_water, neighbours, within


def empty_land(t: Table) -> set[str]:
    """Land without units and cities that is not barren and not exhausted."""
    return {
        hex_
        for hex_, terrain in t.terrain.items()
        if terrain not in ("water", "barren")
        and hex_ not in t.cities
        and hex_ not in t.exhausted
        and not t.units_at(hex_)
    }


def exhaustible(t: Table, seat: int) -> set[str]:
    """Empty land next to a city of the player."""
    near = {other for hex_ in t.cities_of(seat) for other in neighbours(t, hex_)}
    return empty_land(t) & near


def distance(t: Table, start: str, goal: str, most: int = 3) -> int:
    """Return a distance over explored hexes; `most` if it is at least that."""
    return within(t, start, most).get(goal, most)


def tribe_sites(t: Table, seat: int) -> set[str]:
    """Where barbarians settle: two hexes from a city of the player, else next to one; never near others."""
    own = t.cities_of(seat)
    others = [hex_ for hex_, city in t.cities.items() if city.owner not in (seat, BARBARIANS)]
    remote = {hex_ for hex_ in empty_land(t) if all(distance(t, hex_, city) > 1 for city in others)}
    far = {
        hex_
        for hex_ in remote
        if any(distance(t, hex_, city) == 2 for city in own)
        and all(distance(t, hex_, city) > 1 for city in t.cities)
    }
    return far or {hex_ for hex_ in remote if any(distance(t, hex_, city) == 1 for city in own)}


def reinforcements(t: Table, seat: int, asked: set[str]) -> set[Action]:
    """Which unit may be put into which barbarian city: cavalry and elephants where there is infantry.

    New barbarians may come to any of their cities, after a march one by one to those near the player.
    """
    on_map = Counter(unit for units in t.horde.values() for unit in units)
    found: set[Action] = set()
    cities = set(t.cities_of(BARBARIANS))
    roomy = {hex_ for hex_ in cities if len(t.horde.get(hex_, [])) < STACK}
    near = {hex_ for hex_, steps_away in land_distances(t, seat).items() if steps_away < 3}
    for hex_ in roomy if asked == cities else roomy & near & asked:
        units = t.horde.get(hex_, [])
        kinds = ["infantry"]
        if not t.base_only and "infantry" in units:
            kinds += ["cavalry", "elephant"]
        found |= {("reinforce", hex_, kind) for kind in kinds if on_map[kind] < BARBARIAN_SUPPLY[kind]}
    return found


def land_distances(t: Table, seat: int) -> dict[str, int]:
    """How far land hexes are from the player's cities, over explored land only."""
    found = dict.fromkeys(t.cities_of(seat), 0)
    new = list(found)
    while new:
        hex_ = new.pop(0)
        for other in neighbours(t, hex_):
            if is_land(t, other) and other not in found:
                found[other] = found[hex_] + 1
                new.append(other)
    return found


def near_groups(t: Table, seat: int) -> set[str]:
    """The barbarians that are one or two land hexes from a city of the player."""
    distances = land_distances(t, seat)
    return {hex_ for hex_, units in t.horde.items() if units and distances.get(hex_, 3) < 3}


def steps(t: Table, seat: int, start: str) -> set[str]:
    """Where barbarians go: nearer to the nearest city of the player."""
    distances = land_distances(t, seat)
    return {other for other in neighbours(t, start) if distances.get(other, 9) == distances[start] - 1}


def anchorages(t: Table, seat: int, first: str) -> set[str]:
    """Where a pirate ship may come: free water; the first next to a city of the player if possible."""
    free = {hex_ for hex_ in t.terrain if is_water(t, hex_) and not t.units_at(hex_)}
    near = {other for hex_ in t.cities_of(seat) for other in neighbours(t, hex_)}
    return free | {first} if first else free & near or free


def ransoms(t: Table, seat: int) -> set[Action]:
    """What pirates take: one resource or token."""
    return {("pay_off", good) for good in GOODS if t.nations[seat].goods[good]}


def sufferers(t: Table, seat: int) -> set[str]:
    """The cities next to pirates whose mood can fall."""
    return {
        hex_
        for hex_ in t.cities_of(seat)
        if t.cities[hex_].mood != "angry" and any(t.pirates.get(other) for other in neighbours(t, hex_))
    }
