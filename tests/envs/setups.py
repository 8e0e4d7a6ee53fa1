"""All games and numbers of players, and legal choices, for tests of environments."""

from __future__ import annotations

from typing import Any

from saecula.games import all_games

SETUPS = [(game.id, seats) for game in all_games() for seats in range(game.players[0], game.players[1] + 1)]
FEWEST = [(game.id, max(2, game.players[0])) for game in all_games()]


def legal(mask: Any, action: Any) -> int:
    """Return a legal option for any number, because other libraries' tests sample any."""
    options = mask.nonzero()[0]
    return int(options[int(action) % len(options)])
