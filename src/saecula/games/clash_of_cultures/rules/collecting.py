"""Collecting resources (COC-126 to COC-134, COC-403, COC-413, COC-435, COC-454, COC-458)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.clash_of_cultures import effects as language
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.powers import Collected, Reach, Yields
from saecula.games.clash_of_cultures.rules import activating, deeds, effects, goods, land, tributes
from saecula.games.clash_of_cultures.rules.goods import CAPTIVES, Amounts
from saecula.games.clash_of_cultures.rules.hosts import host
from saecula.games.clash_of_cultures.rules.land import WATER
from saecula.games.clash_of_cultures.rules.paying import MEANS_NAMES
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import main_action, operations, possible, rules
from saecula.games.clash_of_cultures.rules.sheets import has, is_used, leaders_hex, use_up, where
from saecula.games.clash_of_cultures.vocabulary import Collect, Reap, ReapAll, SwapOre
from saecula.games.clash_of_cultures.words import BUILDINGS, GOODS, TERRAINS

ONLY: Final = "only_collect"  # no further collect in this turn
COLLECT: Final = "collect"

Yield: TypeAlias = tuple[int, ...]  # goods that a hex may give


def may_collect(realm: Realm) -> bool:
    """Return whether a further collect is allowed in this turn. [COC-439]"""
    return ONLY not in realm.civ.used


@main_action(Collect.id, 30)
def options(realm: Realm) -> list[Action]:
    """List the cities that can be activated for collecting. [COC-118, COC-131]"""
    if not may_collect(realm):
        return []
    return land.options(realm.land, Collect, activating.activatable(realm))


@options.begins
def begin(g: ClashOfCultures, seat: Seat, action: Action) -> Frames:
    return collect_with(g, seat, land.number(g, Collect.of(action)))


def collect_with(g: ClashOfCultures, seat: Seat, place: int) -> Frames:
    """Activate a city for collecting. [COC-056, COC-118]"""
    return activating.activate(g, seat, place, COLLECT, reap(seat, place))


# Which hexes give what.


@lru_cache(maxsize=64)
def building_yields(content: Content) -> tuple[tuple[int, int, Yield], ...]:
    """Return buildings, each with a terrain and the goods that it makes a hex of it give. [COC-129]"""
    return tuple(
        [
            (kind, TERRAINS.index(power.terrain), tuple([GOODS.index(good) for good in power.goods]))
            for kind, building in enumerate(content.buildings)
            for power in building.powers
            if isinstance(power, Yields)
        ]
    )


def yields(realm: Realm, place: int) -> list[Yield]:
    """Return by terrain what one of its hexes gives to a city. [COC-127, COC-129, COC-147, COC-361]"""
    found = [*realm.sheet.yields]
    for kind, terrain, given in building_yields(realm.g.content):
        if realm.built[kind] >> place & 1:
            found[terrain] = (*found[terrain], *given)
    for source, power in realm.sheet.all(Yields):
        if power.here and where(realm.g, realm.civ, source) == place:
            terrain = TERRAINS.index(power.terrain)
            more = [GOODS.index(good) for good in power.goods]
            found[terrain] = tuple(dict.fromkeys([*found[terrain], *more]))
    return found


def free_hexes(realm: Realm, place: int) -> int:
    """Return the hexes from which nothing and nobody stops a city from collecting. [COC-046, COC-128]"""
    g = realm.g
    barred = realm.foes | g.exhausted | realm.towns & ~(1 << place)
    if g.pirates:
        pirates = host(g.pirates, realm.land.water).ships
        barred |= realm.land.near(pirates) & realm.land.water
    return realm.land.explored & ~barred


def field(realm: Realm, place: int) -> tuple[dict[int, Yield], dict[int, Yield]]:
    """Return the hexes a city may choose with what each gives: those around it, then those further away.

    [COC-126 to COC-128, COC-403, COC-458]
    """
    given = yields(realm, place)
    free = free_hexes(realm, place)
    terrain = realm.land.terrain
    around = (1 << place | realm.land.layout.neighbours[place]) & free
    near = {h: given[terrain[h]] for h in bits(around) if given[terrain[h]]}
    near |= tributes.fields(realm, place, given)
    if not farther(realm):
        return near, {}
    beyond = realm.land.within(place, 2) & free & ~around & realm.land.ground
    return near, {h: given[terrain[h]] for h in bits(beyond) if given[terrain[h]]}


def farther(realm: Realm) -> int:
    """Return how many hexes of a collect may be two steps away. [COC-403, COC-454, COC-458]"""
    number = 0
    for source, power in realm.sheet.all(Reach):
        if power.of == "land" and not (power.once and is_used(realm.civ, source)):
            number += power.n + bool(power.more_with and has(realm.g, realm.civ, power.more_with))
    return number


@rules.draft(widget="place")
def reap(g: ClashOfCultures, seat: Seat, picks: Picks, place: int) -> list[Action]:
    """Choose different hexes and what each gives, as many as size and mood allow, or fewer.

    [COC-077, COC-126, COC-127, COC-129, COC-131]
    """
    if picks and ReapAll.matches(picks[-1]):
        return []
    realm = Realm(g, seat)
    most = most_hexes(realm, place)
    if len(picks) == most:
        return []
    near, far = field(realm, place)
    names, terrain = realm.land.layout.names, realm.land.terrain
    gone = [Reap.of(pick)[0] for pick in picks]
    again = gone if gone and may_repeat(realm) else []
    wet = any([terrain[realm.land.layout.numbers[hex_]] == WATER for hex_ in gone]) if gone else False
    listed = near
    if far:
        beyond = {h: given for h, given in far.items() if names[h] in gone}
        listed = near | (far if len(beyond) < farther(realm) else beyond)
    offered = [
        Reap(names[h], MEANS_NAMES[good])
        for h, given in listed.items()
        if names[h] in again or (names[h] not in gone and not (wet and terrain[h] == WATER))
        for good in given
        if good != CAPTIVES or tributes.may_seize(realm, h, picks)
    ]
    whole = [ReapAll()] if not picks and not far and is_plain(realm, near, most) else []
    return [*whole, *offered, DONE]


def most_hexes(realm: Realm, place: int) -> int:
    """Return how many hexes a city collects from, with Mass Production more. [COC-126, COC-734]"""
    announced = deeds.facts(realm.g, realm.seat, deeds.NEXT_COLLECT)
    return realm.strength(place, COLLECT) + sum([int(more) for _, more in announced])


def may_repeat(realm: Realm) -> bool:
    """Return whether a hex may be chosen several times: by Production Focus. [COC-729]"""
    return any([not int(more) for _, more in deeds.facts(realm.g, realm.seat, deeds.NEXT_COLLECT)])


def is_plain(realm: Realm, near: dict[int, Yield], most: int) -> bool:
    """Return whether all hexes can be chosen together, and each gives one good only, no captives."""
    if not 1 < len(near) <= most or (len(near) < most and may_repeat(realm)):
        return False
    waters = [h for h in near if realm.land.terrain[h] == WATER]
    return len(waters) < 2 and all([len(given) == 1 and CAPTIVES not in given for given in near.values()])


@reap.resolve
def bring_in(g: ClashOfCultures, seat: Seat, picks: Picks, place: int) -> None:
    """Add what cards bring besides, then gain everything together. [COC-131, COC-132, COC-413, COC-454]"""
    realm = Realm(g, seat)
    near, far = field(realm, place)
    if picks and ReapAll.matches(picks[0]):
        chosen = [(h, MEANS_NAMES[given[0]]) for h, given in near.items()]
    else:
        chosen = [(land.number(g, hex_), good) for hex_, good in map(Reap.of, picks)]
    brought = [good for _, good in chosen]
    reaped = tuple([brought.count(good) for good in GOODS])
    g.tell("collected", seat, land.name(g, place))
    g.collected += 1
    deeds.forget(g, seat, deeds.NEXT_COLLECT)
    if any([h in far for h, _ in chosen]):
        for source, reach in realm.sheet.all(Reach):
            if reach.once:
                use_up(realm.civ, source)
    captured = [tributes.seize(seat, h) for h, good in chosen if good == MEANS_NAMES[CAPTIVES]]
    total = goods.added(reaped, extras(realm, place, reaped, [h for h, _ in chosen]))
    for _, power in realm.sheet.all(Collected):
        if power.swap is not None and fits(realm, power, place, reaped):
            given, gained = effects.amounts(power.swap), effects.amounts(power.gain)
            change = tuple([b - a for a, b in zip(given, gained, strict=True)])
            g.then(swap(seat, total, change), *captured)
            return
    goods.gain(g, seat, total)
    g.then(*captured)


def fits(realm: Realm, power: Collected, place: int, reaped: Amounts) -> bool:
    """Return whether a collect meets what a card asks for. [COC-413, COC-435]"""
    if power.building and not realm.built[BUILDINGS.index(power.building)] >> place & 1:
        return False
    least = effects.amounts(power.least) if power.least is not None else goods.NOTHING
    exactly = effects.amounts(power.exactly) if power.exactly is not None else goods.NOTHING
    return all(
        [
            had >= need and (not wanted or had == wanted)
            for had, need, wanted in zip(reaped, least, exactly, strict=True)
        ]
    )


def extras(realm: Realm, place: int, reaped: Amounts, chosen: list[int]) -> Amounts:
    """Return what cards bring besides; what could not be kept is not used up. [COC-131, COC-413, COC-454]"""
    more = goods.NOTHING
    for source, power in realm.sheet.all(Collected):
        if (
            power.swap is not None
            or (power.once and is_used(realm.civ, source))
            or not fits(realm, power, place, reaped)
        ):
            continue
        times = rice_fields(realm, chosen, power.most) if power.per else 1
        gain = tuple([number * times for number in effects.amounts(power.gain)])
        total = goods.added(goods.added(realm.civ.goods, reaped), more)
        if any(
            [
                number and held < most
                for number, held, most in zip(gain, total, realm.sheet.limits, strict=True)
            ]
        ):
            more = goods.added(more, gain)
            if power.once:
                use_up(realm.civ, source)
    return more


def rice_fields(realm: Realm, chosen: list[int], most: int) -> int:
    """Count the chosen plains outside cities with a settler of the player's, each once. [COC-532, COC-590]"""
    fields = realm.land.of[land.PLAINS] & realm.host.settlers & ~realm.towns
    return min(sum([fields >> h & 1 for h in set(chosen)]), most)


