"""Aggressions: who may be attacked, the defense, and each of the 11 (TTA-130 to TTA-142, TTA-565 ff.)."""

from __future__ import annotations

import pytest

from saecula.core.errors import IllegalChoice
from saecula.core.registry import DONE
from saecula.games.through_the_ages.rules import aggressions, ratings
from tests.through_the_ages.table import Table, table

OTHERS = ("legion", "phalanx", "rats", "medieval_army")


def rivals(own: int = 10, theirs: int = 7, card: str = "plunder_i", age: int = 2) -> Table:
    """Give player 0 an aggression, and both players these strengths by Warriors alone."""
    t = table(3, age).workers(0, warriors=own).workers(1, warriors=theirs).workers(2, warriors=own)
    return t.develop(0, "warfare").workers(0, warriors=own - 1).military(0, card)


def targets(t: Table) -> list[int]:
    """The rivals that player 0 may attack."""
    return [rival for _, rival in t.politics(0).offered(0, "aggress")]


def attack(t: Table, card: str, rival: int = 1) -> Table:
    return t.politics(0).choose(0, "aggress", card, rival)


# Playing one.


@pytest.mark.rule("TTA-130", "TTA-083", "TTA-142", "TTA-351")
def test_an_aggression_is_revealed_paid_and_aimed_before_the_defense() -> None:
    t = rivals(card="raid_ii").military(1, "legion", "phalanx", "rats")
    assert t[0].military_actions == 3
    attack(t, "raid_ii")
    assert t.asked == ("defend", 1)
    assert (t[0].military_actions, t.held(0)) == (1, [])
    t.choose(1, *DONE)
    assert t.discarded(2) == ("raid_ii",)


@pytest.mark.rule("TTA-130")
def test_without_the_military_actions_there_is_no_aggression() -> None:
    assert targets(rivals(card="raid_iii", age=3)) == [1]
    assert targets(rivals(card="raid_iii", age=3).spend(0, military=1)) == []


@pytest.mark.rule("TTA-131")
@pytest.mark.parametrize(("theirs", "legal"), [(9, True), (10, False), (11, False)])
def test_only_a_weaker_rival_may_be_attacked(theirs: int, legal: bool) -> None:
    t = rivals(10, theirs)
    assert [ratings.strength(t.g, seat) for seat in range(2)] == [10, theirs]
    assert targets(t) == ([1] if legal else [])


@pytest.mark.rule("TTA-131")
@pytest.mark.parametrize("pact", ["acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty"])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_pact_may_forbid_the_attack_for_both(pact: str, owner: int) -> None:
    assert targets(rivals(age=3).pact(owner, pact, 1 - owner)) == []
    assert targets(rivals(age=3).pact(owner, pact, 2)) == [1]


@pytest.mark.rule("TTA-131", "TTA-581", "TTA-X54")
def test_open_borders_help_the_attacker() -> None:
    t = rivals(8, 9).pact(1, "open_borders_agreement", 0)
    assert aggressions.attack_strengths(t.g, 0, 1) == (10, 9)
    assert targets(t) == [1]
    assert targets(rivals(7, 9).pact(1, "open_borders_agreement", 0)) == []
    # With somebody else they are no help.
    assert targets(rivals(8, 9).pact(0, "open_borders_agreement", 2)) == [2]


@pytest.mark.rule("TTA-581")
def test_open_borders_count_for_the_attacker_alone_and_stay() -> None:
    t = rivals(10, 9).pact(1, "open_borders_agreement", 0).military(1, *OTHERS)
    assert aggressions.attack_strengths(t.g, 1, 0) == (11, 10)
    attack(t, "plunder_i")
    assert t.g.asks[0][-1] == 3
    assert t[1].pact == "open_borders_agreement"


@pytest.mark.rule("TTA-131", "TTA-132", "TTA-141", "TTA-X53")
def test_strength_of_a_pact_that_the_attack_ends_is_left_out() -> None:
    t = rivals(9, 6).pact(0, "promise_of_military_protection", 1).military(1, *OTHERS).develop(1, "monarchy")
    assert ratings.strength(t.g, 1) == 10
    attack(t, "plunder_i")
    assert t[0].pact == ""
    assert t.discarded(2) == ("promise_of_military_protection",)
    # Three discards are needed: two leave the defense open, three close it.
    t.choose(1, "discard", "legion").choose(1, "discard", "phalanx")
    assert DONE not in t.options(1)
    t.choose(1, "discard", "rats").choose(1, *DONE)
    assert t.asked == ("", -1)


