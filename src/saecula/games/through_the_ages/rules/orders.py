"""Actions that cards order, without the action they usually cost (TTA-099, TTA-192, TTA-229, TTA-262)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import building, technologies, wonders
from saecula.games.through_the_ages.rules.means import Means


def choices(own: Means, orders: tuple[str, ...], discount: int) -> list[Action]:
    """All that these orders allow with a discount. [TTA-191]"""
    content = own.g.content
    listed: list[Action] = []
    for order in orders:
        if order == "increase_population":
            if building.can_increase(own, discount):
                listed.append(("population",))
        elif order == "build_production":
            listed += building.builds(own, content.production_mask, discount)
        elif order == "upgrade_production":
            listed += building.upgrades(own, content.production_mask, discount)
        elif order == "build_urban":
            listed += building.builds(own, content.urban_mask, discount)
        elif order == "upgrade_urban":
            listed += building.upgrades(own, content.urban_mask, discount)
            listed += building.theater_upgrades(own, discount)
        elif order == "build_one_wonder_stage":
            listed += wonders.one_stage(own, discount)
        elif order == "develop_technology":
            listed += technologies.developments(own, discount)
    return listed


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
