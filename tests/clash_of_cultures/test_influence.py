"""Cultural influence (COC-195 to COC-205), and the advances that concern it."""

from __future__ import annotations

import pytest

from saecula.games.clash_of_cultures.rules import cities
from saecula.games.clash_of_cultures.words import BUILDINGS
from tests.clash_of_cultures.table import Table, table

# With two players, straight down the middle: D2, D3, D4, D5, D6, D7.


def neighbours(*buildings: str, at: str = "D6", **options: bool) -> Table:
    """Player 0 has D2 and C2, player 1 a city with these buildings; the middle of the map is explored."""
    t = table(**options).lay("D3", "tile_14").lay("D5", "tile_15").city(0, "C2")
    return t.city(1, at, *buildings)


@pytest.mark.rule("COC-195", "COC-196", "COC-197", "COC-X10", "COC-201", "COC-202")
def test_range_and_result_are_boosted_by_culture_tokens() -> None:
    t = neighbours("temple").city(0, "D2", "temple", "academy", mood="angry").city(1, "D6", "temple")
    t.goods(0, culture=3).die(3)
    assert t.realm(0).land.distance(t.place("D2"), t.place("D6")) == 4
    t.act().do("influence", "D2")
    assert t.asked == ("boost_result", 0)
    assert t.stock() == {"culture": 2}
    assert t.now == [("boost", 2), ("pass",)]


@pytest.mark.rule("COC-195", "COC-196", "COC-197", "COC-201", "COC-X10")
def test_a_success_swaps_a_building_and_ends_the_attempts_of_the_turn() -> None:
    t = neighbours("temple").city(0, "D2", "temple", "academy").goods(0, culture=3).die(3).act()
    t.do("influence", "D2").do("boost", 2)
    assert t.buildings(0, "D6") == {"temple"}
    assert t.buildings(1, "D6") == set()
    assert t.cities(1) == {"D6", "D7"}
    assert t.stock() == {}
    assert t.g.influenced
    assert t.g.actions == 2
    t.goods(0, culture=9).city(1, "D6", "academy").act()
    assert t.offered("influence") == []
    t.end().act()
    assert set(t.offered("influence")) == {"C2", "D2"}


@pytest.mark.rule("COC-195")
def test_the_target_must_be_in_range_and_contain_a_building() -> None:
    t = neighbours("temple")
    assert t.act().offered("influence") == []
    assert set(t.goods(0, culture=3).act().offered("influence")) == {"D2"}
    assert neighbours().goods(0, culture=9).act().offered("influence") == []
    t = neighbours("temple", at="D3").act()
    assert t.offered("influence") == ["D2"]


@pytest.mark.rule("COC-043", "COC-195")
def test_range_does_not_lead_through_the_unknown() -> None:
    t = table().city(0, "D2", "temple", "academy").city(1, "D7", "temple").goods(0, culture=9)
    assert t.act().offered("influence") == []


@pytest.mark.rule("COC-197", "COC-204")
@pytest.mark.parametrize("number", range(1, 7))
def test_five_or_more_is_a_success(number: int) -> None:
    t = neighbours("temple", at="D3").die(number).act().do("influence", "D2")
    assert (t.buildings(0, "D3") == {"temple"}) == (number >= 5)
    assert t.asked[0] == "act"
    assert t.g.influenced == (number >= 5)


@pytest.mark.rule("COC-201")
def test_after_a_failure_another_attempt_is_allowed() -> None:
    t = neighbours("temple", at="D3").die(4).act().do("influence", "D2")
    assert t.offered("influence") == ["D2"]


@pytest.mark.rule("COC-203")
def test_a_boost_is_offered_only_if_it_can_succeed() -> None:
    t = neighbours("temple", at="D3").goods(0, culture=1).die(3).act().do("influence", "D2")
    assert t.asked[0] == "act"
    assert t.stock() == {"culture": 1}
    t = neighbours("temple", at="D3").goods(0, culture=1).die(4).act().do("influence", "D2").do("pass")
    assert t.stock() == {"culture": 1}
    assert not t.g.influenced


@pytest.mark.rule("COC-197", "COC-199", "COC-203")
def test_the_building_is_chosen_after_the_success() -> None:
    t = neighbours("temple", "academy", at="D3").die(6).act().do("influence", "D2")
    assert set(t.offered("swap")) == {("temple", 1), ("academy", 1)}
    t.do("swap", "academy", 1)
    assert t.buildings(0, "D3") == {"academy"}
    assert t.buildings(1, "D3") == {"temple"}


@pytest.mark.rule("COC-146", "COC-199")
def test_obelisks_cannot_be_taken() -> None:
    t = neighbours("obelisk", at="D3", base_only=False).act()
    assert t.offered("influence") == []
    t = neighbours("obelisk", "temple", at="D3", base_only=False).die(6).act().do("influence", "D2")
    assert t.buildings(0, "D3") == {"temple"}


@pytest.mark.rule("COC-199", "COC-203")
def test_the_own_building_must_be_in_supply() -> None:
    t = neighbours("temple", at="D3").lay("B2", "tile_16").lay("F2", "tile_13")
    for hex_ in ("C2", "E2", "B2", "A3", "F2"):
        t.city(0, hex_, "temple")
    assert t.act().offered("influence") == []


