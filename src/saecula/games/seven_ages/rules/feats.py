"""Glory at once: square symbols and the like, apart from any scoring (7AG-329, 7AG-345, 7AG-346)."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.words import Feat


def gain(g: SevenAges, seat: Seat, glory: int) -> None:
    """Gain or lose glory at once; it never falls below 0. [7AG-330, 7AG-346]"""
    player = g.players[seat]
    player.glory = max(player.glory + glory, 0)


def done(g: SevenAges, slot: int, feat: Feat) -> None:
    """Reward what a square symbol on the card of an empire asks for. [7AG-329, 7AG-345]"""
    empire = g.empires[slot]
    for symbol in g.content.cards[empire.card].glory:
        if symbol.at_once == feat:
            gain(g, empire.owner, symbol.n)
            g.tell("feat_done", empire.owner, slot, symbol.n)
