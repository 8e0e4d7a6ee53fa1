"""Action: Build (SOT-160 to SOT-167)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.sands_of_time.entries import Building
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules import focus, heritage, income, powers
from saecula.games.sands_of_time.rules.regions import add, changed, colonies, region_id, tile
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Build, BuildByLabour, Site


def can_build(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether the player can pay for any building in any region."""
    return any(offers(g, seat, region) for region in bits(g.empires[seat].lands))


def begin(g: SandsOfTime, seat: Seat) -> None:
    g.then(site(seat))


def level(g: SandsOfTime, building: Building, region: int) -> int:
    """Return the level of a building; that of a City is the capacity of its region. [SOT-161, SOT-162]"""
    return building.level or tile(g, region).capacity


def cost(g: SandsOfTime, seat: Seat, building: Building, region: int) -> int:
    """Return the gold for a building: unrest plus level, less discounts. [SOT-161, SOT-360, SOT-362]"""
    empire = g.empires[seat]
    return max(empire.unrest + level(g, building, region) - powers.sheet(g, empire).discounts[region], 0)


def labour(g: SandsOfTime, empire: Empire, region: int) -> int:
    """Return the discount of Labour: one gold for each of the player's peasants in the region. [SOT-361]"""
    return powers.total(g, empire, "build_labour") * empire.peasants[region]


def price(g: SandsOfTime, seat: Seat, building: Building, region: int, by_labour: bool) -> int:
    """Return the gold to pay, with the help of Labour or without. [SOT-161, SOT-361]"""
    saved = labour(g, g.empires[seat], region) if by_labour else 0
    return max(cost(g, seat, building, region) - saved, 0)


def labourers(g: SandsOfTime, empire: Empire, region: int) -> int:
    """Count the peasants that return to the supply after Labour: two, or the only one. [SOT-361]"""
    due = sum([effect.returns for effect in powers.of_advances(g, empire, "build_labour")])
    return min(due, empire.peasants[region])


def offers(g: SandsOfTime, seat: Seat, region: int) -> list[Action]:
    """List the buildings that fit in a region and can be paid for, with Labour where that helps.

    [SOT-005, SOT-160, SOT-162, SOT-163, SOT-164, SOT-361]
    """
    there = g.buildings[region]
    capacity = tile(g, region).capacity
    if there.bit_count() >= capacity:
        return []
    empire = g.empires[seat]
    sheet = powers.sheet(g, empire)
    gold = empire.gold
    unrest = empire.unrest - sheet.discounts[region]
    helped = labour(g, empire, region)
    options: list[Action] = []
    for number in bits(sheet.buildable & ~there):
        if not g.supply[number]:
            continue
        building = g.content.buildings[number]
        due = unrest + (building.level or capacity)
        if gold >= due:
            options.append(Build(building.id))
        if helped and due > 0 and gold >= due - helped:
            options.append(BuildByLabour(building.id))
    return options


def building_of(action: Action) -> str:
    """Return the building of an offer, with Labour or without."""
    return Build.of(action) if Build.matches(action) else BuildByLabour.of(action)


def sites(g: SandsOfTime, seat: Seat, barred: int) -> list[Action]:
    """List the controlled regions where something can be built. [SOT-160]"""
    lands = bits(g.empires[seat].lands & ~barred)
    return Site.each([region_id(g, region) for region in lands if offers(g, seat, region)])


@rules.decision(must=True, free=True)
def site(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer the regions to build in; no citizens are needed there. [SOT-082, SOT-160]"""
    return sites(g, seat, 0)


@site.resolve
def choose_site(g: SandsOfTime, seat: Seat, action: Action) -> None:
    place = g.content.region_index[Site.of(action)]
    more = powers.most(g, g.empires[seat], "buildings", 1) - 1
    g.then(choose_building(seat, place), second_site(seat, 1 << place, more))


@rules.decision(must=True, free=True)
def choose_building(g: SandsOfTime, seat: Seat, region: int) -> list[Action]:
    """Offer the buildings, with Labour and without. [SOT-082, SOT-160, SOT-361]"""
    return offers(g, seat, region)


@choose_building.resolve
def erect(g: SandsOfTime, seat: Seat, action: Action, region: int) -> None:
    """Pay, place the tile, and let it take effect at once. [SOT-161, SOT-165, SOT-166, SOT-361]"""
    id_ = building_of(action)
    empire = g.empires[seat]
    number = g.content.building_index[id_]
    building = g.content.buildings[number]
    by_labour = BuildByLabour.matches(action)
    due = price(g, seat, building, region, by_labour)
    if by_labour:
        dismiss_labourers(g, seat, region)
    income.pay(g, seat, "gold", due)
    g.supply = changed(g.supply, number, -1)
    g.buildings = changed(g.buildings, region, 1 << number)
    g.tell("built", seat, id_, region_id(g, region))
    for effect in building.effects:
        if effect.op == "heritage_when_built":
            in_colony = bool(colonies(empire) >> region & 1)
            if in_colony or effect.where != "colony":
                heritage.rise(g, seat, g.content.category_index[effect.category], effect.n)
    focus.acted(g, seat, (building.category,))


def dismiss_labourers(g: SandsOfTime, seat: Seat, region: int) -> None:
    """Return the labourers to the supply. [SOT-361]"""
    empire = g.empires[seat]
    gone = labourers(g, empire, region)
    add(empire, "peasant", region, -gone)
    g.tell("laboured", seat, gone, region_id(g, region))


@rules.decision(free=True)
def second_site(g: SandsOfTime, seat: Seat, barred: int, more: int) -> list[Action]:
    """Offer regions for another building with Concrete, or to stop. [SOT-082, SOT-373]"""
    options = sites(g, seat, barred) if more else []
    return [*options, PASS] if more else []


@second_site.resolve
def choose_second_site(g: SandsOfTime, seat: Seat, action: Action, barred: int, more: int) -> None:
    if action == PASS:
        return
    place = g.content.region_index[Site.of(action)]
    g.then(choose_building(seat, place), second_site(seat, barred | 1 << place, more - 1))
