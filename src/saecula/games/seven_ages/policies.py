"""Help for bots, and standing answers for people."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import markers, trade
from saecula.games.seven_ages.vocabulary import TurnUp


def usual(g: SevenAges, seat: Seat, frame: Frame, options: list[Action]) -> Action | None:
    """Turn up markers, but not the wild, and give nothing away; the rest is a decision. [7AG-049, 7AG-133]"""
    if trade.gift.matches(frame):
        return PASS
    if not markers.turn_up.matches(frame):
        return None
    plain = [option for option in options if option != DONE and not _is_wild(g, seat, option)]
    return plain[0] if plain else DONE


def _is_wild(g: SevenAges, seat: Seat, option: Action) -> bool:
    return markers.WILD in markers.marker_at(g, seat, TurnUp.of(option)).cards
