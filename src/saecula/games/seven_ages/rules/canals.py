"""Canals: whom they join, and who lets ships through (7AG-152)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules.areas import age, controlled, in_play
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import LetThrough, TurnAway


def banks_of_others(g: SevenAges, slot: int, canal: int) -> list[int]:
    """Return the empires of other players on the banks; a player always permits himself. [7AG-152]"""
    owner, banks = g.empires[slot].owner, g.content.canal_banks[canal]
    others = [other for other in in_play(g) if g.empires[other].owner != owner]
    return [other for other in others if controlled(g, g.empires[other]) & banks]


def is_dug(g: SevenAges, slot: int, canal: int) -> bool:
    """Return whether an empire has come to the age of a canal. [7AG-152]"""
    return age(g, g.empires[slot]) >= g.content.canal_ages[canal]


def open_canals(g: SevenAges, slot: int) -> int:
    """Return the canals that let an empire through. [7AG-152]"""
    found = 0
    for canal in range(len(g.content.canals)):
        if is_dug(g, slot, canal) and (g.canals >> canal & 1 or not banks_of_others(g, slot, canal)):
            found |= 1 << canal
    return found


def askable(g: SevenAges, slot: int) -> list[str]:
    """Return the canals whose passage an empire can ask for. [7AG-152]"""
    ids = list(g.content.canals)
    dug = [n for n in range(len(ids)) if is_dug(g, slot, n) and not g.canals_asked >> n & 1]
    return [ids[canal] for canal in dug if banks_of_others(g, slot, canal)]


def ask(g: SevenAges, slot: int, canal: int) -> None:
    """Ask every empire on the banks once. [7AG-152]"""
    g.canals_asked |= 1 << canal
    g.tell("canal_asked", g.empires[slot].owner, slot, list(g.content.canals)[canal])
    g.then(ask_next(slot, canal, sum([1 << other for other in banks_of_others(g, slot, canal)])))


@rules.step
def ask_next(g: SevenAges, slot: int, canal: int, others: int) -> None:
    """Ask the next empire on the banks; when none is left, the canal is open. [7AG-152]"""
    if not others:
        g.canals |= 1 << canal
        return
    other = (others & -others).bit_length() - 1
    g.then(let_through(g.empires[other].owner, other, slot, canal, others & ~(1 << other)))


@rules.decision
def let_through(g: SevenAges, seat: Seat, slot: int, guest: int, canal: int, others: int) -> list[Action]:
    """Let the ships of another empire through the canal, or not. [7AG-152]"""
    return [LetThrough(), TurnAway()]


@let_through.resolve
def answer_guest(
    g: SevenAges, seat: Seat, action: Action, slot: int, guest: int, canal: int, others: int
) -> None:
    if TurnAway.matches(action):
        g.tell("canal_refused", seat, slot)
    else:
        g.tell("canal_granted", seat, slot)
        g.then(ask_next(guest, canal, others))
