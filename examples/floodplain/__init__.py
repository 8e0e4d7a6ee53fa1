"""Floodplain: a small game that shows how a game is added; see docs/adding-a-game.md."""

from typing import Final

from floodplain.position import Floodplain
from saecula.core.game import Game

GAME: Final[Game[Floodplain]] = Game.of(__name__, title="Floodplain", version=1, players=(2, 4))
