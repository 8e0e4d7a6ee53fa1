"""Build (SOT-160 to SOT-167), and what content does to its price (SOT-360 to SOT-362, SOT-366)."""

import pytest

from saecula.games.sands_of_time.rules import dynasties, generations
from tests.sands_of_time.table import Table, table

MARION, ANGELIKA, NICOLE = 0, 1, 2
LEVELS = {
    "irrigation": 1,
    "quarry": 1,
    "aqueduct": 2,
    "triumphal_arch": 1,
    "road": 2,
    "barracks": 2,
    "walls": 3,
    "temple": 1,
    "library": 2,
    "amphitheatre": 3,
    "wonder": 4,
}


def builders(gold: int, unrest: int = 0) -> Table:
    """Player 0 has Hispania (capital) and Mauretania, both for three buildings, and nobody lives there."""
    t = table().nobody().own(0, "hispania", "mauretania").own(1, "gallia").own(2, "syria")
    t.tile("hispania", "gold", 3).tile("mauretania", "gold", 3).heritage(0)
    return t.advances(0, "agriculture").unrest(0, unrest).stock(0, gold=gold)


def build(t: Table, region: str, building: str, verb: str = "build") -> Table:
    """Erect a building."""
    t.take(0, "site", "site", region).take(0, "second_site", "site", region)
    return t.take(0, "choose_building", verb, building)


def offered(t: Table, region: str) -> list[tuple[str, str]]:
    """What player 0 could build in a region."""
    t.act(0, "build").take(0, "site", "site", region)
    assert t.asked == ("choose_building", 0)
    return [(action[0], action[1]) for action in t.options(0)]


def standing(t: Table, region: str) -> set[str]:
    mask = t.g.buildings[t.place(region)]
    return {building.id for number, building in enumerate(t.g.content.buildings) if mask >> number & 1}


@pytest.mark.rule("SOT-160")
def test_one_building_goes_from_the_supply_to_a_controlled_region_without_citizens() -> None:
    t = builders(9)
    number = t.g.content.building_index["road"]
    supply = t.g.supply
    t.act(0, "build")
    assert t.options(0) == [("site", "hispania"), ("site", "mauretania")]
    build(t, "mauretania", "road")
    assert standing(t, "mauretania") == {"road"}
    assert standing(t, "hispania") == set()
    assert t.g.supply[number] == supply[number] - 1
    assert sum(t.g.supply) == sum(supply) - 1
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-160")
def test_own_citizens_in_a_foreign_region_do_not_allow_building_there() -> None:
    t = builders(9).people(0, "gallia", 3, 3).people(0, "libya", 3, 3).act(0, "build")
    assert t.options(0) == [("site", "hispania"), ("site", "mauretania")]


@pytest.mark.rule("SOT-160", "SOT-005")
@pytest.mark.parametrize(("left", "possible"), [(1, True), (0, False)])
def test_a_tile_must_be_in_supply(left: int, possible: bool) -> None:
    t = builders(9)
    number = t.g.content.building_index["temple"]
    t.g.supply = (*t.g.supply[:number], left, *t.g.supply[number + 1 :])
    assert (("build", "temple") in offered(t, "hispania")) == possible


@pytest.mark.rule("SOT-161")
@pytest.mark.parametrize("unrest", [0, 3])
@pytest.mark.parametrize(("building", "level"), LEVELS.items())
def test_the_price_in_gold_is_unrest_and_level(building: str, level: int, unrest: int) -> None:
    price = unrest + level
    short = builders(price - 1, unrest)
    if short.may(0, "build"):
        assert ("build", building) not in offered(short, "hispania")
    t = build(builders(price, unrest).stock(0, grain=9, gold=price).act(0, "build"), "hispania", building)
    assert standing(t, "hispania") == {building}
    assert (t[0].grain, t[0].gold) == (9, 0)
    assert t[0].unrest == unrest


@pytest.mark.rule("SOT-161", "SOT-078")
def test_without_gold_for_the_cheapest_nothing_is_built() -> None:
    assert not builders(3, unrest=3).may(0, "build")
    assert builders(4, unrest=3).may(0, "build")


@pytest.mark.rule("SOT-162")
@pytest.mark.parametrize("capacity", [3, 4, 5])
def test_the_level_of_a_city_is_the_capacity_of_its_region(capacity: int) -> None:
    t = builders(capacity + 2, unrest=2).tile("hispania", "grain", capacity).focus(0, "civil")
    assert dynasties.building_levels(t.g, 0) == 0
    build(t.act(0, "build"), "hispania", "city")
    assert t[0].gold == 0
    assert dynasties.building_levels(t.g, 0) == capacity
    t = builders(capacity + 1, unrest=2).tile("hispania", "grain", capacity).focus(0, "civil")
    assert ("build", "city") not in offered(t, "hispania")


