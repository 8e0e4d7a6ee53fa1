"""The kernel's contracts over matches of Clash of Cultures and over rich openings, and what these reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from saecula.core import flow
from saecula.core.contracts import (
    THOROUGH_EVERY,
    Dice,
    by_taste,
    census,
    check_position,
    offers,
    random_choice,
    random_match,
)
from saecula.core.position import Action, Seat
from saecula.core.registry import DECISION
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from tests.clash_of_cultures.openings import opening
from tests.clash_of_cultures.tastes import TASTES
from tests.contracts import Contracts

VARIANTS: tuple[dict[str, Any], ...] = (
    {"base_only": True},
    {},
    {"base_only": True, "short_game": True},
    {"chosen_start": True, "flexible_end": True, "random_leader": True},
    {"wonder_buffet": True, "alternate_history": True, "optional_events": True},
    {"no_events": True},
)
DRIVERS = (*[by_taste(taste) for taste in TASTES], random_choice)
CHOICES = 300  # from an opening on
# What hangs on one ability of one leader, one event or several cards at once; each has a case of its own.
RARE = {
    *("choose_government", "drive_off", "name_building", "name_faithful", "recover", "restore", "sacrifice"),
    *("drive", "spare", "turn_on", "with_architect"),
    "viriatus_1.0",
}
# Everybody begins with these; of the categories only governments are operands of a verb.
NEVER = {
    *("farming", "mining"),
    *("agriculture", "construction", "seafaring", "education", "warfare", "spirituality", "economy"),
    *("culture", "science"),
}


class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 8, 1, 61, 2
    soak_matches, soak_every = 12, 29

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        """Let variants and tastes take turns, each with all the others."""
        seats, *_ = super().match(number)
        return seats, VARIANTS[(number + number // 3) % len(VARIANTS)], DRIVERS[number % len(DRIVERS)]


class TestOpenings(Contracts):
    """Every civilization and every leader, with all that is theirs, from the middle of a match."""

    game, shares, matches, every, tails = GAME, 15, 1, 37, 2
    soak_matches, soak_every = 8, 19

    def check(self, number: int, every: int) -> None:
        words = GAME.vocabulary(GAME.load_content(None))
        for choice, (g, dice) in enumerate(played(number)):
            GAME.check(g)
            if choice % every == 0:
                check_position(GAME, g, dice, choice % (every * THOROUGH_EVERY) == 0, words)


def played(number: int) -> Iterator[tuple[ClashOfCultures, Dice]]:
    """Play on from an opening: every position in which somebody must choose."""
    dice = Dice(f"opening {number}")
    g = opening(number, dice)

    def of_each(g: ClashOfCultures, seat: Seat, action: Action) -> int:
        return TASTES[(number + seat) % len(TASTES)](g, seat, action)

    driver = by_taste(of_each)
    for _ in range(CHOICES):
        if flow.is_over(g):
            break
        yield g, dice
        flow.play(g, *driver(g, dice))


def reached(openings: int, matches: int) -> tuple[set[str], set[Action]]:
    """Return the decisions with a choice and the actions offered in these openings and matches."""
    with census(GAME) as decisions, offers(GAME) as offered:
        for number in range(openings):
            for _ in played(number):
                pass
        for number in range(matches):
            seats, options, driver = TestContracts().match(number)
            random_match(GAME, seats, f"census {number}", options, driver=driver)
    return {id_ for id_, counts in decisions.items() if counts[2] + counts[3]}, set(offered)


DECISIONS = {entry.id for entry in GAME.rules.entries.values() if entry.kind == DECISION}


@pytest.mark.soak
def test_matches_and_openings_reach_all_but_a_few_decisions_and_words() -> None:
    decisions, offered = reached(openings=600, matches=200)
    assert DECISIONS - decisions <= RARE
    assert set(GAME.verbs) - {action[0] for action in offered} <= RARE
    content = GAME.load_content(None)
    words = {word for action in offered for word in action[1:]}
    for name in ("hex", "building", "category", "civ", "turn", "advance", "arms", "wonder"):
        assert set(GAME.domains[name].values(content)) - words <= NEVER | RARE, name