@rules.decision(must=True, widget="yesno")
def swap(g: ClashOfCultures, seat: Seat, total: Amounts, change: Amounts) -> list[Action]:
    """Offer to turn one ore of the collect into gold. [COC-435]"""
    return [SwapOre(), PASS]


@swap.resolve
def gain_swapped(g: ClashOfCultures, seat: Seat, action: Action, total: Amounts, change: Amounts) -> None:
    goods.gain(g, seat, goods.added(total, change) if SwapOre.matches(action) else total)


# As an effect.


@operations.named("collect")
def collect_for(g: ClashOfCultures, effect: language.Collect, seat: Seat, source: str, place: int) -> Frames:
    """Collect with a city of one's choice, or the leader's; perhaps it must be the only one of the turn.

    [COC-056, COC-439, COC-600]
    """
    if effect.only:
        use_up(g.civs[seat], ONLY)
    return collect_with(g, seat, place) if effect.where else (choose_city(seat),)


@rules.decision(must=True)
def choose_city(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose the city that collects. [COC-439]"""
    return Collect.each(land.names(g, activating.activatable(Realm(g, seat))))


@choose_city.resolve
def collect_there(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    g.then(*collect_with(g, seat, land.number(g, Collect.of(action))))


def _collectable(realm: Realm, effect: language.Collect, left: Amounts) -> bool:
    fresh = not effect.only or not realm.g.collected
    able = activating.activatable(realm)
    if effect.where:
        able &= leaders_hex(realm.g, realm.civ)
    return fresh and may_collect(realm) and bool(able)


possible["collect"] = _collectable
