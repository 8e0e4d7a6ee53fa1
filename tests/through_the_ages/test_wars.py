"""Wars: declared in one turn, resolved in the next; each of the 3 (TTA-070, TTA-150 to TTA-167)."""

from __future__ import annotations

import pytest

from saecula.core.registry import DONE, PASS
from saecula.games.through_the_ages.rules import wars
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total, symbols
from tests.through_the_ages.table import Table, table

WAR = "war_over_territory"


def rivals(own: int, theirs: int, age: int = 3) -> Table:
    """Give players 0 and 1 these strengths, by Warriors alone."""
    return table(3, age).workers(0, warriors=own).workers(1, warriors=theirs)


def fought(t: Table, war: str, by: int = 0, rival: int = 1) -> Table:
    """A war that was declared before is resolved."""
    t.war(by, war, rival)
    t.g.active = by
    return t.begin(*wars.due(t.g, by))


def targets(t: Table, seat: int = 0) -> list[int]:
    return [rival for _, rival in t.politics(seat).offered(seat, "declare_war")]


# Declaring.


@pytest.mark.rule("TTA-150", "TTA-153", "TTA-083", "TTA-352")
def test_a_war_is_revealed_paid_and_aimed_and_then_waits() -> None:
    t = rivals(5, 1, age=2).military(0, WAR).politics(0)
    t.choose(0, "declare_war", WAR, 1)
    assert (t[0].war_cards, t[0].war_rivals) == ((WAR,), (1,))
    assert (t[0].military_actions, t.held(0)) == (0, [])
    assert [civ.yellow for civ in t.g.civs] == [18, 18, 18]
    assert t.discarded(2) == ()


@pytest.mark.rule("TTA-150")
def test_strength_does_not_matter_for_declaring() -> None:
    assert targets(rivals(1, 9).military(0, WAR)) == [1, 2]
    assert targets(rivals(1, 1).military(0, WAR)) == [1, 2]


@pytest.mark.rule("TTA-150", "TTA-083")
def test_without_the_military_actions_there_is_no_war() -> None:
    assert targets(rivals(5, 1).military(0, WAR).spend(0, military=1)) == []
    assert targets(rivals(5, 1).military(0, "war_over_culture")) == []
    assert targets(rivals(5, 1).military(0, "war_over_culture").develop(0, "warfare")) == [1, 2]


@pytest.mark.rule("TTA-083")
def test_actions_spent_on_a_war_are_missing_in_the_action_phase() -> None:
    t = rivals(5, 1).military(0, WAR).develop(0, "warfare").turn(0)
    t.choose(0, "declare_war", WAR, 1)
    assert (t.asked, t[0].military_actions) == (("act", 0), 1)
    t.choose(0, "end_actions")
    assert len(t.held(0)) == 1  # a card for the one action left


@pytest.mark.rule("TTA-151")
@pytest.mark.parametrize("pact", ["acceptance_of_supremacy", "peace_treaty", "loss_of_sovereignty"])
def test_a_pact_between_both_protects(pact: str) -> None:
    assert targets(rivals(5, 1).military(0, WAR).pact(0, pact, 1, side="b")) == [2]
    assert targets(rivals(5, 1).military(0, WAR).pact(1, pact, 0)) == [2]


@pytest.mark.rule("TTA-151")
def test_who_has_lost_sovereignty_is_protected_against_everybody() -> None:
    assert targets(rivals(5, 1).military(0, WAR).pact(2, "loss_of_sovereignty", 1, side="a")) == [2]
    assert targets(rivals(5, 1).military(0, WAR).pact(2, "loss_of_sovereignty", 1, side="b")) == [1]
    # Aggressions of third players are not forbidden.
    t = rivals(5, 1).military(0, "spy_ii").pact(2, "loss_of_sovereignty", 1, side="a").politics(0)
    assert ("spy_ii", 1) in t.offered(0, "aggress")


