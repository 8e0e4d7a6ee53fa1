"""The bounded memo."""

from __future__ import annotations

from saecula.core.memo import BoundedMemo


def test_a_memo_keeps_what_it_is_given() -> None:
    memo: BoundedMemo[str, int] = BoundedMemo(2)
    assert memo.keep("a", 1) == 1
    assert memo["a"] == 1
    assert memo.get("b") is None


def test_a_full_memo_starts_afresh() -> None:
    memo: BoundedMemo[int, int] = BoundedMemo(3)
    for number in range(10):
        memo.keep(number, number)
        assert 1 <= len(memo) <= 3
        assert memo[number] == number
    assert memo == {9: 9}
