"""Actions that cards order, without the action they usually cost (TTA-099, TTA-192, TTA-229, TTA-262)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.games.through_the_ages import vocabulary as words
from saecula.games.through_the_ages.entries import ActionCard
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import action_tokens, building, technologies, wonders
from saecula.games.through_the_ages.rules.budget import Budget

REVOLUTION: Final = "revolution"


def choices(own: Budget, orders: Iterable[str], discount: int) -> list[Action]:
    """List all that these orders allow with a discount. [TTA-191]"""
    listed: list[Action] = []
    for order in orders:
        listed += ORDERS[order](own, discount)
    return listed


def increase_population(own: Budget, discount: int) -> list[Action]:
    return [building.INCREASE] if building.can_increase(own, discount) else []


def build_production(own: Budget, discount: int) -> list[Action]:
    return building.builds(own, own.g.content.production_mask, discount)


def upgrade_production(own: Budget, discount: int) -> list[Action]:
    return building.upgrades(own, own.g.content.production_mask, discount)


def build_urban(own: Budget, discount: int) -> list[Action]:
    return building.builds(own, own.g.content.urban_mask, discount)


def upgrade_urban(own: Budget, discount: int) -> list[Action]:
    upgrades = building.upgrades(own, own.g.content.urban_mask, discount)
    return upgrades + building.theater_upgrades(own, discount)


def revolution(own: Budget, discount: int) -> list[Action]:
    return technologies.revolutions(own, discount) if technologies.may_revolt(own) else []


def of_card(own: Budget, entry: ActionCard) -> list[Action]:
    """List what an action card allows for a civil action, or a revolution for all of them.

    [TTA-262, TTA-507]
    """
    orders = entry.orders if own.civil else [order for order in entry.orders if order == REVOLUTION]
    return choices(own, orders, entry.discount)


def pay_and_do(g: ThroughTheAges, seat: Seat, action: Action, discount: int) -> tuple[Frame, ...]:
    """Do what an action card orders for a civil action, or a revolution for all of them. [TTA-262]"""
    if words.Revolt.matches(action):
        technologies.exhaust(g, seat)
    else:
        action_tokens.spend_civil(g, g.civs[seat], 1)
    return carry_out(g, seat, action, discount)


def carry_out(g: ThroughTheAges, seat: Seat, action: Action, discount: int) -> tuple[Frame, ...]:
    """Do it without an action; return what is still to be asked or to happen. [TTA-192]"""
    if words.IncreasePopulation.matches(action):
        return building.grow(g, seat, discount)
    if words.Build.matches(action):
        return building.erect(g, seat, g.content.technology_index[words.Build.of(action)], discount)
    if words.Upgrade.matches(action):
        source, target = [g.content.technology_index[card] for card in words.Upgrade.of(action)]
        return building.promote(g, seat, source, target, discount)
    if words.UpgradeToTheater.matches(action):
        return building.compose(g, seat, action, discount)
    if words.BuildStages.matches(action):
        return wonders.raise_stages(g, seat, 1, discount)
    if words.Develop.matches(action):
        technologies.introduce(g, seat, words.Develop.of(action), discount)
    else:
        technologies.overthrow(g, seat, words.Revolt.of(action), discount)
    return ()


ORDERS: Final[dict[str, Callable[[Budget, int], list[Action]]]] = {
    "increase_population": increase_population,
    "build_production": build_production,
    "upgrade_production": upgrade_production,
    "build_urban": build_urban,
    "upgrade_urban": upgrade_urban,
    "build_one_wonder_stage": wonders.one_stage,
    "develop_technology": technologies.developments,
    REVOLUTION: revolution,
}
