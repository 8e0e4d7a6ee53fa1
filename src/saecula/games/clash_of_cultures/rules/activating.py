"""Activating a city, and what that does to its mood (COC-118 to COC-122, COC-134)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import CountsAs
from saecula.games.clash_of_cultures.rules import cities, deeds, land, paying, prices
from saecula.games.clash_of_cultures.rules.cities import ANGRY, HAPPY
from saecula.games.clash_of_cultures.rules.realm import NOT_COUNTED, Realm
from saecula.games.clash_of_cultures.rules.registry import activated_again, city_activated, rules
from saecula.games.clash_of_cultures.rules.sheets import sheet
from saecula.games.clash_of_cultures.vocabulary import Strengthen


def activatable(realm: Realm) -> int:
    """Return the cities that may be activated: an angry one once a turn. [COC-118, COC-120, COC-122]"""
    if realm.ready == NOT_COUNTED:
        realm.ready = realm.civ.cities & ~realm.g.barred
        for place, *_ in deeds.facts(realm.g, realm.seat, deeds.EXHAUSTED):
            realm.ready &= ~(1 << int(place))
    return realm.ready


def activate(g: ClashOfCultures, seat: Seat, place: int, option: str, *frames: Frame) -> Frames:
    """Book an activation, and let the mood drop after its option if it is not the first of the turn.

    [COC-119, COC-121, COC-122]
    """
    if place not in g.activated and any(
        [power.first_activation for _, power in sheet(g, g.civs[seat]).all(CountsAs)]
    ):
        deeds.remember(g, seat, deeds.FRESH, str(place))
    again = book(g, place)
    return (
        *strengthening(g, seat, place, option),
        *frames,
        after_activation(seat, place, again),
        *city_activated(g, seat, place, option),
    )


def book(g: ClashOfCultures, place: int) -> bool:
    """Book an activation, and return whether the city was activated before in this turn. [COC-122]"""
    again = place in g.activated
    g.activated = (*g.activated, place)
    if cities.mood(g, place) == ANGRY:
        g.barred |= 1 << place
    return again


@rules.step
def after_activation(g: ClashOfCultures, seat: Seat, place: int, again: bool) -> None:
    """Lower the mood by a step after a repeated activation. [COC-119, COC-121]"""
    deeds.forget(g, seat, deeds.FRESH)
    deeds.forget(g, seat, deeds.COUNTS)
    if again:
        g.then(*activated_again(g, seat, place), lower(seat, place))


@rules.step
def lower(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Lower the mood of a city that was activated more than once in this turn. [COC-119, COC-519]"""
    if g.activated.count(place) > 1 and cities.mood(g, place) != ANGRY:
        cities.set_mood(g, place, cities.mood(g, place) - 1)
        g.tell("mood_fell", seat, land.name(g, place))


# What makes a city count as larger or happier, if its owner wants it.


def strengthening(g: ClashOfCultures, seat: Seat, place: int, option: str) -> Frames:
    """Return the questions whether a city shall count as larger or happier. [COC-522, COC-643]"""
    found = [
        source
        for source, power in sheet(g, g.civs[seat]).all(CountsAs)
        if power.price is not None or (power.first_activation and option != "construct")
    ]
    return tuple([strengthen(seat, place, source, option) for source in found])


@rules.decision
def strengthen(g: ClashOfCultures, seat: Seat, place: int, source: str, option: str) -> list[Action]:
    """Choose whether the city counts as larger or happier in this activation. [COC-134, COC-522, COC-643]"""
    realm = Realm(g, seat)
    power = _counting(realm, source)
    if power.first_activation:
        fresh = (str(place),) in deeds.facts(g, seat, deeds.FRESH) and cities.mood(g, place) != HAPPY
        able = fresh and cities.speaks_of(g, realm.civ, source, power, place, option)
    else:
        assert power.price is not None
        able = cities.grows(g, realm.civ, realm.sheet, source, power, place, option) and paying.can_pay(
            realm.civ, prices.amounts(power.price), prices.ways(realm.sheet, source)
        )
    return [Strengthen(source), PASS] if able else []


def _counting(realm: Realm, source: str) -> CountsAs:
    return next(power for card, power in realm.sheet.all(CountsAs) if card == source)


@strengthen.resolve
def use_strength(
    g: ClashOfCultures, seat: Seat, action: Action, place: int, source: str, option: str
) -> None:
    """Pay, or give up further activations of the city. [COC-522, COC-643]"""
    if action == PASS:
        return
    realm = Realm(g, seat)
    power = _counting(realm, source)
    deeds.remember(g, seat, deeds.COUNTS, str(place), source)
    g.tell("used", seat, source)
    if power.first_activation:
        deeds.remember(g, seat, deeds.EXHAUSTED, str(place))
    elif power.price is not None:
        g.then(*paying.pay(g, seat, prices.amounts(power.price), prices.ways(realm.sheet, source)))


def exert(g: ClashOfCultures, seat: Seat, place: int, needed: int) -> None:
    """Note that a city can build something only by a mood that counts for one activation. [COC-643]"""
    if cities.mood(g, place) >= needed:
        return
    civ = g.civs[seat]
    for source, power in sheet(g, civ).all(CountsAs):
        if power.first_activation and cities.speaks_of(g, civ, source, power, place, "construct"):
            g.tell("used", seat, source)
            deeds.remember(g, seat, deeds.EXHAUSTED, str(place))
