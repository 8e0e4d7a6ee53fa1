"""Action: Tribute (rulebook: Tribut)."""

from __future__ import annotations

import pytest

from tests.sands_of_time.table import Table, table

COLONIES = ("tribute_of_colonies",)
CARAVANS = ("tribute_of_caravans",)


def italy(seats: int = 3) -> Table:
    """Player 0 has the capital in Italia (grain) and Gallia (gold); nobody has a caravan or a resource."""
    t = table(seats).own(0, "italia", "gallia").own(1, "graecia", "rhodes").own(2, "syria", "armenia")
    t.tile("italia", "grain", 4).tile("gallia", "gold", 4).tile("sicilia", "gold", 3)
    for seat in range(seats):
        t.caravan(seat)
    return t.nobody()


def stock(t: Table, seat: int) -> tuple[int, int]:
    return t[seat].grain, t[seat].gold


@pytest.mark.rule("SOT-X22", "SOT-240", "SOT-242")
def test_tribute_from_caravans_at_capital_and_city() -> None:
    t = italy().own(0, "italia", "sicilia").tile("sicilia", "gold", 3).building("sicilia", "city")
    t.caravan(1, "gallia_italia", "hispania_italia", "sicilia_libya")
    t.caravan(2, "italia_graecia", "sicilia_rhodes")
    t.stock(0, 1, 1).stock(1, 5, 5).stock(2, 5, 5).act(0, "tribute")
    assert stock(t, 0) == (4, 3)
    assert stock(t, 1) == (3, 4)
    assert stock(t, 2) == (4, 4)
    assert t[0].played == ("tribute",)


@pytest.mark.rule("SOT-240")
def test_one_source_is_chosen() -> None:
    t = italy().own(0, "italia", colonies=("sicilia",)).caravan(1, "gallia_italia").stock(1, 3, 3)
    t.act(0, "tribute")
    assert t.options(0) == [COLONIES, CARAVANS]
    t.choose(0, "tribute_of_colonies")
    assert stock(t, 0) == (0, 1)
    assert stock(t, 1) == (3, 3)
    t = italy().own(0, "italia", colonies=("sicilia",)).caravan(1, "gallia_italia").stock(1, 3, 3)
    t.act(0, "tribute").choose(0, "tribute_of_caravans")
    assert stock(t, 0) == (1, 0)
    assert stock(t, 1) == (2, 3)


@pytest.mark.rule("SOT-240", "SOT-242")
def test_each_colony_gives_a_unit_of_its_resource_at_nobodys_cost() -> None:
    t = italy().own(0, "italia", "gallia", colonies=("sicilia", "hispania", "libya"))
    t.tile("sicilia", "gold", 3).tile("hispania", "gold", 4).tile("libya", "grain", 5)
    t.people(1, "libya", 3).stock(1, 3, 3).stock(2, 3, 3).act(0, "tribute")
    assert stock(t, 0) == (1, 2)
    assert [stock(t, seat) for seat in (1, 2)] == [(3, 3), (3, 3)]


@pytest.mark.rule("SOT-241", "SOT-078")
def test_provinces_and_the_capital_are_no_colonies() -> None:
    t = italy().turn(0, "tribute", "chronicle")
    assert ("carry_out", "tribute") not in t.options(0)
    t = italy().own(0, "italia", "gallia", colonies=("sicilia",)).turn(0, "tribute", "chronicle")
    assert ("carry_out", "tribute") in t.options(0)


@pytest.mark.rule("SOT-241", "SOT-013")
def test_a_province_lost_and_annexed_again_is_a_colony() -> None:
    t = italy().people(0, "gallia", 2).stock(0, grain=1)
    t[0].lands &= ~t.mask("gallia")
    t[0].provinces &= ~t.mask("gallia")
    t.act(0, "conquest")
    assert t.lands(0) == {"italia", "gallia"}
    t.act(0, "tribute")
    assert stock(t, 0) == (0, 1)


@pytest.mark.rule("SOT-241", "SOT-134")
def test_a_colony_that_becomes_the_capital_is_a_colony_no_more() -> None:
    t = italy().own(0, "sicilia", "gallia").turn(0, "tribute", "chronicle")
    assert ("carry_out", "tribute") not in t.options(0)


@pytest.mark.rule("SOT-242")
def test_who_has_too_little_loses_what_there_is_and_the_gain_is_full() -> None:
    t = italy().caravan(1, "gallia_italia", "hispania_italia", "italia_graecia").caravan(2, "gallia_italia")
    t.stock(1, grain=2, gold=9).act(0, "tribute")
    assert stock(t, 0) == (4, 0)
    assert stock(t, 1) == (0, 9)
    assert stock(t, 2) == (0, 0)


