"""The content of The Sands of Time: its files read, checked and indexed once."""

from __future__ import annotations

from saecula.core.bits import adjacency, incidence
from saecula.core.catalog import Catalog, index_of
from saecula.games.sands_of_time import checks
from saecula.games.sands_of_time.entries import (
    OPS,
    ActionCard,
    Advance,
    Board,
    BonusAction,
    Border,
    Building,
    Category,
    ChronicleCard,
    Effect,
    FocusCard,
    Region,
    Resource,
    ScoringField,
    Terrain,
    Tile,
    TradeGood,
)

Numbered = tuple[tuple[int, Effect], ...]  # effects with the number of the advance or building they are on


class Content(Catalog):
    """Everything printed on the components.

    Positions and rules know regions, borders, categories, rows, fields, buildings and advances by their
    numbers, which are their places in the content files.
    """

    def read(self) -> None:
        self.load("resources", Resource)
        self.load("terrains", Terrain)
        self.load("trade_goods", TradeGood)
        self.categories = tuple(self.load("categories", Category).values())
        self.actions = self.load("action_cards", ActionCard)
        self.focus_cards = self.load("focus_cards", FocusCard)
        self.bonuses = self.load("bonus_actions", BonusAction)
        self.buildings = tuple(self.load("buildings", Building).values())
        self.advances = tuple(self.load("advances", Advance).values())
        self.regions = tuple(self.load("regions", Region).values())
        self.borders = tuple(self.load("borders", Border).values())
        self.tiles = self.load("resource_tiles", Tile)
        self.fields = tuple(self.load("scoring_fields", ScoringField).values())
        self.chronicle_cards = self.load("chronicle_cards", ChronicleCard)
        self.board = self.settings(Board)

    def index(self) -> None:
        checks.check(self)
        self._number()
        self._map()
        self._effects()
        self.fields_of: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([number for number, field in enumerate(self.fields) if field.category == category.id])
                for category in self.categories
            ]
        )
        self.levels: int = max([advance.level for advance in self.advances])
        self.row_category: tuple[int, ...] = tuple(
            [self.category_index[self.advances[self.advance_index[id_]].category] for id_ in self.board.rows]
        )
        self.last_space: int = sum(self.board.zones)
        self.cards: tuple[str, ...] = (*self.actions, *self.focus_cards)

    def _number(self) -> None:
        """Number entries by their ids."""
        self.category_index = index_of(self.categories)
        self.building_index = index_of(self.buildings)
        self.advance_index = index_of(self.advances)
        self.region_index = index_of(self.regions)
        self.border_index = index_of(self.borders)
        self.field_index = index_of(self.fields)
        self.bonus_index = index_of(self.bonuses.values())
        self.region_ids: tuple[str, ...] = tuple(self.region_index)

    def _map(self) -> None:
        """Find the neighbours and borders of each region. [SOT-007]"""
        self.ends: tuple[tuple[int, int], ...] = tuple(
            [(self.region_index[b.regions[0]], self.region_index[b.regions[1]]) for b in self.borders]
        )
        self.adjacent = adjacency(len(self.regions), self.ends)
        self.borders_of = incidence(len(self.regions), self.ends)
        self.goods: int = sum([1 << number for number, border in enumerate(self.borders) if border.good])

    def _effects(self) -> None:
        """Sort boxes, effects and symbols by what rules ask for."""
        self.boxes: dict[str, int] = {
            box.id: self.category_index[box.category] for box in checks.all_boxes(self)
        }
        self.building_effects: dict[str, Numbered] = _by_op(self.buildings)
        self.advance_effects: dict[str, Numbered] = _by_op(self.advances)
        self.roads: int = sum([1 << number for number, _ in self.building_effects["road"]])
        self.symbols: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {  # on buildings, on advances
            "fountain": (_fountains(self.buildings), _fountains(self.advances)),
            "lyre": (_lyres(self.buildings), _lyres(self.advances)),
        }

    def stack(self, category: int, level: int) -> int:
        """Return the number of the stack of a category and level."""
        return category * (self.levels - 1) + level - 2


def _fountains(entries: tuple[Building | Advance, ...]) -> tuple[int, ...]:
    return tuple([entry.fountains for entry in entries])


def _lyres(entries: tuple[Building | Advance, ...]) -> tuple[int, ...]:
    return tuple([entry.lyres for entry in entries])


def _by_op(entries: tuple[Building | Advance, ...]) -> dict[str, Numbered]:
    """Return for each op the effects that have it, with the number of their card."""
    return {
        op: tuple(
            [(i, effect) for i, entry in enumerate(entries) for effect in entry.effects if effect.op == op]
        )
        for op in OPS
    }
