"""What things cost: cards of the row, population, buildings, technologies (TTA-200 to TTA-225)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Seat
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import ratings
from saecula.games.through_the_ages.rules.card_totals import (
    NO_ABILITIES,
    CardTotals,
    Discounts,
    Prices,
    building_prices,
    development_prices,
)
from saecula.games.through_the_ages.rules.in_play import Pacts, abilities, amount, card_totals, pacts

REPLACED: Final = "replaced_leader"


def take(g: ThroughTheAges, seat: Seat, space: int) -> int:
    """Return the civil actions for a card: for its space, and for a wonder by those already completed.

    [TTA-200, TTA-204, TTA-206, TTA-559]
    """
    content = g.content
    card = g.row[space]
    price = content.board.row_costs[space]
    if card in content.leaders:
        price -= amount(g, g.civs[seat], "take_leader_discount")
    elif card in content.wonders:
        price += wonder_surcharge(g, g.civs[seat], card_totals(g, g.civs[seat]), card)
    return max(price, 0)


def wonder_surcharge(g: ThroughTheAges, civ: Civ, cards: CardTotals, wonder: str) -> int:
    """Return the actions for completed wonders; some cost less after replacing a leader.

    [TTA-204, TTA-559]
    """
    more = 0 if "no_wonder_surcharge" in cards.abilities else len(civ.wonders)
    if REPLACED in civ.used:
        for ability in g.content.wonders[wonder].abilities:
            more -= ability.n if ability.key == "take_discount_after_replacing" else 0
    return more


def population(g: ThroughTheAges, civ: Civ, discount: int = 0, cards: CardTotals | None = None) -> int:
    """Return the food for one more worker; -1 with an empty yellow bank. [TTA-210, TTA-553]"""
    if not civ.yellow:
        return -1
    cards = cards or card_totals(g, civ)
    table = g.content.board.population_costs
    price = table[civ.yellow if civ.yellow < len(table) else -1] - discount
    if "population_discount" in cards.abilities:
        price -= cards.amounts["population_discount"]
    return price if price > 0 else 0


def buildings(g: ThroughTheAges, civ: Civ, cards: CardTotals | None = None) -> Prices:
    """Return the resources for buildings and units, with construction technology and Shakespeare.

    [TTA-211, TTA-213, TTA-229, TTA-563]
    """
    cards = cards or card_totals(g, civ)
    if not cards.crosses:
        return cards.prices
    return building_prices(g.content, cards.discounts, cross_discounts(g, civ))


def building(g: ThroughTheAges, civ: Civ, number: int) -> int:
    """Return the resources for a building or unit. [TTA-211]"""
    return buildings(g, civ)[number]


def cross_discounts(g: ThroughTheAges, civ: Civ) -> Discounts:
    """Return Shakespeare's discounts: a library makes theaters cheaper, a theater libraries. [TTA-563]"""
    return tuple(
        [
            (kind, ability.n)
            for ability in abilities(g, civ, "cross_discount")
            for kind in ability.kinds
            if ratings.count(g, civ, *[other for other in ability.kinds if other != kind])
        ]
    )


def upgrade(g: ThroughTheAges, civ: Civ, source: int, target: int) -> int:
    """Return the difference of both costs, each with its own discounts. [TTA-214, TTA-215, TTA-271]"""
    resources = buildings(g, civ)
    return max(resources[target] - resources[source], 0)


def developments(
    g: ThroughTheAges,
    seat: Seat,
    revolution: bool,
    cards: CardTotals | None = None,
    allied: Pacts | None = None,
) -> Prices:
    """Return the science for technologies, lower for a government by revolution.

    [TTA-225, TTA-260, TTA-571]
    """
    cards = cards or card_totals(g, g.civs[seat])
    allied = pacts(g, seat) if allied is None else allied
    if not allied and not cards.crosses:
        return cards.revolutions if revolution else cards.developments
    less = sum([side.develop_discount for _, side, _ in allied])
    found = cards.abilities.get("develop_discount", NO_ABILITIES)
    crossed = cross_discounts(g, g.civs[seat]) if cards.crosses else ()
    return development_prices(g.content, revolution, less, found, crossed)


def develop(g: ThroughTheAges, seat: Seat, number: int, revolution: bool) -> int:
    """Return the science for a technology. [TTA-225]"""
    return developments(g, seat, revolution)[number]


def partners_can_pay(g: ThroughTheAges, allied: Pacts) -> bool:
    """Return whether partners of Scientific Cooperation have the science they must pay. [TTA-571]"""
    due: dict[Seat, int] = {}
    for _, side, partner in allied:
        if side.partner_pays:
            due[partner] = due.get(partner, 0) + side.partner_pays
    return all([g.civs[partner].science >= points for partner, points in due.items()]) if due else True


def attack(g: ThroughTheAges, rival: Seat, actions: int) -> int:
    """Return the military actions for an attack on a rival. [TTA-130, TTA-565]"""
    for ability in abilities(g, g.civs[rival], "attack_cost_factor"):
        actions *= ability.n
    return actions
