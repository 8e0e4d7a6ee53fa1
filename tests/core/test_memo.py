"""Memos of bounded size."""

from __future__ import annotations

from saecula.core.memo import keep


def test_a_memo_keeps_what_it_is_given() -> None:
    memo: dict[str, int] = {}
    assert keep(memo, 2, "a", 1) == 1
    assert keep(memo, 2, "b", 2) == 2
    assert memo == {"a": 1, "b": 2}


def test_a_full_memo_starts_afresh() -> None:
    memo: dict[int, int] = {}
    for number in range(10):
        keep(memo, 3, number, number)
        assert 1 <= len(memo) <= 3
        assert memo[number] == number
    assert memo == {9: 9}
