"""Nuclear weapons and star wars in a conflict (7AG-205 to 7AG-208)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import feats, forces, progress
from saecula.games.seven_ages.rules.aftermath import end_conflict, strand_leaders
from saecula.games.seven_ages.rules.battle import (
    BOTH,
    DEFENDER,
    SCOPE,
    kill,
    number_uncommitted,
    present,
    recover,
    side_of,
    uncommitted,
)
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import Scrap, Spare


@rules.decision
def scrap(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Destroy a nuclear weapon that is the only uncommitted unit, or keep it. [7AG-205]"""
    if number_uncommitted(g, slot) != 1:
        return []
    (type_,) = forces.units_of(uncommitted(g, slot))
    return [Spare(), Scrap()] if g.content.units[type_].cls == "nuclear" else []


@scrap.resolve
def destroy_weapon(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    """Take a disorder marker for it; without other units the side has lost. [7AG-205]"""
    if not Scrap.matches(action):
        return
    (type_,) = forces.units_of(uncommitted(g, slot))
    kill(g, slot, type_)
    g.tell("scrapped", seat, slot)
    if present(g, slot):
        recover(g, slot)
        return
    g.abandon(SCOPE)
    g.then(end_conflict(1 << side_of(g, slot)))


def weapons(g: SevenAges, slot: int) -> int:
    """Return the nuclear weapons that a side has committed."""
    mask = g.content.of_class["nuclear"]
    return sum([forces.count(g.empires[slot].committed, type_) for type_ in bits(mask)])


def shoot_down(g: SevenAges) -> None:
    """Destroy committed nuclear weapons if either side has committed star wars. [7AG-206, 7AG-208]"""
    shields = g.content.of_class["star_wars"]
    if not any([forces.types(g.empires[slot].committed) & shields for slot in g.sides]):
        return
    (type_,) = bits(g.content.of_class["nuclear"])
    for slot in g.sides:
        empire = g.empires[slot]
        for _ in range(weapons(g, slot)):
            empire.committed -= forces.one(type_)
            kill(g, slot, type_)
            g.tell("shot_down", empire.owner, slot)


def explodes(g: SevenAges) -> bool:
    """Return whether a nuclear weapon has been committed. [7AG-207]"""
    return any([weapons(g, slot) for slot in g.sides])


@rules.step
def devastate(g: SevenAges) -> None:
    """Lose all units of both sides, glory, and a level of the defender. [7AG-207, 7AG-208]"""
    board, defender = g.content.board, g.sides[DEFENDER]
    area = g.content.areas[g.conflict].id
    users = [slot for slot in g.sides if weapons(g, slot)]
    for slot in g.sides:
        g.empires[slot].committed = g.empires[slot].leading = 0
        for type_ in forces.units_of(present(g, slot)):
            kill(g, slot, type_)
    strand_leaders(g)
    for slot in users:
        owner = g.empires[slot].owner
        feats.gain(g, owner, -board.nuclear_glory)
        g.tell("exploded", owner, slot, area, board.nuclear_glory)
    back = [progress.fall_back(defender) for _ in range(board.nuclear_progress)]
    g.then(*back, end_conflict(BOTH))