@pytest.mark.rule("TTA-131", "TTA-132", "TTA-141", "TTA-X64")
def test_a_military_alliance_counts_for_neither_side() -> None:
    t = rivals(9, 7, age=3).pact(1, "military_alliance", 0).military(1, *OTHERS)
    assert [ratings.strength(t.g, seat) for seat in range(2)] == [12, 10]
    attack(t, "plunder_i")
    assert t[1].pact == ""
    t.choose(1, "discard", "legion")
    assert DONE not in t.options(1)
    t.choose(1, "discard", "rats").choose(1, *DONE)
    assert t.asked == ("", -1)


@pytest.mark.rule("TTA-131")
def test_strength_of_pacts_with_others_counts() -> None:
    t = rivals(9, 7, age=3).pact(1, "military_alliance", 2)
    assert targets(t) == []
    assert targets(rivals(6, 7, age=3).pact(0, "military_alliance", 2)) == [1]


@pytest.mark.rule("TTA-132")
def test_an_attack_on_another_leaves_a_pact_alone() -> None:
    t = rivals(9, 6, age=3).pact(0, "military_alliance", 2)
    attack(t, "plunder_i")
    assert t[0].pact == "military_alliance"


@pytest.mark.rule("TTA-133")
def test_annex_and_infiltrate_need_something_to_take() -> None:
    assert targets(rivals(card="annex_ii")) == []
    assert targets(rivals(card="annex_ii").colonies(1, "vast_territory_i")) == [1]
    assert targets(rivals(card="infiltrate_ii")) == []
    assert targets(rivals(card="infiltrate_ii").lead(1, "moses")) == [1]
    assert targets(rivals(card="infiltrate_ii").unfinished(1, "pyramids")) == [1]


@pytest.mark.rule("TTA-133")
@pytest.mark.parametrize("card", ["raid_i", "plunder_i", "spy_ii", "enslave_i", "armed_intervention_iii"])
def test_other_aggressions_may_come_to_nothing(card: str) -> None:
    t = rivals(card=card, age=3).nobody_works(1).banks(1, unused=0)
    attack(t, card)
    assert t.asked == ("", -1)
    assert t.resources(0) == (2 if card == "enslave_i" else 0)


@pytest.mark.rule("TTA-565")
def test_against_gandhi_an_aggression_costs_double() -> None:
    t = rivals(card="spy_ii", age=3).lead(1, "mahatma_gandhi")
    attack(t, "spy_ii")
    assert t[0].military_actions == 1
    t = rivals(card="infiltrate_ii", age=3).lead(1, "mahatma_gandhi")
    assert targets(t) == []  # 4 of 3
    t.develop(0, "monarchy").workers(0, warriors=9)
    attack(t, "infiltrate_ii")
    assert t[0].military_actions == 0


@pytest.mark.rule("TTA-565")
def test_gandhi_himself_attacks_nobody() -> None:
    assert targets(rivals(card="spy_ii", age=3).lead(0, "mahatma_gandhi")) == []


# The defense.


def defense(own: int, theirs: int, *hand: str, actions: int = 2) -> Table:
    """Start an aggression against a rival with these cards and this many military actions in all."""
    t = rivals(own, theirs).military(1, *hand).points(1, science=9)
    government = {2: "despotism", 3: "monarchy", 4: "constitutional_monarchy"}
    if actions > 2:
        t.develop(1, government[actions])
    return attack(t, "plunder_i")


@pytest.mark.rule("TTA-134", "TTA-135", "TTA-355", "TTA-X52")
def test_a_bonus_card_of_four_stops_ten_against_seven() -> None:
    t = defense(10, 7, "military_bonus_ii").choose(1, "add_bonus", "military_bonus_ii")
    t.choose(1, *DONE)
    assert (t.asked, t.held(1)) == (("", -1), [])
    assert t.discarded(1) == ("plunder_i",)
    assert t.discarded(2) == ("military_bonus_ii",)


