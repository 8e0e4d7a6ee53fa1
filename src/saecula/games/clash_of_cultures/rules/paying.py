"""Paying a price with the goods it names, with substitutes, or by hand (COC-067, COC-070, COC-071)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Act, Replaces
from saecula.games.clash_of_cultures.rules import goods
from saecula.games.clash_of_cultures.rules.goods import CAPTIVES, GOLD, MEANS, Amounts
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import ByHand, Instead
from saecula.games.clash_of_cultures.words import GOODS

Way: TypeAlias = tuple[int, int]  # a good, and what may be paid for one of it
Ways: TypeAlias = tuple[Way, ...]  # in the order of preference

MEANS_NAMES: Final = (*GOODS, "captives")
# Any number of a later way weighs more than all of the earlier ones together.
WEIGHT: Final = 64


@lru_cache(maxsize=1 << 16)
def default(stock: Amounts, price: Amounts, ways: Ways) -> Amounts | None:
    """Return what is paid without being asked, or None if the price cannot be paid. [COC-070, COC-071]

    As much as possible is paid with the goods that the price names; of the substitutes as little as possible
    of the last way, then of the one before it. Substitutes may compete: mood tokens that replace wood are
    missing where mood tokens are asked for.
    """
    for held, due in zip(stock, price, strict=True):
        if held < due:
            break
    else:
        return price
    if sum(stock) < sum(price):
        return None
    if all([by == GOLD for _, by in ways]):
        return _with_gold(stock, price, ways)
    found = _cheapest(stock, price, ways, 0)
    return None if found is None else tuple(found[1])


def _with_gold(stock: Amounts, price: Amounts, ways: Ways) -> Amounts | None:
    """Pay where gold is the only substitute."""
    paid = [min(held, due) for held, due in zip(stock, price, strict=True)]
    for good, _ in ways:
        paid[GOLD] += price[good] - paid[good]
    return tuple(paid) if sum(paid) == sum(price) and paid[GOLD] <= stock[GOLD] else None


@lru_cache(maxsize=1 << 16)
def _cheapest(stock: Amounts, price: Amounts, ways: Ways, good: int) -> tuple[int, list[int]] | None:
    """Return weight and amounts of the best payment of this good and those after it."""
    if good == MEANS:
        return 0, [0] * MEANS
    sources = [(good, 0)]
    sources += [
        (by, WEIGHT ** (len(ways) + 1) + WEIGHT**i) for i, (for_, by) in enumerate(ways) if for_ == good
    ]
    best: tuple[int, list[int]] | None = None
    for weight, amounts in _splits(stock, price[good], sources):
        left = tuple([held - paid for held, paid in zip(stock, amounts, strict=True)])
        rest = _cheapest(left, price, ways, good + 1)
        if rest is not None and (best is None or weight + rest[0] < best[0]):
            best = weight + rest[0], [a + b for a, b in zip(amounts, rest[1], strict=True)]
    return best


def _splits(stock: Amounts, due: int, sources: list[tuple[int, int]]) -> Iterator[tuple[int, list[int]]]:
    """Yield every way to pay this much of one good out of different ones, each with its weight."""
    if not sources:
        if not due:
            yield 0, [0] * MEANS
        return
    by, weight = sources[0]
    for number in range(min(due, stock[by]), -1, -1):
        for rest, amounts in _splits(stock, due - number, sources[1:]):
            amounts[by] = number
            yield weight * number + rest, amounts


def can_pay(civ: Civ, price: Amounts, ways: Ways) -> bool:
    """Tell whether a price can be paid in full. [COC-059, COC-070]"""
    return default(goods.stock(civ), price, ways) is not None


def pay(g: ClashOfCultures, seat: Seat, price: Amounts, ways: Ways) -> Frames:
    """Pay a price that is known to be affordable; who wants to choose the goods is asked. [COC-071]"""
    civ = g.civs[seat]
    if civ.by_hand and any([price[good] and goods.stock(civ)[by] for good, by in ways]):
        return (choose_goods(seat, price, ways),)
    paid = default(goods.stock(civ), price, ways)
    assert paid is not None, f"seat {seat} cannot pay {price}"
    hand_over(g, seat, paid)
    return ()


def hand_over(g: ClashOfCultures, seat: Seat, paid: Amounts) -> None:
    """Take the goods, and remember what they were. [COC-414, COC-434]"""
    civ = g.civs[seat]
    civ.by_hand = False
    goods.take(g, seat, paid[:CAPTIVES])
    civ.captives = civ.captives[paid[CAPTIVES] :]
    g.spent = paid


@rules.free_action("by_hand")
def announce(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer to choose the goods of the next payment one by one, if there may be one. [COC-071]"""
    civ = g.civs[seat]
    held = sheet(g, civ)
    ahead = g.actions or g.moves or held.all(Act)
    able = civ.goods[GOLD] or held.all(Replaces)
    return [ByHand()] if ahead and able and not civ.by_hand else []


@announce.resolve
def pay_by_hand(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.civs[seat].by_hand = True


def after(stock: Amounts, price: Amounts, picks: Picks) -> tuple[Amounts, Amounts]:
    """Return stock and price that are left after some substitutes were chosen."""
    left, due = list(stock), list(price)
    for pick in picks:
        good, by = Instead.of(pick)
        due[MEANS_NAMES.index(good)] -= 1
        left[MEANS_NAMES.index(by)] -= 1
    return tuple(left), tuple(due)


@rules.draft(widget="pay")
def choose_goods(g: ClashOfCultures, seat: Seat, picks: Picks, price: Amounts, ways: Ways) -> list[Action]:
    """Choose what is paid instead of the goods that a price names, in the order of the ways. [COC-071]"""
    stock, due = after(goods.stock(g.civs[seat]), price, picks)
    names = [Instead(MEANS_NAMES[good], MEANS_NAMES[by]) for good, by in ways]
    first = names.index(picks[-1]) if picks else 0
    options: list[Action] = []
    for i in range(first, len(ways)):
        good, by = ways[i]
        if due[good] and stock[by]:
            left, rest = after(stock, due, (names[i],))
            if default(left, rest, ways[i:]) is not None:
                options.append(names[i])
    plain = all([held >= asked for held, asked in zip(stock, due, strict=True)])
    return [*options, DONE] if plain and options else options


@choose_goods.resolve
def pay_chosen(g: ClashOfCultures, seat: Seat, picks: Picks, price: Amounts, ways: Ways) -> None:
    held = goods.stock(g.civs[seat])
    left, due = after(held, price, picks)
    hand_over(g, seat, tuple([a - b + c for a, b, c in zip(held, left, due, strict=True)]))
