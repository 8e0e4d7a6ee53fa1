"""The options of 7 Ages (7AG-352, 7AG-370 to 7AG-379)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saecula.core.variants import Variant as KernelVariant
from saecula.core.variants import option

FULL: Final = "full"
ROUNDS: Final = ("10", "15", "20", "30", "60")
PROPOSAL: Final = {"end": "age_3", "total_history": True}  # a match for an evening


@dataclass(frozen=True)
class Variant(KernelVariant):
    """How long a match lasts, and the optional rules."""

    end: str = option(
        FULL, choices=(FULL, "age_1", "age_2", "age_3", "age_4", "age_5", "age_6"), clause="7AG-352"
    )
    rounds: str = option("60", choices=ROUNDS, clause="7AG-352")
    total_history: bool = option(False, clause="7AG-370")
    pursuit: bool = option(False, clause="7AG-371")
    cadenced_progress: bool = option(False, clause="7AG-373")
    technology: bool = option(False, clause="7AG-376")
    security: bool = option(False, clause="7AG-377")
    faster_history: bool = option(False, clause="7AG-378")
    take_that: bool = option(False, clause="7AG-379")

    @property
    def last_age(self) -> int:
        """Return the age after which the match ends, or 0."""
        return 0 if self.end == FULL else int(self.end.removeprefix("age_"))
