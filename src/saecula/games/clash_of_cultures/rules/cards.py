"""Decks and hands: drawing and discarding (COC-028, COC-268, COC-280, COC-283, COC-285)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.journal import Hidden
from saecula.core.position import Seat
from saecula.core.zones import EVERYONE, NOBODY, pile, seen_by
from saecula.games.clash_of_cultures import effects as language
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.registry import draw_instead, operations, rules


@rules.step
def draw_cards(g: ClashOfCultures, seat: Seat, deck: str, number: int) -> None:
    """Draw cards one after the other; a card may let its owner draw from elsewhere. [COC-268, COC-285]"""
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
    """Draw an objective card; the discards make a new deck where it is empty. [COC-283]"""
    if not g.objective_deck.cards:
        g.objective_deck = pile(g.objective_discards, NOBODY)
        g.objective_discards = ()
    if g.objective_deck.cards:
        card, g.objective_deck = g.draw(g.objective_deck)
        civ = g.civs[seat]
        civ.objectives = civ.objectives.put(card, seen_by(seat))
        g.tell("drew_objective", seat, Hidden(card, seen_by(seat)))


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


DRAWS = {"action": draw_action, "objective": draw_objective, "wonder": draw_wonder}


@operations.named("draw")
def draw(g: ClashOfCultures, effect: language.Draw, seat: Seat, source: str, place: int) -> Frames:
    """Draw cards of one or several kinds. [COC-142, COC-405, COC-412, COC-430]"""
    numbers = {"action": effect.action, "objective": effect.objective, "wonder": effect.wonder}
    return tuple([draw_cards(seat, deck, number) for deck, number in numbers.items() if number])
