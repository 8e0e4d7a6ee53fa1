"""The end of the game (7AG-350 to 7AG-354, 7AG-378)."""

from __future__ import annotations

from typing import Final

from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules.areas import age_of, in_play, lead
from saecula.games.seven_ages.rules.registry import rules

ROUND: Final = "round"


def is_due(g: SevenAges) -> bool:
    """Return whether the game ends with this round. [7AG-350, 7AG-351, 7AG-352, 7AG-354, 7AG-378]"""
    limits = [limit for limit in (g.variant.last_age, _first_age(g)) if limit]
    passed = bool(in_play(g)) and any([age_of(g.content, lead(g)) > limit for limit in limits])
    return g.ended or g.passed != NONE or g.outlived or passed or g.round >= int(g.variant.rounds)


def note_age(g: SevenAges, slot: int) -> None:
    """Remember that an empire which leaves play has passed the last age of the match. [7AG-352]"""
    last = g.variant.last_age
    g.outlived |= 0 < last < age_of(g.content, g.empires[slot].progress)


def _first_age(g: SevenAges) -> int:
    """Return the age that ends the match with its first successor (option 6), or 0. [7AG-378]"""
    return g.first_age if g.variant.faster_history else 0


def is_cut_short(g: SevenAges, slot: int) -> bool:
    """Return whether an empire ends the game by leaving the first age (option 6). [7AG-378]"""
    limit = _first_age(g)
    return bool(limit) and age_of(g.content, g.empires[slot].progress) > limit


@rules.step
def end_at_once(g: SevenAges) -> None:
    """Drop the rest of the round, without scoring; its end is the end of the game. [7AG-351, 7AG-378]"""
    g.abandon(ROUND)


@rules.step
def end_game(g: SevenAges) -> None:
    """Close the books. [7AG-353]"""
    g.ended = True
    g.tell("game_ended")
