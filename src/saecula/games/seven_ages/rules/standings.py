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

# A rank as one number, the best the least: from the lowest bits the empire, its progress, its symbol, its
# player's place in the order of the round, and how much it has.
SLOT_BITS: Final = 4
PROGRESS_AT: Final = SLOT_BITS
SYMBOL_AT: Final = 16
PLAYER_AT: Final = 24
AMOUNT_AT: Final = 32
SLOT_MASK: Final = (1 << SLOT_BITS) - 1


def amount(g: SevenAges, empire: Empire, symbol: Symbol) -> int:
    """Return how much an empire has of what a symbol compares. [7AG-317, 7AG-318, 7AG-326, 7AG-327]"""
    if symbol.most == "areas":
        return counted_areas(g, empire, symbol).bit_count()
    return _AMOUNTS[symbol.most](g, empire) if symbol.most in _AMOUNTS else 0


def city_levels(g: SevenAges, empire: Empire) -> int:
    """Return the levels of all cities of an empire, and what counts as such. [7AG-317, 7AG-436]"""
    more = modifiers(g, empire, CityGlory)
    return levels_in(g.cities, controlled(g, empire)) + sum([effect.n for effect, _ in more])


@lru_cache(maxsize=65536)
def levels_in(cities: tuple[int, ...], areas: int) -> int:
    """Return the levels of all cities in some areas."""
    return sum([level * (mask & areas).bit_count() for mask, level in zip(cities, CITY_LEVELS, strict=True)])


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
    """Tell whether an empire takes part; outside Europe only those with a European capital. [7AG-324]"""
    if symbol.region != OUTSIDE_EUROPE:
        return True
    return empire.capital != NONE and bool(g.content.of_region["europe"] >> empire.capital & 1)


def ranking(g: SevenAges, symbol: Symbol) -> list[int]:
    """Return the empires that have some of it, the best first. [7AG-314, 7AG-315, 7AG-316]"""
    return Standings(g).ranking(symbol)


class Standings:
    """The current ranks, worked out once for all symbols that ask for them."""

    __slots__ = ("_areas", "_rankings", "_slots", "_ties", "g")

    def __init__(self, g: SevenAges) -> None:
        self.g = g
        self._slots: tuple[int, ...] = in_play(g)
        self._areas: dict[int, int] = {}  # of each empire, those that can count
        self._ties: dict[int, int] = {}  # of each empire, what else ranks it, except for its symbol
        self._rankings: dict[Category, list[int]] = {}

    def column(self, symbol: Symbol) -> dict[int, int]:
        """Return how much of it has each of the empires that a symbol compares. [7AG-317, 7AG-324]"""
        g, empires, compared = self.g, self.g.empires, self._slots
        if symbol.region == OUTSIDE_EUROPE:
            compared = tuple([slot for slot in compared if is_compared(g, empires[slot], symbol)])
        if symbol.most != "areas":
            of = _AMOUNTS[symbol.most]
            return {slot: of(g, empires[slot]) for slot in compared}
        if not self._areas:
            self._areas = {slot: glorious_areas(g, empires[slot]) for slot in self._slots}
        areas, there = self._areas, where(g.content, symbol.region, symbol.kind)
        return {slot: (areas[slot] & there).bit_count() for slot in compared}

    def ranking(self, symbol: Symbol) -> list[int]:
        """Return the empires that have some of it, the best first. [7AG-314, 7AG-315, 7AG-316]"""
        return self._ranking(symbol.category, symbol)

    def glory(self, slot: int) -> int:
        """Return the glory that all symbols of an empire bring at the end of a round. [7AG-313]"""
        g, card = self.g, self.g.empires[slot].card
        found = 0
        for symbol in g.content.unranked[card]:
            found += symbol_glory(g, slot, symbol)
        for category, symbol in g.content.ranked[card]:
            order = self._ranking(category, symbol)[: symbol.n]
            if slot in order:
                found += symbol.n - order.index(slot)
        return found

    def _ranking(self, category: Category, symbol: Symbol) -> list[int]:
        found = self._rankings.get(category)
        if found is None:
            found = self._rankings[category] = self._ranked(category, self.column(symbol))
        return found

    def _ranked(self, category: Category, column: dict[int, int]) -> list[int]:
        empires, worths, ties = self.g.empires, self.g.content.worths, self._ties
        if not ties:
            ties = self._ties = {slot: self._tie(slot) for slot in self._slots}
        ranks = []
        for slot, has in column.items():
            if has:
                worth = worths[empires[slot].card].get(category, 0)
                ranks.append(ties[slot] - (worth << SYMBOL_AT) - (has << AMOUNT_AT))
        ranks.sort()
        return [rank & SLOT_MASK for rank in ranks]

    def _tie(self, slot: int) -> int:
        """Return what ranks an empire among those that have as much. [7AG-315]"""
        g, empire = self.g, self.g.empires[slot]
        return ((empire.owner - g.start) % g.seats << PLAYER_AT) - (empire.progress << PROGRESS_AT) + slot


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
