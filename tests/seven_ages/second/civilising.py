"""Civilise (6 of the rulebook): leaders, religion and government, modernising, cities, disorder."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.seven_ages.second import building, founding, ranges
from tests.seven_ages.second.box import (
    ARTIFACTS,
    CITY_AGE,
    CITY_LEVELS,
    DISORDER_PRICE,
    UNITS,
    is_land,
    terrain_in,
)
from tests.seven_ages.second.table import Empire, Table

CREEDS = ("religion", "government")


def next_level(t: Table, area: str) -> int:
    """The level of a city after the next step, or 0."""
    now = t.cities.get(area, 0)
    return next((level for level in CITY_LEVELS if level > now), 0)


def cities(t: Table, e: Empire) -> set[str]:
    """Where a city may be built or grow now."""
    if e.barbarian:
        return set()
    found = set()
    for area in e.areas - t.raised:
        level = next_level(t, area)
        if is_land(area) and level and e.age >= CITY_AGE[level] and affordable(t, e, {*t.raised, area}):
            found.add(area)
    return found


def affordable(t: Table, e: Empire, raised: set[str]) -> bool:
    """Whether one action may raise these: two fertile ones or one other, and the extra ones."""
    anywhere, fertile, builders = 0, 0, []
    for effect in t.effects(e, "cities"):
        if effect.what.get("where") == "here":
            builders.append(effect.where)
        elif effect.what.get("kind") == "fertile":
            fertile += effect.what["n"]
        else:
            anywhere += effect.what["n"]
    for size in range(len(raised) + 1):
        for chosen in combinations(sorted(raised), size):
            if any(area not in builders for area in chosen) or len(chosen) > len(builders):
                continue
            rest = [area for area in raised if area not in chosen]
            others = [area for area in rest if terrain_in(area, e.age) != "fertile"]
            green = len(rest) - len(others)
            free = anywhere
            if len(others) <= free and green <= 2 + fertile + free - len(others):
                return True
            if len(others) - 1 <= free and green <= fertile + free - (len(others) - 1):
                return True
    return False


def capitals(t: Table, e: Empire) -> set[str]:
    """The cities that an empire without a capital can make its capital."""
    if e.capital or e.barbarian:
        return set()
    return {area for area in e.areas if area in t.cities}


def appeasable(t: Table, e: Empire) -> set[str]:
    """The areas whose disorder it can pay for."""
    price = min([DISORDER_PRICE, *[effect.what["n"] for effect in t.effects(e, "appease")]])
    return {area for area in t.disorder & e.areas if e.money >= price}


def flippable(t: Table, e: Empire) -> dict[str, set[str]]:
    """By area the units that may be turned over."""
    found: dict[str, set[str]] = {}
    for place, units in e.stacks.items():
        area = place[0]
        for unit in units - t.moved[e.owner].get(place, Counter()):
            other = UNITS[unit].get("flip", "")
            if other and e.level >= building.level_of(t, e, other):
                found.setdefault(area, set()).add(unit)
    return found


def modernisable(t: Table, e: Empire) -> bool:
    """Whether some unit could be turned to its newer side."""
    return any(
        UNITS[UNITS[unit]["flip"]]["level"] > UNITS[unit]["level"]
        for units in flippable(t, e).values()
        for unit in units
    )


def room_for_leader(e: Empire) -> bool:
    return len(e.leaders) < int(e.entry["leaders"])


def named_leaders(t: Table, e: Empire) -> set[str]:
    """The named leaders it may appoint."""
    return founding.leaders(t, e) if room_for_leader(e) else set()


def creed_of(e: Empire, kind: str) -> str:
    """Its religion or government."""
    return next((id_ for id_ in e.on_card if ARTIFACTS[id_]["kind"] == kind), "")


def adoptable(t: Table, e: Empire, adopted: str) -> set[str]:
    """Religions and governments of empires in range, except its own ones and those it may not change to."""
    found = set()
    kinds = [kind for kind in CREEDS if kind not in adopted and (not adopted or t.effects(e, "adopt_both"))]
    for slot in ranges.in_range(t, e, t.permits):
        for kind in kinds:
            creed, own = creed_of(t.empires[slot], kind), creed_of(e, kind)
            if not creed or creed == own or e.age > max(ARTIFACTS[creed]["ages"]):
                continue
            if own and (t.disorder & e.areas or kind == fixed(t, e)):
                continue
            found.add(creed)
    return found


def fixed(t: Table, e: Empire) -> str:
    """The Inquisition keeps the religion."""
    return "religion" if t.effects(e, "fixed_religion") else ""
