"""Citizens that are returned to the supply, and regions that are lost (4.4, 5.3)."""

from __future__ import annotations

from tests.sands_of_time.second.box import PIECES
from tests.sands_of_time.second.course import Course, ask
from tests.sands_of_time.second.preparation import choose_capital
from tests.sands_of_time.second.table import Player


def give_up(player: Player, region: str, number: int) -> Course[None]:
    """Return citizens from a region, peasants or soldiers as the player likes, as far as there are any."""
    for _ in range(min(number, player.citizens_in(region))):
        pieces = [piece for piece in PIECES if player.citizens[piece][region]]
        _, piece = yield from ask("return_citizens", player.seat, [("give_up", piece) for piece in pieces])
        player.place(piece, region, -1)


def lose_region(player: Player, region: str) -> Course[None]:
    """Take the control marker back; a player who loses the capital chooses another one."""
    player.lands.remove(region)
    player.provinces.discard(region)
    if player.capital == region:
        yield from choose_capital(player)
