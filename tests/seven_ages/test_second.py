"""The game agrees with a second reading of its rulebook, over random matches and randomized positions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from saecula.core.contracts import LIMIT, Dice, Driver, by_taste, random_choice
from saecula.core.position import Action, Seat
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.position import SevenAges
from tests.overlays import Item, lay, setting
from tests.second import Comparison, compare_choice
from tests.seven_ages.second import SecondReading
from tests.seven_ages.second.shaken import WAR, begin
from tests.seven_ages.tastes import marcher

pytestmark = pytest.mark.no_cover

GROUPS: Final = {"gather": 60, "take": 30, "take_beyond": 30, "escort": 20, "toward": 20, "go_beyond": 5}
GROUPS_TOO: Final = GROUPS | {"go_to": 2, "send": 1, "send_all": 3, "done": 2, "ask_canal": 60}
BOLD: Final = {"send_all": 80, "send": 2, "gather": 2, "commit_all": 20, "commit": 10, "stay": 30, "done": 3}
USUAL: Final = 10
CHOICES: Final = 60
FOUND, PRODUCE, TRADE, MANOEUVRE, CIVILISE = 1, 2, 3, 4, 6
ACTIONS: Final = (FOUND, PRODUCE, TRADE, MANOEUVRE, WAR, CIVILISE)
PLAYERS: Final = (2, 4, 7)
OPTIONS: Final = ("total_history", "take_that", "pursuit", "technology")
MATCHES: Final = 40  # of each number of players, in `make soak`
POSITIONS: Final = 600


def in_groups(_: SevenAges, __: Seat, action: Action) -> int:
    """Like to move in groups, with ships and leaders."""
    return GROUPS_TOO.get(str(action[0]), USUAL)


def boldly(_: SevenAges, __: Seat, action: Action) -> int:
    """Like to attack, and to go on."""
    return BOLD.get(str(action[0]), USUAL)


DRIVERS: Final = (by_taste(in_groups), by_taste(boldly), random_choice, by_taste(marcher))


def compare_shaken(
    seats: int, seed: str, number: int, comparison: Comparison, action: int, content: Any = None
) -> None:
    """Play an action in a position in which everything was randomized, and compare all there is."""
    dice = Dice(f"second/{seed}")
    g = begin(seats, seed, {}, dice, action, content)
    second = SecondReading(g)
    driver: Driver = DRIVERS[number // len(ACTIONS) % len(DRIVERS)]
    for index in range(CHOICES):
        name = f"{seats} seats, seed {seed!r}, choice {index}"
        if not g.asks or not compare_choice(GAME, second, g, dice, comparison, name, driver):
            return


def compare_match(seats: int, number: int, comparison: Comparison, most: int) -> None:
    """Play a match, or the beginning of it, and compare all there is; every other one has optional rules."""
    options: dict[str, Any] = {"rounds": "15"} | dict.fromkeys(OPTIONS, number % 2 == 1)
    dice = Dice(f"second/{seats}/{number}")
    g = GAME.start(seats, f"second {number}", options)
    second = SecondReading(g)
    for index in range(most):
        name = f"{seats} seats, match {number}, choice {index}"
        if not g.asks or not compare_choice(
            GAME, second, g, dice, comparison, name, DRIVERS[number % len(DRIVERS)]
        ):
            return


def shaken_difference(seed: str, action: int, content: Any = None) -> str:
    """The first difference of some positions."""
    comparison = Comparison()
    for number in range(40):
        compare_shaken(PLAYERS[number % 2], f"{seed} {number}", number, comparison, action, content)
        if comparison.differences:
            break
    return comparison.report()


@pytest.mark.parametrize("seats", PLAYERS)
def test_both_readings_agree(seats: int) -> None:
    comparison = Comparison()
    for number in range(12):
        compare_shaken(seats, f"agree {number}", number, comparison, ACTIONS[number % len(ACTIONS)])
    assert comparison.report() == ""


@pytest.mark.parametrize("seats", PLAYERS)
def test_both_readings_agree_in_a_match(seats: int) -> None:
    comparison = Comparison()
    compare_match(seats, seats, comparison, 250)
    assert comparison.report() == ""


@pytest.mark.soak
@pytest.mark.parametrize("seats", PLAYERS)
def test_both_readings_agree_over_many_positions(seats: int) -> None:
    comparison = Comparison()
    for number in range(POSITIONS):
        compare_shaken(seats, f"soak {number}", number, comparison, ACTIONS[number % len(ACTIONS)])
    assert comparison.report() == ""


@pytest.mark.soak
@pytest.mark.parametrize("seats", PLAYERS)
def test_both_readings_agree_over_many_matches(seats: int) -> None:
    comparison = Comparison()
    for number in range(MATCHES):
        compare_match(seats, number, comparison, LIMIT)
    assert comparison.report() == ""


@pytest.mark.parametrize(
    ("action", "file", "item", "difference"),
    [
        (PRODUCE, "board", setting("wheat_income", 3), "income"),
        (WAR, "board", setting("fort_defence", 3), "potentials"),
        (WAR, "board", setting("elite_most", 2), "potentials"),
        (TRADE, "board", setting("ocean_age", 1), "range"),
        (PRODUCE, "board", setting("fort_price", 4), "'fort'"),
        (CIVILISE, "board", setting("city_ages", [1, 3, 4, 7]), "'build_city'"),
        (MANOEUVRE, "units", {"id": "spearmen", "move": 3}, "not expected: [('"),
        (PRODUCE, "units", {"id": "spearmen", "price": 3}, "money"),
        (WAR, "terrains", {"id": "mountain", "defence": 2}, "potentials"),
        (PRODUCE, "leader_types", {"id": "administrator", "effects": []}, "'build'"),
    ],
    ids=["wheat", "fort", "elites", "oceans", "price", "cities", "march", "unit", "mountain", "leader"],
)
def test_another_number_in_the_game_is_a_difference(
    tmp_path: Path, action: int, file: str, item: Item, difference: str
) -> None:
    content = GAME.load_content(lay(tmp_path, file, item))
    assert difference in shaken_difference("another number", action, content)


@pytest.mark.parametrize(
    ("action", "decision", "verb"),
    [
        (FOUND, "found", "found"),
        (PRODUCE, "build", "build"),
        (TRADE, "choose_partner", "trade_with"),
        (MANOEUVRE, "group", "go_to"),
        (WAR, "commit", "commit"),
        (CIVILISE, "civilise", "build_city"),
    ],
)
def test_an_option_that_the_game_withholds_is_a_difference(
    monkeypatch: pytest.MonkeyPatch, action: int, decision: str, verb: str
) -> None:
    entry = GAME.rules.entries[decision]
    listed: Callable[..., list[Action]] = entry.options

    def without_the_last(*frame: Any) -> list[Action]:
        options = listed(*frame)
        last = [action for action in options if action[0] == verb][-1:]
        rest = [action for action in options if action not in last]
        return rest or options

    monkeypatch.setattr(entry, "options", without_the_last)
    assert f"expected, not offered: [('{verb}'" in shaken_difference("withheld", action)
