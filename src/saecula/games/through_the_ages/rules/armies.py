"""Armies of a tactic, obsolete armies and air forces (TTA-360 to TTA-365, TTA-503)."""

from __future__ import annotations

from functools import lru_cache

from saecula.games.through_the_ages.entries import Tactic
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules.play import has, sheet

OLD_BY = 2  # levels below the tactic that make a unit too old for it


def strength(g: ThroughTheAges, civ: Civ, workers: tuple[int, ...]) -> int:
    """What the best arrangement of these units into armies adds. [TTA-360, TTA-361, TTA-364]"""
    if not civ.tactic:
        return 0
    tactic = g.content.tactics[civ.tactic]
    new = {"infantry": 0, "cavalry": 0, "artillery": 0, "air_force": 0}
    old = {"infantry": 0, "cavalry": 0, "artillery": 0, "air_force": 0}
    for number in sheet(g, civ).units:
        if workers[number]:
            technology = g.content.technologies[number]
            side = old if technology.age <= tactic.age - OLD_BY else new
            side[technology.kind] += workers[number]
    air = new["air_force"] + old["air_force"]
    riders = has(g, civ, "infantry_as_cavalry")
    return _best(
        tactic,
        (new["infantry"], new["cavalry"], new["artillery"]),
        (old["infantry"], old["cavalry"], old["artillery"]),
        air,
        riders,
    )


@lru_cache(maxsize=1 << 14)
def _best(
    tactic: Tactic, new: tuple[int, int, int], old: tuple[int, int, int], air: int, riders: bool
) -> int:
    """With infantry that may ride, every division of it is tried. [TTA-503]"""
    if not riders:
        return _arranged(tactic, new, old, air)
    return max(
        [
            _arranged(tactic, (new[0] - n, new[1] + n, new[2]), (old[0] - o, old[1] + o, old[2]), air)
            for n in range(new[0] + 1)
            for o in range(old[0] + 1)
        ]
    )


def _arranged(tactic: Tactic, new: tuple[int, int, int], old: tuple[int, int, int], air: int) -> int:
    """As many armies as the units make, as many of them as possible without an old unit.

    An air force doubles one army, the strongest first. [TTA-362, TTA-363]
    """
    needed = (tactic.infantry, tactic.cavalry, tactic.artillery)
    fresh = min([have // need for have, need in zip(new, needed, strict=True) if need])
    both = [a + b for a, b in zip(new, old, strict=True)]
    armies = min([have // need for have, need in zip(both, needed, strict=True) if need])
    values = [tactic.strength] * fresh + [tactic.obsolete] * (armies - fresh)
    return sum(values) + sum(values[:air])
