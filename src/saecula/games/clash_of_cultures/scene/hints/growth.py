"""What advances, governments, gains and the end of a turn would bring."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import listed, name_of, say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.effects import Place
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import After, Unlocks
from saecula.games.clash_of_cultures.rules import (
    advances,
    composed,
    effects,
    learning,
    portents,
    prices,
    status,
    tactics,
)
from saecula.games.clash_of_cultures.rules.goods import FOOD, GOLD, IDEAS, Amounts
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.scene.hints.registry import hints, joined, payment, points, stored
from saecula.games.clash_of_cultures.scene.wording import amounts, counted
from saecula.games.clash_of_cultures.words import GOODS, KINDS


@hints.of(words.AdvanceTo)
def advance(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write price and effect of an advance, and whether an event follows. [COC-095, COC-099, COC-101]"""
    civ = g.civs[seat]
    price, _ = prices.advance(g, civ, sheet(g, civ), g.content.advance_index[id_])
    due = _due(g, seat, texts, price[FOOD])
    return joined(due, *_brought(g, seat, texts, id_, counted=True))


def _due(g: ClashOfCultures, seat: Seat, texts: Texts, food: int) -> str:
    """Write the price of an advance; where there are several ways to pay it, they are named. [COC-095]"""
    civ = g.civs[seat]
    mixes = advances.mixes(civ, food)
    if len(mixes) != 1:
        return say(texts, "hint-food-ideas-gold", n=food)
    eaten, ideas = words.Pay.of(mixes[0])
    return payment(texts, civ, _mix(eaten, ideas, food), ())


def _mix(food: int, ideas: int, due: int) -> Amounts:
    """Return what is paid for an advance: the rest is gold. [COC-095]"""
    paid = {FOOD: food, IDEAS: ideas, GOLD: due - food - ideas}
    return tuple([paid.get(good, 0) for good in range(len(prices.FREE))])


def _brought(g: ClashOfCultures, seat: Seat, texts: Texts, id_: str, *, counted: bool) -> list[str]:
    """Write what an advance does and what comes with it. [COC-099, COC-100, COC-101, COC-480]"""
    civ = g.civs[seat]
    number = g.content.advance_index[id_]
    entry = g.content.advances[number]
    parts = [say(texts, f"brief-{id_}")]
    for power in entry.powers:
        if isinstance(power, Unlocks):
            built = g.content.buildings[g.content.building_index[power.building]]
            parts.append(say(texts, "hint-unlocks", building=name_of(texts, built)))
    if entry.token:
        parts.append(say(texts, "hint-gain", goods=_one(texts, entry.token)))
    own = bits(advances.tied(g.content, civ.civilization, number) & ~civ.own_advances)
    parts += [say(texts, "hint-with", name=name_of(texts, g.content.civ_advances[each])) for each in own]
    spared = civ.anarchy and g.content.government_mask >> number & 1
    if counted and civ.counter == 1 and not spared:
        parts.append(say(texts, "hint-event"))
    return parts


def _one(texts: Texts, good: str) -> str:
    return say(texts, "amount", n=1, good=texts.label("good", good))


