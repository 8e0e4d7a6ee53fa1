"""The content of 7 Ages: its files read, checked and indexed once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from saecula.core.bits import adjacency, bits
from saecula.core.catalog import Catalog, index_of
from saecula.games.seven_ages import checks
from saecula.games.seven_ages.effects import Effect
from saecula.games.seven_ages.entries import (
    AgeName,
    Area,
    Arrow,
    Artifact,
    Board,
    Canal,
    Card,
    Category,
    EmpireColour,
    Event,
    Leader,
    LeaderType,
    Region,
    River,
    Symbol,
    Terrain,
    Unit,
)
from saecula.games.seven_ages.modifiers import Immune
from saecula.games.seven_ages.words import AGES, ELSEWHERE, OUTSIDE_EUROPE, UNRANKED

_Test: TypeAlias = Callable[[Area], bool]


class Bringers(NamedTuple):
    """What can bring an empire effects of a kind."""

    cards: frozenset[int]
    artifacts: int  # as a bit set
    in_areas: bool  # some of these lie in areas
    leaders: bool
    events: bool


class Content(Catalog):
    """Everything printed on map, cards and counters; shared by all positions, never changed.

    Positions and rules know areas, cards, units, artifacts, leaders and colours by their numbers, which are
    their places in the content file. Masks are bit sets over the numbers. Places are the areas, followed by
    the second shores of the areas that have two.
    """

    def read(self) -> None:
        """Load every file."""
        self.regions: dict[str, Region] = self.load("regions", Region)
        self.terrains: dict[str, Terrain] = self.load("terrains", Terrain)
        self.areas: tuple[Area, ...] = tuple(self.load("areas", Area).values())
        self.rivers: dict[str, River] = self.load("rivers", River)
        self.arrows: tuple[Arrow, ...] = tuple(self.load("arrows", Arrow).values())
        self.canals: dict[str, Canal] = self.load("canals", Canal)
        self.units: tuple[Unit, ...] = tuple(self.load("units", Unit).values())
        self.colours: tuple[EmpireColour, ...] = tuple(self.load("colours", EmpireColour).values())
        self.cards: tuple[Card, ...] = tuple(self.load("cards", Card).values())
        self.artifacts: tuple[Artifact, ...] = tuple(self.load("artifacts", Artifact).values())
        self.events: dict[str, Event] = self.load("events", Event)
        self.leader_types: dict[str, LeaderType] = self.load("leader_types", LeaderType)
        self.leaders: tuple[Leader, ...] = tuple(self.load("leaders", Leader).values())
        self.ages: tuple[AgeName, ...] = tuple(self.load("ages", AgeName).values())
        self.board: Board = self.settings(Board)

    def index(self) -> None:
        """Check everything and derive what rules look up."""
        checks.check(self)
        self.area_index: dict[str, int] = index_of(self.areas)
        self.area_ids: tuple[str, ...] = tuple(self.area_index)
        self.card_index: dict[str, int] = index_of(self.cards)
        self.unit_index: dict[str, int] = index_of(self.units)
        self.artifact_index: dict[str, int] = index_of(self.artifacts)
        self.colour_index: dict[str, int] = index_of(self.colours)
        self.event_list: tuple[Event, ...] = tuple(self.events.values())
        self.event_index: dict[str, int] = index_of(self.event_list)
        self.leader_kinds: tuple[str, ...] = tuple(self.leader_types)
        self.leader_ids: tuple[str, ...] = (*[leader.id for leader in self.leaders], *self.leader_kinds)
        self.leader_index: dict[str, int] = {id_: number for number, id_ in enumerate(self.leader_ids)}
        # The age of each level; beyond the last level the last age goes on. [7AG-008]
        length, last = self.board.levels_an_age, self.board.last_level
        self.age_at: tuple[int, ...] = tuple([min((n - 1) // length + 1, AGES) for n in range(2 * last)])
        self._index_events()
        self._index_artifacts()
        self._index_map()
        self._index_borders()
        self._index_units()
        self._index_colours()
        self._index_effects()

    def _index_map(self) -> None:
        """Derive masks of areas and who borders whom."""
        areas, index = self.areas, self.area_index
        self.land: int = self._mask(lambda area: area.kind == "land")
        self.seas: int = self._mask(lambda area: area.kind == "sea")
        self.oceans: int = self._mask(lambda area: area.kind == "ocean")
        self.waters: int = self.seas | self.oceans
        self.coast: int = self._mask(lambda area: bool(area.shores))
        self.ports: int = self.coast | self.seas  # where ships are built
        self.wheat: int = self._mask(lambda area: area.wheat)
        self.oil: int = self._mask(lambda area: area.oil)
        self.islands: int = self._mask(lambda area: area.island)
        self.of_terrain: dict[str, int] = {
            terrain: sum([1 << n for n, area in enumerate(areas) if area.terrain == terrain])
            for terrain in self.terrains
        }
        self.barren: int = sum([self.of_terrain[t.id] for t in self.terrains.values() if t.barren])
        self.of_region: dict[str, int] = {
            region: sum([1 << n for n, area in enumerate(areas) if region in area.regions])
            for region in self.regions
        }
        self.everywhere: int = (1 << len(areas)) - 1  # all areas
        everywhere = self.everywhere
        self.of_region[OUTSIDE_EUROPE] = everywhere & ~self.of_region["europe"]
        self.parts: dict[str, int] = self._parts(everywhere)
        self.elephants: tuple[int, ...] = tuple(  # areas, by the number of the elephant less 1
            sorted([n for n, area in enumerate(areas) if area.elephant], key=lambda n: areas[n].elephant)
        )
        second = [n for n, area in enumerate(areas) if len(area.shores) > 1]
        self.home: tuple[int, ...] = (*range(len(areas)), *second)  # the area of each place
        self.other_shore: dict[int, int] = {n: len(areas) + place for place, n in enumerate(second)}
        self.places_in: tuple[int, ...] = tuple(  # by area: itself, and its second shore if it has one
            [1 << n | (1 << self.other_shore[n] if n in self.other_shore else 0) for n in range(len(areas))]
        )
        herds = [place for place, area in enumerate(self.home) if areas[area].elephant]
        self.herds: int = sum([1 << place for place in herds])  # places with elephants
        self.watched: int = self.waters | self.herds  # places where arriving units concern continuous checks
        self.late: int = (self.board.elephant_age - 1) * self.board.levels_an_age + 1  # first level without
        self.near: tuple[int, ...] = tuple([self._near(area) for area in areas])
        self.across: tuple[int, ...] = adjacency(  # areas on the other bank of a river
            len(areas), [(index[river.areas[0]], index[river.areas[1]]) for river in self.rivers.values()]
        )
        self.near_land: tuple[int, ...] = tuple([mask & self.land for mask in self.near])

    def _mask(self, has: _Test) -> int:
        """Return the bit set of the areas that have something."""
        return sum([1 << number for number, area in enumerate(self.areas) if has(area)])

    def _near(self, area: Area) -> int:
        """Return the areas next to an area, red arrows included. [7AG-124, 7AG-125]"""
        ids = {*area.land, *area.sea, *[sea for shore in area.shores for sea in shore]}
        ids |= {id_ for arrow in self.arrows if area.id in arrow.areas for id_ in arrow.areas}
        if area.kind != "land":
            shores = [(other.id, sea) for other in self.areas for shore in other.shores for sea in shore]
            ids |= {id_ for id_, sea in shores if sea == area.id}
        return sum([1 << self.area_index[id_] for id_ in ids if id_ != area.id])

    def _parts(self, everywhere: int) -> dict[str, int]:
        """Return the areas of each region without those of its parts, and those of none. [7AG-019]"""
        found = {}
        for id_ in self.regions:
            inner = [self.of_region[part.id] for part in self.regions.values() if part.part_of == id_]
            found[id_] = self.of_region[id_] & ~reduce(or_, inner, 0)
        found[ELSEWHERE] = everywhere & ~reduce(or_, found.values(), 0)
        return found

    def _index_borders(self) -> None:
        """Derive borders by kind, arrows and canals, and where ships sail. [7AG-018, 7AG-151]"""
        index, areas = self.area_index, len(self.areas)
        self.by_land: tuple[int, ...] = tuple([self.mask_of(area.land) for area in self.areas])
        rivers = [
            (index[one], index[other]) for one, other in [river.areas for river in self.rivers.values()]
        ]
        self.rivers_of: tuple[int, ...] = adjacency(areas, rivers)
        self.arrow_ends: tuple[tuple[int, int], ...] = tuple(
            [(index[arrow.areas[0]], index[arrow.areas[1]]) for arrow in self.arrows]
        )
        self.arrows_of: tuple[int, ...] = adjacency(areas, self.arrow_ends)
        self.arrow_seas: tuple[int, ...] = tuple([self.mask_of(arrow.seas) for arrow in self.arrows])
        canals = self.canals.values()
        self.canal_ends: tuple[tuple[int, int], ...] = tuple(
            [(index[canal.seas[0]], index[canal.seas[1]]) for canal in canals]
        )
        self.canal_banks: tuple[int, ...] = tuple([self.mask_of(canal.banks) for canal in canals])
        self.canal_ages: tuple[int, ...] = tuple([canal.age for canal in canals])
        self.canal_index: dict[str, int] = index_of(tuple(canals))
        self.two_shores: int = sum([1 << area for area in self.other_shore])
        routes = [(number, index[sea]) for number, area in enumerate(self.areas) for sea in area.sea]
        for number, area in enumerate(self.areas):
            shores = (number, self.other_shore.get(number, number))
            for place, shore in zip(shores, area.shores, strict=False):
                routes += [(place, index[sea]) for sea in shore]
        self.sail: tuple[int, ...] = adjacency(len(self.home), routes)  # by place
        self.harbours: int = self.coast | sum([1 << place for place in self.other_shore.values()])

    def mask_of(self, ids: Iterable[str]) -> int:
        """Return the bit set of these areas."""
        return sum([1 << self.area_index[id_] for id_ in ids])

    def _index_units(self) -> None:
        """Derive which unit types are of which class, and what is on the other side of a counter."""
        index = self.unit_index
        self.of_class: dict[str, int] = {
            cls: sum([1 << n for n, unit in enumerate(self.units) if unit.cls == cls])
            for cls in {unit.cls for unit in self.units}
        }
        self.flip: tuple[int, ...] = tuple([index[u.flip] if u.flip else -1 for u in self.units])
        self.of_realm: dict[str, int] = {
            realm: sum([1 << n for n, unit in enumerate(self.units) if unit.domain == realm])
            for realm in ("land", "naval", "air")
        }
        self.common: int = sum([1 << n for n, unit in enumerate(self.units) if unit.common])

    def _index_events(self) -> None:
        """Derive the event of each card, and which cards can be played when, and by whom. [7AG-440]"""
        self.event_of: dict[str, Event] = {card.id: self.events[card.event] for card in self.cards}
        self.event_at: tuple[Event, ...] = tuple(self.event_of.values())  # by the number of the card
        moments = {event.when for event in self.event_list}
        self.timed: dict[str, frozenset[str]] = {
            moment: frozenset([id_ for id_, event in self.event_of.items() if event.when == moment])
            for moment in sorted(moments)
        }
        self.callers: dict[str, frozenset[str]] = {
            moment: frozenset([event.by for event in self.event_list if event.when == moment])
            for moment in sorted(moments)
        }

    def _index_artifacts(self) -> None:
        """Derive which artifacts are of which kind, and which are green."""
        kinds = {artifact.kind for artifact in self.artifacts}
        self.of_kind: dict[str, int] = {
            kind: sum([1 << n for n, artifact in enumerate(self.artifacts) if artifact.kind == kind])
            for kind in sorted(kinds)
        }
        self.start_areas: dict[str, int] = {card.id: self.mask_of(card.start.areas) for card in self.cards}
        self.artifact_of: dict[str, int] = {
            card.id: self.artifact_index[card.artifact] for card in self.cards
        }
        self.artifact_at: tuple[int, ...] = tuple(self.artifact_of.values())  # by the number of the card
        self.timely: tuple[int, ...] = tuple(  # by age what can come in it, some of it only as an exception
            [self._coming_in(age) for age in range(AGES + 1)]
        )
        lasting = [max(artifact.ages) for artifact in self.artifacts]
        self.past: tuple[int, ...] = tuple(  # by age what does not last until then
            [sum([1 << n for n, last in enumerate(lasting) if last < age]) for age in range(AGES + 1)]
        )
        self.greens: int = sum([1 << n for n, a in enumerate(self.artifacts) if a.colour == "green"])

    def _index_glory(self) -> None:
        """Derive which symbols of a card compare empires, and the best of each category. [7AG-315]"""
        ranked, unranked, worths = [], [], []
        for card in self.cards:
            found = [symbol for symbol in card.glory if symbol.most and symbol.most not in UNRANKED]
            ranked.append(tuple([(symbol.category, symbol) for symbol in found]))
            unranked.append(tuple([symbol for symbol in card.glory if symbol.most in UNRANKED]))
            found.sort(key=lambda symbol: symbol.n)
            worths.append({symbol.category: symbol.n for symbol in found})
        self.ranked: tuple[tuple[tuple[Category, Symbol], ...], ...] = tuple(ranked)
        self.riders: frozenset[int] = frozenset(  # cards whose symbols compare cavalry
            [n for n, card in enumerate(self.cards) if any([s.most == "cavalry_units" for s in card.glory])]
        )
        self.unranked: tuple[tuple[Symbol, ...], ...] = tuple(unranked)
        self.worths: tuple[dict[Category, int], ...] = tuple(worths)

    def _index_effects(self) -> None:
        """Derive what brings effects of each kind, and against what something is immune. [7AG-436]"""
        by_card = [card.effects for card in self.cards]
        by_artifact = [artifact.effects for artifact in self.artifacts]
        by_leader = [type_.effects for type_ in self.leader_types.values()]
        by_event = [event.deeds for event in self.event_list]
        lists: tuple[tuple[Effect, ...], ...] = (*by_card, *by_artifact, *by_leader, *by_event)
        self.bringers: dict[type[Effect], Bringers] = {}
        for kind in {type(effect) for effects in lists for effect in effects}:
            artifacts = _with(kind, by_artifact)
            self.bringers[kind] = Bringers(
                frozenset(_with(kind, by_card)),
                sum([1 << number for number in artifacts]),
                any([self.artifacts[number].place == "area" for number in artifacts]),
                bool(_with(kind, by_leader)),
                bool(_with(kind, by_event)),
            )
        immune = [effect.ids for effects in lists for effect in effects if isinstance(effect, Immune)]
        self.avoidable: frozenset[str] = frozenset([id_ for ids in immune for id_ in ids])

    def _coming_in(self, age: int) -> int:
        found = 0
        for number, artifact in enumerate(self.artifacts):
            if age in artifact.ages or (artifact.early is not None and artifact.early.age == age):
                found |= 1 << number
        return found

    def _index_colours(self) -> None:
        """Derive pairs of colours, and the leaders of each empire by age."""
        pairs: dict[str, int] = {}
        for number, colour in enumerate(self.colours):
            pairs[colour.pair] = pairs.get(colour.pair, 0) | 1 << number
        self.pairs: tuple[int, ...] = tuple([mask for mask in pairs.values() if mask.bit_count() > 1])
        self.pair_of: dict[int, int] = {n: mask for mask in pairs.values() for n in bits(mask)}
        self.mixes: tuple[dict[int, int], ...] = tuple(
            [{self.unit_index[id_]: n for id_, n in colour.mix.items()} for colour in self.colours]
        )
        self.stocks: tuple[tuple[int, ...], ...] = (
            tuple(  # by colour the counters of each type, on either side
                [
                    tuple([mix.get(n, 0) or mix.get(back, 0) for n, back in enumerate(self.flip)])
                    for mix in self.mixes
                ]
            )
        )
        self._index_glory()
        self.leaders_of: dict[tuple[int, int], tuple[int, ...]] = {}  # by card and age
        for number, leader in enumerate(self.leaders):
            for empire in leader.empires:
                key = (self.card_index[empire], leader.age)
                self.leaders_of[key] = (*self.leaders_of.get(key, ()), number)


def _with(kind: type[Effect], lists: Sequence[tuple[Effect, ...]]) -> list[int]:
    """Return the numbers of the lists that have an effect of a kind."""
    return [number for number, effects in enumerate(lists) if any([type(each) is kind for each in effects])]
