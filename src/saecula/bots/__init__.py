"""Bots: players that see only what their seat sees.

`registry` makes them by name, `runner` lets them play. `greedy` plans by beam search, the levels `settler`,
`prince` and `emperor` are an information-set Monte Carlo tree search (`ismcts`) with growing budgets. In
games with a rollout policy all of them compare lines by rollouts instead (`rollouts`).
"""

from __future__ import annotations

from saecula.bots.base import Bot
from saecula.bots.beam import BeamWidth
from saecula.bots.external import ExternalBot
from saecula.bots.greedy import GreedyBot
from saecula.bots.ismcts.bot import ISMCTSBot, SearchSettings
from saecula.bots.ismcts.halving import ActionValue
from saecula.bots.levels import LEVELS
from saecula.bots.random_bot import RandomBot
from saecula.bots.registry import BOTS, USUAL_BOT, check_bot, check_player, make_bot, make_player
from saecula.bots.rng import seed_number
from saecula.bots.rollouts import RolloutBot, RolloutSettings
from saecula.bots.runner import Played, Turn, play_match, turn_of, turns

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL_BOT",
    "ActionValue",
    "BeamWidth",
    "Bot",
    "ExternalBot",
    "GreedyBot",
    "ISMCTSBot",
    "Played",
    "RandomBot",
    "RolloutBot",
    "RolloutSettings",
    "SearchSettings",
    "Turn",
    "check_bot",
    "check_player",
    "make_bot",
    "make_player",
    "play_match",
    "seed_number",
    "turn_of",
    "turns",
]
