"""Conflicts (4.2 of the rulebook): potential, losses, who may retreat and where to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from tests.seven_ages.second import moving
from tests.seven_ages.second.box import (
    BY_LAND,
    BY_SEA,
    CARDS,
    COLOURS,
    MOST_ELITES,
    NEAR,
    TERRAINS,
    UNITS,
    defence_in,
    is_land,
    terrain_in,
)
from tests.seven_ages.second.table import Conflict, Empire, Table, types_of

ATTACKER, DEFENDER = 0, 1
ARROW_DEFENCE = 1
RIVER_DEFENCE = 1
INVASION_DEFENCE = 2
FORT_DEFENCE = 2


@dataclass(frozen=True)
class Value:
    """A unit as it counts in this round."""

    front: int
    support: int
    infantry: bool


def potentials(t: Table, committed: tuple[Counter[str], Counter[str]]) -> tuple[int, int]:
    """The conflict potentials of attacker and defender."""
    assert t.conflict is not None
    one, other = [potential(t, t.conflict, side, committed) for side in (ATTACKER, DEFENDER)]
    return one, other


def potential(t: Table, c: Conflict, side: int, committed: tuple[Counter[str], Counter[str]]) -> int:
    """Card, units, elites, ages ahead, the enemy's disorder, and what helps the defender."""
    e, enemy = t.empires[c.sides[side]], t.empires[c.sides[1 - side]]
    card = CARDS[c.cards[side]]["value"] if c.cards[side] else 0
    for effect in t.effects(e, "card_value"):
        card = effect.what["n"]
    found = int(card) + min(e.elites, MOST_ELITES) + max(0, e.age - enemy.age)
    found += by_effects(t, c, side)
    values = [value_of(t, c, side, unit, committed[1 - side]) for unit in committed[side].elements()]
    found += best_line(values, c.shaken[1 - side], front_infantry(t, c, side))
    if side == DEFENDER and is_land(c.area):
        found += defence(t, c, committed[ATTACKER])
    return found


def terrain_of(t: Table, c: Conflict) -> str:
    """The terrain as the defender's age has it."""
    return terrain_in(c.area, t.empires[c.sides[DEFENDER]].age)


def value_of(t: Table, c: Conflict, side: int, unit: str, against: Counter[str]) -> Value:
    """The values of a unit: its colour's quality, woods for riders, elephants against horses."""
    e, entry = t.empires[c.sides[side]], UNITS[unit]
    quality = 0 if entry.get("common") else COLOURS[e.slot]["quality"]
    front, support = entry["front"] + quality, entry["support"] + quality
    if entry.get("mounted"):
        worse = TERRAINS[terrain_of(t, c)].get("mounted", 0)
        front, support = front + worse, support + worse
    for effect in t.effects(e, "front"):
        if effect.what["kind"] == unit and side == ATTACKER:
            front += effect.what["n"]
    if entry.get("fears_elephants") and against["elephant"]:
        front = 0
    return Value(max(0, front), max(0, support), entry["cls"] == "infantry")


def best_line(values: list[Value], markers: int, more: int) -> int:
    """The best division into front line and support, by trying all."""
    found = 0
    size = (len(values) + 1) // 2
    tried = set()
    for chosen in combinations(range(len(values)), size):
        front = tuple(sorted([(values[n].front, values[n].support, values[n].infantry) for n in chosen]))
        if front in tried:
            continue
        tried.add(front)
        behind = [values[n].support for n in range(len(values)) if n not in chosen]
        ahead = [values[n] for n in chosen]
        total = sum([value.front + more * value.infantry for value in ahead]) + sum(behind)
        total += markers * (max([value.front for value in ahead], default=0) + max(behind, default=0))
        found = max(found, total)
    return found


