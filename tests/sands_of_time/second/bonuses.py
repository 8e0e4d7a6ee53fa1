"""Bonus actions (5.11), which may be used with most questions of a player's turn."""

from __future__ import annotations

from collections.abc import Iterator

from saecula.core.position import Action
from tests.sands_of_time.second.box import BONUSES, CATEGORIES, RESOURCES
from tests.sands_of_time.second.course import Course, Listing, Question
from tests.sands_of_time.second.figures import goods, harvest
from tests.sands_of_time.second.table import Player, Table

NAMES = {"oppress": "oppression", "support": "support", "tax": "taxation"}


def ask_in_turn(t: Table, player: Player, name: str, listing: Listing) -> Course[Action | None]:
    """Ask a player in their turn, with the bonus actions; nothing to choose makes no question."""
    while options := frozenset(listing()):
        bonuses = frozenset(_bonuses(t, player))
        if len(options) == 1 and not bonuses:
            return next(iter(options))
        _, action = yield [Question(name, player.seat, options | bonuses)]
        if action not in bonuses:
            return action
        _use(t, player, action)
    return None


def _bonuses(t: Table, player: Player) -> Iterator[Action]:
    """One bonus action in a turn, if it brings something."""
    assert t.turn is not None
    if t.turn.bonus:
        return
    yield from (("oppress", region) for region in player.lands if harvest(t, player, region))
    yield from (("support", category) for category in CATEGORIES)
    if goods(player):
        yield from (("tax", resource) for resource in RESOURCES)


def _use(t: Table, player: Player, action: Action) -> None:
    verb, target = action
    turn = t.turn
    assert turn is not None
    if verb == "oppress":
        player.gain(t.tiles[target].resource, harvest(t, player, target))
    elif verb == "tax":
        player.gain(target, goods(player))
    else:
        turn.support = target
    turn.bonus = NAMES[verb]


def support(t: Table, category: str) -> int:
    """What Support adds to the heritage of a category in this turn."""
    return BONUSES["support"].n if t.turn and t.turn.support == category else 0
