"""Taking cards from the row, and cards in general (TTA-200 to TTA-208, TTA-321 to TTA-326)."""

from __future__ import annotations

from random import Random

import pytest

from saecula.core import flow
from saecula.core.zones import NOBODY, UNKNOWN, pile, seen_by
from saecula.games.through_the_ages import GAME
from saecula.games.through_the_ages.rules import action_tokens, cards, costs, military, ratings
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.through_the_ages.table import Table, table


def at_space(space: int, card: str, seats: int = 3, age: int = 1) -> Table:
    """Only this card lies in the row, on this space counted from 1."""
    return table(seats, age).row(*[""] * (space - 1), card)


def cost(t: Table, seat: int = 0) -> int:
    """Civil actions that taking the only card in the row costs."""
    t.act(seat)
    before = t[seat].civil_actions
    (space,) = t.offered(seat, "take")
    return before - t.choose(seat, "take", space)[seat].civil_actions


def may_take(t: Table, seat: int = 0) -> bool:
    return bool(t.act(seat).offered(seat, "take"))


# Costs.


@pytest.mark.rule("TTA-200", "TTA-701", "TTA-X04")
@pytest.mark.parametrize(
    ("space", "actions"),
    [
        (1, 1),
        (2, 1),
        (3, 1),
        (4, 1),
        (5, 1),
        (6, 2),
        (7, 2),
        (8, 2),
        (9, 2),
        (10, 3),
        (11, 3),
        (12, 3),
        (13, 3),
    ],
)
def test_a_card_costs_civil_actions_by_its_space(space: int, actions: int) -> None:
    t = at_space(space, "irrigation")
    assert cost(t) == actions
    assert t[0].hand == ("irrigation",)
    assert set(t.g.row) == {""}


@pytest.mark.rule("TTA-200", "TTA-401")
@pytest.mark.parametrize(("available", "spaces"), [(0, 0), (1, 5), (2, 9), (3, 13), (4, 13)])
def test_only_what_available_actions_pay_for_can_be_taken(available: int, spaces: int) -> None:
    t = table(3).row(*["reserves_i"] * 13)
    t[0].civil_actions = available
    assert t.act(0).offered(0, "take") == list(range(spaces))


@pytest.mark.rule("TTA-200")
def test_military_actions_do_not_pay_for_cards() -> None:
    t = at_space(1, "irrigation").spend(0, civil=4)
    assert t[0].military_actions == 2
    assert not may_take(t)


@pytest.mark.rule("TTA-204")
@pytest.mark.parametrize("completed", [0, 1, 2])
def test_a_wonder_costs_one_more_for_each_completed_wonder(completed: int) -> None:
    t = at_space(6, "great_wall").wonders(0, *("pyramids", "colossus")[:completed])
    assert cost(t) == 2 + completed


@pytest.mark.rule("TTA-204")
def test_ruined_wonders_count_and_an_unfinished_one_of_somebody_else_does_not() -> None:
    t = at_space(1, "great_wall").wonders(0, "colossus", ruins=("hanging_gardens",)).unfinished(1, "pyramids")
    assert cost(t) == 3


@pytest.mark.rule("TTA-204")
def test_completed_wonders_do_not_make_other_cards_dearer() -> None:
    for card in ("irrigation", "reserves_i", "joan_of_arc"):
        assert cost(at_space(6, card).wonders(0, "colossus", "hanging_gardens")) == 2


@pytest.mark.rule("TTA-204")
def test_a_wonder_enters_play_unfinished_and_without_effect() -> None:
    t = at_space(1, "universitas_carolina")
    cost(t)
    assert (t[0].unfinished, t[0].stages, t[0].wonders, t[0].hand) == ("universitas_carolina", 0, (), ())
    assert (ratings.science(t.g, 0), ratings.culture(t.g, 0)) == (1, 0)


@pytest.mark.rule("TTA-X05", "TTA-204", "TTA-206")
def test_costs_of_wonders_and_leaders_with_discounts() -> None:
    seven = at_space(7, "great_wall").wonders(0, "hanging_gardens", ruins=("colossus",))
    assert cost(seven) == 4
    seven = at_space(7, "great_wall").wonders(0, "hanging_gardens", ruins=("colossus",))
    assert cost(seven.lead(0, "michelangelo")) == 2
    third = (
        at_space(3, "taj_mahal").wonders(0, "hanging_gardens").lead(0, "moses").hand(0, "joan_of_arc").act(0)
    )
    third.choose(0, "lead", "joan_of_arc")
    before = third[0].civil_actions
    assert third.choose(0, "take", 2)[0].civil_actions == before
    assert cost(at_space(2, "joan_of_arc").lead(0, "hammurabi")) == 0


