"""Usual moves: which unit a player would send, and where (7AG-158, 7AG-161)."""

from __future__ import annotations

from operator import itemgetter
from typing import Final, TypeAlias

from saecula.core.bits import bits, union
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces, reach
from saecula.games.seven_ages.rules.areas import areas_of, border_of
from saecula.games.seven_ages.rules.ground import Ground, Group, Route, places_of, points
from saecula.games.seven_ages.rules.reach import spread_out

MOST_SENT: Final = 60  # goals of quick moves; farther ones are reached by gathering a group


def free_at(ground: Ground, place: int) -> int:
    """Return the units of a place that have not moved yet. [7AG-161]"""
    g, empire = ground.g, ground.empire
    return empire.units.at(place) - g.players[empire.owner].moved.at(place)


def spare(ground: Ground, area: int) -> int:
    """Return how many units other than air units may leave an area. [7AG-158]"""
    there = forces.non_air(forces.force_in(ground.g, ground.empire, area))
    return there - 1 if ground.g.content.land >> area & 1 else there


def is_plainly_over(g: SevenAges, slot: int) -> bool:
    """Return whether everybody can see that no unit can move: all have, or must stay. [7AG-158, 7AG-219]"""
    ground = Ground(g, slot)
    for place, force in ground.empire.forces:
        area, moved = g.content.home[place], g.players[ground.empire.owner].moved.at(place)
        staying = forces.size(force) - forces.size(forces.force_of_stack(g.content, moved))
        flying = forces.size(force) - forces.non_air(force)
        if staying and (flying or spare(ground, area)):
            return False
    return True


def leaves_garrison(ground: Ground, group: Group) -> bool:
    """Return whether enough units stay; air units may always leave. [7AG-158]"""
    leaving = forces.non_air(forces.force_of_stack(ground.g.content, group.stack))
    return leaving == 0 or leaving <= spare(ground, group.area)


Single: TypeAlias = tuple[int, int, int]  # a unit: its area, its place and its type


def singles(ground: Ground) -> list[Single]:
    """Return each kind of unit in each place that may leave."""
    content, found = ground.g.content, []
    air = content.of_realm["air"]
    moved = ground.g.players[ground.empire.owner].moved
    units = ground.empire.units
    for place, there, force in zip(bits(units.mask), units.values, ground.empire.forces.values, strict=True):
        if moved.mask >> place & 1:
            there -= moved.at(place)
        if not there:
            continue
        area = content.home[place]
        if content.two_shores >> area & 1:
            most = spare(ground, area)
        else:
            most = forces.non_air(force) - (content.land >> area & 1)
        types = forces.types(there)
        for type_ in bits(types if most > 0 else types & air):
            found.append((area, place, type_))
    return found


def alone(unit: Single) -> Group:
    """Return the group of a single unit."""
    area, place, type_ = unit
    return Group(area, place, forces.one(type_))


def has_ships(ground: Ground, units: list[Single]) -> bool:
    """Return whether there are ships among these units."""
    naval = ground.g.content.of_realm["naval"]
    return any([naval >> type_ & 1 for _, _, type_ in units])


# Where units come, all sources at once.


class Kind:
    """Units that go by the same routes, wherever they start."""

    __slots__ = ("naval", "routes", "starts")

    def __init__(self, routes: list[Route], naval: bool) -> None:
        self.routes = routes
        self.naval = naval
        self.starts: list[tuple[Single, int]] = []  # with the points of each


def kinds(ground: Ground, units: list[Single]) -> list[Kind]:
    """Sort those of these units that go by land and sea by the routes that they go."""
    content = ground.g.content
    found: dict[str, Kind] = {}
    for single in units:
        type_ = single[2]
        unit = content.units[type_]
        if unit.domain != "air":
            name = unit.id if unit.id == "galley" else unit.domain
            if name not in found:
                found[name] = Kind(reach.routes(ground, alone(single)), unit.domain == "naval")
            found[name].starts.append((single, points(ground, type_)))
    return list(found.values())


def reached(kind: Kind, but: int = -1) -> int:
    """Return the places that one of these units can come to, not counting those that stand in an area."""
    starts: dict[int, int] = {}  # places, by points
    for (area, place, _), left in kind.starts:
        if area != but:
            starts[left] = starts.get(left, 0) | 1 << (place if kind.naval else area)
    found = 0
    for route in kind.routes if starts else ():
        at = [0] * (max(starts) + 1)
        for left, places in starts.items():
            at[left] = places
        for places in spread_out(at, route):
            found |= places & route.ends
    return found


def sources(ground: Ground, movers: list[Kind], units: list[Single]) -> int:
    """Return the areas that one of these units can leave. [7AG-158]"""
    content, found = ground.g.content, 0
    for kind in movers:
        first, ends = kind.routes[0], union([route.ends for route in kind.routes])
        open_: dict[int, int] = {}  # where units can go, by points
        for (area, place, _), left in kind.starts:
            if left not in open_:
                open_[left] = union([areas for cost, areas in first.costs if cost <= left]) & ends
            if first.near[place if kind.naval else area] & open_[left]:
                found |= 1 << area
    air = content.of_realm["air"]
    for single in units:
        area, _, type_ = single
        if air >> type_ & 1 and not found >> area & 1 and reach.goals(ground, alone(single)):
            found |= 1 << area
    return found


