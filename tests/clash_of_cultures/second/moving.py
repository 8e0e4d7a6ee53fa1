"""Moving on land (pages 14 and 30), at sea (pages 14, 21 and 30), and aboard ships (page 15)."""

from __future__ import annotations

from saecula.core.position import Action
from tests.clash_of_cultures.second.box import ABOARD, ARMY, STACK
from tests.clash_of_cultures.second.goods import affordable, gain
from tests.clash_of_cultures.second.table import Table, Unit, numbered
from tests.clash_of_cultures.second.world import coast, is_land, is_water, neighbours, sea, site_of

PRICE_OF_ROAD = {"food": 1, "ore": 1}


def movable(t: Table, seat: int, hex_: str, fresh: bool = False, by_road: bool = False) -> list[Unit]:
    """The units of a hex that can be chosen; with a new Move action all can be chosen that moved in the last.

    Who went onto a mountain stays there for the turn, but roads lift the rules of terrain.
    """
    blocked = {"tired"} | (set() if fresh else {"moved"}) | (set() if by_road else {"mountain"})
    n = t.nations[seat]
    return [
        unit
        for unit in n.units.get(hex_, [])
        if not unit.states & blocked and (unit.kind not in ARMY or "tactics" in n.advances)
    ]


def hostile(t: Table, seat: int, hex_: str) -> bool:
    """Return whether going to a hex means a battle."""
    city = t.cities.get(hex_)
    return t.foes_at(hex_, seat) or (city is not None and city.owner != seat)


def army_at(t: Table, seat: int, hex_: str) -> int:
    """Count the army units of a nation on a hex."""
    return sum(unit.kind in ARMY for unit in t.nations[seat].units.get(hex_, []))


def room_aboard(t: Table, seat: int, hex_: str) -> int:
    """Count the land units that still find room on the ships of a hex."""
    units = t.nations[seat].units.get(hex_, [])
    ships = sum(unit.kind == "ship" for unit in units)
    return ABOARD * ships - (len(units) - ships)


def fighters(t: Table, group: list[Unit], goal: str, by_road: bool = False) -> list[Unit]:
    """The army units that may begin a battle: none that moved into a forest, unless by road."""
    gardens = "great_gardens" in t.cities[goal].wonders if goal in t.cities else False
    return [
        unit
        for unit in group
        if unit.kind in ARMY
        and not ("forest" in unit.states and not by_road)
        and not ("plains" in unit.states and gardens)
    ]


def walkers(t: Table, seat: int, start: str, goal: str, fresh: bool = False) -> list[Unit]:
    """The land units that may go from a hex to the next; settlers go to foes only with an army."""
    group = [unit for unit in movable(t, seat, start, fresh) if unit.kind != "ship"]
    if goal not in t.terrain:
        return group
    if is_water(t, goal):
        return group if is_land(t, start) and room_aboard(t, seat, goal) else []
    if hostile(t, seat, goal):
        army = fighters(t, group, goal)
        return army + [unit for unit in group if unit.kind == "settler"] if army else []
    full = army_at(t, seat, goal) >= STACK
    return [unit for unit in group if not (unit.kind in ARMY and full)]


def roads(t: Table, seat: int, start: str, fresh: bool = False) -> set[str]:
    """Where a group may go by road: two hexes of explored land, from or to a city of its own (page 30)."""
    n = t.nations[seat]
    if "roads" not in n.advances or not affordable(n, PRICE_OF_ROAD) or not is_land(t, start):
        return set()
    group = [unit for unit in movable(t, seat, start, fresh, by_road=True) if unit.kind != "ship"]
    own = set(t.cities_of(seat))
    found = set()
    for step in neighbours(t, start):
        if not is_land(t, step):
            continue
        if arrives(t, seat, group, step) and useful(t, seat, group, step):
            found.add(step)
        passing = [u for u in group if not (u.kind in ARMY and army_at(t, seat, step) >= STACK)]
        if not hostile(t, seat, step) and passing:
            found |= {
                goal
                for goal in neighbours(t, step)
                if goal != start
                and goal not in neighbours(t, start)
                and is_land(t, goal)
                and arrives(t, seat, passing, goal)
            }
    return {goal for goal in found if start in own or goal in own}


def useful(t: Table, seat: int, group: list[Unit], goal: str) -> bool:
    """A road over one hex only lifts the rules of terrain."""
    held = {"forest", "mountain"} if hostile(t, seat, goal) else {"mountain"}
    stuck = any(unit.states & held for unit in group)
    return t.terrain[goal] in ("mountain", "forest") or stuck


def arrives(t: Table, seat: int, group: list[Unit], goal: str) -> bool:
    """Return whether some of a group may end a move by road on a hex."""
    if hostile(t, seat, goal):
        return bool(fighters(t, group, goal, by_road=True))
    full = army_at(t, seat, goal) >= STACK
    return any(not (unit.kind in ARMY and full) for unit in group)


def cruise(t: Table, seat: int, starts: set[str]) -> tuple[set[str], set[str]]:
    """The water that ships reach from these hexes, and that of it where they can go on: foes stop them."""
    found, free = set(starts), {hex_ for hex_ in starts if not t.foes_at(hex_, seat)}
    new = list(free)
    while new:
        for other in neighbours(t, new.pop()):
            if is_water(t, other) and other not in found:
                found.add(other)
                if not t.foes_at(other, seat):
                    free.add(other)
                    new.append(other)
    return found, free


def unexplored_beside(t: Table, hexes: set[str]) -> set[int]:
    """The sites of unexplored tiles next to these hexes."""
    return {site_of(t, o) for hex_ in hexes for o in neighbours(t, hex_) if o not in t.terrain}


