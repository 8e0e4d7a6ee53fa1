"""The draw pile, the discard pile and hands."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.core.zones import EVERYONE, NOBODY, pile, seen_by
from saecula.games.seven_ages.position import SevenAges


def take_card(g: SevenAges) -> str:
    """Draw a card, from the shuffled discard pile if need be; "" if there is none. [7AG-021, 7AG-032]"""
    if not len(g.deck):
        g.deck = pile(g.discard, NOBODY)
        g.discard = ()
    if not len(g.deck):
        return ""
    card, g.deck = g.draw(g.deck)
    return card


def draw_cards(g: SevenAges, seat: Seat, number: int) -> int:
    """Let a player draw; return how many cards there were."""
    for drawn in range(number):
        card = take_card(g)
        if not card:
            return drawn
        g.players[seat].hand = g.players[seat].hand.put(card, seen_by(seat))
    return number


def show(g: SevenAges, seat: Seat, card: str) -> None:
    """Show a card of a hand that is about to be played."""
    g.players[seat].hand = g.players[seat].hand.take(card).put(card, EVERYONE)
    g.reveal()


def discard(g: SevenAges, seat: Seat, card: str) -> None:
    """Put a card from a hand on the open discard pile."""
    g.players[seat].hand = g.players[seat].hand.take(card)
    g.discard = (*g.discard, card)
    g.reveal()


def value(g: SevenAges, card: str) -> int:
    """Return the value of a card; 0 where there was none to lay. [7AG-021]"""
    return g.content.cards[g.content.card_index[card]].value if card else 0
