"""Barbarians: where they settle, how they grow, how they march (COC-310 to COC-318, COC-324)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE, PASS
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.powers import Meets
from saecula.games.clash_of_cultures.rules import effects, hosts, land, paying, prices, sides
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.goods import Amounts
from saecula.games.clash_of_cultures.rules.hosts import CAVALRY, ELEPHANT, INFANTRY, kind_of
from saecula.games.clash_of_cultures.rules.land import Land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import battles, rules
from saecula.games.clash_of_cultures.rules.sheets import sheet, where
from saecula.games.clash_of_cultures.vocabulary import (
    Direct,
    Halt,
    March,
    MarchTo,
    Reinforce,
    SettleTribe,
)
from saecula.games.clash_of_cultures.words import GOODS, KINDS

MARCH: Final = 2  # land hexes from which barbarians threaten a city
MOVE: Final = "barbarians_move"

Groups: TypeAlias = tuple[int, ...]  # the hexes of groups that may still move
Masters: TypeAlias = tuple[tuple[Seat, str], ...]  # players who may hold groups back, with their cards


def supply(g: ClashOfCultures, kind: int) -> int:
    """Return how many barbarians of a kind are in supply; captives are not. [COC-003, COC-005]"""
    held = sum([kind_of(unit) == kind for stack in g.horde for unit in stack[1:]])
    kept = sum([captive == (BARBARIANS, kind) for civ in g.civs for captive in civ.captives])
    unit = g.content.units[kind]
    return 0 if g.variant.base_only and unit.expansion else int(unit.barbarians) - held - kept


def settlements_left(g: ClashOfCultures) -> int:
    """Return how many settlements of the barbarians are in supply. [COC-003, COC-005]"""
    return int(g.content.board.barbarian_settlements) - g.tribes.bit_count()


def room(g: ClashOfCultures, place: int) -> int:
    """Return how many more barbarians a hex can take. [COC-310]"""
    return int(g.content.board.stack_limit) - len(hosts.at(g.horde, place))


# Barbarians appear.


def appear(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the frames of the symbol Barbarians appear. [COC-311 to COC-313]"""
    return settle_tribe(seat), grow_anywhere(seat)


def sites(g: ClashOfCultures, seat: Seat) -> int:
    """Return the hexes where barbarians may settle: two hexes from a city, or else next to it.

    [COC-311, COC-312, COC-314]
    """
    realm = Realm(g, seat)
    now, own = realm.land, realm.civ.cities
    taken = realm.foes | realm.host.everywhere | realm.towns
    empty = now.ground & ~now.barren & ~g.exhausted & ~taken
    around = 0
    for city in bits(own):
        around |= now.within(city, MARCH)
    rivals = realm.towns & ~own & ~g.tribes
    apart = empty & around & ~now.near(realm.towns)
    return apart or empty & now.near(own) & ~now.near(rivals)


@rules.decision
def settle_tribe(g: ClashOfCultures, seat: Seat) -> list[Action]:
    """Choose where a barbarian city with one infantry appears. [COC-311, COC-312]"""
    return SettleTribe.each(land.names(g, sites(g, seat))) if settlements_left(g) else []


@settle_tribe.resolve
def found_tribe(g: ClashOfCultures, seat: Seat, action: Action) -> None:
    place = land.number(g, SettleTribe.of(action))
    g.tribes |= 1 << place
    if supply(g, INFANTRY):
        g.horde = hosts.added(g.horde, place, [INFANTRY])
    g.tell("tribe_settled", SettleTribe.of(action))


@rules.step
def grow_anywhere(g: ClashOfCultures, seat: Seat) -> None:
    """Let one barbarian city grow, the new one too. [COC-313]"""
    g.then(reinforce(seat, tuple(bits(g.tribes))))


@rules.decision
def reinforce(g: ClashOfCultures, seat: Seat, places: tuple[int, ...]) -> list[Action]:
    """Choose a barbarian city and the unit that joins it. [COC-313, COC-317]"""
    return [
        Reinforce(land.name(g, place), KINDS[kind])
        for place in places
        if room(g, place) > 0
        for kind in recruits(g, place)
    ]


def recruits(g: ClashOfCultures, place: int) -> list[int]:
    """Return the kinds that may join a city: others than infantry only where infantry is. [COC-313]"""
    kinds = (INFANTRY, CAVALRY, ELEPHANT) if INFANTRY in hosts.at(g.horde, place) else (INFANTRY,)
    return [kind for kind in kinds if supply(g, kind) > 0]


