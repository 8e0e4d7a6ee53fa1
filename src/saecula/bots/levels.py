"""The levels that people play against, from the weakest search to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saecula.bots.search import Setting

# Weaker levels err as people do: they look less far, overlook what does not pay at once, and ponder less.
LEVELS: Final[Mapping[str, Setting]] = {
    "settler": Setting(simulations=24, foresight=1, breadth=8),
    "chieftain": Setting(simulations=60, foresight=1, breadth=12),
    "prince": Setting(simulations=120, foresight=2, breadth=16),
    "king": Setting(simulations=300, foresight=2, breadth=24),
    "emperor": Setting(simulations=800, foresight=2),
}
