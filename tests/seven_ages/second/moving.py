"""Movement (4.1 of the rulebook): where a group may go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from tests.seven_ages.second.box import (
    AREAS,
    ARROWS,
    BY_LAND,
    BY_SEA,
    CANALS,
    NEAR,
    PLACES,
    TERRAINS,
    UNITS,
    defence_in,
    is_coastal,
    is_land,
    kind_of,
    terrain_in,
)
from tests.seven_ages.second.table import Empire, Place, Table, domain, types_of

NO_CARGO = ("nuclear", "star_wars")


@dataclass(frozen=True)
class Group:
    """Units that leave one place together, with leaders."""

    units: tuple[tuple[str, int], ...]
    start: Place
    leaders: tuple[str, ...] = ()

    def count(self, *realms: str) -> int:
        return sum([n for unit, n in self.units if domain(unit) in realms])

    @property
    def size(self) -> int:
        return sum([n for _, n in self.units])

    @property
    def ships(self) -> int:
        return self.count("naval")

    @property
    def transport(self) -> bool:
        """Whether ships carry land or air units."""
        return bool(self.ships and self.count("land", "air"))


def group(units: Iterable[str], start: Place, leaders: Iterable[str] = ()) -> Group:
    return Group(tuple(sorted(Counter(units).items())), start, tuple(leaders))


def movable(t: Table, e: Empire, place: Place) -> Counter[str]:
    """The units of a place that have not moved in this Manoeuvre."""
    return e.stacks.get(place, Counter()) - t.moved[e.owner].get(place, Counter())


def may_leave(e: Empire, g: Group) -> bool:
    """One unit that does not fly stays in each land area that such a unit controls (garrison)."""
    area = g.start[0]
    if not is_land(area):
        return True
    leaving = sum([n for unit, n in g.units if domain(unit) != "air"])
    there = sum([n for unit, n in e.units_in(area).items() if domain(unit) != "air"])
    return not leaving or there > leaving


def goals(t: Table, e: Empire, g: Group) -> set[Place]:
    """Where a group may go. Whoever is carried goes where the ships go."""
    if not may_leave(e, g):
        return set()
    if g.transport and g.count("land", "air") > g.ships:
        return set()
    if g.transport and any(unit in NO_CARGO for unit, _ in g.units):
        return set()
    if g.leaders and all(unit in NO_CARGO for unit, _ in g.units):
        return set()
    if g.ships:
        found = sailing(t, e, g)
        return {place for place in found if is_coastal(place[0])} if g.transport else found
    movers = [unit for unit, _ in g.units]
    reached = marching(t, e, g, movers) if g.count("land") else flying(t, e, g, movers)
    return {(area, 0) for area in reached}


def points(t: Table, e: Empire, g: Group, unit: str) -> int:
    """Movement points of a unit in this group."""
    found: int = UNITS[unit]["move"]
    for effect in t.effects(e, "move"):
        kind = effect.what["kind"]
        if kind in (UNITS[unit]["cls"], domain(unit)):
            found += effect.what["n"]
    if any("explorer" in types_of(leader) for leader in g.leaders):
        found += 1
    return found


def price(t: Table, e: Empire, unit: str, area: str) -> int:
    """What a unit pays to enter an area."""
    if domain(unit) != "land":
        return 1
    terrain = terrain_in(area, e.age)
    prices = [int(TERRAINS[terrain]["move"])]
    for effect in t.effects(e, "move_cost"):
        what = effect.what
        if what["kind"] in (terrain, "land") and (what.get("where") != "own" or area in e.areas):
            prices.append(what["n"])
    return min(prices)


def foreign(t: Table, e: Empire, area: str) -> dict[int, Counter[str]]:
    """Units of other empires in an area."""
    return {other.slot: other.units_in(area) for other in t.holders(area) if other.slot != e.slot}


def outnumber(t: Table, e: Empire, g: Group, area: str, *realms: str) -> bool:
    """Twice as many own units there, those that come included, as those of the other empire."""
    wanted = realms or ("land", "naval", "air")
    own = sum([n for unit, n in e.units_in(area).items() if domain(unit) in wanted]) + g.count(*wanted)
    return all(
        own >= 2 * sum([n for unit, n in units.items() if domain(unit) in wanted])
        for units in foreign(t, e, area).values()
    )


def arrow_open(t: Table, e: Empire, one: str, other: str) -> bool:
    """A red arrow is closed if all its seas hold foreign units."""
    for arrow in ARROWS.values():
        if set(arrow["areas"]) == {one, other}:
            return not all(foreign(t, e, sea) for sea in arrow["seas"])
    return False


def marching(t: Table, e: Empire, g: Group, units: list[str]) -> set[str]:
    """Areas that land units reach, with aircraft in company, if any."""
    start = g.start[0]
    first = tuple([points(t, e, g, unit) for unit in units])
    found: set[str] = set()
    seen = {(start, first)}
    edge = [(start, first)]
    while edge:
        area, left = edge.pop()
        for other in BY_LAND[area] | {o for o in NEAR[area] if arrow_open(t, e, area, o)}:
            now = tuple([n - price(t, e, unit, other) for unit, n in zip(units, left, strict=True)])
            if min(now) < 0 or (other, now) in seen:
                continue
            seen.add((other, now))
            found.add(other)
            if not must_stop(t, e, g, other):
                edge.append((other, now))
    return found - {start}


def must_stop(t: Table, e: Empire, g: Group, area: str) -> bool:
    """Land units stop at foreign units, aircraft at foreign aircraft, unless they are twice as many."""
    others = foreign(t, e, area)
    if not others:
        return False
    if g.count("land") and not outnumber(t, e, g, area):
        return True
    in_the_air = any(domain(unit) == "air" for units in others.values() for unit in units)
    return bool(g.count("air") and in_the_air and not outnumber(t, e, g, area, "air"))


def flying(t: Table, e: Empire, g: Group, units: list[str]) -> set[str]:
    """Areas that air units reach."""
    start = g.start[0]
    if set(units) == {"star_wars"}:
        return set(AREAS) - {start}
    bound = [unit for unit in units if unit != "star_wars"]
    found: set[str] = set()
    left = min([points(t, e, g, unit) for unit in bound])
    edge = {start}
    seen = {start}
    for _ in range(left):
        fresh = set()
        for area in edge:
            for other in NEAR[area] - seen:
                if "nuclear" in bound and shielded(t, e, other):
                    continue
                seen.add(other)
                found.add(other)
                if any(unit != "nuclear" for unit in bound) and must_stop(t, e, g, other):
                    continue
                fresh.add(other)
        edge = fresh
    return {area for area in found if is_land(area) or supported(e, area)}


def shielded(t: Table, e: Empire, area: str) -> bool:
    """Whether another's star wars keep nuclear weapons away."""
    return any("star_wars" in units for units in foreign(t, e, area).values())