@pytest.mark.rule("TTA-206")
def test_discounts_never_pay_anything_out() -> None:
    t = (
        at_space(1, "taj_mahal")
        .lead(0, "moses")
        .hand(0, "joan_of_arc")
        .act(0)
        .choose(0, "lead", "joan_of_arc")
    )
    before = t[0].civil_actions
    assert t.choose(0, "take", 0)[0].civil_actions == before
    assert t[0].unfinished == "taj_mahal"


@pytest.mark.rule("TTA-206")
def test_a_card_for_nothing_can_be_taken_without_actions() -> None:
    t = at_space(5, "joan_of_arc").lead(0, "hammurabi").spend(0, civil=4, military=2)
    assert cost(t) == 0
    t = at_space(6, "joan_of_arc").lead(0, "hammurabi").spend(0, civil=4, military=2)
    assert not may_take(t)
    t = at_space(1, "joan_of_arc").lead(0, "moses").spend(0, civil=4)
    assert not may_take(t)


@pytest.mark.rule("TTA-206")
def test_hammurabi_makes_leaders_cheaper_and_nothing_else() -> None:
    assert cost(at_space(10, "joan_of_arc").lead(0, "hammurabi")) == 2
    assert cost(at_space(10, "irrigation").lead(0, "hammurabi")) == 3


# What may not be taken.


@pytest.mark.rule("TTA-201")
@pytest.mark.parametrize(("held", "allowed"), [(3, True), (4, False), (5, False)])
def test_no_card_at_or_above_the_civil_hand_limit(held: int, allowed: bool) -> None:
    for card in ("irrigation", "joan_of_arc", "reserves_i"):
        t = at_space(1, card).hand(0, *["rich_land_i"] * held)
        assert may_take(t) is allowed


@pytest.mark.rule("TTA-201")
def test_the_limit_is_the_total_of_civil_actions_not_the_available_ones() -> None:
    t = at_space(1, "irrigation").hand(0, *["rich_land_i"] * 3).spend(0, civil=3)
    assert may_take(t)
    t = at_space(1, "irrigation").hand(0, *["rich_land_i"] * 4).develop(0, "code_of_laws")
    assert (civil_total(t.g, 0), may_take(t)) == (5, True)


@pytest.mark.rule("TTA-201")
def test_the_library_of_alexandria_raises_the_limit_by_one() -> None:
    t = at_space(1, "irrigation").hand(0, *["rich_land_i"] * 4).wonders(0, "library_of_alexandria")
    assert may_take(t)
    t = at_space(1, "irrigation").hand(0, *["rich_land_i"] * 5).wonders(0, "library_of_alexandria")
    assert not may_take(t)
    t = at_space(1, "irrigation").hand(0, *["rich_land_i"] * 4).wonders(0, ruins=("library_of_alexandria",))
    assert not may_take(t)


@pytest.mark.rule("TTA-201")
def test_military_cards_do_not_count_for_the_civil_hand_limit() -> None:
    t = at_space(1, "irrigation").military(0, *["legion"] * 4)
    assert may_take(t)


@pytest.mark.rule("TTA-202")
def test_no_technology_that_is_in_hand_or_in_play() -> None:
    assert may_take(at_space(1, "iron"))
    assert not may_take(at_space(1, "iron").hand(0, "iron"))
    assert not may_take(at_space(1, "iron").develop(0, "iron"))
    assert may_take(at_space(1, "iron").develop(1, "iron").hand(2, "iron"))
    assert may_take(at_space(1, "iron").develop(0, "irrigation"))


@pytest.mark.rule("TTA-202")
def test_a_government_in_play_cannot_be_taken_again_but_code_of_laws_and_warfare_differ() -> None:
    assert not may_take(at_space(1, "monarchy").develop(0, "monarchy"))
    assert may_take(at_space(1, "warfare").develop(0, "code_of_laws").hand(0, "code_of_laws"))


@pytest.mark.rule("TTA-202")
def test_action_cards_may_be_held_twice() -> None:
    assert may_take(at_space(1, "reserves_i").hand(0, "reserves_i"))


@pytest.mark.rule("TTA-203")
def test_no_second_leader_of_an_age() -> None:
    t = table(3).row("joan_of_arc", "michelangelo", "moses").act(0)
    t.choose(0, "take", 0)
    assert t.offered(0, "take") == [2]
    assert may_take(at_space(1, "michelangelo").lead(0, "moses"))
    assert not may_take(at_space(1, "michelangelo").lead(0, "joan_of_arc"))


