"""What symbols compare, and who stands where (7AG-313 to 7AG-327)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.modifiers import CityGlory, CountBarren
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts, forces
from saecula.games.seven_ages.rules.areas import age, controlled, in_play
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.words import CITY_LEVELS, OUTSIDE_EUROPE

Category: TypeAlias = tuple[str, str, str]  # what is compared, region, kind

UNRANKED: Final = ("resource", "homeland")


def amount(g: SevenAges, empire: Empire, symbol: Symbol) -> int:
    """Return how much an empire has of what a symbol compares. [7AG-317, 7AG-318, 7AG-326, 7AG-327]"""
    match symbol.most:
        case "areas":
            return counted_areas(g, empire, symbol).bit_count()
        case "cities":
            return city_levels(g, empire)
        case "artifacts":
            return artifacts.greens(g, empire)
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
    """Return the areas that count for a symbol. [7AG-321, 7AG-323, 7AG-324]"""
    return glorious_areas(g, empire) & where(g.content, symbol.region, symbol.kind)


def glorious_areas(g: SevenAges, empire: Empire) -> int:
    """Return the areas of an empire that can count: without barren ones and those in disorder. [7AG-320]"""
    barren = g.content.barren
    for effect, _ in modifiers(g, empire, CountBarren):
        barren &= ~g.content.of_terrain[effect.kind]
    return controlled(g, empire) & ~g.disorder & ~barren


@lru_cache(maxsize=256)
def where(content: Content, region: str, kind: str) -> int:
    """Return the areas of a symbol's region and colour. [7AG-321, 7AG-323, 7AG-324]"""
    kinds = {"land": content.land, "water": content.waters}
    return kinds.get(kind, content.everywhere) & (content.of_region[region] if region else content.everywhere)


def is_compared(g: SevenAges, empire: Empire, symbol: Symbol) -> bool:
    """Tell whether an empire takes part; outside Europe only those with a European capital. [7AG-324]"""
    if symbol.region != OUTSIDE_EUROPE:
        return True
    return empire.capital != NONE and bool(g.content.of_region["europe"] >> empire.capital & 1)


def ranking(g: SevenAges, symbol: Symbol) -> list[int]:
    """Return the empires that have some of it, the best first. [7AG-314, 7AG-315, 7AG-316]"""
    return Standings(g).ranking(symbol)


class Standings:
    """Who stands where now, worked out once for all symbols that ask for it."""

    __slots__ = ("_areas", "_rankings", "_slots", "g")

    def __init__(self, g: SevenAges) -> None:
        self.g = g
        self._slots: tuple[int, ...] = in_play(g)
        self._areas: dict[int, int] = {}  # of each empire, those that can count
        self._rankings: dict[Category, list[int]] = {}

    def column(self, symbol: Symbol) -> list[tuple[int, int]]:
        """Return the empires that a symbol compares, each with how much it has. [7AG-317, 7AG-324]"""
        g, empires, compared = self.g, self.g.empires, self._slots
        if symbol.region == OUTSIDE_EUROPE:
            compared = tuple([slot for slot in compared if is_compared(g, empires[slot], symbol)])
        if symbol.most != "areas":
            return [(slot, amount(g, empires[slot], symbol)) for slot in compared]
        if not self._areas:
            self._areas = {slot: glorious_areas(g, empires[slot]) for slot in self._slots}
        areas, there = self._areas, where(g.content, symbol.region, symbol.kind)
        return [(slot, (areas[slot] & there).bit_count()) for slot in compared]

    def ranking(self, symbol: Symbol) -> list[int]:
        """Return the empires that have some of it, the best first. [7AG-314, 7AG-315, 7AG-316]"""
        category = (symbol.most, symbol.region, symbol.kind)
        found = self._rankings.get(category)
        if found is None:
            found = self._rankings[category] = self._ranked(category, self.column(symbol))
        return found

    def _ranked(self, category: Category, column: list[tuple[int, int]]) -> list[int]:
        g, empires, worths = self.g, self.g.empires, self.g.content.worths
        rows = []
        for slot, has in column:
            if has:
                empire = empires[slot]
                worth = worths[empire.card].get(category, 0)
                rows.append((-has, (empire.owner - g.start) % g.seats, -worth, -empire.progress, slot))
        return [row[-1] for row in sorted(rows)]


def symbol_glory(g: SevenAges, slot: int, symbol: Symbol, standings: Standings | None = None) -> int:
    """Return the glory that a symbol brings at the end of a round. [7AG-313, 7AG-319, 7AG-325, 7AG-329]"""
    empire = g.empires[slot]
    if symbol.at_once:
        return 0
    if symbol.most == "homeland":
        return _homeland(g, empire)
    if symbol.most == "resource":
        return _resources(g, empire, symbol.kind)
    order = (standings or Standings(g)).ranking(symbol)
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
