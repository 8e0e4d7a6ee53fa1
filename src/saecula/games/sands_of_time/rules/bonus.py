"""Bonus actions: Oppression, Support, Taxation (SOT-250 to SOT-255)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.entries import CATEGORIES, RESOURCES
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import caravans, income
from saecula.games.sands_of_time.rules.regions import tile
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Oppress, Support, Tax

SUPPORTS: Final = Support.each(CATEGORIES)
TAXES: Final = Tax.each(RESOURCES)


def available(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether the player may use a bonus action: one in each of their turns. [SOT-081, SOT-250]"""
    return g.active == seat and not g.bonus


@rules.free_action(Oppress.id)
def oppression(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the controlled regions in which the player has peasants. [SOT-253]"""
    if not available(g, seat):
        return []
    empire = g.empires[seat]
    peasants, ids = empire.peasants, g.content.region_ids
    return Oppress.each([ids[region] for region in bits(empire.lands) if peasants[region]])


@oppression.resolve
def oppress(g: SandsOfTime, seat: Seat, action: Action) -> None:
    """Gain one unit of its resource for each of the player's peasants, up to its capacity. [SOT-253]"""
    region = Oppress.of(action)
    place = g.content.region_index[region]
    g.bonus = "oppression"
    g.tell("oppressed", seat, region)
    income.gain(g, seat, tile(g, place).resource, income.harvest(g, g.empires[seat], place))


@rules.free_action(Support.id)
def support(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the categories in which heritage can count more until the end of the turn. [SOT-254]"""
    return SUPPORTS if available(g, seat) else []


@support.resolve
def support_category(g: SandsOfTime, seat: Seat, action: Action) -> None:
    category = Support.of(action)
    g.bonus = "support"
    g.support = g.content.category_index[category]
    g.tell("supported", seat, category)


@rules.free_action(Tax.id)
def taxation(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer grain or gold if the player's caravans reach a trade good. [SOT-255]"""
    if not available(g, seat) or not caravans.goods(g, g.empires[seat]):
        return []
    return TAXES


@taxation.resolve
def tax(g: SandsOfTime, seat: Seat, action: Action) -> None:
    """Gain one unit of the chosen resource for each trade good reached. [SOT-255]"""
    g.bonus = "taxation"
    g.tell("taxed", seat)
    income.gain(g, seat, Tax.of(action), caravans.goods(g, g.empires[seat]))


def unrest_due(g: SandsOfTime, seat: Seat) -> int:
    """Return the unrest that the bonus action of this turn costs, and mark it as used.

    It is free if it was used before in this generation. [SOT-251, SOT-252]
    """
    if not g.bonus:
        return 0
    empire = g.empires[seat]
    used = 1 << g.content.bonus_index[g.bonus]
    due = not empire.bonuses & used
    empire.bonuses |= used
    return int(due)
