"""The bot that chooses uniformly at random."""

from __future__ import annotations

from typing import Any, Final

from saecula.bots.rng import Rng, seed_number
from saecula.core.position import Action
from saecula.core.secrecy import Seen


class RandomBot:
    """Picks each option with the same probability."""

    name: Final = "random"

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed_number(seed))

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:  # noqa: ARG002
        """Return a random option."""
        return options[self._rng.below(len(options))]
