"""March: groups go from area to area (7AG-140 to 7AG-161).

`send` and `send_all` move what a player would usually move; `gather` opens the draft of a group, by which
every move can be made.
"""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import canals, forces, reach, usual_moves
from saecula.games.seven_ages.rules.areas import controlled, vacate
from saecula.games.seven_ages.rules.ground import Ground, Group, places_of
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.rules.usual_moves import free_at, leaves_garrison
from saecula.games.seven_ages.vocabulary import (
    AskCanal,
    Escort,
    Gather,
    GoBeyond,
    GoTo,
    Send,
    SendAll,
    Take,
    TakeBeyond,
    Toward,
)

MOST_GOALS: Final = 80  # more are listed region by region


@rules.decision(always=True)
def march(g: SevenAges, seat: Seat, slot: int) -> list[Action]:
    """Move units, group by group, until all that should have moved. [7AG-140, 7AG-161]"""
    if g.empires[slot].owner != seat:
        return []
    ground, ids = Ground(g, slot), g.content.area_ids
    units = usual_moves.singles(ground)
    movers = usual_moves.kinds(ground, units)
    some, all_ = usual_moves.offers(ground, movers)
    found = SendAll.each([ids[area] for area in bits(all_)])
    found += Send.each([ids[area] for area in bits(some)])
    found += Gather.each([ids[area] for area in bits(usual_moves.sources(ground, movers, units))])
    if usual_moves.has_ships(ground, units):
        found += AskCanal.each(canals.askable(g, slot))
    return [*found, DONE]


@march.resolve
def carry_out_march(g: SevenAges, seat: Seat, action: Action, slot: int) -> None:
    index = g.content.area_index
    if action == DONE:
        return
    if AskCanal.matches(action):
        canals.ask(g, slot, g.content.canal_index[AskCanal.of(action)])
    elif Gather.matches(action):
        g.then(group(seat, slot, index[Gather.of(action)]), march(seat, slot))
        return
    elif Send.matches(action):
        ground = Ground(g, slot)
        goal = index[Send.of(action)]
        sent = usual_moves.usual(ground, goal)
        place = usual_moves.place_for(ground, sent, goal)
        report(g, slot, [go(ground, slot, sent, place)], goal)
    else:
        send_all(g, slot, index[SendAll.of(action)])
    g.then(march(seat, slot))


def send_all(g: SevenAges, slot: int, goal: int) -> None:
    """Let everybody come who can, the strongest first, while leaving garrisons. [7AG-158, 7AG-161]"""
    ground = Ground(g, slot)
    moved: list[tuple[int, int]] = []
    for single in usual_moves.strongest_first(ground, goal):
        sent = usual_moves.as_many(ground, single)
        place = usual_moves.place_for(ground, sent, goal) if sent.stack else -1
        if place >= 0:
            moved.append(go(ground, slot, sent, place))
            ground = Ground(g, slot)
    report(g, slot, moved, goal)


def go(ground: Ground, slot: int, group_: Group, goal: int) -> tuple[int, int]:
    """Move a group to its goal; return where it came from and how many they are. [7AG-160, 7AG-162]"""
    g = ground.g
    empire, content = ground.empire, g.content
    kinds, area = reach.crossed(ground, group_, goal), content.home[goal]
    ships = forces.of_types(group_.stack, content.of_realm["naval"])
    others = group_.stack - ships
    player = g.players[empire.owner]
    for stack, start, end in ((ships, group_.shore, goal), (others, group_.area, area)):
        if stack:
            forces.take(g, empire, start, stack)
            forces.put(g, empire, end, stack)
            player.moved = player.moved.add(end, stack)
    if kinds:
        g.ways = g.ways.put(area, g.ways.at(area) | kinds)
    for who in group_.leaders:
        at = empire.leaders.index((who, group_.area))
        empire.leaders = (*empire.leaders[:at], (who, area), *empire.leaders[at + 1 :])
    if not controlled(g, empire) >> group_.area & 1:
        vacate(g, slot, group_.area)
    return group_.area, forces.size(forces.force_of_stack(content, group_.stack))


def report(g: SevenAges, slot: int, moved: list[tuple[int, int]], goal: int) -> None:
    """Tell how many units came from where, but not which. [7AG-219]"""
    ids = g.content.areas
    for start in dict.fromkeys([start for start, _ in moved]):
        number = sum([number for other, number in moved if other == start])
        g.tell("marched", g.empires[slot].owner, slot, number, ids[start].id, ids[goal].id)


