"""Advances by action cards: learned from others, or bought (COC-721, COC-736, COC-737, COC-739, COC-740)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.effects import Buy, GainAdvance
from saecula.games.clash_of_cultures.position import Civ, ClashOfCultures
from saecula.games.clash_of_cultures.rules import advances, goods, prices
from saecula.games.clash_of_cultures.rules.action_cards import loser, near_players
from saecula.games.clash_of_cultures.rules.goods import FOOD, GOLD, IDEAS, Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import operations, possible, rules
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import Gain, Name, PayBy

Seats: TypeAlias = tuple[Seat, ...]

# From others.


def lessons(g: ClashOfCultures, seat: Seat, teachers: Seats) -> int:
    """Return the advances that are open to a player and owned by one of these players. [COC-103, COC-721]"""
    owned = 0
    for teacher in teachers:
        owned |= g.civs[teacher].advances
    return owned & advances.open_to(g.content, g.civs[seat].advances)


def near_teachers(realm: Realm, effect: GainAdvance) -> Seats:
    """Return the players in range who own something to learn. [COC-721, COC-739]"""
    near = near_players(realm, effect.within)
    return tuple([other for other in near if lessons(realm.g, realm.seat, (other,))])


def beaten_teacher(realm: Realm, effect: GainAdvance) -> Seats:
    """Return the player who has just lost a city, if there is something to learn. [COC-737]"""
    other = loser(realm)
    taught = 0 <= other < realm.g.seats and lessons(realm.g, realm.seat, (other,))
    return (other,) if taught else ()


TEACHERS: Final = {"near": near_teachers, "loser": beaten_teacher}


def learn_from(g: ClashOfCultures, effect: GainAdvance, seat: Seat) -> Frames:
    """Return the frames of an advance that others own. [COC-721, COC-737, COC-739]"""
    teachers = TEACHERS[effect.of](Realm(g, seat), effect)
    if not teachers:
        return ()
    return (name_teacher(seat, teachers),) if effect.mutual else (learn(seat, teachers),)


advances.lessons.update({"near": learn_from, "loser": learn_from})


@rules.decision
def learn(g: ClashOfCultures, seat: Seat, teachers: Seats) -> list[Action]:
    """Choose an advance of others, without paying or touching the event counter. [COC-721, COC-737]"""
    return Gain.each(advances.ids(g.content, lessons(g, seat, teachers)))


@learn.resolve
def take_lesson(g: ClashOfCultures, seat: Seat, action: Action, teachers: Seats) -> None:
    g.then(advances.gain(seat, Gain.of(action), False))


@rules.decision(must=True)
def name_teacher(g: ClashOfCultures, seat: Seat, teachers: Seats) -> list[Action]:
    """Choose the player to swap technologies with. [COC-739]"""
    return Name.each(teachers)


@name_teacher.resolve
def swap_lessons(g: ClashOfCultures, seat: Seat, action: Action, teachers: Seats) -> None:
    """Learn from a player, who then learns in the same way. [COC-739]"""
    other = Name.of(action)
    g.tell("named", seat, other)
    g.then(learn(seat, (other,)), learn(other, (seat,)))


def _can_gain(realm: Realm, effect: GainAdvance, left: Amounts) -> bool:
    if effect.of:
        return bool(TEACHERS[effect.of](realm, effect))
    return bool(advances.among(realm.g.content, realm.civ, effect.categories))


possible["advance"] = _can_gain


# Bought.


def price(g: ClashOfCultures, civ: Civ, number: int) -> tuple[int, str]:
    """Return how much food an advance costs that a card sells, and what is used up for it.

    What makes an advance cheaper counts, but for what belongs to the Advance action. [COC-095, COC-460]
    """
    due, used = prices.advance(g, civ, sheet(g, civ), number, by_action=False)
    return due[FOOD], used


def means(stock: Amounts) -> int:
    """Return all that may pay for an advance. [COC-095]"""
    return stock[FOOD] + stock[IDEAS] + stock[GOLD]


def least(g: ClashOfCultures, civ: Civ, wanted: tuple[int, ...], stock: Amounts) -> int:
    """Return the least food, or what replaces it, for which these advances can be bought with these goods."""
    full = int(g.content.board.advance_price.food)
    due: list[int] = []
    spent: list[str] = []
    for number in wanted:
        food, used = price(g, civ, number)
        due.append(full if used and used in spent else food)
        spent.append(used)
    return sum(due) - (max(due) if advances.other_prices(g, civ, stock) else 0)


def fresh(g: ClashOfCultures, civ: Civ) -> tuple[str, ...]:
    """Return the advances of categories of which a player has none. [COC-630]"""
    masks = g.content.category_masks.values()
    new = sum([mask for mask in masks if not mask & civ.advances])
    return tuple(advances.ids(g.content, new))


def choice_of(g: ClashOfCultures, civ: Civ, effect: Buy) -> tuple[str, ...]:
    """Return the advances that a card offers, or none if it offers all. [COC-508, COC-630, COC-736]"""
    return fresh(g, civ) if effect.new_category else effect.advances


def on_sale(
    g: ClashOfCultures, civ: Civ, number: int, category: str, among: tuple[str, ...], stock: Amounts
) -> list[str]:
    """Return the open advances on sale, given how many of one category are wanted and what can be paid with.

    [COC-059, COC-736, COC-740]
    """
    held = means(stock)
    plenty = held >= number * g.content.board.advance_price.food
    if not (plenty or prices.discounted(g.content, sheet(g, civ)) or advances.other_prices(g, civ, stock)):
        return []
    listed = []
    for advance in bits(advances.open_to(g.content, civ.advances)):
        entry = g.content.advances[advance]
        if category in ("", entry.category) and (not among or entry.id in among):
            others = g.content.category_masks[entry.category] & ~(civ.advances | 1 << advance)
            together = combinations(bits(others), number - 1)
            if any([plenty or least(g, civ, (advance, *more), stock) <= held for more in together]):
                listed.append(entry.id)
    return listed


@operations.named("buy")
def buy(g: ClashOfCultures, effect: Buy, seat: Seat, source: str, place: int) -> Frames:
    """Buy advances. [COC-508, COC-630, COC-736, COC-740]"""
    among = choice_of(g, g.civs[seat], effect)
    return (buy_advance(seat, effect.n, "", among, effect.same_category, effect.counted),)


@rules.decision
def buy_advance(
    g: ClashOfCultures,
    seat: Seat,
    number: int,
    category: str,
    among: tuple[str, ...],
    same: bool,
    counted: bool,
) -> list[Action]:
    """Choose the next of several advances to buy. [COC-736, COC-740]"""
    civ = g.civs[seat]
    return Gain.each(on_sale(g, civ, number if same else 1, category, among, goods.stock(civ)))


@buy_advance.resolve
def choose_bought(
    g: ClashOfCultures,
    seat: Seat,
    action: Action,
    number: int,
    category: str,
    among: tuple[str, ...],
    same: bool,
    counted: bool,
) -> None:
    advance = Gain.of(action)
    bound = g.content.category_of[g.content.advance_index[advance]] if same else ""
    more = (buy_advance(seat, number - 1, bound, among, same, counted),) if number > 1 else ()
    g.then(pay_bought(seat, advance, counted), *more)


@rules.decision(must=True, widget="pay")
def pay_bought(g: ClashOfCultures, seat: Seat, advance: str, counted: bool) -> list[Action]:
    """Choose the mix of goods that an advance is paid with, or another price. [COC-067, COC-095, COC-543]"""
    civ = g.civs[seat]
    due, _ = price(g, civ, g.content.advance_index[advance])
    return [*advances.mixes(civ, due), *PayBy.each(advances.other_prices(g, civ) if due else [])]


@pay_bought.resolve
def gain_bought(g: ClashOfCultures, seat: Seat, action: Action, advance: str, counted: bool) -> None:
    due, used = price(g, g.civs[seat], g.content.advance_index[advance])
    g.then(*advances.pay(g, seat, action, due, used), advances.gain(seat, advance, counted))


def _can_buy(realm: Realm, effect: Buy, left: Amounts) -> bool:
    among = choice_of(realm.g, realm.civ, effect)
    if effect.new_category and not among:
        return False
    number = effect.n if effect.same_category else 1
    return bool(on_sale(realm.g, realm.civ, number, "", among, left))


possible["buy"] = _can_buy
