"""Founding a city (COC-110 to COC-112)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Founds
from saecula.games.clash_of_cultures.rules import cities, effects, hosts, land
from saecula.games.clash_of_cultures.rules.hosts import SETTLER, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import city_founded, main_action, rules
from saecula.games.clash_of_cultures.vocabulary import Found
from saecula.games.clash_of_cultures.words import TERRAINS


def sites(realm: Realm) -> int:
    """Return the hexes on which a city may be founded. [COC-046, COC-110]"""
    now = realm.land
    barred = now.barren
    for _, power in realm.sheet.all(Founds):
        barred &= ~now.of[TERRAINS.index(power.terrain)]
    return now.ground & ~(barred | realm.towns | realm.foes | realm.g.exhausted)


@main_action(Found.id, 20)
def options(realm: Realm) -> list[Action]:
    """List the hexes where a settler may found a city. [COC-110, COC-111]"""
    if not realm.host.settlers or not cities.settlements_left(realm.g, realm.civ):
        return []
    return Found.each(land.names(realm.g, realm.host.settlers & sites(realm)))


@options.begins
def found(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    """Replace a settler by a neutral city of size 1. [COC-110, COC-111, COC-112]"""
    place = land.number(g, Found.of(action))
    civ = g.civs[seat]
    settlers = [unit for unit in hosts.at(civ.units, place) if kind_of(unit) == SETTLER]
    civ.units = hosts.removed(civ.units, place, settlers[-1:])
    civ.cities |= 1 << place
    g.tell("founded", seat, Found.of(action))
    return (after_founding(seat, place),)


@rules.step
def after_founding(g: ClashOfCultures, seat: Seat, place: int) -> None:
    """Do what follows a foundation."""
    g.then(*effects.after(g, seat, "found", place), *city_founded(g, seat, place))
