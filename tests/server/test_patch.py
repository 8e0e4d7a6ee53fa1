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
