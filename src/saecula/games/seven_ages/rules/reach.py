"""Reach: where a group comes in one move, and over which borders (7AG-140 to 7AG-162).

A group spreads out over bit sets: `at[k]` are the places where it can stand with k points left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from saecula.core.bits import bits, union
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.modifiers import Move
from saecula.games.seven_ages.rules import forces, sheets
from saecula.games.seven_ages.rules.areas import border_of
from saecula.games.seven_ages.rules.ground import (
    Costs,
    Ground,
    Group,
    Route,
    places_of,
    points,
    stops,
    with_part,
)

RIVER: Final = 1
ARROW: Final = 2
INVASION: Final = 4
ESCORT: Final = "escort"


@lru_cache(maxsize=65536)
def realm_of(content: Content, stack: int) -> str:
    """Return how a stack moves: by sea if there are ships, else by land; or "" if it cannot go together.

    A ship carries one land or air unit; nuclear and star-wars units go alone. [7AG-145, 7AG-161]
    """
    force = forces.force_of_stack(content, stack)
    number = forces.size(force)
    for kind in ("nuclear", "star_wars"):
        if forces.part(force, kind):
            return kind if forces.part(force, kind) == number else ""
    ships = forces.share(force, "naval")
    if ships:
        return "naval" if number <= 2 * ships else ""
    return "land" if forces.share(force, "land") else "air"


def pace(ground: Ground, group: Group) -> int:
    """Return the points of the slowest; aboard ships those of the ships. [7AG-141, 7AG-145, 7AG-161]"""
    content = ground.g.content
    types = forces.types(group.stack)
    moving = types & content.of_realm["naval"] or types
    slowest = min([points(ground, type_) for type_ in bits(moving)])
    return slowest + max([escort(content, leader) for leader in group.leaders], default=0)


@lru_cache(maxsize=512)
def escort(content: Content, leader: int) -> int:
    """Return the movement points that a leader adds to the units it goes with. [7AG-141]"""
    found = 0
    for type_ in sheets.types_of(content, leader):
        effects = content.leader_types[type_].effects
        found += sum([effect.n for effect in effects if isinstance(effect, Move) and effect.kind == ESCORT])
    return found


# Routes.


def routes(ground: Ground, group: Group) -> list[Route]:
    """Return the routes of a group, each with other ends; star-wars units need none. [7AG-146, 7AG-155]"""
    found = ground.routes.get(group.stack)
    if found is None:
        found = ground.routes[group.stack] = _routes(ground, group)
    return found


def _routes(ground: Ground, group: Group) -> list[Route]:
    content = ground.g.content
    realm = realm_of(content, group.stack)
    if realm == "naval":
        return _by_sea(ground, group)
    everywhere = content.land | content.seas | content.oceans
    flying = _count(content, group, "air")
    air_stop = stops(ground, with_part(ground, "air"), "air", flying) if flying else 0
    if realm == "land":
        stop = stops(ground, ground.others & content.land, "", _count(content, group, ""))
        return [_route(ground, ground.land, ground.costs, stop | air_stop, content.land)]
    landing = content.land | _supported(ground)
    if realm == "air":
        return [_route(ground, content.near, ((1, everywhere),), air_stop, landing)]
    safe = everywhere & ~with_part(ground, "star_wars")
    return [_route(ground, content.near, ((1, safe),), 0, landing & safe)]


def _route(ground: Ground, near: tuple[int, ...], costs: Costs, stop: int, ends: int) -> Route:
    """Make a route; it does not end where a truce holds. [7AG-430]"""
    return Route(near, costs, stop, ends & ~ground.truce)


def _count(content: Content, group: Group, part: str) -> int:
    force = forces.force_of_stack(content, group.stack)
    return forces.share(force, part) if part else forces.size(force)


def _supported(ground: Ground) -> int:
    """Return the areas with one of the empire's units other than air units, or next to one. [7AG-157]"""
    content, found = ground.g.content, 0
    for place, force in ground.empire.forces:
        if forces.non_air(force):
            area = content.home[place]
            found |= 1 << area | content.near[area]
    return found


def _by_sea(ground: Ground, group: Group) -> list[Route]:
    """Return the routes of ships: whoever holds the goal stops them at sea. [7AG-148, 7AG-149, 7AG-150]"""
    content, number = ground.g.content, _count(ground.g.content, group, "")
    galleys = bool(forces.count(group.stack, content.unit_index["galley"]))
    waters = ground.galley if galleys else content.seas | content.oceans
    sailed = waters | content.harbours
    ends = content.harbours if number > _count(content, group, "naval") else sailed
    coast = stops(ground, with_part(ground, "naval") & content.land, "", number) if ground.others else 0
    found: list[Route] = []
    rest = ends
    for _, areas in ground.rivals:
        held = areas & ~content.land
        if held and not ground.afloat:
            theirs = places_of(content, areas) & ends
            stop = places_of(content, coast) | stops(ground, held, "", number)
            found.append(_route(ground, ground.sail, ((1, sailed),), stop, theirs))
            rest &= ~theirs
    found.append(_route(ground, ground.sail, ((1, sailed),), places_of(content, coast), rest))
    return found


