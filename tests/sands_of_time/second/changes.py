"""Changes that many rules make: heritage, unrest, focus markers, regions that change hands."""

from __future__ import annotations

from tests.sands_of_time.second.box import BOARD, FOCUS_CARDS
from tests.sands_of_time.second.figures import max_unrest
from tests.sands_of_time.second.table import Player, Table


def raise_heritage(player: Player, category: str, number: int = 1) -> None:
    """Raise a heritage track, which ends somewhere (8.0)."""
    player.heritage[category] = min(BOARD.max_heritage, player.heritage[category] + number)


def raise_unrest(t: Table, player: Player) -> None:
    """Raise unrest by 1; at the maximum that costs a victory point instead (9.0)."""
    if player.unrest < max_unrest(t, player):
        player.unrest += 1
    else:
        player.vp -= 1


def mark_focus(player: Player, categories: tuple[str, ...]) -> None:
    """Put a marker on the focus card if a category matches; the last slot raises heritage (7.0)."""
    if not player.focus:
        return
    card = FOCUS_CARDS[player.focus]
    if card.category in categories and player.focus_markers < card.slots:
        player.focus_markers += 1
        if player.focus_markers == card.slots:
            raise_heritage(player, card.category, card.heritage)
