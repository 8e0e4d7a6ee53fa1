"""Action: Caravan; chains and what caravans reach (SOT-210 to SOT-218)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import heritage, income, powers
from saecula.games.sands_of_time.rules.regions import citizens
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Pay, Route


def goods(g: SandsOfTime, empire: Empire) -> int:
    """Count the trade goods that a player's caravans reach. [SOT-218]"""
    return (empire.caravans & g.content.goods).bit_count()


def markets(g: SandsOfTime, empire: Empire) -> int:
    """Return the bit set of an empire's regions with its capital or a City. [SOT-211, SOT-245]"""
    capital = 1 << empire.capital if empire.capital >= 0 else 0
    return capital | powers.sheet(g, empire).markets


def origins(g: SandsOfTime, empire: Empire) -> int:
    """Return where chains start: capital, Cities, with Cartography all settled regions. [SOT-211, SOT-374]"""
    regions = markets(g, empire)
    if powers.of_advances(g, empire, "caravan_origins"):
        for region in bits(empire.lands):
            if citizens(empire, region):
                regions |= 1 << region
    return regions


def network(g: SandsOfTime, empire: Empire) -> int:
    """Return the regions in play that caravans of the player join to an origin. [SOT-211, SOT-212]"""
    reached = origins(g, empire)
    open_ = list(bits(reached))
    while open_:
        region = open_.pop()
        for border in bits(g.content.borders_of[region] & empire.caravans):
            for end in g.content.ends[border]:
                if g.tiles[end] and not reached >> end & 1:
                    reached |= 1 << end
                    open_.append(end)
    return reached


def routes(g: SandsOfTime, empire: Empire) -> tuple[int, ...]:
    """Return the borders at the network without a caravan of the player. [SOT-012, SOT-211, SOT-213]"""
    if empire.caravans.bit_count() == g.content.board.caravans:
        return ()
    touched = 0
    for region in bits(network(g, empire)):
        touched |= g.content.borders_of[region]
    return bits(touched & ~empire.caravans)


def free_routes(g: SandsOfTime, seat: Seat) -> list[int]:
    """List the borders for the free caravan of Migrate, at a region with citizens of the player. [SOT-231]"""
    empire = g.empires[seat]
    if not powers.unlocked(g, empire, "box_migrate"):
        return []
    ends = g.content.ends
    return [b for b in routes(g, empire) if any([citizens(empire, end) for end in ends[b]])]


def price(g: SandsOfTime, empire: Empire) -> int:
    """Return the price of a caravan, all in grain or all in gold. [SOT-210, SOT-374]"""
    return powers.sheet(g, empire).caravan_price


def can_place(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether a border is free and the caravan can be paid for. [SOT-210]"""
    empire = g.empires[seat]
    return max(empire.grain, empire.gold) >= price(g, empire) and bool(routes(g, empire))


def can_place_second(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether the second card works: only while its box is open. [SOT-074, SOT-214]"""
    return powers.unlocked(g, g.empires[seat], "box_caravan_2") and can_place(g, seat)


def begin(g: SandsOfTime, seat: Seat) -> None:
    g.then(open_route(seat))


@rules.decision(must=True, free=True)
def open_route(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the borders for the caravan. [SOT-082, SOT-210, SOT-211]"""
    return Route.each([g.content.borders[border].id for border in routes(g, g.empires[seat])])


@open_route.resolve
def place_caravan(g: SandsOfTime, seat: Seat, action: Action) -> None:
    g.then(pay_caravan(seat), *place(g, seat, g.content.border_index[Route.of(action)]))


@rules.decision(must=True)
def pay_caravan(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer grain or gold, whichever suffices. [SOT-210]"""
    empire = g.empires[seat]
    due = price(g, empire)
    return Pay.each([resource for resource in ("grain", "gold") if income.stock(empire, resource) >= due])


@pay_caravan.resolve
def pay_for_caravan(g: SandsOfTime, seat: Seat, action: Action) -> None:
    income.pay(g, seat, Pay.of(action), price(g, g.empires[seat]))


def place(g: SandsOfTime, seat: Seat, border: int) -> tuple[Frame, ...]:
    """Place the caravan, and return the choice of a heritage track if it earns one. [SOT-213, SOT-215]"""
    empire = g.empires[seat]
    earned = earns_heritage(g, seat, border)
    empire.caravans |= 1 << border
    g.tell("caravan", seat, g.content.borders[border].id)
    return (heritage.raise_one(seat),) if earned else ()


def earns_heritage(g: SandsOfTime, seat: Seat, border: int) -> bool:
    """Return whether a caravan reaches a trade good or a new foreign market. [SOT-215, SOT-216, SOT-217]"""
    if g.content.goods >> border & 1:
        return True
    empire = g.empires[seat]
    foreign = 0
    for other in g.empires:
        if other is not empire:
            foreign |= markets(g, other)
    return any(
        [
            foreign >> end & 1 and not g.content.borders_of[end] & empire.caravans
            for end in g.content.ends[border]
        ]
    )
