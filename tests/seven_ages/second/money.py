"""Income and maintenance (2.1, 2.2 of the rulebook)."""

from __future__ import annotations

from typing import Any

from tests.seven_ages.second.box import AREAS, MOST_MONEY, OIL, TERRAINS, WHEAT, is_land, terrain_in
from tests.seven_ages.second.table import Effect, Empire, Table, is_water


def income(t: Table, empire: Empire) -> int:
    """Areas first, then amounts for cities, waters and flat ones, events, and halving at the end."""
    calm = sorted(area for area in empire.areas if area not in t.disorder)
    found = {area: of_area(t, empire, area) for area in calm}
    found = {area: 0 if nothing_from(t, empire, area) else money for area, money in found.items()}
    for effect in t.effects(empire, "no_income"):
        dry = [area for area in found if terrain_in(area, empire.age) in effect.what.get("kinds", ())]
        dry.sort(key=lambda area: -found[area])
        for area in dry[: effect.what.get("n", 0)]:
            del found[area]
    return after_events(t, empire, sum(found.values()))


def of_area(t: Table, empire: Empire, area: str) -> int:
    """Terrain, wheat, oil and city, with what is changed for this area."""
    terrain = terrain_in(area, empire.age)
    city = t.cities.get(area, 0)
    money = int(TERRAINS[terrain]["income"]) + city
    hungry = any(effect.what.get("kind") == "wheat" for effect in t.effects(empire, "no_income"))
    if AREAS[area].get("wheat") and (terrain == "fertile" or empire.age >= 5) and not hungry:
        money += WHEAT
    if AREAS[area].get("oil") and empire.age == 7:
        money += OIL
    for effect in t.effects(empire, "income"):
        what = effect.what
        if what.get("per") == "area" and what["kind"] == terrain:
            money += what["n"]
        if what.get("where") == "here" and effect.where == area:
            money += what["n"] * (city if what.get("per") == "city_level" else 1)
        if what.get("where") == "capital" and empire.capital == area:
            money += what["n"]
    return max(0, money)


def nothing_from(t: Table, empire: Empire, area: str) -> bool:
    """Black Death takes the income of its area, Piracy that of waters; Famine only takes the wheat."""
    for effect in t.effects(empire, "no_income"):
        what = effect.what
        if what.get("where") == "here" and effect.where == area:
            return True
        if what.get("kind") == "water" and is_water(area):
            return True
    return False


def after_events(t: Table, empire: Empire, money: int) -> int:
    """Add what does not belong to an area, then halve."""
    for effect in t.effects(empire, "income"):
        if effect.what["n"] > 0 or not is_event(effect):
            money += beside_areas(t, empire, effect.what)
    for effect in t.effects(empire, "income"):
        if effect.what["n"] < 0 and is_event(effect):
            money += beside_areas(t, empire, effect.what)
    money = max(0, money)
    for _ in range(len(t.effects(empire, "half_income")) + (not empire.capital)):
        money = (money + 1) // 2
    return money


def is_event(effect: Effect) -> bool:
    return effect.source in ("locusts", "bumper_harvest", "merchant_fleet")


def beside_areas(t: Table, empire: Empire, what: dict[str, Any]) -> int:
    """What an effect brings that belongs to no single area."""
    per, n = what.get("per", ""), what["n"]
    if what.get("where"):
        return 0
    if per == "":
        return int(n)
    if per == "city":
        cities = [area for area in empire.areas - t.disorder if area in t.cities]
        return int(n * len([area for area in cities if not nothing_from(t, empire, area)]))
    if per == "area" and what["kind"] == "water":
        return int(n * len([area for area in empire.areas - t.disorder if not is_land(area)]))
    if per == "wheat":
        return int(n * len([area for area in empire.areas - t.disorder if AREAS[area].get("wheat")]))
    if per == "ten_money":
        return int(min(n * (empire.money // 10), what["most"]))
    return 0


def unpaid(t: Table, empire: Empire) -> int:
    """How many units cannot be paid after the income; barbarians pay nothing."""
    if empire.barbarian:
        return 0
    return max(0, empire.units.total() - min(MOST_MONEY, empire.money + income(t, empire)))


def after_upkeep(t: Table, empire: Empire) -> int:
    """What is left after income and maintenance."""
    bill = 0 if empire.barbarian else empire.units.total()
    return max(0, min(MOST_MONEY, empire.money + income(t, empire)) - bill)