@reinforce.resolve
def join_tribe(g: ClashOfCultures, seat: Seat, action: Action, places: tuple[int, ...]) -> None:
    hex_, kind = Reinforce.of(action)
    g.horde = hosts.added(g.horde, land.number(g, hex_), [KINDS.index(kind)])
    g.tell("tribe_grew", hex_, kind)


# Players with a say when barbarians move.


# What moves groups once nobody holds them back any more, by its name; chapters add their own.
movers: Final[dict[str, Callable[[ClashOfCultures, Seat, Groups], Frame]]] = {}


def masters(g: ClashOfCultures, seat: Seat) -> Masters:
    """Return the players and cards that may hold groups back, the moving player first.

    [COC-545, COC-608]
    """
    return tuple(
        [
            (other, source)
            for other in sorted(range(g.seats), key=lambda each: (each - seat) % g.seats)
            for source, power in sheet(g, g.civs[other]).all(Meets)
            if MOVE in power.what and power.how == "forbid" and (other == seat or power.others)
        ]
    )


def meeting(g: ClashOfCultures, seat: Seat, source: str) -> Meets:
    """Return what a player's card does when barbarians move."""
    return next(
        power for card, power in sheet(g, g.civs[seat]).all(Meets) if card == source and MOVE in power.what
    )


@rules.step
def gather(g: ClashOfCultures, seat: Seat, mover: str, groups: Groups, asked: Masters) -> None:
    """Ask the players who may hold groups back, then move the others. [COC-316, COC-545, COC-608]"""
    if asked:
        (other, source), *rest = asked
        g.then(hold_back(other, source, seat, mover, groups, tuple(rest)))
    else:
        g.then(movers[mover](g, seat, groups))


def holdable(g: ClashOfCultures, seat: Seat, source: str, groups: Groups) -> list[int]:
    """Return the groups that a player may hold back and pay for. [COC-545, COC-608]"""
    civ, power = g.civs[seat], meeting(g, seat, source)
    price = prices.amounts(power.prices[0]) if power.prices else prices.FREE
    if not paying.can_pay(civ, price, prices.ways(sheet(g, civ), source)):
        return []
    if not power.within:
        return list(groups)
    centre = where(g, civ, source)
    near = land.land(g).within(centre, power.within) if centre >= 0 else 0
    return [place for place in groups if near >> place & 1]


@rules.draft
def hold_back(
    g: ClashOfCultures,
    seat: Seat,
    picks: Picks,
    source: str,
    other: Seat,
    mover: str,
    groups: Groups,
    asked: Masters,
) -> list[Action]:
    """Choose the groups that must not move, any number of them. [COC-545, COC-608]"""
    listed = Halt.each([land.name(g, place) for place in holdable(g, seat, source, groups)])
    left = [action for action in listed if action not in picks]
    return [*left, DONE] if left else []


@hold_back.resolve
def halt(
    g: ClashOfCultures,
    seat: Seat,
    picks: Picks,
    source: str,
    other: Seat,
    mover: str,
    groups: Groups,
    asked: Masters,
) -> None:
    """Pay once for all groups that are held back. [COC-545]"""
    held = [land.number(g, Halt.of(pick)) for pick in picks]
    paid: Frames = ()
    if held:
        power = meeting(g, seat, source)
        price = prices.amounts(power.prices[0]) if power.prices else prices.FREE
        paid = paying.pay(g, seat, price, prices.ways(sheet(g, g.civs[seat]), source))
        g.tell("used", seat, source)
    left = tuple([place for place in groups if place not in held])
    g.then(*paid, gather(other, mover, left, asked))


def ask_direction(g: ClashOfCultures, seat: Seat, groups: Groups) -> Frame:
    """Return the frame in which an event moves groups. [COC-316, COC-559]"""
    return direct(seat, groups)


movers[MOVE] = ask_direction


def directing(g: ClashOfCultures, seat: Seat) -> list[tuple[str, Amounts]]:
    """Return the cards with which a player directs all groups, each with an affordable price. [COC-559]"""
    civ = g.civs[seat]
    return [
        (source, prices.amounts(price))
        for source, power in sheet(g, civ).all(Meets)
        if MOVE in power.what and power.how == "direct"
        for price in power.prices
        if paying.can_pay(civ, prices.amounts(price), prices.ways(sheet(g, civ), source))
    ]


