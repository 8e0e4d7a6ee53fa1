"""Where groups could go, what they would meet there, and how a tile would lie."""

from __future__ import annotations

from typing import Final

from saecula.core.actions import Done
from saecula.core.bits import bits
from saecula.core.locale import Texts
from saecula.core.position import Frame, Seat
from saecula.core.wording import listed, name_of, say
from saecula.games.clash_of_cultures import vocabulary as words
from saecula.games.clash_of_cultures.position import BARBARIANS, PIRATES, ClashOfCultures
from saecula.games.clash_of_cultures.rules import (
    barbarians,
    cities,
    exploring,
    founding,
    hosts,
    land,
    mercenaries,
    moving,
    prices,
    roads,
    sailing,
    sides,
    tolls,
)
from saecula.games.clash_of_cultures.rules.civilizations import erik, nomads, pirate_allies
from saecula.games.clash_of_cultures.rules.hosts import SETTLER, Units, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.scene import outlook
from saecula.games.clash_of_cultures.scene.hints.registry import hints, joined, payment, surroundings
from saecula.games.clash_of_cultures.scene.wording import counted, decimal
from saecula.games.clash_of_cultures.words import GOODS, TERRAINS

MOST_NAMED: Final = 6  # hexes; more are only counted


@hints.of(words.Move)
def move(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write how many moves there are, and which units could move. [COC-166]"""
    realm = Realm(g, seat)
    troops = hosts.regrouped(realm.civ.units)
    able = [kind_of(unit) for stack in troops for unit in _movers(realm, stack[0], stack[1:])]
    return say(texts, "hint-moves", n=g.content.board.moves, units=counted(texts, able))


def _movers(realm: Realm, start: int, there: Units) -> Units:
    """Return the units of a hex that could go anywhere."""
    able: list[int] = []
    for passage in moving.passages.values():
        movers = passage.movers(realm, start, there)
        if passage.goals(realm, start, movers) if movers else 0:
            able += hosts.without(movers, [unit for unit in able if unit in movers]) if able else movers
    return tuple(able)


@hints.of(words.MoveFrom)
def move_from(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write which units could move from a hex, and where to. [COC-166, COC-168, COC-176]"""
    realm, start = Realm(g, seat), land.number(g, hex_)
    there = realm.host.units.get(start, ())
    goals = 0
    for passage in moving.passages.values():
        goals |= moving.reached(realm, passage, start, there)
    able = [kind_of(unit) for unit in _movers(realm, start, there)]
    return joined(counted(texts, able), _reach(g, texts, goals))


def _reach(g: ClashOfCultures, texts: Texts, goals: int) -> str:
    if goals.bit_count() > MOST_NAMED:
        return say(texts, "hint-reaches-many", n=goals.bit_count())
    return say(texts, "hint-reaches", hexes=listed(land.names(g, goals)))


@hints.of(words.MoveTo)
def move_to(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write what a group finds on a hex: a new tile, opponents, or ground. [COC-173, COC-174, COC-176]"""
    place = land.number(g, hex_)
    if not land.land(g).explored >> place & 1:
        return say(texts, "hint-unknown")
    return _entered(g, seat, texts, frame, place, by_road=False)


@hints.of(words.ByRoad)
def by_road(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write the price of a road, and what a group finds at its end. [COC-182, COC-183]"""
    realm = Realm(g, seat)
    asked = roads.price(realm)
    due = payment(texts, realm.civ, *asked) if asked is not None else ""
    return joined(due, _entered(g, seat, texts, frame, land.number(g, hex_), by_road=True))


def _entered(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, place: int, *, by_road: bool) -> str:
    if not moving.move_to.matches(frame):
        return ""
    (start,) = moving.move_to.of(frame)
    realm = Realm(g, seat)
    if sides.opponent(g, seat, place) == cities.NOBODY:
        return joined(*_ground(realm, texts, start, place, by_road=by_road))
    movers = _army(moving.walkers(realm, start, realm.host.units[start]))
    return joined(_toll(realm, texts, place), attack(g, seat, texts, movers, place, start))


def _toll(realm: Realm, texts: Texts, place: int) -> str:
    """Write what an attack demands besides the move. [COC-189]"""
    due = tolls.price(realm.g, realm.seat, place)
    return payment(texts, realm.civ, due, prices.ways(realm.sheet, tolls.ATTACK)) if any(due) else ""


def _army(movers: Units) -> Units:
    """Return the army units that move together, at most as many as a hex can take. [COC-170]"""
    return tuple([unit for unit in movers if hosts.is_army(unit)])[: hosts.MOST_ARMY]


def _ground(realm: Realm, texts: Texts, start: int, place: int, *, by_road: bool) -> list[str]:
    """Write the terrain, what it forbids later in the turn, and whether a city could be founded there.

    After a move by road it forbids nothing. [COC-173, COC-174, COC-183]
    """
    terrain = realm.land.terrain[place]
    name = name_of(texts, realm.g.content.terrains[TERRAINS[terrain]])
    parts = [name]
    if terrain in (land.MOUNTAIN, land.FOREST) and not by_road:
        parts.append(say(texts, "hint-mountain" if terrain == land.MOUNTAIN else "hint-forest"))
    settles = SETTLER in map(kind_of, realm.host.units[start])
    if settles and founding.sites(realm) >> place & 1:
        parts.append(say(texts, "hint-site", goods=surroundings(realm, texts, place)))
    return parts


def attack(g: ClashOfCultures, side: int, texts: Texts, movers: Units, place: int, came: int) -> str:
    """Write what an attack would come to. [COC-226, COC-232, COC-237]"""
    other = sides.opponent(g, side, place)
    sea = bool(land.land(g).water >> place & 1)
    foes = [kind_of(unit) for unit in hosts.at(sides.troops(g, other), place) if sides.fights(unit, sea)]
    fortress = not sea and cities.standing(g)[cities.FORTRESS] >> place & 1
    if not foes and not fortress:
        return say(texts, "hint-undefended", side=texts.label("side", other))
    seen = outlook.of_attack(g, side, movers, other, place, came)
    return say(
        texts,
        "hint-attack" if sides.is_player(side) else "hint-raid",
        own=counted(texts, [kind_of(unit) for unit in movers if sides.fights(unit, sea)]),
        foes=counted(texts, foes) or say(texts, "hint-fortress-alone"),
        dealt=decimal(texts, seen.dealt),
        taken=decimal(texts, seen.taken),
        wins=round(100 * seen.wins),
    )


@hints.of(words.Everybody)
def everybody(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Name all units that may move together. [COC-166]"""
    way, start, _ = moving.group.of(frame)
    realm = Realm(g, seat)
    movers = moving.passages[way].movers(realm, start, realm.host.units.get(start, ()))
    return counted(texts, [kind_of(unit) for unit in movers])


@hints.of(Done)
def done(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame) -> str:
    """Write how many moves are given up. [COC-166]"""
    return say(texts, "hint-moves-left", n=g.moves) if moving.move_from.matches(frame) else ""


@hints.of(words.Orient)
def orient(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, turn: str) -> str:
    """Write which terrain lies where. [COC-211, COC-213]"""
    decision = exploring.lay_tile if exploring.lay_tile.matches(frame) else sailing.lay_coast
    site, tile = decision.of(frame)[:2]
    return lies(g, int(site), str(tile), turn, texts)


def lies(g: ClashOfCultures, site: int, tile: str, turn: str, texts: Texts) -> str:
    """Write the terrain of every hex of a tile. [COC-211]"""
    hexes = g.content.layouts[g.seats].sites[site]
    terrains = land.terrains(g.content, tile, exploring.TURN_OF[turn])
    return listed(
        [
            f"{land.name(g, place)} {name_of(texts, g.content.terrains[TERRAINS[kind]])}"
            for place, kind in zip(hexes, terrains, strict=True)
        ]
    )


# The sea.


@hints.of(words.SailTo, words.Navigate, words.Chart)
def sail(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write whom ships would meet, or that they explore. [COC-177, COC-215]"""
    place = land.number(g, hex_)
    if not land.land(g).explored >> place & 1:
        return say(texts, "hint-unknown")
    if sides.opponent(g, seat, place) == cities.NOBODY or not moving.move_to.matches(frame):
        return ""
    if pirate_allies.befriends(g, seat) and sides.opponent(g, seat, place) == PIRATES:
        return say(texts, "hint-parley")
    (start,) = moving.move_to.of(frame)
    ships = tuple([unit for unit in hosts.at(g.civs[seat].units, start) if kind_of(unit) == hosts.SHIP])
    return attack(g, seat, texts, ships, place, start)


@hints.of(words.LandAt)
def land_at(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write what an attack by all land units of a hex at sea would come to. [COC-622]"""
    place = land.number(g, hex_)
    (start,) = erik.choose_landing.of(frame)
    if sides.opponent(g, seat, place) == cities.NOBODY:
        return ""
    return attack(g, seat, texts, _army(hosts.at(g.civs[seat].units, start)), place, start)


@hints.of(words.Wander)
def wander(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write what a city gains on its new hex. [COC-556]"""
    kinds = nomads.pasture(g, seat, land.number(g, hex_))
    goods = listed([texts.label("good", GOODS[good]) for good in kinds])
    return say(texts, "hint-wander", goods=goods or say(texts, "nothing"))


# Barbarians.


@hints.of(words.MarchTo)
def march_to(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Write whom barbarians would meet. [COC-316]"""
    place = land.number(g, hex_)
    decision = barbarians.march_to if barbarians.march_to.matches(frame) else mercenaries.lead_to
    start, *_ = decision.of(frame)
    if sides.opponent(g, BARBARIANS, place) == cities.NOBODY:
        return ""
    army = tuple([unit for unit in hosts.at(g.horde, start) if hosts.is_army(unit)])
    return attack(g, BARBARIANS, texts, army, place, start)


@hints.of(words.March)
def march(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Name the barbarians of a hex. [COC-315]"""
    return counted(texts, [kind_of(unit) for unit in hosts.at(g.horde, land.number(g, hex_))])


@hints.of(words.HireArmy)
def hire_army(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str, good: str) -> str:
    """Name the barbarians that could be hired. [COC-738]"""
    return counted(texts, [kind_of(unit) for unit in hosts.at(g.horde, land.number(g, hex_))])


@hints.of(words.Reinforce)
def reinforce(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str, kind: str) -> str:
    """Name the barbarians of a city, and whose cities are near. [COC-312]"""
    place = land.number(g, hex_)
    there = counted(texts, [kind_of(unit) for unit in hosts.at(g.horde, place)])
    return joined(there, _near(g, texts, place, 2))


@hints.of(words.SendOff)
def send_off(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Name the cities from which pirates would withdraw. [COC-320]"""
    return _near(g, texts, land.number(g, hex_), 1)


@hints.of(words.SettleTribe)
def settle_tribe(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Name the cities that barbarians would settle near. [COC-310]"""
    return _near(g, texts, land.number(g, hex_), 2)


@hints.of(words.Lurk)
def lurk(g: ClashOfCultures, seat: Seat, texts: Texts, frame: Frame, hex_: str) -> str:
    """Name the cities that pirates would threaten. [COC-320]"""
    return _near(g, texts, land.number(g, hex_), 1)


def _near(g: ClashOfCultures, texts: Texts, place: int, steps: int) -> str:
    reach = land.land(g).within(place, steps)
    found = [
        say(texts, "hint-city-of", hex=land.name(g, city), civ=texts.label("civ", owner))
        for owner, civ in enumerate(g.civs)
        for city in bits(civ.cities & reach)
    ]
    return say(texts, "hint-near", cities=listed(found)) if found else ""
