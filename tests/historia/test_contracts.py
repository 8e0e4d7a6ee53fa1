"""The kernel's contracts over random matches of Historia, all player counts and variants."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.core.contracts import Dice, random_choice
from saecula.games.historia import GAME
from saecula.games.historia.variant import DIFFICULTIES, MOST_CIVILIZATIONS
from tests.contracts import Contracts

FLAGS = ("expert_cubes", "events", "goals", "ways_of_ruling", "advanced_rules", "leader_bonus_before_order")


def table_of(number: int) -> tuple[int, dict[str, Any]]:
    """Return players and options of the n-th match: every sixth has no option but civbots."""
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


@pytest.mark.rule("HIS-005")
class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 20, 10, 29, 12
    soak_matches = 24

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        return *table_of(number), random_choice
