"""Resources, tokens and payments (COC-065 to COC-071)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula.core.position import Picks
from saecula.games.clash_of_cultures.rules import goods, hosts, paying, prices
from saecula.games.clash_of_cultures.rules.goods import FOOD, GOLD, IDEAS, MEANS, MOOD, ORE, WOOD, Amounts
from saecula.games.clash_of_cultures.rules.paying import Ways, way
from saecula.games.clash_of_cultures.rules.sheets import sheet
from tests.clash_of_cultures.table import table

AMOUNTS = st.tuples(*[st.integers(0, 3) for _ in range(MEANS)])
SMALL = st.tuples(*[st.integers(0, 2) for _ in range(MEANS)])
RICH = st.tuples(*[st.integers(2, 4) for _ in range(MEANS)])
WAYS = st.lists(
    st.tuples(
        st.integers(0, 6), st.integers(0, 7), st.sampled_from([1, 1, 2]), st.sampled_from([1, paying.ANY])
    ).filter(lambda way: way[0] != way[1]),
    max_size=4,
    unique_by=lambda way: way[:2],
).map(tuple)


def spent(price: Amounts, ways: Ways, uses: tuple[int, ...]) -> list[int]:
    """What is paid if each way replaces this many goods; what pays for two may pay for one only."""
    paid = list(price)
    halves = [0] * MEANS
    for (good, by, rate, _), times in zip(ways, uses, strict=True):
        paid[good] -= times
        if rate == 1:
            paid[by] += times
        else:
            halves[by] += times
    return [number + half // 2 + half % 2 for number, half in zip(paid, halves, strict=True)]


def legal(stock: Amounts, price: Amounts, ways: Ways) -> list[tuple[int, ...]]:
    """How often each way can be used, found by trying everything."""
    found = []
    for uses in product(*[range(min(price[good], most) + 1) for good, _, _, most in ways]):
        replaced = [
            sum(n for (good, *_), n in zip(ways, uses, strict=True) if good == each) for each in range(MEANS)
        ]
        if all(a <= b for a, b in zip(replaced, price, strict=True)) and all(
            a <= b for a, b in zip(spent(price, ways, uses), stock, strict=True)
        ):
            found.append(uses)
    return found


@pytest.mark.rule("COC-070", "COC-071")
@settings(max_examples=300, deadline=None)
@given(AMOUNTS, SMALL, WAYS)
def test_the_default_is_the_cheapest_by_preference(stock: Amounts, price: Amounts, ways: Ways) -> None:
    paid = paying.default(stock, price, ways)
    uses = legal(stock, price, ways)
    if not uses:
        assert paid is None
        return
    best = min(uses, key=lambda each: (sum(each), each[::-1]))
    assert paid == tuple(spent(price, ways, best))


@pytest.mark.rule("COC-071")
def test_substitutes_compete() -> None:
    price = tuple([{WOOD: 1, MOOD: 1}.get(good, 0) for good in range(MEANS)])
    ways = (way(WOOD, MOOD), way(WOOD, GOLD))
    stock = tuple([{MOOD: 1, GOLD: 1}.get(good, 0) for good in range(MEANS)])
    assert paying.default(stock, price, ways) == stock
    assert paying.default(tuple([int(good == MOOD) for good in range(MEANS)]), price, ways) is None


@pytest.mark.rule("COC-065", "COC-066", "COC-X36")
def test_what_exceeds_a_limit_is_lost() -> None:
    t = table().goods(0, ore=6, food=2)
    goods.gain(t.g, 0, (1, 0, 3, 0, 0, 0, 0))
    assert t.stock() == {"food": 2, "ore": 7}
    t.advances(0, "storage")
    goods.gain(t.g, 0, (9, 0, 0, 0, 0, 0, 0))
    assert t.stock() == {"food": 7, "ore": 7}


@pytest.mark.rule("COC-068")
def test_tokens_have_no_limit() -> None:
    t = table().goods(0, mood=30, culture=8)
    goods.gain(t.g, 0, (0, 0, 0, 0, 0, 9, 9))
    assert t.stock() == {"mood": 39, "culture": 17}


@pytest.mark.rule("COC-067")
def test_gold_replaces_resources_but_no_tokens_and_ideas_only_food_of_advances() -> None:
    t = table()
    ways = prices.ways(sheet(t.g, t[0]), "building")
    assert ways == tuple([way(good, GOLD) for good in (FOOD, WOOD, ORE, IDEAS)])
    assert prices.ways(sheet(t.g, t[0]), "advance")[0] == way(FOOD, IDEAS)


@pytest.mark.rule("COC-070")
def test_a_price_that_cannot_be_paid_in_full_is_not_paid() -> None:
    t = table().goods(0, food=1, wood=1, gold=0)
    assert not paying.can_pay(t[0], (1, 1, 1, 0, 0, 0, 0, 0), prices.ways(sheet(t.g, t[0]), "building"))
    t.goods(0, food=1, wood=1, gold=1)
    assert paying.can_pay(t[0], (1, 1, 1, 0, 0, 0, 0, 0), prices.ways(sheet(t.g, t[0]), "building"))


@pytest.mark.rule("COC-071")
def test_named_goods_are_paid_first_and_gold_last() -> None:
    t = (
        table()
        .city(0, "C2")
        .city(0, "E2", mood="angry")
        .advances(0, "rituals")
        .goods(0, mood=1, food=1, gold=2)
    )
    t.city(0, "D2", "temple", mood="neutral").act().do("cheer")
    t.do("gladden", "D2").take("cheer", "done")
    assert t.stock() == {"gold": 2}


@pytest.mark.rule("COC-071")
def test_who_announces_it_chooses_the_goods_one_by_one() -> None:
    t = table().advances(0, "myths").city(0, "C2").goods(0, food=1, wood=1, ore=1, gold=2).act()
    t.do("by_hand")
    assert t.asked[0] == "act"
    assert not t.may("by_hand")
    t.do("construct", "D2")
    assert t.asked[0] == "choose_goods"
    assert set(t.offered("instead")) == {("food", "gold"), ("wood", "gold"), ("ore", "gold")}
    t.do("instead", "wood", "gold").do("done").do("take", "mood")
    assert t.stock() == {"wood": 1, "gold": 1, "mood": 1}
    assert t.may("by_hand")


@pytest.mark.rule("COC-071")
@settings(max_examples=60, deadline=None)
@given(SMALL, SMALL, WAYS)
def test_by_hand_every_legal_payment_can_be_reached_and_no_other(
    stock: Amounts, price: Amounts, ways: Ways
) -> None:
    t = table(base_only=False)
    t[0].goods, t[0].captives = stock[:7], ((1, hosts.INFANTRY),) * stock[7]
    names = [("instead", paying.MEANS_NAMES[good], paying.MEANS_NAMES[by]) for good, by, _, _ in ways]
    expected = set(legal(stock, price, ways))
    reached = set()
    open_: list[Picks] = [()] if expected else []
    while open_:
        picks = open_.pop()
        options = RULE(t.g, 0, picks, price, ways)
        if not options or ("done",) in options:
            reached.add(tuple([picks.count(name) for name in names]))
        open_ += [(*picks, option) for option in options if option != ("done",)]
    assert reached == expected


@pytest.mark.rule("COC-071")
@settings(max_examples=60, deadline=None)
@given(RICH, SMALL, WAYS, st.randoms(use_true_random=False))
def test_what_is_chosen_by_hand_is_what_is_paid(
    stock: Amounts, price: Amounts, ways: Ways, random: Random
) -> None:
    t = table(base_only=False)
    t[0].goods, t[0].captives, t[0].by_hand = stock[:7], ((1, hosts.INFANTRY),) * stock[7], True
    picks: list[tuple[str, ...]] = []
    t.begin(*paying.pay(t.g, 0, price, ways))
    while t.asked[0] == "choose_goods":
        picks.append(random.choice(t.now))
        t.do(*picks[-1])
    uses = [picks.count(("instead", paying.MEANS_NAMES[w[0]], paying.MEANS_NAMES[w[1]])) for w in ways]
    left = [a - b for a, b in zip(stock, spent(price, ways, tuple(uses)), strict=True)]
    assert [*t[0].goods, len(t[0].captives)] == left


RULE = paying.choose_goods.entry.options


@pytest.mark.rule("COC-071")
def test_nothing_is_announced_where_nothing_can_be_paid_or_replaced() -> None:
    assert table().goods(0, gold=1).act(left=1).may("by_hand")
    assert not table().goods(0, gold=1).act(left=0).may("by_hand")
    assert table().goods(0, gold=1).advances(0, "arts").act(left=0).may("by_hand")
    assert not table().goods(0, food=2).act().may("by_hand")
    assert table().goods(0, food=2).advances(0, "rituals").act().may("by_hand")
