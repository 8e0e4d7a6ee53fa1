"""What a bot is, and where its dice come from."""

from __future__ import annotations

import hashlib
from typing import Any, Final, Protocol

from saecula.core.position import Action
from saecula.core.secrecy import Seen

_FACTOR: Final = 6364136223846793005
_STEP: Final = 1442695040888963407
_MASK: Final = 0xFFFFFFFFFFFFFFFF


class Bot(Protocol):
    """A player: sees what its seat sees and picks one of the options."""

    @property
    def name(self) -> str: ...

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action: ...


class Chance:
    """A small generator: many of them are needed at once, and made often."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        self.state = state = (self.state * _FACTOR + _STEP) & _MASK
        return ((state >> 32) * count) >> 32


def dice_of(chance: Chance) -> int:
    """Sixty-four bits, for the dice of an imagined world."""
    return chance.below(1 << 32) << 32 | chance.below(1 << 32)


def seed_number(seed: str) -> int:
    """Sixty-four bits from a text, the same in every process."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")
