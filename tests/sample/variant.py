"""The options of the sample game."""

from __future__ import annotations

from dataclasses import dataclass

from saecula.core.errors import BadOption
from saecula.core.variants import Variant, option


@dataclass(frozen=True)
class BazaarVariant(Variant):
    """Choose a short or a long game, and which parts to leave out."""

    rounds: str = option("2", choices=("1", "2", "3"), clause="SAM-010")
    riches: bool = option(True, clause="SAM-060")
    without: tuple[str, ...] = option((), choices=("dice", "raid"))

    def check(self, seats: int) -> None:
        if seats == 2 and "raid" in self.without and "dice" in self.without:
            raise BadOption("two players need dice or raids")
