"""Price lists of buildings and technologies, by number of the technology (TTA-211 to TTA-213, TTA-225).

A list depends on few cards, so each is made once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.entries import Ability, Technology

Prices: TypeAlias = tuple[int, ...]
Discounts: TypeAlias = tuple[tuple[str, int], ...]  # by kind of technology


@lru_cache(maxsize=256)
def of_buildings(content: Content, by_level: Prices, crossed: Discounts) -> Prices:
    """Resources for buildings and units, with construction technology and Shakespeare. [TTA-211, TTA-213]"""
    prices = []
    for number, technology in enumerate(content.technologies):
        price = technology.cost
        if content.is_urban[number]:
            price -= by_level[technology.age] + dict(crossed).get(technology.kind, 0)
        prices.append(max(price, 0))
    return tuple(prices)


@lru_cache(maxsize=256)
def of_technologies(
    content: Content, revolution: bool, less: int, found: tuple[Ability, ...], crossed: Discounts
) -> Prices:
    """Science for technologies, with leaders and pacts. [TTA-225, TTA-260, TTA-571]"""

    def price(technology: Technology) -> int:
        printed = technology.revolution if revolution else technology.science
        by_leader = sum([ability.n for ability in found if technology.kind in ability.kinds])
        return max(printed - by_leader - dict(crossed).get(technology.kind, 0) - less, 0)

    return tuple([price(technology) for technology in content.technologies])
