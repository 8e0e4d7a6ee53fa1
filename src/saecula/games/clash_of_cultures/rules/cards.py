"""Decks and hands: drawing and discarding (COC-028, COC-268, COC-280, COC-283 to COC-286)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.journal import Hidden
from saecula.core.position import Action, Seat
from saecula.core.zones import EVERYONE, NOBODY, Zone, pile, seen_by
from saecula.games.clash_of_cultures import effects as language
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Draws
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import Amounts, draw_instead, operations, possible, rules
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import Discard
from saecula.games.clash_of_cultures.words import DECKS


@rules.step
def draw_cards(g: ClashOfCultures, seat: Seat, deck: str, number: int) -> None:
    """Draw cards one by one; a card may let its owner draw from elsewhere. [COC-268, COC-285]"""
    if not number:
        return
    instead = draw_instead(g, seat, deck)
    if not instead:
        DRAWS[deck](g, seat)
    g.then(*instead, draw_cards(seat, deck, number - 1))


def draw_action(g: ClashOfCultures, seat: Seat) -> None:
    """Draw an action card; the discards make a new deck where it is empty. [COC-280, COC-283]"""
    if not g.action_deck.cards:
        g.action_deck = pile(g.action_discards, NOBODY)
        g.action_discards = ()
    if g.action_deck.cards:
        card, g.action_deck = g.draw(g.action_deck)
        civ = g.civs[seat]
        civ.hand = civ.hand.put(card, seen_by(seat))
        g.tell("drew_action", seat, Hidden(card, seen_by(seat)))


def draw_objective(g: ClashOfCultures, seat: Seat) -> None:
    """Draw an objective card: one assigned by a Great Seer, or from the deck. [COC-283, COC-807]"""
    civ = g.civs[seat]
    if civ.assigned.cards:
        card = civ.assigned.cards[0]
        g.reveal()
        civ.objectives = civ.objectives.put(card, civ.assigned.knowers(card) | seen_by(seat))
        civ.assigned = civ.assigned.take(card)
        g.tell("drew_objective", seat, Hidden(card, seen_by(seat)))
        return
    card = top_objective(g)
    if card:
        civ.objectives = civ.objectives.put(card, seen_by(seat))
        g.tell("drew_objective", seat, Hidden(card, seen_by(seat)))


def top_objective(g: ClashOfCultures) -> str:
    """Draw from the objective deck, remade from the discards if it is empty; "" if that fails. [COC-283]"""
    if not g.objective_deck.cards:
        g.objective_deck = pile(g.objective_discards, NOBODY)
        g.objective_discards = ()
    if not g.objective_deck.cards:
        return ""
    card, g.objective_deck = g.draw(g.objective_deck)
    return card


def draw_wonder(g: ClashOfCultures, seat: Seat) -> None:
    """Draw a wonder card into the hand, or lay it out for everybody; there is no new deck.

    [COC-283, COC-340, COC-396]
    """
    if not g.wonder_deck.cards:
        return
    card, g.wonder_deck = g.draw(g.wonder_deck)
    if g.variant.wonder_buffet:
        g.wonder_row = (*g.wonder_row, card)
        g.tell("drew_wonder", seat, Hidden(card, EVERYONE))
        return
    civ = g.civs[seat]
    civ.wonders = civ.wonders.put(card, seen_by(seat))
    g.tell("drew_wonder", seat, Hidden(card, seen_by(seat)))


PERSON: Final = "person"  # the back of great persons, who count as action cards all the same
BACKS: Final[tuple[str, ...]] = (*DECKS, PERSON)  # of hand cards


def held(civ: Civ, back: str) -> Zone:
    """Return the cards with one back in a hand. [COC-286, COC-302]"""
    if back == "action":
        return civ.hand
    if back == PERSON:
        return civ.persons
    return civ.objectives if back == "objective" else civ.wonders


def hold(civ: Civ, back: str, zone: Zone) -> None:
    """Replace the cards with one back in a hand."""
    if back == PERSON:
        civ.persons = zone
    elif back == "action":
        civ.hand = zone
    elif back == "objective":
        civ.objectives = zone
    else:
        civ.wonders = zone


def discardable(civ: Civ, deck: str) -> tuple[str, ...]:
    """Return the hand cards of one kind; great persons count as action cards. [COC-302]"""
    return civ.hand.cards + civ.persons.cards if deck == "action" else held(civ, deck).cards


def by_deck(civ: Civ) -> tuple[tuple[str, ...], ...]:
    """Return the hand cards of every kind; great persons count as action cards. [COC-302]"""
    return civ.hand.cards + civ.persons.cards, civ.objectives.cards, civ.wonders.cards


def numbers(civ: Civ) -> tuple[int, ...]:
    """Return how many hand cards there are of every kind. [COC-302]"""
    return (
        len(civ.hand.cards) + len(civ.persons.cards),
        len(civ.objectives.cards),
        len(civ.wonders.cards),
    )


def discard(g: ClashOfCultures, seat: Seat, card: str) -> None:
    """Discard a hand card openly on the pile of its kind. [COC-286, COC-302, COC-451]"""
    civ = g.civs[seat]
    g.reveal()
    if card in civ.hand:
        civ.hand = civ.hand.take(card)
        lay_off(g, seat, card)
    elif card in civ.persons:
        civ.persons = civ.persons.take(card)
        lay_off_event(g, seat, card)
    elif card in civ.objectives:
        civ.objectives = civ.objectives.take(card)
        g.objective_discards = (*g.objective_discards, card)
    else:
        civ.wonders = civ.wonders.take(card)
        g.wonder_discards = (*g.wonder_discards, card)
    g.tell("discarded", seat, card)


def lay_off(g: ClashOfCultures, seat: Seat, card: str) -> None:
    """Put an action card on its discards, or under them for the owner of the Great Mausoleum. [COC-364]"""
    below = draws_from_discards(g, seat, "action")
    g.action_discards = (card, *g.action_discards) if below else (*g.action_discards, card)


def lay_off_event(g: ClashOfCultures, seat: Seat, card: str) -> None:
    """Put an event on its discards, or under them for the owner of the Great Mausoleum. [COC-295, COC-364]"""
    below = draws_from_discards(g, seat, "event")
    g.event_discards = (card, *g.event_discards) if below else (*g.event_discards, card)


def draws_from_discards(g: ClashOfCultures, seat: Seat, deck: str) -> bool:
    """Return whether a player may draw the top card of these discards. [COC-364]"""
    return any([deck in power.decks for _, power in sheet(g, g.civs[seat]).all(Draws)])


@rules.step
def put_away(g: ClashOfCultures, seat: Seat, card: str, whole: bool) -> None:
    """Discard an event that has been carried out, unless it stays or somebody took it. [COC-295, COC-302]"""
    if card in g.events_gone and not g.content.events[card].stays:
        g.events_gone = tuple([other for other in g.events_gone if other != card])
        lay_off_event(g, seat, card)


def put_away_used(g: ClashOfCultures, card: str) -> None:
    """Discard an event that stayed in play until it was used. [COC-295, COC-790, COC-791]"""
    g.events_gone = tuple([other for other in g.events_gone if other != card])
    g.event_discards = (*g.event_discards, card)


def drawer(g: ClashOfCultures) -> Seat:
    """Return the player who drew the event that is being carried out, or -1. [COC-296]"""
    drawn = [seat for seat, _, _ in put_away.waiting(g)]
    return drawn[-1] if drawn else -1


@rules.decision(must=True)
def discard_card(g: ClashOfCultures, seat: Seat, source: str, decks: tuple[str, ...]) -> list[Action]:
    """Choose a hand card to discard as a price. [COC-424, COC-451]"""
    civ = g.civs[seat]
    return Discard.each([card for deck in decks for card in discardable(civ, deck)])


@discard_card.resolve
def discard_chosen(
    g: ClashOfCultures, seat: Seat, action: Action, source: str, decks: tuple[str, ...]
) -> None:
    discard(g, seat, Discard.of(action))


DRAWS: Final = {"action": draw_action, "objective": draw_objective, "wonder": draw_wonder}


@operations.named("draw")
def draw(g: ClashOfCultures, effect: language.Draw, seat: Seat, source: str, place: int) -> Frames:
    """Draw cards of one or several kinds. [COC-142, COC-405, COC-412, COC-430]"""
    numbers = {"action": effect.action, "objective": effect.objective, "wonder": effect.wonder}
    return tuple([draw_cards(seat, deck, number) for deck, number in numbers.items() if number])


@operations.named("discard")
def discard_some(g: ClashOfCultures, effect: language.Discard, seat: Seat, source: str, place: int) -> Frames:
    """Discard hand cards of one's choice, as far as there are any. [COC-286, COC-606]"""
    numbers = {"action": effect.action, "objective": effect.objective}
    return tuple(
        [
            discard_card(seat, source, (deck,))
            for deck, number in numbers.items()
            for _ in range(min(number, len(discardable(g.civs[seat], deck))))
        ]
    )


def _always(realm: Realm, effect: language.Draw | language.Discard, left: Amounts) -> bool:
    return True


possible["draw"] = possible["discard"] = _always
