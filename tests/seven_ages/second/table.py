"""A position as this reading sees it: areas and units by name, and what each empire has."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from saecula.core.bits import bits
from saecula.games.seven_ages.position import Empire as GameEmpire
from saecula.games.seven_ages.position import SevenAges
from tests.second import Facts
from tests.seven_ages.second.box import (
    AREA_IDS,
    ARTIFACT_IDS,
    ARTIFACTS,
    CARD_IDS,
    CARDS,
    CITY_LEVELS,
    EVENT_IDS,
    EVENTS,
    LEADER_IDS,
    LEADER_TYPES,
    LEADERS,
    PLACES,
    UNIT_IDS,
    UNITS,
    age_of_level,
    is_land,
)

BESIDE: Final = 15  # a marker that lies beside the cards
COUNT: Final = 0b11111  # units of a type in a stack take five bits
ACTIONS: Final = ("found", "produce", "trade", "manoeuvre", "destiny", "civilise", "dissolve")
TRADE: Final = 3
WAYS: Final = ("river", "arrow", "invasion")

Place = tuple[str, int]  # an area, and which of its shores


@dataclass(frozen=True)
class Effect:
    """What something does, and where that lies, if anywhere."""

    source: str
    where: str
    what: dict[str, Any]


@dataclass
class Empire:
    """An empire in play."""

    slot: int
    owner: int
    card: str
    level: int
    money: int
    elites: int
    capital: str
    homeland: set[str]
    stacks: dict[Place, Counter[str]]  # units by place
    leaders: list[tuple[str, str]]  # with their areas
    on_card: set[str]  # artifacts
    elephants: set[int]  # that it owns, by their numbers
    committed: Counter[str]
    leading: str  # the Tactician committed
    action: int
    wild: bool
    spent: bool
    traded: bool
    fought: bool
    won: bool
    released: int

    @property
    def age(self) -> int:
        return age_of_level(self.level)

    @property
    def entry(self) -> dict[str, Any]:
        """What its card says."""
        return CARDS[self.card]

    @property
    def barbarian(self) -> bool:
        """Whether its card shows "no cities" for its age."""
        return self.age <= int(self.entry.get("no_cities", 0))

    @property
    def areas(self) -> set[str]:
        """The areas where it has a unit."""
        return {area for area, _ in self.stacks}

    def units_in(self, area: str) -> Counter[str]:
        """Its units in an area, on whatever shore."""
        found: Counter[str] = Counter()
        for (other, _), stack in self.stacks.items():
            if other == area:
                found += stack
        return found

    @property
    def units(self) -> Counter[str]:
        """All its units on the map."""
        return sum(self.stacks.values(), Counter())


@dataclass
class Conflict:
    """The running conflict: attacker and defender, and by side what the rulebook speaks of."""

    area: str
    sides: tuple[int, int]
    shaken: tuple[int, int]
    aside: tuple[Counter[str], Counter[str]]
    cards: tuple[str, str]
    ways: set[str]
    founding: bool


@dataclass
class Table:
    """The whole table."""

    seats: int
    start: int
    round: int
    empires: dict[int, Empire]
    glory: list[int]
    colours: list[set[int]]  # the pair of each player
    hands: list[tuple[str, ...]]
    turned: list[int]  # the action of the marker beside the cards
    deck: tuple[str, ...]
    cities: dict[str, int]
    forts: set[str]
    disorder: set[str]
    placed: dict[str, str]  # artifacts by area
    blue: dict[str, int]
    pool: set[int]  # elephants
    built: Counter[Place]
    moved: list[dict[Place, Counter[str]]]
    marching: int
    canals: set[int]
    ways: dict[str, set[str]]
    conflict: Conflict | None
    sways: list[tuple[str, int, int]]
    truces: set[frozenset[int]]
    traders: tuple[int, int]
    named: set[str]
    permits: set[int]
    raised: set[str]
    seized: set[str]
    planned: set[str]
    founding: int
    total_history: bool
    take_that: bool
    pursuit: bool
    first_age: int
    agenda: list[tuple[Any, ...]]

    def holder(self, area: str) -> Empire | None:
        """The only empire with units in an area, if there is just one."""
        found = self.holders(area)
        return found[0] if len(found) == 1 else None

    def holders(self, area: str) -> list[Empire]:
        return [empire for empire in self.empires.values() if area in empire.areas]

    def firmly_held(self, empire: Empire) -> set[str]:
        """Its areas without those that it has still to fight for: these are the defender's."""
        if empire.slot not in (self.marching, self.founding):
            return empire.areas
        return {area for area in empire.areas if len(self.holders(area)) == 1}

    def artifacts_of(self, empire: Empire) -> dict[str, str]:
        """The artifacts whose markers it has, with their areas."""
        firm = self.firmly_held(empire)
        here = {artifact: area for area, artifact in self.placed.items() if area in firm}
        return dict.fromkeys(empire.on_card, "") | here

    def possessed(self, empire: Empire) -> dict[str, str]:
        """Those, and the ones whose blue markers it has reached."""
        blue = {artifact: "" for artifact, level in self.blue.items() if empire.level >= level}
        return blue | self.artifacts_of(empire)

    def effects(self, empire: Empire, op: str) -> list[Effect]:
        """What its card, artifacts, leaders and events of the moment do to an empire."""
        found = [Effect(empire.card, "", what) for what in empire.entry.get("effects", ())]
        for artifact, area in self.possessed(empire).items():
            found += [Effect(artifact, area, what) for what in ARTIFACTS[artifact]["effects"]]
        for leader, area in empire.leaders:
            for kind in types_of(leader):
                found += [Effect(kind, area, what) for what in LEADER_TYPES[kind]["effects"]]
        for event, deed, slot in self.sways:
            if slot in (-1, empire.slot):
                found.append(Effect(event, "", EVENTS[event]["deeds"][deed]))
        return [effect for effect in found if effect.what["op"] == op]

    @property
    def lone(self) -> bool:
        """Whether nothing comes after this action."""
        return not any(frame[0] in ("perform", "begin_action") for frame in self.agenda)

    @property
    def calm(self) -> bool:
        """Whether no player holds an event for a window."""
        quiet = ("civilise", "start_empire", "trade_naming")
        return all(EVENTS[CARDS[card]["event"]]["when"] in quiet for hand in self.hands for card in hand)


