"""The table of hints, and phrases that several of them use."""

from __future__ import annotations

from copy import copy
from typing import Final

from saecula.core.hints import Hints
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.wording import listed, say, signed
from saecula.games.through_the_ages.entries import Gain
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import (
    production,
    ratings,
    tokens,
)
from saecula.games.through_the_ages.rules.in_play import civil_total, still_available
from saecula.games.through_the_ages.scene import wording

hints: Final[Hints[ThroughTheAges]] = Hints()


def room(g: ThroughTheAges, seat: Seat, texts: Texts, *amounts: tuple[str, int]) -> list[str]:
    """Say how much of a gain the blue bank has tokens for, unless it is all of it. [TTA-451]"""
    civ = copy(g.civs[seat])
    gained = []
    for what, number in amounts:
        found = tokens.placed(g, civ, what, number)
        civ.blue -= sum([count for _, _, count in found])
        gained.append((what, sum([value * count for _, value, count in found])))
    if gained == list(amounts):
        return []
    left = [wording.amount(texts, what, number) for what, number in gained if number]
    return [say(texts, "only-room", gain=listed(left)) if left else say(texts, "no-room")]


def room_for(g: ThroughTheAges, seat: Seat, texts: Texts, gained: Gain | None) -> list[str]:
    """Say how much there is room for of what a card gives once, in the order it is given. [TTA-452]"""
    amounts = ((tokens.RESOURCES, gained.resources), (tokens.FOOD, gained.food)) if gained else ()
    return room(g, seat, texts, *[(what, number) for what, number in amounts if number])


def with_workers(
    g: ThroughTheAges, seat: Seat, moved: tuple[tuple[int, int], ...], texts: Texts
) -> list[str]:
    """Say how ratings and production change when workers come or go."""
    before = figures(g, seat)
    own = g.civs[seat]
    changed = copy(own)
    for number, workers in moved:
        changed.workers = (
            *changed.workers[:number],
            changed.workers[number] + workers,
            *changed.workers[number + 1 :],
        )
    return changes(before, figures(with_civ(g, seat, changed), seat), texts)


def with_civ(g: ThroughTheAges, seat: Seat, civ: Civ) -> ThroughTheAges:
    """Return the position with another civilization at this seat; the rest is shared."""
    other = copy(g)
    other.civs = [*g.civs[:seat], civ, *g.civs[seat + 1 :]]
    return other


def figures(g: ThroughTheAges, seat: Seat) -> dict[str, int]:
    """Return the ratings and the production of a civilization."""
    return {
        "culture": ratings.culture(g, seat),
        "science": ratings.science(g, seat),
        "strength": ratings.strength(g, seat),
        "happy": ratings.happiness(g, seat),
        "food": production.food_production(g, seat),
        "resources": production.resource_production(g, seat),
    }


def changes(before: dict[str, int], after: dict[str, int], texts: Texts) -> list[str]:
    """Say which of these figures change, and by how much."""
    differences = {name: after[name] - before[name] for name in before}
    return [say(texts, f"change-{name}", signed=signed(n)) for name, n in differences.items() if n]


def regained(g: ThroughTheAges, seat: Seat, civ: Civ, leader: str, texts: Texts) -> str:
    """Say whether replacing a leader gives back a civil action that was spent. [TTA-221, TTA-402, TTA-404]"""
    total = civil_total(g, seat)
    led = copy(civ)
    led.leader = leader
    later = civil_total(with_civ(g, seat, led), seat)
    left = still_available(civ.civil_actions, total, later)
    return wording.amount(texts, "civil_actions", 1) if left < later else say(texts, "none-back")
