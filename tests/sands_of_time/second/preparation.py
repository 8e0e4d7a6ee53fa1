"""The preparation of a match (3.0)."""

from __future__ import annotations

from saecula.core.position import Action
from tests.sands_of_time.second.box import (
    ADVANCES,
    BOARD,
    BORDERS,
    BUILDINGS,
    CATEGORIES,
    CHRONICLES,
    neighbours,
)
from tests.sands_of_time.second.changes import raise_heritage
from tests.sands_of_time.second.course import Course, ask
from tests.sands_of_time.second.table import Player, Table


def prepare(t: Table) -> Course[None]:
    """From step E on; the tiles of step B and the order of the stacks are chance."""
    for kind, building in BUILDINGS.items():
        limit = BOARD.building_supply[len(t.players) - 2]
        t.supply[kind] = min(building.tiles, limit) if building.level else building.tiles
    for player in t.players:
        player.unrest = BOARD.start_unrest
        player.heritage.clear()
        player.stock.clear()
        player.vp = 0
        player.hand = set(CHRONICLES)
    order = t.clockwise()
    for player in [*order, *reversed(order), *order]:
        _, region = yield from ask("found_province", player.seat, _free_regions(t, player))
        player.lands.add(region)
        player.provinces.add(region)
    for player in order:
        for region in player.lands:
            player.place("peasant", region, BOARD.start_peasants)
            player.place("soldier", region, BOARD.start_soldiers)
    for player in order:
        yield from choose_capital(player)
    for player in order:
        _, border = yield from ask("first_caravan", player.seat, _first_borders(player))
        player.caravans.add(border)
        yield from raise_one(player)
    for player in order:
        _, region = yield from ask("seventh_peasant", player.seat, [("grow", r) for r in player.lands])
        player.place("peasant", region, BOARD.extra_peasants)
    for row in t.rows:
        row.append(t.stacks[ADVANCES[row[0]].category, 2].pop())
    for player in order:
        _, advance = yield from ask("first_advance", player.seat, [("advance", row[0]) for row in t.rows])
        player.steps[[row[0] for row in t.rows].index(advance)] = 1


def _free_regions(t: Table, player: Player) -> list[Action]:
    """Return empty regions, after the first next to a province of the player if there are any."""
    empty = [region for region in t.tiles if t.controller(region) is None]
    near = [region for region in empty if player.lands.intersection(neighbours(region))]
    return [("found", region) for region in near or empty]


def choose_capital(player: Player) -> Course[None]:
    """Replace a control marker by the capital, in the beginning or when the capital is lost (5.3)."""
    player.capital = ""
    _, player.capital = yield from ask("choose_capital", player.seat, [("capital", r) for r in player.lands])
    player.provinces.discard(player.capital)


def _first_borders(player: Player) -> list[Action]:
    """A border between the capital and another province; without one, any border of the capital."""
    own = [border for border in BORDERS.values() if player.capital in border.regions]
    inner = [border for border in own if player.lands.issuperset(border.regions)]
    return [("route", border.id) for border in inner or own]


def raise_one(player: Player) -> Course[None]:
    """Raise a heritage track that the player chooses."""
    _, category = yield from ask("raise_one", player.seat, [("heritage", c) for c in CATEGORIES])
    raise_heritage(player, category)
