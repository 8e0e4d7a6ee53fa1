"""Population, farms, mines, urban buildings and units (TTA-210 to TTA-216, TTA-270 to TTA-272)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.games.through_the_ages.entries import URBAN
from saecula.games.through_the_ages.position import Civ, ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, costs, gains, payment, ratings
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import amount
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES
from saecula.games.through_the_ages.vocabulary import (
    Build,
    Destroy,
    FreePopulation,
    IncreasePopulation,
    PopulationAndUnit,
    Upgrade,
    UpgradeToTheater,
)

BACH: Final = "upgrade_to_theater"
LINER: Final = "free_population"
INCREASE: Final = IncreasePopulation()


def options(own: Budget) -> list[Action]:
    """List what can be done with workers now."""
    civ, content = own.civ, own.g.content
    listed: list[Action] = []
    if own.civil > 0 and can_increase(own, 0):
        listed.append(INCREASE)
    if LINER in own.cards.abilities and LINER not in civ.used and civ.yellow:
        listed.append(FreePopulation())
    mask = content.civil_mask if own.civil > 0 else 0
    if own.military > 0:
        mask |= content.unit_mask
    if mask:
        if civ.unused:
            listed += builds(own, mask, 0)
        if own.cards.upgrades:
            listed += upgrades(own, mask, 0)
        listed += _removals(own, mask)
        if own.civil > 0 and BACH in own.cards.abilities:
            listed += theater_upgrades(own, 0)
        if own.military > 0 and "population_and_unit" in own.cards.abilities:
            listed += _barbarossa(own)
    return listed


def can_increase(own: Budget, discount: int) -> bool:
    """Return whether there is a token in the yellow bank and the food for it. [TTA-210]"""
    return 0 <= costs.population(own.g, own.civ, discount, own.cards) <= own.food


def has_room(g: ThroughTheAges, civ: Civ, number: int) -> bool:
    """Return whether the government's limit allows another urban building of this kind. [TTA-212, TTA-332]"""
    content = g.content
    if not content.is_urban[number]:
        return True
    built = 0
    for other in bits(civ.technologies & content.same_kind[number]):
        built += civ.workers[other]
    return built < content.technologies[civ.government].limit


def builds(own: Budget, mask: int, discount: int) -> list[Action]:
    """List the technologies on which an unused worker can be put. [TTA-211, TTA-212, TTA-270]"""
    g, civ = own.g, own.civ
    if not civ.unused or own.for_units + discount < own.cards.cheapest:
        return []
    content, prices = g.content, own.prices
    is_unit, is_urban, build = content.is_unit, content.is_urban, content.builds
    resources, for_units = own.resources + discount, own.for_units + discount
    listed: list[Action] = []
    for number in bits(civ.technologies & mask):
        if prices[number] > (for_units if is_unit[number] else resources):
            continue
        if not is_urban[number] or has_room(g, civ, number):
            listed.append(build[number])
    return listed


def upgrades(own: Budget, mask: int, discount: int) -> list[Action]:
    """List the workers that can move to a card of the same kind and a higher level. [TTA-214, TTA-271]"""
    workers, prices, content = own.civ.workers, own.prices, own.g.content
    listed: list[Action] = []
    for source, target, upgrade_it in own.cards.upgrades:
        if workers[source] and mask >> source & 1:
            at_hand = own.for_units if content.is_unit[target] else own.resources
            if prices[target] - prices[source] <= at_hand + discount:
                listed.append(upgrade_it)
    return listed


def theater_upgrades(own: Budget, discount: int) -> list[Action]:
    """List Bach's upgrades of any urban building to a theater of the same or a higher level, once a turn.

    [TTA-512, TTA-513, TTA-587]
    """
    g, civ = own.g, own.civ
    if BACH not in own.cards.abilities or BACH in civ.used:
        return []
    technologies = g.content.technologies
    return [
        UpgradeToTheater(technologies[source].id, technologies[target].id)
        for source in ratings.of_kind(g, civ, *[kind for kind in URBAN if kind != "theater"])
        for target in bits(civ.technologies & g.content.masks["theater"])
        if technologies[target].age >= technologies[source].age
        and has_room(g, civ, target)
        and max(own.prices[target] - own.prices[source], 0) - discount <= own.resources
    ]


def _removals(own: Budget, mask: int) -> list[Action]:
    """List the buildings to destroy and units to disband. [TTA-216, TTA-272]"""
    workers, destroys = own.civ.workers, own.g.content.destroys
    return [destroys[number] for number in bits(own.civ.technologies & mask) if workers[number]]


