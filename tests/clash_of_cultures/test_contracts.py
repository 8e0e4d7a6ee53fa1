"""The kernel's contracts over random matches of Clash of Cultures, and what such matches reach."""

from __future__ import annotations

from typing import Any

from saecula.core.contracts import by_taste
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from tests.contracts import Contracts

VARIANTS: tuple[dict[str, Any], ...] = (
    {"base_only": True},
    {},
    {"base_only": True, "short_game": True},
    {"chosen_start": True, "flexible_end": True},
    {"wonder_buffet": True, "alternate_history": True},
)
LIKES = {
    "advance": 30,
    "found": 60,
    "collect": 8,
    "construct": 40,
    "recruit": 20,
    "influence": 30,
    "cheer": 15,
    "raze": 1,
    "end_turn": 1,
    "pass": 12,
}


def builder(_g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Like to found, build and advance: random play gives its cities up and ends its turns."""
    return LIKES.get(action[0], 10)


class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 3, 5, 7, 4

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        seats, _, driver = super().match(number)
        return seats, VARIANTS[number % len(VARIANTS)], by_taste(builder) if number % 2 else driver