def supported(e: Empire, area: str) -> bool:
    """Whether an own unit that does not fly is there or next to it."""
    grounded = {a for a in e.areas if any(domain(unit) != "air" for unit in e.units_in(a))}
    return bool(({area} | NEAR[area]) & grounded)


def sailing(t: Table, e: Empire, g: Group) -> set[Place]:
    """Places that ships reach. What they have passed matters: none of it may hold the goal."""
    ships = [unit for unit, _ in g.units if domain(unit) == "naval"]
    left = min([points(t, e, g, unit) for unit in ships])
    first = (g.start, frozenset[int]())
    edge = {first}
    seen = {first}
    found: set[Place] = set()
    for _ in range(left):
        fresh = set()
        for place, passed in edge:
            for other in next_to(t, e, place):
                if not navigable(t, e, ships, other[0]):
                    continue
                if not passed & set(foreign(t, e, other[0])):
                    found.add(other)
                through = passing(t, e, g, other[0])
                if through is not None and (other, passed | through) not in seen:
                    seen.add((other, passed | through))
                    fresh.add((other, passed | through))
        edge = fresh
    return {place for place in found if place != g.start}


def next_to(t: Table, e: Empire, place: Place) -> set[Place]:
    """Where ships sail from a place, open canals included."""
    found = set(BY_SEA[place])
    for number, canal in enumerate(CANALS.values()):
        if place[0] in canal["seas"] and e.age >= canal["age"]:
            banks = [x for bank in canal["banks"] for x in t.holders(bank) if x.owner != e.owner]
            if not banks or number in t.canals:
                found |= {(sea, 0) for sea in canal["seas"]} - {place}
    return found


def navigable(t: Table, e: Empire, ships: list[str], area: str) -> bool:
    """Galleys stay near own land, which is not still to be fought for, and out of oceans."""
    if "galley" not in ships or is_land(area):
        return True
    kinds = {effect.what["kind"] for effect in t.effects(e, "galley")}
    if kind_of(area) == "ocean" and "ocean" not in kinds:
        return False
    own = {other for other in e.areas if is_land(other) and not foreign(t, e, other)}
    return "far" in kinds or bool(NEAR[area] & own)


def passing(t: Table, e: Empire, g: Group, area: str) -> frozenset[int] | None:
    """Whom ships pass by going on from an area; None if they must stop."""
    others = foreign(t, e, area)
    if not others or outnumber(t, e, g, area):
        return frozenset()
    if is_land(area):
        naval = any(domain(unit) == "naval" for units in others.values() for unit in units)
        return None if naval else frozenset()
    if t.effects(e, "pass"):
        return frozenset()
    return frozenset(others)


def single_goals(t: Table, e: Empire) -> dict[Place, set[str]]:
    """Where single units may go, and which ones."""
    found: dict[Place, set[str]] = {}
    for place in PLACES:
        for unit in movable(t, e, place):
            for goal in goals(t, e, group([unit], place)):
                found.setdefault(goal, set()).add(unit)
    return found


def joint_goals(t: Table, e: Empire) -> set[Place]:
    """Where units may go that only together are many enough, or of which one carries the other."""
    found: set[Place] = set()
    for place in e.stacks:
        units = sorted(movable(t, e, place).elements())
        ships = [unit for unit in units if domain(unit) == "naval"]
        others = [unit for unit in units if domain(unit) != "naval"]
        for realm in ("land", "naval", "air"):
            alike = [unit for unit in units if domain(unit) == realm]
            for size in range(2, len(alike) + 1):
                found |= goals(t, e, group(alike[:size], place)) | goals(t, e, group(alike[-size:], place))
        for ship in set(ships):
            for unit in set(others):
                found |= goals(t, e, group([ship, unit], place))
    return found


def quellable(t: Table, e: Empire) -> set[str]:
    """The areas with enough units to end the disorder (4.3 of the rulebook)."""
    return {area for area in t.disorder & e.areas if e.units_in(area).total() >= needed(t, e, area)}


def needed(t: Table, e: Empire, area: str) -> int:
    """One unit, more for terrain and city, and for how units came in this action."""
    found = 1 + defence_in(area, e.age)
    if not any(UNITS[unit].get("cancels_city") for unit in e.units_in(area)):
        found += t.cities.get(area, 0)
    found += sum([{"river": 1, "arrow": 1, "invasion": 2}[way] for way in t.ways.get(area, ())])
    return found + sum([int(effect.what["n"]) for effect in t.effects(e, "force")])
