"""Constructing (page 12), wonders (page 28) and recruiting (page 13)."""

from __future__ import annotations

from saecula.core.position import Action
from tests.clash_of_cultures.second.activating import can_activate, capacity, mood_of
from tests.clash_of_cultures.second.box import (
    ABOARD,
    ARMY,
    BUILDINGS,
    BUILDINGS_OF_A_KIND,
    CROWDS,
    EXPANSION,
    LARGEST_CITY,
    PRICE_OF_BUILDING,
    PRICE_OF_UNIT,
    STACK,
    SUPPLY,
    UNLOCKING,
    WONDERS,
)
from tests.clash_of_cultures.second.goods import Price, added, affordable, gain, pay
from tests.clash_of_cultures.second.table import Nation, Table, Unit
from tests.clash_of_cultures.second.world import is_water, neighbours


def price_of(n: Nation, building: str) -> dict[str, int]:
    """State Religion saves the food of a temple once in a turn (page 31)."""
    price = dict(PRICE_OF_BUILDING)
    if building == "temple" and "state_religion" in n.advances and "state_religion" not in n.used:
        del price["food"]
    return price


def has_room(t: Table, seat: int, hex_: str) -> bool:
    """A city grows up to the number of the nation's cities."""
    return t.cities[hex_].size < min(LARGEST_CITY, len(t.cities_of(seat)))


def buildable(t: Table, seat: int, hex_: str) -> set[str]:
    """The buildings that may be built in a city that is about to be activated, or was."""
    n, city = t.nations[seat], t.cities[hex_]
    if n.pestilence or not has_room(t, seat, hex_):
        return set()
    return {
        kind
        for kind in BUILDINGS
        if UNLOCKING[kind] in n.advances
        and kind not in city.buildings
        and n.colours[kind] < BUILDINGS_OF_A_KIND
        and not (t.base_only and kind in EXPANSION)
        and not (kind == "port" and not moorings(t, hex_))
        and affordable(n, price_of(n, kind))
    }


def moorings(t: Table, hex_: str) -> set[str]:
    """The water that a port can reach into."""
    return {other for other in neighbours(t, hex_) if is_water(t, other)}


def wonders(t: Table, seat: int, hex_: str, mood: str) -> set[str]:
    """The wonders in hand that may be built in a city of this mood."""
    n = t.nations[seat]
    if "engineering" not in n.advances or mood != "happy" or n.pestilence or not has_room(t, seat, hex_):
        return set()
    return {
        id_
        for id_ in n.wonders
        if WONDERS[id_]["advance"] in n.advances and affordable(n, WONDERS[id_]["price"])
    }


def can_construct(t: Table, seat: int, hex_: str) -> bool:
    """Nothing is built in angry cities, and wonders only in happy ones."""
    mood = mood_of(t, hex_)
    if not can_activate(t, hex_) or mood == "angry":
        return False
    return bool(buildable(t, seat, hex_) or wonders(t, seat, hex_, mood))


Hired = list[tuple[str, str]]  # how, and which kind of unit


def sold_by(n: Nation, how: str) -> tuple[str, dict[str, int]]:
    """What Draft and Sanitation sell, and the price (pages 30 and 31)."""
    if how == "sanitation":
        return "settler", {"mood": 1}
    return "infantry", {"mood": 2 if "civil_liberties" in n.advances else 1}


def price_of_hiring(n: Nation, how: str, kind: str) -> Price:
    """The price of one unit."""
    return sold_by(n, how)[1] if how else PRICE_OF_UNIT[kind]


def available(t: Table, hex_: str) -> list[str]:
    """The units that a city can recruit (page 13); the leader is left out here."""
    buildings = t.cities[hex_].buildings
    found = ["settler", "infantry"]
    found += ["ship"] if "port" in buildings else []
    found += ["cavalry", "elephant"] if "market" in buildings else []
    return found


def hirings(t: Table, seat: int, hex_: str, hired: Hired, mood: str) -> set[Action]:
    """What may be recruited after these units."""
    n = t.nations[seat]
    if len(hired) >= capacity(t.cities[hex_], mood):
        return set()
    spent = added(*[price_of_hiring(n, how, kind) for how, kind in hired])
    army = sum(unit.kind in ARMY for unit in n.units.get(hex_, [])) + sum(kind in ARMY for _, kind in hired)
    ways = [("", kind) for kind in available(t, hex_)]
    ways += [(how, sold_by(n, how)[0]) for how in ("draft", "sanitation") if how in n.advances]
    found: set[Action] = set()
    for how, kind in ways:
        if how and any(how == other for other, _ in hired):
            continue
        if kind in ARMY and army >= STACK:
            continue
        price = added(spent, price_of_hiring(n, how, kind))
        if affordable(n, price) and sum(other == kind for _, other in hired) < to_be_had(n, kind):
            found.add(("hire_by", how) if how else ("hire", kind))
    new_leader = not t.base_only and not any(kind == "leader" for _, kind in hired)
    if new_leader and affordable(n, added(spent, PRICE_OF_UNIT["leader"])):
        found.update(("lead", leader) for leader in n.leaders if army < CROWDS.get(leader, STACK))
    return found


def to_be_had(n: Nation, kind: str) -> int:
    """Count what can be recruited of a kind; units may be taken back, but no ship that carries others."""
    needed = 0
    if kind == "ship":
        for units in n.units.values():
            ships = sum(unit.kind == "ship" for unit in units)
            needed += min(ships, -(-(len(units) - ships) // ABOARD))
    return SUPPLY[kind] - needed


def can_recruit(t: Table, seat: int, hex_: str) -> bool:
    """Return whether anything can be recruited in a city."""
    return can_activate(t, hex_) and bool(hirings(t, seat, hex_, [], mood_of(t, hex_)))


def is_simple(t: Table, seat: int, hex_: str, hired: Hired) -> bool:
    """Return whether recruiting asks nothing more: no unit is taken back, and no ship meets a foe."""
    n = t.nations[seat]
    if {"medicine", "nationalism"} & n.advances or any(kind == "leader" for _, kind in hired):
        return False
    if any(n.count(kind) + [k for _, k in hired].count(kind) > SUPPLY[kind] for _, kind in hired):
        return False
    return not (any(kind == "ship" for _, kind in hired) and t.foes_at(t.cities[hex_].port, seat))


def recruit(t: Table, seat: int, hex_: str, hired: Hired) -> None:
    """Pay and place the units; ships lie on the water of the port."""
    n = t.nations[seat]
    pay(n, added(*[price_of_hiring(n, how, kind) for how, kind in hired]))
    for _, kind in hired:
        place = t.cities[hex_].port if kind == "ship" else hex_
        n.units.setdefault(place, []).append(Unit(kind))


def build(t: Table, seat: int, hex_: str, kind: str) -> None:
    """Pay for a building and place it; an academy brings two ideas, an observatory a card (page 12)."""
    n = t.nations[seat]
    price = price_of(n, kind)
    pay(n, price)
    if kind == "temple" and "food" not in price:
        n.used.add("state_religion")
    t.cities[hex_].buildings[kind] = seat
    n.colours[kind] += 1
    if kind == "academy":
        gain(n, "ideas", 2)
    if kind == "observatory":
        n.hand = (*n.hand, "")
    if kind == "port" and len(moorings(t, hex_)) == 1:
        t.cities[hex_].port = min(moorings(t, hex_))