@pytest.mark.rule("SOT-162", "SOT-260")
def test_a_city_needs_civil_unlocked() -> None:
    assert ("build", "city") not in offered(builders(9), "hispania")
    assert ("build", "city") not in offered(builders(9).focus(0, "culture"), "hispania")
    assert ("build", "city") in offered(builders(9).focus(0, "civil"), "hispania")
    assert ("build", "city") in offered(builders(9).advances(0, "tyranny"), "hispania")


@pytest.mark.rule("SOT-163")
def test_a_region_holds_one_building_of_each_kind() -> None:
    t = builders(9).building("hispania", "temple")
    assert ("build", "temple") not in offered(t, "hispania")
    assert ("build", "temple") in offered(t, "mauretania")


@pytest.mark.rule("SOT-164", "SOT-167")
@pytest.mark.parametrize("capacity", [3, 4, 5])
def test_a_region_holds_as_many_buildings_as_its_capacity(capacity: int) -> None:
    buildings = ("city", "temple", "road", "walls", "library", "barracks")
    t = builders(9).tile("hispania", "gold", capacity).building("hispania", *buildings[: capacity - 1])
    assert ("build", "quarry") in offered(t, "hispania")
    t.building("hispania", *buildings[:capacity]).act(0, "build")
    assert t.asked == ("choose_building", 0)
    build(t, "mauretania", "quarry")
    assert standing(t, "mauretania") == {"quarry"}


@pytest.mark.rule("SOT-164")
def test_an_aqueduct_makes_no_room_for_buildings() -> None:
    t = builders(9).own(0, "hispania").building("hispania", "aqueduct", "city", "temple")
    assert not t.may(0, "build")


@pytest.mark.rule("SOT-165", "SOT-272")
@pytest.mark.parametrize(
    ("focus", "building", "markers"),
    [
        ("civil", "quarry", 2),
        ("civil", "road", 1),
        ("politics", "road", 1),
        ("politics", "quarry", 0),
        ("culture", "temple", 1),
        ("culture", "quarry", 0),
    ],
)
def test_a_building_of_the_focus_places_a_marker_besides_that_of_the_card(
    focus: str, building: str, markers: int
) -> None:
    t = build(builders(9).focus(0, focus).act(0, "build"), "hispania", building)
    assert t[0].focus_markers == markers


@pytest.mark.rule("SOT-165")
def test_without_a_focus_card_there_are_no_markers() -> None:
    t = build(builders(9).act(0, "build"), "hispania", "quarry")
    assert t[0].focus_markers == 0


@pytest.mark.rule("SOT-166", "SOT-076")
def test_a_building_serves_in_the_second_action_of_the_turn() -> None:
    t = builders(4).focus(0, "politics").turn(0, "build", "levy").choose(0, "carry_out", "build")
    build(t, "mauretania", "barracks").choose(0, "carry_out", "levy")
    assert ("recruit", "soldier", "mauretania") in t.options(0)


@pytest.mark.rule("SOT-166", "SOT-366")
def test_a_one_time_effect_does_not_come_again_with_a_new_controller() -> None:
    t = builders(0).building("libya", "triumphal_arch").people(0, "libya", 1).stock(0, grain=2)
    t.unrest(0, 7).act(0, "conquest")
    assert "libya" in t.lands(0)
    assert t[0].heritage == (0, 0, 0)


