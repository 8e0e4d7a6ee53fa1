"""Goods (pages 8 and 9): limits, gains, and what can be paid; gold stands for every other resource."""

from __future__ import annotations

from collections.abc import Mapping

from tests.clash_of_cultures.second.box import MOST_FOOD, MOST_IDEAS, MOST_OF_A_RESOURCE, RESOURCES
from tests.clash_of_cultures.second.table import Nation, Table

Price = Mapping[str, int]


def limit(n: Nation, good: str) -> int | None:
    """Return the most a nation can have of a good; None for tokens."""
    if good not in RESOURCES:
        return None
    if good == "food" and "storage" not in n.advances:
        return MOST_FOOD
    if good == "ideas" and "dogma" in n.advances:
        return MOST_IDEAS
    return MOST_OF_A_RESOURCE


def gain(n: Nation, good: str, number: int = 1) -> None:
    """Gain goods; what is too much is lost."""
    most = limit(n, good)
    n.goods[good] += number
    if most is not None:
        n.goods[good] = min(n.goods[good], max(most, n.goods[good] - number))


def gold_needed(n: Nation, price: Price) -> int:
    """Return how much gold a price takes if everything else is paid in kind as far as possible."""
    short = [max(0, number - n.goods[good]) for good, number in price.items() if good in RESOURCES[:-1]]
    return sum(short) + price.get("gold", 0)


def affordable(n: Nation, price: Price) -> bool:
    """Return whether a price can be paid."""
    tokens = all(n.goods[good] >= number for good, number in price.items() if good not in RESOURCES)
    return tokens and gold_needed(n, price) <= n.goods["gold"]


def pay(n: Nation, price: Price) -> None:
    """Pay in kind, and gold for what is missing."""
    gold = gold_needed(n, price)
    for good, number in price.items():
        if good != "gold":
            n.goods[good] -= min(number, n.goods[good])
    n.goods["gold"] -= gold


def added(*prices: Price) -> dict[str, int]:
    """Add prices up."""
    total: dict[str, int] = {}
    for price in prices:
        for good, number in price.items():
            total[good] = total.get(good, 0) + number
    return total


def swaps_tokens(t: Table, seat: int) -> bool:
    """Return whether a nation may pay mood for culture, which this reading leaves out (Great Arena)."""
    return any("great_arena" in t.cities[hex_].wonders for hex_ in t.cities_of(seat))
