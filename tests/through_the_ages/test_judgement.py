"""What bots think of a position: better things weigh more."""

from __future__ import annotations

import pytest

from saecula.core.secrecy import Seen
from saecula.games.through_the_ages import judgement
from tests.through_the_ages.table import Table, table


def scene() -> Table:
    """Two young civilizations in the first age."""
    t = table(2)
    t.g.round, t.g.age = 5, 1
    return t.workers(0, agriculture=2, bronze=2, philosophy=1, warriors=1).points(0, 4, 10)


def value(t: Table, seat: int = 0) -> float:
    return judgement.judgement(Seen(t.g, seat), seat)


@pytest.mark.parametrize(
    "better",
    [
        lambda t: t.points(0, 4, 12),
        lambda t: t.points(0, 6, 10),
        lambda t: t.workers(0, bronze=3),
        lambda t: t.workers(0, agriculture=3),
        lambda t: t.workers(0, philosophy=2),
        lambda t: t.workers(0, warriors=2),
        lambda t: t.banks(0, unused=2),
        lambda t: t.develop(0, "monarchy"),
        lambda t: t.develop(0, "alchemy"),
        lambda t: t.wonders(0, "hanging_gardens"),
        lambda t: t.unfinished(0, "pyramids", 2),
        lambda t: t.lead(0, "aristotle"),
        lambda t: t.hand(0, "irrigation"),
        lambda t: t.store(0, bronze=3),
        lambda t: t.points(1, 0, -5),
    ],
)
def test_what_is_better_weighs_more(better: object) -> None:
    t = scene()
    before = value(t)
    assert callable(better)
    better(t)
    assert value(t) > before


@pytest.mark.parametrize(
    "worse",
    [
        lambda t: t.banks(0, yellow=4, unused=0),  # hungry and unhappy
        lambda t: t.banks(0, blue=0),  # corruption
        lambda t: t.workers(1, warriors=6),  # a strong neighbour
    ],
)
def test_what_is_worse_weighs_less(worse: object) -> None:
    t = scene()
    before = value(t)
    assert callable(worse)
    worse(t)
    assert value(t) < before


def test_who_resigned_has_lost() -> None:
    t = scene()
    t.g.out = 1
    assert value(t) < value(scene()) - 50


def test_at_the_end_only_culture_counts() -> None:
    t = scene()
    t.g.agenda, t.g.asks = [], ()
    assert judgement.prospects(t.g, 0) == 10.0
