"""Action cards: when they may be played, and what each does (TTA-228, TTA-229, TTA-343 to TTA-348)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.rules import military, orders, ratings
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.through_the_ages.table import Table, table

CONTENT = Content.get()

# What a card takes off the cost, grants, or how much it gives.
RICH_LAND = {"rich_land_a": 1, "rich_land_i": 2, "rich_land_ii": 3}
URBAN_GROWTH = {"urban_growth_a": 1, "urban_growth_i": 2, "urban_growth_ii": 3, "urban_growth_iii": 4}
FRUGALITY = {"frugality_a": 1, "frugality_i": 2, "frugality_ii": 3}
ENGINEERING = {
    "engineering_genius_a": 2,
    "engineering_genius_i": 3,
    "engineering_genius_ii": 4,
    "engineering_genius_iii": 5,
}
PATRIOTISM = {"patriotism_a": 1, "patriotism_i": 2, "patriotism_ii": 3, "patriotism_iii": 4}
BREAKTHROUGH = {"breakthrough_i": 2, "breakthrough_ii": 3}
RESERVES = {"reserves_i": 2, "reserves_ii": 3, "reserves_iii": 4}
EFFICIENT_UPGRADE = {"efficient_upgrade_ii": 3, "efficient_upgrade_iii": 4}
POINTS = {  # science and culture
    "cultural_heritage_a": (1, 4),
    "cultural_heritage_i": (2, 2),
    "revolutionary_idea_ii": (4, 0),
    "revolutionary_idea_iii": (6, 0),
}
ARMAMENT = {"wave_of_nationalism_ii": (6, 3, 2), "military_build_up_iii": (8, 5, 3)}  # with 2, 3, 4 players
OTHERS = ("stockpile_a", "endowment_for_the_arts_iii")


def holder(*cards: str, age: int = 3, seats: int = 3) -> Table:
    """Player 0 has these cards in hand."""
    return table(seats, age).hand(0, *cards)


def play(t: Table, card: str, *order: str) -> Table:
    """Play a card and, where there is a choice, follow its order so."""
    t.act(0).choose(0, "play", card)
    return t.choose(0, *order) if t.asked == ("follow_order", 0) else t


def test_every_action_card_has_a_case() -> None:
    groups = (RICH_LAND, URBAN_GROWTH, FRUGALITY, ENGINEERING, PATRIOTISM, BREAKTHROUGH, RESERVES)
    cases = [card for group in (*groups, EFFICIENT_UPGRADE, POINTS, ARMAMENT, OTHERS) for card in group]
    assert sorted(cases) == sorted(CONTENT.actions)
    assert len(cases) == 33


# When they may be played.


@pytest.mark.rule("TTA-228", "TTA-343")
def test_a_card_costs_a_civil_action_and_is_gone() -> None:
    t = play(holder("cultural_heritage_a", "reserves_i"), "cultural_heritage_a")
    assert (t[0].hand, t[0].civil_actions) == (("reserves_i",), 3)
    assert "cultural_heritage_a" not in (*t.g.row, *t[0].fresh, *t.g.civil_deck)


@pytest.mark.rule("TTA-228")
@pytest.mark.parametrize(
    "card", ["cultural_heritage_a", "reserves_i", "patriotism_a", "rich_land_a", "frugality_a"]
)
def test_without_a_civil_action_no_card_is_played(card: str) -> None:
    t = holder(card).store(0, bronze=9, agriculture=9).spend(0, civil=3).act(0)
    assert t.offered(0, "play") == [card]
    t = holder(card).store(0, bronze=9, agriculture=9).spend(0, civil=4).act(0)
    assert t.offered(0, "play") == []


@pytest.mark.rule("TTA-228")
def test_a_card_taken_in_this_phase_waits_for_the_next() -> None:
    t = table().row("reserves_i", "cultural_heritage_i").act(0).choose(0, "take", 0)
    assert t.offered(0, "play") == []
    t.choose(0, "end_actions").act(0)
    assert t.offered(0, "play") == ["reserves_i"]


@pytest.mark.rule("TTA-228")
def test_of_two_equal_cards_the_old_one_may_be_played() -> None:
    t = holder("reserves_i", age=1).row("reserves_i").act(0).choose(0, "take", 0)
    t.choose(0, "play", "reserves_i").choose(0, "gain_food")
    assert (t[0].hand, t.offered(0, "play")) == (("reserves_i",), [])


@pytest.mark.rule("TTA-228", "TTA-546")
def test_a_card_of_international_agreement_may_be_played_in_the_same_turn() -> None:
    t = table(age=2).row("reserves_i").workers(0, warriors=4).reveal(0, "international_agreement")
    t.choose(0, "take", 0)
    assert t.act(0).offered(0, "play") == ["reserves_i"]


@pytest.mark.rule("TTA-344")
@pytest.mark.parametrize(
    "card",
    [*RICH_LAND, *URBAN_GROWTH, *FRUGALITY, *ENGINEERING, *BREAKTHROUGH, *EFFICIENT_UPGRADE],
)
def test_an_order_that_cannot_be_carried_out_is_not_played(card: str) -> None:
    t = holder(card).banks(0, unused=0).act(0)
    assert t.offered(0, "play") == []


# Orders with a discount.


@pytest.mark.rule("TTA-229", "TTA-344")
@pytest.mark.parametrize("card", RICH_LAND)
def test_rich_land_builds_a_farm_or_mine_for_less(card: str) -> None:
    price = 4 - RICH_LAND[card]
    t = play(holder(card).develop(0, "irrigation").store(0, bronze=price), card, "build", "irrigation")
    assert (t.on(0, "irrigation"), t.resources(0), t[0].civil_actions) == (1, 0, 3)
    t = holder(card).develop(0, "irrigation").store(0, bronze=price - 1).act(0)
    if t.offered(0, "play"):
        assert "irrigation" not in t.choose(0, "play", card).offered(0, "build")


@pytest.mark.rule("TTA-215")
@pytest.mark.parametrize("card", RICH_LAND)
def test_rich_land_upgrades_a_farm_or_mine_for_less(card: str) -> None:
    t = holder(card).develop(0, "oil").store(0, bronze=9)
    play(t, card, "upgrade", "bronze", "oil")
    assert (t.on(0, "oil"), t.resources(0)) == (1, RICH_LAND[card])


@pytest.mark.rule("TTA-194")
def test_a_discount_stops_at_nothing() -> None:
    t = play(holder("rich_land_ii").store(0, bronze=1), "rich_land_ii", "build", "bronze")
    assert t.resources(0) == 1
    t = holder("rich_land_ii").develop(0, "irrigation")
    play(t, "rich_land_ii", "upgrade", "agriculture", "irrigation")
    assert (t.on(0, "irrigation"), t.resources(0)) == (1, 0)


def test_rich_land_serves_nothing_else() -> None:
    t = holder("rich_land_a").workers(0, swordsmen=0, alchemy=0).store(0, bronze=20).act(0)
    t.choose(0, "play", "rich_land_a")
    assert t.options(0) == [("build", "agriculture"), ("build", "bronze")]


@pytest.mark.parametrize("card", URBAN_GROWTH)
def test_urban_growth_builds_an_urban_building_for_less(card: str) -> None:
    price = 5 - URBAN_GROWTH[card]
    t = play(holder(card).develop(0, "theology").store(0, bronze=price), card, "build", "theology")
    assert (t.on(0, "theology"), t.resources(0), t[0].civil_actions) == (1, 0, 3)


@pytest.mark.rule("TTA-215")
@pytest.mark.parametrize("card", URBAN_GROWTH)
def test_urban_growth_upgrades_an_urban_building_for_less(card: str) -> None:
    t = holder(card).banks(0, unused=0).develop(0, "computers").store(0, bronze=8)
    play(t, card, "upgrade", "philosophy", "computers")
    assert (t.on(0, "computers"), t.resources(0)) == (1, URBAN_GROWTH[card])


def test_urban_growth_serves_nothing_else() -> None:
    t = holder("urban_growth_iii").workers(0, swordsmen=0, irrigation=0).store(0, bronze=20).act(0)
    t.choose(0, "play", "urban_growth_iii")
    assert t.options(0) == [("build", "philosophy"), ("build", "religion")]


@pytest.mark.rule("TTA-212")
def test_urban_growth_keeps_to_the_urban_limit() -> None:
    t = holder("urban_growth_a").workers(0, philosophy=2, religion=2).store(0, bronze=20).act(0)
    assert t.offered(0, "play") == []


@pytest.mark.rule("TTA-229")
def test_discounts_of_cards_and_construction_add_up() -> None:
    t = holder("urban_growth_ii").develop(0, "architecture", "opera").store(0, bronze=8 - 2 - 3)
    assert play(t, "urban_growth_ii", "build", "opera").resources(0) == 0
    t = holder("urban_growth_ii").develop(0, "engineering", "theology").store(0, bronze=1)
    assert play(t, "urban_growth_ii", "build", "theology").resources(0) == 0


@pytest.mark.rule("TTA-229", "TTA-563")
def test_discounts_of_cards_and_shakespeare_add_up() -> None:
    t = holder("urban_growth_a").lead(0, "william_shakespeare").workers(0, printing_press=1, drama=0)
    t.store(0, bronze=4 - 1 - 1)
    assert play(t, "urban_growth_a", "build", "drama").resources(0) == 0


@pytest.mark.parametrize("card", EFFICIENT_UPGRADE)
@pytest.mark.parametrize(
    ("source", "target", "price"), [("bronze", "oil", 9), ("philosophy", "computers", 8)]
)
def test_efficient_upgrade_upgrades_for_less(card: str, source: str, target: str, price: int) -> None:
    t = play(holder(card).develop(0, target).store(0, bronze=price), card, "upgrade", source, target)
    assert (t.on(0, target), t.resources(0), t[0].civil_actions) == (1, EFFICIENT_UPGRADE[card], 3)


def test_efficient_upgrade_builds_nothing_and_helps_no_unit() -> None:
    t = holder("efficient_upgrade_iii").develop(0, "swordsmen").store(0, bronze=9).act(0)
    assert t.offered(0, "play") == []


@pytest.mark.rule("TTA-345")
@pytest.mark.parametrize("card", ENGINEERING)
def test_engineering_genius_builds_one_stage_for_less(card: str) -> None:
    t = holder(card).develop(0, "engineering").unfinished(0, "hollywood", 1).store(0, bronze=6)
    assert orders.choices(Budget(t.g, 0), CONTENT.actions[card].orders, ENGINEERING[card]) == [("stages", 1)]
    play(t, card)
    assert (t[0].stages, t.resources(0), t[0].civil_actions) == (2, ENGINEERING[card], 3)
    t = holder(card).unfinished(0, "hollywood", 1).store(0, bronze=5 - ENGINEERING[card]).act(0)
    assert t.offered(0, "play") == []


@pytest.mark.rule("TTA-194", "TTA-223")
def test_engineering_genius_may_complete_a_wonder_for_nothing() -> None:
    t = play(holder("engineering_genius_a").unfinished(0, "pyramids", 2), "engineering_genius_a")
    assert (t[0].wonders, t[0].blue, t[0].civil_actions) == (("pyramids",), 16, 4)


@pytest.mark.rule("TTA-344")
@pytest.mark.parametrize("card", FRUGALITY)
def test_frugality_grows_at_full_cost_and_gives_food_afterwards(card: str) -> None:
    t = play(holder(card).store(0, agriculture=2), card)
    assert (t.food(0), t[0].unused, t[0].civil_actions) == (FRUGALITY[card], 2, 3)
    assert holder(card).store(0, agriculture=1).act(0).offered(0, "play") == []


@pytest.mark.rule("TTA-344")
@pytest.mark.parametrize("card", BREAKTHROUGH)
def test_breakthrough_develops_at_full_cost_and_gives_science_afterwards(card: str) -> None:
    t = play(holder(card, "irrigation").points(0, science=3), card)
    assert (t[0].science, t[0].hand, t[0].civil_actions) == (BREAKTHROUGH[card], (), 3)
    assert t[0].technologies >> t.number("irrigation") & 1
    assert holder(card, "irrigation").points(0, science=2).act(0).offered(0, "play") == []


# Gains.


@pytest.mark.parametrize("card", POINTS)
def test_points_are_scored_at_once(card: str) -> None:
    t = play(holder(card), card)
    assert (t[0].science, t[0].culture, t[0].civil_actions) == (*POINTS[card], 3)


@pytest.mark.rule("TTA-452")
def test_stockpile_gives_a_resource_and_a_food_in_this_order() -> None:
    t = play(holder("stockpile_a"), "stockpile_a")
    assert (t.resources(0), t.food(0)) == (1, 1)
    t = play(holder("stockpile_a").banks(0, blue=1), "stockpile_a")
    assert (t.resources(0), t.food(0)) == (1, 0)


@pytest.mark.parametrize("card", RESERVES)
@pytest.mark.parametrize("kind", ["food", "resources"])
def test_reserves_give_food_or_resources(card: str, kind: str) -> None:
    t = play(holder(card), card)
    assert t.options(0) == [("gain_food",), ("gain_resources",)]
    t.choose(0, f"gain_{kind}")
    number = RESERVES[card]
    assert (t.food(0), t.resources(0)) == ((number, 0) if kind == "food" else (0, number))


# For this turn only.


@pytest.mark.rule("TTA-346", "TTA-347", "TTA-X62")
@pytest.mark.parametrize("card", PATRIOTISM)
def test_patriotism_gives_a_military_action_and_resources_for_units(card: str) -> None:
    t = play(holder(card).spend(0, military=2), card)
    assert (t[0].extra_actions, t[0].extra_resources) == (1, PATRIOTISM[card])
    assert (military_total(t.g, 0), military.hand_limit(t.g, 0), civil_total(t.g, 0)) == (2, 2, 4)
    offered = t.offered(0, "build")
    assert offered == (["warriors"] if PATRIOTISM[card] >= 2 else [])
    if offered:
        t.choose(0, "build", "warriors")
        assert (t[0].extra_actions, t[0].extra_resources, t[0].military_actions) == (
            0,
            PATRIOTISM[card] - 2,
            0,
        )


@pytest.mark.rule("TTA-347")
def test_resources_of_this_turn_are_a_total_and_no_discount_for_each_unit() -> None:
    t = holder("patriotism_ii").banks(0, unused=2).store(0, bronze=1)
    play(t, "patriotism_ii").choose(0, "build", "warriors").choose(0, "build", "warriors")
    assert (t[0].extra_resources, t.resources(0)) == (0, 0)
    t = holder("patriotism_ii").banks(0, unused=2)
    assert play(t, "patriotism_ii").choose(0, "build", "warriors").offered(0, "build") == []


@pytest.mark.rule("TTA-346", "TTA-347")
def test_what_is_for_this_turn_is_gone_afterwards() -> None:
    t = play(holder("patriotism_iii").spend(0, military=2), "patriotism_iii")
    before = len(t.held(0))
    t.choose(0, "end_actions")
    assert (t[0].extra_actions, t[0].extra_resources, t[0].military_actions) == (0, 0, 2)
    assert len(t.held(0)) == before + 1


@pytest.mark.rule("TTA-348", "TTA-X62")
@pytest.mark.parametrize("card", ARMAMENT)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_armament_counts_the_stronger_civilizations(card: str, seats: int) -> None:
    for stronger in range(seats):
        t = holder(card, seats=seats)
        for seat in range(1, 1 + stronger):
            t.workers(seat, warriors=2)
        play(t, card)
        assert t[0].extra_resources == ARMAMENT[card][seats - 2] * stronger


@pytest.mark.rule("TTA-348")
def test_armament_is_not_counted_again_and_pays_for_units_only() -> None:
    t = holder("wave_of_nationalism_ii").workers(1, warriors=2).workers(2, warriors=3).banks(0, unused=3)
    play(t, "wave_of_nationalism_ii")
    assert t[0].extra_resources == 6
    assert t.offered(0, "build") == ["warriors"]
    t.choose(0, "build", "warriors").choose(0, "build", "warriors")
    assert ratings.strength(t.g, 0) == 3
    assert t[0].extra_resources == 2


@pytest.mark.rule("TTA-184", "TTA-348")
def test_those_who_resigned_do_not_count() -> None:
    t = holder("wave_of_nationalism_ii").workers(1, warriors=2).workers(2, warriors=3)
    t.g.out = 1 << 2
    assert play(t, "wave_of_nationalism_ii")[0].extra_resources == 6
    t = holder("endowment_for_the_arts_iii").points(1, culture=1).points(2, culture=1)
    t.g.out = 1 << 2
    assert play(t, "endowment_for_the_arts_iii")[0].culture == 6


@pytest.mark.rule("TTA-348")
@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts_counts_those_with_more_culture(seats: int, points: int) -> None:
    for richer in range(seats):
        t = holder("endowment_for_the_arts_iii", seats=seats).points(0, culture=10)
        for seat in range(1, seats):
            t.points(seat, culture=11 if seat <= richer else 10)
        play(t, "endowment_for_the_arts_iii")
        assert t[0].culture == 10 + points * richer
        assert t[0].hand == ()
