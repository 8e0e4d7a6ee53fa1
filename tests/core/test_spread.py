"""Spreads: numbers over places, checked against a dictionary."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from saecula.core.plain import spread_from_plain, spread_to_plain
from saecula.core.spread import NOTHING, Spread, spread

PLACES = st.integers(0, 340)
NUMBERS = st.integers(-3, 3) | st.integers(0, 1 << 115)
CHANGES = st.lists(st.tuples(st.sampled_from(("put", "add")), PLACES, NUMBERS), max_size=30)


def changed(changes: list[tuple[str, int, int]]) -> tuple[Spread, dict[int, int]]:
    """Make the same changes to a spread and to a dictionary."""
    value, numbers = NOTHING, dict[int, int]()
    for how, place, number in changes:
        value = value.put(place, number) if how == "put" else value.add(place, number)
        numbers[place] = number if how == "put" else numbers.get(place, 0) + number
    return value, {place: number for place, number in numbers.items() if number}


@given(CHANGES)
def test_a_spread_holds_what_a_dictionary_holds(changes: list[tuple[str, int, int]]) -> None:
    value, numbers = changed(changes)
    assert list(value) == sorted(numbers.items())
    assert [value.at(place) for place in range(342)] == [numbers.get(place, 0) for place in range(342)]
    assert value.mask == sum(1 << place for place in numbers)
    assert len(value) == len(numbers)
    assert [place for place in range(342) if place in value] == sorted(numbers)


@given(CHANGES, CHANGES)
def test_equal_spreads_are_those_of_equal_dictionaries(
    one: list[tuple[str, int, int]], other: list[tuple[str, int, int]]
) -> None:
    (first, numbers), (second, others) = changed(one), changed(other)
    assert (first == second) == (numbers == others)
    rebuilt = spread(numbers.items())
    assert rebuilt == first
    assert hash(rebuilt) == hash(first)


@given(CHANGES)
def test_a_spread_survives_json(changes: list[tuple[str, int, int]]) -> None:
    value, numbers = changed(changes)
    plain = spread_to_plain(value)
    assert plain == [[place, numbers[place]] for place in sorted(numbers)]
    assert spread_from_plain(plain) == value


def test_a_change_leaves_the_old_spread_as_it_was() -> None:
    old = spread([(5, 2)])
    assert old.put(5, 0) == NOTHING
    assert old.add(1, 1) == spread([(1, 1), (5, 2)])
    assert old == spread([(5, 2), (7, 0)])
    assert old != {5: 2}


def test_clearing_an_empty_place_makes_nothing_new() -> None:
    old = spread([(5, 2)])
    assert old.put(3, 0) is old


def test_it_says_what_it_holds() -> None:
    assert repr(spread([(9, 1), (5, 2)])) == "Spread(5: 2, 9: 1)"
    assert "five" not in spread([(5, 2)])
    assert not NOTHING
