"""Action: Levy (SOT-110 to SOT-114)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.registry import DONE
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import income, powers
from saecula.games.sands_of_time.rules.regions import add, pieces_left, region_id, region_ids
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Arm, Disarm, Levy, Recruit


def can_levy(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether an operation can be paid for. [SOT-113]"""
    return bool(operations(g, seat, 0, False))


def begin(g: SandsOfTime, seat: Seat) -> None:
    g.then(levy(seat, 0, False))


def operations(g: SandsOfTime, seat: Seat, levied: int, placed: bool) -> list[Action]:
    """List a soldier from the supply, swaps while the box is open, and what buildings offer.

    Each costs gold, and each region allows only one. [SOT-110, SOT-111, SOT-112, SOT-113, SOT-363]
    """
    empire = g.empires[seat]
    price = g.content.board.levy_price
    left = bits(empire.lands & ~levied)
    options: list[Action] = []
    if empire.gold >= price:
        soldiers = pieces_left(g, empire, "soldier")
        if soldiers and not placed:
            options += Levy.each(region_ids(g, left))
        if powers.unlocked(g, empire, "box_levy"):
            if soldiers:
                options += Arm.each([region_id(g, region) for region in left if empire.peasants[region]])
            if pieces_left(g, empire, "peasant"):
                options += Disarm.each([region_id(g, region) for region in left if empire.soldiers[region]])
    for region, effect in powers.of_buildings(g, empire, "levy"):
        free = not levied >> region & 1
        if free and empire.gold >= effect.n and pieces_left(g, empire, effect.piece):
            options.append(Recruit(effect.piece, region_id(g, region)))
    return options


@rules.decision(free=True)
def levy(g: SandsOfTime, seat: Seat, levied: int, placed: bool) -> list[Action]:
    """Offer the next operation; after the first, the player may stop. [SOT-078, SOT-082, SOT-110]"""
    options = operations(g, seat, levied, placed)
    return [*options, DONE] if levied else options


@levy.resolve
def carry_out_operation(g: SandsOfTime, seat: Seat, action: Action, levied: int, placed: bool) -> None:
    if action == DONE:
        return
    place = recruit(g, seat, action) if Recruit.matches(action) else train(g, seat, action)
    g.then(levy(seat, levied | 1 << place, placed or Levy.matches(action)))


def train(g: SandsOfTime, seat: Seat, action: Action) -> int:
    """Place a soldier or swap one with a peasant, and return where. [SOT-110, SOT-111]"""
    empire = g.empires[seat]
    if Levy.matches(action):
        region = Levy.of(action)
        place = g.content.region_index[region]
        add(empire, "soldier", place, 1)
        g.tell("levied", seat, region)
    elif Arm.matches(action):
        region = Arm.of(action)
        place = g.content.region_index[region]
        add(empire, "peasant", place, -1)
        add(empire, "soldier", place, 1)
        g.tell("armed", seat, region)
    else:
        region = Disarm.of(action)
        place = g.content.region_index[region]
        add(empire, "soldier", place, -1)
        add(empire, "peasant", place, 1)
        g.tell("disarmed", seat, region)
    income.pay(g, seat, "gold", g.content.board.levy_price)
    return place


def recruit(g: SandsOfTime, seat: Seat, action: Action) -> int:
    """Use what a building offers, and return where. [SOT-363]"""
    piece, region = Recruit.of(action)
    place = g.content.region_index[region]
    add(g.empires[seat], piece, place, 1)
    g.tell("recruited", seat, piece, region)
    income.pay(g, seat, "gold", recruiting_price(g, seat, piece, place))
    return place


def recruiting_price(g: SandsOfTime, seat: Seat, piece: str, place: int) -> int:
    """Return what the building of a region asks for a piece. [SOT-363]"""
    offers = powers.of_buildings(g, g.empires[seat], "levy")
    return min([effect.n for region, effect in offers if region == place and effect.piece == piece])