def applies(t: Table, c: Conflict, side: int, what: dict[str, object], where: str) -> bool:
    """Whether a bonus to the potential counts in this conflict."""
    if what.get("when") == ("defend" if side == ATTACKER else "attack"):
        return False
    kind, place = what.get("kind", ""), what.get("where", "")
    if kind in ("forest", "jungle", "mountain") and terrain_of(t, c) != kind:
        return False
    if kind in ("river", "invasion") and kind not in c.ways:
        return False
    if kind == "by_land" and c.ways == {"invasion"}:
        return False
    if place == "here" and where != c.area:
        return False
    if place == "around" and (not where or c.area not in {where} | NEAR[where] or not is_land(c.area)):
        return False
    return not (place == "city" and c.area not in t.cities)


def by_effects(t: Table, c: Conflict, side: int) -> int:
    """What cards, artifacts and events add."""
    found = 0
    for effect in t.effects(t.empires[c.sides[side]], "potential"):
        if not effect.what.get("per") and applies(t, c, side, effect.what, effect.where):
            found += effect.what["n"]
    return found


def front_infantry(t: Table, c: Conflict, side: int) -> int:
    """What each infantry unit in the front line adds."""
    effects = t.effects(t.empires[c.sides[side]], "potential")
    return sum([x.what["n"] for x in effects if x.what.get("per") and applies(t, c, side, x.what, x.where)])


def defence(t: Table, c: Conflict, attackers: Counter[str]) -> int:
    """Terrain, borders, fort and city."""
    denied = {effect.what["kind"] for effect in t.effects(t.empires[c.sides[ATTACKER]], "deny")}
    found = defence_in(c.area, t.empires[c.sides[DEFENDER]].age)
    if "river" in c.ways and "river" not in denied:
        found += RIVER_DEFENCE
    if "arrow" in c.ways:
        found += ARROW_DEFENCE
    if "invasion" in c.ways and "invasion" not in denied:
        found += INVASION_DEFENCE
    if "walls" in denied:
        return found
    if c.area in t.forts:
        found += FORT_DEFENCE
    if not any(UNITS[unit].get("cancels_city") for unit in attackers):
        found += t.cities.get(c.area, 0)
    return found


def tactician_there(e: Empire, area: str) -> bool:
    return any(where == area and "tactician" in types_of(leader) for leader, where in e.leaders)


def may_retreat(t: Table, c: Conflict, side: int) -> bool:
    """If the enemy has a disorder marker; with a Tactician also if only the own side has one."""
    if c.shaken[1 - side]:
        return True
    return bool(c.shaken[side]) and tactician_there(t.empires[c.sides[side]], c.area)


def losers(t: Table, committed: tuple[Counter[str], Counter[str]], leading: tuple[bool, bool]) -> set[int]:
    """The sides that lose what they have committed."""
    one, other = potentials(t, committed)
    if one != other:
        return {ATTACKER if one < other else DEFENDER}
    return {side for side in (ATTACKER, DEFENDER) if not leading[side]}


def havens(t: Table, c: Conflict, side: int, unit: str) -> set[str]:
    """Where a unit of a retreating side may go: own areas next to it without foreign units."""
    e = t.empires[c.sides[side]]
    found = set()
    for other in NEAR[c.area]:
        if other not in e.areas or moving.foreign(t, e, other):
            continue
        if enters(t, e, c.area, other, unit):
            found.add(other)
    return found


def enters(t: Table, e: Empire, area: str, other: str, unit: str) -> bool:
    """Whether a unit could go from an area to the next in a normal move."""
    realm = UNITS[unit]["domain"]
    if realm == "land":
        return other in BY_LAND[area] or moving.arrow_open(t, e, area, other)
    if realm == "air":
        return is_land(other) or moving.supported(e, other) or unit == "star_wars"
    places = [place for place, units in e.stacks.items() if place[0] == area and units[unit]]
    reached = {goal[0] for place in places for goal in BY_SEA[place]}
    return other in reached and moving.navigable(t, e, [unit], other)
