"""The levels that people play against, from the weakest search to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saecula.bots.search import Setting

# Weaker levels err as people do: they try less, overlook what does not pay at once, and settle sooner for
# what looks better.
LEVELS: Final[Mapping[str, Setting]] = {
    "settler": Setting(simulations=100, breadth=12, patience=2.0),
    "chieftain": Setting(simulations=200, breadth=16, patience=2.25),
    "prince": Setting(simulations=400, breadth=24, patience=2.5),
    "king": Setting(simulations=800, breadth=40, patience=2.75),
    "emperor": Setting(simulations=2000, patience=3.0),
}
