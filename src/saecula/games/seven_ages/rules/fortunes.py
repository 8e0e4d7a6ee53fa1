"""Events about what an empire has: money, progress, elites, religion, government (7AG-430, 7AG-439)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.games.seven_ages.deeds import Elite, HalfMoney, Lose, Money, Progress
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import artifacts, faiths, purses
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.progress import advance, fall_back
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS


@DEEDS.add
def money(g: SevenAges, effect: Money, play: Play) -> Frames:
    """Receive money. [7AG-010]"""
    purses.receive(g, play.empire, effect.n)
    g.tell("money_gained", g.empires[play.empire].owner, play.empire, effect.n)
    return ()


def has_room_for_money(g: SevenAges, effect: Money, play: Play) -> bool:
    """Return whether an empire can have more money. [7AG-010, 7AG-432]"""
    return g.empires[play.empire].money < g.content.board.most_money


@DEEDS.add
def half_money(g: SevenAges, effect: HalfMoney, play: Play) -> Frames:
    """Keep half of the money, rounded up. [7AG-456]"""
    empire = g.empires[play.empire]
    lost = empire.money // 2
    empire.money -= lost
    g.tell("money_lost", empire.owner, play.empire, lost)
    return ()


def has_money_to_lose(g: SevenAges, effect: HalfMoney, play: Play) -> bool:
    """Return whether half of the money is less than all of it. [7AG-432]"""
    return g.empires[play.empire].money > 1


@DEEDS.add
def progress(g: SevenAges, effect: Progress, play: Play) -> Frames:
    """Advance or go back, level by level. [7AG-439]"""
    step = advance if effect.n > 0 else fall_back
    return (step(play.empire),) * abs(effect.n)


def can_move(g: SevenAges, effect: Progress, play: Play) -> bool:
    """Return whether an empire can advance, or go back. [7AG-009, 7AG-416]"""
    level = g.empires[play.empire].progress
    return level <= g.content.board.last_level if effect.n > 0 else level > 1


@DEEDS.add
def elite(g: SevenAges, effect: Elite, play: Play) -> Frames:
    """Receive or lose elite markers. [7AG-110]"""
    empire = g.empires[play.empire]
    change = max(effect.n, -empire.elites)
    empire.elites += change
    if change:
        key = "elite_gained" if change > 0 else "elite_lost"
        g.tell(key, empire.owner, play.empire)
    return ()


def has_elites(g: SevenAges, effect: Elite, play: Play) -> bool:
    """Return whether an empire can gain or lose an elite marker."""
    return effect.n > 0 or g.empires[play.empire].elites > 0


@DEEDS.add
def lose(g: SevenAges, effect: Lose, play: Play) -> Frames:
    """Lose religion or government. [7AG-274]"""
    faiths.lose(g, play.empire, effect.kind)
    return ()


def has_creed(g: SevenAges, effect: Lose, play: Play) -> bool:
    """Return whether an empire has a religion, or a government."""
    return bool(artifacts.creed(g, g.empires[play.empire], effect.kind))


CHANGES["money"] = has_room_for_money
CHANGES["half_money"] = has_money_to_lose
CHANGES["progress"] = can_move
CHANGES["elite"] = has_elites
CHANGES["lose"] = has_creed
