"""Setup: regions, capitals, first caravans, advances (SOT-030 to SOT-046)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import advance, control, generations, heritage
from saecula.games.sands_of_time.rules.regions import (
    add,
    clockwise,
    in_play,
    region_ids,
)
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import AdvanceTo, Found, Grow, Route


@rules.step
def preparation(g: SandsOfTime) -> None:
    """Found provinces in snake order, then capitals, caravans, peasants, advances. [SOT-037 to SOT-046]"""
    order = clockwise(g)
    g.then(
        *[found_province(seat) for seat in order],
        *[found_province(seat) for seat in reversed(order)],
        *[found_province(seat) for seat in order],
        first_citizens(),
        *[control.choose_capital(seat) for seat in order],
        *[first_caravan(seat) for seat in order],
        *[seventh_peasant(seat) for seat in order],
        lay_out_second_level(),
        *[first_advance(seat) for seat in order],
        generations.new_generation(),
    )


@rules.decision(must=True)
def found_province(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer empty regions next to the player's, or all if there are none. [SOT-037, SOT-038, SOT-039]"""
    taken = 0
    for empire in g.empires:
        taken |= empire.lands
    own = g.empires[seat].lands
    empty = [region for region in in_play(g) if not taken >> region & 1]
    near = [region for region in empty if g.content.adjacent[region] & own]
    return Found.each(region_ids(g, near or empty))


@found_province.resolve
def place_province(g: SandsOfTime, seat: Seat, action: Action) -> None:
    region = Found.of(action)
    empire = g.empires[seat]
    empire.lands |= 1 << g.content.region_index[region]
    empire.provinces = empire.lands
    g.tell("founded", seat, region)


@rules.step
def first_citizens(g: SandsOfTime) -> None:
    """Put two peasants and a soldier in each province. [SOT-040]"""
    board = g.content.board
    for empire in g.empires:
        for region in bits(empire.provinces):
            add(empire, "peasant", region, board.start_peasants)
            add(empire, "soldier", region, board.start_soldiers)


@rules.decision(must=True)
def first_caravan(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer borders between the capital and another province, or else all of the capital. [SOT-042]"""
    empire = g.empires[seat]
    content = g.content
    at_home = bits(content.borders_of[empire.capital])
    within = [b for b in at_home if all([empire.lands >> end & 1 for end in content.ends[b]])]
    return Route.each([content.borders[border].id for border in within or at_home])


@first_caravan.resolve
def place_first_caravan(g: SandsOfTime, seat: Seat, action: Action) -> None:
    """Place it free of charge; then one heritage track rises by one. [SOT-042]"""
    border = Route.of(action)
    g.empires[seat].caravans |= 1 << g.content.border_index[border]
    g.tell("caravan", seat, border)
    g.then(heritage.raise_one(seat))


@rules.decision(must=True)
def seventh_peasant(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the player's provinces, including the capital, for one more peasant. [SOT-041, SOT-043]"""
    return Grow.each(region_ids(g, bits(g.empires[seat].lands)))


@seventh_peasant.resolve
def place_seventh_peasant(g: SandsOfTime, seat: Seat, action: Action) -> None:
    region = Grow.of(action)
    place = g.content.region_index[region]
    add(g.empires[seat], "peasant", place, g.content.board.extra_peasants)
    g.tell("grew", seat, region)


@rules.step
def lay_out_second_level(g: SandsOfTime) -> None:
    """Lay out a level-2 advance beside each of level 1, once all empires are founded. [SOT-044]"""
    for row, category in enumerate(g.content.row_category):
        number = g.content.stack(category, 2)
        advance.extend(g, row, number, g.stacks[number].cards[-1])
    g.tell("rows_laid_out")


@rules.decision(must=True)
def first_advance(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the level-1 advances; several players may choose the same. [SOT-046]"""
    return AdvanceTo.each([row[0] for row in g.rows])


@first_advance.resolve
def take_first_advance(g: SandsOfTime, seat: Seat, action: Action) -> None:
    advance.reach(g, seat, AdvanceTo.of(action))
