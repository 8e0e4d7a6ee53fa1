"""The cards and tables of Historia, read from the content files as data."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final, TypeVar

import msgspec

from saecula.core.catalog import Entry
from saecula.games.historia.entries import (
    Ability,
    ActionCard,
    Advisor,
    Board,
    CivbotCard,
    Civilization,
    Difficulty,
    Effect,
    Event,
    Goal,
    Government,
    Leader,
    Level,
    Measure,
    RulingTile,
    Technology,
    Tile,
    Wonder,
)

E = TypeVar("E", bound=Entry)


@cache
def _items(file: str) -> list[dict[str, Any]]:
    folder = resources.files("saecula.games.historia") / "content"
    items: list[dict[str, Any]] = json.loads((folder / f"{file}.json").read_text(encoding="utf-8"))
    return items


def _entries(file: str, type_: type[E]) -> dict[str, E]:
    return {item["id"]: msgspec.convert(item, type_) for item in _items(file)}


BOARD: Final = msgspec.convert({item["id"]: item["value"] for item in _items("board")}, Board)
ACTIONS: Final = _entries("action_cards", ActionCard)
ADVISORS: Final = _entries("advisors", Advisor)
WONDERS: Final = _entries("wonders", Wonder)
LEADERS: Final = _entries("leaders", Leader)
EVENTS: Final = _entries("events", Event)
GOALS: Final = _entries("goals", Goal)
CIVILIZATIONS: Final = _entries("civilizations", Civilization)
TILES: Final = _entries("territory_tiles", Tile)
RULING_TILES: Final = _entries("ruling_tiles", RulingTile)
ABILITIES: Final = _entries("abilities", Ability)
MEASURES: Final = _entries("measures", Measure)
CIVBOT_CARDS: Final = _entries("civbot_cards", CivbotCard)
DIFFICULTIES: Final = _entries("difficulties", Difficulty)
TERRITORIES: Final = [item["id"] for item in _items("territories")]
TECHNOLOGIES: Final = {entry.level: entry for entry in _entries("technologies", Technology).values()}
MILITARY_LEVELS: Final = {entry.level: entry for entry in _entries("military_levels", Level).values()}
GOVERNMENTS: Final = {entry.letter: entry for entry in _entries("governments", Government).values()}
BORDERS: Final = {frozenset(edge) for edge in BOARD.edges}
TOP: Final = len(BOARD.matrix)
NO_CELL: Final = "."


def cell(technology: int, military: int) -> str:
    """Return the letter of a matrix cell, "." for none; the first line is the highest military level."""
    if not (1 <= technology <= TOP and 1 <= military <= TOP):
        return NO_CELL
    return BOARD.matrix[TOP - military][technology - 1]


def exists(technology: int, military: int) -> bool:
    """Return whether the matrix has this cell."""
    return cell(technology, military) != NO_CELL


def government(technology: int, military: int) -> Government:
    """Return the form of government of a cell (Staatsform)."""
    return GOVERNMENTS[cell(technology, military)]


def bonuses(track: str, level: int) -> tuple[Effect, ...]:
    """Return what reaching a level gives at once (Boni der Entwicklungsmatrix)."""
    return (TECHNOLOGIES if track == "technology" else MILITARY_LEVELS)[level].bonuses


def cards_per_action_round(technology: int) -> int:
    """Return how many cards may be played: one, two with the wheel, three with medicine."""
    known = [TECHNOLOGIES[level].cards for level in range(1, technology + 1)]
    return max([BOARD.start_cards, *known])


def navigates(technology: int) -> bool:
    """Return whether navigation is among the technologies up to this level."""
    return any(TECHNOLOGIES[level].flag == "navigation" for level in range(1, technology + 1))


def is_revolution(card: str) -> bool:
    """Return whether this is the Revolution or an advisor with its effect."""
    if card in ACTIONS:
        return card == "revolution"
    return any(effect.action == "revolution" for effect in ADVISORS[card].effects)


def epoch_of(round_: int) -> int:
    """Return the epoch a round belongs to, from 1."""
    return (round_ - 1) // BOARD.rounds_per_epoch + 1
