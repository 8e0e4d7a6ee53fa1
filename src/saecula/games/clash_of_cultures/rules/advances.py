"""Advances: order, governments, gaining and the event counter (COC-095 to COC-104, COC-450)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Seat
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.effects import GainAdvance
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Priced
from saecula.games.clash_of_cultures.rules import effects, goods, paying, prices
from saecula.games.clash_of_cultures.rules.goods import FOOD, GOLD, IDEAS, Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    advance_gained,
    counter_empty,
    main_action,
    operations,
    possible,
    rules,
)
from saecula.games.clash_of_cultures.rules.sheets import is_used, sheet, use_up
from saecula.games.clash_of_cultures.vocabulary import AdvanceTo, Gain, Pay, PayBy
from saecula.games.clash_of_cultures.words import GOODS


@lru_cache(maxsize=1 << 14)
def open_to(content: Content, owned: int) -> int:
    """Return the advances that may be gained next: tops first, one government. [COC-097, COC-098, COC-103]"""
    found = 0
    governed = owned & content.government_mask
    for category, mask in content.category_masks.items():
        if mask & owned:
            found |= mask & ~owned
            continue
        requires = content.categories[category].requires
        if not requires or (not governed and owned >> content.advance_index[requires] & 1):
            found |= 1 << content.tops[category]
    return found


def ids(content: Content, mask: int) -> list[str]:
    """Return the ids of a bit set of advances."""
    return [content.advances[number].id for number in bits(mask)]


# The action.


@main_action(AdvanceTo.id, 10)
def options(realm: Realm) -> list[Action]:
    """List the advances that are open and can be paid for. [COC-095, COC-097, COC-098]"""
    g, civ = realm.g, realm.civ
    open_ = open_to(g.content, civ.advances)
    means = civ.goods[FOOD] + civ.goods[IDEAS] + civ.goods[GOLD]
    if means >= g.content.board.advance_price.food or other_prices(g, civ):
        return [*options_for(g.content, open_)]
    cheap = open_ & prices.discounted(g.content, realm.sheet)
    affordable = [n for n in bits(cheap) if sum(prices.advance(g, civ, realm.sheet, n)[0]) <= means]
    return AdvanceTo.each([g.content.advances[number].id for number in affordable]) if affordable else []


@lru_cache(maxsize=1 << 12)
def options_for(content: Content, open_: int) -> tuple[Action, ...]:
    """Return the options to buy these advances."""
    return tuple(AdvanceTo.each(ids(content, open_)))


@options.begins
def buy(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return (pay_advance(seat, AdvanceTo.of(action)),)


def other_prices(g: ClashOfCultures, civ: Civ, stock: Amounts | None = None) -> list[str]:
    """Return the cards by which an advance may be paid for in another way, perhaps with less than is held.

    [COC-454, COC-543]
    """
    held = sheet(g, civ)
    priced = held.all(Priced)
    if not priced:
        return []
    left = goods.stock(civ) if stock is None else stock
    return [
        source
        for source, power in priced
        if "advance" in power.what
        and not (power.once and is_used(civ, source))
        and paying.default(left, prices.amounts(power.price), prices.ways(held, source)) is not None
    ]


@rules.decision(must=True, widget="pay")
def pay_advance(g: ClashOfCultures, seat: Seat, advance: str) -> list[Action]:
    """Choose the mix of food, ideas and gold that an advance is paid with, or another price.

    [COC-067, COC-071, COC-095, COC-543]
    """
    civ = g.civs[seat]
    price, _ = prices.advance(g, civ, sheet(g, civ), g.content.advance_index[advance])
    return [*mixes(civ, price[FOOD]), *PayBy.each(other_prices(g, civ) if sum(price) else [])]


def mixes(civ: Civ, due: int) -> list[Action]:
    """List the mixes of food, ideas and gold that pay for this much food. [COC-067, COC-095]"""
    food, ideas, gold = civ.goods[FOOD], civ.goods[IDEAS], civ.goods[GOLD]
    return [
        Pay(of_food, of_ideas)
        for of_food in range(min(due, food), -1, -1)
        for of_ideas in range(min(due - of_food, ideas), -1, -1)
        if due - of_food - of_ideas <= gold
    ]


@pay_advance.resolve
def pay_and_gain(g: ClashOfCultures, seat: Seat, action: Action, advance: str) -> None:
    """Pay, then gain the advance. [COC-095, COC-414, COC-415, COC-460]"""
    civ = g.civs[seat]
    number = g.content.advance_index[advance]
    price, used = prices.advance(g, civ, sheet(g, civ), number)
    more = pay(g, seat, action, price[FOOD], used)
    g.then(*more, gain(seat, advance, True), gained_by_action(seat, advance))


def pay(g: ClashOfCultures, seat: Seat, action: Action, due: int, used: str) -> list[Frame]:
    """Pay for an advance, and return what follows; a discount may be used up. [COC-095, COC-454, COC-543]"""
    if PayBy.matches(action):
        return pay_otherwise(g, seat, PayBy.of(action))
    if used:
        use_up(g.civs[seat], used)
    return pay_mix(g, seat, action, due)


def pay_otherwise(g: ClashOfCultures, seat: Seat, source: str) -> list[Frame]:
    """Pay for an advance what a card names instead of food. [COC-543]"""
    civ = g.civs[seat]
    held = sheet(g, civ)
    (power,) = [power for card, power in held.all(Priced) if card == source]
    if power.once:
        use_up(civ, source)
    paid = paying.pay(g, seat, prices.amounts(power.price), prices.ways(held, source))
    return [*paid, *effects.after(g, seat, "advance")]


def pay_mix(g: ClashOfCultures, seat: Seat, action: Action, due: int) -> list[Frame]:
    """Pay a mix, and return what the player's cards do after that. [COC-095, COC-414]"""
    food, ideas = Pay.of(action)
    gold = due - food - ideas
    paid = list(prices.FREE)
    paid[FOOD], paid[IDEAS], paid[GOLD] = food, ideas, gold
    handed = paying.hand_over(g, seat, tuple(paid))
    facts = ("paid_ideas_or_gold",) if ideas or gold else ()
    return [*handed, *effects.after(g, seat, "advance", facts=facts)]


