"""Action tokens: civil and military actions, available and spent (TTA-400 to TTA-405, TTA-558)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules.card_totals import CardTotals
from saecula.games.through_the_ages.rules.in_play import card_totals, civil_total

LENT: Final = "military_as_civil"


def civil_available(g: ThroughTheAges, civ: Civ) -> int:
    """Return the civil actions available; Hammurabi lends a military one once a turn. [TTA-401, TTA-558]"""
    return civ.civil_actions + can_lend(civ, card_totals(g, civ))


def can_lend(civ: Civ, cards: CardTotals) -> bool:
    """Return whether a military action can still be used as a civil one this turn. [TTA-558]"""
    return LENT in cards.abilities and LENT not in civ.used and military_available(civ) > 0


def military_available(civ: Civ) -> int:
    """Return the military actions available, including those for this turn only. [TTA-401, TTA-403]"""
    return civ.military_actions + civ.extra_actions


def spend_civil(g: ThroughTheAges, civ: Civ, number: int) -> None:
    """Spend civil actions; what is missing comes from Hammurabi. [TTA-401, TTA-558]"""
    if number > civ.civil_actions:
        civ.used = (*civ.used, LENT)
        spend_military(civ, number - civ.civil_actions)
        number = civ.civil_actions
    civ.civil_actions -= number


def lend(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Turn Hammurabi's military action into a civil one now, as he may be replaced afterwards. [TTA-558]"""
    civ = g.civs[seat]
    civ.used = (*civ.used, LENT)
    spend_military(civ, 1)
    civ.civil_actions += 1
    g.tell("lent", seat)


def spend_military(civ: Civ, number: int) -> None:
    """Spend military actions, first those for this turn only. [TTA-403]"""
    if civ.extra_actions:
        extra = min(number, civ.extra_actions)
        civ.extra_actions -= extra
        number -= extra
    civ.military_actions -= number


def regain_civil(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Make spent civil actions available again, if there are any. [TTA-402]"""
    civ = g.civs[seat]
    civ.civil_actions = min(civ.civil_actions + number, max(civil_total(g, seat), civ.civil_actions))
