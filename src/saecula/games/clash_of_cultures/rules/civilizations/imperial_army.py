"""The Imperial Army of China: settlers and infantry turn into each other (COC-535)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.effects import Special
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, land, recruiting
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import INFANTRY, SETTLER, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import possible, rules, specials
from saecula.games.clash_of_cultures.vocabulary import Retrain
from saecula.games.clash_of_cultures.words import KINDS

OTHER: Final = {SETTLER: INFANTRY, INFANTRY: SETTLER}


@specials.named("change_units")
def change_units(g: ClashOfCultures, effect: Special, seat: Seat, source: str, place: int) -> Frames:
    """Turn settlers into infantry and infantry into settlers. [COC-535]"""
    return (retrain(seat),)


@rules.draft
def retrain(g: ClashOfCultures, seat: Seat, picks: Picks) -> list[Action]:
    """Choose units one by one, by their hex and the kind that they become. [COC-535]"""
    done = Counter([Retrain.of(pick) for pick in picks])
    listed = trainees(Realm(g, seat), done)
    return [*listed, DONE] if listed and picks else listed


def trainees(realm: Realm, done: Counter[tuple[str, str]]) -> list[Action]:
    """List the units that can still be turned into something else, each only once. [COC-170, COC-535]"""
    found: list[Action] = []
    for place, units in realm.host.units.items():
        hex_ = land.name(realm.g, place)
        kinds = Counter(map(kind_of, units))
        for old, new in OTHER.items():
            some = kinds[old] > done[hex_, KINDS[new]]
            if some and is_left(realm, new, done) and has_room(realm, place, new, done):
                found.append(Retrain(hex_, KINDS[new]))
    return found


def is_left(realm: Realm, kind: int, done: Counter[tuple[str, str]]) -> bool:
    """Return whether a unit of a kind is in supply, those turned into others included. [COC-002, COC-535]"""
    made = sum([number for (_, new), number in done.items() if new == KINDS[kind]])
    freed = sum(done.values()) - made
    return recruiting.supply(realm.g, realm.seat, kind) + freed > made


def has_room(realm: Realm, place: int, kind: int, done: Counter[tuple[str, str]]) -> bool:
    """Return whether a unit finds room on its hex as one of another kind. [COC-170]"""
    if kind == SETTLER or realm.land.water >> place & 1:
        return True
    hex_ = land.name(realm.g, place)
    more = done[hex_, KINDS[INFANTRY]] - done[hex_, KINDS[SETTLER]]
    return hosts.room(realm.host, place) > more


@retrain.resolve
def turn_units(g: ClashOfCultures, seat: Seat, picks: Picks) -> None:
    """Turn the chosen units; what happened to them in this turn still counts. [COC-175, COC-535]"""
    civ = g.civs[seat]
    before = civ.units
    for (hex_, kind), number in sorted(Counter([Retrain.of(pick) for pick in picks]).items()):
        place, new = land.number(g, hex_), KINDS.index(kind)
        old = [unit for unit in hosts.at(before, place) if kind_of(unit) == OTHER[new]][-number:]
        came = [unit - OTHER[new] + new for unit in old]
        civ.units = hosts.added(hosts.removed(civ.units, place, old), place, came)
        g.tell("retrained", seat, kind, hex_)


def _can_retrain(realm: Realm, effect: Special, left: Amounts) -> bool:
    return bool(trainees(realm, Counter()))


possible["change_units"] = _can_retrain
