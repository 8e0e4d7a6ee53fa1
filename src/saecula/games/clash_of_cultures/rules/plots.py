"""Spy and New Plans (COC-285, COC-723, COC-735)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.journal import Hidden
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.core.zones import pile, seen_by
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import cards
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import possible, rules, specials
from saecula.games.clash_of_cultures.vocabulary import DropPlan, KeepPlan, Name, SwapFor, SwapOwn
from saecula.games.clash_of_cultures.words import DECKS

# Spy.


def has_cards(civ: Civ) -> bool:
    """Return whether a player holds any card that a spy may look at."""
    return any([len(cards.held(civ, back)) for back in cards.BACKS])


def victims(realm: Realm) -> list[Seat]:
    """Return the other players with cards in hand. [COC-723]"""
    return [other for other, civ in enumerate(realm.g.civs) if other != realm.seat and has_cards(civ)]


@specials.named("spy")
def send_spy(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Look at the hand of another player. [COC-723]"""
    return (spy_on(seat),)


def _someone_to_spy_on(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(victims(realm))


possible["spy"] = _someone_to_spy_on


@rules.decision(must=True)
def spy_on(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the player whose hand is looked at. [COC-723]"""
    return Name.each(victims(Realm(g, seat)))


@spy_on.resolve
def look(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Show a hand to the spy. [COC-723]"""
    other = Name.of(action)
    civ = g.civs[other]
    for back in cards.BACKS:
        cards.hold(civ, back, cards.held(civ, back).shown(seen_by(seat)))
    g.reveal()
    g.tell("spied", seat, other)
    g.then(swap_cards(seat, other))


@rules.draft
def swap_cards(g: ClashOfCultures, seat: Seat, picks: Picks, other: int) -> list[Action]:
    """Swap a card of your hand for one of the same kind, or none; great persons are action cards.

    [COC-302, COC-723]
    """
    own, theirs = g.civs[seat], g.civs[other]
    if len(picks) > 1:
        return []
    if picks:
        deck = next(deck for deck in DECKS if SwapOwn.of(picks[0]) in cards.discardable(own, deck))
        return SwapFor.each(cards.discardable(theirs, deck))
    decks = [deck for deck in DECKS if cards.discardable(theirs, deck)]
    mine = [card for deck in decks for card in cards.discardable(own, deck)]
    return [*SwapOwn.each(mine), DONE] if mine else []


@swap_cards.resolve
def swap(g: ClashOfCultures, seat: Seat, picks: Picks, other: int) -> None:
    """Swap the cards; nobody else learns about it, so the others lose track of both hands. [COC-723]"""
    own, theirs = g.civs[seat], g.civs[other]
    both = seen_by(seat, other)
    given, taken = (SwapOwn.of(picks[0]), SwapFor.of(picks[1])) if picks else ("", "")
    for deck in DECKS:
        if cards.discardable(own, deck) and cards.discardable(theirs, deck):
            for civ in (own, theirs):
                for back in (deck, cards.PERSON) if deck == "action" else (deck,):
                    cards.hold(civ, back, cards.held(civ, back).hidden(both))
    for back in cards.BACKS if picks else ():
        mine, foreign = cards.held(own, back), cards.held(theirs, back)
        gives, takes = given in mine, taken in foreign
        if gives:
            mine, foreign = mine.take(given), foreign.put(given, both)
        if takes:
            mine, foreign = mine.put(taken, both), foreign.take(taken)
        cards.hold(own, back, mine)
        cards.hold(theirs, back, foreign)


# New Plans.


@specials.named("new_plans")
def draw_plans(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Draw objective cards to choose from. [COC-283, COC-735]"""
    civ = g.civs[seat]
    for _ in range(effect.n):
        card = cards.top_objective(g)
        if card:
            civ.drawn = civ.drawn.put(card, seen_by(seat))
            g.tell("planned", seat, Hidden(card, seen_by(seat)))
    return (choose_plan(seat),)


def _plans_left(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(len(realm.g.objective_deck) or realm.g.objective_discards)


possible["new_plans"] = _plans_left


@rules.draft
def choose_plan(g: ClashOfCultures, seat: Seat, picks: Picks) -> list[Action]:
    """Keep one of the cards drawn in exchange for one from the hand, or none. [COC-735]"""
    civ = g.civs[seat]
    if not len(civ.objectives) or len(picks) > 1:
        return []
    return DropPlan.each(civ.objectives.cards) if picks else [*KeepPlan.each(civ.drawn.cards), DONE]


@choose_plan.resolve
def keep_plan(g: ClashOfCultures, seat: Seat, picks: Picks) -> None:
    """Put the rejected cards back, known to the player; others lose track of the hand. [COC-285, COC-735]"""
    civ = g.civs[seat]
    own = seen_by(seat)
    hand, rejected = civ.objectives.hidden(own), civ.drawn.cards
    if picks:
        kept, dropped = KeepPlan.of(picks[0]), DropPlan.of(picks[1])
        hand = hand.take(dropped).put(kept, own)
        rejected = (*[card for card in rejected if card != kept], dropped)
    civ.objectives = hand
    civ.drawn = pile()
    for card in rejected:
        g.objective_deck = g.objective_deck.put(card, own)
