"""Military cards: drawing, discarding, hands (TTA-290, TTA-310, TTA-311, TTA-324 to TTA-326)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.zones import EVERYONE, NOBODY, Zone, deck, seen_by
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules.in_play import action_totals, card_totals, pacts
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import Discard


def hand(civ: Civ) -> list[str]:
    """Return the military cards a player holds."""
    return [card for zone in civ.military for card in zone.cards]


def hand_size(civ: Civ) -> int:
    """Count the military cards a player holds."""
    return sum([len(zone.cards) for zone in civ.military])


def draw(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Draw from the current military deck; an empty one is made anew from the discards. [TTA-120, TTA-311]"""
    if not is_drawn(g):
        return
    drawn = 0
    while drawn < number and (g.military_deck.cards or g.discards[g.age].cards):
        if not g.military_deck.cards:
            _reshuffle(g)
        g.reveal()
        card = g.military_deck.cards[-1]
        known = g.military_deck.known[-1]
        g.military_deck = Zone(g.military_deck.cards[:-1], g.military_deck.known[:-1], True)
        receive(g, seat, card, known | seen_by(seat))
        drawn += 1
        if not g.military_deck.cards and g.discards[g.age].cards:
            _reshuffle(g)
    if drawn:
        g.tell("drew", seat, drawn)


def is_drawn(g: ThroughTheAges) -> bool:
    """Return whether there is a military deck to draw from; ages A and IV have none. [TTA-032, TTA-310]"""
    return 0 < g.age < len(g.discards)


def drawable(g: ThroughTheAges) -> int:
    """Count the cards that can be drawn, including the discards. [TTA-311]"""
    return len(g.military_deck.cards) + len(g.discards[g.age].cards)


def _reshuffle(g: ThroughTheAges) -> None:
    """Turn the discards of the current age into the deck, in an order nobody knows. [TTA-311]"""
    pile = g.discards[g.age]
    g.military_deck = deck(g.shuffled(pile.cards), NOBODY)
    g.discards = (*g.discards[: g.age], Zone((), (), False), *g.discards[g.age + 1 :])


def receive(g: ThroughTheAges, seat: Seat, card: str, known: int) -> None:
    """Put a card into a player's hand."""
    civ = g.civs[seat]
    age = g.content.cards[card].age
    civ.military = (*civ.military[:age], civ.military[age].put(card, known), *civ.military[age + 1 :])


def give_up(g: ThroughTheAges, seat: Seat, card: str) -> int:
    """Take a card out of a player's hand; return who knew it."""
    civ = g.civs[seat]
    age = g.content.cards[card].age
    known = civ.military[age].knowers(card)
    civ.military = (*civ.military[:age], civ.military[age].take(card), *civ.military[age + 1 :])
    return known


def put_away(g: ThroughTheAges, card: str, known: int = EVERYONE) -> None:
    """Put a card face down on the discards of its age; players who have seen it know it.

    [TTA-066, TTA-325]
    """
    age = g.content.cards[card].age
    g.discards = (*g.discards[:age], g.discards[age].put(card, known), *g.discards[age + 1 :])


def discard(g: ThroughTheAges, seat: Seat, card: str) -> None:
    """Discard one of a player's cards unseen. [TTA-325]"""
    put_away(g, card, give_up(g, seat, card))


def hand_limit(g: ThroughTheAges, seat: Seat) -> int:
    """Return how many military cards a player may keep at the end of the turn. [TTA-290]"""
    cards = card_totals(g, g.civs[seat])
    return action_totals(cards, pacts(g, seat))[1] + cards.amounts.get("military_hand_limit", 0)


@rules.decision(always=True)
def discard_cards(g: ThroughTheAges, seat: Seat, number: int) -> list[Action]:
    """List the cards to discard, as long as some are due. [TTA-290, TTA-590]"""
    return Discard.each(dict.fromkeys(hand(g.civs[seat]))) if number else []


@discard_cards.resolve
def discard_chosen(g: ThroughTheAges, seat: Seat, action: Action, number: int) -> None:
    discard(g, seat, Discard.of(action))
    g.tell("discarded", seat)
    if number > 1:
        g.then(discard_cards(seat, number - 1))
