"""Founding a city (COC-110 to COC-112, COC-524, COC-558)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Founds, Rule
from saecula.games.clash_of_cultures.rules import cities, effects, hosts, land
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.hosts import SETTLER, host, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import city_founded, main_action, rules
from saecula.games.clash_of_cultures.rules.sheets import has_rule, sheet
from saecula.games.clash_of_cultures.vocabulary import Found
from saecula.games.clash_of_cultures.words import KINDS, TERRAINS

RAIDERS: Final = "raiders"


def sites(realm: Realm) -> int:
    """Return the hexes on which a city may be founded. [COC-046, COC-110]"""
    return vacant(realm) & ~realm.foes


def vacant(realm: Realm) -> int:
    """Return the hexes on which a city may be founded if nobody is there. [COC-046, COC-110]"""
    now = realm.land
    barred = now.barren
    for _, power in realm.sheet.all(Founds):
        barred &= ~now.of[TERRAINS.index(power.terrain)]
    return now.ground & ~(barred | realm.towns | realm.g.exhausted)


@main_action(Found.id, 20)
def options(realm: Realm) -> list[Action]:
    """List the hexes where a settler may found a city. [COC-110, COC-111]"""
    return land.options(realm.land, Found, settlers_sites(realm))


def settlers_sites(realm: Realm) -> int:
    """Return the hexes where a settler may found a city. [COC-110, COC-111, COC-558]"""
    settlers = realm.host.settlers
    if not settlers or not cities.settlements_left(realm.g, realm.civ):
        return 0
    found = settlers & vacant(realm)
    if found:
        found &= ~realm.foes
    return found & ~harassed(realm) if found else 0


def harassed(realm: Realm) -> int:
    """Return the hexes where raiders keep a player's settlers from founding cities and from trading.

    Own army units with them protect them, and own cities. [COC-558]
    """
    found = 0
    for other in realm.g.civs:
        if other is not realm.civ and has_rule(sheet(realm.g, other), RAIDERS):
            for _, power in sheet(realm.g, other).all(Rule):
                if power.name == RAIDERS:
                    for place in bits(host(other.units, realm.land.water).army):
                        found |= realm.land.within(place, power.within)
    guarded = land.mask([place for place, army in realm.host.fighters.items() if army]) if found else 0
    return found & ~(realm.civ.cities | guarded)


@options.begins
def found(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    """Replace a settler by a neutral city of size 1. [COC-110, COC-111, COC-112]"""
    return settle_down(g, seat, land.number(g, Found.of(action)))


def settle_down(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Let a settler become a city. [COC-110, COC-111]"""
    civ = g.civs[seat]
    settlers = [unit for unit in hosts.at(civ.units, place) if kind_of(unit) == SETTLER]
    civ.units = hosts.removed(civ.units, place, settlers[-1:])
    return raise_city(g, seat, place, SETTLER)


def raise_city(g: ClashOfCultures, seat: Seat, place: int, founder: int) -> Frames:
    """Put a settlement on the map; the unit that made room for it is gone already. [COC-111, COC-112]"""
    g.civs[seat].cities |= 1 << place
    g.tell("founded", seat, land.name(g, place))
    return (after_founding(seat, place, founder),)


@rules.step
def after_founding(g: ClashOfCultures, seat: Seat, place: int, founder: int) -> None:
    """Do what follows a foundation by a kind of unit, or by nobody. [COC-635]"""
    facts = (KINDS[founder],) if founder != NOBODY else ()
    g.then(*effects.after(g, seat, "found", place, facts=facts), *city_founded(g, seat, place))
