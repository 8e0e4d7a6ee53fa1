"""Greece: city states (COC-519, COC-597)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Rule
from saecula.games.clash_of_cultures.rules import activating, cities, land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import activated_again, rules
from saecula.games.clash_of_cultures.rules.sheets import is_used, sheet, use_up
from saecula.games.clash_of_cultures.vocabulary import Relieve

SECOND: Final = 2  # activation of a city


@activated_again.add(10)
def offer_relief(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Let another city count as activated instead of one activated for the second time. [COC-519]"""
    able = any([power.name == "city_states" for _, power in sheet(g, g.civs[seat]).all(Rule)])
    return (relieve(seat, place),) if able and g.activated.count(place) == SECOND else ()


def stand_ins(realm: Realm, place: int) -> list[int]:
    """Return the other cities of at least the same size and mood that may be activated. [COC-519, COC-597]"""
    g = realm.g
    others = activating.activatable(realm) & ~(1 << place)
    return [
        other
        for other in bits(others)
        if realm.size(other) >= realm.size(place) and cities.mood(g, other) >= cities.mood(g, place)
    ]


@rules.decision
def relieve(g: ClashOfCultures, seat: Seat, place: int) -> list[Action]:
    """Choose the city that counts as activated instead, once a turn. [COC-519, COC-597]"""
    if any([is_used(g.civs[seat], source) for source in _sources(g, seat)]):
        return []
    found = stand_ins(Realm(g, seat), place)
    return [*Relieve.each([land.name(g, other) for other in found]), PASS] if found else []


def _sources(g: ClashOfCultures, seat: Seat) -> list[str]:
    return [source for source, power in sheet(g, g.civs[seat]).all(Rule) if power.name == "city_states"]


@relieve.resolve
def stand_in(g: ClashOfCultures, seat: Seat, action: Action, place: int) -> None:
    """Book the activation for the other city, with all that follows from it. [COC-519, COC-597]"""
    if action == PASS:
        return
    other = land.number(g, Relieve.of(action))
    use_up(g.civs[seat], _sources(g, seat)[0])
    booked = list(g.activated)
    booked.remove(place)
    g.activated = tuple(booked)
    g.tell("relieved", seat, land.name(g, place), Relieve.of(action))
    if activating.book(g, other):
        g.then(activating.lower(seat, other))
