"""Manoeuvre: movement, conflicts, removing disorder by force, and the windows between them.

7AG-140 to 7AG-232, 7AG-448, 7AG-449, 7AG-451.
"""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Frame, Seat
from saecula.core.spread import NOTHING
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import conflict, march, quelling, sways
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import ACTS, DEEDS, FOUNDING_DEEDS, rules
from saecula.games.seven_ages.rules.windows import window, window_now


@rules.step
def manoeuvre(g: SevenAges, seat: Seat, slot: int) -> None:
    """Move, fight, and remove disorder. [7AG-140, 7AG-161, 7AG-180, 7AG-448]"""
    if g.empires[slot].owner != seat:
        return
    g.marching = slot
    g.calm = False
    _forget(g, seat)
    g.tell("manoeuvre_began", seat, slot)
    g.then(
        *window(g, "manoeuvre_begins", seat, slot),
        march.march(seat, slot),
        end_movement(seat, slot),
        conflict.resolve_conflicts(seat, slot),
        quelling.quell(seat, slot),
        end_manoeuvre(seat, slot),
    )


@rules.step
def end_movement(g: SevenAges, seat: Seat, slot: int) -> None:
    """Open the window between movement and conflicts. [7AG-449]"""
    g.then(*window_now(g, "manoeuvre_moved", seat, slot))


@rules.step
def end_manoeuvre(g: SevenAges, seat: Seat, slot: int) -> None:
    """Forget who came from where, and open the window of the active player. [7AG-448, 7AG-451]"""
    g.marching = NONE
    g.calm = False
    sways.end(g, "manoeuvre_begins")
    _forget(g, seat)
    if g.empires[slot].owner == seat:
        g.then(*window(g, "after_manoeuvre", seat, slot))


def _forget(g: SevenAges, seat: Seat) -> None:
    """Let all units be able to move, over borders that nobody has crossed. [7AG-161, 7AG-162]"""
    g.players[seat].moved = g.ways = NOTHING
    g.canals = g.canals_asked = 0


def manoeuvre_at_once(g: SevenAges, slot: int, deed: Effect) -> Frame:
    """Let a new empire carry out a Manoeuvre. [7AG-083]"""
    return manoeuvre(g.empires[slot].owner, slot)


@DEEDS.named("manoeuvre")
def another_manoeuvre(g: SevenAges, effect: Effect, play: Play) -> Frames:
    """Let the empire carry out a Manoeuvre at once. [7AG-448, 7AG-451]"""
    return (manoeuvre(g.empires[play.empire].owner, play.empire),)


ACTS["manoeuvre"] = manoeuvre
FOUNDING_DEEDS["manoeuvre"] = manoeuvre_at_once
