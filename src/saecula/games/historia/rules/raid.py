"""Raid: profiting from a weaker neighbour (HIS-120 to HIS-123)."""

from __future__ import annotations

from saecula.core.position import Action, Frame, Seat
from saecula.games.historia.entries import Mode
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import effects
from saecula.games.historia.rules.registry import beginning, condition, rules
from saecula.games.historia.rules.world import neighbours
from saecula.games.historia.vocabulary import Raid


def victims(g: Historia, civ: Civ) -> list[int]:
    """Return the adjacent civilizations with strictly lower military. [HIS-120, HIS-123]"""
    civs = g.civs
    return [index for index in neighbours(g, civ) if civs[index].military < civ.military]


@condition("raid")
def can_raid(g: Historia, civ: Civ, mode: Mode) -> bool:
    """Return whether there is a weaker neighbour; otherwise the raid has no effect. [HIS-122]"""
    return bool(victims(g, civ))


@beginning("raid")
def begin(seat: Seat, name: str, mode: Mode) -> Frame:
    """Ask for the victim first."""
    return raid_victim(seat, name)


@rules.decision
def raid_victim(g: Historia, seat: Seat, mode: str) -> list[Action]:
    """Choose a neighbour with a lower military level, which loses nothing. [HIS-120, HIS-122]"""
    return Raid.each(victims(g, g.civs[seat]))


@raid_victim.resolve
def raid(g: Historia, seat: Seat, action: Action, mode: str) -> None:
    g.tell("raided", seat, Raid.of(action))
    g.then(effects.effects(seat, mode, "raid", 0))
