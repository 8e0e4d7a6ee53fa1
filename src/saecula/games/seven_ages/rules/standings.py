"""What symbols compare, and how empires rank (7AG-313 to 7AG-327)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.entries import Category, Symbol
from saecula.games.seven_ages.modifiers import CityGlory, CountBarren
from saecula.games.seven_ages.position import NONE, Empire, SevenAges
from saecula.games.seven_ages.rules import artifacts, forces
from saecula.games.seven_ages.rules.areas import age, controlled, in_play
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.words import CITY_LEVELS, OUTSIDE_EUROPE


def amount(g: SevenAges, empire: Empire, symbol: Symbol) -> int:
    """Return how much an empire has of what a symbol compares. [7AG-317, 7AG-318, 7AG-326, 7AG-327]"""
    if symbol.most == "areas":
        return counted_areas(g, empire, symbol).bit_count()
    return _AMOUNTS[symbol.most](g, empire) if symbol.most in _AMOUNTS else 0


def city_levels(g: SevenAges, empire: Empire) -> int:
    """Return the levels of all cities of an empire, and what counts as such. [7AG-317, 7AG-436]"""
    found = levels_in(g.cities, controlled(g, empire))
    for effect, _ in modifiers(g, empire, CityGlory):
        found += effect.n
    return found


def levels_in(cities: tuple[int, ...], areas: int) -> int:
    """Return the levels of all cities in some areas."""
    found = 0
    for mask, level in zip(cities, CITY_LEVELS, strict=True):
        found += level * (mask & areas).bit_count()
    return found


_AMOUNTS: Final[dict[str, Callable[[SevenAges, Empire], int]]] = {
    "cities": city_levels,
    "artifacts": artifacts.greens,
    "land_units": lambda _, empire: forces.in_realm(empire, "land"),
    "naval_units": lambda _, empire: forces.in_realm(empire, "naval"),
    "cavalry_units": lambda g, empire: forces.number_of(empire, g.content.of_class["cavalry"]),
    "money": lambda _, empire: empire.money,
    "progress": lambda _, empire: empire.progress,
}


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
    """Return whether an empire takes part; outside Europe only those with a European capital. [7AG-324]"""
    if symbol.region != OUTSIDE_EUROPE:
        return True
    return empire.capital != NONE and bool(g.content.of_region["europe"] >> empire.capital & 1)


def ranking(g: SevenAges, symbol: Symbol) -> list[int]:
    """Return the empires that have some of it, the best first. [7AG-314, 7AG-315, 7AG-316]"""
    return Standings(g).ranking(symbol)


class Standings:
    """The current ranks, worked out once for all symbols that ask for them."""

    __slots__ = ("_amounts", "_areas", "_columns", "_slots", "g")

    def __init__(self, g: SevenAges) -> None:
        self.g = g
        self._slots: tuple[int, ...] = in_play(g)
        self._areas: dict[int, int] = {}  # of each empire, those that can count
        self._columns: dict[Category, dict[int, int]] = {}
        self._amounts: dict[Category, tuple[int, ...]] = {}

    def column(self, symbol: Symbol) -> dict[int, int]:
        """Return how much of it has each of the empires that a symbol compares. [7AG-317, 7AG-324]"""
        return self.compared(symbol.category, symbol)

    def compared(self, category: Category, symbol: Symbol) -> dict[int, int]:
        """Return the same, where the category is known."""
        found = self._columns.get(category)
        if found is None:
            found = self._columns[category] = self._count(symbol)
        return found

    def amounts(self, category: Category, symbol: Symbol) -> tuple[int, ...]:
        """Return how much those have that have some of it, the least first."""
        found = self._amounts.get(category)
        if found is None:
            has = self.compared(category, symbol).values()
            found = self._amounts[category] = tuple(sorted([amount for amount in has if amount]))
        return found

    def _count(self, symbol: Symbol) -> dict[int, int]:
        g, empires, compared = self.g, self.g.empires, self._slots
        if symbol.region == OUTSIDE_EUROPE:
            compared = tuple([slot for slot in compared if is_compared(g, empires[slot], symbol)])
        if symbol.most != "areas":
            of = _AMOUNTS[symbol.most]
            return {slot: of(g, empires[slot]) for slot in compared}
        areas, there = self._glorious(), where(g.content, symbol.region, symbol.kind)
        return {slot: (areas[slot] & there).bit_count() for slot in compared}

    def _glorious(self) -> dict[int, int]:
        """Return for each empire the areas that can count. [7AG-320]"""
        if not self._areas:
            g = self.g
            self._areas = {slot: glorious_areas(g, g.empires[slot]) for slot in self._slots}
        return self._areas

    def ranking(self, symbol: Symbol) -> list[int]:
        """Return the empires that have some of it, the best first. [7AG-314, 7AG-315, 7AG-316]"""
        category = symbol.category
        column = self.column(symbol)
        return sorted(
            [slot for slot, has in column.items() if has],
            key=lambda slot: (-column[slot], *self._order(slot, category)),
        )

    def glory(self, slot: int) -> int:
        """Return the glory that all symbols of an empire bring at the end of a round. [7AG-313]"""
        content, card = self.g.content, self.g.empires[slot].card
        found = 0
        for symbol in content.unranked[card]:
            found += symbol_glory(self.g, slot, symbol)
        for category, symbol in content.ranked[card]:
            if symbol.most != "areas" or self._glorious()[slot] & where(content, symbol.region, symbol.kind):
                ahead = self._ahead(slot, category, self.compared(category, symbol))
                if 0 <= ahead < symbol.n:
                    found += symbol.n - ahead
        return found

    def _ahead(self, slot: int, category: Category, column: dict[int, int]) -> int:
        """Return how many empires rank before one, or -1 if it has nothing. [7AG-314, 7AG-315]"""
        own = column.get(slot, 0)
        if not own:
            return -1
        ahead, equal = 0, []
        for other, has in column.items():
            if has > own:
                ahead += 1
            elif has == own and other != slot:
                equal.append(other)
        if equal:
            place = self._order(slot, category)
            ahead += sum([self._order(other, category) < place for other in equal])
        return ahead

    def _order(self, slot: int, category: Category) -> tuple[int, int, int, int]:
        """Return what ranks an empire among those that have as much. [7AG-315, 7AG-316]"""
        g, empire = self.g, self.g.empires[slot]
        worth = g.content.worths[empire.card].get(category, 0)
        return (empire.owner - g.start) % g.seats, -worth, -empire.progress, slot


def symbol_glory(g: SevenAges, slot: int, symbol: Symbol) -> int:
    """Return the glory that a symbol brings at the end of a round. [7AG-313, 7AG-319, 7AG-325, 7AG-329]"""
    empire = g.empires[slot]
    if symbol.at_once:
        return 0
    if symbol.most == "homeland":
        return _homeland(g, empire)
    if symbol.most == "resource":
        return _resources(g, empire, symbol.kind)
    order = ranking(g, symbol)
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
