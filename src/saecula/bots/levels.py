"""The levels that people play against, from the weakest search to the strongest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saecula.bots.beam import BeamWidth
from saecula.bots.ismcts.bot import SearchSettings
from saecula.bots.rollouts import RolloutSettings

# Weaker levels err as people do: they look less far ahead, think through fewer ways to play a turn, and try
# fewer of their plans less often against what may come.
LEVELS: Final[Mapping[str, SearchSettings]] = {
    "settler": SearchSettings(simulations=16, depth=1.0, beam=BeamWidth(2, 2), root_width=4, z_threshold=2.0),
    "prince": SearchSettings(simulations=80, depth=1.0, beam=BeamWidth(2, 6), root_width=6, z_threshold=2.5),
    "emperor": SearchSettings(
        simulations=240, depth=1.5, beam=BeamWidth(4, 12), root_width=8, z_threshold=3.0
    ),
}

# The same in games whose turns have pauses.
STEP_LEVELS: Final[Mapping[str, SearchSettings]] = {
    "settler": SearchSettings(
        simulations=16, beam=BeamWidth(2, 2), root_width=4, plans=3, worlds=1, z_threshold=2.0
    ),
    "prince": SearchSettings(
        simulations=48, beam=BeamWidth(2, 4), root_width=6, plans=6, worlds=3, z_threshold=2.5
    ),
    "emperor": SearchSettings(
        simulations=120, beam=BeamWidth(3, 6), root_width=8, plans=16, worlds=3, z_threshold=3.0
    ),
}

# The same in games with a rollout policy.
ROLLOUT_LEVELS: Final[Mapping[str, RolloutSettings]] = {
    "greedy": RolloutSettings(lines=4),
    "settler": RolloutSettings(lines=8, width=3, simulations=12, z_threshold=2.0),
    "prince": RolloutSettings(lines=16, width=5, simulations=40),
    "emperor": RolloutSettings(lines=20, width=6, simulations=48, passes=2, z_threshold=3.0),
}
