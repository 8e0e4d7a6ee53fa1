"""Action: Conquest, which is attack and annexation (SOT-120 to SOT-124, SOT-140 to SOT-146)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.registry import PASS, together
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import battle, control, income, powers
from saecula.games.sands_of_time.rules.regions import (
    NOBODY,
    citizens,
    controller,
    in_play,
    markers_left,
    region_id,
    size,
)
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Annex, Attack


def can_conquer(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether there is an opponent to attack or a region to annex."""
    return bool(conquests(g, seat))


def begin(g: SandsOfTime, seat: Seat) -> None:
    g.then(conquest(seat))


def conquests(g: SandsOfTime, seat: Seat) -> list[Action]:
    """List the attacks and annexations that can be paid for. [SOT-120, SOT-122, SOT-123, SOT-124, SOT-145]"""
    empire = g.empires[seat]
    options: list[Action] = []
    peasants, soldiers = empire.peasants, empire.soldiers
    for region in [region for region in in_play(g) if peasants[region] or soldiers[region]]:
        for other, victim in enumerate(g.empires):
            present = other != seat and citizens(victim, region)
            if present and empire.grain >= attack_cost(g, seat, other, region):
                options.append(Attack(region_id(g, region), other))
        if can_annex(g, seat, region):
            options.append(Annex(region_id(g, region)))
    return options


def attack_cost(g: SandsOfTime, seat: Seat, attacked: Seat, region: int) -> int:
    """Return the grain for an attack: unrest, and more if the controller has Diplomacy. [SOT-123, SOT-375]"""
    victim = g.empires[attacked]
    surcharge = powers.total(g, victim, "attack_surcharge") if victim.lands >> region & 1 else 0
    return g.empires[seat].unrest + surcharge


@rules.decision(must=True, free=True)
def conquest(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer to attack one opponent in a region, or to annex a region. [SOT-082, SOT-120, SOT-121]"""
    return conquests(g, seat)


@conquest.resolve
def conquer(g: SandsOfTime, seat: Seat, action: Action) -> None:
    if Annex.matches(action):
        annex(g, seat, g.content.region_index[Annex.of(action)])
        return
    region, attacked = Attack.of(action)
    place = g.content.region_index[region]
    income.pay(g, seat, "grain", attack_cost(g, seat, attacked, place))
    g.tell("attacked", seat, attacked, region)
    g.wagers = ()
    g.then(
        together([battle.wager(seat), battle.wager(attacked)]),
        battle.battle(seat, attacked, place),
        annex_after(seat, place),
    )


@rules.decision(free=True)
def annex_after(g: SandsOfTime, seat: Seat, place: int) -> list[Action]:
    """Offer to annex the region after a battle, won or lost. [SOT-082, SOT-120, SOT-146]"""
    return [Annex(region_id(g, place)), PASS] if can_annex(g, seat, place) else [PASS]


@annex_after.resolve
def annex_region(g: SandsOfTime, seat: Seat, action: Action, place: int) -> None:
    if action != PASS:
        annex(g, seat, place)


def can_annex(g: SandsOfTime, seat: Seat, region: int) -> bool:
    """Return whether a player may annex a region.

    Its controller, if any, is absent and has another region; the player has more citizens there than anybody
    else, a marker, and the grain. [SOT-135, SOT-140, SOT-141, SOT-142, SOT-144]
    """
    empire = g.empires[seat]
    if empire.lands >> region & 1 or not markers_left(g, empire):
        return False
    owner = controller(g, region)
    if owner != NOBODY and (citizens(g.empires[owner], region) or size(g.empires[owner]) == 1):
        return False
    most = max([citizens(other, region) for other in g.empires if other is not empire])
    return citizens(empire, region) > most and empire.grain >= annex_cost(g, seat, region)


def annex_cost(g: SandsOfTime, seat: Seat, region: int) -> int:
    """Return the grain for annexing: the regions controlled before, less discounts. [SOT-142, SOT-364]"""
    empire = g.empires[seat]
    discount = powers.total(g, empire, "annex_discount") * empire.soldiers[region]
    return max(counted_regions(g, seat) - discount, 0)


def counted_regions(g: SandsOfTime, seat: Seat) -> int:
    """Count controlled regions for annexing and Govern; Bureaucracy counts fewer. [SOT-364]"""
    empire = g.empires[seat]
    fewer = powers.total(g, empire, "fewer_regions")
    return max(size(empire) - fewer, 1) if fewer else size(empire)


def annex(g: SandsOfTime, seat: Seat, region: int) -> None:
    """Put a colony marker in the region; a former controller takes theirs back. [SOT-142, SOT-143]"""
    income.pay(g, seat, "grain", annex_cost(g, seat, region))
    owner = controller(g, region)
    frames = control.lose_control(g, owner, region) if owner != NOBODY else ()
    g.empires[seat].lands |= 1 << region
    g.tell("annexed", seat, region_id(g, region))
    g.then(*frames)