@pytest.mark.rule("TTA-134", "TTA-135", "TTA-356", "TTA-X52")
def test_a_bonus_card_of_two_and_a_discard_stop_it_too() -> None:
    t = defense(10, 7, "military_bonus_i", "legion").store(1, bronze=3)
    t.choose(1, "add_bonus", "military_bonus_i")
    assert DONE not in t.options(1)
    t.choose(1, "discard", "legion").choose(1, *DONE)
    assert (t.asked, t.held(1), t.resources(1)) == (("", -1), [], 3)


@pytest.mark.rule("TTA-134", "TTA-X52")
def test_with_one_military_action_in_all_one_card_may_be_used() -> None:
    t = rivals(10, 7).military(1, "military_bonus_i", "legion", "military_bonus_ii")
    t[1].technologies ^= 1 << t[1].government
    t.develop(1, "warfare")  # without a government it is the only source of military actions
    t.workers(1, warriors=6)
    attack(t, "plunder_i")
    assert t.options(1) == [("add_bonus", "military_bonus_ii"), DONE]
    t.choose(1, "add_bonus", "military_bonus_ii")
    assert t.options(1) == [DONE]


@pytest.mark.rule("TTA-134")
def test_the_total_of_actions_limits_the_cards_and_none_is_spent() -> None:
    t = defense(10, 7, "legion", "phalanx", "rats")
    # Two actions in all: three discards are too many.
    assert t.options(1) == [DONE]
    t = rivals(10, 7).military(1, "legion", "phalanx", "rats").develop(1, "monarchy").spend(1, military=3)
    attack(t, "plunder_i")
    for card in ("legion", "phalanx", "rats"):
        t.choose(1, "discard", card)
    t.choose(1, *DONE)
    assert (t.held(1), t[1].military_actions) == ([], 0)


@pytest.mark.rule("TTA-135")
@pytest.mark.parametrize(("own", "holds"), [(9, True), (10, False)])
def test_equal_strength_is_enough_for_the_defense(own: int, holds: bool) -> None:
    t = defense(own, 7, "legion", "phalanx")
    assert (("discard", "legion") in t.options(1)) is holds


@pytest.mark.rule("TTA-136", "TTA-355", "TTA-356")
def test_who_cannot_reach_the_strength_plays_no_card() -> None:
    t = defense(12, 7, "military_bonus_i", "legion")
    assert t.options(1) == [DONE]
    with pytest.raises(IllegalChoice):
        t.choose(1, "discard", "legion")


@pytest.mark.rule("TTA-136")
def test_a_card_that_would_leave_the_defense_short_cannot_be_played() -> None:
    t = defense(11, 7, "military_bonus_ii", "legion")
    # With two cards 4 is needed: the bonus card cannot be thrown away for 1.
    assert t.options(1) == [("add_bonus", "military_bonus_ii"), ("discard", "legion"), DONE]
    t.choose(1, "discard", "legion")
    assert t.options(1) == [("add_bonus", "military_bonus_ii")]


@pytest.mark.rule("TTA-136")
def test_the_rival_may_let_it_happen() -> None:
    t = defense(10, 7, "military_bonus_ii").store(1, bronze=3).choose(1, *DONE).choose(0, "loot_food", 0)
    assert t.held(1) == ["military_bonus_ii"]
    assert (t.resources(0), t.resources(1)) == (3, 0)


@pytest.mark.rule("TTA-356", "TTA-134")
def test_any_military_card_may_be_discarded_unseen_for_one() -> None:
    t = defense(9, 7, "military_bonus_i", "war_over_territory")
    t.choose(1, "discard", "military_bonus_i").choose(1, "discard", "war_over_territory").choose(1, *DONE)
    assert t.held(1) == []
    assert t.g.discards[2].knowers("war_over_territory") == 1 << 1


@pytest.mark.rule("TTA-138")
def test_a_failed_aggression_refunds_nothing_and_costs_no_unit() -> None:
    t = defense(10, 7, "military_bonus_ii").store(1, bronze=3)
    t.choose(1, "add_bonus", "military_bonus_ii").choose(1, *DONE)
    assert (t[0].military_actions, t.held(0), t.on(0, "warriors")) == (2, [], 9)
    assert (t.resources(0), t.resources(1)) == (0, 3)


