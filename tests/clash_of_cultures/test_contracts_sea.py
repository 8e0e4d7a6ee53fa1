"""The kernel's contracts over rich matches at sea, with pirates and later barbarians in every round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from saecula.core.contracts import by_taste, census, offers, random_match
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import barbarians, effects, pirates
from saecula.games.clash_of_cultures.rules.goods import FOOD, IDEAS, ORE, WOOD
from saecula.games.clash_of_cultures.rules.registry import turn_begins
from tests.contracts import Contracts

# Decisions and verbs that only such matches reach often enough.
AT_SEA = {
    "sail_on",
    "drop_anchor",
    "lay_coast",
    "settle_tribe",
    "reinforce",
    "march",
    "march_to",
    "send_off",
    "lurk",
    "pay_off",
    "sail_to",
    "navigate",
    "chart",
    "route",
    "route_all",
}
CENSUS = 36
SETTLED = 3  # the round from which barbarians come; before it they would take the only cities
SEAFARING = ("fishing", "navigation", "cartography", "bartering", "trade_routes", "currency", "tactics")
LIKES = {
    "advance": 3,
    "use": 2,
    "by_hand": 1,
    "perform": 3,
    "influence": 3,
    "found": 200,
    "construct": 100,
    "recruit": 60,
    "move": 60,
    "navigate": 60,
    "chart": 100,
    "sail_to": 30,
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


def enliven(g: ClashOfCultures, seat: Seat) -> Frames:
    """Give every turn goods to build ships with, and once a round a symbol of the events."""
    goods = [effects.take_goods(seat, (good,), 2) for good in (FOOD, WOOD, ORE, IDEAS)]
    raiders = (pirates.appear, barbarians.appear, barbarians.move)
    symbols = raiders if g.round >= SETTLED else (pirates.appear,)
    symbol = symbols[(g.round + seat) % len(symbols)](g, seat) if g.phase == 1 else ()
    return (*goods, *symbol)


@pytest.fixture(autouse=True, scope="module")
def symbols() -> Iterator[None]:
    """Pirates, and later barbarians, come in every round, not only with events."""
    before = list(turn_begins._parts)
    turn_begins.add(1_000)(enliven)
    yield
    turn_begins._parts[:] = before


class TestContractsAtSea(Contracts):
    game, shares, matches, every, tails = GAME, 2, 3, 31, 3

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        seats, _, _ = super().match(number)
        return seats, {"base_only": number % 3 == 0}, by_taste(sailor)


def test_matches_at_sea_reach_their_decisions_and_verbs() -> None:
    with census(GAME) as decisions, offers(GAME) as offered:
        for number in range(CENSUS):
            options = {"base_only": number % 3 == 0}
            random_match(GAME, 2 + number % 3, f"sea {number}", options, driver=by_taste(sailor))
    reached = {id_ for id_, counts in decisions.items() if counts[2] + counts[3]}
    assert AT_SEA - reached - {action[0] for action in offered} == set()
    assert {id_ for id_ in decisions if id_ in AT_SEA} - reached == set()
