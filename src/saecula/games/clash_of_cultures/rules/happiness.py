"""Increasing happiness (COC-190 to COC-192, COC-429, COC-436)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures import effects as language
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Priced
from saecula.games.clash_of_cultures.rules import cities, goods, land, paying, prices
from saecula.games.clash_of_cultures.rules.cities import HAPPY
from saecula.games.clash_of_cultures.rules.goods import MOOD, Amounts
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    main_action,
    mood_set,
    operations,
    possible,
    rules,
)
from saecula.games.clash_of_cultures.rules.sheets import leaders_hex, where
from saecula.games.clash_of_cultures.vocabulary import Cheer, Gladden, Judge

PURPOSE: Final = "happiness"
EVERYWHERE: Final = -1  # instead of the only city whose mood may rise


def price(realm: Realm, places: list[int]) -> Amounts:
    """Return the price of these steps: for each as many mood tokens as the city's size. [COC-190, COC-191]"""
    tokens = sum([realm.size(place) for place in places])
    return prices.only(MOOD, tokens)


def laws(realm: Realm) -> dict[int, Amounts]:
    """Return by city the price for which a leader there makes it happy at once. [COC-639]"""
    found = {}
    for source, power in realm.sheet.all(Priced):
        if PURPOSE in power.what and power.here:
            found[where(realm.g, realm.civ, source)] = prices.amounts(power.price)
    return found


def due_for(realm: Realm, picks: Picks) -> Amounts:
    """Return the price of all that was chosen. [COC-190, COC-192, COC-639]"""
    if not picks:
        return prices.FREE
    numbers = realm.land.layout.numbers
    due = price(realm, [numbers[Gladden.of(pick)] for pick in picks if Gladden.matches(pick)])
    for pick in picks:
        if Judge.matches(pick):
            due = goods.added(due, laws(realm)[numbers[Judge.of(pick)]])
    return due


def rises(realm: Realm, stock: Amounts, picks: Picks, among: int) -> list[Action]:
    """List the further steps of these cities that can be paid together with all others.

    [COC-190, COC-192, COC-639]
    """
    g, names = realm.g, realm.land.layout.names
    ways, just = prices.ways(realm.sheet, PURPOSE), laws(realm)
    due = due_for(realm, picks)
    listed: list[Action] = []
    for place in bits(among & realm.civ.cities & ~g.happy):
        step, law = Gladden(names[place]), Judge(names[place])
        if law not in picks and cities.mood(g, place) + picks.count(step) < HAPPY:
            together = goods.added(due, prices.only(MOOD, realm.size(place)))
            if paying.default(stock, together, ways) is not None:
                listed.append(step)
        free = place in just and step not in picks and law not in picks
        if free and paying.default(stock, goods.added(due, just[place]), ways) is not None:
            listed.append(law)
    return listed


@main_action(Cheer.id, 70)
def options(realm: Realm) -> list[Action]:
    """Offer to raise the mood of cities. [COC-190]"""
    return [Cheer()] if can_rise(realm, goods.stock(realm.civ), realm.civ.cities) else []


def can_rise(realm: Realm, stock: Amounts, among: int) -> bool:
    """Return whether the mood of any of these cities can be raised with these goods. [COC-190]"""
    places = bits(among & realm.civ.cities & ~realm.g.happy)
    if not places:
        return False
    ways, just = prices.ways(realm.sheet, PURPOSE), laws(realm)
    for place in places:
        if paying.default(stock, prices.only(MOOD, realm.size(place)), ways) is not None:
            return True
        if place in just and paying.default(stock, just[place], ways) is not None:
            return True
    return False


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return (cheer(seat, EVERYWHERE),)


@rules.draft(widget="place")
def cheer(g: ClashOfCultures, seat: Seat, picks: Picks, only: int) -> list[Action]:
    """Raise any number of cities, or one city only, a step for each click. [COC-190, COC-191, COC-192]"""
    realm = Realm(g, seat)
    among = realm.civ.cities if only == EVERYWHERE else 1 << only
    rising = rises(realm, goods.stock(realm.civ), picks, among)
    return [*rising, DONE] if rising and picks else rising


@cheer.resolve
def pay_cheer(g: ClashOfCultures, seat: Seat, picks: Picks, only: int) -> None:
    """Pay for all steps together before the moods change. [COC-192]"""
    realm = Realm(g, seat)
    chosen = [land.number(g, Gladden.of(pick)) for pick in picks if Gladden.matches(pick)]
    paid = paying.pay(g, seat, due_for(realm, picks), prices.ways(realm.sheet, PURPOSE))
    judged = [land.number(g, Judge.of(pick)) for pick in picks if Judge.matches(pick)]
    g.then(
        *paid,
        *[lift(seat, place, chosen.count(place)) for place in sorted(set(chosen))],
        *[lift(seat, place, HAPPY - cities.mood(g, place)) for place in judged],
    )


@rules.step
def lift(g: ClashOfCultures, seat: Seat, place: int, steps: int) -> None:
    """Raise the mood of a city, at most to happy. [COC-190, COC-192]"""
    cities.set_mood(g, place, min(cities.mood(g, place) + steps, HAPPY))
    g.tell("mood_rose", seat, land.name(g, place), steps)


# As effects.


@operations.named("cheer")
def cheer_for(g: ClashOfCultures, effect: language.Cheer, seat: Seat, source: str, place: int) -> Frames:
    """Increase happiness at the usual price, perhaps of the leader's city only. [COC-436, COC-607]"""
    return (cheer(seat, place if effect.where else EVERYWHERE),)


def _can_cheer(realm: Realm, effect: language.Cheer, left: Amounts) -> bool:
    among = leaders_hex(realm.g, realm.civ) if effect.where else realm.civ.cities
    return can_rise(realm, left, among)


@operations.named("mood")
def change_mood(
    g: ClashOfCultures, effect: language.ChangeMood, seat: Seat, source: str, place: int
) -> Frames:
    """Raise the mood of one city by a step for each token paid, whatever its size. [COC-429]"""
    if not effect.up:
        return tuple(mood_set(g, seat, effect, source, place))
    steps = effect.up * (sum(g.spent) if effect.per == "paid" else 1)
    return (gladden(seat, steps),)


@rules.decision(must=True)
def gladden(g: ClashOfCultures, seat: Seat, steps: int) -> list[Action]:
    """Choose the city whose mood rises. [COC-429]"""
    return Gladden.each(land.names(g, g.civs[seat].cities & ~g.happy))


@gladden.resolve
def gladden_city(g: ClashOfCultures, seat: Seat, action: Action, steps: int) -> None:
    g.then(lift(seat, land.number(g, Gladden.of(action)), steps))


def _can_gladden(realm: Realm, effect: language.ChangeMood, left: Amounts) -> bool:
    if effect.up or effect.to == "happy":
        return bool(realm.civ.cities & ~realm.g.happy)
    return True


possible["cheer"] = _can_cheer
possible["mood"] = _can_gladden
