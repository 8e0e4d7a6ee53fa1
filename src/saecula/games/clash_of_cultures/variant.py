"""The options of Clash of Cultures (COC-001, COC-024, COC-390 to COC-397)."""

from __future__ import annotations

from dataclasses import dataclass

from saecula.core.errors import BadOption
from saecula.core.variants import Variant as KernelVariant
from saecula.core.variants import option


@dataclass(frozen=True)
class Variant(KernelVariant):
    """The variants of the rulebook."""

    base_only: bool = option(False, clause="COC-390")
    chosen_start: bool = option(False, clause="COC-024")
    short_game: bool = option(False, clause="COC-394")
    flexible_end: bool = option(False, clause="COC-391")
    no_events: bool = option(False, clause="COC-392")
    optional_events: bool = option(False, clause="COC-393")
    random_leader: bool = option(False, clause="COC-395")
    wonder_buffet: bool = option(False, clause="COC-396")
    alternate_history: bool = option(False, clause="COC-397")

    def check(self, seats: int) -> None:  # noqa: ARG002  the rules are the same for any number
        """Refuse options that exclude each other."""
        if self.short_game and self.flexible_end:
            raise BadOption("short_game and flexible_end each set the end of the game: choose one")
        if self.no_events and self.optional_events:
            raise BadOption("no_events leaves out what optional_events offers: choose one")
        if self.base_only and self.random_leader:
            raise BadOption("random_leader needs leaders, which base_only leaves out")
        if self.base_only and self.alternate_history:
            raise BadOption("alternate_history needs leaders, which base_only leaves out")
