"""Barbarians: where they settle, how they grow, how they march (COC-310 to COC-318, COC-324)."""

from __future__ import annotations

from saecula.core.bits import bits
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import BARBARIANS, ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, land, sides
from saecula.games.clash_of_cultures.rules.cities import NOBODY
from saecula.games.clash_of_cultures.rules.hosts import CAVALRY, ELEPHANT, INFANTRY, kind_of
from saecula.games.clash_of_cultures.rules.land import Land
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import battles, rules
from saecula.games.clash_of_cultures.vocabulary import March, MarchTo, Reinforce, SettleTribe
from saecula.games.clash_of_cultures.words import KINDS

MARCH = 2  # land hexes from which barbarians threaten a city


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


# Barbarians move.


def move(g: ClashOfCultures, seat: Seat) -> Frames:
    """Return the frames of the symbol Barbarians move. [COC-315 to COC-317]"""
    groups = tuple([stack[0] for stack in g.horde if goals(g, seat, stack[0], crowded=True)])
    if not groups:
        return (settle_tribe(seat),)
    return march(seat, groups), grow_near(seat)


def land_steps(now: Land, place: int) -> list[int]:
    """Return the hexes that are one, then two steps away over land. [COC-314]"""
    first = now.layout.neighbours[place] & now.ground
    return [first, now.near(first) & now.ground & ~first & ~(1 << place)]


def goals(g: ClashOfCultures, seat: Seat, place: int, crowded: bool = False) -> int:
    """Return the next hexes on shortest land paths from a group to the nearest city of a player.

    Those without room for the whole group are left out, unless `crowded`. [COC-316, COC-318, COC-324]
    """
    now, own = land.land(g), g.civs[seat].cities
    first, second = land_steps(now, place)
    found = first & own or first & now.near(second & own)
    if crowded:
        return found
    size = len(hosts.at(g.horde, place))
    return land.mask([goal for goal in bits(found) if room(g, goal) >= size])


@rules.decision
def march(g: ClashOfCultures, seat: Seat, groups: tuple[int, ...]) -> list[Action]:
    """Choose the next group of barbarians that moves. [COC-316, COC-318]"""
    places = [place for place in groups if hosts.at(g.horde, place) and goals(g, seat, place)]
    return March.each([land.name(g, place) for place in places])


@march.resolve
def choose_group(g: ClashOfCultures, seat: Seat, action: Action, groups: tuple[int, ...]) -> None:
    start = land.number(g, March.of(action))
    g.then(march_to(seat, start, tuple([place for place in groups if place != start])))


@rules.decision(must=True)
def march_to(g: ClashOfCultures, seat: Seat, start: int, groups: tuple[int, ...]) -> list[Action]:
    """Choose the way of a group of barbarians. [COC-316]"""
    return MarchTo.each(land.names(g, goals(g, seat, start)))


@march_to.resolve
def advance(g: ClashOfCultures, seat: Seat, action: Action, start: int, groups: tuple[int, ...]) -> None:
    """Move a group; groups that meet have moved together. [COC-316, COC-324]"""
    goal = land.number(g, MarchTo.of(action))
    g.horde = hosts.added(hosts.put(g.horde, start, ()), goal, hosts.at(g.horde, start))
    g.tell("horde_moved", land.name(g, start), MarchTo.of(action))
    met = sides.opponent(g, BARBARIANS, goal)
    fight = battles(g, BARBARIANS, met, goal, start) if met != NOBODY else []
    g.then(*fight, march(seat, tuple([place for place in groups if place != goal])))


@rules.step
def grow_near(g: ClashOfCultures, seat: Seat) -> None:
    """Let every barbarian city near a player's cities grow. [COC-317]"""
    now = land.land(g)
    for city in bits(g.tribes):
        first, second = land_steps(now, city)
        if (first | second) & g.civs[seat].cities:
            g.then(reinforce(seat, (city,)))
