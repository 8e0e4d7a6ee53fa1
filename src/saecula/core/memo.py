"""Memos of bounded size, for values that are expensive to make and asked for again and again.

A memo is a plain dictionary, because nothing is looked up faster.
"""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def keep(memo: dict[K, V], limit: int, key: K, value: V) -> V:
    """Keep a new value and return it; a full memo is emptied first."""
    if len(memo) >= limit:
        memo.clear()
    memo[key] = value
    return value