@pytest.mark.rule("TTA-203")
def test_a_leader_that_is_gone_still_bars_the_others_of_the_age() -> None:
    t = at_space(1, "michelangelo").lead(0, "joan_of_arc")
    t[0].leader = ""
    assert not may_take(t)
    assert may_take(t, 1)


@pytest.mark.rule("TTA-205", "TTA-207")
def test_no_wonder_while_one_is_unfinished_and_it_cannot_be_given_up() -> None:
    t = table(3).row("great_wall", "taj_mahal").unfinished(0, "pyramids").act(0)
    assert t.offered(0, "take") == []
    t.choose(0, "end_actions")
    assert t[0].unfinished == "pyramids"
    t.wonders(0, "pyramids").unfinished(0, "")
    assert t.act(0).offered(0, "take") == [0, 1]


@pytest.mark.rule("TTA-207")
def test_no_option_gives_an_unfinished_wonder_up() -> None:
    t = (
        table(3)
        .unfinished(0, "pyramids", 1)
        .store(0, bronze=6)
        .hand(0, "engineering_genius_a", "moses")
        .act(0)
    )
    for action in t.options(0):
        u = table(3).unfinished(0, "pyramids", 1).store(0, bronze=6).hand(0, "engineering_genius_a", "moses")
        u.act(0).choose(0, *action)
        assert u[0].unfinished == "pyramids"
        assert u[0].stages >= 1


@pytest.mark.rule("TTA-205")
def test_the_hand_limit_does_not_stop_wonders() -> None:
    assert may_take(at_space(1, "great_wall").hand(0, *["rich_land_i"] * 6))


@pytest.mark.rule("TTA-208")
def test_cards_are_taken_one_after_another() -> None:
    t = table(3).row("irrigation", "iron", "drama", "alchemy", "theology").act(0)
    for space in (3, 0, 2, 1):
        t.choose(0, "take", space)
    assert t[0].hand == ("alchemy", "irrigation", "drama", "iron")
    assert t.offered(0, "take") == []
    assert t.g.row[4] == "theology"


@pytest.mark.rule("TTA-208", "TTA-228")
def test_an_action_card_just_taken_waits_for_the_next_turn() -> None:
    t = table(3).row("cultural_heritage_i", "irrigation").points(0, science=9).act(0)
    t.choose(0, "take", 0).choose(0, "take", 1)
    assert (t.offered(0, "play"), t.offered(0, "develop")) == ([], ["irrigation"])
    t.choose(0, "end_actions").act(0)
    assert t.offered(0, "play") == ["cultural_heritage_i"]


@pytest.mark.rule("TTA-208")
def test_aristotle_rejoices_at_each_technology_at_once() -> None:
    t = table(3).row("irrigation", "reserves_i", "monarchy", "great_wall").lead(0, "aristotle").act(0)
    scores = []
    for space in range(4):
        t.choose(0, "take", space)
        scores.append(t[0].science)
    assert scores == [1, 1, 2, 2]


@pytest.mark.rule("TTA-201", "TTA-202", "TTA-203", "TTA-205")
def test_what_the_rules_forbid_is_told_apart_from_what_costs_too_much() -> None:
    t = table(3).hand(0, "irrigation").lead(0, "moses").unfinished(0, "pyramids").spend(0, civil=4)
    allowed = ["iron", "reserves_i", "joan_of_arc"]
    forbidden = ["irrigation", "bronze", "homer", "great_wall"]
    assert [cards.may_take(t.g, 0, card) for card in allowed] == [True] * 3
    assert [cards.may_take(t.g, 0, card) for card in forbidden] == [False] * 4
    t.hand(0, *["rich_land_i"] * 4)
    assert [cards.may_take(t.g, 0, card) for card in allowed] == [False] * 3


# Cards in general.


@pytest.mark.rule("TTA-321")
def test_cards_in_hands_decks_piles_and_the_row_have_no_effect() -> None:
    t = (
        table(3)
        .row("great_wall", "joan_of_arc", "code_of_laws")
        .hand(0, "julius_caesar", "warfare", "pyramids")
    )
    t.military(0, "legion", "vast_territory_i").workers(0, warriors=3).future("historic_territory_i")
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (4, 2)
    assert (ratings.strength(t.g, 0), ratings.happiness(t.g, 0), ratings.culture(t.g, 0)) == (3, 0, 0)


