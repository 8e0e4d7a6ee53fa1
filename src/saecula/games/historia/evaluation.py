"""Evaluate a position for a seat: VP so far and VP that the position promises."""

from __future__ import annotations

from typing import Final

from saecula.core.bits import bits
from saecula.core.game import Swing
from saecula.core.position import Seat
from saecula.games.historia.entries import Wonder
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import calendar, matrix, measures, ruling
from saecula.games.historia.rules.world import tile_vp

# Weights in VP, fitted by `python -m tools.weights` to the final margins of seats. Another round of fitting
# makes greedy stronger, but not the search.
GOVERNMENT: Final = 0.24  # of its VP, for every bonus still to come
LAND: Final = 0.67  # of the VP of tiles, for every bonus still to come
TECHNOLOGY: Final = 0.77  # for each level, for every round after this one
MILITARY: Final = 0.89
READY_CUBE: Final = 0.48
CARD_IN_HAND: Final = 0.73
ADVISOR: Final = 1.0
WONDER: Final = 0.35  # of the VP of an activation, for every round in which it is upright
LEADER_MET: Final = 0.78  # of the VP of a condition
LEADER_NEAR: Final = 0.5
SHARED: Final = 0.25  # of a tile that is shared now
RIVALS: Final = 1.0  # of the rivals' mean prospects

# Fitted by `python -m tools.chances historia --seats 2 3 4 --matches 60 --out results`.
SWING: Final = Swing(start=24.6, end=2.1, choices=104)


def evaluate(g: Historia, seat: Seat) -> float:
    """Return the seat's prospects minus a part of its rivals'."""
    own = prospects(g, seat)
    others = [prospects(g, other) for other in range(len(g.civs)) if other != seat and g.civs[other].alive]
    return own - RIVALS * sum(others) / len(others) if others else own


def rivals(g: Historia) -> range:
    """Return the civbots that a lone player must beat, or none in a match of several players. [HIS-282]"""
    return range(1, len(g.civs)) if g.seats == 1 else range(0)


def prospects(g: Historia, index: int) -> float:
    """Return VP so far plus what government, territories, wonders, leader and cubes may still bring."""
    civ = g.civs[index]
    if not civ.alive:
        return -100.0
    if g.agenda == [] and not g.asks:
        return float(civ.vp)
    left = calendar.last_round(g) - max(g.round, 1) + 1
    value = civ.vp + _government(g, civ) + _territories(g, index)
    value += (left - 1) * (TECHNOLOGY * civ.technology + MILITARY * civ.military)
    if civ.difficulty:
        return value
    value += READY_CUBE * civ.personal + CARD_IN_HAND * len(civ.hand.cards) + ADVISOR * _advisors(g, civ)
    value += WONDER * (left * _yields(g, civ.wonders) + (left - 1) * _yields(g, civ.rotated))
    return value + _leader(g, index, civ)


def _to_come(g: Historia, measure: str) -> int:
    """Count how often a measure of the time circle is still carried out."""
    per_epoch = g.content.board.rounds_per_epoch
    coming = range(max(g.round, 1), calendar.last_round(g) + 1)
    return sum([measure in g.content.segments[(round_ - 1) % per_epoch] for round_ in coming])


def _government(g: Historia, civ: Civ) -> float:
    bonus = g.content.governments[matrix.government(g, civ)]
    return GOVERNMENT * bonus.vp * _to_come(g, "government_bonus")


def _territories(g: Historia, index: int) -> float:
    alone = ruling.scoring_lands(g, index)
    shared = g.civs[index].lands & ~alone
    tiles = float(sum([tile_vp(g, place) for place in bits(alone)]))
    tiles += SHARED * sum([tile_vp(g, place) for place in bits(shared)])
    return LAND * tiles * _to_come(g, "territory_bonus")


def _advisors(g: Historia, civ: Civ) -> int:
    return sum([card not in g.content.actions for card in civ.hand.cards])


def _yields(g: Historia, names: tuple[str, ...]) -> float:
    return sum([_yield(g.content.wonders[name]) for name in names])


def _yield(wonder: Wonder) -> float:
    """Return the VP of one activation; a cube or card counts as half a VP."""
    vp = sum([effect.n if effect.op == "gain_vp" else 0.5 for effect in wonder.effects])
    return vp - {"destroy": 2.0, "pay": 0.5}.get(wonder.activation, 0.0)


def _leader(g: Historia, index: int, civ: Civ) -> float:
    """Value the leader's conditions: those that are met, and others by how close they are."""
    epoch = calendar.epoch(g) if g.round else 1
    value = 0.0
    for leader in civ.leaders[epoch - 1].cards:
        if leader not in g.content.leaders:
            continue
        for condition in g.content.leaders[leader].conditions:
            reached = measures.leader_metric(g, index, civ, condition.metric) / condition.at_least
            value += condition.vp * (LEADER_MET if reached >= 1 else LEADER_NEAR * reached * reached)
    return value
