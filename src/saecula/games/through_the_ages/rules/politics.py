"""The Politics Phase (TTA-080 to TTA-083, TTA-090 to TTA-092, TTA-555 to TTA-557, TTA-592)."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import verb_id
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS
from saecula.core.zones import Zone, deck, seen_by
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    aggressions,
    colonization,
    events,
    gains,
    leaders,
    military,
    pacts,
    wars,
)
from saecula.games.through_the_ages.rules.in_play import abilities, card_totals, has
from saecula.games.through_the_ages.rules.registry import rules

SECOND: Final = "second_political_action"


def phase(g: ThroughTheAges, seat: Seat) -> tuple[Frame, ...]:
    """Return the frames of a look at the next event and of one political action. [TTA-080, TTA-557]"""
    return (*foresight(g, seat), political_action(seat))


def foresight(g: ThroughTheAges, seat: Seat) -> tuple[Frame, ...]:
    """Return the frame of a look at the next event, for leaders who allow it. [TTA-557]"""
    return (peek(seat),) if has(g, g.civs[seat], "peek_event") else ()


@rules.decision
def peek(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """Offer Joan of Arc a look at the top current event. [TTA-557]"""
    known = g.current_events.known[-1:]
    return [words.Peek(), PASS] if known and not known[0] >> seat & 1 else []


@peek.resolve
def look(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    if action == PASS:
        return
    g.reveal()
    top = g.current_events
    g.current_events = Zone(top.cards, (*top.known[:-1], top.known[-1] | seen_by(seat)), True)
    g.tell("peeked", seat)


@rules.decision(always=True)
def political_action(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List political actions and doing none. [TTA-080]"""
    return [*options(g, seat), PASS]


def options(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List events to prepare, attacks, pacts and leaders' political actions. [TTA-080, TTA-081]"""
    civ = g.civs[seat]
    hand = list(dict.fromkeys(military.hand(civ)))
    prepares = g.content.prepares
    listed = [prepares[card] for card in hand if card in prepares]
    listed += aggressions.options(g, seat, hand)
    listed += wars.options(g, seat, hand)
    listed += pacts.options(g, seat, hand)
    known = card_totals(g, civ).abilities
    if "remove_for_yellow" in known:
        listed.append(words.RetireLeader())
    if "remove_to_colonize" in known:
        listed += words.Discover.each([card for card in hand if card in g.content.territories])
    return listed


@political_action.resolve
def do_politics(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Do the political action; Caesar allows a second one once in the game. [TTA-080, TTA-556]"""
    if action == PASS:
        return
    POLITICS[verb_id(action)](g, seat, action)
    g.then(second_action(seat))


@rules.step
def second_action(g: ThroughTheAges, seat: Seat) -> None:
    """Ask for Caesar's second action, once in a game. [TTA-556]"""
    civ = g.civs[seat]
    if has(g, civ, SECOND) and SECOND not in civ.ever:
        g.then(again(seat))


@rules.decision(always=True)
def again(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List second political actions, and keeping it for later. [TTA-556]"""
    return [*options(g, seat), PASS]


@again.resolve
def do_again(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    if action == PASS:
        return
    civ = g.civs[seat]
    civ.ever = (*civ.ever, SECOND)
    POLITICS[verb_id(action)](g, seat, action)


def prepare(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Put an event on the future deck, score, and reveal the next current event.

    [TTA-090, TTA-091, TTA-092]
    """
    card = words.Prepare.of(action)
    known = military.give_up(g, seat, card)
    age = g.content.cards[card].age
    g.future_events = g.future_events.put(card, known)
    g.future_ages = (*g.future_ages, age)
    g.tell("prepared", seat, age)
    if age:
        gains.score_culture(g, seat, age)
    g.then(reveal_event(seat))


@rules.step
def reveal_event(g: ThroughTheAges, seat: Seat) -> None:
    """Turn up the top current event; after the last one future events become current. [TTA-090, TTA-091]"""
    if not g.current_events.cards:
        return
    g.reveal()
    card = g.current_events.cards[-1]
    g.current_events = Zone(g.current_events.cards[:-1], g.current_events.known[:-1], True)
    g.current_ages = g.current_ages[:-1]
    for civ in g.civs:
        if card in civ.prepared:
            civ.prepared = leaders.without(civ.prepared, card)
    g.tell("revealed", card)
    renew_events(g)
    g.then(*events.resolve(g, seat, card))


def renew_events(g: ThroughTheAges) -> None:
    """Shuffle the future events, earlier ages on top. [TTA-091]"""
    if g.current_events.cards:
        return
    for card, known in zip(g.future_events.cards, g.future_events.known, strict=True):
        for seat, civ in enumerate(g.civs):
            if known >> seat & 1:
                civ.prepared = tuple(sorted((*civ.prepared, card)))
    shuffled = g.shuffled(g.future_events.cards)
    by_age = sorted(shuffled, key=lambda card: -g.content.cards[card].age)
    g.current_events = deck(by_age)
    g.current_ages = tuple([g.content.cards[card].age for card in by_age])
    g.future_events = deck()
    g.future_ages = ()


def retire_leader(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Remove Alexander for a yellow token. [TTA-592]"""
    civ = g.civs[seat]
    number = sum([ability.n for ability in abilities(g, civ, "remove_for_yellow")])
    g.tell("retired", seat, civ.leader)
    leaders.leave(g, seat)
    civ.yellow += number


def discover(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Remove Columbus for a territory in hand, which becomes a colony. [TTA-555, TTA-592]"""
    card = words.Discover.of(action)
    g.tell("retired", seat, g.civs[seat].leader)
    leaders.leave(g, seat)
    military.give_up(g, seat, card)
    g.reveal()
    g.then(*colonization.settle(g, seat, card))


POLITICS: Final = {
    words.Prepare.id: prepare,
    words.Aggress.id: aggressions.play,
    words.DeclareWar.id: wars.declare,
    words.OfferPact.id: pacts.offer,
    words.BreakPact.id: pacts.break_pact,
    words.RetireLeader.id: retire_leader,
    words.Discover.id: discover,
}
