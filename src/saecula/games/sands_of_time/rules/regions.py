"""Regions, control and citizens (SOT-005 to SOT-016)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Seat
from saecula.games.sands_of_time.entries import Tile
from saecula.games.sands_of_time.position import Empire, SandsOfTime
from saecula.games.sands_of_time.rules.sheets import with_tiles

NOBODY: Final = -1


def in_play(g: SandsOfTime) -> tuple[int, ...]:
    """Return the regions with a resource tile. [SOT-010]"""
    return with_tiles(g.tiles)


def tile(g: SandsOfTime, region: int) -> Tile:
    """Return the resource tile of a region in play. [SOT-021]"""
    return g.content.tiles[g.tiles[region]]


def neighbours(g: SandsOfTime, region: int) -> list[int]:
    """List the adjacent regions in play. [SOT-007, SOT-011]"""
    return [other for other in bits(g.content.adjacent[region]) if g.tiles[other]]


def adjacent_lands(g: SandsOfTime, seat: Seat, region: int) -> tuple[int, ...]:
    """Return the regions of a player next to a region; roads do not help. [SOT-131]"""
    return bits(g.content.adjacent[region] & g.empires[seat].lands)


def controller(g: SandsOfTime, region: int) -> Seat:
    """Return the player whose capital or control marker is in a region, or NOBODY. [SOT-014]"""
    for seat, empire in enumerate(g.empires):
        if empire.lands >> region & 1:
            return seat
    return NOBODY


def colonies(empire: Empire) -> int:
    """Return the controlled regions that are neither starting province nor capital. [SOT-241]"""
    capital = 1 << empire.capital if empire.capital >= 0 else 0
    return empire.lands & ~empire.provinces & ~capital


def size(empire: Empire) -> int:
    """Count the regions of an empire."""
    return empire.lands.bit_count()


def citizens(empire: Empire, region: int) -> int:
    """Count the peasants and soldiers of an empire in a region. [SOT-022]"""
    return empire.peasants[region] + empire.soldiers[region]


def foreign(g: SandsOfTime, seat: Seat) -> list[int]:
    """List the regions with the player's soldiers that the player does not control. [SOT-151, SOT-153]"""
    empire = g.empires[seat]
    return [r for r in in_play(g) if empire.soldiers[r] and not empire.lands >> r & 1]


def population(g: SandsOfTime, region: int) -> int:
    """Count the citizens of all players in a region."""
    return sum([empire.peasants[region] + empire.soldiers[region] for empire in g.empires])


def peasants_left(g: SandsOfTime, empire: Empire) -> int:
    """Count the peasants in the supply. [SOT-002, SOT-005]"""
    return g.content.board.peasants - sum(empire.peasants)


def soldiers_left(g: SandsOfTime, empire: Empire) -> int:
    """Count the soldiers in the supply. [SOT-002, SOT-005]"""
    return g.content.board.soldiers - sum(empire.soldiers)


def pieces_left(g: SandsOfTime, empire: Empire, piece: str) -> int:
    """Count the pieces of a kind in the supply. [SOT-005]"""
    return peasants_left(g, empire) if piece == "peasant" else soldiers_left(g, empire)


def markers_left(g: SandsOfTime, empire: Empire) -> int:
    """Count the control markers in the supply; the capital is not one of them. [SOT-002, SOT-015]"""
    capital = empire.capital >= 0
    return g.content.board.control_markers - size(empire) + capital


def add(empire: Empire, piece: str, region: int, number: int) -> None:
    """Put citizens in a region, or with a negative number take them out."""
    if piece == "peasant":
        empire.peasants = changed(empire.peasants, region, number)
    else:
        empire.soldiers = changed(empire.soldiers, region, number)


def pieces(empire: Empire, region: int) -> list[str]:
    """List the kinds of citizens of an empire in a region."""
    kinds = []
    if empire.peasants[region]:
        kinds.append("peasant")
    if empire.soldiers[region]:
        kinds.append("soldier")
    return kinds


def changed(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """Return the numbers with one of them changed."""
    return (*numbers[:place], numbers[place] + by, *numbers[place + 1 :])


def clockwise(g: SandsOfTime) -> list[Seat]:
    """List all seats, beginning with the start player. [SOT-001, SOT-070]"""
    return [(g.start + i) % g.seats for i in range(g.seats)]


def region_ids(g: SandsOfTime, regions: Iterable[int]) -> list[str]:
    """Return the ids of regions, for actions."""
    ids = g.content.region_ids
    return [ids[region] for region in regions]


def region_id(g: SandsOfTime, region: int) -> str:
    """Return the id of a region, for actions and the journal."""
    return g.content.region_ids[region]
