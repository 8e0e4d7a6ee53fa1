"""The game agrees with a second reading of its rulebook, over random matches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from saecula.core import flow
from saecula.core.contracts import LIMIT, Dice, Driver, by_taste, random_choice
from saecula.core.position import Action, Seat
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.position import SandsOfTime
from tests.overlays import Item, lay, setting
from tests.sands_of_time.second import SecondReading
from tests.sands_of_time.second.shaken import shaken
from tests.second import Comparison, compare, compare_choice

pytestmark = pytest.mark.no_cover

LIKED: Final = {
    "carry_out": 60,
    "decline": 2,
    "conquest": 40,
    "attack": 40,
    "annex": 60,
    "done": 4,
    "build": 30,
    "build_by_labour": 30,
    "end_turn": 30,
    "consent": 20,
    "refuse": 5,
    "oppress": 4,
    "support": 4,
    "tax": 4,
}
OTHERS: Final = 10
MATCHES: Final = 100  # of each kind and number of players, in `make soak`
ASKED: Final = (  # every question of the game
    *("found_province", "choose_capital", "first_caravan", "raise_one", "seventh_peasant", "first_advance"),
    *("choose_cards", "next_card", "close_turn", "lay", "lay_more", "levy", "conquest", "wager", "retreat"),
    *("return_citizens", "annex_after", "ask_passage", "consent", "move_from", "move_to", "move_number"),
    *("move_on", "plunder_one", "plunder_all", "site", "choose_building", "second_site", "govern", "advance"),
    *("advance_more", "lay_out", "open_route", "pay_caravan", "free_caravan", "tribute", "grow"),
    *("choose_chronicle", "keep_grain", "keep_gold"),
)


def taste(_: SandsOfTime, __: Seat, action: Action) -> int:
    """Like battles, and to do something with the cards."""
    return LIKED.get(action[-1] if action[0] == "choose" else action[0], OTHERS)


EAGERLY: Final = by_taste(taste)


def compare_shaken(
    seats: int, seed: str, comparison: Comparison, driver: Driver = EAGERLY, content: Any = None
) -> None:
    """Play a match from a position in which everything was randomized, and compare all there is."""
    dice = Dice(f"second/{seed}")
    g = GAME.start(seats, seed, None, content)
    while g.asks[0][0] != "choose_cards":
        flow.play(g, *random_choice(g, dice))
    g = shaken(g, dice)
    second = SecondReading(g)
    for index in range(LIMIT):
        name = f"{seats} seats, shaken, seed {seed!r}, choice {index}"
        if not g.asks or not compare_choice(GAME, second, g, dice, comparison, name, driver):
            return


def shaken_difference(seats: int, seed: str, content: Any = None) -> str:
    """The first difference of matches from positions in which everything was randomized."""
    comparison = Comparison()
    for number in range(5):
        compare_shaken(seats, f"{seed} {number}", comparison, content=content)
        if comparison.differences:
            break
    return comparison.report()


@pytest.mark.parametrize("driver", [random_choice, EAGERLY], ids=["random", "eager"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_readings_agree_from_the_preparation_on(seats: int, driver: Driver) -> None:
    comparison = Comparison()
    for seed in ("from the preparation 1", "from the preparation 2"):
        compare(GAME, SecondReading, seats, seed, comparison, driver=driver)
    assert comparison.report() == ""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_readings_agree_from_the_midst_of_a_match_on(seats: int) -> None:
    comparison = Comparison()
    for number in range(4):
        compare_shaken(seats, f"from the midst {number}", comparison)
    assert comparison.report() == ""


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_readings_agree_over_many_matches(seats: int) -> None:
    comparison = Comparison()
    for number in range(MATCHES):
        compare(GAME, SecondReading, seats, f"soak {number} random", comparison)
        compare(GAME, SecondReading, seats, f"soak {number} eager", comparison, driver=EAGERLY)
        compare_shaken(seats, f"soak {number}", comparison, random_choice if number % 3 else EAGERLY)
    assert comparison.report() == ""
    assert {f"options of {name}" for name in ASKED} <= set(comparison.compared)


@pytest.mark.parametrize(
    ("file", "item", "difference"),
    [
        ("board", setting("levy_price", 2), "stock: expected"),
        ("board", setting("wager_factor", 1), "at ('wager', "),
        ("board", setting("growth", [6, 11, 16, 21]), "peasants: expected"),
        ("board", setting("thresholds", [0, 4, 5]), "round: expected"),
        ("board", setting("max_wager", 1), "expected, not offered: [('wager', 2)"),
        ("buildings", {"id": "quarry", "level": 2}, "field a: expected"),
        ("buildings", {"id": "aqueduct", "effects": [{"op": "room", "n": 3}]}, "citizens: expected"),
        ("action_cards", {"id": "raid", "categories": ["culture"]}, "focus: expected"),
        ("advances", {"id": "law", "lyres": 1}, "symbols: expected"),
    ],
    ids=["levy", "wager", "growth", "die", "most", "level", "room", "focus", "symbols"],
)
def test_another_number_in_the_game_is_a_difference(
    tmp_path: Path, file: str, item: Item, difference: str
) -> None:
    content = GAME.load_content(lay(tmp_path, file, item))
    assert difference in shaken_difference(3, "another number", content)


def test_an_option_that_the_game_withholds_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    levy = GAME.rules.entries["levy"]
    listed: Callable[..., list[Action]] = levy.options

    def without_disarming(*frame: Any) -> list[Action]:
        return [action for action in listed(*frame) if action[0] != "disarm"]

    monkeypatch.setattr(levy, "options", without_disarming)
    assert "expected, not offered: [('disarm', " in shaken_difference(4, "withheld")


def test_a_step_that_the_game_leaves_out_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    close_turn = GAME.rules.entries["close_turn"]
    run: Callable[..., None] = close_turn.run

    def without_unrest(g: SandsOfTime, seat: Seat, *rest: Any) -> None:
        unrest = g.empires[seat].unrest
        run(g, seat, *rest)
        g.empires[seat].unrest = unrest

    monkeypatch.setattr(close_turn, "run", without_unrest)
    comparison = Comparison()
    compare(GAME, SecondReading, 2, "left out", comparison)
    assert "unrest: expected" in comparison.report()
