"""Numbers that are sums, part by part: why a cost, a yield or a capacity is what it is."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import Seat
from saecula.core.scene import Reason
from saecula.core.wording import name_of, say, signed
from saecula.games.sands_of_time.entries import Building, Effect
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import battle, build, conquest, income, powers, sheets
from saecula.games.sands_of_time.rules.regions import colonies, region_id, tile


def in_words(parts: list[Reason]) -> str:
    """Write the parts of a sum on one line."""
    return ", ".join([f"{part.label} {part.value}" for part in parts])


def named_advances(g: SandsOfTime, seat: Seat, op: str, texts: Texts) -> list[tuple[str, Effect]]:
    """Return the effects of an op on a seat's advances, each with the name of its card."""
    had = g.empires[seat].advances
    listed = g.content.advance_effects[op]
    return [(name_of(texts, g.content.advances[n]), effect) for n, effect in listed if had >> n & 1]


def named_buildings(g: SandsOfTime, seat: Seat, op: str, texts: Texts) -> list[tuple[str, int, Effect]]:
    """Return the effects of an op on a seat's buildings, with the building's name and region."""
    in_force = powers.of_buildings(g, g.empires[seat], op)
    listed = g.content.building_effects[op]
    return [
        (name_of(texts, g.content.buildings[number]), region, effect)
        for region, effect in in_force
        for number, other in listed
        if other is effect
    ]


def building_cost(
    g: SandsOfTime, seat: Seat, building: Building, region: int, labour: bool, texts: Texts
) -> list[Reason]:
    """List unrest and level, less the discounts of buildings and advances. [SOT-161, SOT-360, SOT-361]"""
    empire = g.empires[seat]
    parts = [
        Reason(say(texts, "part-unrest"), str(empire.unrest)),
        Reason(say(texts, "part-level"), signed(build.level(g, building, region))),
    ]
    counted: list[Effect] = []
    for name, place, effect in named_buildings(g, seat, "build_discount", texts):
        if sheets.reaches(g.content, effect.where, place, region) and (effect.each or effect not in counted):
            counted.append(effect)
            parts.append(Reason(name, signed(-effect.n)))
    for name, effect in named_advances(g, seat, "build_discount", texts):
        parts.append(Reason(name, signed(-effect.n)))
    if labour:
        for name, _ in named_advances(g, seat, "build_labour", texts):
            parts.append(Reason(name, signed(-build.labour(g, empire, region))))
    return parts


def combat(g: SandsOfTime, seat: Seat, region: int, attacker: Seat, texts: Texts) -> list[Reason]:
    """List citizens, advances and walls. [SOT-125, SOT-365]"""
    empire, board = g.empires[seat], g.content.board
    soldiers = empire.soldiers[region]
    terrain = g.content.regions[region].terrain
    parts = [
        Reason(say(texts, "part-peasants"), str(board.peasant_strength * empire.peasants[region])),
        Reason(say(texts, "part-soldiers"), signed(board.soldier_strength * soldiers)),
    ]
    for name, effect in named_advances(g, seat, "combat_per_soldier", texts):
        if effect.terrain in ("", terrain) and soldiers:
            parts.append(Reason(name, signed(effect.n * soldiers)))
    for name, effect in named_advances(g, seat, "combat", texts):
        parts.append(Reason(name, signed(effect.n)))
    walls = battle.walls(g, seat, region, attacker)
    if walls:
        [name, *_] = [name for name, _, _ in named_buildings(g, seat, "walls", texts)]
        parts.append(Reason(name, signed(walls)))
    return parts


def yields(g: SandsOfTime, seat: Seat, resource: str, texts: Texts) -> list[Reason]:
    """List the income of a resource, region by region, then what advances add. [SOT-061, SOT-370]"""
    empire = g.empires[seat]
    lands = [
        region
        for region in bits(empire.lands)
        if empire.peasants[region] and tile(g, region).resource == resource
    ]
    parts = [
        Reason(texts.label("region", region_id(g, region)), signed(income.harvest(g, empire, region)))
        for region in lands
    ]
    for name, effect in named_advances(g, seat, "income", texts):
        if effect.resource == resource and lands:
            parts.append(Reason(name, signed(effect.n * len(lands))))
    return parts


def room(g: SandsOfTime, seat: Seat, region: int, texts: Texts) -> list[Reason]:
    """List the capacity of a tile and what advances and buildings add. [SOT-311, SOT-377]"""
    parts = [Reason(say(texts, "part-capacity"), str(tile(g, region).capacity))]
    for name, place, effect in named_buildings(g, seat, "room", texts):
        if place == region or effect.where == "anywhere":
            parts.append(Reason(name, signed(effect.n)))
    for name, effect in named_advances(g, seat, "room", texts):
        parts.append(Reason(name, signed(effect.n)))
    return parts


def annexing(g: SandsOfTime, seat: Seat, region: int, texts: Texts) -> list[Reason]:
    """List the regions that count, less the discount for soldiers there. [SOT-142, SOT-364]"""
    soldiers = g.empires[seat].soldiers[region]
    parts = [Reason(say(texts, "part-regions"), str(conquest.counted_regions(g, seat)))]
    if soldiers:
        parts += [
            Reason(name, signed(-effect.n * soldiers))
            for name, effect in named_advances(g, seat, "annex_discount", texts)
        ]
    return parts


def regions(g: SandsOfTime, seat: Seat, texts: Texts) -> list[Reason]:
    """List capital, provinces and colonies. [SOT-014, SOT-241]"""
    empire = g.empires[seat]
    numbers = {
        "capital": int(empire.capital >= 0),
        "province": empire.provinces.bit_count(),
        "colony": colonies(empire).bit_count() if empire.capital >= 0 else 0,
    }
    return [Reason(say(texts, f"control-{kind}"), str(n)) for kind, n in numbers.items() if n]