@pytest.mark.rule("TTA-138", "TTA-355")
def test_the_attacker_plays_no_bonus_cards() -> None:
    t = rivals(9, 9).military(0, "plunder_i", "military_bonus_ii")
    assert targets(t) == []
    t = rivals(10, 7).military(0, "plunder_i", "military_bonus_ii").military(1, "military_bonus_ii")
    attack(t, "plunder_i").choose(1, "add_bonus", "military_bonus_ii").choose(1, *DONE)
    assert (t.asked, t.held(0)) == (("", -1), ["military_bonus_ii"])


@pytest.mark.rule("TTA-142")
def test_choices_are_made_after_the_defense() -> None:
    t = rivals(card="infiltrate_ii").lead(1, "moses").unfinished(1, "pyramids").military(1, "legion")
    attack(t, "infiltrate_ii")
    assert t.asked == ("defend", 1)
    t.choose(1, *DONE)
    assert t.asked == ("choose_victim", 0)


# Each aggression.

CASES = (
    *("enslave_i", "plunder_i", "plunder_ii", "plunder_iii", "raid_i", "raid_ii", "raid_iii"),
    *("annex_ii", "infiltrate_ii", "spy_ii", "armed_intervention_iii"),
)


@pytest.mark.rule("TTA-137")
def test_every_aggression_has_a_case() -> None:
    assert set(CASES) == set(table().g.content.aggressions)


@pytest.mark.rule("TTA-137", "TTA-351")
@pytest.mark.parametrize("card", CASES)
def test_after_a_success_the_card_is_discarded(card: str) -> None:
    t = rivals(card=card, age=3).colonies(1, "vast_territory_i").lead(1, "moses")
    attack(t, card)
    while t.asked[1] >= 0:
        t.choose(t.asked[1], *t.options(t.asked[1])[0])
    assert t.held(0) == []
    assert card in t.discarded(t.g.content.cards[card].age)


@pytest.mark.rule("TTA-137")
def test_enslave_takes_an_unused_worker_first() -> None:
    t = attack(rivals(card="enslave_i"), "enslave_i")
    assert (t[1].unused, t[1].yellow) == (0, 19)
    assert (t.resources(0), t.food(0)) == (2, 2)


@pytest.mark.rule("TTA-139")
def test_the_rival_chooses_which_worker_is_enslaved() -> None:
    t = attack(rivals(card="enslave_i").banks(1, unused=0), "enslave_i")
    assert t.asked == ("lose_worker", 1)
    t.choose(1, "lose_worker", "warriors")
    assert (t.on(1, "warriors"), t[1].yellow, t.resources(0)) == (6, 19, 2)


@pytest.mark.rule("TTA-137")
def test_enslave_gives_resources_before_food() -> None:
    t = attack(rivals(card="enslave_i").banks(0, blue=3), "enslave_i")
    assert (t.resources(0), t.food(0)) == (2, 1)


@pytest.mark.rule("TTA-139")
@pytest.mark.parametrize(("card", "number"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)])
def test_plunder_takes_a_mixture_of_the_attackers_choice(card: str, number: int) -> None:
    t = rivals(card=card, age=3).store(1, agriculture=8, bronze=8)
    attack(t, card)
    assert t.offered(0, "loot_food") == list(range(number + 1))
    t.choose(0, "loot_food", 2)
    assert (t.food(0), t.resources(0)) == (2, number - 2)
    assert (t.food(1), t.resources(1)) == (6, 8 - (number - 2))


@pytest.mark.rule("TTA-139", "TTA-461")
def test_plunder_takes_up_to_its_number() -> None:
    t = attack(rivals(card="plunder_ii").store(1, agriculture=8, bronze=2), "plunder_ii")
    assert t.options(0) == [*[("loot_food", food) for food in (3, 4, 5)], ("take_less",)]
    assert t.choose(0, "take_less").offered(0, "loot_food") == [2, 3, 4]
    t.choose(0, "take_less").choose(0, "loot_food", 3)
    assert (t.food(0), t.resources(0), t.food(1), t.resources(1)) == (3, 0, 5, 2)


