"""What the tests of leaders share: a table with a leader, and the ratings."""

from __future__ import annotations

from saecula.games.through_the_ages.rules import ratings
from tests.through_the_ages.table import Table, table


def led(leader: str, seats: int = 3, age: int = 1) -> Table:
    """Player 0 has this leader."""
    return table(seats, age).lead(0, leader)


def science(t: Table, seat: int = 0) -> int:
    return ratings.science(t.g, seat)


def culture(t: Table, seat: int = 0) -> int:
    return ratings.culture(t.g, seat)


def strength(t: Table, seat: int = 0) -> int:
    return ratings.strength(t.g, seat)


def happiness(t: Table, seat: int = 0) -> int:
    return ratings.happiness(t.g, seat)


def gained_by(leader: str, t: Table) -> tuple[int, int, int]:
    """What this leader adds to science, culture and strength."""
    before = science(t), culture(t), strength(t)
    t.lead(0, leader)
    return science(t) - before[0], culture(t) - before[1], strength(t) - before[2]
