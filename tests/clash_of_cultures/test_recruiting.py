"""Recruiting (COC-006, COC-150 to COC-154, COC-161), and the advances that concern it."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import hosts
from saecula.games.clash_of_cultures.rules.hosts import MOVED, SETTLER
from tests.clash_of_cultures.table import Table, table


def hire(t: Table, hex_: str, *kinds: str) -> Table:
    """Recruit these units in a city."""
    t.do("recruit", hex_)
    for kind in kinds:
        t.take("recruit", "hire", kind)
    return t.take("recruit", "done")


@pytest.mark.rule("COC-150", "COC-151", "COC-152", "COC-161")
def test_units_are_named_and_paid_for_together() -> None:
    t = table().goods(0, food=4, ore=2).act()
    hire(t, "D2", "infantry", "settler")
    assert t.at(0, "D2") == ["settler", "settler", "infantry"]
    assert t.stock() == {"food": 1, "ore": 1}
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-150", "COC-077")
@pytest.mark.parametrize(("mood", "number"), [("happy", 2), ("neutral", 1), ("angry", 1)])
def test_size_and_mood_limit_the_number(mood: str, number: int) -> None:
    t = table().city(0, "D2", mood=mood).units(0, "D2").goods(0, food=7, ore=7).act()
    hire(t, "D2", "infantry", "infantry", "infantry")
    assert t.at(0, "D2") == ["infantry"] * number


@pytest.mark.rule("COC-151")
@pytest.mark.parametrize(
    ("kind", "price"),
    [
        ("settler", {"food": 2}),
        ("infantry", {"food": 1, "ore": 1}),
        ("ship", {"wood": 2}),
        ("cavalry", {"food": 1, "wood": 1}),
        ("elephant", {"food": 2}),
    ],
)
def test_prices_and_the_buildings_that_some_units_need(kind: str, price: dict[str, int]) -> None:
    t = table(base_only=False).lay("D3", "tile_05").units(0, "D2").goods(0, **price)
    for building in ("port", "market"):
        t.city(0, "D2", building, mood="neutral", port="D3" if building == "port" else "")
        allowed = {"port": "ship", "market": kind if kind in ("cavalry", "elephant") else ""}[building]
        free = kind in ("settler", "infantry")
        t.act()
        offered = t.do("recruit", "D2").offered("hire") if t.offered("recruit") else []
        assert (kind in offered or t.at(0, "D2") == [kind] or t.at(0, "D3") == [kind]) == (
            free or kind == allowed
        )
        t.units(0, "D2").units(0, "D3").goods(0, **price)
        t.g.barred = 0
        t.g.activated = ()


@pytest.mark.rule("COC-144", "COC-152")
def test_ships_are_placed_on_the_hex_of_the_port() -> None:
    t = table().lay("D3", "tile_05").city(0, "D2", "port", port="D3").goods(0, wood=4).act()
    hire(t, "D2", "ship", "ship")
    assert t.at(0, "D3") == ["ship", "ship"]


@pytest.mark.rule("COC-152", "COC-161", "COC-170", "COC-X32")
def test_a_full_hex_takes_no_army_unit_but_settlers_and_ships() -> None:
    t = table().lay("D3", "tile_05").city(0, "D2", "port", mood="happy", port="D3")
    t.units(0, "D2", infantry=3, leader=1).goods(0, food=7, ore=7, wood=7).act().do("recruit", "D2")
    assert set(t.offered("hire")) == {"settler", "ship"}
    t = table().city(0, "D2", "temple", mood="happy").units(0, "D2", infantry=3).goods(0, food=7, ore=7).act()
    t.do("recruit", "D2").do("hire", "infantry")
    assert t.offered("hire") == ["settler"]


@pytest.mark.rule("COC-006")
def test_of_two_units_on_a_hex_the_one_that_can_do_less_is_taken_back() -> None:
    t = table().units(0, "D2", settler=2).advances(0, "storage").goods(0, food=2)
    t[0].units = hosts.put(t[0].units, t.place("C2"), [hosts.SETTLER, hosts.SETTLER | hosts.ON_MOUNTAIN])
    t.act().do("recruit", "D2").take("recruit", "hire", "settler").take("recruit", "done")
    t.do("take_back", "C2")
    assert t.raw(0, "C2") == (hosts.SETTLER,)


@pytest.mark.rule("COC-006")
def test_a_unit_on_the_map_is_taken_back_where_the_supply_is_empty() -> None:
    t = table().units(0, "D2", settler=1).units(0, "C2", settler=2).units(0, "E2", settler=1)
    t.advances(0, "storage").goods(0, food=3).act().do("recruit", "D2")
    assert set(t.offered("take_back")) == {"C2", "D2", "E2"}
    t.do("take_back", "E2")
    assert (t.at(0, "E2"), t.at(0, "D2")) == ([], ["settler", "settler"])
    assert t.stock() == {"food": 1}


@pytest.mark.rule("COC-006", "COC-181")
def test_a_ship_is_not_taken_from_under_its_passengers() -> None:
    t = table().lay("D3", "tile_03").city(0, "D2", "port", mood="neutral", port="D3").goods(0, wood=2)
    t.units(0, "D3", ship=2, infantry=3).units(0, "C4", ship=2, infantry=2).act().do("recruit", "D2")
    assert t.asked[0] == "act"
    assert t.at(0, "C4").count("ship") == 1
    assert t.at(0, "D3").count("ship") == 3


@pytest.mark.rule("COC-006", "COC-181")
def test_no_ship_is_recruited_if_all_are_needed_by_their_passengers() -> None:
    t = table().lay("D3", "tile_03").city(0, "D2", "port", mood="neutral", port="D3").goods(0, wood=2)
    t.units(0, "D3", ship=2, infantry=3).units(0, "C4", ship=2, infantry=4)
    assert t.act().offered("recruit") == []
    t.units(0, "C4", ship=2, infantry=2)
    assert t.act().offered("recruit") == ["D2"]


@pytest.mark.rule("COC-005", "COC-006")
def test_units_kept_as_captives_can_be_neither_recruited_nor_taken_back() -> None:
    t = table().units(0, "D2").goods(0, food=2)
    t[1].captives = ((0, SETTLER),) * 4
    assert t.act().offered("recruit") == []


@pytest.mark.rule("COC-166", "COC-175")
def test_a_unit_taken_back_is_new() -> None:
    t = table().units(0, "D2")
    t[0].units = ((t.place("C2"), *[SETTLER | MOVED] * 4),)
    t.goods(0, food=2).act().do("recruit", "D2")
    assert t.raw(0, "D2") == (SETTLER,)


@pytest.mark.rule("COC-406", "COC-154")
def test_sanitation_sells_one_settler_a_recruit_for_a_mood_token() -> None:
    t = table().advances(0, "sanitation").goods(0, mood=3).act().do("recruit", "D2")
    t.take("recruit", "hire_by", "sanitation").take("recruit", "done")
    assert t.at(0, "D2") == ["settler", "settler"]
    assert t.stock() == {"mood": 2}


@pytest.mark.rule("COC-419", "COC-154")
def test_draft_sells_one_infantry_a_recruit_for_a_mood_token() -> None:
    t = table().advances(0, "draft").goods(0, mood=3, food=1, ore=1).act().do("recruit", "D2")
    assert t.offered("hire_by") == ["draft"]
    t.do("hire_by", "draft")
    assert t.offered("hire_by") == []
    assert t.offered("hire") == ["infantry"]
    t.do("hire", "infantry")
    assert t.at(0, "D2") == ["settler", "infantry", "infantry"]
    assert t.stock() == {"mood": 2}


@pytest.mark.rule("COC-438")
def test_with_civil_liberties_draft_costs_two() -> None:
    t = table().advances(0, "draft", "civil_liberties").goods(0, mood=1).act()
    assert t.offered("recruit") == []
    t.goods(0, mood=2).act().do("recruit", "D2")
    assert t.stock() == {}
    assert t.at(0, "D2") == ["settler", "infantry"]


@pytest.mark.rule("COC-434")
def test_medicine_gives_a_resource_back() -> None:
    t = table().advances(0, "medicine").goods(0, food=1, ore=1, gold=0).city(0, "D2").act()
    t.do("recruit", "D2")
    assert set(t.offered("take")) == {"food", "ore"}
    t.do("take", "ore")
    assert t.stock() == {"ore": 1}
    t = table().advances(0, "medicine", "draft").goods(0, mood=1).act().do("recruit", "D2")
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-440")
def test_nationalism_rewards_army_units_and_ships() -> None:
    t = table().advances(0, "draft", "nationalism").city(0, "D2").goods(0, food=1, ore=1).act()
    t.do("recruit", "D2").do("take", "culture")
    assert t.stock() == {"culture": 1}
    t = table().advances(0, "draft", "nationalism").city(0, "D2").goods(0, food=2).act().do("recruit", "D2")
    assert t.asked[0] == "act"
    assert t.stock() == {}


@pytest.mark.rule("COC-390", "COC-398")
def test_without_the_expansion_and_without_its_chapter_no_leader_is_recruited() -> None:
    t = table().goods(0, food=2, wood=2, ore=2, mood=1, culture=1).city(0, "D2", "market", mood="happy").act()
    t.do("recruit", "D2")
    assert set(t.offered("hire")) == {"settler", "infantry"}
