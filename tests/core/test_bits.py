"""Bit sets of places."""

from __future__ import annotations

from saecula.core.bits import adjacency, bits, incidence

PAIRS = [(0, 1), (1, 2), (3, 1)]


def test_bits_are_ascending() -> None:
    assert (bits(0), bits(0b1011)) == ((), (0, 1, 3))


def test_adjacency_holds_both_ways() -> None:
    masks = adjacency(5, PAIRS)
    assert [bits(mask) for mask in masks] == [(1,), (0, 2, 3), (1,), (1,), ()]


def test_incidence_numbers_the_pairs() -> None:
    assert [bits(mask) for mask in incidence(5, PAIRS)] == [(0,), (0, 1, 2), (1,), (2,), ()]
