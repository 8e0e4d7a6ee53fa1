"""End of turn and Production Phase (TTA-290 to TTA-313)."""

from __future__ import annotations

import pytest

from saecula.core.zones import NOBODY, deck, pile, seen_by
from saecula.games.through_the_ages.rules import military, production, ratings
from tests.through_the_ages.table import Table, table

BONUS = "military_bonus_i"


def idle(yellow: int = 18, blue: int = 16) -> Table:
    """Nobody works for seat 0, whose unused workers are enough to keep the discontent from rising."""
    return table(3).nobody_works(0).banks(0, yellow=yellow, blue=blue, unused=8)


def produce(t: Table, seat: int = 0) -> Table:
    """This player ends the turn, and there is no uprising."""
    assert not production.is_uprising(t.g, seat)
    return t.act(seat).choose(seat, "end_actions")


# Excess cards.


@pytest.mark.rule("TTA-290")
@pytest.mark.parametrize(("held", "excess"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_military_cards_above_the_limit_are_discarded(held: int, excess: int) -> None:
    t = table(3).military(0, *[BONUS] * held).spend(0, military=2).end_turn(0)
    for _ in range(excess):
        assert t.asked == ("discard_cards", 0)
        t.choose(0, "discard", BONUS)
    assert t.asked == ("", -1)
    assert (len(t.held(0)), len(t.discarded(1))) == (held - excess, excess)


@pytest.mark.rule("TTA-290")
def test_the_owner_chooses_what_is_discarded() -> None:
    t = table(3).military(0, "legion", "raid_i", BONUS).spend(0, military=2).end_turn(0)
    assert sorted(t.offered(0, "discard")) == ["legion", BONUS, "raid_i"]
    assert sorted(t.choose(0, "discard", "raid_i").held(0)) == ["legion", BONUS]


@pytest.mark.rule("TTA-290")
def test_the_limit_is_the_total_of_military_actions_and_one_with_the_library() -> None:
    t = table(3).develop(0, "monarchy").military(0, *[BONUS] * 3).spend(0, military=3).end_turn(0)
    assert t.asked == ("", -1)
    t = (
        table(3)
        .wonders(0, "library_of_alexandria")
        .military(0, *[BONUS] * 3)
        .spend(0, military=2)
        .end_turn(0)
    )
    assert (t.asked, len(t.held(0))) == (("", -1), 3)
    t = table(3).wonders(0, "library_of_alexandria").military(0, *[BONUS] * 4).end_turn(0)
    assert t.asked == ("discard_cards", 0)


@pytest.mark.rule("TTA-290")
def test_in_the_last_turn_of_the_match_nobody_discards() -> None:
    for seat, asked in ((0, True), (1, True), (2, False)):
        t = table(3, age=4).military(seat, *[BONUS] * 5)
        t.g.last_round = t.g.round
        assert (t.end_turn(seat).asked == ("discard_cards", seat)) is asked
    t = table(3, age=4).military(2, *[BONUS] * 5)
    t.g.last_round = t.g.round + 1
    assert t.end_turn(2).asked == ("discard_cards", 2)


@pytest.mark.rule("TTA-X17", "TTA-290", "TTA-310")
@pytest.mark.parametrize(("unspent", "drawn"), [(5, 3), (2, 2)])
def test_six_cards_with_three_military_actions(unspent: int, drawn: int) -> None:
    t = table(3).develop(0, "monarchy").military(0, *[BONUS] * 6)
    t[0].military_actions, t[0].extra_actions = min(unspent, 3), max(unspent - 3, 0)
    t.end_turn(0)
    for _ in range(3):
        t.choose(0, "discard", BONUS)
    assert t.asked == ("", -1)
    assert (len(t.discarded(1)), len(t.held(0))) == (3, 3 + drawn)


# Uprising.


@pytest.mark.rule("TTA-291", "TTA-X11")
@pytest.mark.parametrize(("unused", "uprising"), [(0, True), (1, False), (2, False)])
def test_more_discontent_than_unused_workers_are_an_uprising(unused: int, uprising: bool) -> None:
    t = table(3).banks(0, yellow=16, unused=unused)
    assert ratings.required_happiness(t.g, t[0]) == 1
    assert (ratings.happiness(t.g, 0), ratings.discontent(t.g, 0)) == (0, 1)
    assert production.is_uprising(t.g, 0) is uprising
    t.end_turn(0)
    assert t[0].science == (0 if uprising else 1)


@pytest.mark.rule("TTA-291", "TTA-X15")
def test_an_uprising_skips_the_whole_production_but_not_cards_and_actions() -> None:
    t = table(3).workers(0, alchemy=1, philosophy=2, drama=1, religion=1)
    t.banks(0, yellow=1, blue=3, unused=0).store(0, bronze=4, agriculture=1).points(0, science=5, culture=9)
    t.spend(0, civil=3, military=1)
    assert (ratings.science(t.g, 0), ratings.culture(t.g, 0)) == (4, 3)
    assert ratings.discontent(t.g, 0) == 5
    t.end_turn(0)
    assert (t[0].science, t[0].culture, t[0].blue) == (5, 9, 3)
    assert (t.food(0), t.resources(0)) == (1, 4)
    assert len(t.held(0)) == 1
    assert (t[0].civil_actions, t[0].military_actions) == (4, 2)


# Production.


@pytest.mark.rule("TTA-300")
def test_points_are_scored_by_rating() -> None:
    t = idle().workers(0, alchemy=2, drama=1).points(0, science=3, culture=10)
    produce(t)
    assert (t[0].science, t[0].culture) == (3 + 4, 10 + 2)
    assert (t[1].science, t[1].culture) == (0, 0)


@pytest.mark.rule("TTA-301", "TTA-711")
@pytest.mark.parametrize(
    ("bank", "loss"), [(17, 0), (16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)]
)
def test_corruption_goes_by_the_blue_bank(bank: int, loss: int) -> None:
    t = idle(blue=bank).store(0, bronze=9)
    produce(t)
    assert (t.resources(0), t[0].blue) == (9 - loss, bank + loss)


@pytest.mark.rule("TTA-301")
def test_food_is_lost_where_resources_do_not_suffice() -> None:
    t = produce(idle(blue=5).store(0, bronze=3, agriculture=9))
    assert (t.resources(0), t.food(0)) == (0, 8)
    t = produce(idle(blue=5).store(0, bronze=4, agriculture=9))
    assert (t.resources(0), t.food(0)) == (0, 9)


@pytest.mark.rule("TTA-X13", "TTA-301")
def test_corruption_takes_what_there_is_and_nothing_more() -> None:
    t = produce(idle(blue=5).store(0, bronze=1, agriculture=2).points(0, science=7, culture=7))
    assert (t.resources(0), t.food(0), t[0].blue) == (0, 0, 8)
    assert (t[0].science, t[0].culture) == (7, 7)


@pytest.mark.rule("TTA-301", "TTA-302")
def test_corruption_is_reckoned_before_anything_is_produced() -> None:
    t = produce(idle(blue=12).workers(0, bronze=2, agriculture=2).store(0, bronze=2))
    assert (t.resources(0), t.food(0), t[0].blue) == (4, 2, 8)


@pytest.mark.rule("TTA-302")
def test_each_worker_on_a_farm_makes_a_token_on_its_card() -> None:
    t = produce(idle().workers(0, agriculture=2, irrigation=1, mechanized_agriculture=1))
    made = [t.tokens(0, name) for name in ("agriculture", "irrigation", "mechanized_agriculture")]
    assert made == [2, 1, 1]
    assert (t.food(0), t[0].blue) == (2 + 2 + 5, 12)


@pytest.mark.rule("TTA-302", "TTA-X16")
def test_higher_farms_are_served_first() -> None:
    t = idle(blue=3).workers(0, irrigation=2, agriculture=2)
    produce(t)
    assert (t.tokens(0, "irrigation"), t.tokens(0, "agriculture")) == (2, 1)
    assert (t.food(0), t[0].blue) == (5, 0)


@pytest.mark.rule("TTA-303", "TTA-710")
@pytest.mark.parametrize(
    ("bank", "eaten"),
    [(19, 0), (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)],
)
def test_consumption_goes_by_the_yellow_bank(bank: int, eaten: int) -> None:
    t = produce(idle(yellow=bank).store(0, agriculture=10).points(0, culture=50))
    assert (t.food(0), t[0].culture) == (10 - eaten, 50)


@pytest.mark.rule("TTA-303", "TTA-713", "TTA-X14")
@pytest.mark.parametrize(("culture", "left"), [(20, 12), (9, 1), (8, 0), (5, 0), (0, 0)])
def test_missing_food_costs_four_culture_each(culture: int, left: int) -> None:
    t = produce(idle(yellow=8).store(0, agriculture=1).points(0, culture=culture))
    assert (t.food(0), t[0].culture) == (0, left)


@pytest.mark.rule("TTA-302", "TTA-303")
def test_the_food_just_produced_can_be_eaten() -> None:
    t = produce(idle(yellow=8).workers(0, agriculture=3).points(0, culture=20))
    assert (t.food(0), t[0].culture) == (0, 20)


@pytest.mark.rule("TTA-300", "TTA-303")
def test_culture_just_scored_can_be_lost_to_famine() -> None:
    t = produce(idle(yellow=16).workers(0, drama=2).points(0, culture=0))
    assert t[0].culture == 0
    t = produce(idle(yellow=16).workers(0, drama=2).points(0, culture=1))
    assert t[0].culture == 1


@pytest.mark.rule("TTA-304")
def test_each_worker_on_a_mine_makes_a_token_and_higher_mines_first() -> None:
    t = produce(idle().workers(0, bronze=2, iron=1, oil=1))
    assert [t.tokens(0, name) for name in ("bronze", "iron", "oil")] == [2, 1, 1]
    assert (t.resources(0), t[0].blue) == (9, 12)
    t = produce(idle(blue=2).workers(0, bronze=2, iron=1, oil=1))
    assert [t.tokens(0, name) for name in ("bronze", "iron", "oil")] == [0, 1, 1]


@pytest.mark.rule("TTA-303", "TTA-304")
def test_tokens_of_food_that_was_eaten_serve_the_mines() -> None:
    t = produce(idle(blue=3, yellow=12).workers(0, agriculture=3, bronze=3))
    assert (t.food(0), t.resources(0), t[0].blue) == (1, 2, 0)


@pytest.mark.rule("TTA-305")
def test_pacts_produce_in_the_step_of_their_kind() -> None:
    t = table(3).pact(0, "international_trade_agreement", 1)
    assert (produce(t, 0).food(0), t.resources(0)) == (2, 3)
    assert (produce(t, 1).food(1), t.resources(1)) == (3, 2)
    assert (produce(t, 2).food(2), t.resources(2)) == (2, 2)


@pytest.mark.rule("TTA-305")
def test_food_of_a_pact_comes_before_consumption_and_resources_after_corruption() -> None:
    t = idle(yellow=16).points(0, culture=9).pact(1, "international_trade_agreement", 0)
    assert (produce(t)[0].culture, t.food(0)) == (9, 0)
    t = idle(blue=10).pact(0, "international_trade_agreement", 1)
    assert produce(t).resources(0) == 1


@pytest.mark.rule("TTA-305")
def test_a_resource_for_a_pact_is_lost_if_there_is_one() -> None:
    t = table(3).pact(1, "acceptance_of_supremacy", 0)
    assert (produce(t).resources(0), produce(t, 1).resources(1)) == (1, 3)
    t = idle().pact(1, "acceptance_of_supremacy", 0).store(0, agriculture=3)
    assert (produce(t).resources(0), t.food(0)) == (0, 3)


@pytest.mark.rule("TTA-305")
def test_a_pact_gives_nothing_out_of_an_empty_bank() -> None:
    t = idle(blue=1).workers(0, bronze=1).pact(0, "international_trade_agreement", 1)
    assert (produce(t).resources(0), t[0].blue) == (1, 0)


@pytest.mark.rule("TTA-305")
def test_labs_of_bill_gates_produce_by_value_after_mines_of_the_same() -> None:
    t = idle(blue=2).lead(0, "bill_gates").workers(0, coal=1, computers=2)
    produce(t)
    assert (t.tokens(0, "coal"), t.tokens(0, "computers"), t.resources(0)) == (1, 1, 6)
    t = idle(blue=2).lead(0, "bill_gates").workers(0, iron=2, computers=1)
    produce(t)
    assert (t.tokens(0, "iron"), t.tokens(0, "computers")) == (1, 1)


@pytest.mark.rule("TTA-305", "TTA-515")
def test_labs_of_level_nothing_and_labs_without_workers_produce_nothing_for_bill_gates() -> None:
    t = produce(idle().lead(0, "bill_gates").workers(0, philosophy=2, alchemy=1, computers=0))
    assert [t.tokens(0, lab) for lab in ("philosophy", "alchemy", "computers")] == [0, 1, 0]
    assert (t.resources(0), t[0].blue) == (1, 15)


@pytest.mark.rule("TTA-304", "TTA-552")
def test_the_transcontinental_railroad_adds_a_token_on_the_best_mine() -> None:
    t = produce(idle().wonders(0, "transcontinental_railroad").workers(0, bronze=2, iron=1, coal=0))
    assert [t.tokens(0, mine) for mine in ("bronze", "iron", "coal")] == [2, 2, 0]
    t = produce(idle(blue=1).wonders(0, "transcontinental_railroad").workers(0, iron=1))
    assert (t.tokens(0, "iron"), t[0].blue) == (1, 0)
    t = produce(idle().wonders(0, "transcontinental_railroad"))
    assert (t.resources(0), t[0].blue) == (0, 16)


@pytest.mark.rule("TTA-303", "TTA-572")
@pytest.mark.parametrize(("food", "resources", "culture"), [(2, 3, 20), (1, 2, 20), (0, 2, 16)])
def test_a_trade_route_feeds_one_before_culture_is_lost(food: int, resources: int, culture: int) -> None:
    t = idle(yellow=12).pact(1, "trade_routes_agreement", 0).store(0, agriculture=food, bronze=3)
    produce(t.points(0, culture=20))
    assert (t.food(0), t.resources(0), t[0].culture) == (0, resources, culture)


# Scores at the end of the turn.


@pytest.mark.rule("TTA-306")
def test_an_uprising_does_not_prevent_genghis_khan() -> None:
    t = table(3).lead(0, "genghis_khan").banks(0, yellow=1, unused=0).end_turn(0)
    assert (t[0].culture, t[0].science) == (3, 0)


@pytest.mark.rule("TTA-306")
def test_genghis_khan_compares_strengths_at_the_end_of_the_turn() -> None:
    t = table(3).lead(0, "genghis_khan").workers(1, warriors=2).workers(2, warriors=2).store(0, bronze=4)
    t.act(0).choose(0, "end_actions")
    assert t[0].culture == 0
    t = table(3).lead(0, "genghis_khan").workers(1, warriors=2).workers(2, warriors=2).store(0, bronze=4)
    t.act(0).choose(0, "build", "warriors").choose(0, "end_actions")
    assert t[0].culture == 3


@pytest.mark.rule("TTA-306", "TTA-502")
@pytest.mark.parametrize(
    ("others", "culture"), [((1, 1, 1), 3), ((9, 1, 1), 3), ((9, 9, 1), 0), ((9,), 0), ((2,), 3), ((3,), 0)]
)
def test_genghis_khan_is_one_of_the_two_strongest_or_the_strongest_of_two(
    others: tuple[int, ...], culture: int
) -> None:
    t = table(len(others) + 1).lead(0, "genghis_khan").workers(0, warriors=2)
    for seat, warriors in enumerate(others, 1):
        t.workers(seat, warriors=warriors)
    assert t.end_turn(0)[0].culture == culture


@pytest.mark.rule("TTA-306")
def test_churchill_scores_by_default_even_in_an_uprising() -> None:
    t = table(3, age=3).lead(0, "winston_churchill").banks(0, yellow=1, unused=0).act(0)
    t.choose(0, "end_actions")
    assert t[0].culture == 3
    t = table(3, age=3).lead(0, "winston_churchill").act(0)
    t.choose(0, "churchill", "arms").choose(0, "end_actions")
    assert t[0].culture == 0


@pytest.mark.rule("TTA-306")
def test_late_scores_come_after_the_discard() -> None:
    t = table(3).lead(0, "genghis_khan").military(0, BONUS, BONUS, "legion").end_turn(0)
    assert (t.asked, t[0].culture) == (("discard_cards", 0), 0)
    assert t.choose(0, "discard", "legion")[0].culture == 3


# Drawing cards.


@pytest.mark.rule("TTA-310", "TTA-713")
@pytest.mark.parametrize(("available", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (6, 3)])
def test_a_card_is_drawn_for_each_unspent_military_action_up_to_three(available: int, drawn: int) -> None:
    t = table(3)
    t[0].military_actions = available
    top = t.g.military_deck.cards[-drawn:] if drawn else ()
    t.end_turn(0)
    assert sorted(t.held(0)) == sorted(top)
    assert len(t.g.military_deck) == 45 - drawn


@pytest.mark.rule("TTA-310")
def test_temporary_military_actions_draw_cards_if_unspent() -> None:
    t = table(3).hand(0, "patriotism_a").spend(0, military=2).act(0)
    t.choose(0, "play", "patriotism_a").choose(0, "end_actions")
    assert len(t.held(0)) == 1
    t = table(3).hand(0, "patriotism_a").spend(0, military=2).store(0, bronze=1).act(0)
    t.choose(0, "play", "patriotism_a").choose(0, "build", "warriors").choose(0, "end_actions")
    assert t.held(0) == []


@pytest.mark.rule("TTA-310")
def test_cards_of_the_current_age_are_drawn_and_none_in_age_iv() -> None:
    for age in (1, 2, 3):
        t = table(3, age).end_turn(0)
        assert {t.g.content.cards[card].age for card in t.held(0)} == {age}
    assert table(3, age=4).end_turn(0).held(0) == []


def thin_deck(cards: int, discards: int) -> Table:
    t = table(3)
    t.g.military_deck = deck((BONUS,) * cards, NOBODY)
    t.g.discards = (t.g.discards[0], pile(("raid_i",) * discards, NOBODY), *t.g.discards[2:])
    return t


@pytest.mark.rule("TTA-311", "TTA-X19")
def test_the_discards_become_the_deck_and_drawing_goes_on() -> None:
    t = thin_deck(1, 4)
    military.draw(t.g, 0, 3)
    assert t.held(0) == [BONUS, "raid_i", "raid_i"]
    assert (len(t.g.military_deck), t.discarded(1)) == (2, ())


@pytest.mark.rule("TTA-311", "TTA-066")
def test_a_reshuffle_leaves_the_piles_of_other_ages_alone() -> None:
    t = thin_deck(1, 2)
    others = (pile(("development_of_trade_routes",), NOBODY), pile(("spy_ii",), NOBODY), pile((), NOBODY))
    t.g.discards = (others[0], t.g.discards[1], others[1], others[2])
    military.draw(t.g, 0, 1)
    assert [zone.cards for zone in t.g.discards] == [("development_of_trade_routes",), (), ("spy_ii",), ()]


@pytest.mark.rule("TTA-324", "TTA-310")
def test_only_the_player_who_draws_sees_the_cards() -> None:
    t = table(3).end_turn(0)
    assert len(t.held(0)) == 2
    assert {who for zone in t[0].military for who in zone.known} == {seen_by(0)}


@pytest.mark.rule("TTA-032", "TTA-310")
def test_in_age_a_there_is_nothing_to_draw() -> None:
    t = table(3, age=0)
    t.g.discards = (pile(("development_of_science",), NOBODY), *t.g.discards[1:])
    military.draw(t.g, 0, 1)
    assert t.held(0) == []


@pytest.mark.rule("TTA-311")
def test_the_discards_are_shuffled_at_once_when_the_last_card_is_drawn() -> None:
    t = thin_deck(2, 4)
    military.draw(t.g, 0, 2)
    assert (len(t.g.military_deck), t.discarded(1)) == (4, ())
    t = thin_deck(3, 4)
    military.draw(t.g, 0, 2)
    assert (len(t.g.military_deck), len(t.discarded(1))) == (1, 4)


@pytest.mark.rule("TTA-311")
def test_without_discards_the_rest_of_the_draw_is_forfeited_until_there_are_some() -> None:
    t = thin_deck(1, 0)
    military.draw(t.g, 0, 3)
    assert (t.held(0), len(t.g.military_deck)) == ([BONUS], 0)
    t.military(1, "raid_i", "legion", "phalanx").spend(1, military=2).end_turn(1)
    t.choose(1, "discard", "legion")
    military.draw(t.g, 2, 1)
    assert (t.held(2), t.discarded(1), len(t.g.military_deck)) == (["legion"], (), 0)


# Fresh actions.


@pytest.mark.rule("TTA-312")
def test_all_actions_become_available_and_may_be_spent_by_events_before_the_next_turn() -> None:
    t = table(3).spend(1, civil=4, military=2).end_turn(1)
    assert (t[1].civil_actions, t[1].military_actions) == (4, 2)
    t.banks(1, yellow=16).reveal(0, "rebellion")
    assert t[1].civil_actions == 2
    assert len(t.act(1).row(*["reserves_i"] * 13).act(1).offered(1, "take")) == 9


@pytest.mark.rule("TTA-312")
def test_the_reset_follows_the_totals() -> None:
    t = table(3).develop(0, "republic").spend(0, civil=7, military=2).end_turn(0)
    assert (t[0].civil_actions, t[0].military_actions) == (7, 2)


@pytest.mark.rule("TTA-313")
def test_what_is_temporary_expires_at_the_end_of_the_turn() -> None:
    t = table(3, age=3).lead(0, "winston_churchill").hand(0, "patriotism_iii").act(0)
    t.choose(0, "play", "patriotism_iii").choose(0, "churchill", "arms")
    assert (t[0].extra_actions, t[0].extra_resources, t[0].extra_science) == (1, 7, 3)
    t.choose(0, "end_actions")
    assert (t[0].extra_actions, t[0].extra_resources, t[0].extra_science) == (0, 0, 0)
    assert t[0].military_actions == 2
