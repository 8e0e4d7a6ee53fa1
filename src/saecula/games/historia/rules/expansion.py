"""Expansion: placing cubes on the map (HIS-100 to HIS-104)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.historia.entries import Effect, Mode
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules.registry import condition, operations, rules
from saecula.games.historia.rules.world import everywhere, territories_in, within_reach
from saecula.games.historia.vocabulary import Place


def targets(g: Historia, civ: Civ, anywhere: bool = False) -> int:
    """Return the territories in reach without a cube of this civilization; with Navigation, all such ones.

    [HIS-100, HIS-102, HIS-103]
    """
    reach = everywhere(g) if anywhere else within_reach(g, civ)
    return reach & ~civ.lands


@condition("expansion")
def can_expand(g: Historia, civ: Civ, mode: Mode) -> bool:
    """Return whether there is a cube and a target; recovering a cube (extended) suffices too.

    [HIS-101, HIS-103]
    """
    recovers = mode.effects[0].op == "recover_cube" and civ.used > 0
    return recovers or (civ.personal > 0 and targets(g, civ) != 0)


@operations.named("place_cube")
def place_cubes(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> Frames:
    """Place a cube in a territory that holds none of one's own; skip it if that is impossible.

    [HIS-100, HIS-103]
    """
    return (place_cube(seat, effect.take_from, effect.anywhere, effect.up_to),)


@rules.decision
def place_cube(g: Historia, seat: Seat, take_from: str, anywhere: bool, optional: bool) -> list[Action]:
    """Choose a territory for one cube; other civilizations there do not matter.

    [HIS-100, HIS-102, HIS-103]
    """
    civ = g.civs[seat]
    if not (civ.personal if take_from == "personal" else civ.used):
        return []
    options = Place.each(territories_in(g, targets(g, civ, anywhere)))
    return [*options, PASS] if options and optional else options


@place_cube.resolve
def expand(g: Historia, seat: Seat, action: Action, take_from: str, anywhere: bool, optional: bool) -> None:
    if action == PASS:
        return
    territory = Place.of(action)
    civ = g.civs[seat]
    if take_from == "personal":
        civ.personal -= 1
    else:
        civ.used -= 1
    civ.lands |= 1 << g.content.territory_index[territory]
    g.tell("expanded", seat, territory)
