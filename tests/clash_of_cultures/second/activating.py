"""Activating cities (page 11) and collecting (pages 11, 12, 30)."""

from __future__ import annotations

from collections.abc import Sequence

from saecula.core.position import Action
from tests.clash_of_cultures.second.box import MOODS
from tests.clash_of_cultures.second.goods import gain, limit
from tests.clash_of_cultures.second.table import City, Table
from tests.clash_of_cultures.second.world import is_land, is_water, neighbours, within

Reaped = list[tuple[str, str]]


def can_activate(t: Table, hex_: str) -> bool:
    """An angry city is activated once in a turn."""
    return t.cities[hex_].mood != "angry" or hex_ not in t.barred


def activate(t: Table, hex_: str) -> None:
    """Begin an activation."""
    if t.cities[hex_].mood == "angry":
        t.barred.add(hex_)
    t.activated.append(hex_)


def tire(t: Table, hex_: str) -> None:
    """End an activation: each but the first in a turn lowers the mood by a step."""
    city = t.cities[hex_]
    if t.activated.count(hex_) > 1:
        city.mood = MOODS[max(0, MOODS.index(city.mood) - 1)]


def mood_of(t: Table, hex_: str) -> str:
    """The mood that counts for what a city does."""
    return counted_mood(t, t.cities[hex_], t.cities[hex_].mood)


def counted_mood(t: Table, city: City, mood: str) -> str:
    """Forced Labor lets the angry cities of its nation count as neutral for a turn (page 32)."""
    labour = city.owner < t.seats and "forced_labor" in t.nations[city.owner].used
    return "neutral" if mood == "angry" and labour else mood


def capacity(city: City, mood: str) -> int:
    """How many resources or units a city gives (pages 11 and 12)."""
    return {"angry": 1, "neutral": city.size, "happy": city.size + 1}[mood]


def yields(t: Table, seat: int, home: str, hex_: str) -> set[str]:
    """What a hex gives to a city that collects, whatever the distance."""
    n = t.nations[seat]
    if hex_ in t.exhausted or t.foes_at(hex_, seat) or (hex_ in t.cities and hex_ != home):
        return set()
    terrain = t.terrain.get(hex_)
    if terrain == "water":
        if any(t.pirates.get(near) for near in (hex_, *neighbours(t, hex_))):
            return set()
        port = {"gold", "mood"} if "port" in t.cities[home].buildings else set()
        return port | ({"food"} if "fishing" in n.advances else set())
    if terrain == "plains" and "great_gardens" in t.cities[home].wonders:
        return {"food", "wood", "ore", "ideas", "gold"}
    known = {"plains": ("farming", "food"), "forest": ("farming", "wood")}
    known |= {"mountain": ("mining", "ore"), "barren": ("irrigation", "food")}
    advance, good = known.get(terrain or "", ("", ""))
    return {good} if advance in n.advances else set()


def reachable(t: Table, seat: int, home: str) -> dict[str, int]:
    """The hexes that a city may collect from, with their distance: two only for land, by Husbandry."""
    n = t.nations[seat]
    far = "husbandry" in n.advances and "husbandry" not in n.used
    found = within(t, home, 2 if far else 1)
    return {hex_: d for hex_, d in found.items() if d < 2 or is_land(t, hex_)}


def harvest(t: Table, seat: int, home: str, picked: Reaped) -> set[Action]:
    """What may still be reaped after these hexes."""
    n = t.nations[seat]
    if len(picked) >= capacity(t.cities[home], mood_of(t, home)):
        return set()
    distance = reachable(t, seat, home)
    most_far = 2 if "roads" in n.advances else 1
    watered = any(is_water(t, hex_) for hex_, _ in picked)
    far = sum(distance[hex_] == 2 for hex_, _ in picked)
    return {
        ("reap", hex_, good)
        for hex_, d in distance.items()
        if hex_ not in [other for other, _ in picked]
        and not (is_water(t, hex_) and watered)
        and not (d == 2 and far == most_far)
        for good in yields(t, seat, home, hex_)
    }


def can_collect(t: Table, seat: int, home: str) -> bool:
    """Return whether a city can collect something; Free Economy forbids all other collecting (page 32)."""
    if not can_activate(t, home) or "only_collect" in t.nations[seat].used:
        return False
    return any(yields(t, seat, home, hex_) for hex_ in reachable(t, seat, home))


def collect(t: Table, seat: int, home: str, picked: Sequence[tuple[str, str]]) -> None:
    """Take what was reaped, and the idea of Public Education (page 30)."""
    n = t.nations[seat]
    distance = reachable(t, seat, home)
    if any(distance[hex_] == 2 for hex_, _ in picked):
        n.used.add("husbandry")
    for _, good in picked:
        gain(n, good)
    learned = "public_education" in n.advances and "public_education" not in n.used
    if learned and "academy" in t.cities[home].buildings and n.goods["ideas"] < (limit(n, "ideas") or 0):
        n.used.add("public_education")
        gain(n, "ideas")
