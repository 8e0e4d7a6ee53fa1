"""Differences between JSON values: whatever the two are, the operations lead from one to the other."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from saecula.server.patch import diff, patched

values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b/c", "d~e", ""]),
    lambda inner: st.lists(inner, max_size=12) | st.dictionaries(st.sampled_from("ab/~"), inner, max_size=4),
    max_leaves=30,
)


def with_ids(numbers: list[int]) -> list[dict[str, Any]]:
    return [{"id": "abcdefgh"[number % 8], "n": number} for number in numbers]


things = st.lists(st.integers(0, 23), max_size=8).map(with_ids)


@given(things, things)
def test_operations_lead_from_some_things_to_others(old: Any, new: Any) -> None:
    assert patched(old, diff(old, new)) == new


def test_things_are_told_by_their_ids() -> None:
    old = with_ids([0, 1, 2, 3, 4, 5])
    new = with_ids([6, 0, 9, 3, 4, 5])
    assert diff(old, new) == [
        {"op": "remove", "path": "/2"},
        {"op": "add", "path": "/0", "value": {"id": "g", "n": 6}},
        {"op": "replace", "path": "/2/n", "value": 9},
    ]


@given(values, values)
def test_operations_lead_from_one_to_the_other(old: Any, new: Any) -> None:
    result = patched(old, diff(old, new))
    assert repr(result) == repr(new) or result == new


def test_a_window_that_moves_on_sends_only_what_is_new() -> None:
    old, new = list(range(100)), list(range(3, 104))
    operations = diff({"log": old}, {"log": new})
    assert len(operations) == 3 + 4
    assert patched({"log": old}, operations) == {"log": new}


def test_equal_values_need_nothing() -> None:
    assert diff({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) == []