@pytest.mark.rule("TTA-139")
def test_plunder_may_take_nothing_and_asks_nothing_of_an_empty_store() -> None:
    t = attack(rivals().store(1, bronze=1), "plunder_i").choose(0, "take_less")
    assert (t.asked, t.resources(0), t.resources(1)) == (("", -1), 0, 1)
    assert attack(rivals(), "plunder_i").asked == ("", -1)


@pytest.mark.rule("TTA-139")
def test_plunder_stops_at_what_the_rival_has_and_the_attackers_bank() -> None:
    t = attack(rivals().store(1, agriculture=1, bronze=1).banks(0, blue=1), "plunder_i")
    t.choose(0, "loot_food", 1)
    assert (t.food(1), t.resources(1)) == (0, 0)
    assert (t.food(0), t.resources(0)) == (1, 0)
    t = attack(rivals().store(1, agriculture=2, bronze=1), "plunder_i").choose(0, "loot_food", 2)
    assert (t.food(0), t.resources(0)) == (2, 1)
    t = attack(rivals().store(1, agriculture=2, bronze=2), "plunder_i")
    assert t.offered(0, "loot_food") == [1, 2]


@pytest.mark.rule("TTA-140", "TTA-567", "TTA-X57")
def test_raid_i_destroys_one_building_of_age_i_or_older() -> None:
    t = rivals(card="raid_i").workers(1, theology=1, opera=1, agriculture=2)
    attack(t, "raid_i")
    assert t.options(0) == [("raze", "philosophy"), ("raze", "theology")]
    t.choose(0, "raze", "philosophy")
    assert (t.on(1, "philosophy"), t[1].unused, t.resources(0)) == (0, 2, 2)


@pytest.mark.rule("TTA-137", "TTA-567", "TTA-X57")
def test_raid_ii_takes_half_of_both_printed_costs() -> None:
    t = rivals(card="raid_ii").nobody_works(1).workers(1, warriors=7, journalism=1, drama=1)
    t.develop(1, "architecture").develop(0, "masonry")
    attack(t, "raid_ii").choose(0, "raze", "journalism").choose(0, "raze", "drama")
    assert (t.on(1, "journalism"), t.on(1, "drama"), t[1].unused) == (0, 0, 3)
    assert t.resources(0) == 6


@pytest.mark.rule("TTA-567")
def test_raid_is_rounded_up_once() -> None:
    t = rivals(card="raid_ii").nobody_works(1).workers(1, warriors=7, philosophy=1, theology=1)
    attack(t, "raid_ii").choose(0, "raze", "theology").choose(0, "raze", "philosophy")
    assert t.resources(0) == 4  # half of 5 + 3
    t = rivals(card="raid_ii").nobody_works(1).workers(1, warriors=7, journalism=1, philosophy=1)
    attack(t, "raid_ii").choose(0, "raze", "journalism").choose(0, "raze", "philosophy")
    assert t.resources(0) == 6  # half of 8 + 3


@pytest.mark.rule("TTA-567")
def test_raid_destroys_only_one_if_no_second_fits() -> None:
    t = rivals(card="raid_ii").nobody_works(1).workers(1, warriors=7, journalism=2)
    attack(t, "raid_ii").choose(0, "raze", "journalism")
    assert (t.asked, t.on(1, "journalism"), t.resources(0)) == (("", -1), 1, 4)
    t = attack(rivals(card="raid_ii").nobody_works(1).workers(1, warriors=7), "raid_ii")
    assert (t.asked, t.resources(0)) == (("", -1), 0)


@pytest.mark.rule("TTA-567", "TTA-139")
@pytest.mark.parametrize("card", ["raid_ii", "raid_iii"])
def test_raid_destroys_up_to_two(card: str) -> None:
    t = rivals(card=card, age=3).nobody_works(1).workers(1, warriors=7, philosophy=1, drama=1)
    attack(t, card)
    assert t.options(0) == [("raze", "philosophy"), ("raze", "drama"), ("no_building",)]
    t.choose(0, "raze", "drama")
    assert t.options(0) == [("raze", "philosophy"), ("no_building",)]
    t.choose(0, "no_building")
    assert (t.asked, t.on(1, "philosophy"), t[1].unused, t.resources(0)) == (("", -1), 1, 2, 2)
    t = rivals(card=card, age=3).nobody_works(1).workers(1, warriors=7, philosophy=1, drama=1)
    attack(t, card).choose(0, "no_building")
    assert (t.asked, t.on(1, "philosophy"), t.on(1, "drama"), t.resources(0)) == (("", -1), 1, 1, 0)


