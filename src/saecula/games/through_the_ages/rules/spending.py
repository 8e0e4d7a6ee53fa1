"""Action tokens: civil and military actions, available and spent (TTA-400 to TTA-405, TTA-558)."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules.play import civil_total, has


def civil_available(g: ThroughTheAges, civ: Civ) -> int:
    """Civil actions at hand; Hammurabi lends a military one once a turn. [TTA-401, TTA-558]"""
    return civ.civil_actions + (1 if _can_substitute(g, civ) else 0)


def _can_substitute(g: ThroughTheAges, civ: Civ) -> bool:
    if "military_as_civil" in civ.used or not has(g, civ, "military_as_civil"):
        return False
    return military_available(civ) > 0


def military_available(civ: Civ) -> int:
    """Military actions at hand, with those of this turn only. [TTA-401, TTA-403]"""
    return civ.military_actions + civ.extra_actions


def spend_civil(g: ThroughTheAges, civ: Civ, number: int) -> None:
    """Spend civil actions; what is missing comes from Hammurabi. [TTA-401, TTA-558]"""
    if number > civ.civil_actions:
        civ.used = (*civ.used, "military_as_civil")
        spend_military(civ, number - civ.civil_actions)
        number = civ.civil_actions
    civ.civil_actions -= number


def spend_military(civ: Civ, number: int) -> None:
    """Spend military actions, those of this turn only first. [TTA-403]"""
    extra = min(number, civ.extra_actions)
    civ.extra_actions -= extra
    civ.military_actions -= number - extra


def regain_civil(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Spent civil actions become available again, if there are any. [TTA-402]"""
    civ = g.civs[seat]
    civ.civil_actions = min(civ.civil_actions + number, max(civil_total(g, seat), civ.civil_actions))
