"""Yellow action cards (TTA-228, TTA-229, TTA-343 to TTA-348)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.through_the_ages.entries import FEWEST_PLAYERS
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, gains, leaders, orders, ratings
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import in_game, players
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import GainFood, GainResources, PlayAction


def options(own: Budget) -> list[Action]:
    """List the action cards in hand, not taken this turn, that can be carried out. [TTA-228, TTA-344]"""
    fresh = own.civ.fresh
    listed: list[Action] = []
    for card, held, play_it in own.hand.actions:
        if held > fresh.count(card) and can_play(own, card):
            listed.append(play_it)
    return listed


def can_play(own: Budget, card: str) -> bool:
    """Return whether a civil action is available, or the order possible. [TTA-228, TTA-344, TTA-507]"""
    entry = own.g.content.actions[card]
    return bool(orders.of_card(own, entry)) if entry.orders else own.civil > 0


def play(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend the card; its order or its gain follows. [TTA-228]"""
    card = PlayAction.of(action)
    civ = g.civs[seat]
    entry = g.content.actions[card]
    civ.hand = leaders.without(civ.hand, card)
    g.tell("played", seat, card)
    if entry.orders:
        g.then(follow_order(seat, card))
        return
    action_tokens.spend_civil(g, civ, 1)
    civ.extra_actions += entry.military_actions
    civ.extra_resources += entry.military_resources
    if entry.per_stronger:
        civ.extra_resources += entry.per_stronger[players(g) - FEWEST_PLAYERS] * stronger(g, seat)
    if entry.per_richer:
        gains.score_culture(g, seat, entry.per_richer[players(g) - FEWEST_PLAYERS] * richer(g, seat))
    if len(entry.gain) == 1:
        gains.give(g, seat, entry.gain[0])
    elif entry.gain:
        g.then(choose_gain(seat, card))


def stronger(g: ThroughTheAges, seat: Seat) -> int:
    """Count the civilizations with strictly higher strength. [TTA-348]"""
    own = ratings.strength(g, seat)
    return sum([ratings.strength(g, other) > own for other in in_game(g)])


def richer(g: ThroughTheAges, seat: Seat) -> int:
    """Count the civilizations with more culture points. [TTA-348]"""
    return sum([g.civs[other].culture > g.civs[seat].culture for other in in_game(g)])


@rules.decision(must=True)
def follow_order(g: ThroughTheAges, seat: Seat, card: str) -> list[Action]:
    """List the actions that the card orders, with its discount. [TTA-229, TTA-344, TTA-345]"""
    return orders.of_card(Budget(g, seat), g.content.actions[card])


@follow_order.resolve
def obey(g: ThroughTheAges, seat: Seat, action: Action, card: str) -> None:
    """Pay and do what the card orders; what it gives comes afterwards. [TTA-228, TTA-344]"""
    g.then(*orders.pay_and_do(g, seat, action, g.content.actions[card].discount), reward(seat, card))


@rules.step
def reward(g: ThroughTheAges, seat: Seat, card: str) -> None:
    """Give what a card grants after its order is paid. [TTA-344]"""
    gains.give(g, seat, g.content.actions[card].after)


@rules.decision(must=True)
def choose_gain(g: ThroughTheAges, seat: Seat, card: str) -> list[Action]:
    """Offer food or resources. [TTA-461]"""
    return [GainFood(), GainResources()]


@choose_gain.resolve
def gain_chosen(g: ThroughTheAges, seat: Seat, action: Action, card: str) -> None:
    food, resources = g.content.actions[card].gain
    gains.give(g, seat, food if GainFood.matches(action) else resources)
