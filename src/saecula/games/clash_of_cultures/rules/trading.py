"""Trade between players (COC-085 to COC-089)."""

from __future__ import annotations

from typing import Final, TypeAlias

from saecula.core.actions import Verb1
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.core.zones import Zone, pile, seen_by
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cards, goods
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.vocabulary import (
    Accept,
    AskCard,
    AskGood,
    HandOver,
    OfferCard,
    OfferGood,
    Refuse,
    ShowCard,
    Trade,
)
from saecula.games.clash_of_cultures.words import DECKS, GOODS

MOST_ITEMS: Final = 12

Numbers: TypeAlias = tuple[int, ...]  # of cards by deck


@rules.free_action(Trade.id)
def partners(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """List the players who can be made an offer: one each between two actions. [COC-085, COC-088, COC-089]"""
    if g.moves or g.active != seat:
        return []
    able = has_anything(g.civs[seat])
    others = [other for other in range(g.seats) if other != seat and not g.offered >> other & 1]
    return Trade.each([other for other in others if able or has_anything(g.civs[other])])


def has_anything(civ: Civ) -> bool:
    """Tell whether a player has goods or cards that could change hands. [COC-085]"""
    return any(civ.goods) or any([len(cards.held(civ, deck)) for deck in DECKS])


@partners.resolve
def address(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Begin an offer to a player. [COC-089]"""
    other = Trade.of(action)
    g.offered |= 1 << other
    g.then(compose(seat, other))


@rules.draft(always=True)
def compose(g: ClashOfCultures, seat: Seat, picks: Picks, other: int) -> list[Action]:
    """Put an offer together: goods of both, own cards, numbers of the partner's cards. [COC-087, COC-089]"""
    if len(picks) == MOST_ITEMS:
        return [DONE]
    own, partner = g.civs[seat], g.civs[other]
    given, wanted = goods_named(picks, OfferGood), goods_named(picks, AskGood)
    asked = cards_asked(picks)
    moved = cards_given(picks)
    in_hand = [card for deck in DECKS for card in cards.held(own, deck).cards if card not in moved]
    return [
        DONE,
        *OfferGood.each([GOODS[i] for i, number in enumerate(given) if number < own.goods[i]]),
        *AskGood.each([GOODS[i] for i, number in enumerate(wanted) if number < partner.goods[i]]),
        *OfferCard.each(in_hand),
        *ShowCard.each(in_hand),
        *AskCard.each([deck for i, deck in enumerate(DECKS) if asked[i] < len(cards.held(partner, deck))]),
    ]


def goods_named(picks: Picks, verb: Verb1[str]) -> Amounts:
    """Return the goods named with a verb."""
    return tuple([picks.count(verb(good)) for good in GOODS])


def cards_asked(picks: Picks) -> Numbers:
    """Return how many of the partner's cards are asked for, by deck."""
    return tuple([picks.count(AskCard(deck)) for deck in DECKS])


def cards_given(picks: Picks) -> list[str]:
    """Return the cards of an offer, face down or shown."""
    return [verb.of(pick) for verb in (OfferCard, ShowCard) for pick in picks if verb.matches(pick)]


@compose.resolve
def make_offer(g: ClashOfCultures, seat: Seat, picks: Picks, other: int) -> None:
    """Lay out the offer; an empty one is none. [COC-087, COC-089]"""
    if not picks:
        return
    g.offer_given = goods_named(picks, OfferGood)
    g.offer_wanted = (*goods_named(picks, AskGood), *cards_asked(picks))
    shown = [ShowCard.of(pick) for pick in picks if ShowCard.matches(pick)]
    given = cards_given(picks)
    civ = g.civs[seat]
    laid = []
    for deck in DECKS:
        zone, offered = cards.held(civ, deck), pile()
        for card in [card for card in zone.cards if card in given]:
            zone = zone.take(card)
            offered = offered.put(card, seen_by(seat, other) if card in shown else seen_by(seat))
        hidden = len(offered) > sum([card in shown for card in offered.cards])
        keepers = seen_by(seat) if hidden else seen_by(seat, other)
        cards.hold(civ, deck, zone.hidden(keepers) if len(offered) else zone)
        laid.append(offered)
    g.offer = tuple(laid)
    g.tell("offered", seat, other)
    g.then(accept(other, seat))


@rules.decision(must=True, widget="yesno")
def accept(g: ClashOfCultures, seat: Seat, proposer: int) -> list[Action]:
    """Accept an offer or refuse it. [COC-086, COC-088]"""
    return [Refuse(), Accept()]


@accept.resolve
def answer(g: ClashOfCultures, seat: Seat, action: Action, proposer: int) -> None:
    """Return the cards, or choose those that were asked for. [COC-088, COC-089]"""
    if Refuse.matches(action):
        g.tell("refused", seat, proposer)
        give_cards(g, proposer)
        clear(g)
        return
    g.then(hand_over(seat, proposer))


@rules.draft
def hand_over(g: ClashOfCultures, seat: Seat, picks: Picks, proposer: int) -> list[Action]:
    """Choose own cards that an accepted offer asks for by number. [COC-089]"""
    chosen = [HandOver.of(pick) for pick in picks]
    for deck, number in zip(DECKS, g.offer_wanted[len(GOODS) :], strict=True):
        zone = cards.held(g.civs[seat], deck)
        if sum([card in zone for card in chosen]) < number:
            return HandOver.each([card for card in zone.cards if card not in chosen])
    return []


@hand_over.resolve
def exchange(g: ClashOfCultures, seat: Seat, picks: Picks, proposer: int) -> None:
    """Carry out an exchange; what exceeds a limit is lost. [COC-086, COC-087]"""
    g.reveal()  # cards may change hands face down
    g.tell("exchanged", proposer, seat)
    given, wanted = g.offer_given, g.offer_wanted[: len(GOODS)]
    goods.take(g, proposer, given)
    goods.take(g, seat, wanted)
    goods.gain(g, seat, given)
    goods.gain(g, proposer, wanted)
    chosen = [HandOver.of(pick) for pick in picks]
    own, partner = g.civs[seat], g.civs[proposer]
    both = seen_by(seat, proposer)
    for deck in DECKS:
        zone, theirs = cards.held(own, deck), cards.held(partner, deck)
        for card in [card for card in zone.cards if card in chosen]:
            zone = zone.take(card).hidden(both)
            theirs = theirs.put(card, both)
        cards.hold(own, deck, zone)
        cards.hold(partner, deck, theirs)
    give_cards(g, seat, proposer)
    clear(g)


def give_cards(g: ClashOfCultures, seat: Seat, *knowers: Seat) -> None:
    """Put the cards of the offer into a hand; who was shown one still knows it. [COC-089]"""
    civ = g.civs[seat]
    for deck, offered in zip(DECKS, g.offer, strict=False):
        zone: Zone = cards.held(civ, deck)
        for card in offered.cards:
            zone = zone.put(card, offered.knowers(card) | seen_by(seat, *knowers))
        cards.hold(civ, deck, zone)


def clear(g: ClashOfCultures) -> None:
    """Take the offer off the table."""
    g.offer = ()
    g.offer_given = g.offer_wanted = ()
