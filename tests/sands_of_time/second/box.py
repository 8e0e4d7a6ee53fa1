"""What is printed on the components of The Sands of Time, read from the content files as data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final, TypeVar

import msgspec

from saecula.core.catalog import Entry
from saecula.games.sands_of_time.entries import (
    ActionCard,
    Advance,
    Board,
    BonusAction,
    Border,
    Building,
    ChronicleCard,
    FocusCard,
    Region,
    ScoringField,
    Tile,
)

E = TypeVar("E", bound=Entry)


def _items(file: str) -> list[dict[str, Any]]:
    folder = resources.files("saecula.games.sands_of_time") / "content"
    items: list[dict[str, Any]] = json.loads((folder / f"{file}.json").read_text(encoding="utf-8"))
    return items


def _entries(file: str, type_: type[E]) -> dict[str, E]:
    return {item["id"]: msgspec.convert(item, type_) for item in _items(file)}


CATEGORIES: Final = [item["id"] for item in _items("categories")]
ACTIONS: Final = _entries("action_cards", ActionCard)
FOCUS_CARDS: Final = _entries("focus_cards", FocusCard)
BONUSES: Final = _entries("bonus_actions", BonusAction)
BUILDINGS: Final = _entries("buildings", Building)
ADVANCES: Final = _entries("advances", Advance)
REGIONS: Final = _entries("regions", Region)
BORDERS: Final = _entries("borders", Border)
TILES: Final = _entries("resource_tiles", Tile)
FIELDS: Final = _entries("scoring_fields", ScoringField)
CHRONICLES: Final = _entries("chronicle_cards", ChronicleCard)
BOARD: Final = msgspec.convert({item["id"]: item["value"] for item in _items("board")}, Board)

RESOURCES: Final = ("grain", "gold")
PIECES: Final = {"peasant": BOARD.peasants, "soldier": BOARD.soldiers}
LEVELS: Final = max(advance.level for advance in ADVANCES.values())


def neighbours(region: str) -> list[str]:
    """The regions that share a border or a dotted line with a region (2.1)."""
    return [
        other
        for border in BORDERS.values()
        if region in border.regions
        for other in border.regions
        if other != region
    ]
