"""The cards and tables of Through the Ages, read from the content files as data."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final, TypeVar

import msgspec

from saecula.games.through_the_ages.entries import (
    Ability,
    ActionCard,
    Aggression,
    Board,
    Bonus,
    Card,
    Event,
    Leader,
    Pact,
    Symbols,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)

C = TypeVar("C", bound=Card)

NOTHING: Final = Symbols()


@cache
def _items(file: str) -> list[dict[str, Any]]:
    folder = resources.files("saecula.games.through_the_ages") / "content"
    items: list[dict[str, Any]] = json.loads((folder / f"{file}.json").read_text(encoding="utf-8"))
    return items


def _cards(file: str, type_: type[C]) -> dict[str, C]:
    return {item["id"]: msgspec.convert(item, type_) for item in _items(file)}


TECHNOLOGIES: Final = _cards("technologies", Technology)
NUMBERED: Final = list(TECHNOLOGIES)  # positions know technologies by their places in the file
LEADERS: Final = _cards("leaders", Leader)
WONDERS: Final = _cards("wonders", Wonder)
ACTION_CARDS: Final = _cards("action_cards", ActionCard)
EVENTS: Final = _cards("events", Event)
TERRITORIES: Final = _cards("territories", Territory)
TACTICS: Final = _cards("tactics", Tactic)
AGGRESSIONS: Final = _cards("aggressions", Aggression)
WARS: Final = _cards("wars", War)
PACT_CARDS: Final = _cards("pacts", Pact)
BONUSES: Final = _cards("bonus_cards", Bonus)
BOARD: Final = msgspec.convert({item["id"]: item["value"] for item in _items("board")}, Board)

CIVIL_CARDS: Final[dict[str, Card]] = {**TECHNOLOGIES, **LEADERS, **WONDERS, **ACTION_CARDS}
MILITARY_CARDS: Final[dict[str, Card]] = {
    **EVENTS,
    **TERRITORIES,
    **TACTICS,
    **AGGRESSIONS,
    **WARS,
    **PACT_CARDS,
    **BONUSES,
}
LAST_AGE: Final = 4  # age IV, which has no cards


def deck(cards: dict[str, Card], age: int, players: int) -> list[str]:
    """The cards of an age for a number of players (Kartenstapel vorbereiten, page 2)."""
    return [card.id for card in cards.values() if card.age == age for _ in range(card.copies[players - 2])]


def ability(card: Leader | Wonder | None, key: str) -> Ability | None:
    """What a card says about something, if it does."""
    return next((a for a in card.abilities if a.key == key), None) if card else None


def by_tokens(table: tuple[int, ...], tokens: int) -> int:
    """A number printed on a bank; tokens beyond the squares lie in the rightmost section (page 10)."""
    return table[min(tokens, len(table) - 1)]
