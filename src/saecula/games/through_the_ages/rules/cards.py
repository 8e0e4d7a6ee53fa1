"""Taking cards from the row (TTA-200 to TTA-208)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, costs, gains
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import abilities, amount, civil_total
from saecula.games.through_the_ages.vocabulary import Take


def hand_limit(g: ThroughTheAges, seat: Seat) -> int:
    """Return how many civil cards a player may hold after taking one. [TTA-201]"""
    return civil_total(g, seat) + amount(g, g.civs[seat], "civil_hand_limit")


def has_room(g: ThroughTheAges, seat: Seat) -> bool:
    """Return whether the hand is below its limit. [TTA-201]"""
    return len(g.civs[seat].hand) < hand_limit(g, seat)


def may_take(g: ThroughTheAges, seat: Seat, card: str) -> bool:
    """Return whether the rules let a player take a card, whatever it costs. [TTA-201 to TTA-205]"""
    return _fits(g, g.civs[seat], card, has_room(g, seat))


def _fits(g: ThroughTheAges, civ: Civ, card: str, room: bool) -> bool:
    """Check the hand limit, technologies already there, ages of leaders, and the one unfinished wonder.

    [TTA-201 to TTA-205]
    """
    content = g.content
    if card in content.wonders:
        return not civ.unfinished
    if not room:
        return False
    if card in content.technology_index:
        return card not in civ.hand and not civ.technologies >> content.technology_index[card] & 1
    if card in content.leaders:
        return not civ.leader_ages >> content.leaders[card].age & 1
    return True


def options(own: Budget, at_hand: int) -> list[Action]:
    """List the cards of the row that may be taken for at most this many civil actions. [TTA-200, TTA-204]"""
    g, civ, content = own.g, own.civ, own.g.content
    room = len(civ.hand) < own.total + own.cards.amounts.get("civil_hand_limit", 0)
    if not room and (civ.unfinished or content.wonders.keys().isdisjoint(g.row)):
        return []
    for_leaders = at_hand + own.cards.amounts.get("take_leader_discount", 0)
    reach = content.within_reach
    any_space = for_leaders >= len(reach) or costs.REPLACED in civ.used
    row, sort_of, known, hand = g.row, content.sort_of, own.cards.known, civ.hand
    listed = []
    for space, price, take_it in reach[-1 if any_space else for_leaders]:
        card = row[space]
        sort = sort_of[card]
        if sort == "technologies":
            fits = room and price <= at_hand and card not in known and card not in hand
        elif sort == "action_cards":
            fits = room and price <= at_hand
        elif sort == "leaders":
            fits = room and price <= for_leaders and not civ.leader_ages >> content.cards[card].age & 1
        elif sort == "wonders" and not civ.unfinished:
            fits = price + costs.wonder_surcharge(g, civ, own.cards, card) <= at_hand
        else:
            continue
        if fits:
            listed.append(take_it)
    return listed


def take(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Pay the civil actions and take the card. [TTA-200, TTA-204]"""
    space = Take.of(action)
    civ = g.civs[seat]
    action_tokens.spend_civil(g, civ, costs.take(g, seat, space))
    if g.row[space] in g.content.actions:
        civ.fresh = (*civ.fresh, g.row[space])
    receive(g, seat, space)


def receive(g: ThroughTheAges, seat: Seat, space: int) -> None:
    """Remove a card from the row: a wonder enters play unfinished, any other card goes to hand.

    [TTA-065, TTA-204, TTA-208]
    """
    civ = g.civs[seat]
    card = g.row[space]
    g.row = (*g.row[:space], "", *g.row[space + 1 :])
    g.tell("took", seat, card)
    if card in g.content.wonders:
        civ.unfinished = card
        civ.stages = 0
        return
    civ.hand = (*civ.hand, card)
    if card in g.content.leaders:
        civ.leader_ages |= 1 << g.content.leaders[card].age
    elif card in g.content.technology_index:
        for ability in abilities(g, civ, "on_take_technology"):
            gains.give(g, seat, ability.gain)
