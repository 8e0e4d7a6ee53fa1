"""The ten actions: what makes each possible, and how it begins (HIS-044 to HIS-051)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saecula.core.position import Seat
from saecula.games.historia.catalogue import Mode
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import arts, effects, expansion, matrix, raid, trade, war
from saecula.games.historia.rules.registry import rules  # noqa: F401  chapters are loaded through this one


def mode_of(g: Historia, card: str, name: str) -> Mode | None:
    """The basic or extended side of an action card."""
    action = g.content.actions[card]
    return action.basic if name == "basic" else action.extended


def is_possible(g: Historia, seat: Seat, card: str, name: str) -> bool:
    """Whether technology, cubes and target allow this mode now. [HIS-044, HIS-045, HIS-049]"""
    mode = mode_of(g, card, name)
    if mode is None:
        return False
    civ = g.civs[seat]
    needed = max(mode.technology, g.content.actions[card].needs)
    return civ.technology >= needed and can_be_done(g, civ, card, mode, mode.cost)


def can_be_done(g: Historia, civ: Civ, card: str, mode: Mode, cost: int) -> bool:
    """Whether cubes and target allow it, technology aside. [HIS-045, HIS-046]"""
    return civ.personal >= cost and POSSIBLE[card](g, civ, mode)


def _always(g: Historia, civ: Civ, mode: Mode) -> bool:
    """Exploitation, Tourism and Revolution may bring nothing, but they can be carried out."""
    return True


POSSIBLE: Final[dict[str, Callable[[Historia, Civ, Mode], bool]]] = {
    "military": matrix.can_rise,
    "technology": matrix.can_rise,
    "arts": arts.enough_wonders,
    "exploitation": _always,
    "expansion": expansion.can_expand,
    "trade": trade.can_trade,
    "raid": raid.can_raid,
    "war": war.can_fight,
    "tourism": _always,
    "revolution": _always,
}


def perform(g: Historia, seat: Seat, card: str, name: str, cost: int) -> None:
    """Pay, then let the action take effect; a cost of -1 is the normal one. [HIS-046, HIS-052]"""
    mode = mode_of(g, card, name)
    assert mode is not None
    pay(g.civs[seat], mode.cost if cost < 0 else cost)
    if card == "trade":
        g.then(trade.trade_partner(seat, name))
    elif card == "raid":
        g.then(raid.raid_victim(seat, name))
    elif card == "war":
        g.then(war.war_target(seat, mode.winner_vp))
    else:
        g.then(effects.effects(seat, name, card, 0))


def pay(civ: Civ, cubes: int) -> None:
    """Costs go from the personal supply into the used pool. [HIS-046]"""
    civ.personal -= cubes
    civ.used += cubes
