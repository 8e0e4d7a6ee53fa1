"""Trade: learning from a more advanced neighbour (HIS-110 to HIS-114)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.historia.entries import Mode
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import actions, effects, matrix
from saecula.games.historia.rules.registry import beginning, condition, rules
from saecula.games.historia.rules.world import neighbours
from saecula.games.historia.vocabulary import Trade


def partners(g: Historia, civ: Civ) -> list[int]:
    """Return the adjacent civilizations with strictly higher technology, civbots included.

    [HIS-110, HIS-111, HIS-113, HIS-250]
    """
    civs = g.civs
    return [index for index in neighbours(g, civ) if civs[index].technology > civ.technology]


@condition("trade")
def can_trade(g: Historia, civ: Civ, mode: Mode) -> bool:
    """Return whether there is a partner and the matrix does not block the step. [HIS-113, HIS-114]"""
    return matrix.can_rise(g, civ, mode) and bool(partners(g, civ))


@beginning("trade")
def begin(seat: Seat, name: str, mode: Mode) -> Frame:
    """Ask for the partner first."""
    return trade_partner(seat, name)


@rules.decision
def trade_partner(g: Historia, seat: Seat, mode: str) -> list[Action]:
    """Choose an adjacent civilization with higher technology; it scores and need not consent.

    [HIS-110, HIS-111]
    """
    return Trade.each(partners(g, g.civs[seat]))


@trade_partner.resolve
def trade(g: Historia, seat: Seat, action: Action, mode: str) -> None:
    partner = Trade.of(action)
    side = actions.mode_of(g, "trade", mode)
    assert side is not None
    g.civs[partner].vp += side.partner_vp
    g.tell("traded", seat, partner, side.partner_vp)
    g.then(effects.effects(seat, mode, "trade", 0))
