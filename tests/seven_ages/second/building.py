"""Building (2.3 of the rulebook), also of an empire that is being founded."""

from __future__ import annotations

from tests.seven_ages.second.box import (
    COLOURS,
    ELITE_PRICE,
    FORT_PRICE,
    UNIT_IDS,
    UNITS,
    is_coastal,
    is_land,
    kind_of,
)
from tests.seven_ages.second.table import Empire, Table, domain


def price_of(t: Table, e: Empire, unit: str) -> int:
    """What a unit costs, at least 1."""
    found = int(UNITS[unit]["price"])
    cls = UNITS[unit]["cls"]
    for effect in t.effects(e, "price"):
        what = effect.what
        fits_kind = what["kind"] in (unit, cls) or (what["kind"] == "non_infantry" and cls != "infantry")
        if fits_kind and (what.get("when") != "found" or t.founding == e.slot):
            found += what["n"]
    return max(1, found)


def level_of(t: Table, e: Empire, unit: str) -> int:
    """From which level a unit can be built; some empires can do so earlier."""
    levels = [effect.what["n"] for effect in t.effects(e, "level") if effect.what["kind"] == unit]
    return min([int(UNITS[unit]["level"]), *levels], default=0)


def allowed(t: Table, e: Empire, unit: str) -> bool:
    """Whether level and symbols of the card let the empire build it."""
    cls = UNITS[unit]["cls"]
    if cls == "naval" and e.age <= e.entry.get("no_ships", 0) and not e.released & 1:
        return False
    if cls == "cavalry" and e.age <= e.entry.get("no_cavalry", 0) and not e.released & 2:
        return False
    return e.level >= level_of(t, e, unit)


def left(t: Table, e: Empire, unit: str) -> int:
    """Counters that are left: of its colour, of the common pool, or elephants it owns."""
    if unit == "elephant":
        return len(e.elephants) - e.units[unit]
    if "common" in UNITS[unit]:
        return int(UNITS[unit]["common"] - sum([other.units[unit] for other in t.empires.values()]))
    sides = {unit, UNITS[unit].get("flip", unit)}
    mix: dict[str, int] = COLOURS[e.slot]["mix"]
    return sum([mix.get(side, 0) - e.units[side] for side in sides])


def sites(t: Table, e: Empire, unit: str) -> set[str]:
    """Where a unit may be built: room for it, and of the right kind."""
    if t.founding == e.slot:
        return {area for area in e.homeland if (is_coastal if domain(unit) == "naval" else is_land)(area)}
    found = set()
    for area in e.areas:
        room = t.cities.get(area, 0) or 1
        built = t.built[area, 0] + t.built[area, 1]
        if built < room and fits(unit, area):
            found.add(area)
    return found


def fits(unit: str, area: str) -> bool:
    """Ships on coasts and seas, all others on land."""
    if domain(unit) == "naval":
        return is_coastal(area) or kind_of(area) == "sea"
    return is_land(area)


def buyable(t: Table, e: Empire, unit: str) -> bool:
    """Whether an empire can have and pay a unit."""
    return allowed(t, e, unit) and left(t, e, unit) > 0 and price_of(t, e, unit) <= e.money


def units(t: Table, e: Empire) -> set[int]:
    """The units that can be built somewhere."""
    return {n for n, unit in enumerate(UNIT_IDS) if buyable(t, e, unit) and sites(t, e, unit)}


def units_in(t: Table, e: Empire, area: str) -> set[int]:
    """The units that can be built in an area."""
    return {n for n, unit in enumerate(UNIT_IDS) if buyable(t, e, unit) and area in sites(t, e, unit)}


def forts(t: Table, e: Empire, planned: set[str]) -> set[str]:
    """Where a fort can be built: on land, one in an area, not by barbarians."""
    if e.barbarian or to_spare(t, e) < FORT_PRICE:
        return set()
    if t.founding == e.slot:  # a fort that stands there is another's, and will be gone
        return {area for area in e.homeland if is_land(area)} - planned
    return {area for area in e.areas if is_land(area) and area not in t.forts}


def elite(t: Table, e: Empire) -> bool:
    return to_spare(t, e) >= ELITE_PRICE


def to_spare(t: Table, e: Empire) -> int:
    """Money that need not be kept for the one unit that a founder must place."""
    if e.areas:
        return e.money
    return e.money - min([price_of(t, e, UNIT_IDS[n]) for n in units(t, e)], default=0)
