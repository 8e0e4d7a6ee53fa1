"""The kernel's contracts over random matches of 7 Ages, and what such matches reach."""

from __future__ import annotations

from typing import Any

from saecula.core.contracts import census, random_choice, random_match
from saecula.games.seven_ages import GAME
from tests.contracts import Contracts


class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 2, 2, 23, 2
    soak_every = 31

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        options: dict[str, Any] = {"rounds": "10", "total_history": number % 2 == 0}
        if number % 3 == 2:
            options["faster_history"] = True
        for name in ("cadenced_progress", "technology", "security", "take_that"):
            options[name] = number % 4 == 1
        return 2 + number * 2 % 6, options, random_choice


def test_random_matches_ask_every_question() -> None:
    with census(GAME) as counts:
        for number in range(12):
            random_match(GAME, 2 + number % 6, f"census {number}", {"rounds": "30"})
    rare = {
        "permit",
        "step_back",
        "demand_money",
        "demand_exactly",
        "accept",
        "aim_leader",
        "aim_more",
        "choose_level",
        "place_fort",
        "leave_unpaid",
        "give_up",
        "build_there",
        "buy_glory",
    }
    rare |= {"aim_more", "fight", "scrap", "stay_or_go", "retreat", "pull_out", "sacrifice", "redraw"}
    for id_, (_, one, several, many) in counts.items():
        assert id_ in rare or one + several, f"{id_} is never asked"
        assert not many or id_ == "start_in", f"{id_} has too many options"  # a pirate has all coasts
