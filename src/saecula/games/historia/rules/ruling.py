"""Promo: ways of ruling (HIS-310 to HIS-317)."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Seat
from saecula.games.historia.entries import RulingTile
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import calendar, goals, matrix, wonders
from saecula.games.historia.rules.registry import rules
from saecula.games.historia.rules.world import territories_in
from saecula.games.historia.vocabulary import Borrow, GiveUp, Rule

# The abilities that lend levels, with their tracks.
LENT_TRACKS: Final = {"technology_plus_2": "technology", "military_plus_2": "military"}


def has_ability(civ: Civ, ability: str) -> bool:
    """Return whether the ruling tile lends this ability now."""
    return civ.ruling == ability


def tile_of(g: Historia, civ: Civ) -> RulingTile:
    """Return the ruling tile of a civilization. [HIS-310]"""
    return next(tile for tile in g.content.ruling_tiles.values() if civ.civilization in tile.civilizations)


def may_rule(g: Historia, seat: Seat) -> bool:
    """Return whether a player is strictly first in one metric of the tile and not alone last in the other.

    [HIS-311, HIS-312]
    """
    civ = g.civs[seat]
    one, other = tile_of(g, civ).metrics
    return (_is_first(g, civ, one) and not _is_last(g, civ, other)) or (
        _is_first(g, civ, other) and not _is_last(g, civ, one)
    )


def _compared(g: Historia, civ: Civ, metric: str) -> list[int]:
    """Return the values of the others on the map; civbots have no wonders to compare. [HIS-312]"""
    others = g.civs[: g.seats] if metric == "wonders" else [c for c in g.civs if c.alive]
    return [wonders.metric(g, other, metric) for other in others if other is not civ]


def _is_first(g: Historia, civ: Civ, metric: str) -> bool:
    """Return whether a civilization is first; a tie for first is not enough. [HIS-311]"""
    own = wonders.metric(g, civ, metric)
    return all([value < own for value in _compared(g, civ, metric)])


def _is_last(g: Historia, civ: Civ, metric: str) -> bool:
    """Return whether a civilization is last; a tie for last, or nobody to compare with, does not count.

    [HIS-311]
    """
    own = wonders.metric(g, civ, metric)
    values = _compared(g, civ, metric)
    return bool(values) and all([value > own for value in values])


@rules.free_action(Rule.id)
def rule(g: Historia, seat: Seat) -> list[Action]:
    """Choose, once per game and in your turn, an ability and the supply its marker cube comes from.

    [HIS-312, HIS-313]
    """
    civ = g.civs[seat]
    if civ.ruling != "ready" or g.active != seat or not may_rule(g, seat):
        return []
    supplies = [name for name, cubes in _supplies(civ) if cubes]
    return [Rule(ability, supply) for ability in g.content.abilities for supply in supplies]


def _supplies(civ: Civ) -> list[tuple[str, int]]:
    return [("general", civ.general), ("used", civ.used), ("personal", civ.personal)]


@rule.resolve
def begin_rule(g: Historia, seat: Seat, action: Action) -> None:
    ability, supply = Rule.of(action)
    civ = g.civs[seat]
    move_marker(civ, supply, -1)
    civ.ruling = ability
    civ.marker_from = supply
    civ.borrowed = 0
    g.tell("ruled", seat, ability)
    amount = g.content.abilities[ability].n
    if ability == "two_cubes":
        g.then(borrow_cubes(seat, min(amount, civ.general)))
    elif ability in LENT_TRACKS:
        g.then(borrow_level(seat, LENT_TRACKS[ability], amount))


def move_marker(civ: Civ, supply: str, cubes: int) -> None:
    """Move the marker cube out of a supply or back into it. [HIS-313]"""
    if supply == "general":
        civ.general += cubes
    elif supply == "used":
        civ.used += cubes
    else:
        civ.personal += cubes


@rules.decision(widget="amount")
def borrow_cubes(g: Historia, seat: Seat, most: int) -> list[Action]:
    """Choose up to two cubes to borrow from the general supply until the end of the epoch. [HIS-314]"""
    return Borrow.each(range(most, -1, -1))


@borrow_cubes.resolve
def borrow(g: Historia, seat: Seat, action: Action, most: int) -> None:
    cubes = Borrow.of(action)
    civ = g.civs[seat]
    civ.general -= cubes
    civ.personal += cubes
    civ.borrowed = cubes
    g.tell("borrowed", seat, cubes)


@rules.step
def borrow_level(g: Historia, seat: Seat, track: str, n: int) -> None:
    """Borrow levels until the end of the epoch, within the corridor; their bonuses stay. [HIS-316]"""
    civ = g.civs[seat]
    if not matrix.steps_possible(g, civ, track, 1):
        return
    before = civ.technology + civ.military
    frames = matrix.rise(g, seat, civ, track)
    civ.borrowed += civ.technology + civ.military - before
    if n > 1:
        frames = (*frames, borrow_level(seat, track, n - 1))
    g.then(*frames)


def end_of_epoch(g: Historia) -> list[Frame]:
    """Return the frames that end all abilities after the last measure of the epoch's fourth round.

    [HIS-313, HIS-317]
    """
    if calendar.round_of_epoch(g) != g.content.board.rounds_per_epoch - 1:
        return []
    return [end_rule(seat) for seat in g.order if g.civs[seat].ruling in g.content.abilities]


@rules.step
def end_rule(g: Historia, seat: Seat) -> None:
    """Remove the tile, return the marker cube and give back what was lent. [HIS-313, HIS-314, HIS-316]"""
    civ = g.civs[seat]
    ability, borrowed = civ.ruling, civ.borrowed
    move_marker(civ, civ.marker_from, 1)
    civ.ruling = ""
    civ.marker_from = ""
    civ.borrowed = 0
    g.tell("rule_ended", seat, ability)
    if ability == "two_cubes":
        return_cubes(g, seat, civ, borrowed)
    elif ability in LENT_TRACKS:
        g.then(*give_back_levels(g, seat, civ, LENT_TRACKS[ability], borrowed))


def give_back_levels(g: Historia, seat: Seat, civ: Civ, track: str, n: int) -> tuple[Frame, ...]:
    """Lose the lent levels; where a cell is missing, the other track falls until the step is possible.

    [HIS-301, HIS-316]
    """
    other = "military" if track == "technology" else "technology"
    technology, military = civ.technology, civ.military
    frames: tuple[Frame, ...] = ()
    for _ in range(n):
        if matrix.level(civ, track) == 1:
            break
        while not matrix.lower(g, civ, track) and matrix.lower(g, civ, other):
            frames += goals.reached(g, seat)
        frames += goals.reached(g, seat)
    for name, lost in (("technology", technology - civ.technology), ("military", military - civ.military)):
        if lost:
            g.tell("lost_level", seat, name, lost)
    return frames


def return_cubes(g: Historia, seat: Seat, civ: Civ, cubes: int) -> None:
    """Return lent cubes to the general supply: used ones first, then personal ones, then from the map.

    [HIS-314]
    """
    from_used = min(cubes, civ.used)
    from_personal = min(cubes - from_used, civ.personal)
    civ.used -= from_used
    civ.personal -= from_personal
    civ.general += from_used + from_personal
    missing = cubes - from_used - from_personal
    g.then(*[return_from_map(seat) for _ in range(missing)])


@rules.decision(must=True)
def return_from_map(g: Historia, seat: Seat) -> list[Action]:
    """Choose a territory whose cube goes back to the general supply. [HIS-314]"""
    return GiveUp.each(territories_in(g, g.civs[seat].lands))


@return_from_map.resolve
def withdraw(g: Historia, seat: Seat, action: Action) -> None:
    territory = GiveUp.of(action)
    civ = g.civs[seat]
    civ.lands ^= 1 << g.content.territory_index[territory]
    civ.general += 1
    g.tell("withdrew", seat, territory)


def rulers(g: Historia, place: int) -> list[int]:
    """Return the players with a cube in a territory whose ability covers shared territories. [HIS-315]"""
    return [
        seat
        for seat in range(g.seats)
        if g.civs[seat].lands >> place & 1 and has_ability(g.civs[seat], "shared_territories")
    ]


def scoring_lands(g: Historia, index: int) -> int:
    """Return the territories that score: held alone, or shared under one's own undisputed rule.

    [HIS-205, HIS-315]
    """
    civ = g.civs[index]
    others = 0
    for other in g.civs:
        if other is not civ:
            others |= other.lands
    alone = civ.lands & ~others
    if not has_ability(civ, "shared_territories"):
        return alone
    ruled = sum([1 << place for place in bits(civ.lands & others) if rulers(g, place) == [index]])
    return alone | ruled


def counted_lands(g: Historia, seat: Seat) -> int:
    """Return a player's territories, without those under another player's undisputed rule. [HIS-315]"""
    lands = g.civs[seat].lands
    if not g.variant.ways_of_ruling:
        return lands
    return sum([1 << place for place in bits(lands) if not _ruled_by_another(g, seat, place)])


def _ruled_by_another(g: Historia, seat: Seat, place: int) -> bool:
    ruler = rulers(g, place)
    return len(ruler) == 1 and ruler[0] != seat