def offers(ground: Ground, movers: list[Kind]) -> tuple[int, int]:
    """Return the areas where one unit can be sent, and where all that can come.

    Where there are too many, own areas are left out first, then distant ones, waters and barren land.
    """
    content = ground.g.content
    by_kind = [(kind, areas_of(content, reached(kind))) for kind in movers]
    everywhere = 0
    for _, areas in by_kind:
        everywhere |= areas
    free, held = everywhere & ~ground.others & ~ground.own, everywhere & ground.others
    roomy = free.bit_count() + held.bit_count() < MOST_SENT
    helped = _helped(ground, by_kind, _in_need(ground, everywhere)) if roomy else 0
    if free.bit_count() + held.bit_count() + 2 * helped.bit_count() <= MOST_SENT:
        return free | helped, held | helped
    for kept in (border_of(content.near, ground.own), content.land, ~content.barren):
        free, held = free & kept, held & kept
        if free.bit_count() + held.bit_count() <= MOST_SENT:
            break
    return free, held


def _helped(ground: Ground, by_kind: list[tuple[Kind, int]], areas: int) -> int:
    """Return which of these own areas a unit of another area can come to."""
    content, found = ground.g.content, 0
    for kind, there in by_kind:
        started = union([1 << area for (area, _, _), _ in kind.starts])
        found |= areas & there & ~started
        for area in bits(areas & there & started & ~found):
            if areas_of(content, reached(kind, area)) >> area & 1:
                found |= 1 << area
    return found


def _in_need(ground: Ground, areas: int) -> int:
    """Return those of these areas that are the empire's land, and in disorder or next to foreign ones."""
    near, others = ground.g.content.near, ground.others
    land = ground.own & ground.g.content.land & areas
    found = land & ground.g.disorder
    for area in bits(land & ~found) if others else ():
        if near[area] & others:
            found |= 1 << area
    return found


# Who goes.


def usual(ground: Ground, goal: int) -> Group:
    """Return the unit that goes: the weakest, then the nearest; ships only if nobody comes by land."""
    places = places_of(ground.g.content, 1 << goal)
    candidates = [
        ((kind.naval, _strength(ground, single[2])), kind, single, left)
        for kind in kinds(ground, singles(ground))
        for single, left in kind.starts
    ]
    found: list[tuple[tuple[bool, int], int, Single]] = []
    for order, kind, single, points_ in sorted(candidates, key=itemgetter(0)):
        if found and order > found[0][0]:
            break
        area, start, _ = single
        place, left = reach.arrival(kind.routes, start if kind.naval else area, points_, places)
        if place >= 0:
            found.append((order, -left, single))
    return with_leaders(ground, alone(min(found)[2]))


def _strength(ground: Ground, type_: int) -> int:
    unit = ground.g.content.units[type_]
    return unit.front + unit.support


def place_for(ground: Ground, group: Group, goal: int) -> int:
    """Return where a group ends its move to an area, or -1 if it cannot come. [7AG-151]"""
    places = reach.goals(ground, group) & places_of(ground.g.content, 1 << goal)
    return (places & -places).bit_length() - 1


def with_leaders(ground: Ground, group: Group) -> Group:
    """Take along the leaders with whom nobody stays. [7AG-144, 7AG-266]"""
    there = forces.size(forces.force_in(ground.g, ground.empire, group.area))
    if there > forces.size(forces.force_of_stack(ground.g.content, group.stack)):
        return group
    return group._replace(leaders=tuple([who for who, area in ground.empire.leaders if area == group.area]))


def strongest_first(ground: Ground, goal: int) -> list[Group]:
    """Return the units that could come to an area: ships to waters, or if nobody else can come."""
    on_land = bool(ground.g.content.land >> goal & 1)
    air = {"air"} if ground.others >> goal & 1 else set()
    found = _by_strength(ground, goal, air | {"land" if on_land else "naval"})
    if on_land and all([place_for(ground, group, goal) < 0 for group in found]):
        return _by_strength(ground, goal, {"naval"})
    return found


def _by_strength(ground: Ground, goal: int, realms: set[str]) -> list[Group]:
    """Return the units of these realms that may leave other areas, air units last."""
    found = []
    for single in singles(ground):
        area, _, type_ = single
        realm = reach.realm_of(ground.g.content, forces.one(type_))
        if realm in realms and area != goal:
            found.append(((realm == "air", -_strength(ground, type_)), single))
    return [alone(single) for _, single in sorted(found)]


def as_many(ground: Ground, group: Group) -> Group:
    """Return the group of all units of this kind in this place that may leave."""
    (type_,) = bits(forces.types(group.stack))
    number = forces.count(free_at(ground, group.shore), type_)
    if reach.realm_of(ground.g.content, group.stack) != "air":
        number = max(min(number, spare(ground, group.area)), 0)
    return with_leaders(ground, group._replace(stack=number * group.stack))