def passages(t: Table, seat: int, start: str) -> tuple[set[str], set[int]]:
    """By Navigation: where ships enter the next seas, and the unexplored sites they come to (page 30)."""
    ring = coast(t.seats)
    own = sea(t, start)
    _, free = cruise(t, seat, {start})
    entries, sites = set(), set()
    for number, hex_ in enumerate(ring):
        if hex_ not in free:
            continue
        for step in (1, -1):
            for further in range(1, len(ring)):
                other = ring[(number + step * further) % len(ring)]
                if other not in t.terrain:
                    sites.add(site_of(t, other))
                    break
                if is_water(t, other) and other not in own:
                    entries.add(other)
                    break
    return entries, sites


def sailings(t: Table, seat: int, start: str) -> set[tuple[str, str | int]]:
    """Where ships may go: water by its hex, unexplored tiles by their site."""
    reached, free = cruise(t, seat, {start})
    found: set[tuple[str, str | int]] = {("sail_to", hex_) for hex_ in reached - {start}}
    found |= {("chart", site) for site in unexplored_beside(t, free)}
    if "navigation" in t.nations[seat].advances:
        entries, sites = passages(t, seat, start)
        beyond, _ = cruise(t, seat, entries)
        found |= {("navigate", hex_) for hex_ in beyond}
        found |= {("navigate", site) for site in sites}
    return found


def named(t: Table, found: set[tuple[str, str | int]], offered: list[Action]) -> set[Action]:
    """Name an unexplored tile by the hex that is offered for it; any of its hexes says the same."""
    names: set[Action] = set()
    for verb, goal in found:
        if isinstance(goal, str):
            names.add((verb, goal))
            continue
        hexes = [a[1] for a in offered if a[0] == verb and a[1] not in t.terrain and site_of(t, a[1]) == goal]
        names.add((verb, hexes[0] if hexes else f"a hex of site {goal}"))
    return names


def destinations(t: Table, seat: int, start: str, offered: list[Action], fresh: bool = False) -> set[Action]:
    """All that may be chosen for a group that starts on a hex."""
    found: set[Action] = set()
    for goal in neighbours(t, start):
        if walkers(t, seat, start, goal, fresh):
            found.add(("move_to", goal))
    found |= {("by_road", goal) for goal in roads(t, seat, start, fresh)}
    if any(unit.kind == "ship" for unit in movable(t, seat, start, fresh)):
        found |= named(t, sailings(t, seat, start), offered)
    return found


def origins(t: Table, seat: int, fresh: bool = False) -> set[str]:
    """The hexes from which something can move."""
    return {hex_ for hex_ in t.nations[seat].units if destinations(t, seat, hex_, [], fresh)}


def walking_group(t: Table, seat: int, how: str, start: str, goal: str) -> tuple[list[Unit], int, int]:
    """Who may belong to a group that walks, and how many army units and units there may be in it."""
    if how == "walk":
        group = walkers(t, seat, start, goal)
        if goal in t.terrain and is_water(t, goal):
            return group, len(group), room_aboard(t, seat, goal)
        room = STACK if goal not in t.terrain else STACK - army_at(t, seat, goal)
        return group, room, len(group)
    group = [unit for unit in movable(t, seat, start, by_road=True) if unit.kind != "ship"]
    if hostile(t, seat, goal):
        army = fighters(t, group, goal, by_road=True)
        group = army + [unit for unit in group if unit.kind == "settler"]
    room = STACK - army_at(t, seat, goal)
    if goal not in neighbours(t, start):
        ways = [h for h in neighbours(t, start) if goal in neighbours(t, h) and is_land(t, h)]
        free = [hex_ for hex_ in ways if not hostile(t, seat, hex_)]
        room = min(room, max(STACK - army_at(t, seat, hex_) for hex_ in free))
    return group, room, len(group)


def joiners(t: Table, seat: int, how: str, start: str, goal: str, joined: list[int]) -> set[Action]:
    """The units that may still join a group."""
    group, army, most = walking_group(t, seat, how, start, goal)
    left = list(group)
    for number in joined:
        left.remove(next(unit for unit in left if numbered(unit) == number))
    chosen = [unit for unit in group if unit not in left or group.count(unit) > left.count(unit)]
    enlisted = sum(group.count(unit) - left.count(unit) for unit in set(chosen) if unit.kind in ARMY)
    if len(joined) >= most:
        return set()
    led = enlisted or goal not in t.terrain or not hostile(t, seat, goal)
    return {("go", numbered(unit)) for unit in left if (enlisted < army if unit.kind in ARMY else led)}


def walk(t: Table, seat: int, how: str, start: str, goal: str, group: list[int]) -> None:
    """Move a group; the terrain that it comes to stays with its units for the turn, but not by road."""
    units = t.nations[seat].units
    terrain = t.terrain[goal]
    for number in group:
        unit = next(unit for unit in units[start] if numbered(unit) == number)
        units[start].remove(unit)
        marks = {"moved"} | ({terrain} & {"mountain", "forest", "plains"})
        if how == "road":
            marks -= {"mountain", "forest"}
        units.setdefault(goal, []).append(Unit(unit.kind, unit.states | marks))


def end_move(t: Table, seat: int) -> None:
    """Count a move; after the last one Cartography brings an idea for ships that moved (page 30)."""
    t.moves -= 1
    n = t.nations[seat]
    if (t.moves and origins(t, seat)) or "cartography" not in n.advances:
        return
    if t.sailed:
        gain(n, "ideas")
    if t.sailed > 1:
        gain(n, "culture")