# A group.


@rules.draft(always=True)
def group(g: SevenAges, seat: Seat, picks: Picks, slot: int, area: int) -> list[Action]:
    """Choose units and leaders of one area, then where they go. [7AG-144, 7AG-145, 7AG-158, 7AG-161]

    Somebody can leave the area, though others cannot know who. [7AG-219]
    """
    if picks and (GoTo.matches(picks[-1]) or GoBeyond.matches(picks[-1])):
        return []
    ground, so_far = Ground(g, slot), gathered(g, picks, area)
    if picks and Toward.matches(picks[-1]):
        return _goals(g, reach.goals(ground, so_far) & _part(g, Toward.of(picks[-1])))
    found = _more(ground, so_far)
    if not so_far.stack:
        return found or [DONE]
    if reach.realm_of(g.content, so_far.stack) in ("land", "naval", "air"):
        found += Escort.each([g.content.leader_ids[who] for who in _not_taken(ground, so_far)])
    goals = reach.goals(ground, so_far)
    if goals.bit_count() > MOST_GOALS:
        parts = [part for part in g.content.parts if goals & _part(g, part)]
        return [*found, *Toward.each(parts)]
    return [*found, *_goals(g, goals)]


def gathered(g: SevenAges, picks: Picks, area: int) -> Group:
    """Return the group that has been chosen so far."""
    stack, shore = 0, area
    leaders: list[int] = []
    for pick in picks:
        if Take.matches(pick):
            stack += forces.one(Take.of(pick))
        elif TakeBeyond.matches(pick):
            stack += forces.one(TakeBeyond.of(pick))
            shore = g.content.other_shore[area]
        elif Escort.matches(pick):
            leaders.append(g.content.leader_index[Escort.of(pick)])
    return Group(area, shore, stack, tuple(leaders))


def _more(ground: Ground, so_far: Group) -> list[Action]:
    """Offer units that can join the group, so that it still has a goal and leaves a garrison."""
    content, area = ground.g.content, so_far.area
    naval = content.of_realm["naval"]
    aboard = forces.types(so_far.stack) & naval
    found: list[Action] = []
    for place in bits(places_of(content, 1 << area)):
        free = free_at(ground, place)
        for type_ in bits(forces.types(free)):
            ship = naval >> type_ & 1
            if (ship and aboard and place != so_far.shore) or not _left_over(so_far.stack, free, type_):
                continue
            shore = place if ship else so_far.shore
            more = so_far._replace(stack=so_far.stack + forces.one(type_), shore=shore)
            if leaves_garrison(ground, more) and reach.goals(ground, more):
                found.append(Take(type_) if place == area else TakeBeyond(type_))
    return found


def _left_over(stack: int, free: int, type_: int) -> bool:
    return forces.count(stack, type_) < forces.count(free, type_)


def _not_taken(ground: Ground, so_far: Group) -> list[int]:
    """Return the leaders that can still join, each kind of unnamed ones once."""
    there = [who for who, where in ground.empire.leaders if where == so_far.area]
    return [who for who in dict.fromkeys(there) if there.count(who) > so_far.leaders.count(who)]


def _goals(g: SevenAges, places: int) -> list[Action]:
    """List goals: areas, and areas reached on their second shore. [7AG-151]"""
    number = len(g.content.areas)
    ids = [g.content.areas[g.content.home[place]].id for place in bits(places)]
    first = (places & ((1 << number) - 1)).bit_count()
    return [*GoTo.each(ids[:first]), *GoBeyond.each(ids[first:])]


def _part(g: SevenAges, part: str) -> int:
    """Return the places of a region without those of its parts, or of no region. [7AG-019]"""
    content = g.content
    found = content.parts[part]
    return found | sum([1 << shore for area, shore in content.other_shore.items() if found >> area & 1])


@group.resolve
def send_group(g: SevenAges, seat: Seat, picks: Picks, slot: int, area: int) -> None:
    """Let the group go. [7AG-161]"""
    if not picks:
        return
    last = picks[-1]
    goal = g.content.area_index[GoTo.of(last) if GoTo.matches(last) else GoBeyond.of(last)]
    place = goal if GoTo.matches(last) else g.content.other_shore[goal]
    report(g, slot, [go(Ground(g, slot), slot, gathered(g, picks, area), place)], goal)