def _barbarossa(own: Budget) -> list[Action]:
    """List the units that can be built together with more population. [TTA-553, TTA-586]"""
    g, civ = own.g, own.civ
    discount = own.cards.amounts["population_and_unit"]
    food = costs.population(g, civ, discount, own.cards)
    if food < 0:
        return []
    technologies = g.content.technologies
    bonus = payment.unit_bonus(g, civ, own.cards) + discount
    return [
        PopulationAndUnit(technologies[number].id)
        for number in own.cards.units
        if payment.both_at_hand(g, own.seat, food, own.prices[number] - bonus)
    ]


# Carrying out.


def increase(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend a civil action and food for one more worker. [TTA-210]"""
    action_tokens.spend_civil(g, g.civs[seat], 1)
    g.then(*grow(g, seat, 0))


def grow(g: ThroughTheAges, seat: Seat, discount: int) -> tuple[Frame, ...]:
    """Pay the food, and turn a token of the yellow bank into an unused worker. [TTA-210, TTA-431]"""
    civ = g.civs[seat]
    price = costs.population(g, civ, discount)
    gains.gain_population(g, seat, 1)
    return payment.pay(g, seat, FOOD, price)


def free_population(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Gain a worker for free with Ocean Liner Service, once a turn."""
    civ = g.civs[seat]
    civ.used = (*civ.used, LINER)
    gains.gain_population(g, seat, 1)


def build(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend an action and resources for a building or unit. [TTA-211, TTA-270]"""
    number = g.content.technology_index[Build.of(action)]
    payment.spend(g, seat, number)
    g.then(*erect(g, seat, number, 0))


def erect(g: ThroughTheAges, seat: Seat, number: int, discount: int) -> tuple[Frame, ...]:
    """Pay, and put an unused worker on the card. [TTA-211, TTA-229, TTA-270]"""
    civ = g.civs[seat]
    price = max(costs.building(g, civ, number) - discount, 0)
    civ.unused -= 1
    gains.place_worker(civ, number, 1)
    g.tell("built", seat, g.content.technologies[number].id)
    return _pay_for(g, seat, number, price)


def _pay_for(g: ThroughTheAges, seat: Seat, number: int, price: int) -> tuple[Frame, ...]:
    if g.content.unit_mask >> number & 1:
        return payment.pay_unit(g, seat, price)
    return payment.pay(g, seat, RESOURCES, price)


def upgrade(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend an action and the difference of the costs. [TTA-214, TTA-271]"""
    source, target = [g.content.technology_index[card] for card in Upgrade.of(action)]
    payment.spend(g, seat, target)
    g.then(*promote(g, seat, source, target, 0))


def promote(g: ThroughTheAges, seat: Seat, source: int, target: int, discount: int) -> tuple[Frame, ...]:
    """Pay the difference, and move a worker to the better card. [TTA-214, TTA-215]"""
    civ = g.civs[seat]
    price = max(costs.upgrade(g, civ, source, target) - discount, 0)
    gains.place_worker(civ, source, -1)
    gains.place_worker(civ, target, 1)
    technologies = g.content.technologies
    g.tell("upgraded", seat, technologies[source].id, technologies[target].id)
    return _pay_for(g, seat, target, price)


def upgrade_to_theater(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend a civil action for Bach's upgrade, like any other. [TTA-587]"""
    action_tokens.spend_civil(g, g.civs[seat], 1)
    g.then(*compose(g, seat, action, 0))


def compose(g: ThroughTheAges, seat: Seat, action: Action, discount: int) -> tuple[Frame, ...]:
    """Turn an urban building into a theater. [TTA-512, TTA-513]"""
    civ = g.civs[seat]
    civ.used = (*civ.used, BACH)
    source, target = [g.content.technology_index[card] for card in UpgradeToTheater.of(action)]
    return promote(g, seat, source, target, discount)


def destroy(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Return the worker to the pool; nothing is refunded. [TTA-216, TTA-272]"""
    technology = Destroy.of(action)
    number = g.content.technology_index[technology]
    payment.spend(g, seat, number)
    _vacate(g.civs[seat], number)
    g.tell("disbanded" if g.content.is_unit[number] else "pulled_down", seat, technology)


def raze(g: ThroughTheAges, seat: Seat, number: int) -> None:
    """Destroy a building; its worker becomes unused. [TTA-140, TTA-578]"""
    _vacate(g.civs[seat], number)
    g.tell("destroyed", seat, g.content.technologies[number].id)


def _vacate(civ: Civ, number: int) -> None:
    """Move the worker of a building or unit back to the pool. [TTA-216, TTA-272]"""
    gains.place_worker(civ, number, -1)
    civ.unused += 1


def population_and_unit(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    """Spend one military action on population and a unit with Barbarossa. [TTA-553, TTA-586]"""
    civ = g.civs[seat]
    number = g.content.technology_index[PopulationAndUnit.of(action)]
    discount = amount(g, civ, "population_and_unit")
    action_tokens.spend_military(civ, 1)
    g.then(*grow(g, seat, discount), *erect(g, seat, number, discount))
