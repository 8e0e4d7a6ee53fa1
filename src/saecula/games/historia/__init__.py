"""Historia, by Marco Pranzo: twelve thousand years for one to six civilizations."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Game
from saecula.games.historia.position import Historia

GAME: Final[Game[Historia]] = Game.of(__name__, title="Historia", version=2, players=(1, 6), moves_per_turn=2)
