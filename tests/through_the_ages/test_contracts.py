"""The kernel's contracts over random matches of Through the Ages, and what such matches reach."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from saecula.core.contracts import (
    by_taste,
    census,
    offers,
    random_choice,
    random_match,
)
from saecula.core.position import Action, Seat
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.entries import GOVERNMENT, WORKPLACES
from saecula.games.through_the_ages.position import ThroughTheAges
from tests.contracts import Contracts

CENSUS = 600

# How often an eager player does something where he could; everything else he does as often as `OFTEN`.
EAGER = {
    "end_actions": 1,
    "destroy": 1,
    "pass": 5,
    "take": 6,
    "bid": 12,
    "population": 25,
    "build": 30,
    "upgrade": 30,
    "aggress": 40,
    "declare_war": 40,
    "offer_pact": 40,
    "accept": 40,
    "develop": 60,
    "revolt": 60,
    "lead": 60,
    "stages": 60,
}
OFTEN = 20


def taste(_g: ThroughTheAges, _seat: Seat, action: Action) -> int:
    """Random play ends its turns too early to come to the technologies and wonders of the last age."""
    return EAGER.get(action[0], OFTEN)


EAGERLY = by_taste(taste)


def seats_of(number: int) -> int:
    return 2 + number % 3


@pytest.mark.rule("TTA-001", "TTA-191")
class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 6, 1, 89, 3
    soak_every = 23

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        """Play three matches of eager players, then one at random."""
        return seats_of(number), {}, EAGERLY if number % 4 else random_choice


@pytest.mark.soak
def test_matches_reach_every_decision_every_word_and_every_card() -> None:
    wonders: Counter[str] = Counter()
    colonies: Counter[str] = Counter()
    past: Counter[str] = Counter()
    content = GAME.load_content(None)
    with census(GAME) as decisions, offers(GAME) as offered:
        for number in range(CENSUS):
            driver = EAGERLY if number % 4 else random_choice
            g = random_match(GAME, seats_of(number), f"census {number}", driver=driver)
            wonders.update([wonder for civ in g.civs for wonder in civ.wonders])
            colonies.update([colony for civ in g.civs for colony in civ.colonies])
            past.update(g.past_events)
    assert [id_ for id_, counts in decisions.items() if not counts[2] + counts[3]] == []

    def met(*verbs: str) -> set[str]:
        return {action[1] for action in offered if action[0] in verbs}

    # Who loses a blue token and has none but on an unfinished wonder is found by hardly anybody.
    assert set(GAME.verbs) - {action[0] for action in offered} <= {"no_token"}
    technologies = content.technologies
    dealt = {technology.id for technology in technologies if not technology.initial}
    assert dealt - met("develop") == set()
    manned = met("build") | {action[2] for action in offered if action[0] == "upgrade"}
    assert {t.id for t in technologies if t.kind in WORKPLACES} - manned == set()
    assert {t.id for t in technologies if t.kind == GOVERNMENT and not t.initial} - met("revolt") == set()
    assert set(content.leaders) - met("lead") == set()
    assert set(content.actions) - met("play") == set()
    assert set(content.tactics) - met("tactic") == set()
    assert set(content.tactics) - met("copy_tactic") == set()
    assert set(content.aggressions) - met("aggress") == set()
    assert set(content.wars) - met("declare_war") == set()
    assert set(content.pacts) - met("offer_pact") == set()
    assert set(content.bonuses) - met("add_bonus") == set()
    assert content.event_cards - set(content.military_deck(0, 4)) - met("prepare") == set()
    assert set(content.events) - set(past) == set()
    assert set(content.territories) - set(colonies) == set()
    assert set(content.wonders) - set(wonders) == set()
