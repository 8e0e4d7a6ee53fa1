"""The levels that people play against, from the weakest search to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saecula.bots.search import Setting

# Weaker levels err as people do: they try less, overlook what does not pay at once, settle sooner for what
# looks better, and see the end of the match later.
LEVELS: Final[Mapping[str, Setting]] = {
    "settler": Setting(simulations=100, end_in_sight=2, breadth=12, patience=2.0),
    "chieftain": Setting(simulations=200, end_in_sight=2, breadth=16, patience=2.25),
    "prince": Setting(simulations=400, end_in_sight=3, breadth=24, patience=2.5),
    "king": Setting(simulations=800, end_in_sight=3, breadth=40, patience=2.75),
    "emperor": Setting(simulations=2000, end_in_sight=4, patience=3.0),
}
