"""The kernel's contracts over random matches of The Sands of Time, and what such matches reach."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from saecula.core.bits import bits
from saecula.core.contracts import (
    Taste,
    by_taste,
    census,
    offers,
    random_choice,
    random_match,
)
from saecula.core.position import Action, Seat
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.entries import CATEGORIES
from saecula.games.sands_of_time.position import SandsOfTime
from tests.contracts import Contracts

CENSUS = 240

# What builders and conquerors like to play; all other cards they like little.
BUILDER = {
    "govern": 60,
    "advance": 60,
    "caravan_1": 30,
    "caravan_2": 20,
    "chronicle": 30,
    "build": 30,
    "tribute": 15,
}
CONQUEROR = {
    "conquest": 60,
    "migrate": 40,
    "levy": 40,
    "raid": 30,
    "govern": 30,
    "tribute": 20,
    "build": 20,
    "chronicle": 15,
}
LITTLE = 4
MUCH = 60


def plan(category: str) -> Taste:
    """Builders and conquerors in turn, who all favour a category.

    Random play spends a bonus action in almost every turn, so that unrest stays at its maximum and hardly
    anybody ever comes to an advance.
    """

    def taste(g: SandsOfTime, seat: Seat, action: Action) -> int:
        verb, *words = action
        content = g.content
        if verb in g.rules.free or verb in ("decline", "replay"):
            return 1
        if verb in ("choose", "carry_out"):
            liked = CONQUEROR if seat % 2 else BUILDER
            return MUCH if words[0] == f"focus_{category}" else liked.get(words[0], LITTLE)
        if verb == "govern":
            steps: int = words[0]
            return 1 << 2 * steps
        if verb == "heritage":
            value: int = g.empires[seat].heritage[content.category_index[words[0]]]
            return (1 << value) * (MUCH if words[0] == category else LITTLE)
        if verb in ("advance", "lay_out"):
            entry = content.advances[content.advance_index[words[0]]]
            return MUCH if entry.category == category else LITTLE
        if verb == "on_field":
            return MUCH if content.fields[content.field_index[words[0]]].category == category else LITTLE
        if verb == "lay":  # what can be fulfilled
            return 1 << 2 * (7 - content.chronicle_cards[words[0]].value)
        return MUCH if verb in ("done", "attack") or words == ["city"] else 10

    return taste


PLANS = [plan(category) for category in CATEGORIES]
PLANNED = [by_taste(taste) for taste in PLANS]


def seats_of(number: int) -> int:
    return 2 + number % 4


@pytest.mark.rule("SOT-001", "SOT-005", "SOT-055")
class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 12, 2, 47, 8

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        """Play a match of each plan, then one at random."""
        return seats_of(number), {}, [*PLANNED, random_choice][number // 4 % 4]


@pytest.mark.no_cover
def test_matches_reach_every_decision_and_every_word() -> None:
    had: Counter[str] = Counter()
    standing: Counter[str] = Counter()
    with census(GAME) as decisions, offers(GAME) as offered:
        for number in range(CENSUS):
            g = random_match(GAME, seats_of(number), f"census {number}", driver=PLANNED[number % 3])
            content = g.content
            had.update([content.advances[i].id for e in g.empires for i in bits(e.advances)])
            standing.update([content.buildings[i].id for mask in g.buildings for i in bits(mask)])
    never = [id_ for id_, counts in decisions.items() if not counts[2] + counts[3]]
    assert never == ["close_turn"]  # there only bonus actions are more than one option
    verbs = {action[0] for action in offered}
    assert set(GAME.verbs) - verbs == set()
    for verb, operands in GAME.verbs.items():
        for place, domain in enumerate(operands.values(), 1):
            met = {action[place] for action in offered if action[0] == verb}
            if domain.name != "number":
                assert met <= set(domain.values(content)), verb
    reached = {word for action in offered for word in action[1:]}
    for name in ("card", "piece", "region", "border", "category", "resource", "field", "chronicle", "empire"):
        assert set(GAME.domains[name].values(content)) - reached == set(), name
    assert {advance.id for advance in content.advances} - set(had) == set()
    assert {building.id for building in content.buildings} - set(standing) == set()
