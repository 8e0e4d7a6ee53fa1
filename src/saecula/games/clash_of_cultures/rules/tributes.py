"""Tributes: collecting from the hexes of opposing cities (COC-503)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Picks, Seat
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.powers import After, Reach
from saecula.games.clash_of_cultures.rules import hosts, land
from saecula.games.clash_of_cultures.rules.goods import CAPTIVES
from saecula.games.clash_of_cultures.rules.hosts import kind_of
from saecula.games.clash_of_cultures.rules.paying import MEANS_NAMES
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.vocabulary import KeepCaptive, Reap
from saecula.games.clash_of_cultures.words import KINDS

OPPOSING: Final = "opposing_cities"


def fields(realm: Realm, place: int, given: list[tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """Return the opposing cities from whose hexes a city may collect, whoever stands there. [COC-503]

    From cities of the barbarians a unit may be taken instead.
    """
    found: dict[int, tuple[int, ...]] = {}
    for _, power in realm.sheet.all(Reach):
        if power.of == OPPOSING:
            cities = realm.towns & ~realm.civ.cities & ~realm.g.exhausted
            for h in bits(realm.land.within(place, power.range) & cities):
                prey = (CAPTIVES,) if may_seize(realm, h, ()) else ()
                found[h] = (*given[realm.land.terrain[h]], *prey)
    return {h: goods for h, goods in found.items() if goods} if found else found


def may_seize(realm: Realm, place: int, picks: Picks) -> bool:
    """Return whether one more unit of a barbarian city can be taken and kept. [COC-503, COC-585]"""
    captives = [pick for pick in picks if Reap.matches(pick) and Reap.of(pick)[1] == MEANS_NAMES[CAPTIVES]]
    here = [pick for pick in captives if Reap.of(pick)[0] == land.name(realm.g, place)]
    barbarian = realm.g.tribes >> place & 1
    left = len(hosts.at(realm.g.horde, place)) - len(here)
    return bool(barbarian and left > 0 and len(realm.civ.captives) + len(captives) < room(realm))


def room(realm: Realm) -> int:
    """Return how many captives the advance that keeps them allows; without it none. [COC-500, COC-503]"""
    keepers = [power.captives_with for _, power in realm.sheet.all(Reach) if power.of == OPPOSING]
    return sum(
        [
            effect.n
            for source, power in realm.sheet.all(After)
            if source in keepers
            for effect in power.effects
            if isinstance(effect, Special)
        ]
    )


@rules.decision(must=True)
def seize(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose the unit of the barbarians that becomes a captive. [COC-503]"""
    return KeepCaptive.each([KINDS[kind] for kind in sorted({*map(kind_of, hosts.at(g.horde, place))})])


@seize.resolve
def lead_off(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    kind = KINDS.index(KeepCaptive.of(action))
    unit = next(unit for unit in hosts.at(g.horde, place) if kind_of(unit) == kind)
    g.horde = hosts.removed(g.horde, place, [unit])
    civ = g.civs[seat]
    civ.captives = tuple(sorted([*civ.captives, (BARBARIANS, kind)]))
    g.tell("captive_taken", seat, BARBARIANS, KINDS[kind])
