"""Clash of Cultures: Monumental Edition, by Christian Marcussen, for two to four civilizations."""

from __future__ import annotations

from typing import Final

from saecula.core.game import Game
from saecula.games.clash_of_cultures.position import ClashOfCultures

GAME: Final[Game[ClashOfCultures]] = Game.of(
    __name__, title="Clash of Cultures", version=3, players=(2, 4), turn_choices=32, pause="act"
)