@pytest.mark.rule("TTA-151", "TTA-565")
def test_gandhi_declares_no_war_and_is_expensive_to_declare_war_on() -> None:
    assert targets(rivals(5, 1).military(0, WAR).lead(0, "mahatma_gandhi")) == []
    t = rivals(5, 1).military(0, WAR).lead(1, "mahatma_gandhi").develop(0, "warfare")
    assert targets(t) == [2]
    t.develop(0, "monarchy")
    assert targets(t) == [1, 2]
    t.choose(0, "declare_war", WAR, 1)
    assert t[0].military_actions == 0


@pytest.mark.rule("TTA-152")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_pact_that_ends_on_an_attack_ends_at_the_declaration(owner: int) -> None:
    t = rivals(5, 1).military(0, WAR).pact(owner, "military_alliance", 1 - owner).politics(0)
    t.choose(0, "declare_war", WAR, 1)
    assert (t[owner].pact, t.discarded(3)) == ("", ("military_alliance",))


@pytest.mark.rule("TTA-152")
def test_other_pacts_stay_at_a_declaration() -> None:
    t = rivals(5, 1).military(0, WAR).pact(0, "military_alliance", 2).pact(1, "open_borders_agreement", 0)
    t.politics(0).choose(0, "declare_war", WAR, 1)
    assert (t[0].pact, t[1].pact) == ("military_alliance", "open_borders_agreement")


@pytest.mark.rule("TTA-153", "TTA-070")
def test_a_war_is_resolved_at_the_start_of_the_next_own_turn() -> None:
    t = rivals(6, 1).military(0, WAR).turn(0).choose(0, "declare_war", WAR, 1).choose(0, "end_actions")
    for seat in (1, 2):
        assert t.asked == ("political_action", seat)
        assert t[1].yellow == 18
        t.choose(seat, *PASS).choose(seat, "end_actions")
    assert t.asked == ("political_action", 0)
    assert (t[0].yellow, t[1].yellow, t[0].war_cards) == (20, 16, ())


@pytest.mark.rule("TTA-153")
def test_several_players_may_be_at_war_with_the_same_rival() -> None:
    t = rivals(5, 1).workers(2, warriors=3).war(0, "war_over_culture", 1).military(2, "war_over_culture")
    t.develop(2, "warfare").workers(2, warriors=2)
    assert targets(t, 2) == [0, 1]
    t.choose(2, "declare_war", "war_over_culture", 1).points(1, culture=30)
    t.begin(*wars.due(t.g, 0))
    assert [civ.culture for civ in t.g.civs] == [9, 21, 0]
    t.begin(*wars.due(t.g, 2))
    assert [civ.culture for civ in t.g.civs] == [9, 14, 7]


@pytest.mark.rule("TTA-154", "TTA-080")
def test_no_war_in_the_last_round() -> None:
    t = rivals(5, 1, age=4).military(0, WAR)
    t.g.last_round = t.g.round + 1
    assert targets(t) == [1, 2]
    t.g.last_round = t.g.round
    assert targets(t) == []


@pytest.mark.rule("TTA-155")
def test_two_wars_are_resolved_in_the_order_of_declaration() -> None:
    t = rivals(11, 5).workers(2, warriors=1).points(1, science=9)
    t.war(0, "war_over_technology", 1).war(0, WAR, 2).develop(1, "strategy").workers(1, warriors=0)
    # 11 against 3: Strategy is taken for 8, and with it the second war is won by 13.
    t.begin(*wars.due(t.g, 0))
    assert t.asked == ("steal", 0)
    t.choose(0, "steal", "strategy")
    assert (t[0].yellow, t[2].yellow) == (18 + 3, 18 - 3)
    assert t[0].war_cards == ()


@pytest.mark.rule("TTA-155")
def test_caesar_may_declare_two_wars() -> None:
    t = rivals(5, 1).lead(0, "julius_caesar").develop(0, "warfare").military(0, WAR, "war_over_technology")
    t.politics(0).choose(0, "declare_war", WAR, 2).choose(0, "declare_war", "war_over_technology", 1)
    assert t[0].war_cards == (WAR, "war_over_technology")
    assert t[0].war_rivals == (2, 1)


