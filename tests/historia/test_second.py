"""The game agrees with a second reading of its rulebook, over random matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from saecula.core import flow
from saecula.core.contracts import Dice, Driver, by_taste, random_choice
from saecula.core.position import Action, Seat
from saecula.games.historia import GAME
from saecula.games.historia.position import Historia
from tests.historia.second import SecondReading
from tests.historia.second.cards import BOARD
from tests.historia.second.shaken import can_be_shaken, shaken
from tests.overlays import Item, lay, setting
from tests.second import Comparison, compare, compare_choice

pytestmark = pytest.mark.no_cover

Options = Mapping[str, Any]

EVERYTHING: Final[Options] = {
    "civilizations": "choose",
    "expert_cubes": True,
    "events": True,
    "goals": True,
    "ways_of_ruling": True,
    "advanced_rules": True,
    "leader_bonus_before_order": True,
    "bot_overflow_extra_vp": False,
    "ice_age_trigger": "any",
}
WITH_CIVBOTS: Final[Options] = {"civbots": ("king", "noble"), "events": True}
TABLES: Final[list[tuple[int, Options]]] = [
    (1, {}),
    (1, {"civbots": ("noble", "chieftain"), "events": True, "goals": True, "ways_of_ruling": True}),
    (2, {}),
    (2, EVERYTHING),
    (2, {"civbots": ("king", "king", "noble", "chieftain")}),
    (3, {}),
    (3, EVERYTHING),
    (4, {**WITH_CIVBOTS, "goals": True, "ways_of_ruling": True}),
    (5, {"events": True, "ways_of_ruling": True}),
    (6, {}),
    (6, EVERYTHING),
]
NAMES: Final = [f"{seats} {' '.join(options) or 'plain'}" for seats, options in TABLES]
FEW: Final = 2  # matches of each kind
MANY: Final = 100  # in `make soak`

ADVANCING: Final = {"technology": 60, "trade": 60, "military": 40, "arts": 30, "exploitation": 30}
LIKED: Final = {"extended": 60, "activate": 20, "recover": 40, "give_up": 1, "rule": 4, "revolution": 2}
OTHERS: Final = 10
QUESTIONS: Final = (
    *("choose_cards", "keep_leader", "start_territory", "next_card", "choose_mode", "before", "after"),
    *("end_turn", "place_cube", "exploit", "recover_cubes", "trade_partner", "raid_victim", "war_target"),
    *("take_wonder", "destroy_wonder", "refresh_wonder", "take_card", "draw_advisor", "borrow_cubes"),
    *("return_from_map", "choose_civilization", "exclude_advisor", "goal_column", "goal_cell"),
)


def taste(_g: Historia, _seat: Seat, action: Action) -> int:
    """Prefer what makes a civilization grow."""
    if action[0] == "play":
        return ADVANCING.get(action[1], LIKED.get(action[1], OTHERS))
    return LIKED.get(action[0], OTHERS)


EAGERLY: Final = by_taste(taste)


def compared(
    seats: int, seed: str, options: Options, driver: Driver = random_choice, content: Any = None
) -> Comparison:
    """Play a match and return its comparison with the second reading."""
    comparison = Comparison()
    compare(GAME, SecondReading, seats, seed, comparison, options=options, driver=driver, content=content)
    return comparison


def compare_matches(seats: int, options: Options, number: int, comparison: Comparison) -> None:
    """Compare some matches where everything is random, and some where civilizations grow."""
    for match in range(number):
        driver = EAGERLY if match % 2 else random_choice
        compare(GAME, SecondReading, seats, f"match {match}", comparison, options=options, driver=driver)


def compare_shaken(seats: int, options: Options, seed: str, comparison: Comparison) -> None:
    """Shake positions of a match; compare an action round in each, with what follows."""
    dice = Dice(f"shaken {seed}")
    g = GAME.start(seats, seed, options)
    while g.asks:
        if can_be_shaken(g):
            other = shaken(g, dice)
            second = SecondReading(other)
            while other.asks and (other.round, other.action_round) == (g.round, g.action_round):
                name = f"{seats} seats, shaken, seed {seed!r}, round {g.round}"
                if not compare_choice(GAME, second, other, dice, comparison, name):
                    return
        flow.play(g, *random_choice(g, dice))


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_both_readings_agree_over_matches(seats: int, options: Options) -> None:
    comparison = Comparison()
    compare_matches(seats, options, FEW, comparison)
    assert comparison.report() == ""


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_both_readings_agree_where_everything_is_thrown_anew(seats: int, options: Options) -> None:
    comparison = Comparison()
    compare_shaken(seats, options, "thrown anew", comparison)
    assert comparison.report() == ""


@pytest.mark.soak
def test_both_readings_agree_over_many_matches_and_thrown_positions() -> None:
    comparison = Comparison()
    for seats, options in TABLES:
        compare_matches(seats, options, MANY, comparison)
        for number in range(MANY // 2):
            compare_shaken(seats, options, f"soak {number}", comparison)
    assert comparison.report() == ""
    met = {name.removeprefix("options of ") for name in comparison.compared}
    assert set(QUESTIONS) <= met


@pytest.mark.parametrize(
    ("file", "item", "difference"),
    [
        ("military_levels", {"id": "military_03", "bonuses": []}, "hand: expected"),
        ("board", setting("revolution_row", 2), "offered, not expected: [('play', 'revolution')"),
        ("territory_tiles", {"id": "tile_01", "vp": 2}, "vp: expected"),
        ("governments", {"id": "clan", "cubes": 2}, "personal: expected"),
        ("measures", {"id": "recover_cards", "n": 3}, "hand: expected"),
        ("technologies", {"id": "wheel", "cards": 3}, "asked: expected"),
    ],
    ids=["level", "revolution", "tile", "government", "measure", "wheel"],
)
def test_another_number_in_the_game_is_a_difference(
    tmp_path: Path, file: str, item: Item, difference: str
) -> None:
    content = GAME.load_content(lay(tmp_path, file, item))
    report = "".join(compared(2, f"number {n}", {}, EAGERLY, content).report() for n in range(8))
    assert report.startswith("historia, 2 seats, seed 'number ")
    assert difference in report


def test_a_border_more_is_a_difference(tmp_path: Path) -> None:
    edges = [*BOARD.edges, ("north_america", "russia")]
    content = GAME.load_content(lay(tmp_path, "board", setting("edges", edges)))
    report = "".join(compared(4, f"border {n}", {}, content=content).report() for n in range(4))
    assert "offered, not expected: [('place', " in report


def test_an_option_that_the_game_withholds_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    choose_mode = GAME.rules.entries["choose_mode"]
    listed: Callable[..., list[Action]] = choose_mode.options

    def without_extended(*frame: Any) -> list[Action]:
        return [action for action in listed(*frame) if action != ("extended",)]

    monkeypatch.setattr(choose_mode, "options", without_extended)
    report = compared(3, "withheld", {}, EAGERLY).report()
    assert "asked: expected [('choose_mode', 2)]" in report  # a single mode is taken unasked


def test_a_step_that_the_game_leaves_out_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    trade_partner = GAME.rules.entries["trade_partner"]
    run: Callable[..., None] = trade_partner.run

    def for_nothing(g: Historia, seat: Seat, action: Action, *frame: Any) -> None:
        partner = g.civs[action[1]]
        vp = partner.vp
        run(g, seat, action, *frame)
        partner.vp = vp

    monkeypatch.setattr(trade_partner, "run", for_nothing)
    report = "".join(compared(4, f"left out {n}", {}).report() for n in range(4))
    assert "vp: expected" in report
