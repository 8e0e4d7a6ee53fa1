"""The content of Clash of Cultures: its files read, checked and indexed once."""

from __future__ import annotations

from saecula.core.catalog import Catalog, index_of
from saecula.games.clash_of_cultures.entries import (
    Advance,
    Board,
    Building,
    Category,
    GoodKind,
    Map,
    TerrainType,
    Tile,
    Unit,
)
from saecula.games.clash_of_cultures.layouts import Layout


class Content(Catalog):
    """Everything printed on tiles, boards and cards; shared by all positions, never changed.

    Positions and rules know advances, units, buildings and goods by their numbers, which are their places in
    the content file, and all cards by their ids. Masks are bit sets over the numbers.
    """

    def read(self) -> None:
        """Load every file."""
        self.terrains: dict[str, TerrainType] = self.load("terrains", TerrainType)
        self.tiles: dict[str, Tile] = self.load("tiles", Tile)
        self.maps: dict[str, Map] = self.load("maps", Map)
        self.goods: dict[str, GoodKind] = self.load("goods", GoodKind)
        self.units: tuple[Unit, ...] = tuple(self.load("units", Unit).values())
        self.buildings: tuple[Building, ...] = tuple(self.load("buildings", Building).values())
        self.categories: dict[str, Category] = self.load("categories", Category)
        self.advances: tuple[Advance, ...] = tuple(self.load("advances", Advance).values())
        self.board: Board = self.settings(Board)

    def index(self) -> None:
        """Check everything and derive what rules look up."""
        self.layouts: dict[int, Layout] = {map_.players: Layout(map_) for map_ in self.maps.values()}
        self.unit_index: dict[str, int] = index_of(self.units)
        self.building_index: dict[str, int] = index_of(self.buildings)
        self.advance_index: dict[str, int] = index_of(self.advances)
        self.good_index: dict[str, int] = index_of(self.goods.values())
        self.normal_tiles: tuple[str, ...] = tuple([t.id for t in self.tiles.values() if not t.start])
        self.category_masks: dict[str, int] = {
            category: sum([1 << n for n, a in enumerate(self.advances) if a.category == category])
            for category in self.categories
        }
        self.category_of: tuple[str, ...] = tuple([advance.category for advance in self.advances])
        self.tops: dict[str, int] = {  # the first advance of each category
            advance.category: number for number, advance in enumerate(self.advances) if advance.position == 1
        }
        self.governments: tuple[str, ...] = tuple([c.id for c in self.categories.values() if c.government])
        self.government_mask: int = sum([self.category_masks[category] for category in self.governments])
        self.starting_mask: int = sum([1 << n for n, a in enumerate(self.advances) if a.starting])
        self.army_kinds: tuple[int, ...] = tuple([n for n, unit in enumerate(self.units) if unit.army])
        self.land_kinds: tuple[int, ...] = tuple([n for n, unit in enumerate(self.units) if unit.land])
