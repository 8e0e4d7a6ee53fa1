"""Trade routes (COC-145, COC-332, COC-336, COC-425, COC-427, COC-452, COC-459, and what cards change)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.clash_of_cultures.effects import TakeRoutes
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Routes, Toll
from saecula.games.clash_of_cultures.rules import cities, effects, founding, goods, land, pirates, wonders
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import ELEPHANT, SETTLER, SHIP, kind_of
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import (
    operations,
    possible,
    routes_made,
    rules,
    turn_begins,
)
from saecula.games.clash_of_cultures.rules.sheets import is_used, lent, use_up, where
from saecula.games.clash_of_cultures.vocabulary import Route, RouteAll
from saecula.games.clash_of_cultures.words import GOODS, KINDS

PORT_CITY: Final = "port_city"
TRADE_ROUTES: Final = "trade_routes"
ANYWHERE: Final = -1


# Traders and their partners.


def traders(realm: Realm) -> list[tuple[str, int]]:
    """Return all that can form a route, by kind and hex. [COC-425, COC-452, COC-558]

    Units aboard count beside their ship, settlers near raiders do not; elephants trade in cities that are
    not angry.
    """
    kinds = {kind for _, power in realm.sheet.all(Routes) for kind in power.traders}
    open_ = {
        SHIP: ~0 if KINDS[SHIP] in kinds else 0,
        SETTLER: ~founding.harassed(realm) if KINDS[SETTLER] in kinds else 0,
        ELEPHANT: realm.civ.cities & ~realm.g.angry if KINDS[ELEPHANT] in kinds else 0,
    }
    found = [
        (KINDS[kind_of(unit)], place)
        for place, units in realm.host.units.items()
        for unit in units
        if open_.get(kind_of(unit), 0) >> place & 1
    ]
    if PORT_CITY in kinds:
        found += [(PORT_CITY, place) for place in bits(realm.civ.cities & realm.built[cities.PORT])]
    return found


def partners(realm: Realm, to: str) -> int:
    """Return the cities of which a word of the content speaks, those of the player never among them.

    [COC-425, COC-452]
    """
    g, now = realm.g, realm.land
    others = 0
    for seat, civ in enumerate(g.civs):
        others |= civ.cities if seat != realm.seat else 0
    if to == "barbarian":
        return g.tribes
    if to == "coastal":
        return (others | g.tribes) & now.near(now.water)
    if to == "influenced":
        mine = 0
        for where in realm.civ.buildings:
            mine |= where
        return others & mine
    return others


def targets(realm: Realm) -> int:
    """Return the cities that can be traded with; angry ones cannot. [COC-425, COC-452, COC-547]"""
    found = partners(realm, "")
    for _, power in realm.sheet.all(Routes):
        if power.targets:
            found |= partners(realm, power.to)
    return found & ~realm.g.angry


def in_reach(realm: Realm, kind: str, place: int, open_: int) -> int:
    """Return which cities are near enough for a route with a trader. [COC-425, COC-452, COC-551]"""
    found = 0
    for _, power in realm.sheet.all(Routes):
        if power.range and (not power.to or kind in power.traders):
            found |= within(realm, place, power.range) & (partners(realm, power.to) if power.to else ~0)
    return found & open_


def within(realm: Realm, place: int, steps: int) -> int:
    """Return the hexes to which a path of this length leads that pirates do not block.

    The trader's hex and all hexes on the way must be free of pirates and not next to them, the last hex
    need not. [COC-043, COC-332, COC-336]
    """
    now, g = realm.land, realm.g
    if not g.pirates:
        return now.within(place, steps)
    free = now.explored & ~pirates.haunted(g)
    reached = 1 << place & free
    for _ in range(steps - 1):
        reached |= now.near(reached) & free
    return (reached | now.near(reached)) & now.explored


def offers(realm: Realm, kinds: Collection[str] = (), place: int = ANYWHERE) -> list[int]:
    """Return for every trader the cities in its reach; only for these kinds, or on this hex. [COC-452]"""
    open_ = targets(realm)
    return [
        in_reach(realm, kind, where_, open_)
        for kind, where_ in traders(realm)
        if (not kinds or kind in kinds) and place in (ANYWHERE, where_)
    ]


def can_pair(reach: Sequence[int], chosen: Collection[int]) -> bool:
    """Return whether every one of these cities finds a trader of its own. [COC-425, COC-452]"""
    taken: dict[int, int] = {}  # city by trader
    return all([_find_trader(reach, city, taken, set()) for city in chosen])


def _find_trader(reach: Sequence[int], city: int, taken: dict[int, int], tried: set[int]) -> bool:
    """Find a trader for a city; traders that have one may change to another."""
    for trader, cities_ in enumerate(reach):
        if cities_ >> city & 1 and trader not in tried:
            tried.add(trader)
            if trader not in taken or _find_trader(reach, taken[trader], taken, tried):
                taken[trader] = city
                return True
    return False


def can_pair_with(reach: Sequence[int], some: Sequence[int], chosen: Collection[int]) -> bool:
    """Return whether these cities can be paired so that one of some of the traders has a route."""
    for cities_ in some:
        others = list(reach)
        others.remove(cities_)
        for city in chosen:
            if cities_ >> city & 1 and can_pair(others, [other for other in chosen if other != city]):
                return True
    return False


def can_use(reach: Sequence[int], wanted: Collection[int], chosen: Collection[int]) -> bool:
    """Return whether these traders, by their numbers, can be among those that trade with these cities.

    If the cities can all be paired and these traders can too, then both at once (Mendelsohn and Dulmage).
    """
    by_city = [sum([1 << n for n in wanted if reach[n] >> city & 1]) for city in chosen]
    return can_pair(by_city, wanted)


def largest(reach: Sequence[int], first: int = 0) -> list[int]:
    """Return as many cities as can be paired, those of `first` before others. [COC-452]"""
    found: list[int] = []
    everywhere = 0
    for cities_ in reach:
        everywhere |= cities_
    for city in (*bits(everywhere & first), *bits(everywhere & ~first)):
        if can_pair(reach, [*found, city]):
            found.append(city)
    return found


def number(realm: Realm, kinds: Collection[str] = ()) -> int:
    """Return how many routes a player could form now, with traders of these kinds only. [COC-861, COC-862]"""
    return min(len(largest(offers(realm, kinds))), most(realm))


# What routes give.


def most(realm: Realm) -> int:
    """Return how many routes give something. [COC-425, COC-452]"""
    return max([power.most for _, power in realm.sheet.all(Routes)], default=0)


def is_within_limit(realm: Realm, reach: Sequence[int], chosen: Collection[int]) -> bool:
    """Return whether all these routes pay; one with a leader may come on top. [COC-452, COC-637]"""
    limit = most(realm)
    if len(chosen) <= limit:
        return True
    for leader, power in realm.sheet.all(Routes):
        if power.beyond and len(chosen) <= limit + power.beyond:
            return can_pair_with(reach, beside(realm, leader), chosen)
    return False


def beside(realm: Realm, leader: str) -> list[int]:
    """Return for every settler and ship on a leader's hex the cities in its reach. [COC-637, COC-638]"""
    place = where(realm.g, realm.civ, leader)
    return offers(realm, (KINDS[SETTLER], KINDS[SHIP]), place) if place >= 0 else []


