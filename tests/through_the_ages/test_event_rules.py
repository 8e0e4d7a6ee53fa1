"""How events work: who is meant, in which order, and rulings on single events.

(TTA-093 to TTA-104, TTA-540 to TTA-548, TTA-566 to TTA-583)
"""

from __future__ import annotations

import pytest

from saecula.core.registry import DONE, PASS
from saecula.games.through_the_ages.rules import events, politics, ratings, turns
from saecula.games.through_the_ages.rules.in_play import civil_total
from tests.through_the_ages.table import Table, table


def with_strengths(*strengths: int, age: int = 1) -> Table:
    """Set a table of players with these strengths, each by Warriors alone."""
    t = table(len(strengths), age)
    for seat, strength in enumerate(strengths):
        t.workers(seat, warriors=strength)
    return t


def culture(t: Table) -> list[int]:
    return [civ.culture for civ in t.g.civs]


def science(t: Table) -> list[int]:
    return [civ.science for civ in t.g.civs]


@pytest.mark.rule("TTA-093")
def test_a_resolved_event_goes_to_the_past_and_not_to_the_discards() -> None:
    t = table().reveal(0, "rats")
    assert t.g.past_events == ("rats",)
    assert "rats" not in t.discarded(1)
    assert "rats" not in t.g.current_events.cards


@pytest.mark.rule("TTA-093")
def test_a_revealed_territory_starts_a_colonization() -> None:
    t = table().reveal(0, "vast_territory_i")
    assert t.asked == ("bid", 0)
    assert t.g.past_events == ()


@pytest.mark.rule("TTA-094")
def test_players_decide_clockwise_from_the_one_who_revealed() -> None:
    t = table().reveal(1, "development_of_markets")
    asked = []
    while t.asked[1] >= 0:
        asked.append(t.asked[1])
        t.choose(t.asked[1], "gain_food")
    assert asked == [1, 2, 0]


@pytest.mark.rule("TTA-095", "TTA-X51")
def test_of_tied_players_the_nearer_to_the_active_one_counts_higher() -> None:
    t = with_strengths(4, 4, 4)
    assert events.ranking(t.g, 1) == [1, 2, 0]
    assert culture(with_strengths(4, 4, 4).points(0, culture=9).reveal(1, "crusades")) == [5, 4, 0]
    t = with_strengths(4, 4, 4, age=2).points(0, culture=9).points(2, culture=9).points(1, culture=9)
    assert culture(t.reveal(1, "crime_wave")) == [6, 9, 6]
    assert science(with_strengths(4, 4, 4, age=2).reveal(1, "cold_war")) == [0, 6, 6]