@pytest.mark.rule("SOT-166")
def test_lasting_effects_serve_the_present_controller_only() -> None:
    t = builders(9).building("hispania", "quarry")
    assert [dynasties.building_levels(t.g, seat) for seat in (0, 1)] == [1, 0]
    t.own(0, "mauretania").own(1, "gallia", "hispania")
    assert [dynasties.building_levels(t.g, seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("SOT-167")
def test_a_new_generation_leaves_all_buildings() -> None:
    t = builders(9).building("hispania", "quarry", "city").building("libya", "road")
    buildings, supply = t.g.buildings, t.g.supply
    t.begin(generations.end_generation())
    assert (t.g.buildings, t.g.supply) == (buildings, supply)


# Discounts.


@pytest.mark.rule("SOT-362")
def test_a_quarry_takes_one_gold_off_in_its_own_region() -> None:
    t = build(builders(5).building("hispania", "quarry").act(0, "build"), "hispania", "aqueduct")
    assert t[0].gold == 4
    t = build(builders(5).building("hispania", "quarry").act(0, "build"), "mauretania", "aqueduct")
    assert t[0].gold == 3


@pytest.mark.rule("SOT-362", "SOT-166")
def test_a_foreign_quarry_does_not_help() -> None:
    t = builders(5).own(1, "gallia", "italia").building("italia", "quarry").own(0, "hispania", "gallia")
    build(t.act(0, "build"), "gallia", "aqueduct")
    assert t[0].gold == 3


@pytest.mark.rule("SOT-362")
@pytest.mark.parametrize(
    ("region", "left"), [("hispania", 3), ("mauretania", 3), ("gallia", 3), ("libya", 1)]
)
def test_an_amphitheatre_takes_two_gold_off_in_its_own_and_neighbouring_regions(
    region: str, left: int
) -> None:
    t = builders(4).own(0, "hispania", "mauretania", "gallia", "libya").building("hispania", "amphitheatre")
    build(t.focus(0, "culture").act(0, "build"), region, "walls")
    assert t[0].gold == left


@pytest.mark.rule("SOT-362", "SOT-260")
def test_an_amphitheatre_works_only_with_culture_unlocked() -> None:
    t = builders(4).building("hispania", "amphitheatre").focus(0, "civil")
    assert build(t.act(0, "build"), "hispania", "walls")[0].gold == 1


@pytest.mark.rule("SOT-360")
def test_discounts_of_different_sources_add_up() -> None:
    t = builders(9, unrest=4).row(0, "agriculture", "storage", "engineering").advances(0, "engineering")
    t.building("hispania", "quarry").building("mauretania", "amphitheatre").focus(0, "culture")
    build(t.act(0, "build"), "hispania", "wonder")
    assert t[0].gold == 9 - (4 + 4 - 1 - 1 - 2)


@pytest.mark.rule("SOT-360")
def test_two_amphitheatres_count_once() -> None:
    t = builders(9).building("hispania", "amphitheatre").building("mauretania", "amphitheatre")
    build(t.focus(0, "culture").act(0, "build"), "hispania", "wonder")
    assert t[0].gold == 9 - (4 - 2)


@pytest.mark.rule("SOT-161", "SOT-360")
def test_the_price_never_falls_below_nothing() -> None:
    t = builders(1).building("hispania", "amphitheatre").focus(0, "culture")
    build(t.act(0, "build"), "hispania", "temple")
    assert standing(t, "hispania") == {"amphitheatre", "temple"}
    assert t[0].gold == 1


# Labour.


@pytest.mark.rule("SOT-361")
@pytest.mark.parametrize(
    ("peasants", "left", "price"), [(1, 0, 5), (2, 0, 4), (3, 1, 3), (6, 4, 0), (8, 6, 0)]
)
def test_labour_takes_a_gold_off_for_each_peasant_there_of_whom_two_return(
    peasants: int, left: int, price: int
) -> None:
    t = builders(9, unrest=4).advances(0, "labour").people(0, "hispania", peasants, 1)
    t.people(0, "mauretania", 1)
    build(t.act(0, "build"), "hispania", "road", "build_by_labour")
    assert t[0].gold == 9 - price
    assert t.at(0, "hispania") == (left, 1)
    assert t.at(0, "mauretania") == (1, 0)


@pytest.mark.rule("SOT-360", "SOT-361")
def test_labour_is_decided_on_when_building() -> None:
    t = builders(9).advances(0, "labour").people(0, "hispania", 2)
    assert {("build", "road"), ("build_by_labour", "road")} <= set(offered(t, "hispania"))
    t.choose(0, "build", "road")
    assert t.at(0, "hispania") == (2, 0)
    assert t[0].gold == 7


@pytest.mark.rule("SOT-361")
@pytest.mark.parametrize(("gold", "ways"), [(0, []), (1, ["build_by_labour"]), (2, ["build_by_labour"])])
def test_labour_helps_where_gold_alone_does_not_suffice(gold: int, ways: list[str]) -> None:
    t = builders(gold).advances(0, "labour").people(0, "hispania", 2).act(0, "build")
    t.take(0, "site", "site", "hispania")
    assert [verb for verb, *rest in t.options(0) if rest == ["walls"]] == ways


@pytest.mark.rule("SOT-361")
def test_labour_needs_the_advance_own_peasants_there_and_a_price() -> None:
    t = builders(9).advances(0, "labour").people(0, "mauretania", 2).people(0, "hispania", 0, 2)
    t.people(1, "hispania", 3)
    assert {verb for verb, _ in offered(t, "hispania")} == {"build"}
    t = builders(9).people(0, "hispania", 3)
    assert {verb for verb, _ in offered(t, "hispania")} == {"build"}
    t = builders(9).advances(0, "labour").people(0, "hispania", 3).building("hispania", "quarry")
    assert ("build_by_labour", "temple") not in offered(t, "hispania")


# Triumphal Arch and Concrete.


@pytest.mark.rule("SOT-366")
@pytest.mark.parametrize(("region", "heritage"), [("hispania", 0), ("mauretania", 0), ("libya", 1)])
def test_a_triumphal_arch_raises_politics_heritage_in_a_colony_only(region: str, heritage: int) -> None:
    t = builders(9).own(0, "hispania", "mauretania", colonies=("libya",))
    build(t.act(0, "build"), region, "triumphal_arch")
    assert t[0].heritage == (0, heritage, 0)


def with_concrete(gold: int) -> Table:
    t = builders(gold).row(0, "agriculture", "storage", "sewers", "concrete").advances(0, "concrete")
    return t.own(0, "hispania", "mauretania", "libya")


@pytest.mark.rule("SOT-373", "SOT-272")
def test_concrete_allows_a_second_building_in_another_region_at_its_price() -> None:
    t = with_concrete(3).focus(0, "civil")
    build(t.act(0, "build"), "hispania", "irrigation")
    assert t.asked == ("second_site", 0)
    assert [a for a in t.options(0) if a[0] == "site"] == [("site", "libya"), ("site", "mauretania")]
    build(t, "mauretania", "aqueduct")
    assert (standing(t, "hispania"), standing(t, "mauretania")) == ({"irrigation"}, {"aqueduct"})
    assert t[0].gold == 0
    assert t[0].focus_markers == 3
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-373")
def test_concrete_allows_no_third_building_and_forces_no_second() -> None:
    t = with_concrete(9)
    build(build(t.act(0, "build"), "hispania", "road"), "mauretania", "road")
    assert t.asked == ("", -1)
    t = with_concrete(9)
    build(t.act(0, "build"), "hispania", "road").choose(0, "pass")
    assert sum([mask.bit_count() for mask in t.g.buildings]) == 1


@pytest.mark.rule("SOT-082", "SOT-373")
def test_a_bonus_action_between_two_buildings_may_pay_for_the_second() -> None:
    t = with_concrete(1).people(0, "hispania", 2)
    build(t.act(0, "build", bonus=True), "hispania", "quarry")
    assert "site" not in t.verbs(0)
    t.choose(0, "oppress", "hispania")
    assert t[0].gold == 2
    build(t, "libya", "road")
    assert standing(t, "libya") == {"road"}


# Worked examples.


@pytest.mark.rule("SOT-X14", "SOT-161", "SOT-366")
def test_example_build() -> None:
    t = builders(6, unrest=4).own(0, "hispania", colonies=("rhodes",)).heritage(0, 1, 1, 1)
    build(t.act(0, "build"), "rhodes", "triumphal_arch")
    assert t[0].gold == 1
    assert t[0].heritage == (1, 2, 1)


@pytest.mark.rule("SOT-X15", "SOT-161", "SOT-162", "SOT-165", "SOT-253", "SOT-361", "SOT-362")
def test_example_build_a_city() -> None:
    t = table().nobody().own(MARION, "asia_minor", "armenia").own(ANGELIKA, "gallia").own(NICOLE, "libya")
    t.tile("asia_minor", "gold", 4).building("asia_minor", "quarry").building("armenia", "amphitheatre")
    t.people(MARION, "asia_minor", peasants=3).advances(MARION, "labour").unrest(MARION, 5)
    t.stock(MARION, gold=3).turn(MARION, "focus_civil", "build")
    t.choose(MARION, "oppress", "asia_minor")
    assert t[MARION].gold == 6
    t.choose(MARION, "carry_out", "build").take(MARION, "site", "site", "asia_minor")
    assert ("build", "city") not in t.options(MARION)
    t.choose(MARION, "build_by_labour", "city")
    assert standing(t, "asia_minor") == {"quarry", "city"}
    assert t[MARION].gold == 1
    assert t.at(MARION, "asia_minor") == (1, 0)
    assert t[MARION].focus_markers == 2
    assert t.asked == ("", -1)
    assert t[MARION].unrest == 6