def types_of(leader: str) -> list[str]:
    """What a leader can do: named ones may be of several types."""
    found: list[str] = LEADERS[leader]["types"] if leader in LEADERS else [leader]
    return found


def stack_of(number: int) -> Counter[str]:
    """Unpack a stack."""
    found = {unit: number >> 5 * n & COUNT for n, unit in enumerate(UNIT_IDS)}
    return Counter({unit: count for unit, count in found.items() if count})


def areas_of(mask: int) -> set[str]:
    return {AREA_IDS[n] for n in bits(mask)}


def name_of(area: int) -> str:
    return AREA_IDS[area] if area >= 0 else ""


def domain(unit: str) -> str:
    """Land, naval or air."""
    found: str = UNITS[unit]["domain"]
    return found


def _empire(slot: int, e: GameEmpire) -> Empire:
    return Empire(
        slot=slot,
        owner=e.owner,
        card=CARD_IDS[e.card],
        level=e.progress,
        money=e.money,
        elites=e.elites,
        capital=name_of(e.capital),
        homeland=areas_of(e.homeland),
        stacks={PLACES[place]: stack_of(stack) for place, stack in e.units},
        leaders=[(LEADER_IDS[leader], AREA_IDS[area]) for leader, area in e.leaders],
        on_card={ARTIFACT_IDS[n] for n in bits(e.artifacts)},
        elephants={n + 1 for n in bits(e.elephants)},
        committed=stack_of(e.committed),
        leading=LEADER_IDS[e.leading - 1] if e.leading else "",
        action=e.turned,
        wild=e.wild,
        spent=e.spent,
        traded=e.traded,
        fought=e.fought,
        won=e.won,
        released=e.released,
    )


