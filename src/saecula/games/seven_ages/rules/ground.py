"""The ground: what the map is for the movement of an empire at this moment (7AG-140 to 7AG-163)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saecula.core.bits import bits
from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.modifiers import Galley, Move, MoveCost, Pass
from saecula.games.seven_ages.position import Empire, SevenAges
from saecula.games.seven_ages.rules import canals, forces, sheets
from saecula.games.seven_ages.rules.areas import age, controlled, in_play

Costs = tuple[tuple[int, int], ...]  # movement points, and the areas that cost as many


class Ground:
    """The borders, costs and rivals that an empire meets; made once for each question."""

    __slots__ = (
        "_galley",
        "_sail",
        "bonus",
        "costs",
        "empire",
        "g",
        "land",
        "others",
        "own",
        "rivals",
        "routes",
        "slot",
        "spreads",
        "truce",
    )

    def __init__(self, g: SevenAges, slot: int) -> None:
        content, empire = g.content, g.empires[slot]
        self.g = g
        self.slot = slot
        self.empire = empire
        self.own: int = controlled(g, empire)
        self.rivals: list[tuple[Empire, int]] = []
        self.others: int = 0
        for other in in_play(g):
            if other != slot:
                rival = g.empires[other]
                areas = controlled(g, rival)
                self.rivals.append((rival, areas))
                self.others |= areas
        self.truce: int = _truce(g, slot) if g.truces else 0
        self.costs: Costs = _costs(g, empire, self.own & ~self.others)
        self.land: tuple[int, ...] = land_borders(content, closed_arrows(content, self.others))
        moves = sheets.modifiers(g, empire, Move)
        self.bonus: list[tuple[int, str]] = [(move.n, move.kind) for move, _ in moves]
        self._sail: tuple[int, ...] | None = None
        self._galley: int = -1
        self.routes: dict[int, list[Route]] = {}  # by stack
        self.spreads: dict[Group, list[tuple[Route, list[int]]]] = {}

    @property
    def sail(self) -> tuple[int, ...]:
        """Return where ships go from each place. [7AG-148, 7AG-151, 7AG-152]"""
        found = self._sail
        if found is None:
            found = self._sail = sea_routes(self.g.content, canals.open_canals(self.g, self.slot))
        return found

    @property
    def galley(self) -> int:
        """Return the waters that galleys can enter. [7AG-153, 7AG-154]"""
        if self._galley < 0:
            self._galley = galley_waters(self.g, self.empire, self.own & ~self.others)
        return self._galley

    @property
    def afloat(self) -> bool:
        """Return whether its ships pass foreign ones. [7AG-435]"""
        return bool(sheets.modifiers(self.g, self.empire, Pass))


class Group(NamedTuple):
    """Units that go together, with their leaders; ships stand on one shore of the area. [7AG-161]"""

    area: int
    shore: int  # the place of the ships
    stack: int
    leaders: tuple[int, ...] = ()


class Route(NamedTuple):
    """How a group goes: over which borders, for which costs, where it must stop and where it may end."""

    near: tuple[int, ...]
    costs: Costs
    stop: int
    ends: int


def with_part(ground: Ground, part: str) -> int:
    """Return the areas where rivals have units of a realm, or of an open kind."""
    found, content = 0, ground.g.content
    for empire, _ in ground.rivals:
        found |= _with_part(content, empire.forces.mask, empire.forces.values, part)
    return found


@lru_cache(maxsize=16384)
def _with_part(content: Content, places: int, numbers: tuple[int, ...], part: str) -> int:
    found, mask = 0, forces.bytes_of(*forces.PARTS_OF.get(part, (part,)))
    for place, force in zip(bits(places), numbers, strict=True):
        if force & mask:
            found |= 1 << content.home[place]
    return found


def _truce(g: SevenAges, slot: int) -> int:
    """Return the places of the empires that an empire must not attack in this round. [7AG-430]"""
    found = 0
    for pair in g.truces:
        if slot in pair:
            other = g.empires[pair[0] + pair[1] - slot]
            found |= places_of(g.content, controlled(g, other))
    return found


# Land.


def _costs(g: SevenAges, empire: Empire, own: int) -> Costs:
    """Return what land areas cost an empire to enter. [7AG-140, 7AG-163, 7AG-435]"""
    effects = [effect for effect, _ in sheets.modifiers(g, empire, MoveCost)]
    everywhere = tuple([(effect.kind, effect.n) for effect in effects if not effect.where])
    found = _terrain_costs(g.content, age(g, empire), everywhere)
    for effect in effects:
        if effect.where:
            areas = own if effect.kind == "land" else own & g.content.of_terrain[effect.kind]
            found = _cheaper(found, areas & g.content.land, effect.n)
    return found


@lru_cache(maxsize=1024)
def _terrain_costs(content: Content, in_age: int, effects: tuple[tuple[str, int], ...]) -> Costs:
    """Return the costs of land areas by their terrain in an age, and by what holds everywhere."""
    found: dict[int, int] = {}
    for terrain in content.terrains.values():
        now = "fertile" if 0 < terrain.fertile_from_age <= in_age else terrain.id
        cost = min([content.terrains[now].move, *[n for kind, n in effects if kind in (now, "land")]])
        found[cost] = found.get(cost, 0) | content.of_terrain[terrain.id] & content.land
    return tuple(sorted(found.items()))


def _cheaper(costs: Costs, areas: int, most: int) -> Costs:
    """Let areas cost at most this much."""
    dear = [(cost, mask & ~areas if cost > most else mask) for cost, mask in costs]
    cut = areas & sum([mask for cost, mask in costs if cost > most])
    return (*[(cost, mask) for cost, mask in dear if mask], (most, cut))


def closed_arrows(content: Content, others: int) -> int:
    """Return the red arrows in whose every sea there is a foreign unit. [7AG-159]"""
    if not others & ~content.land:
        return 0
    return sum([1 << n for n, seas in enumerate(content.arrow_seas) if not seas & ~others])


@lru_cache(maxsize=1024)
def land_borders(content: Content, closed: int) -> tuple[int, ...]:
    """Return the neighbours of each area by land and over open red arrows. [7AG-140, 7AG-159]"""
    near = list(content.by_land)
    for number, (one, other) in enumerate(content.arrow_ends):
        if not closed >> number & 1:
            near[one] |= 1 << other
            near[other] |= 1 << one
    return tuple(near)


# Sea.


@lru_cache(maxsize=16)
def sea_routes(content: Content, open_: int) -> tuple[int, ...]:
    """Return where ships go from each place, with these canals. [7AG-148, 7AG-151, 7AG-152]"""
    near = list(content.sail)
    for number in bits(open_):
        one, other = content.canal_ends[number]
        near[one] |= 1 << other
        near[other] |= 1 << one
    return tuple(near)


def galley_waters(g: SevenAges, empire: Empire, own: int) -> int:
    """Return the waters that galleys can enter: near their own land, and no oceans. [7AG-153, 7AG-154]"""
    kinds = {effect.kind for effect, _ in sheets.modifiers(g, empire, Galley)}
    waters = g.content.seas | g.content.oceans if "ocean" in kinds else g.content.seas
    return waters if "far" in kinds else waters & off_shore(g.content, own & g.content.land)


def galleys_sink(g: SevenAges, empire: Empire, own: int) -> int:
    """Return the waters where galleys are destroyed, because no land of their empire is near. [7AG-154]"""
    if any([effect.kind == "far" for effect, _ in sheets.modifiers(g, empire, Galley)]):
        return 0
    return (g.content.seas | g.content.oceans) & ~off_shore(g.content, own & g.content.land)


@lru_cache(maxsize=4096)
def off_shore(content: Content, land: int) -> int:
    """Return the waters next to these land areas."""
    found = 0
    for area in bits(land):
        found |= content.near[area]
    return found & ~content.land


@lru_cache(maxsize=4096)
def places_of(content: Content, areas: int) -> int:
    """Return the places of these areas: with their second shores. [7AG-151]"""
    found = areas
    for area in bits(areas & content.two_shores):
        found |= 1 << content.other_shore[area]
    return found


# Units.


@lru_cache(maxsize=4096)
def _concerns(content: Content, kind: str, type_: int) -> bool:
    return kind in (content.units[type_].cls, content.units[type_].domain)


def points(ground: Ground, type_: int) -> int:
    """Return the movement points of a unit without escort. [7AG-012, 7AG-400]"""
    content = ground.g.content
    move = content.units[type_].move
    if not ground.bonus:
        return move
    return max(move + sum([n for n, kind in ground.bonus if _concerns(content, kind, type_)]), 0)


def stops(ground: Ground, among: int, part: str, number: int) -> int:
    """Return those of these areas where that many arriving units are fewer than two for each foreign one.

    With a `part`, only units of that realm count. [7AG-147, 7AG-149, 7AG-150, 7AG-156]
    """
    g, found = ground.g, among
    for empire, areas in ground.rivals:
        there = areas & among if number > 1 else areas & among & ground.own
        for area in bits(there):
            theirs, own = forces.force_in(g, empire, area), forces.force_in(g, ground.empire, area)
            if part:
                theirs, own = forces.share(theirs, part), forces.share(own, part)
            else:
                theirs, own = forces.size(theirs), forces.size(own)
            if own + number >= 2 * theirs:
                found &= ~(1 << area)
    return found