def gains(realm: Realm, city: int) -> dict[str, tuple[Amounts, Routes]]:
    """Return by good what a route to a city may give, and the power that allows it.

    Powers without a limit come before those that only some routes may use. [COC-425, COC-427, COC-459]
    """
    held = [power for _, power in realm.sheet.all(Routes) if power.gains]
    held = [power for power in held if not power.to or partners(realm, power.to) >> city & 1]
    held = [power for power in held if power.only] or held
    found: dict[str, tuple[Amounts, Routes]] = {}
    for power in sorted(held, key=_uses):
        for gain in power.gains:
            amounts = effects.amounts(gain)
            found.setdefault(good_of(amounts), (amounts, power))
    return found


def _uses(power: Routes) -> int:
    return power.uses


def good_of(gain: Amounts) -> str:
    """Return the good that a route gives: each gain is of one good."""
    return next(GOODS[good] for good, amount in enumerate(gain) if amount)


# Taking the income.


def collect(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the frame of a player's trade routes, if there are any. [COC-054, COC-425]"""
    return (trade(seat),) if most(Realm(g, seat)) else ()


@operations.named("routes")
def take_income(g: ClashOfCultures, effect: TakeRoutes, seat: Seat, source: str, place: int) -> Frames:
    """Form trade routes."""
    return collect(g, seat)


@turn_begins.add(30)
def borrow_routes(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the offer to borrow Trade Routes, if they would bring something now. [COC-054, COC-362]"""
    if not wonders.libraries(g, seat):
        return ()
    realm = Realm(g, seat)
    realm.sheet = lent(g, realm.civ, TRADE_ROUTES)
    return (wonders.lend(seat, (TRADE_ROUTES,)),) if any(offers(realm)) else ()


def _has_routes(realm: Realm, effect: TakeRoutes, left: Amounts) -> bool:
    return bool(most(realm) and offers(realm))


possible["routes"] = _has_routes


@rules.draft
def trade(g: ClashOfCultures, seat: Seat, picks: Picks) -> list[Action]:
    """Choose the cities to trade with, and what each route gives. [COC-425, COC-452, COC-459]

    Traders need not be named: there are enough of them for all these cities.
    """
    if RouteAll() in picks:
        return []
    realm = Realm(g, seat)
    reach = offers(realm)
    made = [Route.of(pick) for pick in picks]
    chosen = [land.number(g, hex_) for hex_, _ in made]
    taken = [gains(realm, city)[good][1] for city, (_, good) in zip(chosen, made, strict=True)]
    listed: list[Action] = []
    for city in bits(targets(realm)):
        more = [*chosen, city]
        if city not in chosen and can_pair(reach, more) and is_within_limit(realm, reach, more):
            listed += [
                Route(land.name(g, city), good)
                for good, (_, power) in gains(realm, city).items()
                if not power.uses or taken.count(power) < power.uses
            ]
    if not listed:
        return []
    return [*listed, DONE] if picks else [RouteAll(), *listed, DONE]


@trade.resolve
def earn(g: ClashOfCultures, seat: Seat, picks: Picks) -> None:
    """Take the income of all routes together; markets earn too. [COC-145, COC-459]"""
    realm = Realm(g, seat)
    made = [Route.of(pick) for pick in picks] if RouteAll() not in picks else plain_routes(realm)
    if made:
        g.tell("traded", seat, len(made))
    goods.gain(g, seat, income(realm, made))
    chosen = [land.number(g, hex_) for hex_, _ in made]
    pay_tolls(g, seat, land.mask(chosen))
    g.then(*bonuses(realm, chosen), *routes_made(g, seat, tuple(chosen)))


def income(realm: Realm, made: Sequence[tuple[str, str]]) -> Amounts:
    """Return what these routes give together."""
    found = goods.NOTHING
    for hex_, good in made:
        gain, _ = gains(realm, land.number(realm.g, hex_))[good]
        found = goods.added(found, gain)
    return found


def bonuses(realm: Realm, chosen: Collection[int]) -> Frames:
    """Return what leaders add to one route with a settler or ship on their hex. [COC-638]"""
    frames = []
    for leader, power in realm.sheet.all(Routes):
        if power.bonus and can_pair_with(offers(realm), beside(realm, leader), chosen):
            kinds = [GOODS.index(good_of(effects.amounts(gain))) for gain in power.bonus]
            frames.append(effects.take_goods(realm.seat, tuple(kinds), 1))
    return tuple(frames)


def plain_routes(realm: Realm) -> list[tuple[str, str]]:
    """Return as many routes as possible, each with its first gain; markets of others come last. [COC-452]"""
    reach = offers(realm)
    chosen: list[int] = []
    for city in largest(reach, ~realm.built[cities.MARKET]):
        if is_within_limit(realm, reach, [*chosen, city]):
            chosen.append(city)
    return [(land.name(realm.g, city), next(iter(gains(realm, city)))) for city in chosen]


def pay_tolls(g: ClashOfCultures, seat: Seat, partners_: int) -> None:
    """Give the owners of markets their gold, once a turn. [COC-145]"""
    built = cities.standing(g)
    for owner, civ in enumerate(g.civs):
        for kind, building in enumerate(g.content.buildings):
            tolls = [power for power in building.powers if isinstance(power, Toll)]
            if tolls and partners_ & civ.cities & built[kind] and not is_used(g.civs[seat], f"toll_{owner}"):
                use_up(g.civs[seat], f"toll_{owner}")
                goods.gain(g, owner, effects.amounts(tolls[0].goods))
