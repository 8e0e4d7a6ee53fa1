"""Pacts: offered, accepted, broken (TTA-170 to TTA-176)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.zones import EVERYONE
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import card_row, military
from saecula.games.through_the_ages.rules.in_play import Change, in_game
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import Accept, BreakPact, OfferPact, Refuse, TakeSide


def options(g: ThroughTheAges, seat: Seat, hand: list[str]) -> list[Action]:
    """List pacts in hand to offer and pacts in play to break. [TTA-170, TTA-175]"""
    listed: list[Action] = []
    for card in hand:
        if card in g.content.pacts:
            listed += [OfferPact(card, partner) for partner in in_game(g) if partner != seat]
    own = g.civs[seat]
    for civ in g.civs:
        if civ.pact and (civ is own or civ.pact_partner == seat):
            listed.append(BreakPact(civ.pact))
    return listed


def offer(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Reveal the pact and name the partner; sides are chosen where they differ. [TTA-170]"""
    card, partner = OfferPact.of(action)
    g.reveal()
    military.give_up(g, seat, card)
    military.receive(g, seat, card, EVERYONE)
    g.tell("offered", seat, partner, card)
    g.then(choose_side(seat, card, partner))


@rules.decision(must=True)
def choose_side(g: ThroughTheAges, seat: Seat, card: str, partner: Seat) -> list[Action]:
    """Offer the sides that the offerer can take. [TTA-170]"""
    pact = g.content.pacts[card]
    return TakeSide.each("a" if pact.a == pact.b else "ab")


@choose_side.resolve
def take_side(g: ThroughTheAges, seat: Seat, action: Action, card: str, partner: Seat) -> None:
    g.then(answer_offer(partner, seat, card, TakeSide.of(action)))


@rules.decision(must=True)
def answer_offer(g: ThroughTheAges, seat: Seat, offerer: Seat, card: str, side: str) -> list[Action]:
    """Offer to accept or refuse. [TTA-171]"""
    return [Accept(), Refuse()]


@answer_offer.resolve
def conclude(g: ThroughTheAges, seat: Seat, action: Action, offerer: Seat, card: str, side: str) -> None:
    """Put an accepted pact into play in place of the offerer's own one; a refused one returns to hand.

    [TTA-171, TTA-172, TTA-173]
    """
    if Refuse.matches(action):
        g.tell("refused", seat, card)
        return
    civ = g.civs[offerer]
    if civ.pact:
        g.tell("pact_ended", civ.pact)
        card_row.end_pact(g, offerer)
    military.give_up(g, offerer, card)
    with Change(g, offerer, seat):
        civ.pact = card
        civ.pact_partner = seat
        civ.pact_side = side
    g.tell("accepted", seat, offerer, card)


def break_pact(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Break any pact the player takes part in, wherever it lies. [TTA-175]"""
    card = BreakPact.of(action)
    owner = next(owner for owner, civ in enumerate(g.civs) if civ.pact == card)
    g.tell("broke_pact", seat, card)
    card_row.end_pact(g, owner)
