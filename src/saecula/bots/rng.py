"""Random numbers of bots: a small, fast generator that is cheap to make, and seeds from texts."""

from __future__ import annotations

import hashlib
from typing import Final

_FACTOR: Final = 6364136223846793005  # of Knuth's MMIX linear congruential generator
_STEP: Final = 1442695040888963407
_MASK: Final = 0xFFFFFFFFFFFFFFFF
_SPREAD: Final = 0x9E3779B97F4A7C15


class Rng:
    """A 64-bit linear congruential generator: searches need many of them at once and make them often."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, count: int) -> int:
        """Return a number from 0 to count - 1."""
        self.state = state = (self.state * _FACTOR + _STEP) & _MASK
        return ((state >> 32) * count) >> 32


def random_bits(rng: Rng) -> int:
    """Return 64 random bits, for the dice of a determinization or the seed of a rollout."""
    return rng.below(1 << 32) << 32 | rng.below(1 << 32)


def seat_seed(seed: int, seat: int) -> int:
    """Derive a seat's own seed, so that its random numbers stay the same whatever the others do.

    Options compared with one seed thus meet common random numbers.
    """
    return seed ^ (seat + 1) * _SPREAD


def seed_number(seed: str) -> int:
    """Return 64 bits from a text, the same in every process."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")
