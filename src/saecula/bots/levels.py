"""The levels that people play against, from the weakest search to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saecula.bots.planning import Care
from saecula.bots.search import Setting

# Weaker levels err as people do: they look less far ahead, think through fewer ways to play a turn, and try
# fewer of their plans less often against what may come.
LEVELS: Final[Mapping[str, Setting]] = {
    "settler": Setting(simulations=16, foresight=1.0, care=Care(2, 2), breadth=4, patience=2.0),
    "prince": Setting(simulations=80, foresight=1.0, care=Care(2, 6), breadth=6, patience=2.5),
    "emperor": Setting(simulations=240, foresight=1.5, care=Care(4, 12), breadth=8, patience=3.0),
}
