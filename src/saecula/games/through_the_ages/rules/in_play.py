"""Cards in play: symbols, abilities, and what changes when one comes or goes (TTA-380 to TTA-411)."""

from __future__ import annotations

from typing import Final, TypeAlias

from saecula.core.memo import keep
from saecula.core.position import Seat
from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import Ability, Pact, Side, Symbols
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules.card_totals import NO_ABILITIES, CardTotals

Cards: TypeAlias = tuple[str, ...]
Pacts: TypeAlias = list[tuple[Pact, Side, Seat]]

REMEMBERED: Final = 1 << 15

_made: Final[dict[tuple[Content, int, str, Cards, Cards, Cards], CardTotals]] = {}


def card_totals(g: ThroughTheAges, civ: Civ) -> CardTotals:
    """Return what follows from a civilization's cards in play; made when it is asked for the first time."""
    cards = (g.content, civ.technologies, civ.leader, civ.wonders, civ.ruins, civ.colonies)
    try:
        return _made[cards]
    except KeyError:
        return keep(_made, REMEMBERED, cards, CardTotals(*cards))


def symbols(g: ThroughTheAges, civ: Civ) -> Symbols:
    """Return the sums of the symbols on cards without workers, except pacts and happy faces. [TTA-380]"""
    return card_totals(g, civ).symbols


def abilities(g: ThroughTheAges, civ: Civ, key: str) -> tuple[Ability, ...]:
    """Return this ability of leader and completed wonders; ruins have none. [TTA-340, TTA-342, TTA-583]"""
    able = civ.leader or civ.wonders
    return card_totals(g, civ).abilities.get(key, NO_ABILITIES) if able else NO_ABILITIES


def has(g: ThroughTheAges, civ: Civ, key: str) -> bool:
    """Return whether leader or wonders have an ability."""
    return bool(civ.leader or civ.wonders) and key in card_totals(g, civ).abilities


def amount(g: ThroughTheAges, civ: Civ, key: str) -> int:
    """Return the sum of an ability's numbers."""
    return card_totals(g, civ).amounts.get(key, 0) if civ.leader or civ.wonders else 0


def pacts(g: ThroughTheAges, seat: Seat) -> Pacts:
    """Return the pacts a player takes part in, wherever they lie, with that side and the partner.

    [TTA-172]
    """
    found = []
    own = g.civs[seat]
    for civ in g.civs:
        if civ.pact and (civ is own or civ.pact_partner == seat):
            pact = g.content.pacts[civ.pact]
            side = pact.a if (civ.pact_side == "a") == (civ is own) else pact.b
            found.append((pact, side, civ.pact_partner if civ is own else g.civs.index(civ)))
    return found


def in_game(g: ThroughTheAges) -> list[Seat]:
    """Return the players who have not resigned. [TTA-180]"""
    return [seat for seat in range(g.seats) if not g.out >> seat & 1] if g.out else list(range(g.seats))


def players(g: ThroughTheAges) -> int:
    """Count the players still in the game. [TTA-184]"""
    return g.seats - g.out.bit_count()


def from_seat(g: ThroughTheAges, seat: Seat) -> list[Seat]:
    """Return the players in the game, clockwise from this one. [TTA-094]"""
    order = [*range(seat, g.seats), *range(seat)]
    return [other for other in order if not g.out >> other & 1] if g.out else order


def civil_total(g: ThroughTheAges, seat: Seat) -> int:
    """Return the number of all civil actions. [TTA-400]"""
    return action_totals(card_totals(g, g.civs[seat]), pacts(g, seat))[0]


def military_total(g: ThroughTheAges, seat: Seat) -> int:
    """Return the number of all military actions. [TTA-400]"""
    return action_totals(card_totals(g, g.civs[seat]), pacts(g, seat))[1]


def action_totals(cards: CardTotals, allied: Pacts) -> tuple[int, int]:
    """Return the numbers of all civil and military actions with these cards and pacts in play. [TTA-400]"""
    civil, military = cards.civil, cards.military
    for _, side, _ in allied:
        civil += side.symbols.civil
        military += side.symbols.military
    return civil, military


class Change:
    """Cards come or go: afterwards tokens and actions are brought up to date by the net change.

    Used as `with Change(g, seat, ...): ...` around the change. [TTA-193, TTA-404, TTA-405, TTA-411]
    """

    __slots__ = ("before", "g", "seats")

    def __init__(self, g: ThroughTheAges, *seats: Seat) -> None:
        self.g = g
        self.seats = seats

    def __enter__(self) -> Change:
        self.before = [self._counts(seat) for seat in self.seats]
        return self

    def _counts(self, seat: Seat) -> tuple[int, int, int, int]:
        cards = card_totals(self.g, self.g.civs[seat])
        return *action_totals(cards, pacts(self.g, seat)), cards.symbols.blue, cards.symbols.yellow

    def __exit__(self, *_: object) -> None:
        for seat, before in zip(self.seats, self.before, strict=True):
            civ = self.g.civs[seat]
            after = self._counts(seat)
            civ.civil_actions = still_available(civ.civil_actions, before[0], after[0])
            civ.military_actions = still_available(civ.military_actions, before[1], after[1])
            gain_blue(civ, after[2] - before[2])
            civ.yellow = max(civ.yellow + after[3] - before[3], 0)


def still_available(available: int, before: int, after: int) -> int:
    """Return the actions left: new ones are available at once, spent ones are lost first. [TTA-404]"""
    if after >= before:
        return available + after - before
    spent = max(before - available, 0)
    return max(available - max(before - after - spent, 0), 0)


def gain_blue(civ: Civ, number: int) -> None:
    """Put blue tokens into the bank or take them; what the bank lacks is owed until cards give it back.

    [TTA-412, TTA-413]
    """
    civ.blue += number
