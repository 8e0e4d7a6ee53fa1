"""Production: income, maintenance, building."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages.modifiers import Income
from saecula.games.seven_ages.rules import building, forces, production
from saecula.games.seven_ages.rules.income import income
from tests.seven_ages.table import Table, table


def egypt(level: int = 1, money: int = 0, units: str = "1 spearmen") -> Table:
    return table(2).found(0, "egyptians", {"egypt": units}, level, money, capital="egypt")


def germany(level: int) -> int:
    t = table(2).found(0, "germans", {"germany": "1 spearmen"}, level, capital="germany").city("germany", 3)
    return income(t.g, t["germans"])


@pytest.mark.rule("7AG-091", "7AG-092", "7AG-093", "7AG-094", "7AG-096", "7AG-X06")
def test_income_of_the_examples() -> None:
    t = egypt()
    assert income(t.g, t["egyptians"]) == 6
    t.g.disorder = t.mask("egypt")
    assert income(t.g, t["egyptians"]) == 0
    assert [germany(level) for level in (28, 29, 35, 36, 49)] == [5, 7, 7, 8, 8]


@pytest.mark.rule("7AG-096", "7AG-X06")
def test_without_a_capital_income_is_halved_and_rounded_up() -> None:
    t = table(2).found(0, "germans", {"germany": "1 spearmen"}, 29).city("germany", 3)
    assert income(t.g, t["germans"]) == 4


@pytest.mark.rule("7AG-437", "7AG-445")
def test_no_area_dries_up_twice() -> None:
    t = table(2)
    areas = {"egypt": "1 spearmen", "latium": "1 spearmen", "tibet": "1 spearmen"}
    t.found(0, "egyptians", areas, capital="egypt")
    spared = t.g.content.terrains["mountain"].income
    drought = (t.g.content.event_index["drought"], 0, t.slot("egyptians"))
    assert income(t.g, t["egyptians"]) > spared
    for number in (1, 2):
        t.g.sways = (drought,) * number
        assert income(t.g, t["egyptians"]) == spared


@pytest.mark.rule("7AG-095")
def test_oil_counts_in_the_last_age() -> None:
    t = table(2)
    area = next(a for a in t.g.content.areas if a.oil and a.terrain == "desert")
    t.found(0, "romans", {area.id: "1 spearmen"}, 42, capital=area.id)
    assert income(t.g, t["romans"]) == 1
    t["romans"].progress = 43
    assert income(t.g, t["romans"]) == 4


@pytest.mark.rule("7AG-010", "7AG-090", "7AG-098")
def test_income_comes_before_maintenance_and_money_has_a_limit() -> None:
    t = egypt(money=198, units="3 spearmen")
    t.begin(production.produce(0, 0))
    assert t["egyptians"].money == 199 - 3


@pytest.mark.rule("7AG-098", "7AG-100", "7AG-X30")
def test_units_that_cannot_be_paid_return_to_the_pool() -> None:
    t = table(2).found(0, "romans", {"latium": "4 spearmen", "lombardy": "3 spearmen"}, capital="latium")
    t.g.disorder = t.mask("latium", "lombardy")
    t["romans"].money = 5
    t.begin(production.produce(0, 0))
    assert t.asked == ("leave_unpaid", 0)
    spearmen = t.g.content.unit_index["spearmen"]
    t.choose(0, "unpaid", "latium").choose(0, "give_up", spearmen)
    t.choose(0, "unpaid", "lombardy").choose(0, "give_up", spearmen)
    assert t.asked == ("build", 0)
    assert t["romans"].money == 0
    assert forces.total(t["romans"]) == 5


@pytest.mark.rule("7AG-100", "7AG-420")
def test_areas_that_lose_an_unpaid_unit_fall_into_disorder() -> None:
    t = table(2).found(0, "romans", {"latium": "2 spearmen", "sinai": "9 spearmen"}, capital="latium")
    t.begin(production.leave_unpaid(0, 0, 1))
    t.choose(0, "unpaid", "latium").choose(0, "give_up", t.g.content.unit_index["spearmen"])
    assert t.g.disorder == t.mask("latium")


@pytest.mark.rule("7AG-417")
def test_an_area_that_becomes_neutral_keeps_only_its_city() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen", "sinai": "1 spearmen"}, capital="latium")
    t.g.forts = t.mask("latium")
    t.begin(production.leave_unpaid(0, 0, 1))
    t.choose(0, "unpaid", "latium").choose(0, "give_up", t.g.content.unit_index["spearmen"])
    assert (t.g.forts, t.g.disorder, t["romans"].capital) == (0, 0, -1)
    assert t.g.cities[0] == t.mask("latium")


@pytest.mark.rule("7AG-300", "7AG-413")
def test_an_empire_that_loses_its_last_unit_is_discarded() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen"})
    t.begin(production.leave_unpaid(0, 0, 1), building.build(0, 0))
    t.choose(0, "give_up", t.g.content.unit_index["spearmen"])
    assert t.g.empires[0].owner == -2
    assert t.g.discard[-1] == "romans"
    assert t.asked == ("", -1)


@pytest.mark.rule("7AG-099", "7AG-X30")
def test_barbarians_pay_nothing() -> None:
    t = table(2)
    id_ = next(c.id for c in t.g.content.cards if c.no_cities)
    t.found(0, id_, {"poland": "5 spearmen"}, level=1)
    t.begin(production.produce(0, 0))
    assert t.asked == ("build", 0)
    assert forces.total(t.g.empires[0]) == 5


@pytest.mark.rule("7AG-101")
def test_units_need_level_money_and_counters() -> None:
    t = egypt(level=1, money=20)
    index = t.g.content.unit_index
    t.begin(building.build(0, 0))
    assert t.named(0, "build") == [index["spearmen"]]
    t["egyptians"].progress = 6
    assert building.buyable(t.g, 0) >> index["swordsmen"] & 1
    t["egyptians"].money = 1
    assert not building.buyable(t.g, 0) >> index["swordsmen"] & 1
    mix = t.g.content.mixes[0][index["spearmen"]]
    t = egypt(money=20, units=f"{mix} spearmen")
    assert not building.buyable(t.g, 0) >> index["spearmen"] & 1


@pytest.mark.rule("7AG-101")
def test_both_sides_of_a_counter_share_the_pool() -> None:
    t = egypt(level=40, money=20, units="2 swordsmen")
    index = t.g.content.unit_index
    assert forces.left(t.g, 0, index["swordsmen"]) == forces.left(t.g, 0, index["motorised_infantry"]) == 3


@pytest.mark.rule("7AG-103")
def test_an_area_builds_as_many_units_as_its_city_has_levels() -> None:
    t = egypt(money=40).city("egypt", 3)
    t.begin(production.produce(0, 0))
    for _ in range(3):
        t.choose(0, "build", t.g.content.unit_index["spearmen"])
    assert "build" not in t.verbs(0)


@pytest.mark.rule("7AG-102")
def test_ships_are_built_on_the_coast() -> None:
    t = egypt(level=5, money=20)
    galley, spearmen = t.g.content.unit_index["galley"], t.g.content.unit_index["spearmen"]
    assert building.fits(t.g, galley, t.area("egypt"))
    assert not building.fits(t.g, galley, t.area("bohemia"))
    assert building.fits(t.g, galley, t.area("red_sea"))
    assert not building.fits(t.g, spearmen, t.area("red_sea"))


@pytest.mark.rule("7AG-151")
def test_a_ship_can_be_built_on_the_second_shore() -> None:
    t = table(2).found(0, "romans", {"latium": "1 spearmen"}, level=8, money=20, capital="latium")
    t.begin(production.produce(0, 0))
    galley = t.g.content.unit_index["galley"]
    t.choose(0, "build_in", "latium").choose(0, "build_beyond", galley)
    place = t.g.content.other_shore[t.area("latium")]
    assert forces.share(t["romans"].forces.at(place), "naval") == 1


@pytest.mark.rule("7AG-105")
def test_the_no_ships_symbol() -> None:
    t = table(2)
    card = next(c for c in t.g.content.cards if c.no_ships == 4)
    t.found(0, card.id, {"england": "1 spearmen"}, level=28, money=20)
    galley = t.g.content.unit_index["galley"]
    assert not building.buyable(t.g, 0) >> galley & 1
    t[card.id].progress = 29
    assert building.buyable(t.g, 0) >> galley & 1


@pytest.mark.rule("7AG-104", "7AG-110")
def test_forts_and_elites() -> None:
    t = egypt(money=20)
    t.begin(building.build(0, 0))
    t.choose(0, "fort", "egypt").choose(0, "elite")
    assert (t["egyptians"].money, t["egyptians"].elites, t.g.forts) == (5, 1, t.mask("egypt"))
    assert "fort" not in t.verbs(0)
    assert "elite" not in t.verbs(0)


@pytest.mark.rule("7AG-097", "7AG-437")
def test_additions_come_before_the_halving() -> None:
    t = table(2)
    card = next(c for c in t.g.content.cards if Income(n=1, per="area", kind="jungle") in c.effects)
    jungle = next(a.id for a in t.g.content.areas if a.terrain == "jungle" and not a.wheat and not a.oil)
    t.found(0, card.id, {jungle: "1 spearmen", "england": "1 spearmen"}, capital="england")
    assert income(t.g, t[card.id]) == (1 + 1) + (3 + 2 + 1)
    t[card.id].capital = -1
    assert income(t.g, t[card.id]) == 4


def test_a_financier_counts_the_city_where_he_is() -> None:
    t = egypt().city("egypt", 3)
    leader = next(n for n, x in enumerate(t.g.content.leaders) if x.types == ("financier",))
    assert income(t.g, t["egyptians"]) == 8
    t["egyptians"].leaders = ((leader, t.area("egypt")),)
    assert income(t.g, t["egyptians"]) == 11
    t["egyptians"].leaders = ((leader, t.area("latium")),)
    assert income(t.g, t["egyptians"]) == 8


@pytest.mark.rule("7AG-099")
def test_becoming_civilized_brings_maintenance() -> None:
    t = table(2)
    card = next(c for c in t.g.content.cards if c.no_cities == 3)
    t.found(0, card.id, {"poland": "2 spearmen"}, level=21, money=10)
    before = income(t.g, t[card.id])
    t.begin(production.produce(0, 0))
    assert t[card.id].money == 10 + before
    t[card.id].progress, t[card.id].money = 22, 10
    t.begin(production.produce(0, 0))
    assert t[card.id].money == 10 + before - 2