def read(g: SevenAges) -> Table:
    """Read a position."""
    return Table(
        seats=g.seats,
        start=g.start,
        round=g.round,
        empires={slot: _empire(slot, e) for slot, e in enumerate(g.empires) if e.owner >= 0},
        glory=[player.glory for player in g.players],
        colours=[set(bits(player.colours)) for player in g.players],
        hands=[player.hand.cards for player in g.players],
        turned=[player.turned for player in g.players],
        deck=g.deck.cards,
        cities={
            area: level for mask, level in zip(g.cities, CITY_LEVELS, strict=True) for area in areas_of(mask)
        },
        forts=areas_of(g.forts),
        disorder=areas_of(g.disorder),
        placed={AREA_IDS[area]: ARTIFACT_IDS[artifact - 1] for area, artifact in g.placed},
        blue={ARTIFACT_IDS[artifact]: level for artifact, level in g.blue},
        pool={n + 1 for n in bits(g.elephants)},
        built=Counter({PLACES[place]: count for place, count in g.built}),
        moved=[{PLACES[place]: stack_of(stack) for place, stack in player.moved} for player in g.players],
        marching=g.marching,
        canals=set(bits(g.canals)),
        ways={AREA_IDS[area]: {WAYS[n] for n in bits(way)} for area, way in g.ways},
        conflict=_conflict(g),
        sways=[(EVENT_IDS[event], deed, slot) for event, deed, slot in g.sways],
        truces={frozenset(pair) for pair in g.truces},
        traders=g.traders,
        named={LEADER_IDS[n] for n in bits(g.named)},
        permits=set(bits(g.permits)),
        raised=areas_of(g.raised),
        seized=areas_of(g.seized),
        planned=areas_of(g.planned),
        founding=g.founding,
        total_history=g.variant.total_history,
        take_that=g.variant.take_that,
        pursuit=g.variant.pursuit,
        first_age=g.first_age,
        agenda=list(g.agenda),
    )


def _conflict(g: SevenAges) -> Conflict | None:
    if g.conflict < 0:
        return None
    one, other = [zone.cards[0] if zone.cards else "" for zone in g.dealt]
    way = g.ways.at(g.conflict) if g.founding < 0 else 0
    return Conflict(
        area=AREA_IDS[g.conflict],
        sides=g.sides,
        shaken=g.shaken,
        aside=(stack_of(g.aside[0]), stack_of(g.aside[1])),
        cards=(one, other),
        ways={WAYS[n] for n in bits(way)},
        founding=g.founding >= 0,
    )


def facts(t: Table) -> Facts:
    """What can be predicted, and what is shown where something differs."""
    found: dict[str, object] = {"glory": tuple(t.glory), "round": t.round}
    for e in t.empires.values():
        found |= {
            f"{e.card} level": e.level,
            f"{e.card} money": e.money,
            f"{e.card} elites": e.elites,
            f"{e.card} units": units_by_area(e),
            f"{e.card} capital": e.capital,
            f"{e.card} leaders": sorted(e.leaders),
            f"{e.card} artifacts": sorted(t.possessed(e)),
        }
    if t.conflict is not None:
        found["shaken"] = t.conflict.shaken
    for name in ("cities", "disorder", "forts", "ways", "placed", "sways", "marching"):
        value = getattr(t, name)
        found[name] = sorted(value) if isinstance(value, set) else value
    return found


def units_by_area(e: Empire) -> dict[str, dict[str, int]]:
    """Its units, as facts show them."""
    return {area: dict(sorted(e.units_in(area).items())) for area in sorted(e.areas)}


def is_water(area: str) -> bool:
    return not is_land(area)
