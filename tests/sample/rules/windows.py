"""Chapter 3: interrupts."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.core.zones import EVERYONE, seen_by
from tests.sample.position import Bazaar
from tests.sample.registry import rules

ALMS = 2


@rules.decision
def intervene(g: Bazaar, seat: Seat, _raider: Seat) -> list[Action]:
    """A veto stops the raid; alms only bring gold. [SAM-047]"""
    hand = g.traders[seat].hand
    return [*[("use", card) for card in ("alms", "veto") if card in hand], PASS]


@intervene.resolve
def use(g: Bazaar, seat: Seat, action: Action, _raider: Seat) -> None:
    card: str = action[1]
    trader = g.traders[seat]
    trader.hand = trader.hand.take(card)
    g.discard = g.discard.put(card, EVERYONE)
    g.tell("used", seat, card)
    if card == "alms":
        trader.gold += ALMS
    else:
        g.abandon("raid")


@rules.step
def loot(g: Bazaar, raider: Seat, victim: Seat) -> None:
    """A card drawn from the victim's hand by chance; both know it. [SAM-048]"""
    hand = g.traders[victim].hand
    if len(hand):
        at = g.roll(len(hand))
        card, known = hand.cards[at], hand.known[at]
        g.traders[victim].hand = hand.take(card)
        g.traders[raider].hand = g.traders[raider].hand.put(card, known | seen_by(raider, victim))
        g.tell("looted", raider, victim)
