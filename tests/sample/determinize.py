"""Determinize the sample game: guess the cards that a seat cannot see."""

from __future__ import annotations

from collections import Counter

from saecula.core.position import Seat
from saecula.core.zones import UNKNOWN, seen_by
from tests.sample.content import GOODS, all_cards
from tests.sample.position import Bazaar


def unseen(g: Bazaar) -> tuple[str, ...]:
    """Return the cards that this position does not show."""
    rest = Counter(all_cards())
    for zone in [g.deck, g.discard, *[trader.hand for trader in g.traders]]:
        rest.subtract([card for card in zone.cards if card != UNKNOWN])
    return tuple([card for card in rest for _ in range(rest[card])])


def determinize(g: Bazaar, viewer: Seat) -> None:
    """Deal the unseen cards to the hidden places; the last one is the card laid aside."""
    supply = list(g.shuffled(unseen(g)))
    for seat, trader in enumerate(g.traders):
        count = trader.hand.unknowns()
        dealt, supply = supply[:count], supply[count:]
        trader.hand = trader.hand.filled(dealt, seen_by(seat))
        if seat != viewer and g.round:
            trader.wish = GOODS[g.roll(len(GOODS))]
    count = g.deck.unknowns()
    g.deck = g.deck.filled(supply[:count], 0)
    (g.removed,) = supply[count:]
