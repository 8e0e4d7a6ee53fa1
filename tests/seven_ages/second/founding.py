"""Founding an empire (1 of the rulebook)."""

from __future__ import annotations

from tests.seven_ages.second.box import (
    AREAS,
    CARDS,
    LEADERS,
    LIMIT,
    NEAR,
    age_of_level,
    is_coastal,
    regions_of,
)
from tests.seven_ages.second.table import Empire, Table


def foundable(t: Table, seat: int) -> set[str]:
    """The cards in hand whose empire can be founded."""
    own = [e for e in t.empires.values() if e.owner == seat]
    if len(own) >= LIMIT[t.seats] or not colours(t, seat):
        return set()
    return {card for card in t.hands[seat] if in_time(t, card) and starts(t, card) and card not in playing(t)}


def playing(t: Table) -> set[str]:
    return {e.card for e in t.empires.values()}


def colours(t: Table, seat: int) -> set[int]:
    """A free own colour first; else one that nobody has chosen."""
    free = set(range(15)) - set(t.empires)
    return free & t.colours[seat] or free - set().union(*t.colours)


def in_time(t: Table, card: str) -> bool:
    """Whether the age is right: that of the most advanced empire, or any if there is none."""
    entry = CARDS[card]
    if any(event == "time_ripple" for event, _, _ in t.sways):
        return True
    if not t.empires:
        return not (t.total_history and not t.first_age and 1 not in entry["ages"])
    age = age_of_level(max(e.level for e in t.empires.values()))
    if age in entry["ages"]:
        return True
    for extra in entry.get("ages_if", ()):
        if extra["age"] == age and (extra["empire"] in playing(t)) == extra["in_play"]:
            return True
    return False


def starts(t: Table, card: str) -> set[str]:
    """The areas where an empire starts, or of which it has one to choose."""
    start = CARDS[card]["start"]
    found = set(start.get("areas", ()))
    rule = start.get("rule", "")
    if rule == "coast_of":
        found |= {area for area in AREAS if is_coastal(area) and start["region"] in regions_of(area)}
    if rule == "in_disorder":
        found |= t.disorder - {e.capital for e in t.empires.values()}
    if rule == "coast_within":
        found |= {area for area in near_others(t, start["distance"]) if is_coastal(area)}
    if rule == "and_areas_of":
        for e in t.empires.values():
            if e.card == start["empire"]:
                found |= {area for area in e.areas if start["region"] in regions_of(area)}
    return found


def near_others(t: Table, distance: int) -> set[str]:
    """The areas at most so far from any empire."""
    found = {area for e in t.empires.values() for area in e.areas}
    for _ in range(distance):
        found |= {other for area in found for other in NEAR[area]}
    return found


def leaders(t: Table, e: Empire) -> set[str]:
    """The named leaders of the card for the age that have not appeared."""
    return {
        leader
        for leader, entry in LEADERS.items()
        if e.card in entry["empires"] and entry["age"] == e.age and leader not in t.named
    }


def levels(t: Table, card: str) -> set[int]:
    """On which level an empire may start."""
    entry = CARDS[card]
    if not t.empires:
        return {7 * (min(entry["ages"]) - 1) + 1}
    most = max(e.level for e in t.empires.values())
    found = {max(1, most + entry["progress"])}
    return found | {e.level for e in t.empires.values() if e.card == entry.get("progress_of")}
