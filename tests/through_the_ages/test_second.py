"""The game agrees with a second reading of its rulebook, over random matches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from saecula.core import flow
from saecula.core.contracts import Dice, Driver, by_taste, random_choice
from saecula.core.position import Action, Seat
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.entries import PRODUCTION
from saecula.games.through_the_ages.position import ThroughTheAges
from tests.overlays import Item, lay, setting
from tests.second import Comparison, compare, compare_choice
from tests.through_the_ages.second import MAIN, SecondReading
from tests.through_the_ages.second.shaken import shaken

pytestmark = pytest.mark.no_cover

LIKED: Final = {
    "end_actions": 3,
    "take": 8,
    "population": 40,
    "build": 40,
    "upgrade": 60,
    "destroy": 1,
    "stages": 100,
    "develop": 120,
    "revolt": 60,
    "lead": 60,
    "copy_tactic": 2,
    "prepare": 60,
    "aggress": 60,
    "declare_war": 60,
    "pass": 10,
}
OTHERS: Final = 20
URGENT: Final = 400
MATCHES: Final = 100  # of each kind and number of players, in `make soak`
SETTLED: Final = ("political_action", "act")
ON_THE_WAY: Final = (  # questions that follow from main decisions
    *("answer_offer", "bid", "build_free", "choose_action", "choose_gain", "choose_kind", "choose_loot"),
    *("choose_loss", "choose_mixture", "choose_ruined", "choose_side", "defend", "discard_cards"),
    *("follow_order", "lose_worker", "send_force", "use_route"),
)


def taste(g: ThroughTheAges, seat: Seat, action: Action) -> int:
    """Like what makes a civilization grow: first food and resources, and happy faces before an uprising."""
    verb, *words = action
    if verb in ("build", "upgrade"):
        technology = g.content.technologies[g.content.technology_index[words[-1]]]
        if technology.kind in PRODUCTION:
            return URGENT if g.age < 2 else LIKED[verb]
        if technology.symbols.happy and g.civs[seat].unused < 2:
            return URGENT
    return LIKED.get(verb, OTHERS)


EAGERLY: Final = by_taste(taste)


def compared(
    seats: int, seed: str, driver: Driver = EAGERLY, resigns: int = 0, content: Any = None
) -> Comparison:
    """A match, compared."""
    comparison = Comparison()
    compare(GAME, SecondReading, seats, seed, comparison, driver=driver, resigns=resigns, content=content)
    return comparison


@pytest.mark.parametrize("seed", ["eager 1", "eager 2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_where_civilizations_grow(seats: int, seed: str) -> None:
    assert compared(seats, seed).report() == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_where_all_is_random_and_somebody_resigns(seats: int) -> None:
    assert compared(seats, "random", random_choice, resigns=30).report() == ""


def compare_shaken(seats: int, seed: str, comparison: Comparison, one_in: int) -> None:
    """Randomize some positions of a match; compare a choice in each, with the questions that follow."""
    dice = Dice(f"shaken {seed}")
    g = GAME.start(seats, seed)
    while g.asks:
        if g.asks[0][0] in SETTLED and not dice.roll(one_in):
            other = shaken(g, dice)
            second = SecondReading(other)
            while compare_choice(
                GAME, second, other, dice, comparison, f"{seats} seats, shaken, seed {seed!r}"
            ):
                if not other.asks or other.asks[0][0] in MAIN:
                    break
        flow.play(g, *EAGERLY(g, dice))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_where_everything_is_thrown_anew(seats: int) -> None:
    comparison = Comparison()
    compare_shaken(seats, "thrown anew", comparison, one_in=3)
    assert comparison.report() == ""


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_over_many_thrown_positions(seats: int) -> None:
    comparison = Comparison()
    for number in range(MATCHES):
        compare_shaken(seats, f"soak {number}", comparison, one_in=2)
    assert comparison.report() == ""


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_over_many_matches(seats: int) -> None:
    comparison = Comparison()
    for number in range(MATCHES):
        seed = f"soak {number}"
        compare(GAME, SecondReading, seats, f"{seed} eager", comparison, driver=EAGERLY)
        compare(GAME, SecondReading, seats, f"{seed} random", comparison, resigns=60 if number % 3 else 0)
    assert comparison.report() == ""
    met = {name.removeprefix("options of ") for name in comparison.compared}
    pacts = {"answer_offer", "choose_side", "use_route"} if seats == 2 else set()
    assert {*MAIN, *ON_THE_WAY} - pacts <= met


@pytest.mark.parametrize(
    ("file", "item", "difference"),
    [
        ("board", setting("age_end_yellow", 1), "yellow: expected"),
        ("board", setting("row_costs", [1] * 6 + [2] * 3 + [3] * 4), "offered, not expected: [('take', 5)"),
        ("technologies", {"id": "philosophy", "cost": 2}, "('build', 'philosophy')"),
        ("technologies", {"id": "warriors", "symbols": {"strength": 2}}, "strength: expected"),
    ],
    ids=["age", "row", "price", "strength"],
)
def test_another_number_in_the_game_is_a_difference(
    tmp_path: Path, file: str, item: Item, difference: str
) -> None:
    content = GAME.load_content(lay(tmp_path, file, item))
    told = compared(2, "another number", content=content).report()
    assert told.startswith("through_the_ages, 2 seats, seed 'another number', choice ")
    assert difference in told


def test_an_option_that_the_game_withholds_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    act = GAME.rules.entries["act"]
    listed: Callable[..., list[Action]] = act.options

    def without_population(*frame: Any) -> list[Action]:
        return [action for action in listed(*frame) if action != ("population",)]

    monkeypatch.setattr(act, "options", without_population)
    assert "expected, not offered: [('population',)]" in compared(2, "withheld").report()


def test_a_step_that_the_game_leaves_out_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    act = GAME.rules.entries["act"]
    run: Callable[..., None] = act.run

    def for_nothing(g: ThroughTheAges, seat: Seat, action: Action, *frame: Any) -> None:
        actions = g.civs[seat].civil_actions
        run(g, seat, action, *frame)
        if action[0] == "build":
            g.civs[seat].civil_actions = actions

    monkeypatch.setattr(act, "run", for_nothing)
    assert "civil_actions: expected" in compared(3, "left out").report()