@pytest.mark.rule("TTA-156", "TTA-164", "TTA-174")
@pytest.mark.parametrize("pact", ["peace_treaty", "loss_of_sovereignty"])
def test_a_pact_concluded_later_does_not_stop_a_war(pact: str) -> None:
    t = fought(rivals(6, 1).pact(0, pact, 1), WAR)
    assert (t[0].yellow, t[1].yellow) == (20, 16)


@pytest.mark.rule("TTA-156")
@pytest.mark.parametrize("gandhi", [0, 1])
def test_gandhi_does_not_stop_a_war_in_play(gandhi: int) -> None:
    t = fought(rivals(6, 1).lead(gandhi, "mahatma_gandhi"), WAR)
    assert (t[0].yellow, t[1].yellow) == (20, 16)


@pytest.mark.rule("TTA-156")
def test_a_war_is_resolved_in_the_last_round() -> None:
    t = rivals(6, 1, age=4)
    t.g.last_round = t.g.round
    t.war(0, WAR, 1).turn(0)
    assert (t[0].yellow, t[1].yellow) == (20, 16)


@pytest.mark.rule("TTA-352")
def test_a_declared_war_survives_an_age_change() -> None:
    t = rivals(6, 1).war(1, WAR, 0)
    t.g.civil_deck = ("computers",)
    t.turn(0)
    assert (t.g.age, t[1].war_cards) == (4, (WAR,))


# Resolving.


@pytest.mark.rule("TTA-070")
def test_without_a_war_the_step_is_skipped() -> None:
    t = rivals(6, 1).turn(0)
    assert t.asked == ("political_action", 0)
    assert [civ.yellow for civ in t.g.civs] == [18, 18, 18]


@pytest.mark.rule("TTA-070")
def test_wars_of_others_are_not_resolved_in_my_turn() -> None:
    t = rivals(6, 1).war(0, WAR, 1).turn(1)
    assert (t[1].yellow, t[0].war_cards) == (18, (WAR,))


@pytest.mark.rule("TTA-160", "TTA-X56")
def test_the_rival_may_win() -> None:
    t = fought(rivals(12, 15).points(0, culture=20), "war_over_culture")
    assert (t[0].culture, t[1].culture) == (12, 8)
    t = fought(rivals(12, 15).points(0, science=20), "war_over_technology")
    assert (t[0].science, t[1].science) == (17, 3)


@pytest.mark.rule("TTA-160", "TTA-581")
def test_open_borders_help_the_declarer_at_the_resolution() -> None:
    t = fought(rivals(8, 9).pact(1, "open_borders_agreement", 0).points(1, culture=20), "war_over_culture")
    assert (t[0].culture, t[1].culture) == (6, 14)
    t = rivals(8, 9).pact(1, "open_borders_agreement", 0).points(0, culture=20)
    fought(t, "war_over_culture", by=1, rival=0)
    assert (t[0].culture, t[1].culture) == (12, 8)


@pytest.mark.rule("TTA-160")
def test_strengths_are_compared_now() -> None:
    t = rivals(1, 9).war(0, WAR, 1).workers(0, warriors=10)
    t.begin(*wars.due(t.g, 0))
    assert (t[0].yellow, t[1].yellow) == (19, 17)


@pytest.mark.rule("TTA-164")
def test_strength_of_a_later_pact_counts() -> None:
    t = fought(rivals(6, 5).pact(1, "military_alliance", 2).points(0, culture=20), "war_over_culture")
    assert (t[0].culture, t[1].culture) == (13, 7)
    t = fought(
        rivals(6, 5).pact(0, "promise_of_military_protection", 1).points(0, culture=20), "war_over_culture"
    )
    assert (t[0].culture, t[1].culture) == (12, 8)


