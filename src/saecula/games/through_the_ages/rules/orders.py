"""Actions that cards order, without the action they usually cost (TTA-099, TTA-192, TTA-229, TTA-262)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import building, technologies, wonders
from saecula.games.through_the_ages.rules.means import Means


def choices(own: Means, orders: tuple[str, ...], discount: int) -> list[Action]:
    """All that these orders allow with a discount. [TTA-191]"""
    listed: list[Action] = []
    for order in orders:
        listed += ORDERS[order](own, discount)
    return listed


def increase_population(own: Means, discount: int) -> list[Action]:
    return [("population",)] if building.can_increase(own, discount) else []


def build_production(own: Means, discount: int) -> list[Action]:
    return building.builds(own, own.g.content.production_mask, discount)


def upgrade_production(own: Means, discount: int) -> list[Action]:
    return building.upgrades(own, own.g.content.production_mask, discount)


def build_urban(own: Means, discount: int) -> list[Action]:
    return building.builds(own, own.g.content.urban_mask, discount)


def upgrade_urban(own: Means, discount: int) -> list[Action]:
    upgrades = building.upgrades(own, own.g.content.urban_mask, discount)
    return upgrades + building.theater_upgrades(own, discount)


def revolution(own: Means, discount: int) -> list[Action]:
    """It needs all actions instead of one, so it is offered apart. [TTA-262]"""
    return []


def revolutions(own: Means) -> list[Action]:
    """Revolutions that can be paid for with all actions. [TTA-262]"""
    return technologies.revolutions(own, 0) if technologies.may_revolt(own) else []


def carry_out(g: ThroughTheAges, seat: Seat, action: Action, discount: int) -> tuple[Frame, ...]:
    """Do it, without an action; what is still to be asked or to happen is returned. [TTA-192]"""
    verb: str = action[0]
    index = g.content.technology_index
    if verb == "population":
        return building.grow(g, seat, discount)
    if verb == "build":
        return building.erect(g, seat, index[action[1]], discount)
    if verb == "upgrade":
        return building.promote(g, seat, index[action[1]], index[action[2]], discount)
    if verb == "bach":
        return building.compose(g, seat, action, discount)
    if verb == "stages":
        return wonders.raise_stages(g, seat, 1, discount)
    if verb == "develop":
        technologies.introduce(g, seat, action[1], discount)
    else:
        technologies.exhaust(g, seat)
        technologies.overthrow(g, seat, action[1], discount)
    return ()


ORDERS: Final[dict[str, Callable[[Means, int], list[Action]]]] = {
    "increase_population": increase_population,
    "build_production": build_production,
    "upgrade_production": upgrade_production,
    "build_urban": build_urban,
    "upgrade_urban": upgrade_urban,
    "build_one_wonder_stage": wonders.one_stage,
    "develop_technology": technologies.developments,
    "revolution": revolution,
}
