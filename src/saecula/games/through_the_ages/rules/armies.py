"""Armies of a tactic, obsolete armies and air forces (TTA-360 to TTA-365, TTA-503)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from saecula.games.through_the_ages.entries import UNITS, Tactic
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules.card_totals import CardTotals
from saecula.games.through_the_ages.rules.in_play import card_totals

Units: TypeAlias = Sequence[int]  # by type

OLD_BY: Final = 2  # levels below the tactic that make a unit too old for it
AIR: Final = UNITS.index("air_force")


def strength(g: ThroughTheAges, civ: Civ, workers: tuple[int, ...], cards: CardTotals | None = None) -> int:
    """Return what the best arrangement of these units into armies adds. [TTA-360, TTA-361, TTA-364]"""
    if not civ.tactic:
        return 0
    cards = cards or card_totals(g, civ)
    tactic = g.content.tactics[civ.tactic]
    technologies = g.content.technologies
    new, old = [0] * len(UNITS), [0] * len(UNITS)
    for number in cards.units:
        if workers[number]:
            technology = technologies[number]
            side = old if technology.age <= tactic.age - OLD_BY else new
            side[UNITS.index(technology.kind)] += workers[number]
    if "infantry_as_cavalry" in cards.abilities:
        return _with_riders(tactic, new, old)
    return _arranged(tactic, new, old)


def _with_riders(tactic: Tactic, new: Units, old: Units) -> int:
    """Try every division of infantry that may count as cavalry. [TTA-503]"""
    return max(
        [
            _arranged(tactic, (new[0] - n, new[1] + n, *new[2:]), (old[0] - o, old[1] + o, *old[2:]))
            for n in range(new[0] + 1)
            for o in range(old[0] + 1)
        ]
    )


def _arranged(tactic: Tactic, new: Units, old: Units) -> int:
    """Form as many armies as the units make, as many of them as possible without an obsolete unit.

    An air force doubles one army, the strongest first. [TTA-362, TTA-363]
    """
    fresh = armies = sum(new) + sum(old)
    for place, need in enumerate((tactic.infantry, tactic.cavalry, tactic.artillery)):
        if need > new[place] + old[place]:
            return 0
        if need:
            fresh = min(fresh, new[place] // need)
            armies = min(armies, (new[place] + old[place]) // need)
    values = [tactic.strength] * fresh + [tactic.obsolete] * (armies - fresh)
    return sum(values) + sum(values[: new[AIR] + old[AIR]])
