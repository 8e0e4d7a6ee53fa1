"""Groups on the march: where they can come, and how they go."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.games.seven_ages.rules import forces, manoeuvre, reach
from saecula.games.seven_ages.rules.ground import Ground, Group
from tests.seven_ages.table import Table


def group(t: Table, area: str, units: str, *leaders: str, beyond: bool = False) -> Group:
    """Return a group of units: "2 spearmen, 1 galley"."""
    stack = 0
    for part in units.split(", "):
        number, unit = part.split(" ")
        stack += int(number) * forces.one(t.g.content.unit_index[unit])
    place = t.area(area)
    shore = t.g.content.other_shore[place] if beyond else place
    return Group(place, shore, stack, tuple([t.g.content.leader_index[leader] for leader in leaders]))


def goals(t: Table, id_: str, area: str, units: str, *leaders: str, beyond: bool = False) -> set[str]:
    """Return the areas that a group of an empire can come to."""
    t.g.marching = t.slot(id_)
    found = reach.goals(Ground(t.g, t.slot(id_)), group(t, area, units, *leaders, beyond=beyond))
    return {t.g.content.areas[t.g.content.home[place]].id for place in bits(found)}


def crossed(t: Table, id_: str, start: str, units: str, goal: str) -> int:
    return reach.crossed(Ground(t.g, t.slot(id_)), group(t, start, units), t.area(goal))


def act(t: Table, id_: str) -> Table:
    return t.begin(manoeuvre.manoeuvre(t[id_].owner, t.slot(id_)))


def go(t: Table, id_: str, start: str, units: str, goal: str, *leaders: str) -> Table:
    """Let a group go, unit by unit."""
    seat = t[id_].owner
    t.choose(seat, "gather", start)
    for part in units.split(", "):
        number, unit = part.split(" ")
        for _ in range(int(number)):
            t.choose(seat, "take", t.g.content.unit_index[unit])
    for leader in leaders:
        t.choose(seat, "escort", leader)
    return t.choose(seat, "go_to", goal)
