"""Caravans (5.8)."""

from __future__ import annotations

from saecula.core.position import Action
from tests.sands_of_time.second import figures
from tests.sands_of_time.second.bonuses import ask_in_turn
from tests.sands_of_time.second.box import BOARD, BORDERS, RESOURCES
from tests.sands_of_time.second.course import Course, ask
from tests.sands_of_time.second.preparation import raise_one
from tests.sands_of_time.second.table import Player, Table


def _markets(t: Table, player: Player) -> set[str]:
    """The regions that a player controls with the capital or a City."""
    cities = {region for _, region, _ in figures.effects(t, player, "market")}
    return cities | {player.capital}


def _reached(t: Table, player: Player) -> set[str]:
    """The regions in play that unbroken chains of caravans connect with a start."""
    found = _markets(t, player)
    if figures.has(t, player, "caravan_origins"):
        found |= {region for region in player.lands if player.citizens_in(region)}
    while True:
        ends = [BORDERS[border].regions for border in player.caravans]
        new = {r for pair in ends if found.intersection(pair) for r in pair if r in t.tiles} - found
        if not new:
            return found
        found |= new


def borders(t: Table, player: Player) -> list[str]:
    """The borders on which a player may place a caravan."""
    if len(player.caravans) == BOARD.caravans:
        return []
    reached = _reached(t, player)
    return [
        border.id
        for border in BORDERS.values()
        if border.id not in player.caravans and reached.intersection(border.regions)
    ]


def price(t: Table, player: Player) -> int:
    """The price of a caravan, in grain or in gold."""
    return BOARD.caravan_price - figures.total(t, player, "caravan_price")


def _payments(t: Table, player: Player) -> list[Action]:
    return [("pay", resource) for resource in RESOURCES if player.stock[resource] >= price(t, player)]


def routes(t: Table, player: Player) -> list[Action]:
    """The borders that a player can pay for."""
    return [("route", border) for border in borders(t, player)] if _payments(t, player) else []


def caravan(t: Table, player: Player) -> Course[None]:
    """Place a caravan and pay with grain or gold."""
    _, border = (yield from ask_in_turn(t, player, "open_route", lambda: routes(t, player))) or ()
    yield from place(t, player, border, price(t, player))


def place(t: Table, player: Player, border: str, paid: int = 0) -> Course[None]:
    """A trade good, or a capital or City of an opponent that was not touched before, raises heritage."""
    touched = {region for other in player.caravans for region in BORDERS[other].regions}
    new = set(BORDERS[border].regions) - touched
    is_rich = BORDERS[border].good or any(new & _markets(t, other) for other in t.others(player))
    player.caravans.add(border)
    if paid:
        _, resource = yield from ask("pay_caravan", player.seat, _payments(t, player))
        player.gain(resource, -paid)
    if is_rich:
        yield from raise_one(player)
