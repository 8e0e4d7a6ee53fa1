"""The levels that people play against, from the weakest search to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saecula.bots.beam import BeamWidth
from saecula.bots.ismcts.bot import SearchSettings

ONE_WORLD: Final = SearchSettings(simulations=0, root_width=1)  # greedy, where rollouts follow a policy

# Weaker levels err as people do: they look less far ahead, think through fewer ways to play a turn, and try
# fewer of their plans less often against what may come.
LEVELS: Final[Mapping[str, SearchSettings]] = {
    "settler": SearchSettings(
        simulations=16, depth=1.0, beam=BeamWidth(2, 2), root_width=4, plans=3, z_threshold=2.0
    ),
    "prince": SearchSettings(
        simulations=80, depth=1.0, beam=BeamWidth(2, 6), root_width=6, plans=10, z_threshold=2.5
    ),
    "emperor": SearchSettings(
        simulations=240, depth=1.5, beam=BeamWidth(4, 12), root_width=8, plans=48, z_threshold=3.0
    ),
}