@pytest.mark.rule("SOT-240")
def test_own_caravans_and_those_that_pass_by_pay_nothing() -> None:
    t = italy().caravan(0, "gallia_italia").caravan(1, "hispania_gallia", "graecia_rhodes").stock(1, 3, 3)
    t.turn(0, "tribute", "chronicle")
    assert ("carry_out", "tribute") not in t.options(0)
    t.caravan(2, "italia_sicilia").stock(0).act(0, "tribute")
    assert stock(t, 0) == (1, 0)


@pytest.mark.rule("SOT-243")
def test_a_caravan_between_two_such_regions_pays_at_both() -> None:
    t = italy().building("gallia", "city").caravan(1, "gallia_italia").stock(1, 3, 3).act(0, "tribute")
    assert stock(t, 0) == (1, 1)
    assert stock(t, 1) == (2, 2)


@pytest.mark.rule("SOT-244", "SOT-264")
@pytest.mark.parametrize("opened", ["focus", "tyranny", "both"])
def test_with_civil_unlocked_both_sources_pay_once(opened: str) -> None:
    t = italy().own(0, "italia", colonies=("sicilia",)).caravan(1, "gallia_italia").stock(1, 3, 3)
    if opened != "tyranny":
        t.focus(0, "civil")
    if opened != "focus":
        t.advances(0, "tyranny")
    t.act(0, "tribute")
    assert t.asked == ("", -1)
    assert stock(t, 0) == (1, 1)
    assert stock(t, 1) == (2, 3)


@pytest.mark.rule("SOT-244")
@pytest.mark.parametrize("category", ["politics", "culture"])
def test_another_category_does_not_open_the_box(category: str) -> None:
    t = italy().own(0, "italia", colonies=("sicilia",)).caravan(1, "gallia_italia").focus(0, category)
    assert t.act(0, "tribute").options(0) == [COLONIES, CARAVANS]


@pytest.mark.rule("SOT-245")
def test_only_cities_under_own_control_count() -> None:
    t = italy().building("sicilia", "city").building("graecia", "city").caravan(2, "sicilia_graecia")
    t.people(0, "sicilia", 5).turn(0, "tribute", "chronicle")
    assert ("carry_out", "tribute") not in t.options(0)
    t.own(0, "italia", "gallia", "sicilia").tile("sicilia", "gold", 3).turn(0, "tribute", "chronicle")
    assert ("carry_out", "tribute") in t.options(0)


@pytest.mark.rule("SOT-245")
def test_a_province_without_a_city_collects_nothing() -> None:
    t = italy().caravan(1, "hispania_gallia", "gallia_italia").stock(1, 5, 5).act(0, "tribute")
    assert stock(t, 0) == (1, 0)
    assert stock(t, 1) == (4, 5)


@pytest.mark.rule("SOT-246")
def test_a_city_in_the_capital_region_is_settled_once() -> None:
    t = italy().building("italia", "city").caravan(1, "gallia_italia").stock(1, 3).act(0, "tribute")
    assert stock(t, 0) == (1, 0)
    assert stock(t, 1) == (2, 0)


@pytest.mark.rule("SOT-246", "SOT-244")
def test_a_colony_with_a_city_is_both() -> None:
    t = italy().own(0, "italia", colonies=("sicilia",)).tile("sicilia", "gold", 3).building("sicilia", "city")
    t.caravan(1, "sicilia_libya").stock(1, 3, 3).focus(0, "civil").act(0, "tribute")
    assert stock(t, 0) == (0, 2)
    assert stock(t, 1) == (3, 2)


@pytest.mark.rule("SOT-246")
def test_the_capital_is_settled_first_then_the_cities() -> None:
    """Syria lies behind Asia Minor in the list of regions; it is the capital."""
    t = table(3).own(0, "syria", "asia_minor").own(1, "italia").own(2, "gallia").nobody()
    t.tile("syria", "gold", 4).tile("asia_minor", "grain", 4).building("asia_minor", "city")
    for seat in range(3):
        t.caravan(seat)
    t.caravan(1, "cyprus_syria", "asia_minor_armenia").stock(1, 2, 2)
    t.g.journal = []
    t.act(0, "tribute")
    gained = [line[1:] for line in t.g.journal if line[0] == "gained"]
    assert gained == [(0, 1, "gold"), (0, 1, "grain")]
