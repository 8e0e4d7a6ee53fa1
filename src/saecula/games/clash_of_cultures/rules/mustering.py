"""Placing recruits: in the city, in its port, around it (COC-152, COC-153, COC-634)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Deploys
from saecula.games.clash_of_cultures.rules import cities, effects, hosts, land
from saecula.games.clash_of_cultures.rules.hosts import IS_ARMY, SHIP
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules, ships_meet
from saecula.games.clash_of_cultures.rules.sheets import where
from saecula.games.clash_of_cultures.vocabulary import Deploy
from saecula.games.clash_of_cultures.words import BUILDINGS, KINDS


def camp(realm: Realm, place: int) -> int:
    """Return the land around a city on which its recruits may be placed too. [COC-634]"""
    for source, power in realm.sheet.all(Deploys):
        if not power.here or where(realm.g, realm.civ, source) == place:
            return realm.land.layout.neighbours[place] & realm.land.ground & ~realm.hostile
    return 0


def camp_room(realm: Realm, place: int) -> int:
    """Return how many army units find room around a city. [COC-170, COC-634]"""
    return sum([hosts.room(realm.host, other) for other in bits(camp(realm, place))])


@rules.step
def enlist(g: ClashOfCultures, seat: Seat, place: int, kinds: tuple[int, ...]) -> None:
    """Place the new units: ships in the port, the others in the city or around it. [COC-152, COC-634]"""
    ashore = [kind for kind in kinds if kind != SHIP]
    if ashore and camp(Realm(g, seat), place):
        g.then(deploy(seat, place, kinds))
    else:
        g.then(muster(seat, place, kinds, ()))


@rules.draft
def deploy(g: ClashOfCultures, seat: Seat, picks: Picks, place: int, kinds: tuple[int, ...]) -> list[Action]:
    """Choose the recruits that are placed around the city; the others stay in it. [COC-170, COC-634]"""
    realm = Realm(g, seat)
    sent = [Deploy.of(pick) for pick in picks]
    left = list(hosts.without(tuple([kind for kind in kinds if kind != SHIP]), _kinds(sent)))
    listed = [
        Deploy(land.name(g, other), KINDS[kind])
        for other in bits(camp(realm, place))
        for kind in sorted(set(left))
        if not IS_ARMY[kind] or _army_at(sent, land.name(g, other)) < hosts.room(realm.host, other)
    ]
    stays = sum([IS_ARMY[kind] for kind in left]) <= hosts.room(realm.host, place)
    return [*listed, DONE] if listed and stays else listed


def _kinds(sent: list[tuple[str, str]]) -> list[int]:
    return [KINDS.index(kind) for _, kind in sent]


def _army_at(sent: list[tuple[str, str]], hex_: str) -> int:
    return sum([where_ == hex_ and IS_ARMY[KINDS.index(kind)] for where_, kind in sent])


@deploy.resolve
def send_out(g: ClashOfCultures, seat: Seat, picks: Picks, place: int, kinds: tuple[int, ...]) -> None:
    sent = tuple([(land.number(g, hex_), KINDS.index(kind)) for hex_, kind in map(Deploy.of, picks)])
    g.then(muster(seat, place, kinds, sent))


@rules.step
def muster(
    g: ClashOfCultures, seat: Seat, place: int, kinds: tuple[int, ...], sent: tuple[tuple[int, int], ...]
) -> None:
    """Put the new units on the map, and do what follows a recruit. [COC-152, COC-153, COC-634]"""
    civ = g.civs[seat]
    ships = [kind for kind in kinds if kind == SHIP]
    ashore = hosts.without(tuple([kind for kind in kinds if kind != SHIP]), [kind for _, kind in sent])
    port = g.ports[place]
    g.levied = hosts.put((), place, ashore)
    for other, kind in sent:
        g.levied = hosts.added(g.levied, other, [kind])
    if ships:
        g.levied = hosts.added(g.levied, port, ships)
    for stack in g.levied:
        civ.units = hosts.added(civ.units, stack[0], stack[1:])
    for kind in sorted(set(kinds)):
        g.tell("recruited", seat, kinds.count(kind), KINDS[kind], land.name(g, place))
    built = cities.standing(g)
    facts = tuple([KINDS[kind] for kind in sorted(set(kinds))])
    facts += tuple([id_ for id_, hexes in zip(BUILDINGS, built, strict=True) if hexes >> place & 1])
    if ships or any([IS_ARMY[kind] for kind in kinds]):
        facts = (*facts, "army_or_ship")
    rewards = effects.after(g, seat, "recruit", place, facts=facts)
    meeting = ships_meet(g, seat, port) if ships and Realm(g, seat).foes >> port & 1 else []
    g.then(*rewards, *meeting)
