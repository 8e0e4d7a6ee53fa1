"""Constructing buildings (COC-078, COC-079, COC-136 to COC-138, COC-140, COC-142, COC-144)."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.words import BUILDINGS
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_powers_in_battle import armies, change, in_city, of, started

COAST = ("D3", "tile_05")


def builders(*ids: str, cities: int = 2, **options: bool) -> Table:
    """Player 0 has several cities, goods for one building, and these advances."""
    t = table(**options).lay(*COAST).lay("B2", "tile_14").lay("F2", "tile_15").advances(0, *ids)
    for hex_ in ("C2", "E2", "C3", "F2", "B2")[: cities - 1]:
        t.city(0, hex_)
    return t.goods(0, food=1, wood=1, ore=1)


@pytest.mark.rule("COC-136", "COC-118")
def test_a_building_costs_food_wood_and_ore() -> None:
    t = builders("tactics").act().do("construct", "D2")
    assert t.buildings(0, "D2") == {"fortress"}
    assert t.stock() == {}
    assert t.g.activated == (t.place("D2"),)
    t = builders("tactics").goods(0, food=1, wood=1).act()
    assert t.offered("construct") == []
    t = builders("tactics").goods(0, wood=1, gold=2).act().do("construct", "C2")
    assert t.stock() == {}


@pytest.mark.rule("COC-137", "COC-078", "COC-X08")
def test_where_an_academy_may_be_built() -> None:
    t = builders("writing", cities=4)
    t.city(0, "D2")  # a: neutral
    t.city(0, "C2", mood="angry")  # b
    t.city(0, "E2", "fortress", "temple", "port", port="D3")  # c: of size 4
    t.city(0, "C3", "academy")  # d
    assert t.act().offered("construct") == ["D2"]


@pytest.mark.rule("COC-137")
def test_a_building_of_another_colour_counts_too() -> None:
    t = builders("writing", cities=3).city(0, "D2", "academy").colour(1, "D2", "academy")
    assert "D2" not in t.act().offered("construct")


@pytest.mark.rule("COC-137", "COC-005")
def test_a_building_must_be_in_supply() -> None:
    t = builders("writing", cities=6)
    for hex_ in ("C2", "E2", "C3", "F2"):
        t.city(0, hex_, "academy")
    assert "D2" in t.act().offered("construct")
    t.city(0, "B2", "academy")
    assert t.act().offered("construct") == []


@pytest.mark.rule("COC-078")
def test_no_city_is_larger_than_the_number_of_cities() -> None:
    t = builders("writing", "tactics", cities=1)
    assert t.act().offered("construct") == []
    t = builders("writing", "tactics", cities=2)
    assert "D2" in t.act().offered("construct")
    t.city(0, "D2", "academy")
    assert "D2" not in t.act().offered("construct")


@pytest.mark.rule("COC-078")
def test_losing_cities_does_not_shrink_others() -> None:
    t = builders(cities=3).city(0, "D2", "academy", "temple").no_city("C2", "E2")
    assert t.realm().size(t.place("D2")) == 3


@pytest.mark.rule("COC-079")
def test_no_city_has_more_than_five_pieces() -> None:
    t = builders("writing", "tactics", "myths", "fishing", "arts", cities=6, base_only=False)
    t.city(0, "D2", "academy", "fortress", "temple", mood="happy")
    assert "D2" in t.act().offered("construct")
    t.city(0, "D2", "academy", "fortress", "temple", "port", mood="happy", port="D3")
    assert "D2" not in t.act().offered("construct")


@pytest.mark.rule("COC-138", "COC-390", "COC-398", "COC-450")
@pytest.mark.parametrize(
    ("advance", "building"), [("bartering", "market"), ("arts", "obelisk"), ("math", "observatory")]
)
def test_buildings_of_the_expansion(advance: str, building: str) -> None:
    t = builders(advance, base_only=False).act().do("construct", "D2")
    assert t.buildings(0, "D2") == {building}
    assert builders(advance).act().offered("construct") == []
    assert not builders("voting", base_only=False).realm().sheet.unlocked & 1 << BUILDINGS.index("obelisk")


@pytest.mark.rule("COC-142")
def test_an_academy_brings_two_ideas() -> None:
    t = builders("writing").act().do("construct", "D2")
    assert t.stock() == {"ideas": 2}


@pytest.mark.rule("COC-142")
@pytest.mark.parametrize("token", ["mood", "culture"])
def test_a_temple_brings_a_token_of_either_kind(token: str) -> None:
    t = builders("myths").act().do("construct", "D2").do("take", token)
    assert t.stock() == {token: 1}


@pytest.mark.rule("COC-142", "COC-280")
def test_an_observatory_brings_an_action_card() -> None:
    t = builders("math", base_only=False).act().do("construct", "D2")
    assert len(t[0].hand) == 1
    assert len(t.g.action_deck) == 41


@pytest.mark.rule("COC-140", "COC-144")
def test_a_port_stands_in_a_water_hex_next_to_its_city() -> None:
    t = builders("fishing").lay("F6", "tile_01")
    assert t.act().offered("construct") == ["D2"]
    t.do("construct", "D2")
    assert t.g.ports[t.place("D2")] == t.place("D3")
    t = table().lay("D3", "tile_05").lay("F2", "tile_03").city(0, "C2").advances(0, "fishing")
    t.goods(0, food=1, wood=1, ore=1).pirates("E3").act().do("construct", "D2")
    assert set(t.offered("port_at")) == {"D3", "E3"}
    t.do("port_at", "E3")
    assert t.g.ports[t.place("D2")] == t.place("E3")


@pytest.mark.rule("COC-443", "COC-457")
def test_with_forced_labor_an_angry_city_builds() -> None:
    t = (
        builders("tactics", "forced_labor")
        .city(0, "D2", mood="angry")
        .no_city("C2")
        .city(0, "C2", mood="angry")
    )
    t.goods(0, food=1, wood=1, ore=1, mood=1).act()
    assert t.offered("construct") == []
    t.do("use", "forced_labor")
    assert set(t.offered("construct")) == {"C2", "D2"}


@pytest.mark.rule("COC-423", "COC-454")
def test_state_religion_saves_the_food_of_one_temple_a_turn() -> None:
    t = builders("state_religion").goods(0, wood=2, ore=2).act()
    t.do("construct", "D2").do("take", "mood")
    assert t.stock() == {"wood": 1, "ore": 1, "mood": 1}
    assert t.offered("construct") == []
    t.end().act()
    assert t.offered("construct") == ["C2"]


@pytest.mark.rule("COC-444", "COC-455")
def test_with_dogma_a_temple_brings_a_theocracy_advance() -> None:
    t = builders("state_religion", "dogma").act().do("construct", "D2").do("take", "mood")
    assert set(t.offered("gain")) == {"devotion", "conversion", "fanaticism"}
    t.do("gain", "devotion")
    assert "devotion" in t.has()
    assert t[0].counter == 2
    t = builders("state_religion", "dogma", "devotion", "conversion", "fanaticism")
    t.act().do("construct", "D2").do("take", "mood")
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-143")
@pytest.mark.parametrize(("round_", "hits"), [(1, 1), (2, 0)])
def test_a_fortress_adds_a_die_and_ignores_a_hit_in_round_one(round_: int, hits: int) -> None:
    t = started(in_city(armies(), "fortress"), round_=round_)
    assert of(t, 1, "fortress") == change(dice=hits, ignore=hits)
    assert of(started(in_city(armies()), round_=round_), 1, "fortress") == change()
