"""Activating a city, and what that does to its mood (COC-118 to COC-122)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Frame, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import cities, land
from saecula.games.clash_of_cultures.rules.cities import ANGRY
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import city_activated, rules


def activatable(realm: Realm) -> int:
    """Return the cities that may be activated: an angry one once a turn. [COC-118, COC-120, COC-122]"""
    return realm.civ.cities & ~realm.g.barred


def activate(g: ClashOfCultures, seat: Seat, place: int, option: str, *frames: Frame) -> Frames:
    """Book an activation, and let the mood drop after its option if it is not the first of the turn.

    [COC-119, COC-121, COC-122]
    """
    again = place in g.activated
    g.activated = (*g.activated, place)
    if cities.mood(g, place) == ANGRY:
        g.barred |= 1 << place
    return (*frames, after_activation(seat, place, option, again))


@rules.step
def after_activation(g: ClashOfCultures, seat: Seat, place: int, option: str, again: bool) -> None:
    """Lower the mood by a step after a repeated activation. [COC-119, COC-121]"""
    if again and cities.mood(g, place) != ANGRY:
        cities.set_mood(g, place, cities.mood(g, place) - 1)
        g.tell("mood_fell", seat, land.name(g, place))
    g.then(*city_activated(g, seat, place, option))
