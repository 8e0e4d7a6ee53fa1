"""The ten actions: when each is possible, and how it begins (HIS-044 to HIS-051)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.historia.entries import Effect, Mode
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import effects
from saecula.games.historia.rules.registry import BEGINNINGS, POSSIBLE, condition, operations, rules
from saecula.games.historia.vocabulary import Basic, Extended

BASIC: Final[Action] = Basic()
EXTENDED: Final[Action] = Extended()


def mode_of(g: Historia, card: str, name: str) -> Mode | None:
    """Return the basic or extended side of an action card."""
    action = g.content.actions[card]
    return action.basic if name == "basic" else action.extended


def possible_modes(g: Historia, seat: Seat, card: str) -> list[Action]:
    """Return the modes that technology, cubes and target allow now. [HIS-044, HIS-045, HIS-049]"""
    action = g.content.actions[card]
    civ = g.civs[seat]
    modes: list[Action] = []
    if civ.technology < action.needs:
        return modes
    basic, extended = action.basic, action.extended
    possible = POSSIBLE[card]
    if civ.technology >= basic.technology and civ.personal >= basic.cost and possible(g, civ, basic):
        modes.append(BASIC)
    if (
        extended is not None
        and civ.technology >= extended.technology
        and civ.personal >= extended.cost
        and possible(g, civ, extended)
    ):
        modes.append(EXTENDED)
    return modes


def can_be_done(g: Historia, civ: Civ, card: str, mode: Mode, cost: int) -> bool:
    """Return whether cubes and target allow the action, leaving technology aside. [HIS-045, HIS-046]"""
    return civ.personal >= cost and POSSIBLE[card](g, civ, mode)


@condition("exploitation", "tourism", "revolution")
def always(g: Historia, civ: Civ, mode: Mode) -> bool:
    """Allow actions that can always be carried out, even if they bring nothing. [HIS-093, HIS-141]"""
    return True


def begin(g: Historia, seat: Seat, card: str, name: str, cost: int) -> None:
    """Pay for the action and start it; a cost of -1 means the normal cost. [HIS-046, HIS-052]"""
    mode = mode_of(g, card, name)
    assert mode is not None
    pay(g.civs[seat], mode.cost if cost < 0 else cost)
    if card in BEGINNINGS:
        g.then(BEGINNINGS[card](seat, name, mode))
    else:
        effects.carry_out(g, seat, mode.effects, name, card, 0)


def pay(civ: Civ, cubes: int) -> None:
    """Pay a cost by moving cubes from the personal supply to the used pool. [HIS-046]"""
    civ.personal -= cubes
    civ.used += cubes


@operations.add
def perform_action(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> Frames:
    """Carry out a whole action, at its normal cost and technology unless the card says otherwise.

    [HIS-183]
    """
    return (perform(seat, effect.action, effect.mode, effect.cost, effect.ignore_technology),)


@rules.step
def perform(g: Historia, seat: Seat, action: str, mode: str, cost: int, any_technology: bool) -> None:
    """Carry out an action as part of a card, or skip it if it is impossible. [HIS-183]"""
    if can_perform(g, g.civs[seat], action, mode, cost, any_technology):
        begin(g, seat, action, mode, cost)
    else:
        g.tell("no_effect", seat, action)


def can_perform(g: Historia, civ: Civ, action: str, mode: str, cost: int, any_technology: bool) -> bool:
    """Return whether cubes, technology and target allow the action; a cost of -1 means the normal cost.

    [HIS-183]
    """
    side = mode_of(g, action, mode)
    assert side is not None
    price = side.cost if cost < 0 else cost
    needed = 0 if any_technology else max(side.technology, g.content.actions[action].needs)
    return civ.technology >= needed and can_be_done(g, civ, action, side, price)
