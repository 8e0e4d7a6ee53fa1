"""The Action Phase, population and buildings (TTA-190 to TTA-194, TTA-210 to TTA-216)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import costs, ratings
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.through_the_ages.table import Table, table

URBAN_FOUR = ["printing_press", "drama", "bread_and_circuses", "religion"]


def rich(resources: int = 30, food: int = 0, unused: int = 1) -> Table:
    """Age I, with resources on Bronze and food on Agriculture."""
    return table(3).store(0, bronze=resources, agriculture=food).banks(0, unused=unused)


def upgrade_cost(t: Table, source: str, target: str) -> int:
    """Resources that an upgrade costs, paid from Bronze."""
    t.workers(0, **{source: 1}).develop(0, target).act(0)
    before = t.resources(0)
    return before - t.choose(0, "upgrade", source, target).resources(0)


def build_cost(t: Table, technology: str) -> int:
    """Resources that a building costs."""
    t.workers(0, **{technology: 0}).act(0)
    before = t.resources(0)
    return before - t.choose(0, "build", technology).resources(0)


def play_cost(t: Table, card: str, *order: str) -> int:
    """Resources that the order of an action card costs."""
    t.hand(0, card).act(0)
    before = t.resources(0)
    t.choose(0, "play", card)
    if t.asked == ("follow_order", 0):
        t.choose(0, *order)
    return before - t.resources(0)


# The Action Phase.


@pytest.mark.rule("TTA-190")
def test_actions_come_in_any_order_and_number_until_one_stops() -> None:
    t = rich(9, 9).row("irrigation").military(0, "legion").act(0)
    t.choose(0, "build", "warriors").choose(0, "population").choose(0, "take", 0).choose(0, "population")
    t.choose(0, "tactic", "legion").choose(0, "build", "religion")
    assert (t[0].civil_actions, t[0].military_actions) == (0, 0)
    assert t.asked == ("act", 0)
    assert t.options(0) == [("end_actions",)]


@pytest.mark.rule("TTA-190")
def test_one_may_stop_with_actions_left() -> None:
    t = rich().act(0)
    assert t.options(0)[-1] == ("end_actions",)
    t.choose(0, "end_actions")
    assert t.asked == ("", -1)


@pytest.mark.rule("TTA-191")
def test_an_action_needs_all_its_steps_and_costs() -> None:
    assert "religion" in rich(3).act(0).offered(0, "build")
    assert "religion" not in rich(2).act(0).offered(0, "build")
    assert rich(30, unused=0).act(0).offered(0, "build") == []
    assert rich(30).spend(0, civil=4, military=2).act(0).options(0) == [("end_actions",)]


@pytest.mark.rule("TTA-191", "TTA-401")
def test_civil_and_military_actions_pay_only_for_their_own() -> None:
    t = rich().spend(0, civil=4).act(0)
    assert t.offered(0, "build") == ["warriors"]
    assert t.offered(0, "destroy") == ["warriors"]
    t = rich().spend(0, military=2).act(0)
    assert t.offered(0, "build") == ["agriculture", "bronze", "philosophy", "religion"]
    assert t.offered(0, "destroy") == ["agriculture", "bronze", "philosophy"]


@pytest.mark.rule("TTA-191")
def test_an_action_card_needs_an_order_that_can_be_carried_out() -> None:
    assert rich(0).hand(0, "rich_land_a").act(0).offered(0, "play") == []
    assert rich(1).hand(0, "rich_land_a").act(0).offered(0, "play") == ["rich_land_a"]
    assert rich(1, unused=0).hand(0, "rich_land_a").act(0).offered(0, "play") == []


@pytest.mark.rule("TTA-192")
def test_an_ordered_action_costs_only_the_card_its_civil_action_and_its_resources() -> None:
    t = rich(2).hand(0, "rich_land_a").act(0)
    t.choose(0, "play", "rich_land_a").choose(0, "build", "bronze")
    assert (t[0].civil_actions, t.resources(0), t.on(0, "bronze")) == (3, 1, 3)


@pytest.mark.rule("TTA-192", "TTA-431")
def test_population_by_an_action_card_costs_food_but_no_further_action() -> None:
    t = rich(0, food=2).hand(0, "frugality_a").act(0).choose(0, "play", "frugality_a")
    assert (t[0].civil_actions, t[0].yellow, t[0].unused) == (3, 17, 2)
    assert t.food(0) == 0 + 1
    assert rich(0, food=1).hand(0, "frugality_a").act(0).offered(0, "play") == []


@pytest.mark.rule("TTA-192")
def test_what_an_event_allows_costs_no_action() -> None:
    t = rich(0, food=1).reveal(0, "development_of_civilization")
    t.choose(0, "population")
    assert (t[0].civil_actions, t.food(0), t[0].unused) == (4, 0, 2)
    t = rich(0).reveal(0, "development_of_warfare").choose(0, "build", "warriors")
    assert (t[0].military_actions, t.on(0, "warriors")) == (2, 2)


@pytest.mark.rule("TTA-193", "TTA-386")
def test_ratings_totals_and_tokens_are_up_to_date_after_every_action() -> None:
    t = rich(30).points(0, science=30).hand(0, "code_of_laws", "julius_caesar", "justice_system").act(0)
    t.choose(0, "build", "religion")
    assert (ratings.culture(t.g, 0), ratings.happiness(t.g, 0)) == (1, 1)
    t.choose(0, "develop", "code_of_laws")
    assert (civil_total(t.g, 0), t[0].civil_actions) == (5, 3)
    t.choose(0, "lead", "julius_caesar")
    assert (military_total(t.g, 0), t[0].military_actions, ratings.strength(t.g, 0)) == (3, 3, 2)
    before = t[0].blue
    t.choose(0, "develop", "justice_system")
    assert t[0].blue == before + 3


@pytest.mark.rule("TTA-194", "TTA-X31")
def test_no_discount_brings_a_cost_below_nothing() -> None:
    assert play_cost(rich(10), "rich_land_ii", "build", "agriculture") == 0
    t = rich(10).develop(0, "engineering").workers(0, printing_press=1)
    assert play_cost(t, "urban_growth_iii", "build", "printing_press") == 0
    assert t.resources(0) == 10


@pytest.mark.rule("TTA-194")
def test_what_is_left_of_a_discount_is_not_carried_over() -> None:
    t = rich(10).banks(0, unused=2).hand(0, "rich_land_ii").act(0)
    t.choose(0, "play", "rich_land_ii").choose(0, "build", "agriculture")
    assert t.resources(0) == 10
    t.choose(0, "build", "bronze")
    assert t.resources(0) == 8


# Population.


@pytest.mark.rule("TTA-210", "TTA-712")
def test_increasing_population_costs_a_civil_action_and_food() -> None:
    t = rich(0, food=5).act(0).choose(0, "population")
    assert (t[0].civil_actions, t[0].military_actions) == (3, 2)
    assert (t[0].yellow, t[0].unused, t.food(0)) == (17, 2, 3)


@pytest.mark.rule("TTA-210", "TTA-710")
@pytest.mark.parametrize(
    ("bank", "food"),
    [(25, 2), (19, 2), (18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)],
)
def test_food_for_population_goes_by_the_yellow_bank(bank: int, food: int) -> None:
    t = rich(0, food=food).banks(0, yellow=bank).act(0).choose(0, "population")
    assert (t.food(0), t[0].yellow) == (0, bank - 1)
    assert ("population",) not in rich(0, food=food - 1).banks(0, yellow=bank).act(0).options(0)


@pytest.mark.rule("TTA-210")
def test_no_population_out_of_an_empty_yellow_bank() -> None:
    assert ("population",) not in rich(0, food=30).banks(0, yellow=0).act(0).options(0)
    assert ("population",) in rich(0, food=30).banks(0, yellow=1).act(0).options(0)
    assert ("population",) not in rich(0, food=30).spend(0, civil=4).act(0).options(0)


@pytest.mark.rule("TTA-X10", "TTA-710")
@pytest.mark.parametrize(("leader", "total"), [("", 80), ("moses", 62)])
def test_the_whole_population_step_by_step(leader: str, total: int) -> None:
    t = table(3).lead(0, leader).store(0, agriculture=total)
    steps = []
    for _ in range(18):
        before = t.food(0)
        t.rest(0).act(0).choose(0, "population")
        steps.append(before - t.food(0))
    less = 1 if leader else 0
    printed = [2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 7, 7, 7, 7]
    assert steps == [food - less for food in printed]
    assert (sum(steps), t.food(0), t[0].yellow, t[0].unused) == (total, 0, 0, 19)


# Buildings.


@pytest.mark.rule("TTA-211", "TTA-712")
@pytest.mark.parametrize(
    ("technology", "resources"),
    [
        ("agriculture", 2),
        ("iron", 5),
        ("philosophy", 3),
        ("drama", 4),
        ("bread_and_circuses", 3),
        ("oil", 11),
    ],
)
def test_a_building_takes_an_action_resources_and_an_unused_worker(technology: str, resources: int) -> None:
    t = rich(12)
    assert build_cost(t, technology) == resources
    assert (t[0].civil_actions, t[0].military_actions, t[0].unused) == (3, 2, 0)
    assert t.on(0, technology) == 1


@pytest.mark.rule("TTA-211")
def test_nothing_is_built_on_a_technology_that_is_not_in_play() -> None:
    t = rich(30).hand(0, "iron").develop(1, "drama").act(0)
    assert not {"iron", "drama", "alchemy"} & set(t.offered(0, "build"))


@pytest.mark.rule("TTA-212")
@pytest.mark.parametrize(("government", "limit"), [("despotism", 2), ("monarchy", 3), ("communism", 4)])
@pytest.mark.parametrize("technology", ["philosophy", *URBAN_FOUR])
def test_the_government_limits_urban_buildings_of_a_kind(
    technology: str, government: str, limit: int
) -> None:
    for number in (limit - 1, limit, limit + 1):
        t = rich(30).nobody_works(0).workers(0, **{technology: number})
        if government != "despotism":
            t.develop(0, government)
        assert (technology in t.act(0).offered(0, "build")) is (number < limit)


@pytest.mark.rule("TTA-212")
def test_levels_count_together_and_kinds_apart() -> None:
    t = rich(30).workers(0, philosophy=1, alchemy=1, religion=1, theology=0).act(0)
    offered = t.offered(0, "build")
    assert not {"philosophy", "alchemy"} & set(offered)
    assert {"religion", "theology"} <= set(offered)


@pytest.mark.rule("TTA-212")
def test_farms_mines_and_units_have_no_limit() -> None:
    t = rich(30).workers(0, agriculture=9, bronze=9, warriors=9).act(0)
    assert {"agriculture", "bronze", "warriors"} <= set(t.offered(0, "build"))


@pytest.mark.rule("TTA-213")
@pytest.mark.parametrize(
    ("construction", "discounts"),
    [("masonry", [0, 1, 1, 1]), ("architecture", [0, 1, 2, 2]), ("engineering", [0, 1, 2, 3])],
)
def test_construction_makes_urban_buildings_cheaper_by_level(construction: str, discounts: list[int]) -> None:
    for level, lab in enumerate(["philosophy", "alchemy", "scientific_method", "computers"]):
        t = rich(30).nobody_works(0).develop(0, construction)
        printed = t.g.content.technologies[t.number(lab)].cost
        assert build_cost(t, lab) == printed - discounts[level]


@pytest.mark.rule("TTA-213")
def test_construction_helps_neither_farms_mines_units_nor_wonders() -> None:
    for technology, printed in (
        ("irrigation", 4),
        ("iron", 5),
        ("coal", 8),
        ("swordsmen", 3),
        ("knights", 3),
    ):
        assert build_cost(rich(30).develop(0, "engineering"), technology) == printed
    t = rich(30).develop(0, "engineering").unfinished(0, "great_wall").act(0)
    assert t.choose(0, "stages", 1).resources(0) == 28


# Upgrading and destroying.


@pytest.mark.rule("TTA-214", "TTA-712")
def test_an_upgrade_moves_a_worker_to_a_higher_card_of_its_kind() -> None:
    t = rich(3).develop(0, "iron").act(0).choose(0, "upgrade", "bronze", "iron")
    assert (t.on(0, "bronze"), t.on(0, "iron"), t[0].unused) == (1, 1, 1)
    assert (t[0].civil_actions, t[0].military_actions, t.resources(0)) == (3, 2, 0)


@pytest.mark.rule("TTA-214")
def test_levels_may_be_skipped_but_kind_and_direction_count() -> None:
    t = rich(30).workers(0, iron=1, alchemy=0).develop(0, "oil", "drama", "coal").act(0)
    assert t.offered(0, "upgrade") == [
        ("bronze", "iron"),
        ("bronze", "coal"),
        ("bronze", "oil"),
        ("iron", "coal"),
        ("iron", "oil"),
        ("philosophy", "alchemy"),
    ]


@pytest.mark.rule("TTA-214")
def test_an_upgrade_needs_the_difference_an_action_and_a_worker() -> None:
    assert rich(3).develop(0, "iron").act(0).offered(0, "upgrade") == [("bronze", "iron")]
    assert rich(2).develop(0, "iron").act(0).offered(0, "upgrade") == []
    assert rich(3).develop(0, "iron").spend(0, civil=4).act(0).offered(0, "upgrade") == []
    assert rich(3).workers(0, bronze=0).develop(0, "iron").act(0).offered(0, "upgrade") == []


@pytest.mark.rule("TTA-214", "TTA-X30")
def test_costs_of_upgrades() -> None:
    assert upgrade_cost(rich(), "bronze", "iron") == 3
    assert upgrade_cost(rich(), "agriculture", "irrigation") == 2
    assert upgrade_cost(rich(), "philosophy", "alchemy") == 3
    assert upgrade_cost(rich().develop(0, "masonry"), "philosophy", "alchemy") == 2
    assert upgrade_cost(rich().develop(0, "architecture"), "alchemy", "computers") == 4
    assert upgrade_cost(rich().develop(0, "engineering"), "alchemy", "computers") == 3
    t = rich(unused=0).develop(0, "iron")
    assert play_cost(t, "rich_land_i", "upgrade", "bronze", "iron") == 1


@pytest.mark.rule("TTA-215")
def test_the_difference_is_never_negative() -> None:
    t = rich(0).lead(0, "johann_sebastian_bach").workers(0, team_sports=1, journalism=1, drama=0, opera=0)
    number = t.number
    assert costs.upgrade(t.g, t[0], number("journalism"), number("drama")) == 0
    assert costs.upgrade(t.g, t[0], number("team_sports"), number("opera")) == 3


@pytest.mark.rule("TTA-215")
def test_a_card_lowers_the_difference_and_not_below_nothing() -> None:
    t = rich(unused=0).develop(0, "irrigation")
    assert play_cost(t, "rich_land_a", "upgrade", "agriculture", "irrigation") == 1
    t = rich(unused=0).develop(0, "irrigation")
    assert play_cost(t, "rich_land_ii", "upgrade", "agriculture", "irrigation") == 0
    t = rich(0, unused=0).develop(0, "irrigation").hand(0, "rich_land_ii").act(0)
    assert t.offered(0, "play") == ["rich_land_ii"]


@pytest.mark.rule("TTA-216", "TTA-712")
@pytest.mark.parametrize("technology", ["agriculture", "bronze", "philosophy"])
def test_a_destroyed_building_gives_back_its_worker_and_nothing_else(technology: str) -> None:
    t = rich(4, 2).act(0)
    before = t.on(0, technology)
    t.choose(0, "destroy", technology)
    assert (t.on(0, technology), t[0].unused, t[0].yellow) == (before - 1, 2, 18)
    assert (t[0].civil_actions, t[0].military_actions) == (3, 2)
    assert (t.resources(0), t.food(0)) == (4, 2)


@pytest.mark.rule("TTA-216")
def test_only_buildings_with_a_worker_can_be_destroyed() -> None:
    t = rich().develop(0, "iron").spend(0, military=2).act(0)
    assert t.offered(0, "destroy") == ["agriculture", "bronze", "philosophy"]


# Worked examples.


@pytest.mark.rule("TTA-X31")
def test_urban_growth_on_religion_and_rich_land_on_agriculture() -> None:
    assert play_cost(rich(), "urban_growth_a", "build", "religion") == 2
    assert play_cost(rich(), "rich_land_ii", "build", "agriculture") == 0


@pytest.mark.rule("TTA-X32", "TTA-212")
def test_the_limit_stops_building_but_not_upgrading() -> None:
    t = rich().workers(0, philosophy=1, alchemy=1).act(0)
    assert not {"philosophy", "alchemy"} & set(t.offered(0, "build"))
    t.choose(0, "upgrade", "philosophy", "alchemy")
    assert (t.on(0, "philosophy"), t.on(0, "alchemy")) == (0, 2)


@pytest.mark.rule("TTA-X33")
def test_the_library_of_alexandria_with_masonry() -> None:
    t = rich(6).develop(0, "masonry").unfinished(0, "library_of_alexandria").act(0)
    assert t.offered(0, "stages") == [1, 2]
    t.choose(0, "stages", 2)
    assert (t.resources(0), t[0].stages, t[0].civil_actions) == (1, 2, 3)
    t.choose(0, "stages", 1)
    assert (t.resources(0), t[0].wonders, t[0].civil_actions) == (0, ("library_of_alexandria",), 2)


@pytest.mark.rule("TTA-X33")
def test_engineering_genius_on_the_second_stage_alone() -> None:
    t = rich(10).develop(0, "masonry").unfinished(0, "library_of_alexandria", 1)
    assert play_cost(t, "engineering_genius_a", "stages", "1") == 2
    assert t[0].stages == 2
