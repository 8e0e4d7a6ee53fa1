"""The kernel's contracts over matches of players who like cards, objectives and trade."""

from __future__ import annotations

from typing import Any, Final

from saecula.core.contracts import by_taste
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from tests.contracts import Contracts

VARIANTS: tuple[dict[str, Any], ...] = ({"base_only": True}, {}, {"wonder_buffet": True})
LIKES: Final = {
    "card": 60,
    "complete_upper": 80,
    "complete_lower": 80,
    "swap_own": 30,
    "keep_plan": 30,
    "accept": 20,
    "ask_card": 12,
    "trade": 6,
    "offer_good": 6,
    "ask_good": 6,
    "offer_card": 6,
    "show_card": 6,
    "advance": 30,
    "found": 60,
    "construct": 40,
    "raze": 1,
    "end_turn": 1,
}


def trader(_g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Like to play cards, to complete objectives, and to trade now and then."""
    return LIKES.get(action[0], 10)


class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 2, 2, 41, 1
    soak_matches = 4

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        seats, *_ = super().match(number)
        return seats, VARIANTS[number % len(VARIANTS)], by_taste(trader)
