"""Trade and progress: a partner, a card from each side, progress for the winner (7AG-120 to 7AG-138)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS, together
from saecula.core.zones import EVERYONE
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import (
    artifacts,
    building,
    cards,
    deals,
    elephants,
    feats,
    markers,
    purses,
    ranges,
)
from saecula.games.seven_ages.rules.areas import in_play
from saecula.games.seven_ages.rules.deals import DECK
from saecula.games.seven_ages.rules.progress import advance
from saecula.games.seven_ages.rules.registry import ACTS, rules
from saecula.games.seven_ages.rules.windows import window, window_now
from saecula.games.seven_ages.vocabulary import (
    AdvanceMore,
    AskPassage,
    HoldBack,
    Offer,
    Sum,
    Tens,
    TradeDeck,
    TradeWith,
)

NOTHING_LAID: Final = ("", "")


@rules.step
def begin_trade(g: SevenAges, seat: Seat, slot: int) -> None:
    """Name a partner, announce the trade, carry it out. [7AG-120, 7AG-123, 7AG-136, 7AG-446]"""
    g.traders, g.offered, g.loser_levels = (slot, NONE), NOTHING_LAID, 0
    g.empires[slot].spent = True
    g.then(
        *window(g, "trade_naming", seat, slot), choose_partner(seat, slot), announce(seat, slot), end_trade()
    )


@rules.decision
def choose_partner(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Choose the partner, or ask for passage to more of them. [7AG-120, 7AG-121, 7AG-122, 7AG-126]"""
    if deals.is_on(g):
        return []
    others = [other for other in in_play(g) if g.empires[other].owner != seat]
    fresh = [other for other in others if not g.empires[other].traded]
    found = deals.partners(g, slot)
    wanted = fresh if set(found) & set(fresh) else others
    partners = TradeWith.each(found) if found else [TradeDeck()]
    return partners + AskPassage.each(ranges.askable(g, slot, wanted))