@rules.step
def gained_by_action(g: ClashOfCultures, seat: Seat, advance: str) -> None:
    """Do what follows the action, but not other gains: the ideas of Philosophy. [COC-415, COC-460]"""
    category = g.content.category_of[g.content.advance_index[advance]]
    g.then(*effects.after(g, seat, "advance_action", category=category))


# Gaining, by whatever means.


@rules.step
def gain(g: ClashOfCultures, seat: Seat, advance: str, counted: bool) -> None:
    """Gain an advance: marker, token, immediate effects; then an event if the counter is empty.

    After Anarchy the marker of a government advance comes from that card.
    [COC-096, COC-099, COC-100, COC-101, COC-102, COC-480, COC-793]
    """
    civ = g.civs[seat]
    number = g.content.advance_index[advance]
    civ.advances |= 1 << number
    if civ.anarchy and g.content.government_mask >> number & 1:
        civ.anarchy -= 1
        counted = False
    civ.counter -= counted
    g.tell("advanced", seat, advance)
    token = g.content.advances[number].token
    if token:
        goods.gain(g, seat, goods.only(GOODS.index(token)))
    frames = [*effects.after(g, seat, "gained", source=advance), adopt(seat, advance)]
    frames += advance_gained(g, seat, advance)
    if counted and civ.counter == 0:
        frames.append(run_out(seat))
    g.then(*frames)


def tied(content: Content, civilization: str, number: int) -> int:
    """Return the civilization's own advances that come with an advance, or with any government. [COC-480]"""
    known = content.civ_advances_with.get(civilization, {})
    found = known.get(content.advances[number].id, 0)
    return found | known.get("", 0) if content.government_mask >> number & 1 else found


@rules.step
def adopt(g: ClashOfCultures, seat: Seat, advance: str) -> None:
    """Gain the civilization's own advances that come with this one; then limits hold. [COC-480, COC-481]"""
    civ = g.civs[seat]
    number = g.content.advance_index[advance]
    for own in bits(tied(g.content, civ.civilization, number) & ~civ.own_advances):
        civ.own_advances |= 1 << own
        g.tell("adopted", seat, g.content.civ_advances[own].id)
    goods.trim(g, seat)


@rules.step
def run_out(g: ClashOfCultures, seat: Seat) -> None:
    """Carry out an event, with all that the advance brought in force. [COC-101, COC-102]"""
    g.then(*counter_empty(g, seat), refill(seat))


@rules.step
def refill(g: ClashOfCultures, seat: Seat) -> None:
    """Put new markers on the empty event counter. [COC-101]"""
    g.civs[seat].counter = g.content.board.event_counter


@rules.decision
def free_advance(g: ClashOfCultures, seat: Seat, categories: tuple[str, ...], counted: bool) -> list[Action]:
    """Choose an advance that costs nothing; without one that is open the gain lapses. [COC-103, COC-104]"""
    return Gain.each(ids(g.content, among(g.content, g.civs[seat], categories)))


@free_advance.resolve
def take_free_advance(
    g: ClashOfCultures, seat: Seat, action: Action, categories: tuple[str, ...], counted: bool
) -> None:
    g.then(gain(seat, Gain.of(action), counted))


def among(content: Content, civ: Civ, categories: tuple[str, ...]) -> int:
    """Return the open advances of some categories; of all if none is named. [COC-104]"""
    found = open_to(content, civ.advances)
    if categories:
        found &= sum([content.category_masks[category] for category in categories])
    return found


# Gains of advances that somebody else owns, by the word that content uses; chapters add them.
lessons: Final[dict[str, Callable[[ClashOfCultures, GainAdvance, Seat], Frames]]] = {}


@operations.named("advance")
def give(g: ClashOfCultures, effect: GainAdvance, seat: Seat, source: str, place: int) -> Frames:
    """Gain an advance without paying. [COC-103, COC-444, COC-455]"""
    if effect.of:
        return lessons[effect.of](g, effect, seat)
    return (free_advance(seat, effect.categories, effect.counted),)


def _is_open(realm: Realm, effect: GainAdvance, left: Amounts) -> bool:
    return bool(among(realm.g.content, realm.civ, effect.categories))


possible["advance"] = _is_open
