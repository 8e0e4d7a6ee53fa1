"""Phase 1: income (SOT-060 to SOT-062)."""

from __future__ import annotations

import pytest

from saecula.games.sands_of_time.rules import generations
from tests.sands_of_time.table import Table, table

MARION, ANGELIKA = 0, 1


def east() -> Table:
    """Marion has Asia Minor, Syria and Armenia; Angelika three regions far away. Nobody lives anywhere."""
    t = table(3).nobody()
    t.own(ANGELIKA, "gallia", "hispania", "italia").own(2, "mauretania", "libya")
    t.own(MARION, "asia_minor", "syria", "armenia")
    for seat in range(3):
        t.advances(seat, "law")
    return t


def income(t: Table) -> Table:
    return t.begin(generations.new_generation())


def stock(t: Table, seat: int) -> tuple[int, int]:
    """Grain and gold."""
    return t[seat].grain, t[seat].gold


@pytest.mark.rule("SOT-061", "SOT-X01")
def test_income_of_the_rulebook_example() -> None:
    t = east().tile("armenia", "gold", 3).tile("asia_minor", "grain", 4).tile("syria", "grain", 4)
    t.people(MARION, "armenia", peasants=4)
    t.people(MARION, "asia_minor", peasants=3, soldiers=1).people(MARION, "syria", peasants=2)
    assert stock(income(t), MARION) == (5, 3)


@pytest.mark.rule("SOT-061")
@pytest.mark.parametrize("capacity", [3, 4, 5])
@pytest.mark.parametrize("resource", ["grain", "gold"])
def test_a_region_yields_a_unit_for_each_peasant_up_to_its_capacity(resource: str, capacity: int) -> None:
    for peasants in range(capacity + 2):
        t = east().tile("syria", resource, capacity).people(MARION, "syria", peasants=peasants)
        units = min(peasants, capacity)
        assert stock(income(t), MARION) == ((units, 0) if resource == "grain" else (0, units))


@pytest.mark.rule("SOT-061")
def test_capital_province_and_colony_yield_alike() -> None:
    t = east().own(MARION, "asia_minor", "syria", colonies=("armenia",))
    for region, peasants in (("asia_minor", 1), ("syria", 2), ("armenia", 3)):
        t.tile(region, "gold", 3).people(MARION, region, peasants=peasants)
    assert stock(income(t), MARION) == (0, 6)


@pytest.mark.rule("SOT-061")
def test_income_is_added_to_what_was_kept() -> None:
    t = east().tile("syria", "gold", 3).people(MARION, "syria", peasants=2).stock(MARION, grain=1, gold=2)
    assert stock(income(t), MARION) == (1, 4)


@pytest.mark.rule("SOT-061")
def test_a_city_does_not_raise_what_a_region_yields() -> None:
    t = (
        east()
        .tile("syria", "gold", 3)
        .people(MARION, "syria", peasants=5)
        .building("syria", "city", "aqueduct")
    )
    assert stock(income(t), MARION) == (0, 3)


@pytest.mark.rule("SOT-062")
def test_soldiers_yield_nothing() -> None:
    t = east().tile("syria", "gold", 3).people(MARION, "syria", soldiers=3)
    assert stock(income(t), MARION) == (0, 0)
    t.people(MARION, "syria", peasants=1, soldiers=3)
    assert stock(income(t), MARION) == (0, 1)


@pytest.mark.rule("SOT-062")
def test_peasants_abroad_yield_nothing() -> None:
    t = east().tile("gallia", "gold", 4).tile("graecia", "gold", 4)
    t.people(MARION, "gallia", peasants=2).people(MARION, "graecia", peasants=2)
    t.people(ANGELIKA, "gallia", peasants=1)
    income(t)
    assert stock(t, MARION) == (0, 0)
    assert stock(t, ANGELIKA) == (0, 1)


@pytest.mark.rule("SOT-062")
def test_guests_do_not_use_up_the_capacity() -> None:
    t = east().tile("syria", "gold", 3).people(MARION, "syria", peasants=3)
    t.people(ANGELIKA, "syria", peasants=3)
    income(t)
    assert (stock(t, MARION), stock(t, ANGELIKA)) == ((0, 3), (0, 0))


@pytest.mark.rule("SOT-060")
def test_all_receive_income_at_once_and_nobody_chooses() -> None:
    t = east().tile("syria", "gold", 3).tile("gallia", "grain", 3).tile("libya", "gold", 4)
    t.people(MARION, "syria", peasants=1).people(ANGELIKA, "gallia", peasants=2).people(
        2, "libya", peasants=3
    )
    income(t)
    assert [stock(t, seat) for seat in range(3)] == [(0, 1), (2, 0), (0, 3)]
    assert {frame[0] for frame in t.g.asks} == {"choose_cards"}


@pytest.mark.rule("SOT-060")
def test_the_income_of_a_player_is_told_in_one_line() -> None:
    t = east().tile("armenia", "gold", 3).tile("syria", "grain", 4)
    t.people(MARION, "armenia", peasants=4).people(MARION, "syria", peasants=2)
    t.g.journal = []
    assert [line for line in income(t).g.journal or [] if line[:2] == ("income", MARION)] == [
        ("income", MARION, 2, 3)
    ]
