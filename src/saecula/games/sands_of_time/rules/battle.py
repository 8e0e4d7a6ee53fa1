"""Battle: wagers, combat values, losses, retreat (SOT-125 to SOT-137)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import control, powers, unrest
from saecula.games.sands_of_time.rules.regions import (
    add,
    adjacent_lands,
    citizens,
    pieces,
    region_id,
    region_ids,
    size,
)
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Disband, GiveUp, RetreatTo, Wager


@rules.decision(must=True, widget="amount")
def wager(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer wagers from nothing up to what the player's maximum unrest allows. [SOT-126, SOT-127]"""
    return Wager.each(range(highest_wager(g, seat) + 1))


def highest_wager(g: SandsOfTime, seat: Seat) -> int:
    """Return how far unrest can still rise, but no more than a die shows. [SOT-126, SOT-293]"""
    empire = g.empires[seat]
    return min(unrest.maximum(g, empire) - empire.unrest, g.content.board.max_wager)


@wager.resolve
def place_wager(g: SandsOfTime, seat: Seat, action: Action) -> None:
    number = Wager.of(action)
    g.wagers = (*g.wagers, number)
    g.tell("wagered", seat, number)


def combat_value(g: SandsOfTime, seat: Seat, region: int, attacker: Seat) -> int:
    """Count one for each peasant and two for each soldier, changed by effects. [SOT-125, SOT-365]"""
    empire = g.empires[seat]
    board = g.content.board
    terrain = g.content.regions[region].terrain
    soldier = board.soldier_strength
    for effect in powers.of_advances(g, empire, "combat_per_soldier"):
        if effect.terrain in ("", terrain):
            soldier += effect.n
    value = board.peasant_strength * empire.peasants[region] + soldier * empire.soldiers[region]
    value += powers.total(g, empire, "combat")
    return value + walls(g, seat, region, attacker)


def walls(g: SandsOfTime, seat: Seat, region: int, attacker: Seat) -> int:
    """Return what Walls add for an attacked controller, unless Siegecraft cancels them. [SOT-365, SOT-375]"""
    if seat == attacker or powers.of_advances(g, g.empires[attacker], "ignore_walls"):
        return 0
    here = [effect for place, effect in powers.of_buildings(g, g.empires[seat], "walls") if place == region]
    return sum([effect.n for effect in here])


@rules.step
def battle(g: SandsOfTime, attacker: Seat, attacked: Seat, region: int) -> None:
    """Add three for each point wagered; the attacked player wins ties. [SOT-128, SOT-129, SOT-137]"""
    factor = g.content.board.wager_factor
    one = combat_value(g, attacker, region, attacker) + factor * g.wagers[0]
    other = combat_value(g, attacked, region, attacker) + factor * g.wagers[1]
    won = one > other
    winner, loser = (attacker, attacked) if won else (attacked, attacker)
    g.tell("battle_won", winner, max(one, other), min(one, other), region_id(g, region))
    spared = won and powers.of_advances(g, g.empires[attacker], "no_loss")
    board = g.content.board
    g.then(
        return_citizens(winner, region, 0 if spared else board.winner_loss),
        bear_wager(winner, g.wagers[0 if won else 1]),
        return_citizens(loser, region, board.loser_loss),
        withdraw(attacked, region, won),
    )


@rules.decision
def return_citizens(g: SandsOfTime, seat: Seat, region: int, number: int) -> list[Action]:
    """Offer the kinds of citizens to return, while any are due and present. [SOT-129, SOT-130, SOT-313]"""
    return GiveUp.each(pieces(g.empires[seat], region)) if number else []


@return_citizens.resolve
def return_citizen(g: SandsOfTime, seat: Seat, action: Action, region: int, number: int) -> None:
    piece = GiveUp.of(action)
    add(g.empires[seat], piece, region, -1)
    g.tell("gave_up", seat, piece, region_id(g, region))
    g.then(return_citizens(seat, region, number - 1))


@rules.step
def bear_wager(g: SandsOfTime, winner: Seat, number: int) -> None:
    """Raise the winner's unrest by their wager; the loser's unrest stays. [SOT-129, SOT-130, SOT-137]"""
    unrest.rise(g, winner, number)


@rules.step
def withdraw(g: SandsOfTime, seat: Seat, region: int, won: bool) -> None:
    """Make an attacked loser leave and give up control, except of a last region.

    [SOT-131, SOT-132, SOT-133, SOT-135]
    """
    empire = g.empires[seat]
    controls = bool(empire.lands >> region & 1)
    if not won:
        return
    if controls and size(empire) == 1:
        g.tell("kept_last", seat, region_id(g, region))
        return
    if citizens(empire, region):
        g.then(retreat(seat, region), give_up_control(seat, region))
    else:
        g.then(give_up_control(seat, region))


@rules.decision
def retreat(g: SandsOfTime, seat: Seat, region: int) -> list[Action]:
    """Offer adjacent regions of the player for all remaining citizens, or else the supply. [SOT-131]"""
    lands = adjacent_lands(g, seat, region)
    return RetreatTo.each(region_ids(g, lands)) or [Disband()]


@retreat.resolve
def retreat_citizens(g: SandsOfTime, seat: Seat, action: Action, region: int) -> None:
    empire = g.empires[seat]
    peasants, soldiers = empire.peasants[region], empire.soldiers[region]
    add(empire, "peasant", region, -peasants)
    add(empire, "soldier", region, -soldiers)
    if Disband.matches(action):
        g.tell("disbanded", seat, peasants + soldiers)
        return
    target = RetreatTo.of(action)
    place = g.content.region_index[target]
    add(empire, "peasant", place, peasants)
    add(empire, "soldier", place, soldiers)
    g.tell("retreated", seat, target)


@rules.step
def give_up_control(g: SandsOfTime, seat: Seat, region: int) -> None:
    """Remove the control marker; a player whose capital is lost chooses another. [SOT-132, SOT-134]"""
    if g.empires[seat].lands >> region & 1:
        g.then(*control.lose_control(g, seat, region))
