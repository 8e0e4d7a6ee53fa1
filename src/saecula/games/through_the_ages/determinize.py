"""Determinize: guess what a seat does not know, that is hands, decks, discards and events.

See the catalogue, "Hidden information".
"""

from __future__ import annotations

from collections import Counter

from saecula.core.position import Seat
from saecula.core.zones import NOBODY, UNKNOWN, Zone, seen_by
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import aggressions, colonization


def determinize(g: ThroughTheAges, seat: Seat) -> None:
    """Replace what this seat does not know by a random guess: deal the unseen military cards of each age."""
    for age in range(len(g.dealt_for)):
        pool = list(g.shuffled(tuple(sorted(unseen(g, age).elements()))))
        _fill_current(g, seat, age, pool)
        _fill_future(g, age, pool)
        _fill_hands(g, seat, age, pool)
        if age == g.age:
            g.military_deck = g.military_deck.filled(_drawn(pool, g.military_deck.unknowns()), NOBODY)
        discards = g.discards[age].filled(_drawn(pool, g.discards[age].unknowns()), NOBODY)
        g.discards = (*g.discards[:age], discards, *g.discards[age + 1 :])


def unseen(g: ThroughTheAges, age: int) -> Counter[str]:
    """Count the military cards of an age whose place this viewer does not know."""
    return Counter(g.content.military_deck(age, g.dealt_for[age])) - Counter(seen(g, age))


def seen(g: ThroughTheAges, age: int) -> list[str]:
    """List the military cards of an age whose place is known."""
    cards = [*g.military_deck.cards, *g.current_events.cards, *g.future_events.cards]
    cards += [*g.past_events, *g.common_tactics, *g.set_aside]
    for pile in g.discards:
        cards += pile.cards
    for civ in g.civs:
        for zone in civ.military:
            cards += zone.cards
        cards += [*civ.colonies, *civ.war_cards]
        cards += [civ.pact] if civ.pact else []
        cards += [civ.tactic] if civ.exclusive else []
    cards += _in_work(g)
    return [card for card in cards if card != UNKNOWN and g.content.cards[card].age == age]


def _in_work(g: ThroughTheAges) -> list[str]:
    """List the cards that are being resolved: they are in the frames that will put them away."""
    cards = [card for _, _, card in aggressions.after_defense.waiting(g)]
    cards += [card for card, *_ in colonization.bidding.waiting(g)]
    return cards + [card for card, _ in colonization.at_auction(g)]


def _drawn(pool: list[str], number: int) -> list[str]:
    """Draw this many cards from the pool."""
    return [pool.pop() for _ in range(number)]


def _drawn_events(g: ThroughTheAges, pool: list[str], number: int) -> list[str]:
    """Draw this many events or territories from the pool."""
    events = [card for card in pool if card in g.content.event_cards][:number]
    for card in events:
        pool.remove(card)
    return events


def _fill_current(g: ThroughTheAges, seat: Seat, age: int, pool: list[str]) -> None:
    """Guess current events of an age; those the seat prepared are among them in unknown places."""
    deck = g.current_events
    gaps = [i for i, card in enumerate(deck.cards) if card == UNKNOWN and g.current_ages[i] == age]
    own = Counter(g.civs[seat].prepared) - Counter(deck.cards) if seat >= 0 else Counter()
    certain = [card for card in own.elements() if g.content.cards[card].age == age]
    for card in certain:
        pool.remove(card)
    events = g.shuffled((*certain, *_drawn_events(g, pool, len(gaps) - len(certain))))
    g.current_events = _put(deck, gaps, events, [NOBODY] * len(gaps))


def _fill_future(g: ThroughTheAges, age: int, pool: list[str]) -> None:
    """Guess the future events that others prepared."""
    deck = g.future_events
    gaps = [i for i, card in enumerate(deck.cards) if card == UNKNOWN and g.future_ages[i] == age]
    events = _drawn_events(g, pool, len(gaps))
    g.future_events = _put(deck, gaps, tuple(events), [NOBODY] * len(gaps))


def _put(deck: Zone, places: list[int], cards: tuple[str, ...], known: list[int]) -> Zone:
    """Return the deck with these places filled."""
    filled, knowers = list(deck.cards), list(deck.known)
    for place, card, who in zip(places, cards, known, strict=True):
        filled[place] = card
        knowers[place] = who
    return Zone(tuple(filled), tuple(knowers), True)


def _fill_hands(g: ThroughTheAges, seat: Seat, age: int, pool: list[str]) -> None:
    """Deal military cards to the others' hands."""
    for other, civ in enumerate(g.civs):
        zone = civ.military[age]
        if other != seat and zone.unknowns():
            filled = zone.filled(_drawn(pool, zone.unknowns()), seen_by(other))
            civ.military = (*civ.military[:age], filled, *civ.military[age + 1 :])
