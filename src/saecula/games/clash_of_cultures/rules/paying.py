"""Paying a price with the goods it names, with substitutes, or by hand (COC-067, COC-070, COC-071)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from operator import ge
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
from saecula.games.clash_of_cultures.vocabulary import ByHand, Instead, Release, Spare
from saecula.games.clash_of_cultures.words import GOODS, KINDS

Way: TypeAlias = tuple[int, int, int, int]  # good, what may be paid for it, for how many at once, the most
Ways: TypeAlias = tuple[Way, ...]  # in the order of preference; no two with the same good and substitute

MEANS_NAMES: Final = (*GOODS, "captives")
ANY: Final = 99  # more than any price asks for
# Any number of a later way weighs more than all of the earlier ones together.
WEIGHT: Final = 64


def way(good: int, by: int, rate: int = 1, most: int = ANY) -> Way:
    """Return a way to pay: one of `by` for up to `rate` goods, for at most `most` of this good."""
    return good, by, rate, most


@lru_cache(maxsize=1 << 12)
def shares(ways: Ways) -> Amounts:
    """Return into how many shares one of each good is split, so that a way takes a whole number of them.

    What pays for two goods at once has two shares: each of the two goods, of whatever kinds, takes one.
    """
    return tuple([max([rate for _, by, rate, _ in ways if by == good], default=1) for good in range(MEANS)])


def default(stock: Amounts, price: Amounts, ways: Ways) -> Amounts | None:
    """Return what is paid without being asked, or None if the price cannot be paid. [COC-070, COC-071]

    As much as possible is paid with the goods that the price names; of the substitutes as little as possible
    of the last way, then of the one before it. Substitutes may compete: mood tokens that replace wood are
    missing where mood tokens are asked for.
    """
    if all(map(ge, stock, price)):
        return price
    if _take_gold_only(ways):
        return _with_gold(stock, price, ways) if stock[GOLD] else None
    return _with_substitutes(stock, price, ways)


@lru_cache(maxsize=1 << 10)
def _take_gold_only(ways: Ways) -> bool:
    return all([by == GOLD and rate == 1 and most == ANY for _, by, rate, most in ways])


@lru_cache(maxsize=1 << 13)
def _with_substitutes(stock: Amounts, price: Amounts, ways: Ways) -> Amounts | None:
    split = shares(ways)
    found = _cheapest(_split(stock, split), price, ways, split, 0)
    return None if found is None else whole(tuple(found[1]), split)


def _split(stock: Amounts, split: Amounts) -> Amounts:
    """Return goods counted in shares."""
    return tuple([held * parts for held, parts in zip(stock, split, strict=True)])


def whole(paid: Amounts, split: Amounts) -> Amounts:
    """Return shares as goods; what is paid is paid whole."""
    return tuple([-(-number // parts) for number, parts in zip(paid, split, strict=True)])


def _with_gold(stock: Amounts, price: Amounts, ways: Ways) -> Amounts | None:
    """Pay where gold is the only substitute."""
    paid = [*map(min, stock, price)]
    for good, _, _, _ in ways:
        paid[GOLD] += price[good] - paid[good]
    return tuple(paid) if paid[GOLD] <= stock[GOLD] and sum(paid) == sum(price) else None


class Source:
    """Where a good of a price may come from: what is taken, in shares, the most, and its weight."""

    __slots__ = ("good", "most", "part", "weight")

    def __init__(self, good: int, part: int, most: int, weight: int) -> None:
        self.good = good
        self.part = part
        self.most = most
        self.weight = weight


@lru_cache(maxsize=1 << 12)
def _sources(ways: Ways, split: Amounts, good: int) -> tuple[Source, ...]:
    """Return the good itself and all that may be paid instead of it."""
    heavy = WEIGHT ** (len(ways) + 1)
    return (
        Source(good, split[good], ANY, 0),
        *[
            Source(by, split[by] // rate, most, heavy + WEIGHT**i)
            for i, (for_, by, rate, most) in enumerate(ways)
            if for_ == good
        ],
    )


@lru_cache(maxsize=1 << 14)
def _cheapest(
    stock: Amounts, price: Amounts, ways: Ways, split: Amounts, good: int
) -> tuple[int, list[int]] | None:
    """Return weight and shares of the best payment of this good and those after it."""
    if good == MEANS:
        return 0, [0] * MEANS
    best: tuple[int, list[int]] | None = None
    for weight, taken in _divisions(stock, price[good], _sources(ways, split, good)):
        left = tuple([held - paid for held, paid in zip(stock, taken, strict=True)])
        rest = _cheapest(left, price, ways, split, good + 1)
        if rest is not None and (best is None or weight + rest[0] < best[0]):
            best = weight + rest[0], [a + b for a, b in zip(taken, rest[1], strict=True)]
    return best


def _divisions(stock: Amounts, due: int, sources: tuple[Source, ...]) -> Iterator[tuple[int, list[int]]]:
    """Yield every way to pay this much of one good out of different sources, each with its weight."""
    if not sources:
        if not due:
            yield 0, [0] * MEANS
        return
    first = sources[0]
    for number in range(min(due, first.most, stock[first.good] // first.part), -1, -1):
        for rest, taken in _divisions(stock, due - number, sources[1:]):
            taken[first.good] = number * first.part
            yield first.weight * number + rest, taken


def rest(stock: Amounts, price: Amounts, ways: Ways) -> Amounts | None:
    """Return what is left after paying without being asked, or None if the price cannot be paid. [COC-071]"""
    paid = default(stock, price, ways)
    return None if paid is None else goods.less(stock, paid)


def can_pay(civ: Civ, price: Amounts, ways: Ways) -> bool:
    """Return whether a price can be paid in full. [COC-059, COC-070]"""
    return default(goods.stock(civ), price, ways) is not None


def pay(g: ClashOfCultures, seat: Seat, price: Amounts, ways: Ways) -> Frames:
    """Pay a price known to be affordable; a player who wants to choose the goods is asked. [COC-071]"""
    civ = g.civs[seat]
    if civ.by_hand and any([price[good] and goods.stock(civ)[by] for good, by, _, _ in ways]):
        return (choose_goods(seat, price, ways),)
    paid = default(goods.stock(civ), price, ways)
    assert paid is not None, f"seat {seat} cannot pay {price}"
    return hand_over(g, seat, paid)


def hand_over(g: ClashOfCultures, seat: Seat, paid: Amounts) -> Frames:
    """Take the goods, remember what they were, and let captives go. [COC-414, COC-434, COC-501]"""
    civ = g.civs[seat]
    civ.by_hand = False
    goods.take(g, seat, paid[:CAPTIVES])
    g.spent = paid
    return (release(seat),) * paid[CAPTIVES]


@rules.decision(must=True)
def release(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the captive that returns to its owner's supply. [COC-501, COC-585]"""
    return [Release(side, KINDS[kind]) for side, kind in sorted(set(g.civs[seat].captives))]


