"""Activation and mood (COC-075 to COC-079, COC-118 to COC-122)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import cities
from saecula.games.clash_of_cultures.rules.cities import ANGRY, HAPPY, NEUTRAL
from tests.clash_of_cultures.table import Table, table


def collect(t: Table, hex_: str = "D2") -> Table:
    """Collect from the city's own hex."""
    return t.do("collect", hex_).take("reap", "done")


@pytest.mark.rule("COC-076")
def test_size_counts_pieces_of_all_colours() -> None:
    t = table().city(0, "D2", "temple", "academy").colour(1, "D2", "academy")
    assert t.realm(0).size(t.place("D2")) == 3


@pytest.mark.rule("COC-077", "COC-X06")
def test_mood_modifies_the_size() -> None:
    assert [cities.modified_size(3, mood) for mood in (HAPPY, NEUTRAL, ANGRY)] == [4, 3, 1]
    t = table().city(0, "D2", "temple", "academy", mood="happy")
    for option in ("collect", "recruit"):
        for mood, number in (("happy", 4), ("neutral", 3), ("angry", 1)):
            t.city(0, "D2", "temple", "academy", mood=mood)
            assert t.realm().strength(t.place("D2"), option) == number


@pytest.mark.rule("COC-118", "COC-119", "COC-120", "COC-X07")
def test_each_further_activation_of_a_turn_lowers_the_mood() -> None:
    t = table().act(left=5)
    moods = []
    for _ in range(3):
        collect(t)
        moods.append(t.mood("D2"))
    assert moods == ["happy", "neutral", "angry"]
    assert t.offered("collect") == ["D2"]
    collect(t)
    assert t.mood("D2") == "angry"
    assert t.offered("collect") == []
    assert t.g.actions == 1


@pytest.mark.rule("COC-120", "COC-122")
def test_an_angry_city_is_activated_once_a_turn() -> None:
    t = table().city(0, "D2", mood="angry").act()
    collect(t)
    assert t.offered("collect") == []
    t.end().act()
    assert t.offered("collect") == ["D2"]


@pytest.mark.rule("COC-121")
def test_the_mood_drops_after_the_option() -> None:
    t = table().act(left=2)
    collect(t)
    t.do("collect", "D2")
    assert t.mood("D2") == "happy"
    t.do("reap", "D2", "food").do("reap", "E2", "ore")
    assert t.mood("D2") == "neutral"
    assert t.stock() == {"food": 1, "ore": 1}


@pytest.mark.rule("COC-121", "COC-122", "COC-X38")
def test_a_rise_lifts_the_bar_and_the_count_goes_on() -> None:
    t = table().city(0, "D2", mood="angry").goods(0, mood=1, food=2).act(left=4)
    collect(t)
    assert t.g.barred == t.mask("D2")
    t.do("cheer")
    assert t.mood("D2") == "neutral"
    assert not t.g.barred
    t.do("recruit", "D2")
    assert t.at(0, "D2") == ["settler", "settler"]
    assert t.mood("D2") == "angry"
    collect(t)
    assert t.offered("collect") == []


@pytest.mark.rule("COC-075")
def test_cities_are_happy_neutral_or_angry() -> None:
    t = table()
    assert t.mood("D2") == "happy"
    cities.set_mood(t.g, t.place("D2"), NEUTRAL)
    assert t.mood("D2") == "neutral"
    cities.set_mood(t.g, t.place("D2"), ANGRY)
    assert t.mood("D2") == "angry"
    assert not t.g.happy & t.mask("D2")
