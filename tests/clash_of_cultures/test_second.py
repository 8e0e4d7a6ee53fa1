"""The game agrees with a second reading of its rulebook, over positions that were randomized."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from saecula.core.contracts import Dice, Driver, by_taste, random_choice
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import ClashOfCultures
from tests.clash_of_cultures.second import SecondReading
from tests.clash_of_cultures.second.shaken import begin
from tests.overlays import Item, lay, setting
from tests.second import Comparison, compare_choice

pytestmark = pytest.mark.no_cover

LIKED: Final = {
    "trade": 0,
    "end_turn": 6,
    "found": 15,
    "collect": 12,
    "construct": 60,
    "recruit": 25,
    "move": 90,
    "cheer": 20,
    "influence": 40,
    "advance": 14,
    "chart": 40,
    "done": 4,
    "by_road": 20,
    "fight_on": 30,
    "lay_tactic": 3,
}
OTHERS: Final = 10
WARLIKE: Final = {
    "trade": 0,
    "card": 0,
    "lay_tactic": 1,
    "lay_none": 50,
    "move": 300,
    "move_from": 100,
    "done": 1,
    "fight_on": 50,
    "end_turn": 30,
}
BASE: Final = {"base_only": True}
CHOICES: Final = 60
MATCHES: Final = 200  # of each kind and number of players, in `make soak`


def taste(_: ClashOfCultures, __: Seat, action: Action) -> int:
    """Like to do something, and not to trade."""
    return LIKED.get(action[0], OTHERS)


def learned(_: ClashOfCultures, __: Seat, action: Action) -> int:
    """Like advances, which bring events, and short turns, which bring the status phase."""
    return {"trade": 0, "card": 0, "advance": 200, "end_turn": 100}.get(action[0], OTHERS)


def warlike(_: ClashOfCultures, __: Seat, action: Action) -> int:
    """Like to move and to fight, and no tricks."""
    return WARLIKE.get(action[0], OTHERS)


EAGERLY: Final = by_taste(taste)
AT_WAR: Final = by_taste(warlike)
EAGER_TO_LEARN: Final = by_taste(learned)
DRIVERS: Final = (random_choice, EAGERLY, AT_WAR, EAGER_TO_LEARN)


def compare_shaken(
    seats: int,
    seed: str,
    comparison: Comparison,
    options: dict[str, Any],
    driver: Driver = EAGERLY,
    content: Any = None,
) -> None:
    """Play a few turns from a position in which everything was randomized, and compare all there is."""
    dice = Dice(f"second/{seed}")
    g = begin(seats, seed, options, dice, content)
    second = SecondReading(g)
    for index in range(CHOICES):
        name = f"{seats} seats, {options}, seed {seed!r}, choice {index}"
        if not g.asks or not compare_choice(GAME, second, g, dice, comparison, name, driver):
            return


def shaken_difference(seats: int, seed: str, content: Any = None, driver: Driver = EAGERLY) -> str:
    """The first difference of several such positions."""
    comparison = Comparison()
    for number in range(30):
        options = BASE if number % 2 else {}
        compare_shaken(seats, f"{seed} {number}", comparison, options, driver, content)
        if comparison.differences:
            break
    return comparison.report()


@pytest.mark.parametrize("options", [BASE, {}], ids=["base", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree(seats: int, options: dict[str, Any]) -> None:
    comparison = Comparison()
    for number in range(8):
        driver = DRIVERS[number % len(DRIVERS)]
        compare_shaken(seats, f"agree {number}", comparison, options, driver)
    assert comparison.report() == ""


@pytest.mark.soak
@pytest.mark.parametrize("options", [BASE, {}], ids=["base", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_over_many_positions(seats: int, options: dict[str, Any]) -> None:
    comparison = Comparison()
    for number in range(MATCHES):
        driver = DRIVERS[number % len(DRIVERS)]
        compare_shaken(seats, f"soak {number}", comparison, options, driver)
    assert comparison.report() == ""


@pytest.mark.parametrize(
    ("file", "item", "difference"),
    [
        ("advances", {"id": "storage", "powers": [{"key": "limit", "good": "food", "n": 3}]}, "goods"),
        ("board", setting("city_limit", 3), "expected, not offered: [('construct', "),
        ("buildings", {"id": "temple", "price": {"food": 2}}, "('construct', "),
        ("units", {"id": "infantry", "price": {"ore": 2}}, "'recruit', "),
        ("advances", {"id": "fishing", "powers": []}, "expected, not offered: [('"),
        ("advances", {"id": "storage", "token": "culture"}, "goods"),
        ("categories", {"id": "democracy", "requires": "writing"}, "'voting')"),
        ("board", setting("influence_success", 4), "choice"),
        ("board", setting("building_halves", 1), "points: expected"),
        ("advances", {"id": "rituals", "powers": []}, "('cheer',)"),
        ("advances", {"id": "roads", "powers": []}, "('by_road', "),
    ],
    ids=[
        *("limit", "size", "building", "unit", "yield", "token", "government"),
        *("influence", "points", "happiness", "roads"),
    ],
)
def test_another_number_in_the_game_is_a_difference(
    tmp_path: Path, file: str, item: Item, difference: str
) -> None:
    content = GAME.load_content(lay(tmp_path, file, item))
    assert difference in shaken_difference(3, "another number", content)


@pytest.mark.parametrize(
    ("file", "item"),
    [
        ("board", setting("hit_divisor", 4)),
        ("board", setting("die", [{"number": 6, "kind": "infantry"}] * 12)),
        ("units", {"id": "infantry", "value": 6}),
        ("board", setting("barbarian_gold", 3)),
    ],
    ids=["hits", "die", "ability", "reward"],
)
def test_another_number_of_battles_is_a_difference(tmp_path: Path, file: str, item: Item) -> None:
    content = GAME.load_content(lay(tmp_path, file, item))
    assert "expected" in shaken_difference(3, "another battle", content, AT_WAR)


@pytest.mark.parametrize(
    ("decision", "verb", "driver"),
    [
        ("act", "found", EAGERLY),
        ("act", "influence", EAGERLY),
        ("reap", "reap", EAGERLY),
        ("recruit", "hire", EAGERLY),
        ("move_to", "by_road", AT_WAR),
        ("move_to", "navigate", AT_WAR),
        ("cheer", "gladden", EAGERLY),
        ("trade", "route", EAGER_TO_LEARN),
        ("settle_tribe", "settle_tribe", EAGER_TO_LEARN),
        ("reinforce", "reinforce", EAGER_TO_LEARN),
        ("raze", "raze", EAGER_TO_LEARN),
    ],
)
def test_an_option_that_the_game_withholds_is_a_difference(
    monkeypatch: pytest.MonkeyPatch, decision: str, verb: str, driver: Driver
) -> None:
    entry = GAME.rules.entries[decision]
    listed: Callable[..., list[Action]] = entry.options

    def without_the_last(*frame: Any) -> list[Action]:
        options = listed(*frame)
        last = [action for action in options if action[0] == verb][-1:]
        rest = [action for action in options if action not in last]
        return rest or options

    monkeypatch.setattr(entry, "options", without_the_last)
    assert f"expected, not offered: [('{verb}'" in shaken_difference(2, "withheld", driver=driver)
