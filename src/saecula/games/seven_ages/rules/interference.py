"""Events about other cards and about markers: cancelled, retargeted, swapped (7AG-442, 7AG-444, 7AG-455)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.games.seven_ages.deeds import CancelCard, CancelMarker, Retarget, Truce
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import markers, plays
from saecula.games.seven_ages.rules.plays import GONE, Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS


@DEEDS.add
def cancel_card(g: SevenAges, effect: CancelCard, play: Play) -> Frames:
    """Cancel the card that opened the window. [7AG-442, 7AG-455]"""
    base = plays.at(g, play.about)
    plays.put(g, play.about, base._replace(kind=GONE))
    g.tell("card_cancelled", base.seat, g.content.cards[base.card].id)
    return ()


@DEEDS.add
def retarget(g: SevenAges, effect: Retarget, play: Play) -> Frames:
    """Give that card its new target. [7AG-442, 7AG-455]"""
    base = plays.at(g, play.about)
    aim = base._replace(empire=play.empire, area=play.area, other=play.other, areas=play.areas)
    plays.put(g, play.about, aim)
    g.tell("card_retargeted", base.seat, g.content.cards[base.card].id)
    return ()


@DEEDS.add
def cancel_marker(g: SevenAges, effect: CancelMarker, play: Play) -> Frames:
    """Cancel the marker that was just turned up. [7AG-444]"""
    markers.cancel(g, play.other, play.empire)
    return ()


@DEEDS.add
def truce(g: SevenAges, effect: Truce, play: Play) -> Frames:
    """Keep two empires from attacking each other until the round ends. [7AG-443]"""
    g.truces = (*g.truces, (min(play.empire, play.other), max(play.empire, play.other)))
    return ()


def is_new(g: SevenAges, effect: Truce, play: Play) -> bool:
    """Return whether two empires have no truce yet. [7AG-432]"""
    return (min(play.empire, play.other), max(play.empire, play.other)) not in g.truces


CHANGES["truce"] = is_new