@pytest.mark.rule("TTA-321")
def test_a_tactic_in_the_common_area_is_in_play_for_all() -> None:
    t = table(3).tactic(1, "legion").act(0)
    assert t.offered(0, "copy_tactic") == ["legion"]
    t = table(3).tactic(1, "legion", exclusive=True).military(2, "phalanx").act(0)
    assert t.offered(0, "copy_tactic") == []


@pytest.mark.rule("TTA-322")
def test_civil_hands_are_public() -> None:
    t = table(3).hand(1, "irrigation", "moses")
    for seat in (-1, 0, 2):
        assert GAME.redact(t.g, seat).position.civs[1].hand == ("irrigation", "moses")


@pytest.mark.rule("TTA-323")
def test_being_over_the_civil_hand_limit_forces_no_discard() -> None:
    cards = ("rich_land_i",) * 6
    t = at_space(1, "irrigation").hand(0, *cards).act(0)
    assert t.offered(0, "take") == []
    t.choose(0, "end_actions")
    assert (t.asked, t[0].hand) == (("", -1), cards)


@pytest.mark.rule("TTA-324")
def test_military_hands_are_secret_but_their_backs_are_seen() -> None:
    t = table(3, age=2).military(1, "legion", "raid_ii", "spy_ii")
    for seat in (-1, 0, 2):
        hand = GAME.redact(t.g, seat).position.civs[1].military
        assert [zone.cards for zone in hand] == [(), (UNKNOWN,), (UNKNOWN, UNKNOWN), ()]
    assert GAME.redact(t.g, 1).position.civs[1].military == t[1].military


@pytest.mark.rule("TTA-324")
def test_drawing_may_exceed_the_military_hand_limit() -> None:
    t = table(3).military(0, "legion", "phalanx")
    military.draw(t.g, 0, 3)
    assert (len(t.held(0)), military.hand_limit(t.g, 0)) == (5, 2)
    assert t.act(0).asked == ("act", 0)


@pytest.mark.rule("TTA-325")
def test_unplayed_discards_go_unseen_to_the_pile_of_their_age() -> None:
    t = table(3, age=2).military(0, "legion", "raid_ii", "spy_ii").end_turn(0).choose(0, "discard", "legion")
    assert t.discarded(1) == ("legion",)
    assert t.g.discards[1].knowers("legion") == seen_by(0)
    assert GAME.redact(t.g, 1).position.discards[1].cards == (UNKNOWN,)


@pytest.mark.rule("TTA-325")
def test_a_discard_leaves_the_piles_of_other_ages_alone() -> None:
    t = table(3, age=3)
    t.g.discards = tuple([pile((card,), NOBODY) for card in ("rats", "raid_i", "spy_ii", "plunder_iii")])
    military.put_away(t.g, "legion")
    assert [t.discarded(age) for age in range(4)] == [
        ("rats",),
        ("legion", "raid_i"),
        ("spy_ii",),
        ("plunder_iii",),
    ]


@pytest.mark.rule("TTA-200", "TTA-201", "TTA-202", "TTA-203", "TTA-204", "TTA-205")
def test_what_is_offered_is_what_may_be_taken_and_paid_for() -> None:
    """The options are listed the quick way; the rule card by card says the same."""
    compared = 0
    for seats in (2, 3, 4):
        lot = Random(seats)
        g = GAME.start(seats, f"taking {seats}")
        while (seat := flow.mover(g)) >= 0:
            options = flow.options(g, seat)
            if g.asks[0][0] == "act":
                at_hand = action_tokens.civil_available(g, g.civs[seat])
                spaces = [
                    space
                    for space, card in enumerate(g.row)
                    if card and cards.may_take(g, seat, card) and costs.take(g, seat, space) <= at_hand
                ]
                assert [action[1] for action in options if action[0] == "take"] == spaces
                compared += 1
            flow.play(g, seat, lot.choice(options))
    assert compared > 300


@pytest.mark.rule("TTA-325")
def test_resolved_events_do_not_go_to_the_discards() -> None:
    t = table(3).reveal(0, "development_of_science")
    assert t.g.past_events == ("development_of_science",)
    assert "development_of_science" not in t.discarded(0)


@pytest.mark.rule("TTA-326")
def test_nobody_may_discard_voluntarily() -> None:
    t = table(3).hand(0, "moses", "irrigation", "rich_land_a").military(0, "legion", "raid_i").act(0)
    assert not {"discard", "drop"} & {action[0] for action in t.options(0)}
    t.choose(0, "end_actions")
    assert t.asked == ("", -1)
    assert t[0].hand == ("moses", "irrigation", "rich_land_a")
    assert {"legion", "raid_i"} <= set(t.held(0))