@pytest.mark.rule("TTA-095")
def test_of_tied_players_the_farthest_has_the_least_culture() -> None:
    t = table(3, age=2)
    t.reveal(1, "terrorism")
    assert [t.on(seat, "philosophy") for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("TTA-096")
def test_all_with_the_most_stay_tied() -> None:
    t = table().workers(1, religion=1).workers(2, religion=1).reveal(0, "immigration")
    assert [civ.unused for civ in t.g.civs] == [1, 2, 2]
    t = table().reveal(0, "immigration")
    assert [civ.unused for civ in t.g.civs] == [2, 2, 2]


@pytest.mark.rule("TTA-097")
def test_with_two_players_the_two_strongest_are_the_strongest() -> None:
    assert science(with_strengths(2, 3, age=2).reveal(0, "cold_war")) == [0, 6]
    t = with_strengths(2, 3, age=2).points(0, culture=9).points(1, culture=9)
    assert culture(t.reveal(0, "crime_wave")) == [6, 9]


@pytest.mark.rule("TTA-097", "TTA-184")
def test_with_two_players_left_the_two_strongest_are_the_strongest() -> None:
    t = with_strengths(2, 3, 9, age=2)
    t.g.out = 1 << 2
    assert science(t.reveal(0, "cold_war")) == [0, 6, 0]


@pytest.mark.rule("TTA-097")
def test_barbarians_with_two_players_come_only_to_the_weakest() -> None:
    t = with_strengths(3, 2).points(0, culture=5).reveal(0, "barbarians")
    assert t[0].unused == 1
    t = with_strengths(2, 3).points(0, culture=5).reveal(0, "barbarians")
    assert t[0].unused == 0


@pytest.mark.rule("TTA-098")
def test_strength_is_the_rating_and_culture_the_points() -> None:
    t = with_strengths(1, 2, 2).workers(0, theology=3).lead(0, "joan_of_arc").points(1, culture=1)
    assert ratings.strength(t.g, 0) == 1 + 6
    assert ratings.culture(t.g, 0) == 4
    assert culture(t.reveal(1, "crusades")) == [4, 1, 0]
    t = table(3, age=2).workers(0, drama=2).points(1, culture=1)
    assert culture(t.reveal(0, "national_pride")) == [0, 6, 0]


@pytest.mark.rule("TTA-099")
def test_an_action_of_an_event_follows_the_normal_rules_but_costs_no_action() -> None:
    t = table().store(0, bronze=2).spend(0, civil=4).workers(0, philosophy=2)
    t.reveal(0, "development_of_civilization")
    # Two labs is the limit of Despotism, Religion for 3 less 1 fits.
    assert t.offered(0, "build") == ["agriculture", "bronze", "religion"]
    t.choose(0, "build", "religion")
    assert (t.resources(0), t[0].civil_actions) == (0, 0)


@pytest.mark.rule("TTA-100")
def test_gaining_costs_no_food_and_increasing_does() -> None:
    t = table().store(0, agriculture=2).reveal(0, "development_of_settlement")
    assert (t[0].unused, t.food(0)) == (2, 2)
    t = table().store(0, agriculture=2).reveal(0, "development_of_civilization").choose(0, "population")
    assert (t[0].unused, t.food(0)) == (2, 1)


@pytest.mark.rule("TTA-101")
def test_what_does_not_apply_does_nothing() -> None:
    t = with_strengths(3, 2, 1, age=2).colonies(0, "vast_territory_i").reveal(0, "independence_declaration")
    assert t.asked == ("", -1)
    assert t[0].colonies == ("vast_territory_i",)
    assert table(3, age=2).reveal(0, "ravages_of_time").asked == ("", -1)


@pytest.mark.rule("TTA-102", "TTA-578", "TTA-X63")
def test_who_is_meant_is_settled_before_anything_happens() -> None:
    t = with_strengths(6, 4, 2).workers(2, bread_and_circuses=1, agriculture=0, bronze=0, philosophy=0)
    assert [ratings.strength(t.g, seat) for seat in range(3)] == [6, 4, 3]
    t.reveal(2, "border_conflict")
    assert (t.on(2, "bread_and_circuses"), ratings.strength(t.g, 2)) == (0, 2)
    assert [t.resources(seat) for seat in range(3)] == [3, 0, 0]


@pytest.mark.rule("TTA-102", "TTA-X61")
def test_discontent_workers_are_counted_once_before_the_first_loss() -> None:
    t = table(3, age=2).banks(0, yellow=10, unused=2).reveal(0, "emigration")
    # After the first loss there would be two only.
    assert (t[0].unused, t[0].yellow) == (0, 12)


@pytest.mark.rule("TTA-103")
def test_each_player_finishes_the_whole_effect_before_the_next() -> None:
    t = table()
    top = list(reversed(t.g.military_deck.cards))
    t.reveal(1, "development_of_politics")
    drawn = [sorted(t.held(seat)) for seat in (1, 2, 0)]
    assert drawn == [sorted(top[0:3]), sorted(top[3:6]), sorted(top[6:9])]


@pytest.mark.rule("TTA-104")
def test_only_may_effects_can_be_declined() -> None:
    assert PASS in table().reveal(0, "development_of_religion").options(0)
    assert PASS in table().store(0, agriculture=2).reveal(0, "development_of_civilization").options(0)
    assert PASS not in table().reveal(0, "development_of_markets").options(0)
    assert PASS not in table().banks(0, unused=0).reveal(0, "pestilence").options(0)
    assert PASS not in table(3, 2).wonders(0, "pyramids", "colossus").reveal(0, "ravages_of_time").options(0)


# Development of Civilization.


@pytest.mark.rule("TTA-540", "TTA-099", "TTA-X68")
def test_a_revolution_by_an_event_costs_one_science_less_and_all_civil_actions() -> None:
    t = table().hand(1, "monarchy").points(1, science=1).reveal(0, "development_of_civilization")
    assert t.asked == ("choose_action", 1)
    assert t.options(1) == [("revolt", "monarchy"), PASS]
    t.choose(1, "revolt", "monarchy")
    assert (t[1].science, t[1].civil_actions, civil_total(t.g, 1)) == (0, 0, 5)
    t.turn(1).choose(1, *PASS)
    assert t.asked == ("act", 1)
    assert (t[1].civil_actions, t[1].military_actions) == (0, 3)


@pytest.mark.rule("TTA-540")
def test_without_the_science_for_it_there_is_no_revolution() -> None:
    t = table().hand(1, "monarchy").reveal(0, "development_of_civilization")
    assert t.asked == ("", -1)


@pytest.mark.rule("TTA-540")
def test_a_government_can_be_developed_peacefully_for_one_less() -> None:
    t = table().hand(0, "monarchy").points(0, science=7).reveal(0, "development_of_civilization")
    t.choose(0, "develop", "monarchy")
    assert (t[0].science, t[0].civil_actions) == (0, 5)


@pytest.mark.rule("TTA-540")
def test_food_resources_and_science_are_each_one_less_and_never_below_none() -> None:
    t = table().lead(0, "moses").reveal(0, "development_of_civilization").choose(0, "population")
    assert (t[0].unused, t.food(0)) == (2, 0)
    t = table().lead(0, "moses").store(0, agriculture=1).banks(0, yellow=16)
    t.reveal(0, "development_of_civilization").choose(0, "population")
    assert (t[0].unused, t.food(0)) == (2, 0)


@pytest.mark.rule("TTA-579")
def test_a_free_temple_respects_the_urban_limit_and_needs_an_unused_worker() -> None:
    t = table().workers(0, religion=2).workers(1, religion=1).banks(2, unused=0)
    t.reveal(0, "development_of_religion")
    assert t.asked == ("build_free", 1)
    t.choose(1, "build", "religion")
    assert t.asked == ("", -1)
    assert t.on(1, "religion") == 2


# Ravages of Time.


@pytest.mark.rule("TTA-543")
def test_a_ruin_counts_as_a_completed_wonder() -> None:
    t = table(3, age=2).wonders(0, "pyramids").pact(1, "international_tourism", 0).row("eiffel_tower")
    assert ratings.culture(t.g, 1) == 1
    t.reveal(0, "ravages_of_time")
    assert ratings.culture(t.g, 1) == 1
    t.spend(0, civil=3).act(0)
    assert t.offered(0, "take") == []  # 1 and 1 more for the ruin
    t.rest(0).spend(0, civil=2).act(0)
    assert t.offered(0, "take") == [0]


@pytest.mark.rule("TTA-583")
def test_a_ruin_loses_its_tokens_and_gives_two_culture_of_rating() -> None:
    t = table(3, age=2).wonders(0, "taj_mahal").banks(0, blue=17).reveal(0, "ravages_of_time")
    assert (t[0].ruins, t[0].blue) == (("taj_mahal",), 16)
    assert (ratings.culture(t.g, 0), t[0].culture) == (2, 0)


@pytest.mark.rule("TTA-583")
def test_actions_of_a_ruin_leave_the_totals_the_spent_ones_first() -> None:
    t = table(3, age=2).wonders(1, "pyramids").spend(1, civil=1).reveal(0, "ravages_of_time")
    assert (civil_total(t.g, 1), t[1].civil_actions) == (4, 4)


@pytest.mark.rule("TTA-583")
def test_a_ruin_is_not_ruined_again() -> None:
    t = table(3, age=2).wonders(0, "eiffel_tower", ruins=("colossus",)).reveal(0, "ravages_of_time")
    assert t.asked == ("", -1)
    assert (t[0].ruins, ratings.culture(t.g, 0)) == (("colossus",), 6)


# International Agreement.


def agreement(t: Table, strongest: int = 0) -> Table:
    """The strongest player, who also reveals it, comes to an agreement."""
    return t.workers(strongest, warriors=9).reveal(strongest, "international_agreement")


@pytest.mark.rule("TTA-546", "TTA-X84")
def test_an_agreement_is_worth_five_civil_actions_with_the_surcharge_for_wonders() -> None:
    row = ["iron", "coal", "eiffel_tower", "kremlin", "opera", "journalism", "cannon"]
    t = agreement(table(3, age=2).wonders(0, "pyramids").row(*row))
    t.choose(0, "take", 5).choose(0, "take", 2)
    assert t[0].unfinished == "eiffel_tower"
    # One action is left: a second wonder is not allowed, the seventh space costs two.
    assert t.offered(0, "take") == [0, 1, 4]
    t.choose(0, "take", 4)
    assert t.asked == ("", -1)
    assert t[0].hand == ("journalism", "opera")


@pytest.mark.rule("TTA-546")
def test_the_usual_restrictions_hold_for_an_agreement() -> None:
    full = ("coal", "opera", "drama", "cannon")
    t = agreement(table(3, age=2).hand(0, *full).row("iron", "kremlin"))
    assert t.offered(0, "take") == [1]
    t = table(3, age=2).lead(0, "james_cook").hand(0, "coal").row("coal", "isaac_newton", "bronze", "iron")
    assert agreement(t).offered(0, "take") == [3]


@pytest.mark.rule("TTA-546")
def test_action_cards_taken_by_agreement_may_be_played_in_the_same_turn() -> None:
    t = agreement(table(3, age=2).row("reserves_ii"))
    t.choose(0, "take", 0)
    t.act(0)
    assert t.offered(0, "play") == ["reserves_ii"]
    t = table(3, age=2).row("reserves_ii").act(0).choose(0, "take", 0)
    assert t.offered(0, "play") == []


@pytest.mark.rule("TTA-547")
def test_after_an_agreement_the_row_slides_and_fills_without_discards() -> None:
    t = agreement(table(3, age=2).row("iron", "coal", "opera", "drama"))
    t.choose(0, "take", 1).choose(0, *DONE)
    assert t.g.row[:3] == ("iron", "opera", "drama")
    assert all(t.g.row)


@pytest.mark.rule("TTA-547")
def test_in_age_iv_the_row_only_slides() -> None:
    t = agreement(table(3, age=4).row("iron", "coal", "opera"))
    t.choose(0, "take", 1).choose(0, *DONE)
    assert t.g.row == ("iron", "opera", *[""] * 11)


@pytest.mark.rule("TTA-547")
@pytest.mark.parametrize(("revealing", "last"), [(0, 2), (1, 3)])
def test_an_agreement_may_end_age_iii(revealing: int, last: int) -> None:
    t = table(3, age=3).lead(2, "moses").row("iron", "coal")
    t.g.civil_deck = ("computers",)
    agreement(t, revealing).choose(revealing, "take", 0).choose(revealing, *DONE)
    assert (t.g.age, t.g.last_round, t[2].leader, t[2].yellow) == (4, last, "", 16)
    assert t.g.row == ("coal", "computers", *[""] * 11)


@pytest.mark.rule("TTA-548")
def test_an_agreement_is_possible_in_the_last_round() -> None:
    t = table(3, age=4).row("iron")
    t.g.round = t.g.last_round = 2
    assert agreement(t).offered(0, "take") == [0]


@pytest.mark.rule("TTA-570")
def test_who_takes_a_card_by_agreement_gives_up_the_next_political_action() -> None:
    t = agreement(table(3, age=2).row("iron"), 1).choose(1, "take", 0)
    assert t[1].no_politics
    t.begin(turns.begin_politics(1))
    assert t.asked == ("act", 1)
    t.begin(turns.begin_politics(1))
    assert t.asked == ("political_action", 1)


@pytest.mark.rule("TTA-570", "TTA-557")
def test_joan_of_arc_looks_at_the_next_event_even_without_a_political_action() -> None:
    t = table(3, age=2).lead(1, "joan_of_arc").row("iron")
    t.g.active = 1
    t.events("international_agreement", "rats").begin(politics.reveal_event(1)).choose(1, "take", 0)
    t.begin(turns.begin_politics(1))
    assert t.asked == ("peek", 1)
    assert t.choose(1, "peek").asked == ("act", 1)


@pytest.mark.rule("TTA-570", "TTA-104")
def test_who_takes_no_card_by_agreement_gives_up_nothing() -> None:
    t = agreement(table(3, age=2).row("iron"), 1).choose(1, *DONE)
    assert t.g.row[1] == ""
    t.begin(turns.begin_politics(1))
    assert t.asked == ("political_action", 1)


@pytest.mark.rule("TTA-570")
def test_an_agreement_in_the_own_politics_phase_costs_the_one_of_the_next_turn() -> None:
    t = (
        table(3, age=2)
        .lead(0, "julius_caesar")
        .military(0, "spy_ii", "cold_war", "rats")
        .workers(0, warriors=9)
    )
    t.row("iron").events("international_agreement", "rebellion").politics(0)
    t.choose(0, "prepare", "cold_war").choose(0, "take", 0)
    assert t.asked == ("again", 0)
    assert t[0].no_politics


# Rulings on single events.


@pytest.mark.rule("TTA-566")
@pytest.mark.parametrize(("age", "left"), [(3, ["", "albert_einstein"]), (4, ["", ""])])
def test_iconoclasm_in_age_iv_removes_every_leader(age: int, left: list[str]) -> None:
    t = table(3, age).lead(0, "james_cook").lead(1, "albert_einstein").reveal(0, "iconoclasm")
    assert [civ.leader for civ in t.g.civs[:2]] == left


@pytest.mark.rule("TTA-566")
def test_bill_gates_scores_when_removed_by_iconoclasm() -> None:
    t = table(3, 4).lead(0, "bill_gates").workers(0, computers=2, alchemy=1).reveal(0, "iconoclasm")
    assert (t[0].leader, t[0].culture) == ("", 7)


@pytest.mark.rule("TTA-568")
def test_politics_of_strength_in_age_iv_is_about_culture() -> None:
    t = with_strengths(3, 1, 2, age=4).points(1, culture=2).military(1, "raid_ii", "spy_ii")
    t.reveal(0, "politics_of_strength")
    assert culture(t) == [5, 0, 0]
    assert (t.held(0), t.held(1)) == ([], ["raid_ii", "spy_ii"])


@pytest.mark.rule("TTA-569", "TTA-X60")
def test_actions_lost_to_a_rebellion_are_missing_in_the_next_turn() -> None:
    t = table(age=2).banks(1, yellow=12).reveal(0, "rebellion").turn(1)
    assert (t.asked, t[1].civil_actions) == (("political_action", 1), 0)
    t.choose(1, *PASS)
    assert (t.asked, t[1].civil_actions, t[1].military_actions) == (("act", 1), 0, 2)


@pytest.mark.rule("TTA-573")
@pytest.mark.parametrize(("bank", "points"), [(17, 3 + 4), (9, 3 + 4), (5, 3)])
def test_agriculture_counts_and_compares_the_food_of_pacts_too(bank: int, points: int) -> None:
    t = table(3, age=3).pact(1, "international_trade_agreement", 0).banks(0, yellow=bank)
    assert culture(t.reveal(0, "impact_of_agriculture"))[0] == points


@pytest.mark.rule("TTA-574")
def test_technologies_count_once_whatever_works_on_them() -> None:
    t = table(3, age=3).workers(0, computers=3).develop(1, "communism", "civil_service")
    assert culture(t.reveal(0, "impact_of_technology")) == [4, 8, 0]


@pytest.mark.rule("TTA-575")
def test_variety_counts_kinds_that_have_a_worker() -> None:
    t = table(3, age=3).nobody_works(0).workers(1, swordsmen=2, warriors=2, alchemy=1, philosophy=1, cannon=0)
    assert culture(t.reveal(0, "impact_of_variety")) == [0, 4, 4]


@pytest.mark.rule("TTA-577")
def test_terror_goes_round_clockwise_from_the_one_with_the_least_culture() -> None:
    t = table(4, age=2)
    for seat, points in enumerate((5, 5, 1, 5)):
        t.points(seat, culture=points).workers(seat, religion=1)
    t.reveal(0, "terrorism")
    victims = []
    while t.asked[1] >= 0:
        assert t.asked == ("terror", 2)
        victims.append(t.g.asks[0][2])
        t.choose(2, "raze", "religion")
    assert victims == [3, 0, 1]
    assert [t.on(seat, "religion") for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.rule("TTA-578")
def test_without_a_building_the_weakest_destroys_nothing_and_the_strongest_gains() -> None:
    t = with_strengths(3, 1).nobody_works(1).workers(1, warriors=1).reveal(1, "border_conflict")
    assert t.asked == ("", -1)
    assert (t.on(1, "warriors"), t[1].unused, t.resources(0)) == (1, 1, 3)


@pytest.mark.rule("TTA-578")
def test_with_two_players_both_parts_of_a_border_conflict_apply() -> None:
    t = with_strengths(1, 1).reveal(0, "border_conflict").choose(1, "destroy", "bronze")
    assert (t.on(0, "bronze"), t.on(1, "bronze")) == (2, 1)
    assert (t.resources(0), t.resources(1)) == (3, 0)


@pytest.mark.rule("TTA-093", "TTA-102")
def test_an_impact_revealed_during_the_game_scores_and_is_past() -> None:
    t = table(3, age=3).colonies(1, "vast_territory_i").reveal(0, "impact_of_colonies")
    assert (culture(t), t.g.past_events) == ([0, 3, 0], ("impact_of_colonies",))
