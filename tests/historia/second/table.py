"""A table of the second reading: everything by name, read from a position."""

from __future__ import annotations

from dataclasses import dataclass

from saecula.core import flow
from saecula.core.position import Action
from saecula.games.historia import GAME
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.variant import Variant
from tests.historia.second.cards import LEADERS, TERRITORIES, TILES, epoch_of


@dataclass
class Nation:
    """A civilization, of a player or a civbot."""

    seat: int
    people: str
    difficulty: str  # "" for players
    alive: bool
    vp: int
    technology: int
    military: int
    personal: int
    used: int
    general: int
    lands: set[str]
    hand: list[str]
    row: list[str]  # oldest first
    played: list[str]
    stack: list[str]
    face_up: list[str]
    wonders: list[str]  # upright
    rotated: list[str]
    leaders: list[str]
    ruling: str
    marker_from: str
    borrowed: int

    @property
    def is_bot(self) -> bool:
        """Return whether this is a civbot."""
        return bool(self.difficulty)

    @property
    def built(self) -> int:
        """Return how many wonders it has, upright or rotated."""
        return len(self.wonders) + len(self.rotated)

    def level(self, track: str) -> int:
        """Return the level of a track."""
        return self.technology if track == "technology" else self.military

    def leader(self, epoch: int) -> str:
        """Return the leader of an epoch, or nothing."""
        return next((leader for leader in self.leaders if LEADERS[leader].epoch == epoch), "")


@dataclass
class Table:
    """Everything on the table."""

    variant: Variant
    nations: list[Nation]
    order: list[int]
    round: int
    revolution: bool
    fresh: list[str]  # wonders built by the action being carried out
    tiles: dict[str, str]
    wonder_row: list[str]
    wonder_deck: list[str]
    pool: list[str]  # leaders passed on
    event: str
    next_event: str
    goals: dict[str, tuple[int, int]]
    chosen: dict[int, list[str]]  # cards laid face down so far
    asked: set[tuple[str, int]]

    @property
    def players(self) -> list[Nation]:
        """Return the civilizations of players, by seat."""
        return [nation for nation in self.nations if not nation.is_bot]

    @property
    def bots(self) -> list[Nation]:
        """Return the civbots that are alive, highest difficulty first."""
        return [nation for nation in self.nations if nation.is_bot and nation.alive]

    @property
    def in_order(self) -> list[Nation]:
        """Return the players in order of play."""
        return [self.nations[seat] for seat in self.order]

    @property
    def solo(self) -> bool:
        """Return whether a lone player plays (Solospiel)."""
        return len(self.players) == 1

    @property
    def epoch(self) -> int:
        """Return the epoch, from 1."""
        return epoch_of(self.round)

    def others(self, nation: Nation) -> list[Nation]:
        """Return all other civilizations on the map."""
        return [other for other in self.nations if other is not nation and other.alive]

    def present(self, territory: str) -> list[Nation]:
        """Return the civilizations with a cube in a territory."""
        return [nation for nation in self.nations if territory in nation.lands]

    def tile_vp(self, territory: str) -> int:
        """Return the VP printed on the tile of a territory."""
        return TILES[self.tiles[territory]].vp

    def tile_number(self, territory: str) -> int:
        """Return the number of a territory (Gebietsnummer)."""
        return TILES[self.tiles[territory]].number


def read(g: Historia) -> Table:
    """Read a position."""
    return Table(
        variant=g.variant,
        nations=[_nation(seat, civ) for seat, civ in enumerate(g.civs)],
        order=list(g.order),
        round=g.round,
        revolution=g.revolution,
        fresh=list(g.spent),
        tiles=dict(zip(TERRITORIES, g.tiles, strict=True)),
        wonder_row=list(g.wonder_row),
        wonder_deck=list(g.wonder_deck),
        pool=list(g.pool.cards),
        event=g.event,
        next_event=g.next_event,
        goals={goal: divmod(number, 100) for goal, number in g.goals.items()},
        chosen=_chosen(g),
        asked={(frame[0], frame[1]) for seat in flow.to_move(g) if (frame := flow.ask_of(g, seat))},
    )


def _chosen(g: Historia) -> dict[int, list[str]]:
    if not g.asks or g.asks[0][0] != "choose_cards":
        return {}
    return {ask[1]: _names(picks) for ask, picks in zip(g.asks, g.picks, strict=True)}


def _names(picks: tuple[Action, ...]) -> list[str]:
    return [card for _, card in picks]


def _nation(seat: int, civ: Civ) -> Nation:
    return Nation(
        seat=seat,
        people=civ.civilization,
        difficulty=civ.difficulty,
        alive=civ.alive,
        vp=civ.vp,
        technology=civ.technology,
        military=civ.military,
        personal=civ.personal,
        used=civ.used,
        general=civ.general,
        lands={name for number, name in enumerate(TERRITORIES) if civ.lands >> number & 1},
        hand=list(civ.hand.cards),
        row=list(civ.row),
        played=list(civ.played),
        stack=list(civ.stack.cards),
        face_up=list(civ.face_up),
        wonders=list(civ.wonders),
        rotated=list(civ.rotated),
        leaders=[leader for pile in civ.leaders for leader in pile.cards],
        ruling=civ.ruling,
        marker_from=civ.marker_from,
        borrowed=civ.borrowed,
    )


PLAIN = (
    *("alive", "vp", "technology", "military", "personal", "used", "general"),
    *("row", "ruling", "marker_from", "borrowed"),
)
UNORDERED = ("lands", "hand", "played", "stack", "face_up", "wonders", "rotated", "leaders")


def facts(t: Table) -> dict[str, object]:
    """What can be said of a table."""
    found: dict[str, object] = {
        "asked": sorted(t.asked),
        "order": t.order,
        "round": t.round,
        "wonder row": t.wonder_row,
        "wonder deck": sorted(t.wonder_deck),
        "event": t.event,
        "next event": t.next_event,
        "goals": t.goals,
    }
    for nation in t.nations:
        found.update({f"civ {nation.seat} {name}": getattr(nation, name) for name in PLAIN})
        found.update({f"civ {nation.seat} {name}": sorted(getattr(nation, name)) for name in UNORDERED})
    return found


def facts_of(g: Historia) -> dict[str, object]:
    """Return the facts of a position; once the match is over, with its result."""
    found = facts(read(g))
    if not g.asks:
        result = GAME.result(g)
        found["winners"] = sorted(result.winners)
        found["places"] = result.places
    return found
