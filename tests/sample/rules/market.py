"""Chapter 2: what a player does in a turn."""

from __future__ import annotations

from saecula.core.journal import Hidden
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import poll, scope
from saecula.core.zones import EVERYONE, seen_by
from tests.sample.position import Bazaar, hand_of, others
from tests.sample.registry import rules
from tests.sample.rules import windows

ACTIONS = 2
PRICE_OF_STALL = 2
GAIN_OF_STALL = 4


@rules.decision(free=True, widget="pick")
def market(g: Bazaar, seat: Seat, left: int) -> list[Action]:
    """Choose up to two actions, one after the other; resting ends them. [SAM-041, SAM-042]"""
    if left == 0:
        return []
    options: list[Action] = [("rest",)]
    if "dice" not in g.variant.without:
        options.append(("gamble",))
    if len(g.deck):
        options.append(("draw",))
    if len(g.deck) > 1:
        options.append(("peek",))
    if len(g.traders[seat].hand) >= PRICE_OF_STALL:
        options.append(("stall",))
    for other in others(g, seat):
        if len(g.traders[other].hand):
            if len(g.traders[seat].hand):
                options.append(("trade", other))
            if "raid" not in g.variant.without:
                options.append(("raid", other))
    return options


@market.resolve
def act(g: Bazaar, seat: Seat, action: Action, left: int) -> None:
    verb: str = action[0]
    again = market(seat, left - 1)
    if verb == "rest":
        g.then(poll([windows.give_alms(seat)]))
    elif verb == "gamble":
        eyes = g.roll(6)
        g.traders[seat].gold += eyes // 2
        g.tell("rolled", seat, eyes + 1)
        g.then(again)
    elif verb == "draw":
        draw(g, seat)
        g.then(again)
    elif verb == "peek":
        g.reveal()
        top = g.deck.known[:-2] + tuple([known | seen_by(seat) for known in g.deck.known[-2:]])
        g.deck = type(g.deck)(g.deck.cards, top, True)
        g.then(put_back(seat), again)
    elif verb == "stall":
        g.then(pay(seat), stall(seat), again)
    elif verb == "trade":
        partner: int = action[1]
        g.then(give(seat, partner), give(partner, seat), again)
    elif verb == "raid":
        victim: int = action[1]
        g.tell("raids", seat, victim)
        watchers = [windows.intervene(other, seat) for other in others(g, seat)]
        g.then(poll(watchers), windows.loot(seat, victim), scope("raid"), again)


def draw(g: Bazaar, seat: Seat) -> None:
    """Take the top card into the hand, unseen by the others. [SAM-043]"""
    g.reveal()
    card = g.deck.cards[-1]
    known = g.deck.known[-1] | seen_by(seat)
    g.deck = type(g.deck)(g.deck.cards[:-1], g.deck.known[:-1], True)
    g.traders[seat].hand = g.traders[seat].hand.put(card, known)
    g.tell("drew", seat, Hidden(card, known))


@rules.decision(always=True)
def put_back(g: Bazaar, _seat: Seat) -> list[Action]:
    """Choose the order in which to put the two cards back. [SAM-044]"""
    return [("top", card) for card in dict.fromkeys(reversed(g.deck.cards[-2:]))]


@put_back.resolve
def on_top(g: Bazaar, seat: Seat, action: Action) -> None:
    card: str = action[1]
    low, high = g.deck.cards[-2:]
    if card == low:
        low, high = high, low
    bottom = type(g.deck)(g.deck.cards[:-2], g.deck.known[:-2], True)
    g.deck = bottom.put(low, seen_by(seat)).put(high, seen_by(seat))


@rules.draft(always=True)
def pay(g: Bazaar, seat: Seat, picks: Picks) -> list[Action]:
    """Choose two cards to pay for a stall. [SAM-045]"""
    if len(picks) == PRICE_OF_STALL:
        return []
    hand = g.traders[seat].hand.cards
    return [("pay", card) for card in hand_of(g, seat) if hand.count(card) > picks.count(("pay", card))]


@pay.resolve
def paid(g: Bazaar, seat: Seat, picks: Picks) -> None:
    for pick in picks:
        card: str = pick[1]
        g.traders[seat].hand = g.traders[seat].hand.take(card)
        g.discard = g.discard.put(card, EVERYONE)


@rules.step
def stall(g: Bazaar, seat: Seat) -> None:
    g.traders[seat].gold += GAIN_OF_STALL
    g.tell("built", seat)


@rules.decision(always=True)
def give(g: Bazaar, giver: Seat, taker: Seat) -> list[Action]:
    """Choose a card to give for a card; both players know what changed hands. [SAM-046]"""
    return [] if g.out >> taker & 1 else [("give", card) for card in hand_of(g, giver)]


@give.resolve
def given(g: Bazaar, giver: Seat, action: Action, taker: Seat) -> None:
    card: str = action[1]
    hand = g.traders[giver].hand
    known = hand.knowers(card) | seen_by(giver, taker)
    g.reveal()
    g.traders[giver].hand = hand.take(card)
    g.traders[taker].hand = g.traders[taker].hand.put(card, known)
    g.tell("gave", giver, taker, Hidden(card, seen_by(giver, taker)))


@rules.free_action("sell")
def sale(g: Bazaar, seat: Seat) -> list[Action]:
    """Sell once per turn, at any time. [SAM-050]"""
    return [] if g.turn.sold or g.turn.seat != seat else [("sell", card) for card in hand_of(g, seat)]


@sale.resolve
def sell(g: Bazaar, seat: Seat, action: Action) -> None:
    card: str = action[1]
    g.turn.sold = True
    g.traders[seat].hand = g.traders[seat].hand.take(card)
    g.discard = g.discard.put(card, EVERYONE)
    price = g.prices.get(card, 1)
    g.traders[seat].gold += price
    if price > 1:
        g.prices[card] = price - 1
    g.tell("sold", seat, card, price)


@rules.decision(free=True)
def depart(_g: Bazaar, _seat: Seat) -> list[Action]:
    """End the turn, with a last chance to sell. [SAM-051]"""
    return [("go",)]


@depart.resolve
def gone(g: Bazaar, seat: Seat, _action: Action) -> None:
    g.tell("left", seat)
