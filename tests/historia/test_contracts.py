"""The kernel's contracts over random matches of Historia, all player counts and variants."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.core.contracts import Dice, check_match, tail_rule
from saecula.games.historia import GAME
from saecula.games.historia.variant import DIFFICULTIES, MOST_CIVILIZATIONS

FLAGS = ("expert_cubes", "events", "goals", "ways_of_ruling", "advanced_rules", "leader_bonus_before_order")
SHARES = 20
MATCHES_OF_A_SHARE = 10


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Players and options of the n-th match: every sixth has no option but civbots."""
    dice = Dice(f"table {number}")
    seats = 1 + number % MOST_CIVILIZATIONS
    options: dict[str, Any] = {}
    if number % 6:
        options = {flag: True for flag in FLAGS if dice.roll(2)}
        options["civilizations"] = ("random", "choose")[dice.roll(2)]
        options["bot_overflow_extra_vp"] = bool(dice.roll(2))
        options["ice_age_trigger"] = ("trade", "any")[dice.roll(2)]
    room = MOST_CIVILIZATIONS - seats
    options["civbots"] = [DIFFICULTIES[dice.roll(3)] for _ in range(dice.roll(room + 1))]
    return seats, options


def check(number: int, every: int) -> None:
    seats, options = table_of(number)
    check_match(GAME, seats, f"historia {number}", options, every=every)


@pytest.mark.rule("HIS-005")
@pytest.mark.parametrize("share", range(SHARES))
def test_contracts_hold_in_random_matches(share: int) -> None:
    for number in range(share * MATCHES_OF_A_SHARE, (share + 1) * MATCHES_OF_A_SHARE):
        check(number, every=29)


def test_nothing_changes_after_then() -> None:
    with tail_rule(GAME):
        for number in range(12):
            check(10_000 + number, every=1_000)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(100))
def test_contracts_hold_in_thousands_of_matches(share: int) -> None:
    for number in range(1_000 + share * 24, 1_000 + (share + 1) * 24):
        check(number, every=11)
