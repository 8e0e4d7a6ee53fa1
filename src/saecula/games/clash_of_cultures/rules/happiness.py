"""Increasing happiness (COC-190 to COC-192, COC-429, COC-436)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures import effects as language
from saecula.games.clash_of_cultures.position import ClashOfCultures
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
from saecula.games.clash_of_cultures.vocabulary import Cheer, Gladden

PURPOSE = "happiness"


def price(realm: Realm, places: list[int]) -> Amounts:
    """Return the price of these steps: for each as many mood tokens as the city's size. [COC-190, COC-191]"""
    tokens = sum([realm.size(place) for place in places])
    return tuple([tokens if good == MOOD else 0 for good in range(len(prices.FREE))])


def can_rise(realm: Realm, stock: Amounts, chosen: list[int]) -> list[int]:
    """Return the cities whose mood can rise by one more step, all steps paid together. [COC-190, COC-192]"""
    g = realm.g
    ways = prices.ways(realm.sheet, PURPOSE)
    return [
        place
        for place in bits(realm.civ.cities & ~g.happy)
        if cities.mood(g, place) + chosen.count(place) < HAPPY
        and paying.default(stock, price(realm, [*chosen, place]), ways) is not None
    ]


@main_action(Cheer.id, 70)
def options(realm: Realm) -> list[Action]:
    """Offer to raise the mood of cities. [COC-190]"""
    if not realm.civ.cities & ~realm.g.happy:
        return []
    return [Cheer()] if can_rise(realm, goods.stock(realm.civ), []) else []


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return (cheer(seat),)


@rules.draft(widget="place")
def cheer(g: ClashOfCultures, seat: Seat, picks: Picks) -> list[Action]:
    """Raise any number of cities, a step for each click. [COC-190, COC-191, COC-192]"""
    realm = Realm(g, seat)
    chosen = [land.number(g, Gladden.of(pick)) for pick in picks]
    rising = Gladden.each([land.name(g, place) for place in can_rise(realm, goods.stock(realm.civ), chosen)])
    return [*rising, DONE] if rising and picks else rising


@cheer.resolve
def pay_cheer(g: ClashOfCultures, seat: Seat, picks: Picks) -> None:
    """Pay for all steps together before the moods change. [COC-192]"""
    realm = Realm(g, seat)
    chosen = [land.number(g, Gladden.of(pick)) for pick in picks]
    paid = paying.pay(g, seat, price(realm, chosen), prices.ways(realm.sheet, PURPOSE))
    g.then(*paid, *[lift(seat, place, chosen.count(place)) for place in sorted(set(chosen))])


@rules.step
def lift(g: ClashOfCultures, seat: Seat, place: int, steps: int) -> None:
    """Raise the mood of a city, at most to happy. [COC-190, COC-192]"""
    cities.set_mood(g, place, min(cities.mood(g, place) + steps, HAPPY))
    g.tell("mood_rose", seat, land.name(g, place), steps)


# As effects.


@operations.named("cheer")
def cheer_for(g: ClashOfCultures, effect: language.Cheer, seat: Seat, source: str, place: int) -> Frames:
    """Increase happiness at the usual price. [COC-436, COC-460]"""
    return (cheer(seat),)


def _can_cheer(realm: Realm, effect: language.Cheer, left: Amounts) -> bool:
    return bool(can_rise(realm, left, []))


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
