"""The options of Historia."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saecula.core.errors import BadOption
from saecula.core.variants import Variant as KernelVariant
from saecula.core.variants import option

MOST_CIVILIZATIONS: Final = 6
DIFFICULTIES: Final = ("chieftain", "noble", "king")


@dataclass(frozen=True)
class Variant(KernelVariant):
    """What the players agree on before the match. [HIS-330]"""

    civilizations: str = option("random", choices=("random", "choose"), clause="HIS-012")
    civbots: tuple[str, ...] = option((), choices=DIFFICULTIES, clause="HIS-231")
    expert_cubes: bool = option(False, clause="HIS-014")
    events: bool = option(False, clause="HIS-290")
    goals: bool = option(False, clause="HIS-300")
    ways_of_ruling: bool = option(False, clause="HIS-310")
    advanced_rules: bool = option(False, clause="HIS-320")
    leader_bonus_before_order: bool = option(False, clause="HIS-212")
    bot_overflow_extra_vp: bool = option(True, clause="HIS-240")
    ice_age_trigger: str = option("trade", choices=("trade", "any"), clause="HIS-330")

    def check(self, seats: int) -> None:
        """Refuse more than six civilizations. [HIS-230]"""
        if seats + len(self.civbots) > MOST_CIVILIZATIONS:
            raise BadOption(
                f"option civbots: {seats} players leave room for {MOST_CIVILIZATIONS - seats} civbots, "
                f"not {len(self.civbots)}"
            )

    def difficulties(self, seats: int) -> tuple[str, ...]:
        """Return the civbots in play, hardest first; by default a lone player meets five Chieftains.

        [HIS-230, HIS-233]
        """
        bots = self.civbots
        if seats == 1 and not bots:
            bots = (DIFFICULTIES[0],) * (MOST_CIVILIZATIONS - 1)
        return tuple(sorted(bots, key=DIFFICULTIES.index, reverse=True))
