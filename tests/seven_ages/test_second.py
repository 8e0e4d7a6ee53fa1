"""The game agrees with a second reading of its rulebook, over random matches and positions thrown anew."""

from __future__ import annotations

from typing import Any, Final

import pytest

from saecula.core.contracts import Dice, Driver, by_taste, random_choice
from saecula.core.position import Action, Seat
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.position import SevenAges
from tests.second import Comparison, compare, compare_choice
from tests.seven_ages.second import SecondReading
from tests.seven_ages.second.shaken import WAR, begin
from tests.seven_ages.tastes import marcher

pytestmark = pytest.mark.no_cover

GROUPS: Final = {"gather": 60, "take": 30, "take_beyond": 30, "escort": 20, "toward": 20, "go_beyond": 5}
GROUPS_TOO: Final = GROUPS | {"go_to": 2, "send": 1, "send_all": 3, "done": 2, "ask_canal": 60}
BOLD: Final = {"send_all": 80, "send": 2, "gather": 2, "commit_all": 20, "commit": 10, "stay": 30, "done": 3}
USUAL: Final = 10
CHOICES: Final = 60
ACTIONS: Final = (1, 2, 3, 4, WAR, 6)  # those of the markers, and conflicts
PLAYERS: Final = (2, 4, 7)


def in_groups(_: SevenAges, __: Seat, action: Action) -> int:
    """Like to move in groups, with ships and leaders."""
    return GROUPS_TOO.get(str(action[0]), USUAL)


def boldly(_: SevenAges, __: Seat, action: Action) -> int:
    """Like to attack, and to go on."""
    return BOLD.get(str(action[0]), USUAL)


DRIVERS: Final = (by_taste(in_groups), by_taste(boldly), random_choice, by_taste(marcher))


def compare_shaken(seats: int, seed: str, number: int, comparison: Comparison, content: Any = None) -> None:
    """Play an action in a position in which everything was thrown anew, and compare all there is."""
    dice = Dice(f"second/{seed}")
    g = begin(seats, seed, {}, dice, ACTIONS[number % len(ACTIONS)], content)
    second = SecondReading(g)
    driver: Driver = DRIVERS[number // len(ACTIONS) % len(DRIVERS)]
    for index in range(CHOICES):
        name = f"{seats} seats, seed {seed!r}, choice {index}"
        if not g.asks or not compare_choice(GAME, second, g, dice, comparison, name, driver):
            return
