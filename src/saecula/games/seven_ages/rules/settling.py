"""The continuous checks (7AG-410 to 7AG-418)."""

from __future__ import annotations

from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import dissolving, leaders
from saecula.games.seven_ages.rules.registry import rules


@rules.settle
def settle(g: SevenAges) -> None:
    """Remove leaders without units, then empires without units, but not in the middle of a conflict.
    [7AG-218, 7AG-266, 7AG-300, 7AG-412, 7AG-413]"""
    if g.conflict != NONE:
        return
    for slot, empire in enumerate(g.empires):
        if empire.owner == NOBODY or slot == g.founding:
            continue
        leaders.remove_stranded(g, slot)
        if not empire.forces.mask:
            dissolving.discard_empire(g, slot)
