"""Glory of a round: symbols, ranks, ties (end of round)."""

from __future__ import annotations

from typing import Any

from tests.seven_ages.second.box import AREAS, ARTIFACTS, TERRAINS, UNITS, is_land, regions_of
from tests.seven_ages.second.table import Empire, Table, domain, types_of

Symbol = dict[str, Any]


def scores(t: Table) -> list[int]:
    """What each player scores by symbols, leaders and artifacts."""
    found = [0] * t.seats
    for empire in t.empires.values():
        for symbol in empire.entry["glory"]:
            if "most" in symbol:
                found[empire.owner] += glory_of(t, empire, symbol)
        found[empire.owner] += by_effects(t, empire)
    return found


def glory_of(t: Table, empire: Empire, symbol: Symbol) -> int:
    """What a symbol brings to an empire that has it."""
    if symbol["most"] == "resource":
        return resources(t, empire, symbol["kind"])
    if symbol["most"] == "homeland":
        held = empire.homeland & empire.areas
        return 1 if held == empire.homeland else 0 if held else -1
    order = ranking(t, symbol)
    return max(0, symbol["n"] - order.index(empire.slot)) if empire.slot in order else 0


def resources(t: Table, empire: Empire, kind: str) -> int:
    """One for each area with wheat, with elephants before age 7, with oil in age 7."""
    if kind == "elephant" and any(other.age == 7 for other in t.empires.values()):
        return 0
    if kind == "oil" and empire.age < 7:
        return 0
    return len([area for area in empire.areas if AREAS[area].get(kind)])


def ranking(t: Table, symbol: Symbol) -> list[int]:
    """All empires with at least 1 of the category, best first; ties clockwise from the start player."""
    strict = symbol.get("region") == "outside_europe"
    ranked = []
    for empire in t.empires.values():
        amount = amount_of(t, empire, symbol)
        if amount < 1 or (strict and not european(empire)):
            continue
        seat = (empire.owner - t.start) % t.seats
        wanted = sum([other["n"] for other in empire.entry["glory"] if same(other, symbol)])
        ranked.append((-amount, seat, -wanted, -empire.level, empire.slot))
    return [entry[-1] for entry in sorted(ranked)]


def same(one: Symbol, other: Symbol) -> bool:
    """Whether two symbols are of the same category."""
    return all(one.get(key, "") == other.get(key, "") for key in ("most", "region", "kind"))


def european(empire: Empire) -> bool:
    return bool(empire.capital) and "europe" in regions_of(empire.capital)


def amount_of(t: Table, empire: Empire, symbol: Symbol) -> int:
    """How much an empire has of a category."""
    most = symbol["most"]
    if most == "money":
        return empire.money
    if most == "progress":
        return empire.level
    if most == "artifacts":
        return len([id_ for id_ in t.artifacts_of(empire) if ARTIFACTS[id_]["colour"] == "green"])
    if most == "cities":
        more = sum([int(effect.what["n"]) for effect in t.effects(empire, "city_glory")])
        return more + sum([level for area, level in t.cities.items() if area in empire.areas])
    if most == "areas":
        return len([area for area in empire.areas if counts(t, empire, area, symbol)])
    if most == "cavalry_units":
        return sum([n for unit, n in empire.units.items() if UNITS[unit]["cls"] == "cavalry"])
    wanted = {"land_units": "land", "naval_units": "naval"}[most]
    return sum([n for unit, n in empire.units.items() if domain(unit) == wanted])


def counts(t: Table, empire: Empire, area: str, symbol: Symbol) -> bool:
    """Whether an area counts for a region: not in disorder, of the kind, not barren."""
    terrain = AREAS[area]["terrain"]
    if area in t.disorder or symbol.get("kind") == ("water" if is_land(area) else "land"):
        return False
    counted = [effect.what["kind"] for effect in t.effects(empire, "count")]
    if TERRAINS[terrain].get("barren") and terrain not in counted:
        return False
    region = symbol.get("region", "")
    if region == "outside_europe":
        return "europe" not in regions_of(area)
    return not region or region in regions_of(area)


def by_effects(t: Table, empire: Empire) -> int:
    """What leaders and artifacts bring in every round."""
    found = 0
    for effect in t.effects(empire, "round_glory"):
        when, what = effect.what.get("when", ""), effect.what
        if when == "peace" and empire.fought:
            continue
        if when == "in_capital" and (not empire.capital or effect.where != empire.capital):
            continue
        if what.get("per") == "green_artifact":
            greens = len([id_ for id_ in t.artifacts_of(empire) if ARTIFACTS[id_]["colour"] == "green"])
            found += min(what["n"] * greens, what["most"] or greens)
        else:
            found += what["n"]
    for effect in t.effects(empire, "artist_glory"):
        found += effect.what["n"] * artists(empire)
    return found


def artists(empire: Empire) -> int:
    """Artists in the capital score; the Opera House adds to each."""
    where = empire.capital
    return len([leader for leader, area in empire.leaders if where == area and "artist" in types_of(leader)])
