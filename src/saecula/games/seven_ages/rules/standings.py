"""What symbols compare, and who stands where (7AG-313 to 7AG-327)."""

from __future__ import annotations

from typing import Final, TypeAlias

from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.modifiers import CityGlory, CountBarren
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts, forces
from saecula.games.seven_ages.rules.areas import age, controlled, in_play
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.words import CITY_LEVELS, OUTSIDE_EUROPE

Ranks: TypeAlias = dict[tuple[str, str, str], list[int]]  # empires by category, the best first

UNRANKED: Final = ("resource", "homeland")


def amount(g: SevenAges, empire: Empire, symbol: Symbol) -> int:
    """Return how much an empire has of what a symbol compares. [7AG-317, 7AG-318, 7AG-326, 7AG-327]"""
    match symbol.most:
        case "cities":
            return city_levels(g, empire)
        case "artifacts":
            return artifacts.greens(g, empire)
        case "areas":
            return counted_areas(g, empire, symbol).bit_count()
        case "land_units":
            return forces.in_realm(empire, "land")
        case "naval_units":
            return forces.in_realm(empire, "naval")
        case "cavalry_units":
            return forces.number_of(empire, g.content.of_class["cavalry"])
        case "money":
            return empire.money
        case "progress":
            return empire.progress
        case _:
            return 0


def city_levels(g: SevenAges, empire: Empire) -> int:
    """Return the levels of all cities of an empire, and what counts as such. [7AG-317, 7AG-436]"""
    areas = controlled(g, empire)
    levels = [level * (mask & areas).bit_count() for mask, level in zip(g.cities, CITY_LEVELS, strict=True)]
    return sum(levels) + sum([effect.n for effect, _ in modifiers(g, empire, CityGlory)])


def counted_areas(g: SevenAges, empire: Empire, symbol: Symbol) -> int:
    """Return the areas that count for a symbol. [7AG-320, 7AG-321, 7AG-323, 7AG-324]"""
    content = g.content
    areas = controlled(g, empire) & ~g.disorder
    barren = content.barren
    for effect, _ in modifiers(g, empire, CountBarren):
        barren &= ~content.of_terrain[effect.kind]
    areas &= ~barren
    if symbol.region:
        areas &= content.of_region[symbol.region]
    kinds = {"land": content.land, "water": content.seas | content.oceans}
    return areas & kinds.get(symbol.kind, areas)


def is_compared(g: SevenAges, empire: Empire, symbol: Symbol) -> bool:
    """Tell whether an empire takes part; outside Europe only those with a European capital. [7AG-324]"""
    if symbol.region != OUTSIDE_EUROPE:
        return True
    return empire.capital != NONE and bool(g.content.of_region["europe"] >> empire.capital & 1)


def ranking(g: SevenAges, symbol: Symbol) -> list[int]:
    """Return the empires that have some of it, the best first. [7AG-314, 7AG-315, 7AG-316]"""
    found = []
    for slot in in_play(g):
        empire = g.empires[slot]
        has = amount(g, empire, symbol) if is_compared(g, empire, symbol) else 0
        if has:
            turn = (empire.owner - g.start) % g.seats
            found.append((-has, turn, -_worth(g, empire, symbol), -empire.progress, slot))
    return [slot for *_, slot in sorted(found)]


def _kept(g: SevenAges, symbol: Symbol, ranks: Ranks) -> list[int]:
    category = _category(symbol)
    if category not in ranks:
        ranks[category] = ranking(g, symbol)
    return ranks[category]


def _worth(g: SevenAges, empire: Empire, symbol: Symbol) -> int:
    """Return the number on an empire's own symbol of this category, 0 without one."""
    same = [s.n for s in g.content.cards[empire.card].glory if _category(s) == _category(symbol)]
    return max(same, default=0)


def _category(symbol: Symbol) -> tuple[str, str, str]:
    return symbol.most, symbol.region, symbol.kind


def symbol_glory(g: SevenAges, slot: int, symbol: Symbol, ranks: Ranks | None = None) -> int:
    """Return the glory that a symbol brings at the end of a round. [7AG-313, 7AG-319, 7AG-325, 7AG-329]

    `ranks` keeps the rankings that several symbols ask for.
    """
    empire = g.empires[slot]
    if symbol.at_once:
        return 0
    if symbol.most == "homeland":
        return _homeland(g, empire)
    if symbol.most == "resource":
        return _resources(g, empire, symbol.kind)
    order = ranking(g, symbol) if ranks is None else _kept(g, symbol, ranks)
    return max(symbol.n - order.index(slot), 0) if slot in order else 0


def _homeland(g: SevenAges, empire: Empire) -> int:
    """Return 1 for the whole homeland, -1 for none of it. [7AG-325]"""
    kept = empire.homeland & controlled(g, empire)
    return (kept == empire.homeland) - (not kept)


def _resources(g: SevenAges, empire: Empire, kind: str) -> int:
    """Return how many resources of a kind an empire controls. [7AG-319]"""
    areas, board = controlled(g, empire), g.content.board
    if kind == "oil":
        return (areas & g.content.oil).bit_count() if age(g, empire) >= board.oil_age else 0
    if kind == "wheat":
        return (areas & g.content.wheat).bit_count()
    if any([age(g, g.empires[slot]) >= board.elephant_age for slot in in_play(g)]):
        return 0
    return sum([areas >> area & 1 for area in g.content.elephants])
