"""Exploring tiles by land (COC-210 to COC-214, COC-220 to COC-223)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import hosts, land, moving
from saecula.games.clash_of_cultures.rules.hosts import MOVED, Units
from saecula.games.clash_of_cultures.rules.land import KEPT, TURNED
from saecula.games.clash_of_cultures.rules.moving import Passage
from saecula.games.clash_of_cultures.rules.realm import Realm
from saecula.games.clash_of_cultures.rules.registry import rules
from saecula.games.clash_of_cultures.vocabulary import MoveTo, Orient

WORDS: Final = {KEPT: "kept", TURNED: "turned"}
TURN_OF: Final = {word: turn for turn, word in WORDS.items()}


def unknown_hexes(realm: Realm, start: int, movers: Units) -> int:
    """Return the hexes of unexplored tiles next to a group. [COC-047, COC-210]"""
    return realm.land.layout.neighbours[start] & ~realm.land.explored


def explore(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> Frames:
    """Return the frame that reveals a tile."""
    return (reveal(seat, start, goal, units),)


@rules.step
def reveal(g: ClashOfCultures, seat: Seat, start: int, goal: int, units: Units) -> None:
    """Turn up a tile; its half turn is chosen only where the rules leave a choice. [COC-210 to COC-214]"""
    tile, site = draw(g), land.land(g).layout.site_of[goal]
    g.tell("explored", seat, land.name(g, goal))
    turns = land.turns(g, site, tile, goal)
    if not turns:
        stay(g, seat, start, units)
        g.then(lay_tile(seat, site, tile, -1))
        return
    g.then(lay_tile(seat, site, tile, goal), moving.arrive(seat, start, goal, units, True))


def draw(g: ClashOfCultures) -> str:
    """Take a random tile from those that nobody has seen. [COC-020]"""
    tile = g.pool[g.roll(len(g.pool))]
    g.pool = tuple([other for other in g.pool if other != tile])
    return tile


def stay(g: ClashOfCultures, seat: Seat, start: int, units: Units) -> None:
    """Leave a group where it is although it has used its move. [COC-221]"""
    civ = g.civs[seat]
    civ.units = hosts.added(hosts.removed(civ.units, start, units), start, [unit | MOVED for unit in units])


@rules.decision(must=True)
def lay_tile(g: ClashOfCultures, seat: Seat, site: int, tile: str, goal: int) -> list[Action]:
    """Choose how the revealed tile lies; `goal` is the hex that must not be water. [COC-213, COC-214]"""
    return Orient.each([WORDS[turn] for turn in land.turns(g, site, tile, goal)])


@lay_tile.resolve
def put_down(g: ClashOfCultures, seat: Seat, action: Action, site: int, tile: str, goal: int) -> None:
    land.lay(g, site, tile, TURN_OF[Orient.of(action)])


moving.register(
    Passage(
        "explore",
        MoveTo,
        movers=moving.walkers,
        goals=unknown_hexes,
        fits=moving.finds_room,
        grows=moving.finds_room,
        depart=explore,
    )
)
