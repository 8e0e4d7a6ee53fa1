"""Reach by trying every step, written from the rulebook: slow, and without bit sets (7AG-140 to 7AG-162)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from saecula.games.seven_ages.catalogue import Content
from saecula.games.seven_ages.modifiers import Galley, Move, MoveCost, Pass
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import forces, sheets
from saecula.games.seven_ages.rules.areas import age, in_play, terrain

Borders = set[str]  # river, arrow, invasion


@cache
def sailing(content: Content) -> dict[int, list[int]]:
    """Return for each place where ships go from there."""
    areas = content.areas
    found: dict[int, list[int]] = {place: [] for place in range(len(content.home))}
    for place, home in enumerate(content.home):
        entry = areas[home]
        shore = entry.shores[place >= len(areas)] if entry.shores else ()
        for sea in (*entry.sea, *shore):
            found[place].append(content.area_index[sea])
            if shore:
                found[content.area_index[sea]].append(place)
    return found


@cache
def shores(content: Content) -> dict[str, set[str]]:
    """Return for each area the waters next to it, and for each water what is next to it."""
    found: dict[str, set[str]] = {entry.id: set(entry.sea) for entry in content.areas}
    for entry in content.areas:
        for sea in [sea for shore in entry.shores for sea in shore]:
            found[entry.id].add(sea)
            found[sea].add(entry.id)
    return found


class Naive:
    """Where a group comes: `goals` by place, with the kinds of the last border and the points left."""

    def __init__(self, g: SevenAges, slot: int, place: int, stack: int) -> None:
        self.g, self.slot, self.stack = g, slot, stack
        self.empire = g.empires[slot]
        self.counted: dict[tuple[int, int, str], int] = {}
        units = [g.content.units[type_] for type_ in forces.units_of(stack)]
        self.number = len(units)
        self.ships = [unit for unit in units if unit.domain == "naval"]
        self.flyers = [unit for unit in units if unit.domain == "air"]
        self.walkers = [unit for unit in units if unit.domain == "land"]
        self.kind = units[0].cls if units[0].cls in ("nuclear", "star_wars") else ""
        self.goals: dict[int, set[tuple[frozenset[str], int]]] = {}
        self.passes = bool(sheets.modifiers(g, self.empire, Pass))
        self.known: dict[tuple[str, int], Any] = {}
        moving = self.ships or units
        self.seen: set[tuple[int, int, frozenset[int]]] = set()
        if self.kind == "star_wars":
            self.goals = {n: {(frozenset(), 0)} for n in range(len(g.content.areas)) if n != place}
        else:
            self.go(place, place, min([self.points(unit.id) for unit in moving]), frozenset())

    def points(self, id_: str) -> int:
        unit = self.g.content.units[self.g.content.unit_index[id_]]
        found = unit.move
        for move, _ in sheets.modifiers(self.g, self.empire, Move):
            found += move.n if move.kind in (unit.cls, unit.domain) else 0
        return found

    # The map.

    def area(self, place: int) -> int:
        return self.g.content.home[place]

    def id(self, place: int) -> str:
        return self.g.content.areas[self.area(place)].id

    def is_land(self, place: int) -> bool:
        return self.g.content.areas[self.area(place)].kind == "land"

    def there(self, slot: int, area: int, realm: str = "") -> int:
        """Count units in an area."""
        if (slot, area, realm) not in self.counted:
            stack = self.g.empires[slot].units.at(area)
            if area in self.g.content.other_shore:
                stack += self.g.empires[slot].units.at(self.g.content.other_shore[area])
            units = [self.g.content.units[type_] for type_ in forces.units_of(stack)]
            number = len([unit for unit in units if not realm or unit.domain == realm])
            self.counted[slot, area, realm] = number
        return self.counted[slot, area, realm]

    def rivals(self, area: int, realm: str = "") -> dict[int, int]:
        others = [slot for slot in in_play(self.g) if slot != self.slot]
        return {slot: self.there(slot, area, realm) for slot in others if self.there(slot, area, realm)}

    def neighbours(self, place: int) -> list[int]:
        content, id_ = self.g.content, self.id(place)
        if self.ships:
            return [*sailing(content)[place], *self.canals(id_)]
        found = set(content.areas[self.area(place)].land) | set(self.open_arrows(id_))
        if not self.walkers:
            found |= shores(content)[id_]
        return [content.area_index[id_] for id_ in found]

    def canals(self, id_: str) -> list[int]:
        """Return the other ends of canals on whose banks no other player is."""
        found = []
        for canal in self.g.content.canals.values():
            banks = [self.g.content.area_index[bank] for bank in canal.banks]
            owners = {self.g.empires[slot].owner for bank in banks for slot in self.rivals(bank)}
            if id_ in canal.seas and age(self.g, self.empire) >= canal.age and not owners:
                found += [self.g.content.area_index[sea] for sea in canal.seas if sea != id_]
        return found

    def open_arrows(self, id_: str) -> list[str]:
        found = []
        for arrow in self.g.content.arrows:
            shut = all(self.rivals(self.g.content.area_index[sea]) for sea in arrow.seas)
            if id_ in arrow.areas and not (shut and self.walkers):
                found.append(arrow.areas[1] if arrow.areas[0] == id_ else arrow.areas[0])
        return found

    # Steps.

    def cost(self, place: int) -> int:
        if not self.walkers or self.ships:
            return 1
        kind = terrain(self.g, self.area(place), age(self.g, self.empire))
        own = self.there(self.slot, self.area(place)) > 0
        found = self.g.content.terrains[kind].move
        for effect, _ in sheets.modifiers(self.g, self.empire, MoveCost):
            if effect.kind in ("land", kind) and (own or not effect.where):
                found = min(found, effect.n)
        return found

    def may_enter(self, place: int) -> bool:
        area, entry = self.area(place), self.g.content.areas[self.area(place)]
        if self.kind == "nuclear":
            return not any(self.has_star_wars(slot, area) for slot in self.rivals(area))
        galley = any(unit.id == "galley" for unit in self.ships)
        if not galley or entry.kind == "land":
            return True
        kinds = {effect.kind for effect, _ in sheets.modifiers(self.g, self.empire, Galley)}
        coasts = [self.g.content.area_index[id_] for id_ in shores(self.g.content)[entry.id]]
        near = any(self.g.content.areas[n].kind == "land" and self.holds(n) for n in coasts)
        return (entry.kind == "sea" or "ocean" in kinds) and (near or "far" in kinds)

    def holds(self, area: int) -> bool:
        return self.there(self.slot, area) > 0 and not self.rivals(area)

    def has_star_wars(self, slot: int, area: int) -> bool:
        types = forces.types(self.g.empires[slot].units.at(area))
        return bool(types >> self.g.content.unit_index["star_wars"] & 1)

    def must_stop(self, place: int) -> bool:
        """Return whether the group must stop here, wherever else it wants to go."""
        area = self.area(place)
        if self.kind:
            return False
        if self.ships:
            return self.is_land(place) and bool(self.rivals(area, "naval")) and not self.doubled(area)
        stop = bool(self.walkers) and bool(self.rivals(area)) and not self.doubled(area)
        if self.flyers and self.rivals(area, "air"):
            own = self.there(self.slot, area, "air") + len(self.flyers)
            stop = stop or own < 2 * sum(self.rivals(area, "air").values())
        return stop

    def doubled(self, area: int) -> bool:
        own = self.there(self.slot, area) + self.number
        return own >= 2 * sum(self.rivals(area).values())

    def once(self, ask: Callable[[int], Any], place: int) -> Any:
        """Ask something of a place only once."""
        key = (ask.__name__, place)
        if key not in self.known:
            self.known[key] = ask(place)
        return self.known[key]

    def go(self, start: int, place: int, left: int, passed: frozenset[int]) -> None:
        """Try every step; `passed` are the rivals whose waters were crossed without 2:1."""
        if (place, left, passed) in self.seen:
            return
        self.seen.add((place, left, passed))
        if place != start and self.once(self.must_stop, place):
            return
        if (
            self.ships
            and place != start
            and not self.is_land(place)
            and not self.once(self.doubled, self.area(place))
            and not self.passes
        ):
            passed |= frozenset(self.once(self.rivals, self.area(place)))
        for step in self.once(self.neighbours, place):
            cost = self.once(self.cost, step)
            if cost <= left and self.once(self.may_enter, step):
                if (
                    step != start
                    and self.once(self.may_end, step)
                    and not passed & set(self.once(self.rivals, self.area(step)))
                ):
                    after = (frozenset(self.border(place, step)), left - cost)
                    self.goals.setdefault(step, set()).add(after)
                self.go(start, step, left - cost, passed)

    def may_end(self, place: int) -> bool:
        area = self.area(place)
        if self.ships:
            return self.is_land(place) or self.number == len(self.ships)
        if self.is_land(place):
            return True
        near = [area, *[n for n in range(len(self.g.content.areas)) if self.g.content.near[area] >> n & 1]]
        return any(self.there(self.slot, n, "land") + self.there(self.slot, n, "naval") for n in near)

    def border(self, place: int, step: int) -> Borders:
        if not self.is_land(step):
            return set()
        if not self.is_land(place):
            return {"invasion"}
        ends = {self.id(place), self.id(step)}
        rivers = any(set(river.areas) == ends for river in self.g.content.rivers.values())
        arrows = any(set(arrow.areas) == ends for arrow in self.g.content.arrows)
        return ({"river"} if rivers else set()) | ({"arrow"} if arrows else set())
