"""The levels that people play against, from the weakest search to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saecula.bots.planning import Care
from saecula.bots.search import Setting

# Weaker levels err as people do: they think through fewer ways to play a turn, and try fewer of their plans
# less often against what may come.
LEVELS: Final[Mapping[str, Setting]] = {
    "settler": Setting(simulations=32, care=Care(1, 4), breadth=5, patience=2.0),
    "prince": Setting(simulations=80, care=Care(2, 6), breadth=8, patience=2.5),
    "emperor": Setting(simulations=320, care=Care(2, 6), breadth=16, patience=3.0),
}