@pytest.mark.rule("TTA-567", "TTA-139")
def test_raid_iii_takes_one_of_age_iii_and_one_of_age_ii() -> None:
    t = rivals(card="raid_iii", age=3).workers(1, movies=2, opera=1)
    attack(t, "raid_iii")
    assert t.offered(0, "raze") == ["philosophy", "opera", "movies"]
    t.choose(0, "raze", "movies")
    assert t.offered(0, "raze") == ["philosophy", "opera"]
    t.choose(0, "raze", "opera")
    assert (t.on(1, "movies"), t.on(1, "opera"), t.resources(0)) == (1, 0, 10)


@pytest.mark.rule("TTA-567")
def test_raid_may_take_two_workers_of_one_card() -> None:
    t = rivals(card="raid_ii").nobody_works(1).workers(1, warriors=7, drama=2)
    attack(t, "raid_ii").choose(0, "raze", "drama").choose(0, "raze", "drama")
    assert (t.on(1, "drama"), t.resources(0)) == (0, 4)


@pytest.mark.rule("TTA-139", "TTA-121")
def test_annex_takes_a_colony_of_the_attackers_choice() -> None:
    t = rivals(card="annex_ii").colonies(1, "historic_territory_i", "strategic_territory_ii")
    t.workers(1, warriors=3)
    attack(t, "annex_ii")
    assert t.offered(0, "annex") == ["historic_territory_i", "strategic_territory_ii"]
    t.choose(0, "annex", "historic_territory_i")
    assert (t[0].colonies, t[1].colonies) == (("historic_territory_i",), ("strategic_territory_ii",))
    assert (ratings.happiness(t.g, 0), t[0].culture) == (1, 0)


@pytest.mark.rule("TTA-582")
def test_an_annexed_colony_takes_yellow_tokens_from_the_bank_only() -> None:
    t = rivals(card="annex_ii").colonies(1, "vast_territory_i").banks(1, yellow=1, blue=15)
    attack(t, "annex_ii")
    assert (t[1].yellow, t[1].unused, t[1].blue) == (0, 1, 16)
    assert (t[0].yellow, t[0].blue) == (21, 15)


@pytest.mark.rule("TTA-139", "TTA-576", "TTA-X58")
@pytest.mark.parametrize(
    ("leader", "points"), [("moses", 0), ("michelangelo", 3), ("james_cook", 6), ("sid_meier", 9)]
)
def test_infiltrate_scores_three_for_each_level_of_a_leader(leader: str, points: int) -> None:
    t = attack(rivals(card="infiltrate_ii").lead(1, leader), "infiltrate_ii")
    assert (t[1].leader, t[0].culture) == ("", points)


@pytest.mark.rule("TTA-576", "TTA-139")
def test_infiltrate_removes_an_unfinished_wonder_whose_tokens_return() -> None:
    t = rivals(card="infiltrate_ii").lead(1, "moses").unfinished(1, "great_wall", 2)
    attack(t, "infiltrate_ii")
    assert t.offered(0, "remove") == ["moses", "great_wall"]
    assert t[1].blue == 14
    t.choose(0, "remove", "great_wall")
    assert (t[1].unfinished, t[1].stages, t[1].blue, t[1].leader) == ("", 0, 16, "moses")
    assert t[0].culture == 3


@pytest.mark.rule("TTA-137")
@pytest.mark.parametrize(("has", "taken"), [(9, 5), (3, 3)])
def test_spy_takes_science(has: int, taken: int) -> None:
    t = attack(rivals(card="spy_ii").points(1, science=has), "spy_ii")
    assert (t[0].science, t[1].science) == (taken, has - taken)


@pytest.mark.rule("TTA-137")
@pytest.mark.parametrize(("has", "taken"), [(9, 7), (3, 3)])
def test_armed_intervention_takes_culture(has: int, taken: int) -> None:
    t = rivals(card="armed_intervention_iii", age=3).points(1, culture=has)
    attack(t, "armed_intervention_iii")
    assert (t[0].culture, t[1].culture) == (taken, has - taken)
