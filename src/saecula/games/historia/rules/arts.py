"""Arts: building wonders (HIS-080 to HIS-083)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.historia.entries import Effect, Mode
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules.registry import condition, operations, rules
from saecula.games.historia.vocabulary import Build


@condition("arts")
def enough_wonders(g: Historia, civ: Civ, mode: Mode) -> bool:
    """Return whether the row holds as many wonders as the action takes. [HIS-050, HIS-082]"""
    return len(g.wonder_row) >= mode.effects[0].n


@operations.named("take_wonder")
def take_wonders(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> Frames:
    """Take wonders of the player's choice from the row. [HIS-080]"""
    return (take_wonder(seat, effect.n),)


@rules.decision
def take_wonder(g: Historia, seat: Seat, n: int) -> list[Action]:
    """Choose a wonder from the row, which is not refilled now. [HIS-080, HIS-081, HIS-082]"""
    return Build.each(g.wonder_row)


@take_wonder.resolve
def build(g: Historia, seat: Seat, action: Action, n: int) -> None:
    """Lay the wonder upright; the action that built it cannot activate it. [HIS-080, HIS-083]"""
    wonder = Build.of(action)
    civ = g.civs[seat]
    g.wonder_row = tuple([other for other in g.wonder_row if other != wonder])
    civ.wonders = (*civ.wonders, wonder)
    g.spent = (*g.spent, wonder)
    g.tell("built", seat, wonder)
    if n > 1:
        g.then(take_wonder(seat, n - 1))
