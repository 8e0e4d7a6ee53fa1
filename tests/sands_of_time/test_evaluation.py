"""What bots think of a position: better things weigh more, and nothing stale is kept."""

from __future__ import annotations

import pytest

from saecula.core.contracts import random_match
from saecula.games.sands_of_time import GAME, evaluation
from tests.sands_of_time.table import Table, table


def scene() -> Table:
    """Two small empires in the middle of the first dynasty."""
    t = table(2)
    t.own(0, "hispania", "gallia", "italia").own(1, "asia_minor", "syria", "armenia")
    for seat in range(2):
        t.chronicle(seat).heritage(seat, 2, 2, 2).caravan(seat).unrest(seat, 3).stock(seat, 3, 3)
    t.g.space = 4
    return t.nobody().people(0, "gallia", 2, 1).people(1, "syria", 2, 2)


def value(t: Table, seat: int = 0) -> float:
    return evaluation.evaluate(t.g, seat)


@pytest.mark.parametrize(
    "better",
    [
        lambda t: setattr(t[0], "vp", 2),
        lambda t: t.stock(0, 6, 3),
        lambda t: t.stock(0, 3, 6),
        lambda t: t.unrest(0, 2),
        lambda t: t.heritage(0, 2, 3, 2),
        lambda t: t.people(0, "gallia", peasants=3, soldiers=1),
        lambda t: t.own(0, "hispania", "gallia", "italia", "sicilia"),
        lambda t: t.building("gallia", "temple"),
        lambda t: t.caravan(0, "hispania_gallia"),
        lambda t: t.chronicle(0, a=1).building("gallia", "city"),
        lambda t: setattr(t[1], "vp", -2),
        lambda t: t.people(1, "syria", 1, 0),
    ],
)
def test_what_is_better_weighs_more(better: object) -> None:
    t = scene()
    before = value(t)
    assert callable(better)
    better(t)
    assert value(t) > before


def founding(resource: str, capacity: int, region: str = "italia") -> float:
    """What two provinces and this one promise before the capital is chosen."""
    t = table(2).tile(region, resource, capacity).own(0, "hispania", "gallia", region).nobody()
    t.g.generation, t[0].capital = 0, -1
    return value(t)


def test_provinces_are_founded_where_there_is_room_and_gold_and_trade() -> None:
    assert founding("grain", 4) > founding("grain", 3)
    assert founding("gold", 4) > founding("grain", 4)
    assert founding("grain", 4, "germania") > founding("grain", 4, "illyricum")  # amber


def test_what_provinces_promised_counts_no_more_when_the_match_has_begun() -> None:
    t = scene()
    before = value(t)
    assert value(t.tile("italia", "gold", 3)) == value(t.tile("italia", "grain", 3)) == before


def test_a_card_that_would_score_is_better_than_one_that_would_not() -> None:
    met = value(scene().own(0, "hispania", "gallia", "italia", "sicilia").chronicle(0, c=1))
    missed = value(scene().own(0, "hispania", "gallia", "italia", "sicilia").chronicle(0, e=1))
    assert met > missed


def test_at_the_end_only_points_count() -> None:
    t = scene()
    t[0].vp = 17
    t.g.dynasty = len(t.g.content.board.zones)
    assert evaluation.prospects(t.g, 0) == 17.0


def test_what_is_kept_is_what_would_be_measured_anew() -> None:
    positions = []
    random_match(GAME, 3, "kept", on_position=lambda g: positions.append(GAME.clone(g)))
    kept = [value(Table(g), g.empires[0].unrest % 3) for g in positions]
    anew = []
    for g in positions:
        evaluation._held.clear()
        anew.append(value(Table(g), g.empires[0].unrest % 3))
    assert kept == anew
