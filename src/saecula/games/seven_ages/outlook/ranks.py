"""What symbols may bring: ranks made smooth, so that catching up counts before it changes a rank."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.modifiers import CountBarren
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import standings
from saecula.games.seven_ages.rules.areas import controlled, in_play
from saecula.games.seven_ages.rules.sheets import modifiers

Category: TypeAlias = tuple[str, str, str]  # what is compared, region, kind
Column: TypeAlias = dict[int, int]  # by empire, of those that are compared

LEVEL: Final = 0.5  # of a rank that a rival with the same amount takes
STEPS: Final[dict[str, float]] = {  # how much a difference of one says about who will be ahead
    "areas": 0.12,
    "artifacts": 0.25,
    "cities": 0.1,
    "land_units": 0.08,
    "cavalry_units": 0.2,
    "naval_units": 0.2,
    "money": 0.02,
    "progress": 0.12,
}
NOTHING_YET: Final = 0.4  # of a symbol as long as the empire has none of what it compares
LOW: Final = 0.5  # expected glory below which it fades instead of falling to 0
FADING: Final = 0.5


def expected(g: SevenAges) -> dict[int, float]:
    """Return for each empire in play what its symbols are expected to bring in a scoring."""
    columns: dict[Category, Column] = {}
    areas = {slot: _counted(g, g.empires[slot]) for slot in in_play(g)}
    return {slot: sum([_of_symbol(g, slot, s, columns, areas) for s in _symbols(g, slot)]) for slot in areas}


def _symbols(g: SevenAges, slot: int) -> tuple[Symbol, ...]:
    return g.content.cards[g.empires[slot].card].glory


def _of_symbol(
    g: SevenAges, slot: int, symbol: Symbol, columns: dict[Category, Column], areas: dict[int, int]
) -> float:
    empire = g.empires[slot]
    if symbol.at_once:
        return 0.0
    if symbol.most == "homeland":
        kept = (empire.homeland & controlled(g, empire)).bit_count()
        return 2 * kept / max(empire.homeland.bit_count(), 1) - 1
    if symbol.most == "resource":
        return float(standings.symbol_glory(g, slot, symbol))
    category = (symbol.most, symbol.region, symbol.kind)
    column = columns.get(category)
    if column is None:
        column = columns[category] = _column(g, symbol, areas)
    return _smooth(column, slot, symbol)


def _column(g: SevenAges, symbol: Symbol, areas: dict[int, int]) -> Column:
    """Return what every empire has of what a symbol compares."""
    compared = [slot for slot in areas if standings.is_compared(g, g.empires[slot], symbol)]
    if symbol.most == "areas":
        mask = _where(g.content, symbol.region, symbol.kind)
        return {slot: (areas[slot] & mask).bit_count() for slot in compared}
    return {slot: standings.amount(g, g.empires[slot], symbol) for slot in compared}


def _smooth(column: Column, slot: int, symbol: Symbol) -> float:
    own, step = column.get(slot, 0), STEPS.get(symbol.most, 0.1)
    rank = 0.0
    for other, amount in column.items():
        if other != slot and amount:
            rank += min(max(LEVEL + step * (amount - own), 0.0), 1.0)
    left = symbol.n - rank
    if left < LOW:
        left = LOW * FADING ** (LOW - left)
    return left if own else left * NOTHING_YET


def _counted(g: SevenAges, empire: Empire) -> int:
    """Return the areas of an empire that count for glory, land and water. [7AG-320]"""
    barren = g.content.barren
    for effect, _ in modifiers(g, empire, CountBarren):
        barren &= ~g.content.of_terrain[effect.kind]
    return controlled(g, empire) & ~g.disorder & ~barren


@lru_cache(maxsize=256)
def _where(content: Content, region: str, kind: str) -> int:
    """Return the areas of a symbol's region and colour."""
    everywhere = (1 << len(content.areas)) - 1
    kinds = {"land": content.land, "water": content.seas | content.oceans}
    return kinds.get(kind, everywhere) & (content.of_region[region] if region else everywhere)
