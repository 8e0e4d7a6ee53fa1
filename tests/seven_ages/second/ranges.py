"""Range (3 of the rulebook)."""

from __future__ import annotations

from tests.seven_ages.second.box import NEAR, OCEAN_AGE, kind_of
from tests.seven_ages.second.table import Empire, Table


def distances(t: Table, empire: Empire, open_to: set[int]) -> dict[int, int]:
    """How far each other empire is, passing only areas that are free, own or open."""
    found: dict[int, int] = {}
    reached = set(empire.areas)
    edge = set(empire.areas)
    steps = 0
    while edge:
        steps += 1
        fresh: set[str] = set()
        for area in edge:
            for other in NEAR[area] - reached:
                if kind_of(other) == "ocean" and empire.age < OCEAN_AGE:
                    continue
                reached.add(other)
                holders = [e for e in t.holders(other) if e.slot != empire.slot]
                for holder in holders:
                    found.setdefault(holder.slot, steps)
                if all(e.slot in open_to for e in holders):
                    fresh.add(other)
        edge = fresh
    return found


def reach(t: Table, empire: Empire) -> int:
    """The age, and what lengthens the range."""
    return empire.age + sum([int(effect.what.get("n", 0)) for effect in t.effects(empire, "range")])


def free_passage(t: Table, empire: Empire) -> bool:
    return any(effect.what.get("kind") == "no_permission" for effect in t.effects(empire, "range"))


def in_range(t: Table, empire: Empire, permits: set[int]) -> set[int]:
    """The empires in range, with these permissions; a player permits himself."""
    open_to = {e.slot for e in t.empires.values() if e.owner == empire.owner} | permits
    if free_passage(t, empire):
        open_to = set(t.empires)
    far = reach(t, empire)
    return {slot for slot, steps in distances(t, empire, open_to).items() if steps <= far}
