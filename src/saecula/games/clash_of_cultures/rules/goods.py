"""Resources and tokens: limits, gains and losses (COC-065, COC-066, COC-068 to COC-070)."""

from __future__ import annotations

from operator import add, le, sub
from typing import Final, TypeAlias

from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.words import GOODS

FOOD, WOOD, ORE, IDEAS, GOLD, MOOD, CULTURE, CAPTIVES = range(8)
RESOURCES: Final = (FOOD, WOOD, ORE, IDEAS, GOLD)
MEANS: Final = 8  # whatever a price can be paid with: goods and captives

Amounts: TypeAlias = tuple[int, ...]  # by good

NOTHING: Final[Amounts] = (0,) * len(GOODS)


def only(good: int, number: int = 1) -> Amounts:
    """Return amounts of one good."""
    return tuple([number if each == good else 0 for each in range(len(GOODS))])


def added(one: Amounts, other: Amounts) -> Amounts:
    """Add amounts good by good."""
    return tuple(map(add, one, other))


def less(stock: Amounts, paid: Amounts) -> Amounts:
    """Return what is left of a stock."""
    return tuple(map(sub, stock, paid)) if any(paid) else stock


def stock(civ: Civ) -> Amounts:
    """Return all that a civilization can pay with. [COC-069]"""
    return (*civ.goods, len(civ.captives))


def room(g: ClashOfCultures, civ: Civ, good: int) -> int:
    """Return how many more of a resource can be kept. [COC-065, COC-066, COC-444]"""
    return sheet(g, civ).limits[good] - civ.goods[good]


def gain(g: ClashOfCultures, seat: Seat, amounts: Amounts) -> None:
    """Gain resources and tokens; what exceeds a limit is lost. [COC-065, COC-066, COC-068]"""
    if not any(amounts):
        return
    civ = g.civs[seat]
    limits = sheet(g, civ).limits
    for good, more in enumerate(amounts):
        if more:
            held = civ.goods[good]
            kept = min(more, limits[good] - held)
            if kept > 0:
                civ.goods = _changed(civ.goods, good, held + kept)
                g.tell("gained", seat, kept, GOODS[good])


def _changed(held: Amounts, good: int, number: int) -> Amounts:
    return (*held[:good], number, *held[good + 1 :])


def trim(g: ClashOfCultures, seat: Seat) -> None:
    """Lose what exceeds a limit that has just become lower. [COC-066, COC-368, COC-444]"""
    civ = g.civs[seat]
    limits = sheet(g, civ).limits
    if all(map(le, civ.goods, limits)):
        return
    civ.goods = tuple([min(held, most) for held, most in zip(civ.goods, limits, strict=True)])


def take(g: ClashOfCultures, seat: Seat, amounts: Amounts) -> None:
    """Take goods that are known to be there."""
    civ = g.civs[seat]
    for good, less in enumerate(amounts):
        if less:
            civ.goods = _changed(civ.goods, good, civ.goods[good] - less)
            g.tell("paid", seat, less, GOODS[good])
