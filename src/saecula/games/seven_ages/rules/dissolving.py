"""Discard empire: how an empire leaves the game (7AG-300 to 7AG-303)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.spread import NOTHING
from saecula.core.zones import pile
from saecula.games.seven_ages.position import NOBODY, NONE, SevenAges
from saecula.games.seven_ages.rules import ending, leaders, sways
from saecula.games.seven_ages.rules.areas import controlled, own, vacate
from saecula.games.seven_ages.rules.markers import ACTIONS
from saecula.games.seven_ages.rules.registry import ACTS, rules
from saecula.games.seven_ages.vocabulary import Dissolve, Keep

ACTION_NUMBERS: Final = range(1, len(ACTIONS) + 1)


@rules.decision
def dissolve(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Discard the empire, or keep it after all. [7AG-300]"""
    return [Keep(), Dissolve()]


@dissolve.resolve
def dissolve_or_keep(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    if Dissolve.matches(action):
        discard_empire(g, slot)


def discard_empire(g: SevenAges, slot: int) -> None:
    """Clear card and map of an empire; its cities stay, its colour is free. [7AG-055, 7AG-301 to 7AG-303]"""
    empire = g.empires[slot]
    g.tell("dissolved", empire.owner, slot)
    ending.note_age(g, slot)
    if empire.turned in ACTION_NUMBERS:
        g.players[empire.owner].gone |= 1 << empire.turned
    leaders.remove_all(g, slot)
    for area in bits(controlled(g, empire)):
        vacate(g, slot, area)
    g.discard = (*g.discard, g.content.cards[empire.card].id)
    g.elephants |= empire.elephants
    sways.forget(g, slot)
    g.truces = tuple([pair for pair in g.truces if slot not in pair])
    own(g, NOBODY, slot)
    g.calm = False
    empire.card = empire.capital = NONE
    empire.progress = empire.money = empire.elites = empire.homeland = 0
    empire.elephants = empire.artifacts = empire.released = 0
    empire.forces = empire.units = NOTHING
    empire.marker, empire.turned = pile(), 0
    empire.wild = empire.spent = empire.traded = empire.fought = empire.won = False


ACTS["dissolve"] = dissolve
