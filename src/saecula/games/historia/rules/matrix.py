"""Military, Technology and the development matrix (HIS-060 to HIS-073, HIS-150 to HIS-156)."""

from __future__ import annotations

from saecula.core.position import Frame, Seat
from saecula.games.historia.entries import Effect, Mode
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import goals
from saecula.games.historia.rules.registry import condition, operations, rules


@condition("military", "technology")
def can_rise(g: Historia, civ: Civ, mode: Mode) -> bool:
    """Return whether every step of the action is possible; at the top a step gives VP instead.

    [HIS-050, HIS-062, HIS-072]
    """
    effect = mode.effects[0]
    return steps_possible(g, civ, effect.track, effect.n) == effect.n


def steps_possible(g: Historia, civ: Civ, track: str, n: int) -> int:
    """Return how many of n single steps the corridor allows, including those beyond the top.

    [HIS-062, HIS-072, HIS-150]
    """
    technology, military = civ.technology, civ.military
    top = g.content.top
    exists = g.content.exists
    for step in range(n):
        if track == "technology":
            technology = min(technology + 1, top)
        else:
            military = min(military + 1, top)
        if not exists[technology][military]:
            return step
    return n


def level(civ: Civ, track: str) -> int:
    """Return the level of a civilization on a track."""
    return civ.technology if track == "technology" else civ.military


def gain(g: Historia, seat: Seat, civ: Civ, track: str, n: int) -> tuple[Frame, ...]:
    """Take single steps, each with its bonus and goal before the next.

    [HIS-061, HIS-063, HIS-073, HIS-153]
    """
    for left in range(n - 1, -1, -1):
        if not steps_possible(g, civ, track, 1):
            g.tell("blocked", seat, track)
            return ()
        frames = rise(g, seat, civ, track)
        if frames:
            return (*frames, gain_levels(seat, track, left)) if left else frames
    return ()


@operations.add
def gain_level(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> tuple[Frame, ...]:
    """Gain levels one step at a time without paying cubes; corridor, bonuses and overflow apply.

    [HIS-062, HIS-072, HIS-153]
    """
    return gain(g, seat, civ, effect.track, effect.n)


@rules.step
def gain_levels(g: Historia, seat: Seat, track: str, n: int) -> None:
    """Take the remaining steps after a bonus that asked something. [HIS-153]"""
    g.then(*gain(g, seat, g.civs[seat], track, n))


def rise(g: Historia, seat: Seat, civ: Civ, track: str) -> tuple[Frame, ...]:
    """Take one possible step: the level, its bonuses and a goal on the cell.

    [HIS-062, HIS-072, HIS-151, HIS-152, HIS-156, HIS-301]
    """
    content = g.content
    level = civ.technology if track == "technology" else civ.military
    if level == content.top:
        civ.vp += content.board.overflow_vp
        g.tell("overflowed", seat, track, content.board.overflow_vp)
        return ()
    if track == "technology":
        civ.technology = level + 1
        bonuses = content.technologies[level + 1].bonuses
        g.tell("learned", seat, level + 1)
    else:
        civ.military = level + 1
        bonuses = content.military[level + 1].bonuses
        g.tell("armed", seat, level + 1)
    frames: tuple[Frame, ...] = ()
    for bonus in bonuses:
        frames += operations[bonus.op](g, bonus, seat, civ, "")  # mandatory and immediate
    return frames + goals.reached(g, seat) if g.goals else frames


def lower(g: Historia, civ: Civ, track: str) -> bool:
    """Take one step back; return False and lose nothing if that cell does not exist. [HIS-154, HIS-295]"""
    technology = civ.technology - (track == "technology")
    military = civ.military - (track == "military")
    if not g.content.exists[technology][military]:
        return False
    civ.technology, civ.military = technology, military
    return True


def government(g: Historia, civ: Civ) -> str:
    """Return the form of government: the colour of the cell. [HIS-155]"""
    return g.content.government[civ.technology][civ.military]
