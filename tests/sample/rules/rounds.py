"""Chapter 1: wishes, rounds, stakes, bids and the end."""

from __future__ import annotations

from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE, quiet, together
from saecula.core.zones import EVERYONE
from tests.sample.content import GOODS
from tests.sample.position import Bazaar, Turn, hand_of
from tests.sample.registry import rules
from tests.sample.rules import market, windows

GOAL = 12
MOST_STAKED = 2
MOST_BID = 3
WORTH = 2


@rules.decision(must=True)
def secret_wish(_g: Bazaar, _seat: Seat) -> list[Action]:
    """Choose a good to wish for, unseen by the others. [SAM-005]"""
    return [("wish", good) for good in GOODS]


@secret_wish.resolve
def wish(g: Bazaar, seat: Seat, action: Action) -> None:
    good: str = action[1]
    g.traders[seat].wish = good


@rules.step(was="market_day opening")
def round_begins(g: Bazaar, number: int) -> None:
    """Begin a round: stakes, bids and turns from the highest bidder on; then the secret windows. [SAM-010]"""
    g.round = number
    g.tell("round", number)
    seats = [seat for seat in range(g.seats) if not g.out >> seat & 1]
    g.then(
        together(stake(seat) for seat in seats),
        together(bid(seat) for seat in seats),
        turns(0),
        quiet([ask for seat in seats for ask in (windows.give_alms(seat), windows.smuggle(seat))]),
        round_ends(number),
    )


@rules.draft
def stake(g: Bazaar, seat: Seat, picks: Picks) -> list[Action]:
    """Choose one or two cards, face down; each brings a gold when all are revealed. [SAM-020]"""
    if len(picks) == min(MOST_STAKED, len(g.traders[seat].hand)):
        return []
    hand = g.traders[seat].hand.cards
    rest: list[Action] = [
        ("stake", card) for card in hand_of(g, seat) if hand.count(card) > picks.count(("stake", card))
    ]
    return [*rest, DONE] if picks else rest


@stake.resolve
def staked(g: Bazaar, seat: Seat, picks: Picks) -> None:
    trader = g.traders[seat]
    for pick in picks:
        card: str = pick[1]
        trader.hand = trader.hand.take(card)
        g.discard = g.discard.put(card, EVERYONE)
        g.tell("staked", seat, card)
    trader.staked = tuple([pick[1] for pick in picks])
    trader.gold += len(picks)


@rules.decision
def bid(g: Bazaar, seat: Seat) -> list[Action]:
    """Choose a bid for the first turn. [SAM-030]"""
    return [("bid", n) for n in range(min(MOST_BID, g.traders[seat].gold) + 1)]


@bid.resolve
def pay_bid(g: Bazaar, seat: Seat, action: Action) -> None:
    amount: int = action[1]
    g.traders[seat].gold -= amount
    g.tell("bid", seat, amount)
    if amount == MOST_BID:
        g.first = seat


@rules.step
def turns(g: Bazaar, done: int) -> None:
    """Take one turn after the other, starting with the first player. [SAM-040]"""
    if done < g.seats:
        seat = (g.first + done) % g.seats
        g.turn = Turn()
        g.turn.seat, g.turn.sold = seat, False
        if g.out >> seat & 1:
            g.then(turns(done + 1))
        else:
            g.then(market.market(seat, market.ACTIONS), market.depart(seat), turns(done + 1))


@rules.step
def round_ends(g: Bazaar, number: int) -> None:
    if number < int(g.variant.rounds):
        g.then(round_begins(number + 1))


@rules.settle
def riches(g: Bazaar) -> None:
    """End the game at once when a player gets rich. [SAM-060]"""
    if g.variant.riches and not g.rich and any(trader.gold >= GOAL for trader in g.traders):
        g.rich = True
        if not g.scores:
            g.abandon("game")


@rules.step
def counting(g: Bazaar) -> None:
    """Score gold, and two for each card of the good wished for. [SAM-070]"""
    g.reveal()
    g.scores = tuple([t.gold + WORTH * t.hand.cards.count(t.wish) for t in g.traders])
    for trader in g.traders:
        trader.hand = trader.hand.shown(EVERYONE)
    g.tell("counted")


@rules.resign
def give_up(g: Bazaar, seat: Seat) -> None:
    """Reveal the cards of a player who gives up, and lay them aside. [SAM-080]"""
    trader = g.traders[seat]
    for card in trader.hand.cards:
        g.discard = g.discard.put(card, EVERYONE)
        trader.hand = trader.hand.take(card)
    trader.gold = 0
    g.tell("gave_up", seat)
    if bin(g.out).count("1") == g.seats - 1:
        g.abandon("game")
