"""7 Ages, by Harry Rowland, for two to seven players."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Game
from saecula.games.seven_ages.position import SevenAges

GAME: Final[Game[SevenAges]] = Game.of(__name__, title="7 Ages", version=1, players=(2, 7))
