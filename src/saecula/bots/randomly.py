"""The bot that picks any option."""

from __future__ import annotations

from typing import Any, Final

from saecula.bots.bot import Chance, seed_number
from saecula.core.position import Action
from saecula.core.secrecy import Seen


class RandomBot:
    """Picks any option, each as likely as the others."""

    name: Final = "random"

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed_number(seed))

    def choose(self, seen: Seen[Any], options: list[Action]) -> Action:  # noqa: ARG002
        """Any option."""
        return options[self._chance.below(len(options))]