@release.resolve
def release_captive(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    side, kind = Release.of(action)
    held = list(g.civs[seat].captives)
    held.remove((side, KINDS.index(kind)))
    g.civs[seat].captives = tuple(held)
    g.tell("released", seat, side, kind)


# A price of which some goods need not be paid.


def lower_prices(price: Amounts, less: int) -> list[Amounts]:
    """Return a price reduced by this many goods, in every mix. [COC-629]"""
    due = [good for good, number in enumerate(price) for _ in range(number)]
    spared = set(combinations(due, min(less, len(due))))
    return [tuple([number - mix.count(good) for good, number in enumerate(price)]) for mix in sorted(spared)]


def can_pay_less(stock: Amounts, price: Amounts, less: int, ways: Ways) -> bool:
    """Return whether a price can be paid if some of its goods are spared. [COC-059, COC-629]"""
    return any([default(stock, lower, ways) is not None for lower in lower_prices(price, less)])


@rules.draft(widget="pay")
def spare(
    g: ClashOfCultures, seat: Seat, picks: Picks, price: Amounts, less: int, ways: Ways
) -> list[Action]:
    """Choose the goods of a price that need not be paid. [COC-629]"""
    if len(picks) == min(less, sum(price)):
        return []
    named = [MEANS_NAMES.index(Spare.of(pick)) for pick in picks]
    stock = goods.stock(g.civs[seat])
    return [
        Spare(MEANS_NAMES[good])
        for good in range(named[-1] if named else 0, MEANS)
        if price[good] > named.count(good)
        and can_pay_less(stock, _spared(price, [*named, good]), less - len(named) - 1, ways)
    ]


def _spared(price: Amounts, named: list[int]) -> Amounts:
    return tuple([number - named.count(good) for good, number in enumerate(price)])


@spare.resolve
def pay_rest(g: ClashOfCultures, seat: Seat, picks: Picks, price: Amounts, less: int, ways: Ways) -> None:
    named = [MEANS_NAMES.index(Spare.of(pick)) for pick in picks]
    g.then(*pay(g, seat, _spared(price, named), ways))


@rules.free_action("by_hand")
def announce(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Offer to choose the goods of the next payment one by one, if there may be one. [COC-071]"""
    civ = g.civs[seat]
    if civ.by_hand:
        return []
    ahead = g.actions or g.moves or sheet(g, civ).all(Act)
    able = civ.goods[GOLD] or sheet(g, civ).all(Replaces)
    return [ByHand()] if ahead and able else []


@announce.resolve
def pay_by_hand(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.civs[seat].by_hand = True


def after(stock: Amounts, price: Amounts, ways: Ways, picks: Picks) -> tuple[Amounts, Amounts]:
    """Return the shares and the price that are left after some substitutes were chosen."""
    split = shares(ways)
    left, due = list(_split(stock, split)), list(price)
    rates = {(good, by): rate for good, by, rate, _ in ways}
    for pick in picks:
        good, by = [MEANS_NAMES.index(name) for name in Instead.of(pick)]
        due[good] -= 1
        left[by] -= split[by] // rates[good, by]
    return tuple(left), tuple(due)


@rules.draft(widget="pay")
def choose_goods(g: ClashOfCultures, seat: Seat, picks: Picks, price: Amounts, ways: Ways) -> list[Action]:
    """Choose what is paid instead of the goods that a price names, in the order of the ways. [COC-071]"""
    stock = goods.stock(g.civs[seat])
    split = shares(ways)
    names = [Instead(MEANS_NAMES[good], MEANS_NAMES[by]) for good, by, _, _ in ways]
    first = names.index(picks[-1]) if picks else 0
    options = [
        names[i]
        for i in range(first, len(ways))
        if picks.count(names[i]) < ways[i][3] and _can_follow(stock, price, ways, (*picks, names[i]), i)
    ]
    left, due = after(stock, price, ways, picks)
    plain = all([a >= b for a, b in zip(left, _split(due, split), strict=True)])
    return [*options, DONE] if plain and options else options


def _can_follow(stock: Amounts, price: Amounts, ways: Ways, picks: Picks, last: int) -> bool:
    """Return whether the rest can be paid after these substitutes, the last of them chosen by this way."""
    left, due = after(stock, price, ways, picks)
    if min(left) < 0 or min(due) < 0:
        return False
    good, by, rate, most = ways[last]
    used = picks.count(picks[-1])
    rest = ((good, by, rate, most - used), *ways[last + 1 :])
    return _cheapest(left, due, rest, shares(ways), 0) is not None


@choose_goods.resolve
def pay_chosen(g: ClashOfCultures, seat: Seat, picks: Picks, price: Amounts, ways: Ways) -> None:
    stock, split = goods.stock(g.civs[seat]), shares(ways)
    left, due = after(stock, price, ways, picks)
    owed = [a - b + c for a, b, c in zip(_split(stock, split), left, _split(due, split), strict=True)]
    g.then(*hand_over(g, seat, whole(tuple(owed), split)))
