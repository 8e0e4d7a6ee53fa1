"""From nothing to the first decision (rulebook: Spielvorbereitung)."""

from __future__ import annotations

from typing import Final

from saecula.core.zones import Zone, deck, pile
from saecula.games.sands_of_time._generated import blank_empire
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import preparation

FEWEST_PLAYERS: Final = 2


def setup(g: SandsOfTime) -> None:
    """Lay out board and supplies by lot, then let the players choose. [SOT-030, SOT-031, SOT-036]"""
    g.active = g.support = -1
    g.space = g.dynasty = 1
    g.buildings = (0,) * len(g.content.regions)
    g.empires = [_empire(g.content) for _ in range(g.seats)]
    g.tiles = _tiles(g)
    g.supply = _supply(g)
    g.rows = tuple([(first,) for first in g.content.board.rows])
    g.stacks = _stacks(g)
    g.peeked = (0,) * len(g.stacks)
    g.start = g.roll(g.seats)
    g.then(preparation.preparation())


def _empire(content: Content) -> Empire:
    """Return an empire without a region. [SOT-032, SOT-033, SOT-034]"""
    empire = blank_empire()
    empire.unrest = content.board.start_unrest
    empire.heritage = (0,) * len(content.categories)
    empire.capital = -1
    empire.peasants = (0,) * len(content.regions)
    empire.soldiers = (0,) * len(content.regions)
    empire.steps = (0,) * len(content.board.rows)
    empire.hand = pile(content.chronicle_cards)
    empire.chronicles = (pile(),) * len(content.fields)
    return empire


def _tiles(g: SandsOfTime) -> tuple[str, ...]:
    """Put a random tile for this number of players in each region in play. [SOT-009, SOT-010, SOT-030]"""
    used = g.shuffled(tuple([tile.id for tile in g.content.tiles.values() if tile.players <= g.seats]))
    supply = iter(used)
    return tuple([next(supply) if region.players <= g.seats else "" for region in g.content.regions])


def _supply(g: SandsOfTime) -> tuple[int, ...]:
    """Return the tiles of every building by number of players, and all those of the City. [SOT-035]"""
    limit = g.content.board.building_supply[g.seats - FEWEST_PLAYERS]
    return tuple([b.tiles if not b.level else min(b.tiles, limit) for b in g.content.buildings])


def _stacks(g: SandsOfTime) -> tuple[Zone, ...]:
    """Put the advances from level 2 on in face-down stacks by category and level. [SOT-044, SOT-045]"""
    advances = g.content.advances
    return tuple(
        [
            deck(g.shuffled(tuple([a.id for a in advances if (a.category, a.level) == (category.id, level)])))
            for category in g.content.categories
            for level in range(2, g.content.levels + 1)
        ]
    )
