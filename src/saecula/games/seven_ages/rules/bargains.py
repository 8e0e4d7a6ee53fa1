"""Events of a trade (7AG-446, 7AG-447)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.games.seven_ages.deeds import AnyPartner, Embargo, LoserAdvances
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import deals
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS


@DEEDS.add
def any_partner(g: SevenAges, effect: AnyPartner, play: Play) -> Frames:
    """Trade with an empire out of range. [7AG-446]"""
    deals.name_partner(g, play.about, play.empire)
    return ()


def is_far(g: SevenAges, effect: AnyPartner, play: Play) -> bool:
    """Return whether an empire belongs to another player and is out of range. [7AG-120, 7AG-432]"""
    foreign = g.empires[play.empire].owner != g.empires[play.about].owner
    return foreign and play.empire not in deals.rivals(g, play.about)


@DEEDS.add
def embargo(g: SevenAges, effect: Embargo, play: Play) -> Frames:
    """Cancel the trade. [7AG-446]"""
    deals.call_off(g)
    return ()


@DEEDS.add
def loser_advances(g: SevenAges, effect: LoserAdvances, play: Play) -> Frames:
    """Let the loser of the trade advance. [7AG-447]"""
    g.loser_levels += effect.n
    return ()


CHANGES["any_partner"] = is_far
