"""Cultural influence (pages 16 and 17)."""

from __future__ import annotations

from tests.clash_of_cultures.second.box import BUILDINGS_OF_A_KIND
from tests.clash_of_cultures.second.table import BARBARIANS, Table
from tests.clash_of_cultures.second.world import within

SUCCESS = 5


def is_influenced(t: Table, hex_: str) -> bool:
    """Return whether a building of a city has a foreign colour."""
    city = t.cities[hex_]
    return any(colour != city.owner for colour in city.buildings.values())


def may_boost(t: Table, seat: int, start: str, target: str) -> bool:
    """An influenced city does not boost, and some cities cannot be boosted against (pages 16 and 32)."""
    owner = t.cities[target].owner
    if is_influenced(t, start):
        return False
    if owner >= t.seats or owner == seat:
        return True
    rival = t.nations[owner]
    army = any(unit.kind not in ("settler", "ship") for unit in rival.units.get(target, []))
    shielded = (
        ("separation_of_power" in rival.advances and t.cities[target].mood == "happy")
        or ("totalitarianism" in rival.advances and army)
        or ("devotion" in rival.advances and "temple" in t.cities[target].buildings)
    )
    return not shielded


def takeable(t: Table, seat: int, target: str) -> set[tuple[str, int]]:
    """The buildings that could be replaced, with their colours; never an obelisk (page 12)."""
    n = t.nations[seat]
    return {
        (kind, colour)
        for kind, colour in t.cities[target].buildings.items()
        if colour != seat and kind != "obelisk" and n.colours[kind] < BUILDINGS_OF_A_KIND
    }


def targets(t: Table, seat: int, start: str) -> dict[str, int]:
    """The cities that may be chosen from a start, with the culture that their distance costs."""
    if is_influenced(t, start):
        return {start: 0} if takeable(t, seat, start) else {}
    size = t.cities[start].size
    culture = t.nations[seat].goods["culture"]
    found = {}
    for target, distance in within(t, start, size + culture).items():
        city = t.cities.get(target)
        if city is None or not takeable(t, seat, target) or protected(t, seat, target):
            continue
        price = max(0, distance - size)
        if price and not may_boost(t, seat, start, target):
            continue
        found[target] = price
    return found


def protected(t: Table, seat: int, target: str) -> bool:
    """Monuments protect the cities with wonders of their nation from others (page 31)."""
    city = t.cities[target]
    return (
        city.owner not in (seat, BARBARIANS)
        and bool(city.wonders)
        and "monuments" in t.nations[city.owner].advances
    )


def can_influence(t: Table, seat: int, start: str) -> bool:
    """Return whether an attempt can be made from a city: none after a success in the turn."""
    return not t.influenced and bool(targets(t, seat, start))
