"""The content of The Sands of Time: its files read, checked and indexed once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import TypeVar

from saecula.core.catalog import Entry, Setting, check_overlay, decoded, digest, load_items
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

PACKAGE = "saecula.games.sands_of_time"

E = TypeVar("E", bound=Entry)

Numbered = tuple[tuple[int, Effect], ...]  # effects with the number of the advance or building they are on


class Content:
    """Everything printed on the components; shared by all positions, never changed.

    Positions and rules know regions, borders, categories, rows, fields, buildings and advances by their
    numbers, which are their places in the content files.
    """

    __slots__ = (
        "actions",
        "adjacent",
        "advance_effects",
        "advance_index",
        "advances",
        "board",
        "bonus_index",
        "bonuses",
        "border_index",
        "borders",
        "borders_of",
        "boxes",
        "building_effects",
        "building_index",
        "buildings",
        "cards",
        "categories",
        "category_index",
        "chronicle_cards",
        "digest",
        "ends",
        "field_index",
        "fields",
        "fields_of",
        "files",
        "focus_cards",
        "goods",
        "last_space",
        "levels",
        "region_index",
        "regions",
        "row_category",
        "symbols",
        "tiles",
    )

    def __init__(self, overlay: Path | None = None) -> None:
        self.files: dict[str, Mapping[str, Entry]] = {}

        def load(name: str, type_: type[E]) -> dict[str, E]:
            entries = {entry.id: entry for entry in load_items(PACKAGE, name, type_, overlay)}
            self.files[name] = entries
            return entries

        load("resources", Resource)
        load("terrains", Terrain)
        load("trade_goods", TradeGood)
        self.categories: tuple[Category, ...] = tuple(load("categories", Category).values())
        self.actions: dict[str, ActionCard] = load("action_cards", ActionCard)
        self.focus_cards: dict[str, FocusCard] = load("focus_cards", FocusCard)
        self.bonuses: dict[str, BonusAction] = load("bonus_actions", BonusAction)
        self.buildings: tuple[Building, ...] = tuple(load("buildings", Building).values())
        self.advances: tuple[Advance, ...] = tuple(load("advances", Advance).values())
        self.regions: tuple[Region, ...] = tuple(load("regions", Region).values())
        self.borders: tuple[Border, ...] = tuple(load("borders", Border).values())
        self.tiles: dict[str, Tile] = load("resource_tiles", Tile)
        self.fields: tuple[ScoringField, ...] = tuple(load("scoring_fields", ScoringField).values())
        self.chronicle_cards: dict[str, ChronicleCard] = load("chronicle_cards", ChronicleCard)
        settings = load("board", Setting)
        if overlay is not None:
            check_overlay(overlay, self.files)
        self.board: Board = decoded({id_: s.value for id_, s in settings.items()}, Board, "board.json")
        checks.check(self)

        self.category_index = _index(self.categories)
        self.building_index = _index(self.buildings)
        self.advance_index = _index(self.advances)
        self.region_index = _index(self.regions)
        self.border_index = _index(self.borders)
        self.field_index = _index(self.fields)
        self.bonus_index = _index(self.bonuses.values())
        self.ends: tuple[tuple[int, int], ...] = tuple(
            [(self.region_index[b.regions[0]], self.region_index[b.regions[1]]) for b in self.borders]
        )
        self.adjacent, self.borders_of = _neighbourhood(len(self.regions), self.ends)
        self.goods: int = sum([1 << i for i, border in enumerate(self.borders) if border.good])
        self.boxes: dict[str, int] = {
            box.id: self.category_index[box.category] for box in checks.all_boxes(self)
        }
        self.building_effects: dict[str, Numbered] = _by_op(self.buildings)
        self.advance_effects: dict[str, Numbered] = _by_op(self.advances)
        self.symbols: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {  # on buildings, on advances
            "fountain": (_fountains(self.buildings), _fountains(self.advances)),
            "lyre": (_lyres(self.buildings), _lyres(self.advances)),
        }
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
        self.digest: str = digest(self.entries())

    def entries(self) -> Iterator[Entry]:
        """Every item of every file, in file and content order."""
        return chain.from_iterable(entries.values() for entries in self.files.values())

    def stack(self, category: int, level: int) -> int:
        """The number of the stack of a category and level."""
        return category * (self.levels - 1) + level - 2


def load_content(overlay: Path | None = None) -> Content:
    """The content of the box, or that content amended by an owner's folder."""
    return _printed() if overlay is None else Content(overlay)


@cache
def _printed() -> Content:
    return Content()


def _index(entries: Iterable[Entry]) -> dict[str, int]:
    return {entry.id: number for number, entry in enumerate(entries)}


def _neighbourhood(
    regions: int, ends: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each region the bit set of its neighbours and that of its borders. [SOT-007]"""
    adjacent = [0] * regions
    borders_of = [0] * regions
    for border, (one, other) in enumerate(ends):
        adjacent[one] |= 1 << other
        adjacent[other] |= 1 << one
        borders_of[one] |= 1 << border
        borders_of[other] |= 1 << border
    return tuple(adjacent), tuple(borders_of)


def _fountains(entries: tuple[Building | Advance, ...]) -> tuple[int, ...]:
    return tuple([entry.fountains for entry in entries])


def _lyres(entries: tuple[Building | Advance, ...]) -> tuple[int, ...]:
    return tuple([entry.lyres for entry in entries])


def _by_op(entries: tuple[Building | Advance, ...]) -> dict[str, Numbered]:
    """For each op the effects that have it, with the number of their card."""
    return {
        op: tuple(
            [(i, effect) for i, entry in enumerate(entries) for effect in entry.effects if effect.op == op]
        )
        for op in OPS
    }
