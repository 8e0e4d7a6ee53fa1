"""Range: what an empire can reach, and the permission to pass (7AG-124 to 7AG-127, 7AG-137, 7AG-379).

Trade, the Assassin and adopting a religion or government use it alike: list `askable` empires in the decision
as `AskPassage`, answer one with `passage`, and ask the decision again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.position import Action, Picks, Seat
from saecula.core.zones import seen_by
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.modifiers import Range
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import purses
from saecula.games.seven_ages.rules.areas import age, border_of, controlled, empires_of, in_play
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.vocabulary import (
    Accept,
    DemandCards,
    Grant,
    HandOver,
    Refuse,
    Sum,
    Tens,
)

NO_PERMISSION: Final = "no_permission"
MOST_CARDS: Final = 3  # that a demand may ask for


def length(g: SevenAges, slot: int) -> int:
    """Return how many areas the range of an empire spans. [7AG-124, 7AG-127]"""
    empire = g.empires[slot]
    found = age(g, empire)
    for effect, _ in modifiers(g, empire, Range):
        found += effect.n
    return found


def needs_permission(g: SevenAges, slot: int) -> bool:
    """Return whether an empire counts foreign areas only with permission. [7AG-126]"""
    effects = modifiers(g, g.empires[slot], Range)
    return not effects or all([effect.kind != NO_PERMISSION for effect, _ in effects])


def zone(g: SevenAges, slot: int, permits: int) -> int:
    """Return the areas in range of an empire, its own included. [7AG-124, 7AG-125, 7AG-126]

    `permits` is the bit set of the empires whose areas may be counted through.
    """
    return _zone(g, slot, permits, length(g, slot))


def _zone(g: SevenAges, slot: int, permits: int, steps: int) -> int:
    own, navigable = controlled(g, g.empires[slot]), _navigable(g, slot)
    return reach(g.content, own, navigable & ~_closed(g, slot, permits), steps) & navigable | own


def _navigable(g: SevenAges, slot: int) -> int:
    """Return the areas that can count at all: oceans only from age 4 on. [7AG-125]"""
    content = g.content
    if age(g, g.empires[slot]) >= content.board.ocean_age:
        return content.everywhere
    return content.everywhere & ~content.oceans


def _closed(g: SevenAges, slot: int, permits: int) -> int:
    """Return the areas of other players that must not be counted through. [7AG-126]"""
    if not needs_permission(g, slot):
        return 0
    closed = 0
    for third in _foreign(g, slot):
        if not permits >> third & 1:
            closed |= controlled(g, g.empires[third])
    return closed


def _foreign(g: SevenAges, slot: int) -> list[int]:
    owner = g.empires[slot].owner
    return [third for third in in_play(g) if g.empires[third].owner != owner]


@lru_cache(maxsize=16384)
def reach(content: Content, source: int, open_: int, steps: int) -> int:
    """Return the areas within this many steps, counting only through open ones. [7AG-124]"""
    found = edge = source
    for _ in range(steps):
        around = border_of(content.near, edge)
        edge = around & ~found & open_
        found |= around
    return found


def in_range(g: SevenAges, slot: int) -> list[int]:
    """Return the other empires in range, counting through what was permitted in this action. [7AG-124]"""
    return _within(g, slot, zone(g, slot, g.permits))


def _within(g: SevenAges, slot: int, areas: int) -> list[int]:
    return [other for other in in_play(g) if other != slot and controlled(g, g.empires[other]) & areas]


def askable(g: SevenAges, slot: int, wanted: list[int]) -> list[int]:
    """Return the empires in the way of a wanted one whose players can still be asked. [7AG-122, 7AG-126]"""
    if not wanted or not needs_permission(g, slot):
        return []
    near = zone(g, slot, g.permits)
    missing = [other for other in wanted if not controlled(g, g.empires[other]) & near]
    unasked = [third for third in _foreign(g, slot) if not g.asked >> third & 1] if missing else []
    if not unasked:
        return []
    beyond = zone(g, slot, g.permits | sum([1 << third for third in unasked]))
    if not any([controlled(g, g.empires[other]) & beyond for other in missing]):
        return []
    passed = _zone(g, slot, g.permits, length(g, slot) - 1)
    return [third for third in unasked if controlled(g, g.empires[third]) & passed]


@rules.step
def passage(g: SevenAges, slot: int, third: int) -> None:
    """Ask the player of an empire in the way, once in an action. [7AG-126]"""
    g.asked |= 1 << third
    g.tell("passage_asked", g.empires[slot].owner, slot, third)
    g.then(permit(g.empires[third].owner, slot, third))


@rules.decision
def permit(g: SevenAges, seat: Seat, slot: int, third: int) -> list[Action]:
    """Let an empire pass, refuse it, or demand cards and money. [7AG-126]"""
    payer = g.empires[slot]
    most = min(len(g.players[payer.owner].hand), MOST_CARDS)
    return [Grant(), Refuse(), *DemandCards.each(range(0 if payer.money else 1, most + 1))]


@permit.resolve
def answer(g: SevenAges, seat: Seat, action: Action, slot: int, third: int) -> None:
    if Grant.matches(action):
        grant(g, slot, third)
    elif Refuse.matches(action):
        g.tell("passage_refused", seat, third)
    else:
        g.then(demand_money(seat, slot, third, DemandCards.of(action)))


def grant(g: SevenAges, slot: int, third: int) -> None:
    """Open all areas of an empire for the rest of the action. [7AG-126]"""
    g.permits |= 1 << third
    g.tell("passage_granted", g.empires[third].owner, third, slot)


@rules.decision
def demand_money(g: SevenAges, seat: Seat, slot: int, third: int, cards: int) -> list[Action]:
    """Choose how much money to demand besides the cards. [7AG-126]"""
    return purses.sums(g.empires[slot].money, least=0 if cards else 1)


@demand_money.resolve
def name_price(g: SevenAges, seat: Seat, action: Action, slot: int, third: int, cards: int) -> None:
    if Tens.matches(action):
        g.then(demand_exactly(seat, slot, third, cards, Tens.of(action)))
    else:
        _demand(g, slot, third, cards, Sum.of(action))


@rules.decision
def demand_exactly(g: SevenAges, seat: Seat, slot: int, third: int, cards: int, tens: int) -> list[Action]:
    """Choose the exact sum. [7AG-126]"""
    return purses.exact_sums(g.empires[slot].money, tens, least=0 if cards else 1)


@demand_exactly.resolve
def name_exact_price(
    g: SevenAges, seat: Seat, action: Action, slot: int, third: int, cards: int, tens: int
) -> None:
    _demand(g, slot, third, cards, Sum.of(action))


def _demand(g: SevenAges, slot: int, third: int, cards: int, money: int) -> None:
    g.tell("passage_price", g.empires[third].owner, third, cards, money)
    g.then(accept(g.empires[slot].owner, slot, third, cards, money))


@rules.decision
def accept(g: SevenAges, seat: Seat, slot: int, third: int, cards: int, money: int) -> list[Action]:
    """Pay what is demanded, or do without the passage. [7AG-126]"""
    return [Accept(), Refuse()]


@accept.resolve
def pay_or_not(
    g: SevenAges, seat: Seat, action: Action, slot: int, third: int, cards: int, money: int
) -> None:
    if Refuse.matches(action):
        g.tell("price_refused", seat, slot)
        return
    purses.transfer(g, slot, third, money)
    g.tell("price_paid", seat, slot, third, cards, money)
    grant(g, slot, third)
    g.then(hand_over(seat, g.empires[third].owner, cards))


@rules.draft(always=True)
def hand_over(g: SevenAges, seat: Seat, picks: Picks, receiver: Seat, number: int) -> list[Action]:
    """Choose the cards that were demanded. [7AG-126]"""
    left = number - len(picks)
    if not left:
        return []
    chosen = [HandOver.of(pick) for pick in picks]
    after = max(chosen, default="")
    rest = [card for card in g.players[seat].hand.cards if card > after]
    return HandOver.each(rest[: len(rest) - left + 1])


@hand_over.resolve
def give_cards(g: SevenAges, seat: Seat, picks: Picks, receiver: Seat, number: int) -> None:
    """Pass the cards on, unseen by the others. [7AG-126]"""
    giver, other = g.players[seat], g.players[receiver]
    both = seen_by(seat, receiver)
    for pick in picks:
        giver.hand = giver.hand.take(HandOver.of(pick))
        other.hand = other.hand.put(HandOver.of(pick), both)
    giver.hand = giver.hand.hidden(both)  # nobody else can tell which cards are left


def admits(g: SevenAges, seat: Seat, slot: int, areas: int) -> bool:
    """Return whether "Take that!" lets a player aim a card at these areas. [7AG-137, 7AG-379]

    `slot` is the empire that civilises; without one, any empire of the player will do. Areas of an empire are
    what it controls, those of a player what all of the player's empires control.
    """
    if not g.variant.take_that:
        return True
    acting = [slot] if slot in empires_of(g, seat) else empires_of(g, seat)
    return any([zone(g, empire, 0) & areas for empire in acting])
