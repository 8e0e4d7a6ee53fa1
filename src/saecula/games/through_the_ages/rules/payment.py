"""Paying food, resources and science, with what helps to pay (TTA-453 to TTA-458, TTA-472, TTA-572)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, tokens
from saecula.games.through_the_ages.rules.card_totals import CardTotals
from saecula.games.through_the_ages.rules.in_play import Pacts, card_totals, pacts
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES
from saecula.games.through_the_ages.vocabulary import KeepRoute, UseRoute

ROUTE: Final = "trade_route"
UNITS_ONLY: Final = "military_resources"


def other(what: str) -> str:
    """Return resources for food and food for resources."""
    return FOOD if what == RESOURCES else RESOURCES


def has_route(g: ThroughTheAges, seat: Seat, what: str, allied: Pacts | None = None) -> bool:
    """Return whether a trade route can supply one of this kind in the player's turn. [TTA-572]"""
    for _, side, _ in pacts(g, seat) if allied is None else allied:
        if side.food_as_resource if what == RESOURCES else side.resource_as_food:
            break
    else:
        return False
    civ = g.civs[seat]
    return g.active == seat and ROUTE not in civ.used and tokens.stored(g, civ, other(what)) > 0


def at_hand(g: ThroughTheAges, seat: Seat, what: str) -> int:
    """Return the most food or resources that can be paid. [TTA-455, TTA-572]"""
    return tokens.stored(g, g.civs[seat], what) + has_route(g, seat, what)


def both_at_hand(g: ThroughTheAges, seat: Seat, food: int, resources: int) -> bool:
    """Return whether food and resources can be paid together; a trade route converts one. [TTA-572]"""
    civ = g.civs[seat]
    spare_food = tokens.stored(g, civ, FOOD) - food
    spare_resources = tokens.stored(g, civ, RESOURCES) - max(resources, 0)
    if spare_food == -1 and has_route(g, seat, FOOD):
        return spare_resources > 0
    if spare_resources == -1 and has_route(g, seat, RESOURCES):
        return spare_food > 0
    return spare_food >= 0 and spare_resources >= 0


def pay(g: ThroughTheAges, seat: Seat, what: str, price: int) -> tuple[Frame, ...]:
    """Pay a price that is known to be affordable; only a trade route leaves a choice. [TTA-453]"""
    if price and has_route(g, seat, what):
        if tokens.stored(g, g.civs[seat], what) >= price:
            return (use_route(seat, what, price),)
        ship(g, seat, what, price)
    else:
        tokens.take(g, seat, what, price)
    return ()


@rules.decision(must=True)
def use_route(g: ThroughTheAges, seat: Seat, what: str, price: int) -> list[Action]:
    """Offer to pay one of the price with the other kind. [TTA-572]"""
    return [UseRoute(), KeepRoute()] if has_route(g, seat, what) else [KeepRoute()]


@use_route.resolve
def settle_price(g: ThroughTheAges, seat: Seat, action: Action, what: str, price: int) -> None:
    if UseRoute.matches(action):
        ship(g, seat, what, price)
    else:
        tokens.take(g, seat, what, price)


def ship(g: ThroughTheAges, seat: Seat, what: str, price: int) -> None:
    """Pay one of the price with the other kind. [TTA-572]"""
    civ = g.civs[seat]
    civ.used = (*civ.used, ROUTE)
    tokens.take(g, seat, other(what), 1)
    tokens.take(g, seat, what, price - 1)
    g.tell("used_route", seat)


def unit_bonus(g: ThroughTheAges, civ: Civ, cards: CardTotals | None = None) -> int:
    """Return the resources of this turn that pay for military units only. [TTA-346, TTA-347]"""
    lasting = (cards or card_totals(g, civ)).amounts.get(UNITS_ONLY, 0)
    return civ.extra_resources + (lasting if lasting and UNITS_ONLY not in civ.used else 0)


def pay_unit(g: ThroughTheAges, seat: Seat, price: int) -> tuple[Frame, ...]:
    """Pay for a unit, first with resources for this turn only. [TTA-458]"""
    civ = g.civs[seat]
    lasting = unit_bonus(g, civ) - civ.extra_resources
    if lasting and price:
        civ.used = (*civ.used, UNITS_ONLY)
        price = max(price - lasting, 0)
    extra = min(price, civ.extra_resources)
    civ.extra_resources -= extra
    return pay(g, seat, RESOURCES, price - extra)


def pay_science(g: ThroughTheAges, seat: Seat, number: int, price: int) -> None:
    """Pay science for a technology; partners of Scientific Cooperation pay their part. [TTA-472, TTA-571]"""
    civ = g.civs[seat]
    if g.content.unit_mask >> number & 1:
        extra = min(price, civ.extra_science)
        civ.extra_science -= extra
        price -= extra
    civ.science -= price
    for _, side, partner in pacts(g, seat):
        if side.partner_pays:
            g.civs[partner].science -= side.partner_pays
            g.tell("partner_paid", partner, side.partner_pays)


def spend(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Spend the action that building on a technology costs: military for units, else civil. [TTA-712]"""
    civ = g.civs[seat]
    if g.content.unit_mask >> number & 1:
        action_tokens.spend_military(civ, 1)
    else:
        action_tokens.spend_civil(g, civ, 1)
