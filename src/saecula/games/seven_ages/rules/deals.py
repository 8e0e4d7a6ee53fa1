"""What a trade is made of: partners, trade numbers, who chose the action (7AG-120 to 7AG-131)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.games.seven_ages.modifiers import Trade, TradeMoney
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts, ranges
from saecula.games.seven_ages.rules.areas import controlled
from saecula.games.seven_ages.rules.markers import ACTIONS
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import BESIDE

TRADE: Final = ACTIONS.index("trade") + 1
DECK: Final = BESIDE  # as a partner
ALWAYS, WITH_DECK, SAME_RELIGION = "", "deck", "same_religion"  # when a modifier counts


def trade_number(g: SevenAges, slot: int) -> int:
    """Return the trade number of an empire by itself, less 1 for areas in disorder. [7AG-129, 7AG-374]"""
    empire = g.empires[slot]
    unrest = bool(g.disorder & controlled(g, empire))
    return g.content.cards[empire.card].trade + _sum(g, empire, ALWAYS) - unrest


def number_with(g: SevenAges, slot: int, partner: int) -> int:
    """Return the trade number of an empire with this partner. [7AG-129]"""
    empire, number = g.empires[slot], trade_number(g, slot)
    if partner == DECK:
        return number + _sum(g, empire, WITH_DECK)
    if _religions(g, empire) & _religions(g, g.empires[partner]):
        number += _sum(g, empire, SAME_RELIGION)
    return number


def _sum(g: SevenAges, empire: Empire, kind: str) -> int:
    return sum([effect.n for effect, _ in modifiers(g, empire, Trade) if effect.kind == kind])


def _religions(g: SevenAges, empire: Empire) -> int:
    found = artifacts.on_card(empire)
    return sum([1 << n for n in bits(found) if g.content.artifacts[n].kind == "religion"])


def money_for_trade(g: SevenAges, slot: int) -> int:
    """Return what a trade with another empire brings. [7AG-435]"""
    return sum([effect.n for effect, _ in modifiers(g, g.empires[slot], TradeMoney)])


def has_chosen(g: SevenAges, slot: int) -> bool:
    """Return whether an empire's own Trade and progress is turned up, not cancelled. [7AG-123, 7AG-130]"""
    return g.empires[slot].turned == TRADE


def rivals(g: SevenAges, slot: int) -> list[int]:
    """Return the empires in range that belong to others. [7AG-120]"""
    owner = g.empires[slot].owner
    return [other for other in ranges.in_range(g, slot) if g.empires[other].owner != owner]


def partners(g: SevenAges, slot: int) -> list[int]:
    """Return the partners in range, those who have not traded in this round first of all. [7AG-121]"""
    near = rivals(g, slot)
    return [other for other in near if not g.empires[other].traded] or near


def name_partner(g: SevenAges, slot: int, partner: int) -> None:
    """Settle who trades with whom; the deck is a partner too. [7AG-120, 7AG-122]"""
    g.traders = (slot, partner)


def call_off(g: SevenAges) -> None:
    """Cancel a trade before cards are laid. [7AG-446]"""
    g.traders = (g.traders[0], NONE)


def is_on(g: SevenAges) -> bool:
    """Return whether a partner is named and the trade has not been called off."""
    return g.traders[1] != NONE
