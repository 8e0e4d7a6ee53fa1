"""Events of a combat round (7AG-183, 7AG-450)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.games.seven_ages.deeds import CombatDisorder, Stampede, SwapCards
from saecula.games.seven_ages.modifiers import Deny, Potential
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces
from saecula.games.seven_ages.rules.areas import city_level
from saecula.games.seven_ages.rules.battle import DEFENDER, put, side_of
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS


def helps(g: SevenAges, effect: Potential, play: Play) -> bool:
    """Return whether a side attacks or defends as the event needs. [7AG-432]"""
    return effect.when != "defend" or play.empire == g.sides[DEFENDER]


def breaches(g: SevenAges, effect: Deny, play: Play) -> bool:
    """Return whether the area has a fort or a city. [7AG-432]"""
    return bool(g.forts >> g.conflict & 1) or city_level(g, g.conflict) > 0


def scares(g: SevenAges, effect: Stampede, play: Play) -> bool:
    """Return whether a side has elephants in the area, which everybody sees. [7AG-219, 7AG-432]"""
    return forces.part(forces.force_in(g, g.empires[play.empire], g.conflict), "elephant") > 0


@DEEDS.add
def swap_cards(g: SevenAges, effect: SwapCards, play: Play) -> Frames:
    """Swap the cards of both sides, unseen as they lie. [7AG-450]"""
    one, other = g.dealt
    g.dealt = (other, one)
    return ()


@DEEDS.add
def combat_disorder(g: SevenAges, effect: CombatDisorder, play: Play) -> Frames:
    """Give a side a disorder marker of this conflict, or take one away. [7AG-202, 7AG-423]"""
    side = side_of(g, play.empire)
    g.shaken = put(g.shaken, side, g.shaken[side] + effect.n)
    g.tell("shaken", g.empires[play.empire].owner, play.empire, g.shaken[side])
    return ()


def can_shake(g: SevenAges, effect: CombatDisorder, play: Play) -> bool:
    """Return whether a side has a marker, if one is taken away. [7AG-432]"""
    return effect.n > 0 or g.shaken[side_of(g, play.empire)] > 0


CHANGES["potential"] = helps
CHANGES["deny"] = breaches
CHANGES["stampede"] = scares
CHANGES["combat_disorder"] = can_shake
