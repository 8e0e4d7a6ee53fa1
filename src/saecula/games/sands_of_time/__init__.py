"""The Sands of Time, by Jeff Warrender: three dynasties of the ancient world for two to five empires."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Game
from saecula.games.sands_of_time.position import SandsOfTime

GAME: Final[Game[SandsOfTime]] = Game.of(__name__, title="The Sands of Time", version=2, players=(2, 5))