@pytest.mark.rule("COC-199")
def test_buildings_of_third_players_may_be_taken() -> None:
    t = (
        table(3)
        .lay("D4", "tile_14")
        .city(1, "D4", "temple")
        .colour(2, "D4", "temple")
        .no_city("E4")
        .city(0, "E4")
    )
    t.die(6).act().do("influence", "E4")
    assert t.buildings(0, "D4") == {"temple"}
    assert t.buildings(2, "D4") == set()


@pytest.mark.rule("COC-200")
def test_cities_of_barbarians_are_targets_if_they_contain_buildings() -> None:
    t = neighbours("temple", at="D3").no_city("D3")
    t.g.tribes = t.mask("D3")
    assert t.act().offered("influence") == ["D2"]
    t = neighbours(at="D3").no_city("D3")
    t.g.tribes = t.mask("D3")
    assert t.act().offered("influence") == []


@pytest.mark.rule("COC-198", "COC-148", "COC-X11")
def test_an_influenced_city_targets_only_itself_without_boosts() -> None:
    t = neighbours("temple", at="D3").city(0, "D2", "academy").colour(1, "D2", "academy").goods(0, culture=9)
    t.no_city("C2")
    assert cities.influenced(t.g, 0, t.realm(0).built) == t.mask("D2")
    t.die(4).act().do("influence", "D2")
    assert t.asked[0] == "act"
    assert t.buildings(1, "D2") == {"academy"}
    assert t.stock() == {"culture": 9}
    t.die(5).do("influence", "D2")
    assert t.buildings(0, "D2") == {"academy"}
    assert not cities.influenced(t.g, 0, t.realm(0).built)


@pytest.mark.rule("COC-205")
def test_an_own_city_that_is_not_influenced_may_help_another_with_boosts() -> None:
    t = table().city(0, "C2").city(0, "D2", "academy").colour(1, "D2", "academy").goods(0, culture=1)
    t.die(4).act().do("influence", "C2").do("boost", 1)
    assert t.buildings(0, "D2") == {"academy"}


@pytest.mark.rule("COC-148", "COC-146")
def test_a_foreign_obelisk_counts_as_influence() -> None:
    t = neighbours("temple", at="D3").city(0, "D2", "obelisk").colour(1, "D2", "obelisk").no_city("C2")
    assert t.act().offered("influence") == []
    assert t[1].buildings[BUILDINGS.index("obelisk")] == t.mask("D2")


@pytest.mark.rule("COC-428", "COC-454", "COC-460")
def test_arts_buys_an_attempt_without_an_action_once_a_turn() -> None:
    t = neighbours("temple", at="D3").advances(0, "arts").goods(0, culture=3).die(4).act()
    t.do("use", "arts").do("influence", "D2").do("boost", 1)
    assert t.stock() == {"culture": 1}
    assert t.g.actions == 3
    assert not t.may("use", "arts")
    t = neighbours("temple").advances(0, "arts").goods(0, culture=3).act()
    assert t.offered("influence") == ["D2"]
    assert not t.may("use", "arts")  # the token of Arts would be missing for the range


@pytest.mark.rule("COC-446", "COC-204")
def test_conversion_adds_one_and_brings_a_culture_token() -> None:
    t = neighbours("temple", at="D3").advances(0, "conversion").die(4).act().do("influence", "D2")
    assert t.buildings(0, "D3") == {"temple"}
    assert t.stock() == {"culture": 1}


@pytest.mark.rule("COC-437", "COC-441", "COC-445")
@pytest.mark.parametrize("shield", ["separation_of_power", "totalitarianism", "devotion"])
def test_shields_forbid_boosts(shield: str) -> None:
    t = neighbours("temple", at="D3").advances(1, shield).units(1, "D3", infantry=1).goods(0, culture=9)
    t.city(1, "D3", "temple", mood="happy").die(4).act().do("influence", "D2")
    assert t.asked[0] == "act"
    t = neighbours("temple").advances(1, shield).units(1, "D6", infantry=1).goods(0, culture=9)
    t.city(1, "D6", "temple", mood="happy")
    assert t.act().offered("influence") == []


@pytest.mark.rule("COC-437", "COC-441", "COC-445")
@pytest.mark.parametrize("shield", ["separation_of_power", "totalitarianism", "devotion"])
def test_shields_protect_only_some_cities(shield: str) -> None:
    t = neighbours("academy", at="D3").advances(1, shield).goods(0, culture=9)
    t.die(4).act().do("influence", "D2").do("boost", 1)
    assert t.buildings(0, "D3") == {"academy"}


@pytest.mark.rule("COC-430")
def test_monuments_protect_cities_with_wonders() -> None:
    t = neighbours("temple", at="D3").advances(1, "monuments")
    assert t.act().offered("influence") == ["D2"]
    t.g.wonder_at = (t.place("D3"), *t.g.wonder_at[1:])
    assert t.act().offered("influence") == []
    t.advances(1, "arts")
    assert t.act().offered("influence") == ["D2"]


@pytest.mark.rule("COC-147", "COC-202")
def test_an_influenced_building_works_for_the_owner_of_the_city() -> None:
    t = table().lay("D3", "tile_05").city(0, "D2", "port", port="D3").colour(1, "D2", "port").goods(0, wood=2)
    t.act().do("recruit", "D2")
    assert t.at(0, "D3") == ["ship"]