@pytest.mark.rule("TTA-161")
@pytest.mark.parametrize("war", ["war_over_territory", "war_over_technology", "war_over_culture"])
def test_at_equal_strength_nothing_happens(war: str) -> None:
    t = rivals(5, 5).points(0, science=9, culture=9).points(1, science=9, culture=9)
    fought(t, war)
    assert t.asked == ("", -1)
    assert [(c.science, c.culture, c.yellow) for c in t.g.civs[:2]] == [(9, 9, 18), (9, 9, 18)]
    assert t.discarded(t.g.content.cards[war].age) == (war,)


@pytest.mark.rule("TTA-161", "TTA-352")
@pytest.mark.parametrize("war", ["war_over_territory", "war_over_technology", "war_over_culture"])
@pytest.mark.parametrize("theirs", [3, 8])
def test_a_resolved_war_is_discarded(war: str, theirs: int) -> None:
    t = fought(rivals(5, theirs), war)
    assert (t[0].war_cards, t[0].war_rivals) == ((), ())
    assert t.discarded(t.g.content.cards[war].age) == (war,)


@pytest.mark.rule("TTA-162", "TTA-355")
def test_no_cards_are_played_in_a_war() -> None:
    t = rivals(6, 1).military(0, "military_bonus_ii").military(1, "military_bonus_iii", "legion")
    fought(t, WAR)
    assert t.asked == ("", -1)
    assert (t[0].yellow, t[1].yellow) == (20, 16)
    assert (len(t.held(0)), len(t.held(1))) == (1, 2)


# War over Culture.


@pytest.mark.rule("TTA-166", "TTA-X55")
@pytest.mark.parametrize(("has", "taken"), [(30, 11), (11, 11), (8, 8), (0, 0)])
def test_war_over_culture(has: int, taken: int) -> None:
    t = fought(rivals(20, 14).points(0, culture=1).points(1, culture=has), "war_over_culture")
    assert (t[0].culture, t[1].culture) == (1 + taken, has - taken)


# War over Territory.


