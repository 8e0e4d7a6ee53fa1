"""Through the Ages: A New Story of Civilization, by Vlaada Chvátil, for two to four civilizations."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Game
from saecula.games.through_the_ages.position import ThroughTheAges

GAME: Final[Game[ThroughTheAges]] = Game.of(__name__, title="Through the Ages", version=2, players=(2, 4))