# Spreading out.


def spread_out(at: list[int], route: Route) -> list[int]:
    """Spread out from places by points left; a place counts with the most points. [7AG-140]"""
    seen = 0
    for left in range(len(at) - 1, 0, -1):
        at[left] &= ~seen
        seen |= at[left]
        going = at[left] & ~route.stop
        if going:
            border = border_of(route.near, going)
            for cost, areas in route.costs:
                if cost <= left:
                    at[left - cost] |= border & areas
    at[0] &= ~seen
    return at


def spreads(ground: Ground, group: Group) -> list[tuple[Route, list[int]]]:
    """Return how far a group comes on each of its routes."""
    found = ground.spreads.get(group)
    if found is None:
        left, start = pace(ground, group), 1 << start_of(ground.g.content, group)
        found = ground.spreads[group] = [
            (route, spread_out([*[0] * left, start], route)) for route in routes(ground, group)
        ]
    return found


def start_of(content: Content, group: Group) -> int:
    """Return the place where a group begins to move."""
    return group.shore if realm_of(content, group.stack) == "naval" else group.area


def goals(ground: Ground, group: Group) -> int:
    """Return the places where a group can end its move. [7AG-140, 7AG-143]"""
    content = ground.g.content
    realm = realm_of(content, group.stack)
    if not realm:
        return 0
    here = 1 << start_of(content, group)
    if realm == "star_wars":
        everywhere = content.land | content.seas | content.oceans
        return _route(ground, (), (), 0, everywhere).ends & ~here
    found = 0
    for route, at in spreads(ground, group):
        for places in at:
            found |= places & route.ends
    return found & ~here


def arrival(routes_: list[Route], start: int, left: int, places: int) -> tuple[int, int]:
    """Return which of these places a unit comes to first, and the points that it has left; else -1 and 0."""
    if not any([places & route.ends for route in routes_]):
        return -1, 0
    spreads: list[list[int]] = []
    found = 0
    for route in routes_:
        at = [0] * (left + 1)
        at[left] = 1 << start
        spreads.append(spread_out(at, route))
        found |= union(at) & route.ends
    found &= places & ~(1 << start)
    if not found:
        return -1, 0
    place = (found & -found).bit_length() - 1
    at = next(at for route, at in zip(routes_, spreads, strict=True) if route.ends >> place & 1)
    return place, max([points_ for points_, there in enumerate(at) if there >> place & 1], default=0)


def left_at(ground: Ground, group: Group, goal: int) -> int:
    """Return the points that are left at a goal."""
    for route, at in spreads(ground, group):
        if route.ends >> goal & 1:
            return max([left for left, places in enumerate(at) if places >> goal & 1], default=0)
    return 0


def crossed(ground: Ground, group: Group, goal: int) -> int:
    """Return the kind of the last border, the one that gives the defender least. [7AG-161, 7AG-162]"""
    g = ground.g
    area = g.content.home[goal]
    if not g.content.land >> area & 1:
        return 0
    found: list[tuple[int, int, int]] = []
    before = g.ways.at(area)
    for route, at in spreads(ground, group):
        if not route.ends >> goal & 1:
            continue
        cost = next(cost for cost, places in route.costs if places >> goal & 1)
        for left in range(cost, len(at)):
            going = at[left] & route.near[goal] & ~route.stop
            for kinds in _kinds(g.content, area, going):
                found.append((defence(g.content, kinds & ~before), -left, kinds))
    return min(found)[2] if found else 0


def _kinds(content: Content, area: int, behind: int) -> list[int]:
    """Return which kinds of borders lead into an area from one of these places."""
    found = []
    if behind & ~content.land:
        found.append(INVASION)
    behind &= content.land
    rivers, arrows = content.rivers_of[area], content.arrows_of[area]
    found += [RIVER] if behind & rivers & ~arrows else []
    found += [ARROW] if behind & arrows & ~rivers else []
    found += [RIVER | ARROW] if behind & arrows & rivers else []
    return [*found, 0] if behind & ~rivers & ~arrows else found


def defence(content: Content, kinds: int) -> int:
    """Return what borders of these kinds add for the defender. [7AG-193, 7AG-196, 7AG-232]"""
    board = content.board
    return (
        board.river_defence * (kinds & RIVER > 0)
        + board.arrow_defence * (kinds & ARROW > 0)
        + board.invasion_defence * (kinds & INVASION > 0)
    )
