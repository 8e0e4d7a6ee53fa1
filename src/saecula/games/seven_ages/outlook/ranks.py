"""What symbols may bring: ranks made smooth, so that catching up counts before it changes a rank."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import standings
from saecula.games.seven_ages.rules.areas import controlled, in_play

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


def expected(standing: standings.Standings) -> dict[int, float]:
    """Return for each empire in play what its symbols are expected to bring in a scoring."""
    return {slot: promised(standing, slot) for slot in in_play(standing.g)}


def promised(standing: standings.Standings, slot: int) -> float:
    """Return what the symbols of an empire are expected to bring in a scoring."""
    g, content = standing.g, standing.g.content
    card = g.empires[slot].card
    glory = sum([_unranked(g, slot, symbol) for symbol in content.unranked[card]], 0.0)
    for category, symbol in content.ranked[card]:
        own = standing.compared(category, symbol).get(slot, 0)
        glory += _smooth(standing.amounts(category, symbol), own, STEPS.get(symbol.most, 0.1), symbol.n)
    return glory


def rise(standing: standings.Standings, slot: int, symbol: Symbol, more: int) -> float:
    """Return what a symbol is expected to bring besides if an empire had so much more."""
    own = standing.compared(symbol.category, symbol).get(slot, 0)
    before = standing.amounts(symbol.category, symbol)
    others = [*before]
    if own:
        others.remove(own)
    after = tuple(sorted([*others, own + more]))
    step = STEPS.get(symbol.most, 0.1)
    return _smooth(after, own + more, step, symbol.n) - _smooth(before, own, step, symbol.n)


def _unranked(g: SevenAges, slot: int, symbol: Symbol) -> float:
    """Return what a symbol is expected to bring that compares nothing."""
    empire = g.empires[slot]
    if symbol.most == "homeland":
        kept = (empire.homeland & controlled(g, empire)).bit_count()
        return 2 * kept / max(empire.homeland.bit_count(), 1) - 1
    return float(standings.symbol_glory(g, slot, symbol))


@lru_cache(maxsize=65536)
def _smooth(amounts: tuple[int, ...], own: int, step: float, n: int) -> float:
    """Return what a symbol is worth to an empire with this much, if these are the amounts of all."""
    rank = -LEVEL if own else 0.0  # an empire is no rival of itself
    for amount in amounts:
        rank += min(max(LEVEL + step * (amount - own), 0.0), 1.0)
    left = n - rank
    if left < LOW:
        left = LOW * FADING ** (LOW - left)
    return left if own else left * NOTHING_YET
