"""What things cost: discounts, and what may be paid instead (COC-067, COC-095, COC-103, COC-454, COC-460)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec.structs import astuple

from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.effects import Buy
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act, Cheaper, Free, Priced, Replaces
from saecula.games.clash_of_cultures.rules.goods import CAPTIVES, FOOD, GOLD, IDEAS, MEANS, RESOURCES, Amounts
from saecula.games.clash_of_cultures.rules.paying import Way, Ways, way
from saecula.games.clash_of_cultures.rules.sheets import Replacers, Sheet, is_used, where
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, Goods

Sources: TypeAlias = tuple[str, ...]

FREE: Final[Amounts] = (0,) * MEANS
MEANS_NAMES: Final = (*GOODS, "captives")


@lru_cache(maxsize=1 << 10)
def amounts(price: Goods) -> Amounts:
    """Return a price of the content by the numbers of goods."""
    found = astuple(price)
    return (*found, *FREE[len(found) :])


def ways(sheet: Sheet, *what: str, present: Sources = ()) -> Ways:
    """Return what may be paid instead of what for a price, gold last. [COC-067, COC-071]

    `present` are the cards that work because the price concerns the place where they are.
    """
    return _ways(sheet.replacers, what, present)


@lru_cache(maxsize=1 << 12)
def _ways(replacers: Replacers, what: Sources, present: Sources) -> Ways:
    found: list[Way] = [way(FOOD, IDEAS)] if "advance" in what else []
    for source, power in replacers.held:
        fits = not power.what or any([word in what for word in power.what])
        barred = any([word in what for word in power.but]) or (power.here and source not in present)
        if fits and not barred:
            found += [
                way(MEANS_NAMES.index(good), MEANS_NAMES.index(by), power.rate)
                for good in power.goods
                for by in power.by
                if good != by
            ]
    found += [way(good, GOLD) for good in RESOURCES if good != GOLD]
    return ordered(found)


def ordered(found: list[Way]) -> Ways:
    """Return ways without those to which there is a better one, gold last. [COC-071]"""
    best: dict[tuple[int, int], Way] = {}
    for each in sorted(found, key=_worth, reverse=True):
        best.setdefault(each[:2], each)
    return tuple(sorted([each for each in dict.fromkeys(found) if each in best.values()], key=_gold_last))


def present(g: ClashOfCultures, civ: Civ, sheet: Sheet, place: int) -> Sources:
    """Return the cards that change prices only in the city where they are. [COC-159]"""
    found = _local(sheet)
    return tuple([source for source in found if where(g, civ, source) == place]) if found else ()


@lru_cache(maxsize=1 << 12)
def _local(sheet: Sheet) -> Sources:
    """Return the cards that change prices only where they are."""
    found: list[tuple[str, Replaces | Cheaper | Priced]] = []
    found += sheet.all(Replaces)
    found += sheet.all(Cheaper)
    found += sheet.all(Priced)
    return tuple(dict.fromkeys([source for source, power in found if power.here]))


def worth(sheet: Sheet, stock: Amounts, good: int) -> int:
    """Return how many of a good could be paid, with all that may replace it in any price. [COC-501]"""
    return stock[good] + sum([stock[by] for for_, by, rate, _ in ways(sheet) if for_ == good and rate == 1])


def takes_captives(sheet: Sheet, named: Collection[int]) -> bool:
    """Return whether captives may be paid instead of one of these goods in any price. [COC-501]"""
    return any([by == CAPTIVES and good in named for good, by, *_ in ways(sheet)])


@lru_cache(maxsize=1 << 10)
def only(good: int, number: int) -> Amounts:
    """Return a price of one good."""
    return tuple([number if each == good else 0 for each in range(MEANS)])


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


def _gold_last(each: Way) -> bool:
    return each[1] == GOLD


def _worth(each: Way) -> int:
    return each[2]


def advance(
    g: ClashOfCultures, civ: Civ, sheet: Sheet, number: int, *, by_action: bool = True
) -> tuple[Amounts, str]:
    """Return the price of an advance bought by the action or a card, and what is used up for it.

    [COC-095, COC-422, COC-432, COC-433, COC-454, COC-460, COC-508]
    """
    entry = g.content.advances[number]
    for source, power in sheet.all(Free):
        if not by_action and (power.action or source in _at_full_price(sheet)):
            continue
        if entry.id in power.advances or (power.category == entry.category and not is_used(civ, source)):
            return FREE, source if power.once else ""
    price = amounts(g.content.board.advance_price)
    for source, cheaper in sheet.all(Cheaper):
        fits = "advance" in cheaper.what and cheaper.category == entry.category
        if fits and cheaper.less is not None and not (cheaper.once and is_used(civ, source)):
            return reduced(price, cheaper.less), source if cheaper.once else ""
    return price, ""


@lru_cache(maxsize=1 << 10)
def _at_full_price(sheet: Sheet) -> Sources:
    """Return the cards that make an advance free as the action, and sell it at its price. [COC-508]"""
    return tuple(
        [
            source
            for source, power in sheet.all(Act)
            for effect in power.effects
            if isinstance(effect, Buy) and effect.full_price
        ]
    )


def building(
    g: ClashOfCultures, civ: Civ, sheet: Sheet, kind: int, here: Sources = ()
) -> tuple[Amounts, Sources]:
    """Return the price of a building, and the cards that are used up for it; discounts add up.

    [COC-136, COC-423, COC-454]
    """
    return _building(g.content, sheet, civ.used, kind, here)


@lru_cache(maxsize=1 << 13)
def _building(
    content: Content, sheet: Sheet, used_up: Sources, kind: int, here: Sources
) -> tuple[Amounts, Sources]:
    price = building_prices(content)[kind]
    used = []
    for source, power in sheet.all(Cheaper):
        if power.less is None or not (BUILDINGS[kind] in power.what or "building" in power.what):
            continue
        if not (power.once and source in used_up) and (not power.here or source in here):
            price = reduced(price, power.less)
            used += [source] * power.once
    return price, tuple(used)


def reduced(price: Amounts, less: Goods) -> Amounts:
    """Return a price less a discount, which never pays something back."""
    return tuple([max(due - off, 0) for due, off in zip(price, amounts(less), strict=True)])


def rebate(sheet: Sheet, what: str, here: Sources) -> int:
    """Return how many goods of a price, in any mix, need not be paid. [COC-629]"""
    found = [power for source, power in sheet.all(Cheaper) if what in power.what and source in here]
    return sum([power.n for power in found])


def sale(sheet: Sheet, source: str, price: Goods) -> Amounts:
    """Return the price of what a card sells; another card may have changed it. [COC-419, COC-438]"""
    for _, power in sheet.all(Priced):
        if power.must and source in power.what:
            return amounts(power.price)
    return amounts(price)
