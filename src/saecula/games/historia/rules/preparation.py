"""Preparation: civilizations, advisors, wonders, leaders, goals, first cubes (HIS-010 to HIS-022)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.zones import pile, seen_by
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import advisors, civbots, goals, leaders, rounds, wonders
from saecula.games.historia.rules.registry import rules
from saecula.games.historia.rules.world import everywhere, territories_in
from saecula.games.historia.vocabulary import Found, Place


@rules.step
def civilizations(g: Historia) -> None:
    """Give each player a civilization, by lot or by choice. [HIS-012]"""
    if g.variant.civilizations == "random":
        for seat in range(g.seats):
            free = free_civilizations(g)
            _found(g, seat, free[g.roll(len(free))])
        return
    g.then(*[choose_civilization(seat) for seat in g.order])


@rules.decision
def choose_civilization(g: Historia, seat: Seat) -> list[Action]:
    """Choose a civilization whose colour is free; green comes with two sets of advisors.

    [HIS-002, HIS-012]
    """
    return Found.each(free_civilizations(g))


@choose_civilization.resolve
def found(g: Historia, seat: Seat, action: Action) -> None:
    _found(g, seat, Found.of(action))


def free_civilizations(g: Historia) -> list[str]:
    """Return the civilizations whose colour nobody has. [HIS-002, HIS-012]"""
    known = g.content.civilizations
    taken = {known[civ.civilization].colour for civ in g.civs if civ.civilization}
    return [name for name, entry in known.items() if entry.colour not in taken]


def _found(g: Historia, seat: Seat, civilization: str) -> None:
    civ = g.civs[seat]
    civ.civilization = civilization
    civ.stack = pile(g.content.civilizations[civilization].advisors, seen_by(seat))
    if g.variant.ways_of_ruling:
        civ.ruling = "ready"
    g.tell("founded", seat, civilization)


@rules.step
def wonders_and_leaders(g: Historia) -> None:
    """Give civbots the remaining colours; then deal advisors, wonders, goals and leaders, and settle."""
    for index in range(g.seats, len(g.civs)):
        free = free_civilizations(g)
        g.civs[index].civilization = free[0]
    wonders.open_deck(g, 1)
    wonders.deal_row(g)
    g.then(
        *advisors.first_advisors(g),
        goals.place_goals(),
        leaders.first_leaders(),
        *[start_territory(seat) for seat in start_order(g)],
        civbots.enter(),
        rounds.next_round(),
    )


def start_order(g: Historia) -> tuple[int, ...]:
    """Return the order of settling: player order, reversed with the advanced rules. [HIS-019, HIS-322]"""
    return g.order[::-1] if g.variant.advanced_rules else g.order


@rules.decision(must=True)
def start_territory(g: Historia, seat: Seat) -> list[Action]:
    """Choose a territory without any cube; it scores no VP. [HIS-019, HIS-020, HIS-022]"""
    taken = 0
    for civ in g.civs:
        taken |= civ.lands
    return Place.each(territories_in(g, everywhere(g) & ~taken))


@start_territory.resolve
def settle(g: Historia, seat: Seat, action: Action) -> None:
    territory = Place.of(action)
    civ = g.civs[seat]
    civ.personal -= 1
    civ.lands |= 1 << g.content.territory_index[territory]
    g.tell("settled", seat, territory)