@rules.decision(must=True)
def direct(g: ClashOfCultures, seat: Seat, groups: Groups) -> list[Action]:
    """Offer to pay once for choosing the direction of every group. [COC-559]"""
    listed = [Direct(source, GOODS[effects.kind_of(price)]) for source, price in directing(g, seat)]
    return [*(listed if groups else []), PASS]


@direct.resolve
def begin_march(g: ClashOfCultures, seat: Seat, action: Action, groups: Groups) -> None:
    paid: Frames = ()
    if action != PASS:
        source, good = Direct.of(action)
        price = next(due for card, due in directing(g, seat) if card == source and due[GOODS.index(good)])
        paid = paying.pay(g, seat, price, prices.ways(sheet(g, g.civs[seat]), source))
        g.tell("used", seat, source)
    g.then(*paid, march(seat, groups, action != PASS))


# Barbarians move.


def move(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the frames of the symbol Barbarians move. [COC-315 to COC-317]"""
    groups = tuple([stack[0] for stack in g.horde if goals(g, seat, stack[0], crowded=True)])
    if not groups:
        return (settle_tribe(seat),)
    return gather(seat, MOVE, groups, masters(g, seat)), grow_near(seat)


def land_steps(now: Land, place: int) -> list[int]:
    """Return the hexes that are one, then two steps away over land. [COC-314]"""
    first = now.layout.neighbours[place] & now.ground
    return [first, now.near(first) & now.ground & ~first & ~(1 << place)]


def goals(g: ClashOfCultures, seat: Seat, place: int, crowded: bool = False, freely: bool = False) -> int:
    """Return the next hexes on shortest land paths from a group to the nearest city of a player.

    Where the player directs them freely, all hexes next to the group are. Those without room for the whole
    group are left out, unless `crowded`. [COC-316, COC-318, COC-324, COC-559]
    """
    now, own = land.land(g), g.civs[seat].cities
    first, second = land_steps(now, place)
    found = first if freely else first & own or first & now.near(second & own)
    if crowded:
        return found
    size = len(hosts.at(g.horde, place))
    return land.mask([goal for goal in bits(found) if room(g, goal) >= size])


@rules.decision
def march(g: ClashOfCultures, seat: Seat, groups: Groups, freely: bool) -> list[Action]:
    """Choose the next group of barbarians that moves. [COC-316, COC-318]"""
    places = [place for place in groups if hosts.at(g.horde, place) and goals(g, seat, place, freely=freely)]
    return March.each([land.name(g, place) for place in places])


@march.resolve
def choose_group(g: ClashOfCultures, seat: Seat, action: Action, groups: Groups, freely: bool) -> None:
    start = land.number(g, March.of(action))
    g.then(march_to(seat, start, tuple([place for place in groups if place != start]), freely))


@rules.decision(must=True)
def march_to(g: ClashOfCultures, seat: Seat, start: int, groups: Groups, freely: bool) -> list[Action]:
    """Choose the way of a group of barbarians. [COC-316, COC-559]"""
    return MarchTo.each(land.names(g, goals(g, seat, start, freely=freely)))


@march_to.resolve
def advance(g: ClashOfCultures, seat: Seat, action: Action, start: int, groups: Groups, freely: bool) -> None:
    """Move a group; groups that meet have moved together. [COC-316, COC-324]"""
    goal = land.number(g, MarchTo.of(action))
    g.horde = hosts.added(hosts.put(g.horde, start, ()), goal, hosts.at(g.horde, start))
    g.tell("horde_moved", land.name(g, start), MarchTo.of(action))
    met = sides.opponent(g, BARBARIANS, goal)
    fight = battles(g, BARBARIANS, met, goal, start) if met != NOBODY else []
    g.then(*fight, march(seat, tuple([place for place in groups if place != goal]), freely))


@rules.step
def grow_near(g: ClashOfCultures, seat: Seat) -> None:
    """Let every barbarian city near a player's cities grow. [COC-317]"""
    now = land.land(g)
    for city in bits(g.tribes):
        first, second = land_steps(now, city)
        if (first | second) & g.civs[seat].cities:
            g.then(reinforce(seat, (city,)))
