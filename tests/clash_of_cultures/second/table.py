"""A position as this reading sees it: hexes by name, cities, units, and what each nation has."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from saecula.core import flow
from saecula.core.bits import bits
from saecula.core.position import Action, Position
from saecula.games.clash_of_cultures.position import ClashOfCultures
from tests.clash_of_cultures.second.box import BUILDINGS, GOODS, KINDS, MAPS, MOODS, TILES, WONDERS
from tests.second import Facts

BARBARIANS: Final = 8
PIRATES: Final = 9
STATES: Final = ("moved", "tired", "mountain", "forest", "plains")


@dataclass(frozen=True, order=True)
class Unit:
    """A unit, and what it did in this turn."""

    kind: str
    states: frozenset[str] = frozenset()


@dataclass
class City:
    """A city: its owner, what stands there, and in whose colour."""

    owner: int
    mood: str
    buildings: dict[str, int] = field(default_factory=dict)
    wonders: list[str] = field(default_factory=list)
    port: str = ""

    @property
    def size(self) -> int:
        """Settlement, buildings and wonders (page 9)."""
        return 1 + len(self.buildings) + len(self.wonders)


@dataclass
class Nation:
    """What a player has besides cities."""

    seat: int
    goods: dict[str, int]
    counter: int
    advances: set[str]
    units: dict[str, list[Unit]]
    colours: Counter[str]  # pieces of this colour on the map or out of the game
    used: set[str]
    by_hand: bool
    plain: bool  # no powers of civilizations, leaders and persons
    leaders: tuple[str, ...]
    leader: str
    hand: tuple[str, ...]
    wonders: tuple[str, ...]
    objectives: int
    completed: tuple[str, ...]
    slain: tuple[str, ...]
    half_points: int
    pestilence: bool
    settlements_lost: int
    own: int

    def count(self, kind: str) -> int:
        """Count the units of a kind on the map."""
        return sum(unit.kind == kind for units in self.units.values() for unit in units)


@dataclass
class Battle:
    """A battle: attacker and defender, where and how."""

    sides: tuple[int, int]
    hex: str
    came: str
    sea: bool
    landed: bool
    may_retreat: bool
    round: int
    powers: tuple[set[str], set[str]]
    laid: bool  # a tactics card
    had_barbarians: bool


@dataclass
class Table:
    """The whole table."""

    seats: int
    names: list[str]
    terrain: dict[str, str]  # of explored hexes
    laid: list[tuple[str, bool]]  # by site: tile, turned
    nations: list[Nation]
    cities: dict[str, City]
    horde: dict[str, list[str]]
    pirates: dict[str, int]
    exhausted: set[str]
    built_by: dict[str, int]
    buried: dict[str, int]
    lost_wonders: set[str]
    active: int
    actions: int
    moves: int
    sailed: int  # in this Move action: 1 for a ship that moved, 2 by Navigation
    start: int
    round: int
    phase: int
    activated: list[str]
    barred: set[str]
    influenced: bool
    base_only: bool
    promised: bool  # a card changes the next collecting or influence, or keeps the peace
    wonder_deck: int
    pool: list[str]  # tiles that can be explored
    lot: Position  # where the next dice are
    battle: Battle | None
    asked: tuple[str, int] | None

    def cities_of(self, seat: int) -> list[str]:
        """List the cities of a side."""
        return [hex_ for hex_, city in self.cities.items() if city.owner == seat]

    def units_at(self, hex_: str) -> dict[int, list[str]]:
        """Return the kinds of units on a hex by side."""
        found = {n.seat: [unit.kind for unit in n.units[hex_]] for n in self.nations if n.units.get(hex_)}
        if self.horde.get(hex_):
            found[BARBARIANS] = self.horde[hex_]
        if self.pirates.get(hex_):
            found[PIRATES] = ["ship"] * self.pirates[hex_]
        return found

    def foes_at(self, hex_: str, seat: int) -> bool:
        """Return whether units of somebody else stand on a hex."""
        return any(side != seat for side in self.units_at(hex_))

    @property
    def plain(self) -> bool:
        """Whether nobody has powers that this reading leaves out."""
        return all(n.plain for n in self.nations)


def read(g: ClashOfCultures) -> Table:
    """Read a position."""
    names = list(g.content.layouts[g.seats].names)
    laid = [(tile, turn == "turned") for tile, turn in g.laid]
    return Table(
        seats=g.seats,
        names=names,
        terrain=_terrain(g.seats, laid),
        laid=laid,
        nations=[_nation(g, seat, names) for seat in range(g.seats)],
        cities=_cities(g, names),
        horde={names[stack[0]]: [KINDS[unit % 8] for unit in stack[1:]] for stack in g.horde},
        pirates={names[stack[0]]: len(stack) - 1 for stack in g.pirates},
        exhausted={names[n] for n in bits(g.exhausted)},
        built_by={wonder: by for wonder, by in zip(WONDERS, g.builders, strict=True) if by >= 0},
        buried={wonder: -3 - at for wonder, at in zip(WONDERS, g.wonder_at, strict=True) if at <= -3},
        lost_wonders={wonder for wonder, at in zip(WONDERS, g.wonder_at, strict=True) if at == -2},
        active=g.active,
        actions=g.actions,
        moves=g.moves,
        sailed=g.sailed,
        start=g.start,
        round=g.round,
        phase=g.phase,
        activated=[names[n] for n in g.activated],
        barred={names[n] for n in bits(g.barred)},
        influenced=g.influenced,
        base_only=g.variant.base_only,
        promised=bool(g.truce or g.diplomat or g.eclipse or g.trojan >= 0)
        or any(note[1].startswith("next_") for note in g.history),
        wonder_deck=len(g.wonder_deck.cards) + len(g.wonder_discards),
        pool=list(g.pool),
        lot=_lot(g),
        battle=_battle(g, names),
        asked=(g.asks[0][0], g.asks[0][1]) if g.asks else None,
    )


def _battle(g: ClashOfCultures, names: list[str]) -> Battle | None:
    b = g.battle
    if b.attacker < 0:
        return None
    return Battle(
        sides=(b.attacker, b.defender),
        hex=names[b.hex],
        came=names[b.came] if b.came >= 0 else "",
        sea=b.sea,
        landed=b.landed,
        may_retreat=b.may_retreat,
        round=b.round,
        powers=(set(b.attacking_powers), set(b.defending_powers)),
        laid=any(len(zone.cards) for zone in b.laid),
        had_barbarians=any(len(stack) > 1 for stack in (*b.attacking_units, *b.defending_units)),
    )


def _lot(g: ClashOfCultures) -> Position:
    lot = Position()
    lot.dice = g.dice
    return lot


def _terrain(seats: int, laid: list[tuple[str, bool]]) -> dict[str, str]:
    found = {}
    for hexes, (tile, turned) in zip(MAPS[seats], laid, strict=True):
        if tile:
            found.update(lie(hexes, tile, turned))
    return found


def lie(hexes: tuple[str, ...], tile: str, turned: bool) -> dict[str, str]:
    """Lay a tile on its four hexes; turned by half a circle, the last hex gets the first terrain."""
    terrains = TILES[tile][::-1] if turned else TILES[tile]
    return dict(zip(hexes, terrains, strict=True))


def _cities(g: ClashOfCultures, names: list[str]) -> dict[str, City]:
    owners = {n: seat for seat, civ in enumerate(g.civs) for n in bits(civ.cities)}
    owners |= dict.fromkeys(bits(g.tribes), BARBARIANS)
    found = {}
    for number, owner in sorted(owners.items()):
        mood = MOODS[0 if g.angry >> number & 1 else 2 if g.happy >> number & 1 else 1]
        colours = {
            kind: seat
            for seat, civ in enumerate(g.civs)
            for kind, mask in zip(BUILDINGS, civ.buildings, strict=True)
            if mask >> number & 1
        }
        wonders = [wonder for wonder, at in zip(WONDERS, g.wonder_at, strict=True) if at == number]
        port = names[g.ports[number]] if g.ports[number] >= 0 else ""
        found[names[number]] = City(owner, mood, colours, wonders, port)
    return found


def _nation(g: ClashOfCultures, seat: int, names: list[str]) -> Nation:
    civ = g.civs[seat]
    colours = Counter({k: m.bit_count() for k, m in zip(BUILDINGS, civ.buildings, strict=True)})
    colours.update(dict(zip(BUILDINGS, civ.ruins, strict=False)))
    colours["obelisk"] += civ.runes
    return Nation(
        seat=seat,
        goods=dict(zip(GOODS, civ.goods, strict=True)),
        counter=civ.counter,
        advances={g.content.advances[n].id for n in bits(civ.advances)},
        units={names[stack[0]]: [_unit(number) for number in stack[1:]] for stack in civ.units},
        colours=colours,
        used=set(civ.used),
        by_hand=civ.by_hand,
        plain=not (civ.own_advances or civ.leader or civ.open_persons or civ.borrowed or civ.anarchy),
        leaders=tuple(civ.leaders),
        leader=civ.leader,
        hand=tuple(civ.hand.cards),
        wonders=tuple(civ.wonders.cards),
        objectives=len(civ.objectives.cards),
        completed=tuple(civ.completed),
        slain=tuple(civ.slain),
        half_points=civ.half_points,
        pestilence=civ.pestilence,
        settlements_lost=civ.ruins[-1] if civ.ruins else 0,
        own=civ.own_advances.bit_count(),
    )


def _unit(number: int) -> Unit:
    states = [state for n, state in enumerate(STATES) if number // 8 >> n & 1]
    return Unit(KINDS[number % 8], frozenset(states))


def numbered(unit: Unit) -> int:
    """The number of a unit in the options."""
    return KINDS.index(unit.kind) + 8 * sum(1 << STATES.index(state) for state in unit.states)


def picks(g: ClashOfCultures, seat: int) -> list[Action]:
    """Return what was picked so far in the decision that is open."""
    return list(flow.picks_of(g, seat))


def facts(t: Table) -> Facts:
    """Everything that can be predicted, by name."""
    found: dict[str, object] = {
        "asked": t.asked,
        "actions": t.actions,
        "moves": t.moves,
        "active": t.active,
        "start": t.start,
        "round": (t.round, t.phase),
        "tiles": tuple(t.laid),
        "exhausted": sorted(t.exhausted),
        "horde": {hex_: sorted(units) for hex_, units in t.horde.items() if units},
        "pirates": {hex_: number for hex_, number in t.pirates.items() if number},
        "activated": sorted(t.activated),
        "barred": sorted(t.barred),
        "influenced": t.influenced,
    }
    for hex_ in t.names:
        city = t.cities.get(hex_)
        found[f"city {hex_}"] = city and (city.owner, city.mood, city.buildings, city.wonders, city.port)
    for n in t.nations:
        found[f"goods {n.seat}"] = n.goods
        found[f"counter {n.seat}"] = n.counter
        found[f"advances {n.seat}"] = sorted(n.advances)
        found[f"used {n.seat}"] = sorted(n.used)
        found[f"cards {n.seat}"] = (len(n.hand), n.objectives, len(n.wonders))
        found[f"units {n.seat}"] = {
            hex_: sorted((unit.kind, sorted(unit.states)) for unit in units)
            for hex_, units in n.units.items()
            if units
        }
        found[f"places {n.seat}"] = {
            hex_: sorted(unit.kind for unit in units) for hex_, units in n.units.items() if units
        }
    return found
