"""How long the match still lasts."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules.status import last_round


def turns_left(g: ClashOfCultures, seat: Seat) -> float:
    """Return the turns a player has left, the one being played by the share of its actions."""
    board = g.content.board
    left = board.phases * max(last_round(g) - g.round, 0)
    if not g.phase:
        return float(left)
    return float(left + board.phases - g.phase + _of_this_phase(g, seat))


def _of_this_phase(g: ClashOfCultures, seat: Seat) -> float:
    if g.active == seat:
        return float(g.actions / g.content.board.actions)
    return float((seat - g.start) % g.seats > (g.active - g.start) % g.seats)
