"""The kernel's contracts over random matches of 7 Ages, and what such matches reach."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from saecula.core.contracts import by_taste, census, random_choice, random_match
from saecula.core.position import Frame, Seat
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import windows
from tests.contracts import Contracts
from tests.seven_ages.tastes import EVENTS, handing_out, marcher

MARCHING = by_taste(marcher)


class TestContracts(Contracts):
    game, shares, matches, every, tails = GAME, 2, 2, 23, 2
    soak_every = 31

    def match(self, number: int) -> tuple[int, dict[str, Any], Any]:
        options: dict[str, Any] = {"rounds": "10", "total_history": number % 2 == 0}
        if number % 3 == 2:
            options["faster_history"] = True
        for name in ("cadenced_progress", "technology", "security", "take_that"):
            options[name] = number % 4 == 1
        return 2 + number * 2 % 6, options, (random_choice, MARCHING, EVENTS)[number % 3]


@pytest.mark.no_cover
def test_random_matches_play_events_of_every_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    played: Counter[str] = Counter()
    kept = windows.play_event

    def noted(g: SevenAges, seat: Seat, card: str, *about: int) -> list[Frame]:
        played[g.content.event_of[card].when] += 1
        return kept(g, seat, card, *about)

    monkeypatch.setattr(windows, "play_event", noted)
    for number in range(12):
        random_match(GAME, 2 + number % 6, f"events {number}", {"rounds": "20"}, driver=handing_out)
    moments = {event.when for event in GAME.load_content(None).event_list}
    assert set(played) == moments, f"never played: {sorted(moments - set(played))}"


@pytest.mark.no_cover
def test_random_matches_ask_every_question() -> None:
    with census(GAME) as counts:
        for number in range(12):
            driver = MARCHING if number % 2 else random_choice
            random_match(GAME, 2 + number % 6, f"census {number}", {"rounds": "30"}, driver=driver)
    rare = {
        "aim_more",
        "let_through",
        "lose_unit",
        "quell",
        "yield_elephant",
        "permit",
        "step_back",
        "demand_money",
        "demand_exactly",
        "accept",
        "aim_leader",
        "choose_level",
        "place_fort",
        "leave_unpaid",
        "give_up",
        "build_there",
        "buy_glory",
        "dismiss_from",
        "flip_there",
        "artifact_site",
        "take_culture",
    }
    rare |= {"dismiss_from", "fight", "scrap", "stay_or_go", "retreat", "pull_out", "sacrifice", "redraw"}
    for id_, (_, one, several, many) in counts.items():
        assert id_ in rare or one + several, f"{id_} is never asked"
        assert not many or id_ == "start_in", f"{id_} has too many options"  # a pirate has all coasts