@choose_partner.resolve
def take_partner(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if AskPassage.matches(action):
        g.then(ranges.passage(slot, AskPassage.of(action)), choose_partner(seat, slot))
    else:
        deals.name_partner(g, slot, TradeWith.of(action) if TradeWith.matches(action) else DECK)


@rules.step
def announce(g: SevenAges, seat: Seat, slot: int) -> None:
    """Say who trades with whom, before any card is laid. [7AG-135, 7AG-446]"""
    if not deals.is_on(g):
        return
    _, partner = g.traders
    if partner == DECK:
        g.tell("trades_with_deck", seat, slot)
    else:
        g.tell("trades_with", seat, slot, partner)
    about = [slot] if partner == DECK else [slot, partner]
    g.then(*window_now(g, "trade_announced", seat, *about), lay_cards())


@rules.step
def lay_cards(g: SevenAges) -> None:
    """Let both sides choose a card unseen, then show them. [7AG-128, 7AG-447]"""
    if not deals.is_on(g):
        return
    slot, partner = g.traders
    seat = g.empires[slot].owner
    asked = [offer_card(seat, 0)]
    if partner != DECK:
        asked.append(offer_card(g.empires[partner].owner, 1))
    g.then(together(asked), show_cards())


@rules.decision(always=True)
def offer_card(g: SevenAges, seat: Seat, side: int) -> list[Action]:
    """Choose a hand card; a single card meant for the next moment may be kept for it. [7AG-128, 7AG-138]"""
    hand = g.players[seat].hand.cards
    found = Offer.each(hand)
    if len(hand) == 1 and _is_for_later(g, hand[0]):
        found.append(HoldBack())
    return found


def _is_for_later(g: SevenAges, card: str) -> bool:
    event = g.content.cards[g.content.card_index[card]].event
    return g.content.events[event].when == "trade_revealed"


@offer_card.resolve
def lay_card(g: SevenAges, seat: Seat, action: Action, side: int) -> None:
    if Offer.matches(action):
        card = Offer.of(action)
        g.players[seat].hand = g.players[seat].hand.take(card)
        _lay(g, side, card)


def _lay(g: SevenAges, side: int, card: str) -> None:
    one, other = g.offered
    g.offered = (one, card) if side else (card, other)


@rules.step
def show_cards(g: SevenAges) -> None:
    """Turn both cards over; a side that laid none uses the draw pile. [7AG-021, 7AG-128, 7AG-138, 7AG-447]"""
    for side, slot in enumerate(g.traders):
        if not g.offered[side]:
            _lay(g, side, cards.take_card(g))
        card = g.offered[side]
        if not card:
            continue
        if slot == DECK:
            g.tell("deck_lays", card, cards.value(g, card))
        else:
            g.tell("lays", g.empires[slot].owner, slot, card, cards.value(g, card))
    g.reveal()
    slot, partner = g.traders
    about = [slot] if partner == DECK else [slot, partner]
    g.then(*window_now(g, "trade_revealed", g.empires[slot].owner, *about), settle_trade())


def total(g: SevenAges, side: int) -> int:
    """Return the total of a side; that of the deck is the bare value of its card. [7AG-129]"""
    slot, partner = g.traders[side], g.traders[1 - side]
    value = cards.value(g, g.offered[side])
    return value if slot == DECK else value + deals.number_with(g, slot, partner)


@rules.step
def settle_trade(g: SevenAges) -> None:
    """Compare the totals; what follows is progress, feats, the cards, gifts. [7AG-130, 7AG-131, 7AG-136]"""
    slot, partner = g.traders
    seats = [g.empires[slot].owner, NONE if partner == DECK else g.empires[partner].owner]
    own, other = total(g, 0), total(g, 1)
    ahead = own - other
    g.tell("trade_totals", seats[0], slot, own, other)
    frames = _tie(g) if not ahead else _victory(g, 0 if ahead > 0 else 1)
    if partner != DECK:
        _take_part(g, slot, partner)
        frames += [
            swap_cards(seats[0], seats[1]),
            gift(seats[0], slot, partner),
            gift(seats[1], partner, slot),
        ]
    else:
        g.empires[slot].traded = True
        frames.append(swap_cards(seats[0], NONE))
    g.then(*frames)


def _tie(g: SevenAges) -> list[Frame]:
    """Return the progress of a tie. [7AG-131]"""
    slot, partner = g.traders
    if partner == DECK or not deals.has_chosen(g, partner):
        return [advance(slot)]
    gap = g.empires[slot].progress - g.empires[partner].progress
    return [advance(slot if gap < 0 else partner)] if gap else []


def _victory(g: SevenAges, side: int) -> list[Frame]:
    """Return the progress of the winner and what else the victory brings. [7AG-130, 7AG-134]"""
    winner, loser = g.traders[side], g.traders[1 - side]
    sunk = [] if loser == DECK else [advance(loser)] * g.loser_levels
    if winner == DECK:
        return sunk
    empire = g.empires[winner]
    more = int(side == 0 or deals.has_chosen(g, winner))
    more += loser != DECK and g.empires[loser].progress > empire.progress
    return [advance(winner), advance_more(empire.owner, winner, more), *sunk, win(winner, loser)]


def _take_part(g: SevenAges, slot: int, partner: int) -> None:
    """Mark both as having traded: used up, paid, released. [7AG-105, 7AG-121, 7AG-123, 7AG-435]"""
    barred = {one: building.barred(g, one) for one in (slot, partner)}
    for one, other in ((slot, partner), (partner, slot)):
        empire = g.empires[one]
        empire.traded = True
        empire.released |= barred[one] & ~barred[other]
        purses.receive(g, one, deals.money_for_trade(g, one))
    if deals.has_chosen(g, partner) and not g.empires[partner].spent:
        markers.count_performed(g, g.empires[partner].owner, deals.TRADE)
        g.empires[partner].spent = True


@rules.decision
def advance_more(g: SevenAges, seat: Seat, slot: int, most: int) -> list[Action]:
    """Choose how many further levels to advance. [7AG-130]"""
    empire = g.empires[slot]
    if empire.owner != seat or not most or empire.progress > g.content.board.last_level:
        return []
    return AdvanceMore.each(range(most + 1))


@advance_more.resolve
def advance_as_chosen(g: SevenAges, seat: Seat, action: Action, slot: int, most: int) -> None:
    g.then(*[advance(slot)] * AdvanceMore.of(action))


@rules.step
def win(g: SevenAges, slot: int, loser: int) -> None:
    """Reward a won trade: square symbols, artifacts that end with it, an elephant. [7AG-107, 7AG-134]"""
    if slot not in in_play(g):
        return
    feats.done(g, slot, "win_trade")
    artifacts.end(g, slot, "win_trade")
    if loser in in_play(g):
        elephants.win_from(g, slot, loser)


@rules.step
def swap_cards(g: SevenAges, seat: Seat, other: Seat) -> None:
    """Let each player keep the card of the other; the card laid against the deck is discarded. [7AG-132]"""
    laid, against = g.offered
    g.offered = NOTHING_LAID
    _keep(g, seat, against)
    if other != NONE:
        _keep(g, other, laid)
    elif laid:
        g.discard = (*g.discard, laid)


def _keep(g: SevenAges, seat: Seat, card: str) -> None:
    if card:
        g.players[seat].hand = g.players[seat].hand.put(card, EVERYONE)


@rules.decision
def gift(g: SevenAges, seat: Seat, slot: int, other: int) -> list[Action]:
    """Give the partner money, or nothing. [7AG-133]"""
    empire = g.empires[slot]
    if empire.owner != seat or other not in in_play(g) or not empire.money:
        return []
    return [PASS, *purses.sums(empire.money)]


@gift.resolve
def give(g: SevenAges, seat: Seat, action: Action, slot: int, other: int) -> None:
    if Tens.matches(action):
        g.then(gift_exactly(seat, slot, other, Tens.of(action)))
    elif action != PASS:
        _give(g, slot, other, Sum.of(action))


@rules.decision
def gift_exactly(g: SevenAges, seat: Seat, slot: int, other: int, tens: int) -> list[Action]:
    """Choose the exact sum. [7AG-133]"""
    return purses.exact_sums(g.empires[slot].money, tens)


@gift_exactly.resolve
def give_exactly(g: SevenAges, seat: Seat, action: Action, slot: int, other: int, tens: int) -> None:
    _give(g, slot, other, Sum.of(action))


def _give(g: SevenAges, slot: int, other: int, money: int) -> None:
    purses.transfer(g, slot, other, money)
    g.tell("gave_money", g.empires[slot].owner, slot, other, money)


@rules.step
def end_trade(g: SevenAges) -> None:
    """Forget the trade, and what events changed for it. [7AG-447]"""
    g.traders, g.offered, g.loser_levels = (NONE, NONE), NOTHING_LAID, 0
    events = g.content.event_list
    g.sways = tuple([sway for sway in g.sways if events[sway[0]].when != "trade_revealed"])


ACTS["trade"] = begin_trade
