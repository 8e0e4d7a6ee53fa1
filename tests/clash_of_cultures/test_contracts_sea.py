"""The kernel's contracts over matches at sea, with barbarians and pirates in every turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from saecula.core.contracts import by_taste
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import barbarians, pirates
from saecula.games.clash_of_cultures.rules.registry import turn_begins
from tests.contracts import Contracts

SEAFARING = ("fishing", "navigation", "cartography", "bartering", "trade_routes", "currency", "tactics")
LIKES = {
    "advance": 20,
    "gain": 20,
    "found": 40,
    "construct": 60,
    "recruit": 60,
    "hire": 20,
    "move": 60,
    "move_from": 30,
    "navigate": 60,
    "chart": 60,
    "raze": 1,
    "end_turn": 1,
    "pass": 3,
    "done": 3,
}


def sailor(_g: ClashOfCultures, _seat: Seat, action: Action) -> int:
    """Like ports, ships, their advances, and whatever is done with them."""
    if action[1:] and action[1] in ("port", "ship", *SEAFARING):
        return 300
    return LIKES.get(action[0], 10)


def disturb(g: ClashOfCultures, seat: Seat) -> Frames:
    """Carry out a symbol of the events at the start of each turn."""
    symbols = (barbarians.appear, pirates.appear, barbarians.move)
    return symbols[(g.round + g.phase + seat) % len(symbols)](g, seat)


@pytest.fixture(autouse=True, scope="module")
def symbols() -> Iterator[None]:
    """Barbarians and pirates come every turn, not only with events."""
    before = list(turn_begins._parts)
    turn_begins.add(1_000)(disturb)
    yield
    turn_begins._parts[:] = before


class TestContractsAtSea(Contracts):
    game, shares, matches, every, tails = GAME, 2, 3, 9, 3

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        seats, _, _ = super().match(number)
        return seats, {"base_only": number % 3 == 0}, by_taste(sailor)