@pytest.mark.rule("TTA-166", "TTA-X55")
@pytest.mark.parametrize(("lead", "taken"), [(1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (12, 3)])
def test_war_over_territory(lead: int, taken: int) -> None:
    t = fought(rivals(lead + 2, 2), WAR)
    assert (t[0].yellow, t[1].yellow) == (18 + taken, 18 - taken)


@pytest.mark.rule("TTA-166")
def test_war_over_territory_takes_only_what_lies_in_the_bank() -> None:
    t = fought(rivals(14, 2).banks(1, yellow=1, unused=3), WAR)
    assert (t[0].yellow, t[1].yellow, t[1].unused) == (19, 0, 3)


# War over Technology.


@pytest.mark.rule("TTA-165")
@pytest.mark.parametrize(("has", "taken"), [(20, 9), (4, 4)])
def test_war_over_technology_takes_science(has: int, taken: int) -> None:
    t = fought(rivals(11, 2).points(1, science=has), "war_over_technology")
    assert (t[0].science, t[1].science) == (taken, has - taken)


@pytest.mark.rule("TTA-163", "TTA-165", "TTA-X55")
def test_war_over_technology_may_take_a_special_technology_and_the_rest_in_science() -> None:
    t = rivals(13, 2).develop(1, "navigation").points(1, science=20)
    fought(t, "war_over_technology")  # 13 against 2 + 2
    assert t.options(0) == [("steal", "navigation"), DONE]
    t.choose(0, "steal", "navigation")
    assert (t[0].science, t[1].science) == (3, 17)
    assert t[0].technologies >> t.number("navigation") & 1
    assert not t[1].technologies >> t.number("navigation") & 1


@pytest.mark.rule("TTA-165")
def test_the_advantage_must_cover_the_printed_cost_and_may_cover_several() -> None:
    t = rivals(14, 0).develop(1, "navigation", "masonry", "code_of_laws").points(1, science=20)
    fought(t, "war_over_technology")  # 14 against 2
    assert sorted(t.offered(0, "steal")) == ["code_of_laws", "masonry", "navigation"]
    t.choose(0, "steal", "navigation")
    assert sorted(t.offered(0, "steal")) == ["code_of_laws", "masonry"]
    t.choose(0, "steal", "masonry")
    assert (t.asked, t[0].science) == (("", -1), 3)  # 3 left do not cover Code of Laws


@pytest.mark.rule("TTA-165")
def test_the_winner_may_take_science_alone() -> None:
    t = rivals(13, 2).develop(1, "navigation").points(1, science=20)
    fought(t, "war_over_technology").choose(0, *DONE)
    assert (t[0].science, t[1].science) == (9, 11)
    assert t[1].technologies >> t.number("navigation") & 1


@pytest.mark.rule("TTA-163")
def test_only_special_technologies_that_the_winner_lacks_can_be_stolen() -> None:
    t = rivals(20, 0).develop(1, "navigation", "masonry", "warfare", "monarchy", "irrigation", "swordsmen")
    t.develop(0, "masonry").hand(0, "warfare")
    fought(t, "war_over_technology")
    assert t.offered(0, "steal") == ["navigation"]


@pytest.mark.rule("TTA-163")
def test_of_two_of_a_type_the_higher_stays() -> None:
    t = rivals(13, 0).develop(1, "navigation").develop(0, "cartography")
    fought(t, "war_over_technology").choose(0, "steal", "navigation")
    assert t[0].technologies & t.g.content.masks["exploration"] == 1 << t.number("navigation")
    assert symbols(t.g, t[0]).colonization == 3


@pytest.mark.rule("TTA-163", "TTA-167")
def test_a_lower_one_may_be_stolen_only_to_vanish() -> None:
    t = rivals(13, 0).develop(1, "cartography").develop(0, "navigation")
    fought(t, "war_over_technology").choose(0, "steal", "cartography")
    assert t[0].technologies & t.g.content.masks["exploration"] == 1 << t.number("navigation")
    assert not t[1].technologies & t.g.content.masks["exploration"]


@pytest.mark.rule("TTA-167", "TTA-165", "TTA-X65")
def test_a_stolen_technology_moves_with_its_symbols() -> None:
    t = rivals(11, 2).develop(1, "justice_system").points(1, science=5)
    assert (t[1].blue, civil_total(t.g, 1)) == (19, 5)
    fought(t, "war_over_technology").choose(0, "steal", "justice_system")
    assert (t[0].science, t[1].science) == (2, 3)
    assert (t[0].blue, t[1].blue) == (19, 16)
    assert (civil_total(t.g, 0), t[0].civil_actions) == (5, 5)
    assert (civil_total(t.g, 1), t[1].civil_actions) == (4, 4)


@pytest.mark.rule("TTA-167")
def test_blue_tokens_of_a_stolen_technology_come_from_the_bank_then_from_farms_and_mines() -> None:
    t = rivals(11, 2).develop(1, "justice_system").store(1, agriculture=1, bronze=3).banks(1, blue=1)
    fought(t, "war_over_technology").choose(0, "steal", "justice_system")
    assert t.asked == ("return_token", 1)
    t.choose(1, "return_token", "bronze").choose(1, "return_token", "agriculture")
    assert (t[1].blue, t.food(1), t.resources(1)) == (0, 0, 2)


@pytest.mark.rule("TTA-167")
def test_spent_actions_of_a_stolen_technology_are_given_back_first() -> None:
    t = rivals(20, 2).develop(1, "warfare").spend(1, military=1)
    fought(t, "war_over_technology").choose(0, "steal", "warfare")
    assert (military_total(t.g, 1), t[1].military_actions) == (2, 2)
    assert (military_total(t.g, 0), t[0].military_actions) == (3, 3)


@pytest.mark.rule("TTA-167")
@pytest.mark.parametrize("leader", ["leonardo_da_vinci", "albert_einstein", "isaac_newton", "aristotle"])
def test_stealing_is_neither_developing_nor_taking(leader: str) -> None:
    t = rivals(13, 0).develop(1, "masonry").lead(0, leader).spend(0, civil=1)
    fought(t, "war_over_technology").choose(0, "steal", "masonry")
    assert (t.resources(0), t[0].culture, t[0].civil_actions, t[0].science) == (0, 0, 3, 0)
