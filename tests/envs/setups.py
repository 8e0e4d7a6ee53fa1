"""The games and numbers of players that environments are tested with: all."""

from __future__ import annotations

from saecula.games import all_games

SETUPS = [(game.id, seats) for game in all_games() for seats in range(game.players[0], game.players[1] + 1)]
FEWEST = [(game.id, max(2, game.players[0])) for game in all_games()]
