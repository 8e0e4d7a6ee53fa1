"""What things cost: discounts, and what may be paid instead (COC-067, COC-095, COC-103, COC-454, COC-460)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import astuple

from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Cheaper, Free, Priced, Replaces
from saecula.games.clash_of_cultures.rules.goods import FOOD, GOLD, IDEAS, MEANS, RESOURCES, Amounts
from saecula.games.clash_of_cultures.rules.paying import Way, Ways
from saecula.games.clash_of_cultures.rules.sheets import Sheet, is_used
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, Goods

FREE: Final[Amounts] = (0,) * MEANS
MEANS_NAMES: Final = (*GOODS, "captives")


def amounts(price: Goods) -> Amounts:
    """Return a price of the content by the numbers of goods."""
    found = astuple(price)
    return (*found, *FREE[len(found) :])


@lru_cache(maxsize=1 << 12)
def ways(sheet: Sheet, *what: str) -> Ways:
    """Return what may be paid instead of what for a price, gold last. [COC-067, COC-071]"""
    found: list[Way] = [(FOOD, IDEAS)] if "advance" in what else []
    for _, power in sheet.all(Replaces):
        fits = not power.what or any([word in what for word in power.what])
        if fits and not power.here and not any([word in what for word in power.but]):
            found += [
                (MEANS_NAMES.index(good), MEANS_NAMES.index(by)) for good in power.goods for by in power.by
            ]
    found += [(good, GOLD) for good in RESOURCES if good != GOLD]
    return tuple(sorted(dict.fromkeys(found), key=_gold_last))


@lru_cache(maxsize=16)
def unit_prices(content: Content) -> tuple[Amounts, ...]:
    """Return the printed prices of units. [COC-151]"""
    return tuple([amounts(unit.price) for unit in content.units])


@lru_cache(maxsize=16)
def building_prices(content: Content) -> tuple[Amounts, ...]:
    """Return the printed prices of buildings. [COC-136]"""
    return tuple([amounts(building.price) for building in content.buildings])


@lru_cache(maxsize=1 << 12)
def discounted(content: Content, sheet: Sheet) -> int:
    """Return the advances that some card makes cheaper, perhaps only once a turn."""
    found = 0
    for _, power in sheet.all(Free):
        found |= sum([1 << content.advance_index[id_] for id_ in power.advances])
        found |= content.category_masks.get(power.category, 0)
    for _, cheaper in sheet.all(Cheaper):
        if "advance" in cheaper.what:
            found |= content.category_masks[cheaper.category]
    return found


def _gold_last(way: Way) -> bool:
    return way[1] == GOLD


def advance(g: ClashOfCultures, civ: Civ, sheet: Sheet, number: int) -> tuple[Amounts, str]:
    """Return the price of an advance bought by the action, and the card that is used up for it.

    [COC-095, COC-422, COC-432, COC-433, COC-454]
    """
    entry = g.content.advances[number]
    for source, power in sheet.all(Free):
        if entry.id in power.advances or (power.category == entry.category and not is_used(civ, source)):
            return FREE, source if power.once else ""
    price = amounts(g.content.board.advance_price)
    for source, cheaper in sheet.all(Cheaper):
        fits = "advance" in cheaper.what and cheaper.category == entry.category
        if fits and cheaper.less is not None and not (cheaper.once and is_used(civ, source)):
            return reduced(price, cheaper.less), source if cheaper.once else ""
    return price, ""


def building(g: ClashOfCultures, civ: Civ, sheet: Sheet, kind: int) -> tuple[Amounts, str]:
    """Return the price of a building, and the card that is used up for it. [COC-136, COC-423, COC-454]"""
    price = building_prices(g.content)[kind]
    for source, power in sheet.all(Cheaper):
        fits = BUILDINGS[kind] in power.what or "building" in power.what
        if fits and power.less is not None and not power.here and not (power.once and is_used(civ, source)):
            return reduced(price, power.less), source if power.once else ""
    return price, ""


def reduced(price: Amounts, less: Goods) -> Amounts:
    """Return a price less a discount, which never pays something back."""
    return tuple([max(due - off, 0) for due, off in zip(price, amounts(less), strict=True)])


def sale(sheet: Sheet, source: str, price: Goods) -> Amounts:
    """Return the price of what a card sells; another card may have changed it. [COC-419, COC-438]"""
    for _, power in sheet.all(Priced):
        if power.must and source in power.what:
            return amounts(power.price)
    return amounts(price)
