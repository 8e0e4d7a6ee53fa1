"""Chances of a battle: the hits that units deal on average, tabulated by kinds (COC-232 to COC-237)."""

from __future__ import annotations

from functools import lru_cache

from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.entries import Face
from saecula.games.clash_of_cultures.rules.hosts import LEADER
from saecula.games.clash_of_cultures.words import KINDS


@lru_cache(maxsize=1 << 12)
def expected_hits(content: Content, kinds: tuple[int, ...], extra_dice: int = 0, bonus: int = 0) -> float:
    """Return the hits that these units deal in a round on average, before any are ignored."""
    divisor = content.board.hit_divisor
    values = _values(content, len(kinds) + extra_dice, tuple(sorted(kinds)))
    return sum([chance * (max(value + bonus, 0) // divisor) for value, chance in values.items()])


@lru_cache(maxsize=1 << 12)
def _values(content: Content, dice: int, idle: tuple[int, ...]) -> dict[int, float]:
    """Return the combat values of this many dice with their chances; each idle unit may be activated once."""
    if not dice:
        return {0: 1.0}
    found: dict[int, float] = {}
    faces = content.board.die
    for face in faces:
        kind = KINDS.index(face.kind)
        if kind == LEADER and LEADER in idle:
            # The die is rolled again until it shows another symbol, and the leader is used up.
            others = [other for other in faces if KINDS.index(other.kind) != LEADER]
            left = _without(idle, LEADER)
            for other in others:
                _add(found, content, dice, left, other, 1 / len(faces) / len(others))
        else:
            _add(found, content, dice, idle, face, 1 / len(faces))
    return found


def _add(
    found: dict[int, float], content: Content, dice: int, idle: tuple[int, ...], face: Face, chance: float
) -> None:
    """Add the values of a roll whose first die shows this face."""
    kind = KINDS.index(face.kind)
    value, left = int(face.number), idle
    if kind in idle and kind != LEADER:
        unit = content.units[kind]
        value = unit.value + (0 if unit.ignore else face.number)
        left = _without(idle, kind)
    for rest, odds in _values(content, dice - 1, left).items():
        found[value + rest] = found.get(value + rest, 0.0) + odds * chance


def _without(idle: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = idle.index(kind)
    return idle[:at] + idle[at + 1 :]
