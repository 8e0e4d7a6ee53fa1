"""Carthage: the sacrifice of its queen (COC-611)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Rule
from saecula.games.clash_of_cultures.rules import battle, cities, hosts, sides
from saecula.games.clash_of_cultures.rules.hosts import INFANTRY, LEADER, kind_of
from saecula.games.clash_of_cultures.rules.recruiting import supply
from saecula.games.clash_of_cultures.rules.registry import round_ends, rules
from saecula.games.clash_of_cultures.rules.sheets import sheet, where
from saecula.games.clash_of_cultures.rules.sides import DEFENDER
from saecula.games.clash_of_cultures.vocabulary import Sacrifice


@round_ends.add(20)
def last_hope(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the question to the defender of a city with its queen; the attackers must have a way back.

    [COC-611]
    """
    place = g.battle.hex
    defends = seat == g.battle.defender and cities.owner(g, place) == seat and not g.battle.sea
    if not defends or g.battle.came == battle.NOWHERE:
        return ()
    civ = g.civs[seat]
    queens = [
        source
        for source, power in sheet(g, civ).all(Rule)
        if power.name == "sacrifices_herself" and where(g, civ, source) == place
    ]
    return (sacrifice(seat),) if queens else ()


@rules.decision(widget="yesno")
def sacrifice(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer to give up the queen and to drive the attackers back. [COC-611]"""
    return [PASS, Sacrifice()]


@sacrifice.resolve
def give_up_queen(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    """Discard the queen, place an infantry instead, and let the attackers retreat. [COC-611]"""
    if action == PASS:
        return
    civ, place = g.civs[seat], g.battle.hex
    queen = [unit for unit in sides.fighters(g, DEFENDER) if kind_of(unit) == LEADER]
    civ.units = hosts.removed(civ.units, place, queen)
    if supply(g, seat, INFANTRY):
        civ.units = hosts.added(civ.units, place, [INFANTRY])
    sides.note(g, "leader_gone", DEFENDER, civ.leader)
    g.tell("sacrificed", seat, civ.leader)
    civ.leader = ""
    battle.break_off(g)
