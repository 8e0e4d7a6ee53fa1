"""Conflicts: who fights, and what units are worth there."""

from __future__ import annotations

from saecula.core.actions import Done
from saecula.core.flow import picks_of
from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import say
from saecula.core.zones import UNKNOWN
from saecula.games.seven_ages._generated import clone
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import battle, building, conflict, forces, potential, retreat
from saecula.games.seven_ages.scene.hints.registry import hints, place
from saecula.games.seven_ages.vocabulary import Commit, CommitAll, Fight, Withdraw


@hints.of(Fight)
def fight(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say who has to be fought there. [7AG-181]"""
    return place(g, conflict.fight.of(frame)[0], g.content.area_index[id_], texts)


@hints.of(Commit)
def commit(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, type_: int) -> str:
    """Say what a unit is worth in front and in support, in this conflict. [7AG-186, 7AG-198]"""
    front, support = potential.values(g, conflict.commit.of(frame)[0], type_)
    return say(texts, "hint-values", front=front, support=support)


@hints.of(CommitAll)
def commit_all(g: SevenAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what all units would come to. [7AG-185]"""
    slot = conflict.commit.of(frame)[0]
    return _total(g, slot, battle.uncommitted(g, slot), texts)


@hints.of(Done)
def done(g: SevenAges, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Say what the committed units come to, or what money is left. [7AG-101, 7AG-185]"""
    if conflict.commit.matches(frame):
        slot = conflict.commit.of(frame)[0]
        picks = picks_of(g, seat)
        if CommitAll() in picks:
            return _total(g, slot, battle.uncommitted(g, slot), texts)
        chosen = [forces.one(Commit.of(pick)) for pick in picks if Commit.matches(pick)]
        return _total(g, slot, sum(chosen), texts)
    if building.build.matches(frame):
        money = g.empires[building.build.of(frame)[0]].money
        return say(texts, "hint-money-left", number=money)
    return ""


def _total(g: SevenAges, slot: int, stack: int, texts: Texts) -> str:
    """Say what a side comes to with these units, as far as its player knows. [7AG-185]"""
    tried = clone(g)
    tried.empires[slot].committed = stack
    if UNKNOWN in tried.dealt[battle.side_of(g, slot)].cards:
        return ""
    return say(texts, "hint-potential", number=potential.total(tried, slot))


@hints.of(Withdraw)
def withdraw(g: SevenAges, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Say what stands where units can retreat to. [7AG-211]"""
    return place(g, retreat.retreat.of(frame)[0], g.content.area_index[id_], texts)
