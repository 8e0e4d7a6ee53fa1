"""A table of the second reading: everything by name, and read from a position only where a match begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field

from saecula.core.bits import bits
from saecula.games.sands_of_time.entries import Tile
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from tests.sands_of_time.second.box import (
    BOARD,
    BONUSES,
    BORDERS,
    BUILDINGS,
    CATEGORIES,
    FIELDS,
    LEVELS,
    PIECES,
    REGIONS,
    RESOURCES,
    TILES,
)


@dataclass
class Player:
    """A player with everything of their colour."""

    seat: int
    vp: int
    last_chronicles: int  # VP of chronicle cards when a dynasty ended last
    stock: Counter[str]  # grain and gold
    unrest: int
    heritage: Counter[str]  # by category
    lands: set[str]  # controlled regions
    provinces: set[str]  # regions with a province marker
    capital: str
    citizens: dict[str, Counter[str]]  # by piece and region
    caravans: set[str]
    steps: list[int]  # by row the level of the advance under the marker
    chosen: list[str]  # cards of this round that are still to come
    played: set[str]
    focus: str
    focus_markers: int
    bonuses: set[str]  # used in this generation
    hand: set[str]  # chronicle cards
    laid: dict[str, str]  # chronicle cards by field

    def supply(self, piece: str) -> int:
        """The peasants or soldiers that are not on the board."""
        return PIECES[piece] - self.citizens[piece].total()

    def citizens_in(self, region: str) -> int:
        """All citizens in a region."""
        return sum(placed[region] for placed in self.citizens.values())

    def colonies(self) -> set[str]:
        """The controlled regions without a province marker and without the capital."""
        return self.lands - self.provinces - {self.capital}

    def place(self, piece: str, region: str, number: int = 1) -> None:
        """Place citizens from the supply, or return them to it with a negative number."""
        self.citizens[piece][region] += number

    def gain(self, resource: str, number: int) -> None:
        """Gain or lose resources; nobody has less than none, or more than the abacus shows."""
        self.stock[resource] = min(BOARD.max_resources, max(0, self.stock[resource] + number))


@dataclass
class Turn:
    """What is remembered of the turn that is being taken."""

    seat: int
    bonus: str = ""  # the bonus action of this turn
    support: str = ""  # the category that counts higher
    replayed: bool = False


@dataclass
class Table:
    """Everything on the table."""

    players: list[Player]
    tiles: dict[str, Tile]  # by region in play
    buildings: dict[str, set[str]]  # by region in play
    supply: Counter[str]  # building tiles
    rows: list[list[str]]
    stacks: dict[tuple[str, int], list[str]]  # by category and level; the last is the top
    start: int
    generation: int
    round: int
    space: int
    dynasty: int
    grew: bool
    dice: list[int] = field(default_factory=list)  # thrown, not yet read
    turn: Turn | None = None
    asked: set[tuple[str, int]] = field(default_factory=set)

    def clockwise(self) -> list[Player]:
        """The players in order, from the start player."""
        return self.players[self.start :] + self.players[: self.start]

    def others(self, player: Player) -> list[Player]:
        """The opponents."""
        return [other for other in self.players if other is not player]

    def controller(self, region: str) -> Player | None:
        """The player whose capital or control marker lies in a region."""
        return next((player for player in self.players if region in player.lands), None)

    def population(self, region: str) -> int:
        """The citizens of all players in a region."""
        return sum(player.citizens_in(region) for player in self.players)


def read(g: SandsOfTime) -> Table:
    """Read a position at the beginning of a match or of a round."""
    tiles = {region: TILES[tile] for region, tile in zip(REGIONS, g.tiles, strict=True) if tile}
    kinds = [(category, level) for category in CATEGORIES for level in range(2, LEVELS + 1)]
    return Table(
        players=[_player(seat, empire) for seat, empire in enumerate(g.empires)],
        tiles=tiles,
        buildings={
            region: _named(BUILDINGS, mask)
            for region, mask in zip(REGIONS, g.buildings, strict=True)
            if region in tiles
        },
        supply=_counted(BUILDINGS, g.supply),
        rows=[list(row) for row in g.rows],
        stacks={kind: list(stack.cards) for kind, stack in zip(kinds, g.stacks, strict=True)},
        start=g.start,
        generation=g.generation,
        round=g.round,
        space=g.space,
        dynasty=g.dynasty,
        grew=g.grew,
        asked={(frame[0], frame[1]) for n, frame in enumerate(g.asks) if not g.closed >> n & 1},
    )


def _player(seat: int, empire: Empire) -> Player:
    return Player(
        seat=seat,
        vp=empire.vp,
        last_chronicles=empire.last_chronicles,
        stock=_counted(RESOURCES, (empire.grain, empire.gold)),
        unrest=empire.unrest,
        heritage=_counted(CATEGORIES, empire.heritage),
        lands=_named(REGIONS, empire.lands),
        provinces=_named(REGIONS, empire.provinces),
        capital=list(REGIONS)[empire.capital] if empire.capital >= 0 else "",
        citizens={
            "peasant": _counted(REGIONS, empire.peasants),
            "soldier": _counted(REGIONS, empire.soldiers),
        },
        caravans=_named(BORDERS, empire.caravans),
        steps=list(empire.steps),
        chosen=list(empire.chosen.cards),
        played=set(empire.played),
        focus=empire.focus,
        focus_markers=empire.focus_markers,
        bonuses=_named(BONUSES, empire.bonuses),
        hand=set(empire.hand.cards),
        laid={
            name: zone.cards[0] for name, zone in zip(FIELDS, empire.chronicles, strict=True) if zone.cards
        },
    )


def _named(entries: Collection[str], mask: int) -> set[str]:
    names = list(entries)
    return {names[number] for number in bits(mask)}


def _counted(entries: Collection[str], numbers: tuple[int, ...]) -> Counter[str]:
    return Counter(dict(zip(entries, numbers, strict=True)))


def facts(t: Table) -> dict[str, object]:
    """All that can be compared of a table; stacks as sets, as only their tops matter."""
    told: dict[str, object] = {
        "asked": sorted(t.asked),
        "buildings": {region: sorted(kinds) for region, kinds in t.buildings.items() if kinds},
        "supply": +t.supply,
        "rows": t.rows,
        "stacks": t.stacks,
        "start": t.start,
        "space": t.space,
        "dynasty": t.dynasty,
    }
    if t.asked:  # nobody prepares another generation after the last
        told.update(generation=t.generation, round=t.round)
    for player in t.players:
        told.update({f"player {player.seat} {name}": value for name, value in _told(player).items()})
    return told


def _told(player: Player) -> dict[str, object]:
    return {
        "vp": player.vp,
        "chronicle vp": player.last_chronicles,
        "stock": +player.stock,
        "unrest": player.unrest,
        "heritage": +player.heritage,
        "lands": sorted(player.lands),
        "provinces": sorted(player.provinces),
        "capital": player.capital,
        "peasants": +player.citizens["peasant"],
        "soldiers": +player.citizens["soldier"],
        "caravans": sorted(player.caravans),
        "steps": player.steps,
        "played": sorted(player.played),
        "focus": (player.focus, player.focus_markers),
        "bonuses": sorted(player.bonuses),
        "hand": sorted(player.hand),
        "laid": player.laid,
    }
