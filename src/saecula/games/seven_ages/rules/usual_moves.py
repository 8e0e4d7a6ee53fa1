"""Usual moves: which unit a player would send, and where (7AG-158, 7AG-161)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits, union
from saecula.games.seven_ages.rules import forces, reach
from saecula.games.seven_ages.rules.areas import areas_of, border_of
from saecula.games.seven_ages.rules.ground import Ground, places_of, points
from saecula.games.seven_ages.rules.reach import Group, Route, spread_out

MOST_SENT: Final = 60  # goals of quick moves; farther ones are reached by gathering a group


def free_at(ground: Ground, place: int) -> int:
    """Return the units of a place that have not moved yet. [7AG-161]"""
    g, empire = ground.g, ground.empire
    return empire.units.at(place) - g.players[empire.owner].moved.at(place)


def spare(ground: Ground, area: int) -> int:
    """Return how many units other than air units may leave an area. [7AG-158]"""
    there = forces.non_air(forces.force_in(ground.g, ground.empire, area))
    return there - 1 if ground.g.content.land >> area & 1 else there


def leaves_garrison(ground: Ground, group: Group) -> bool:
    """Tell whether enough units stay; air units may always leave. [7AG-158]"""
    leaving = forces.non_air(forces.force_of_stack(ground.g.content, group.stack))
    return leaving == 0 or leaving <= spare(ground, group.area)


def singles(ground: Ground) -> list[tuple[Group, int]]:
    """Return each kind of unit in each place that may leave, with how many of them may."""
    content, found = ground.g.content, []
    air = content.of_realm["air"]
    moved = ground.g.players[ground.empire.owner].moved
    for (place, there), force in zip(ground.empire.units, ground.empire.forces.values, strict=True):
        if moved.mask >> place & 1:
            there -= moved.at(place)
        if not there:
            continue
        area = content.home[place]
        if content.two_shores >> area & 1:
            most = spare(ground, area)
        else:
            most = forces.non_air(force) - (content.land >> area & 1)
        for type_ in bits(forces.types(there)):
            number = forces.count(there, type_)
            number = number if air >> type_ & 1 else min(number, most)
            if number > 0:
                found.append((Group(area, place, forces.one(type_)), number))
    return found


def has_ships(ground: Ground, units: list[tuple[Group, int]]) -> bool:
    """Tell whether there are ships among these units."""
    naval = ground.g.content.of_realm["naval"]
    return any([forces.types(group.stack) & naval for group, _ in units])


# Where units come, all sources at once.


class Kind:
    """Units that go by the same routes, wherever they start."""

    __slots__ = ("routes", "starts")

    def __init__(self, routes: list[Route]) -> None:
        self.routes = routes
        self.starts: list[tuple[Group, int]] = []  # with the points of each


def kinds(ground: Ground, units: list[tuple[Group, int]]) -> list[Kind]:
    """Sort those of these units that go by land and sea by the routes that they go."""
    content = ground.g.content
    found: dict[str, Kind] = {}
    for group, _ in units:
        (type_,) = bits(forces.types(group.stack))
        unit = content.units[type_]
        if unit.domain != "air":
            name = unit.id if unit.id == "galley" else unit.domain
            if name not in found:
                found[name] = Kind(reach.routes(ground, group))
            found[name].starts.append((group, points(ground, type_)))
    return list(found.values())


def reached(ground: Ground, kind: Kind, but: int = -1) -> int:
    """Return the places that one of these units can come to, not counting those that stand in an area."""
    content, found = ground.g.content, 0
    starts = [(reach.start_of(content, group), left) for group, left in kind.starts if group.area != but]
    for route in kind.routes if starts else ():
        at = [0] * (max([left for _, left in starts]) + 1)
        for place, left in starts:
            at[left] |= 1 << place
        for places in spread_out(at, route):
            found |= places & route.ends
    return found


def sources(ground: Ground, movers: list[Kind], units: list[tuple[Group, int]]) -> int:
    """Return the areas that one of these units can leave. [7AG-158]"""
    content, found = ground.g.content, 0
    for kind in movers:
        first, ends = kind.routes[0], union([route.ends for route in kind.routes])
        for group, left in kind.starts:
            open_ = sum([areas for cost, areas in first.costs if cost <= left])
            if first.near[reach.start_of(content, group)] & open_ & ends:
                found |= 1 << group.area
    for group, _ in units:
        if not found >> group.area & 1 and reach.realm_of(content, group.stack) not in ("land", "naval"):
            found |= (1 << group.area) * bool(reach.goals(ground, group))
    return found


def offers(ground: Ground, movers: list[Kind]) -> tuple[int, int]:
    """Return the areas where one unit can be sent, and where all that can come.

    Where there are too many, own areas are left out first, then distant ones, waters and barren land.
    """
    content = ground.g.content
    by_kind = [(kind, areas_of(content, reached(ground, kind))) for kind in movers]
    everywhere = 0
    for _, areas in by_kind:
        everywhere |= areas
    free, held = everywhere & ~ground.others & ~ground.own, everywhere & ground.others
    roomy = free.bit_count() + held.bit_count() < MOST_SENT
    helped = _helped(ground, by_kind, _in_need(ground) & everywhere) if roomy else 0
    near = border_of(content.near, ground.own)
    for kept in (-1, near, content.land, ~content.barren):
        free, held = free & kept, held & kept
        if free.bit_count() + held.bit_count() + 2 * helped.bit_count() <= MOST_SENT:
            break
        helped = 0
    return free | helped, held | helped


def _helped(ground: Ground, by_kind: list[tuple[Kind, int]], areas: int) -> int:
    """Return which of these own areas a unit of another area can come to."""
    content, found = ground.g.content, 0
    for kind, there in by_kind:
        started = sum([1 << area for area in {group.area for group, _ in kind.starts}])
        found |= areas & there & ~started
        for area in bits(areas & there & started & ~found):
            if areas_of(content, reached(ground, kind, area)) >> area & 1:
                found |= 1 << area
    return found


def _in_need(ground: Ground) -> int:
    """Return the empire's land areas that are in disorder or next to foreign ones."""
    content = ground.g.content
    land = ground.own & content.land
    return land & (ground.g.disorder | border_of(content.near, ground.others)) if land else 0


# Who goes.


def usual(ground: Ground, goal: int) -> Group:
    """Return the unit that goes: the weakest, then the nearest; ships only if nobody comes by land."""
    content = ground.g.content
    found, places = [], places_of(content, 1 << goal)
    for kind in kinds(ground, singles(ground)):
        for group, points_ in kind.starts:
            place, left = reach.arrival(kind.routes, reach.start_of(content, group), points_, places)
            if place >= 0:
                (type_,) = bits(forces.types(group.stack))
                by_sea = content.units[type_].domain == "naval"
                found.append(((by_sea, _strength(ground, type_), -left), group))
    return with_leaders(ground, min(found)[1])


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
    for group, _ in singles(ground):
        realm = reach.realm_of(ground.g.content, group.stack)
        if realm in realms and group.area != goal:
            (type_,) = bits(forces.types(group.stack))
            found.append(((realm == "air", -_strength(ground, type_)), group))
    return [group for _, group in sorted(found)]


def as_many(ground: Ground, group: Group) -> Group:
    """Return the group of all units of this kind in this place that may leave."""
    (type_,) = bits(forces.types(group.stack))
    number = forces.count(free_at(ground, group.shore), type_)
    if reach.realm_of(ground.g.content, group.stack) != "air":
        number = max(min(number, spare(ground, group.area)), 0)
    return with_leaders(ground, group._replace(stack=number * group.stack))
