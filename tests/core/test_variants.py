"""Options: typed, parsed from text, checked together."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.core.errors import BadOption
from saecula.core.variants import declared, parse, plain_options
from tests.sample.game import GAME
from tests.sample.variant import BazaarVariant


def test_defaults() -> None:
    assert parse(BazaarVariant, {}) == BazaarVariant()
    assert plain_options(BazaarVariant()) == {}
    assert [f.name for f in declared(BazaarVariant)] == ["rounds", "riches", "without"]


@pytest.mark.parametrize("value", ["no", "False", "0", "off", False])
def test_flags_are_words_or_booleans(value: Any) -> None:
    assert parse(BazaarVariant, {"riches": value}).riches is False


@pytest.mark.parametrize("value", ["dice,raid", ["dice", "raid"], ("dice", "raid")])
def test_lists_are_words_or_lists(value: Any) -> None:
    assert parse(BazaarVariant, {"without": value}).without == ("dice", "raid")


def test_plain_options_are_read_again() -> None:
    variant = BazaarVariant("3", False, ("raid",))
    assert plain_options(variant) == {"rounds": "3", "riches": False, "without": ["raid"]}
    assert parse(BazaarVariant, plain_options(variant)) == variant


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"speed": "fast"}, "unknown option 'speed'; there are: rounds, riches, without"),
        ({"rounds": "9"}, "option rounds: '9' is not one of 1, 2, 3"),
        ({"rounds": 2}, "option rounds: 2 is not one of"),
        ({"riches": "perhaps"}, "option riches: 'perhaps' is neither yes nor no"),
        ({"riches": 1}, "option riches: 1 is neither yes nor no"),
        ({"without": "dice,luck"}, "option without: 'luck' is not one of dice, raid"),
        ({"without": 5}, "option without: 5 is not a list of dice, raid"),
        ({"without": [["dice"]]}, "is not one of dice, raid"),
    ],
)
def test_bad_options(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        parse(BazaarVariant, given)


def test_options_that_exclude_each_other() -> None:
    with pytest.raises(BadOption, match="two players need dice or raids"):
        GAME.start(2, "x", {"without": "dice,raid"})
    GAME.start(3, "x", {"without": "dice,raid"})


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_number_of_players(seats: int) -> None:
    with pytest.raises(BadOption, match=f"bazaar is for 2 to 4 players, not {seats}"):
        GAME.start(seats, "x")