@hints.of(words.Gain)
def gain(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write the effect of an advance that is gained otherwise than by the action. [COC-103, COC-270]"""
    if status.install.matches(frame):
        return say(texts, f"brief-{id_}")
    if learning.buy_advance.matches(frame):
        bought, _ = learning.price(g, g.civs[seat], g.content.advance_index[id_])
        due = _due(g, seat, texts, bought)
        *_, counted = learning.buy_advance.of(frame)
        return joined(due, *_brought(g, seat, texts, id_, counted=bool(counted)))
    counted = advances.free_advance.matches(frame) and bool(advances.free_advance.of(frame)[1])
    return joined(*_brought(g, seat, texts, id_, counted=counted))


@hints.of(words.Borrow)
def borrow(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, id_: str) -> str:
    """Write what an advance does that is lent. [COC-368]"""
    return say(texts, f"brief-{id_}")


@hints.of(words.Pay)
def pay(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, food: int, ideas: int) -> str:
    """Write the goods of a payment and what is left of them. [COC-095]"""
    civ = g.civs[seat]
    if advances.pay_advance.matches(frame):
        (id_,) = advances.pay_advance.of(frame)
        due = prices.advance(g, civ, sheet(g, civ), g.content.advance_index[id_])[0][FOOD]
    else:
        id_, _ = learning.pay_bought.of(frame)
        due, _ = learning.price(g, civ, g.content.advance_index[id_])
    return payment(texts, civ, _mix(food, ideas, due), ())


@hints.of(words.Govern)
def govern(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, category: str) -> str:
    """Write the price of a change of government, and how many advances move. [COC-270, COC-781]"""
    civ = g.civs[seat]
    number = (civ.advances & g.content.government_mask).bit_count()
    names = [g.content.advances[n] for n in bits(g.content.category_masks[category])]
    moved = say(texts, "hint-govern", n=number, names=listed([name_of(texts, each) for each in names]))
    if not status.change_government.matches(frame):
        return joined(say(texts, "hint-free"), moved)
    price = prices.amounts(g.content.board.government_price)
    return joined(payment(texts, civ, price, prices.ways(sheet(g, civ), "government")), moved)


@hints.of(words.Raze)
def raze(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write what removing a city brings and costs. [COC-269]"""
    gold = say(texts, "hint-gain", goods=amounts(texts, _gold(g.content.board.razed_gold)))
    return joined(gold, points(texts, -g.content.board.city_halves))


def _gold(number: int) -> tuple[int, ...]:
    return tuple([number * (good == "gold") for good in GOODS])


@hints.of(words.Take)
def take(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, good: str) -> str:
    """Write how many of the good the player would have. [COC-065, COC-068]"""
    more, ahead = 1, 0
    if effects.choose_gain.matches(frame):
        (gains,) = effects.choose_gain.of(frame)
        more = next(each[GOODS.index(good)] for each in gains if each[GOODS.index(good)])
    elif effects.take_goods.matches(frame):
        ahead = effects.take_goods.picks(g, seat).count(words.Take(good))
    return stored(g, seat, texts, good, more, ahead)


@hints.of(words.Convert)
def convert(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, good: str, into: str) -> str:
    """Write how many of the other token the player would have. [COC-431]"""
    return stored(g, seat, texts, into)


@hints.of(words.EndTurn)
def end_turn(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write how many actions are given up. [COC-051]"""
    return say(texts, "hint-forfeited", n=g.actions) if g.actions else ""


@hints.of(words.ByHand)
def by_hand(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write when goods are worth choosing. [COC-071]"""
    return say(texts, "hint-by-hand")


@hints.of(words.Choose)
def choose(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, effect: str) -> str:
    """Write the units that an optional effect places, and its price. [COC-055]"""
    source, path, _ = composed.choose_effect.of(frame)
    civ = g.civs[seat]
    found = effects.effects_at(g.content, source, path)
    units = [KINDS.index(each.unit) for each in found if isinstance(each, Place) for _ in range(each.n)]
    price = composed.price_of(g, source, path)
    due = payment(texts, civ, prices.amounts(price), prices.ways(sheet(g, civ), source)) if price else ""
    return joined(counted(texts, units), due)


@hints.of(words.PayMore)
def pay_more(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write the price of what follows something, or helps in a battle. [COC-055, COC-700, COC-791]"""
    civ = g.civs[seat]
    if tactics.ransom.matches(frame):
        (which,) = tactics.ransom.of(frame)
        return payment(texts, civ, tactics.ransom_price(g, which), prices.ways(sheet(g, civ)))
    if portents.leave_horse.matches(frame):
        ways = prices.ways(sheet(g, civ), portents.HORSE)
        return payment(texts, civ, prices.amounts(portents.siege(g).price), ways)
    source, number, _ = effects.follow_up.of(frame)
    power = effects.powers_of(g.content, source)[number]
    assert isinstance(power, After)
    assert power.price is not None
    return payment(texts, civ, prices.amounts(power.price), prices.ways(sheet(g, civ), source))
