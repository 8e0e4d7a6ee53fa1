"""Phase 2: choosing two cards, carrying them out, replays, the end of a turn (SOT-070 to SOT-083)."""

from __future__ import annotations

from typing import Any

import pytest

from saecula.core.errors import IllegalChoice
from saecula.core.flow import to_move
from saecula.games.sands_of_time import GAME
from saecula.games.sands_of_time.catalogue import Content
from saecula.games.sands_of_time.entries import ACTIONS
from saecula.games.sands_of_time.rules import generations
from tests.sands_of_time.table import Table, table

CONTENT = Content.get()
FOCUS = ("focus_civil", "focus_politics", "focus_culture")
BONUS = {"oppress", "support"}


def west(seats: int = 2) -> Table:
    """Angelika in the west, Nicole in the east; both have Law; nobody lives anywhere."""
    t = table(seats).nobody()
    t.own(0, "gallia", "hispania", "italia").own(1, "syria", "cyprus", "aegyptus")
    for seat in range(seats):
        t.advances(seat, "law").caravan(seat).heritage(seat)
    return t


def choosing(t: Table, number: int) -> Table:
    """All choose the cards of the round of this number."""
    t.g.round = number - 1
    return t.begin(generations.next_round())


def cards(t: Table, seat: int, verb: str) -> set[str]:
    return {action[1] for action in t.options(seat) if action[0] == verb}


def seen(t: Table, seat: int) -> Any:
    """The position as this seat sees it."""
    return GAME.redact(t.g, seat).position


# Step A.


@pytest.mark.rule("SOT-070")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    t = choosing(west(), 1)
    assert to_move(t.g) == [0, 1]
    t.choose(1, "choose", "raid").choose(1, "choose", "levy")
    assert to_move(t.g) == [0]
    assert "raid" not in str(seen(t, 0).picks)
    t.choose(0, "choose", "tribute").choose(0, "choose", "govern")
    assert t[1].chosen.cards == ("levy", "raid")


@pytest.mark.rule("SOT-070")
def test_cards_are_hidden_until_their_owners_turn() -> None:
    t = choosing(west(), 1)
    t.choose(0, "choose", "raid").choose(0, "choose", "levy")
    t.choose(1, "choose", "tribute").choose(1, "choose", "govern")
    assert seen(t, 1).empires[0].chosen.cards == ("levy", "raid")
    assert seen(t, 0).empires[1].chosen.cards == ("?", "?")
    assert seen(t, -1).empires[1].chosen.cards == ("?", "?")
    assert seen(t, 1).empires[1].chosen.cards == ("govern", "tribute")
    t.choose(0, "decline", "raid").choose(0, "decline", "levy")
    assert seen(t, 0).empires[1].chosen.cards == ("?", "?")
    t.choose(0, "end_turn")
    assert seen(t, 0).empires[1].chosen.cards == ("govern", "tribute")
    assert seen(t, -1).empires[1].chosen.cards == ("govern", "tribute")


@pytest.mark.rule("SOT-070")
def test_revealed_cards_cannot_be_taken_back_unseen() -> None:
    t = west()
    t.g.barrier = False
    t.turn(0, "raid", "levy")
    assert t.g.barrier


@pytest.mark.rule("SOT-071")
def test_two_different_cards_of_the_hand() -> None:
    t = choosing(west(), 1)
    assert cards(t, 0, "choose") == {*CONTENT.actions, *FOCUS}
    t.choose(0, "choose", "raid")
    assert cards(t, 0, "choose") == {*CONTENT.actions, *FOCUS} - {"raid"}
    assert ("done",) not in t.options(0)
    t.choose(0, "choose", "levy")
    assert to_move(t.g) == [1]


@pytest.mark.rule("SOT-071", "SOT-080")
def test_played_cards_are_not_in_hand() -> None:
    t = choosing(west().played(0, "raid", "levy"), 2)
    assert cards(t, 0, "choose") == {*CONTENT.actions, *FOCUS} - {"raid", "levy"}
    assert cards(t, 1, "choose") == {*CONTENT.actions, *FOCUS}


@pytest.mark.rule("SOT-071", "SOT-072")
def test_one_of_the_two_may_be_a_replay() -> None:
    t = choosing(west().played(0, "raid", "levy"), 2)
    assert cards(t, 0, "replay") == {"raid", "levy"}
    assert cards(t, 1, "replay") == set()
    t.choose(0, "replay", "raid")
    assert cards(t, 0, "replay") == set()
    assert "raid" not in cards(t, 0, "choose")
    t.choose(0, "choose", "govern")
    assert to_move(t.g) == [1]


@pytest.mark.rule("SOT-072")
def test_the_replay_may_be_picked_second() -> None:
    t = choosing(west().played(0, "raid"), 3).choose(0, "choose", "govern")
    assert cards(t, 0, "replay") == {"raid"}
    t.choose(0, "replay", "raid")
    assert to_move(t.g) == [1]


@pytest.mark.rule("SOT-072")
def test_no_replay_in_the_first_round() -> None:
    t = choosing(west().played(0, "raid"), 1)
    assert cards(t, 0, "replay") == set()
    with pytest.raises(IllegalChoice):
        t.choose(0, "replay", "raid")


@pytest.mark.rule("SOT-073", "SOT-270")
def test_only_one_focus_card_at_a_time() -> None:
    t = choosing(west(), 1).choose(0, "choose", "focus_civil")
    assert cards(t, 0, "choose") == set(CONTENT.actions)
    t.choose(0, "choose", "raid").choose(1, "choose", "raid")
    assert cards(t, 1, "choose") == {*CONTENT.actions, *FOCUS} - {"raid"}


@pytest.mark.rule("SOT-073")
def test_after_a_focus_card_there_is_no_other_in_the_generation_nor_that_one_again() -> None:
    t = choosing(west().focus(0, "civil").played(0, "raid"), 3)
    assert not cards(t, 0, "choose") & set(FOCUS)
    assert cards(t, 0, "replay") == {"raid"}


@pytest.mark.rule("SOT-073")
def test_a_revealed_focus_card_cannot_be_declined() -> None:
    t = west().turn(0, "focus_culture", "raid")
    assert t[0].focus == "focus_culture"
    assert ("decline", "focus_culture") not in t.options(0)
    t.choose(0, "decline", "raid").choose(0, "end_turn")
    assert (t[0].focus, t[0].played) == ("focus_culture", ())


@pytest.mark.rule("SOT-074")
def test_the_two_caravan_cards_may_be_chosen_together() -> None:
    t = choosing(west(), 1)
    t.choose(0, "choose", "caravan_1").choose(0, "choose", "caravan_2")
    assert to_move(t.g) == [1]


@pytest.mark.rule("SOT-074", "SOT-214")
def test_the_second_caravan_card_works_only_while_culture_is_unlocked() -> None:
    t = west().stock(0, grain=4).turn(0, "caravan_1", "caravan_2")
    assert cards(t, 0, "carry_out") == {"caravan_1"}
    t.focus(0, "culture").turn(0, "caravan_1", "caravan_2")
    assert cards(t, 0, "carry_out") == {"caravan_1", "caravan_2"}


@pytest.mark.rule("SOT-074", "SOT-076")
def test_what_counts_is_the_moment_of_carrying_out() -> None:
    t = west().row(4, "writing", "music", "democracy").advances(0, "music").unrest(0, 0).stock(0, grain=4)
    t.turn(0, "advance", "caravan_2")
    assert cards(t, 0, "carry_out") == {"advance"}
    t.choose(0, "carry_out", "advance").choose(0, "advance", "democracy")
    t.choose(0, "lay_out", t.options(0)[0][1])
    assert cards(t, 0, "carry_out") == {"caravan_2"}


# Step B.


@pytest.mark.rule("SOT-075")
@pytest.mark.parametrize(("first", "second"), [("levy", "chronicle"), ("chronicle", "levy")])
def test_the_order_of_two_action_cards_is_free(first: str, second: str) -> None:
    t = west().stock(0, gold=1).turn(0, "chronicle", "levy")
    assert cards(t, 0, "carry_out") == {"chronicle", "levy"}
    t.choose(0, "carry_out", first)
    if first == "levy":
        t.choose(0, "levy", "gallia").choose(0, "done")
    else:
        t.choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert t[0].played == (first,)
    assert cards(t, 0, "carry_out") == {second}


@pytest.mark.rule("SOT-075")
def test_the_first_action_is_finished_before_the_second_begins() -> None:
    t = west().stock(0, gold=2).turn(0, "chronicle", "levy").choose(0, "carry_out", "levy")
    assert not {"carry_out", "decline"} & t.verbs(0)
    t.choose(0, "levy", "gallia")
    assert not {"carry_out", "decline"} & t.verbs(0)
    t.choose(0, "done")
    assert t.options(0)[:2] == [("carry_out", "chronicle"), ("decline", "chronicle")]


@pytest.mark.rule("SOT-075", "SOT-262")
def test_a_focus_card_takes_effect_before_the_action_card() -> None:
    t = west().stock(0, gold=3).people(0, "gallia", peasants=1)
    t.turn(0, "levy", "focus_politics")
    assert t[0].focus == "focus_politics"
    assert cards(t, 0, "carry_out") == {"levy"}
    t.choose(0, "carry_out", "levy")
    assert ("arm", "gallia") in t.options(0)


@pytest.mark.rule("SOT-076")
def test_gold_of_the_first_action_pays_the_second() -> None:
    t = west().tile("graecia", "gold", 3).people(0, "italia", soldiers=1)
    t.turn(0, "raid", "levy")
    assert cards(t, 0, "carry_out") == {"raid"}
    t.choose(0, "carry_out", "raid").choose(0, "move_from", "soldier", "italia")
    t.choose(0, "move_to", "graecia").choose(0, "done")
    assert t[0].gold == 1
    assert cards(t, 0, "carry_out") == {"levy"}


@pytest.mark.rule("SOT-076")
def test_a_building_of_the_first_action_serves_the_second() -> None:
    t = west().tile("gallia", "grain", 3).unrest(0, 0).focus(0, "civil").stock(0, gold=3)
    t.turn(0, "build", "levy").choose(0, "carry_out", "build")
    t.choose(0, "site", "italia").choose(0, "build", "irrigation").choose(0, "carry_out", "levy")
    assert ("recruit", "peasant", "italia") in t.options(0)


@pytest.mark.rule("SOT-077")
def test_a_declined_card_returns_to_hand_at_once() -> None:
    t = west().focus(0, "politics").people(0, "gallia", soldiers=1)
    t.turn(0, "raid", "chronicle").choose(0, "decline", "raid")
    assert t[0].played == ()
    assert t[0].focus_markers == 0
    assert t[0].chosen.cards == ("chronicle",)
    t.choose(0, "decline", "chronicle").choose(0, "end_turn")
    assert t[0].unrest == 3
    assert cards(choosing(t, 2), 0, "choose") == set(CONTENT.actions)
    assert cards(t, 0, "replay") == set()


@pytest.mark.rule("SOT-077")
def test_one_may_be_declined_and_the_other_carried_out() -> None:
    t = west().turn(0, "raid", "chronicle").choose(0, "decline", "raid")
    t.choose(0, "carry_out", "chronicle").choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert t[0].played == ("chronicle",)
    assert t.asked == ("close_turn", 0)


BUT_CHRONICLE = [card for card in ACTIONS if card != "chronicle"]


@pytest.mark.rule("SOT-078")
@pytest.mark.parametrize("card", BUT_CHRONICLE)
def test_an_action_that_would_change_nothing_cannot_be_carried_out(card: str) -> None:
    t = west().turn(0, card, "chronicle")
    assert cards(t, 0, "carry_out") == {"chronicle"}
    assert ("decline", card) in t.options(0)


@pytest.mark.rule("SOT-078")
@pytest.mark.parametrize("card", BUT_CHRONICLE)
def test_an_action_that_changes_something_can_be_carried_out(card: str) -> None:
    t = west().own(0, "gallia", "hispania", "italia", colonies=("sicilia",)).focus(0, "culture")
    t.people(0, "graecia", peasants=1, soldiers=1).unrest(0, 1).heritage(0, 1, 1, 1)
    t.stock(0, grain=9, gold=9).turn(0, card, "chronicle")
    assert cards(t, 0, "carry_out") == {card, "chronicle"}


@pytest.mark.rule("SOT-078")
def test_a_card_that_can_do_nothing_goes_back_by_itself() -> None:
    t = west().turn(0, "raid", "levy").choose(0, "support", "civil")
    assert t.asked == ("next_card", 0)
    assert t.options(0) == [("decline", "levy"), ("decline", "raid")]
    t.choose(0, "decline", "raid")
    assert (t.asked, t[0].played) == (("", -1), ())


@pytest.mark.rule("SOT-079")
def test_a_declined_replay_stays_played_and_costs_no_unrest() -> None:
    t = west().played(0, "raid", "levy").people(0, "gallia", soldiers=1)
    t.turn(0, "raid", "chronicle")
    t.choose(0, "decline", "raid").choose(0, "decline", "chronicle").choose(0, "end_turn")
    assert t[0].played == ("raid", "levy")
    assert t[0].unrest == 3


@pytest.mark.rule("SOT-080")
def test_cards_carried_out_lie_face_up() -> None:
    t = west().turn(0, "focus_civil", "chronicle").choose(0, "carry_out", "chronicle")
    t.choose(0, "lay", "chronicle_2").choose(0, "on_field", "b").choose(0, "end_turn")
    assert (t[0].played, t[0].focus) == (("chronicle",), "focus_civil")
    assert (seen(t, 1).empires[0].played, seen(t, 1).empires[0].focus) == (("chronicle",), "focus_civil")


# Bonus actions within the turn.


@pytest.mark.rule("SOT-081", "SOT-250")
def test_a_bonus_action_may_be_used_once_in_the_own_turn() -> None:
    t = west().people(0, "gallia", peasants=1).turn(0, "chronicle", "raid")
    assert t.verbs(0) >= BONUS
    t.choose(0, "oppress", "gallia")
    assert not t.verbs(0) & BONUS
    t.choose(0, "decline", "raid").choose(0, "carry_out", "chronicle")
    t.choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert t.asked == ("", -1)


@pytest.mark.rule("SOT-081")
def test_a_bonus_action_is_for_the_own_turn_only_and_comes_anew_with_it() -> None:
    t = west()
    choosing(t, 1)
    assert t.verbs(0) == t.verbs(1) == {"choose"}
    for seat in (0, 1):
        t.choose(seat, "choose", "chronicle").choose(seat, "choose", "raid")
    assert not t.options(1)
    t.choose(0, "support", "civil").choose(0, "decline", "chronicle")
    assert t.asked == ("next_card", 1)
    assert "support" in t.verbs(1)
    assert t.g.support == -1


@pytest.mark.rule("SOT-082")
def test_before_between_and_after_the_cards() -> None:
    t = west().turn(0, "chronicle", "levy")
    assert "support" in t.verbs(0)
    t.choose(0, "carry_out", "chronicle")
    assert "support" not in t.verbs(0)
    t.choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert t.asked == ("next_card", 0)
    assert "support" in t.verbs(0)
    t.choose(0, "decline", "levy")
    assert t.asked == ("close_turn", 0)
    assert t.verbs(0) == {"end_turn", "support"}
    t.choose(0, "support", "civil")
    assert t.asked == ("", -1)
    assert t[0].unrest == 4


@pytest.mark.rule("SOT-082")
def test_between_levy_operations() -> None:
    t = west().tile("gallia", "gold", 4).people(0, "gallia", peasants=2).stock(0, gold=1)
    t.focus(0, "politics").turn(0, "levy", "chronicle").choose(0, "carry_out", "levy").choose(
        0, "levy", "italia"
    )
    assert t.options(0)[0] == ("done",)
    assert "oppress" in t.verbs(0)
    t.choose(0, "oppress", "gallia")
    assert t[0].gold == 2
    t.choose(0, "arm", "gallia")
    assert t.at(0, "gallia") == (1, 1)


@pytest.mark.rule("SOT-082")
def test_between_battle_and_annexation_but_not_within_the_battle() -> None:
    t = west().people(0, "cyprus", soldiers=6).people(1, "cyprus", peasants=1).unrest(0, 0)
    t.tile("gallia", "grain", 4).people(0, "gallia", peasants=4).advances(0, "labour")
    t.turn(0, "conquest", "chronicle").choose(0, "carry_out", "conquest")
    assert t.verbs(0) == {"attack", *BONUS}
    t.choose(0, "attack", "cyprus", 1)
    assert t.g.asks[0][0] == "wager"
    for seat in (0, 1):
        assert t.verbs(seat) == {"wager"}
        t.choose(seat, "wager", 0)
    assert t.asked == ("annex_after", 0)
    assert t.verbs(0) == {"pass", *BONUS}
    t.choose(0, "oppress", "gallia")
    assert t.options(0) == [("annex", "cyprus"), ("pass",)]


@pytest.mark.rule("SOT-082")
def test_between_the_two_buildings_of_concrete() -> None:
    t = west().advances(0, "concrete").unrest(0, 0).stock(0, gold=1)
    t.tile("gallia", "gold", 4).people(0, "gallia", peasants=4)
    t.turn(0, "build", "chronicle").choose(0, "carry_out", "build")
    t.choose(0, "site", "gallia").choose(0, "build", "temple")
    assert t.asked == ("second_site", 0)
    assert t.verbs(0) == {"pass", *BONUS}
    t.choose(0, "oppress", "gallia")
    assert ("site", "italia") in t.options(0)


@pytest.mark.rule("SOT-082")
def test_between_the_two_steps_of_academy() -> None:
    t = west().advances(0, "academy", "law").unrest(0, 2).heritage(0, politics=2)
    t.turn(0, "advance", "chronicle").choose(0, "carry_out", "advance")
    t.choose(0, "advance", t.g.rows[2][1])
    assert t.verbs(0) == {"lay_out"}
    t.choose(0, "lay_out", t.options(0)[0][1])
    assert t.asked == ("advance_more", 0)
    assert "support" in t.verbs(0)


@pytest.mark.rule("SOT-082")
def test_between_the_two_cards_of_epic_poetry() -> None:
    t = west().advances(0, "epic_poetry").turn(0, "raid", "chronicle").choose(0, "carry_out", "chronicle")
    t.choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert t.asked == ("lay_more", 0)
    assert t.verbs(0) == {"lay_another", "pass", "support"}


@pytest.mark.rule("SOT-082")
def test_between_the_moves_and_the_free_caravan_of_migrate() -> None:
    t = west().focus(0, "culture").people(0, "gallia", peasants=1)
    t.turn(0, "migrate", "chronicle").choose(0, "carry_out", "migrate")
    t.choose(0, "move_from", "peasant", "gallia")
    assert t.verbs(0) == {"move_to"}
    t.choose(0, "move_to", "hispania").choose(0, "done")
    assert t.asked == ("free_caravan", 0)
    assert "support" in t.verbs(0)


@pytest.mark.rule("SOT-082")
@pytest.mark.parametrize(("moves_before", "gold"), [(0, 3), (1, 5), (2, 3)])
def test_between_two_moves_of_migrate(moves_before: int, gold: int) -> None:
    t = west().tile("gallia", "gold", 5).people(0, "italia", peasants=3).people(0, "gallia", peasants=3)
    t.turn(0, "migrate", "chronicle").choose(0, "carry_out", "migrate")
    moves = [("italia", "gallia"), ("gallia", "hispania")]
    for origin, target in moves[:moves_before]:
        t.move(0, "peasant", origin, target, 3)
    t.choose(0, "oppress", "gallia")
    assert t[0].gold == gold
    for origin, target in moves[moves_before:]:
        t.move(0, "peasant", origin, target, 3)
    assert t.at(0, "gallia") == (3, 0)


@pytest.mark.rule("SOT-082", "SOT-372")
def test_between_the_two_moves_of_a_rider() -> None:
    t = west().advances(0, "horsemanship").people(0, "gallia", soldiers=1).people(0, "italia", peasants=1)
    t.turn(0, "raid", "chronicle").choose(0, "carry_out", "raid")
    t.move(0, "soldier", "gallia", "hispania")
    assert t.asked == ("move_on", 0)
    assert {"move_to", "pass", *BONUS} == t.verbs(0)


@pytest.mark.rule("SOT-082")
@pytest.mark.parametrize(
    ("card", "ask"),
    [
        ("conquest", "conquest"),
        ("raid", "move_from"),
        ("migrate", "move_from"),
        ("build", "site"),
        ("govern", "govern"),
        ("advance", "advance"),
        ("caravan_1", "open_route"),
        ("tribute", "tribute"),
        ("levy", "levy"),
    ],
)
def test_while_an_action_asks_its_first_question(card: str, ask: str) -> None:
    t = west().own(0, "gallia", "hispania", colonies=("italia",)).stock(0, grain=9, gold=9)
    t.unrest(0, 1).heritage(0, 3, 3, 3).people(0, "gallia", 2, 1).people(1, "gallia", 1)
    t.caravan(0).caravan(1, "gallia_italia").turn(0, card, "chronicle").choose(0, "carry_out", card)
    assert t.asked == (ask, 0)
    assert {"oppress", "support"} <= t.verbs(0)


@pytest.mark.rule("SOT-082")
def test_a_bonus_action_pays_for_what_was_too_dear_when_the_question_came() -> None:
    t = west().unrest(0, 0).stock(0, gold=1).tile("gallia", "gold", 4).people(0, "gallia", peasants=4)
    t.turn(0, "build", "chronicle").choose(0, "carry_out", "build").choose(0, "site", "gallia")
    assert t.asked == ("choose_building", 0)
    dear = {action for action in t.options(0) if action[0] == "build"}
    t.choose(0, "oppress", "gallia")
    assert {action for action in t.options(0) if action[0] == "build"} > dear


@pytest.mark.rule("SOT-082")
def test_not_while_something_is_half_done() -> None:
    t = west().own(0, "gallia", "hispania").caravan(0).stock(0, grain=2, gold=2)
    t.turn(0, "caravan_1", "chronicle").choose(0, "carry_out", "caravan_1")
    t.choose(0, "route", "hispania_gallia")
    assert (t.asked, t.verbs(0)) == (("pay_caravan", 0), {"pay"})
    t.choose(0, "pay", "gold")
    assert (t.asked, t.verbs(0)) == (("raise_one", 0), {"heritage"})
    t.choose(0, "heritage", "civil")
    assert t.asked == ("next_card", 0)
    assert "tax" in t.verbs(0)


# The end of a turn.


@pytest.mark.rule("SOT-083", "SOT-251", "SOT-290")
@pytest.mark.parametrize(("bonus", "replay", "after"), [(0, 0, 3), (1, 0, 4), (0, 1, 4), (1, 1, 5)])
def test_unrest_rises_for_a_bonus_action_and_for_a_replay(bonus: int, replay: int, after: int) -> None:
    t = west().played(0, *(["chronicle"] if replay else ["govern"]))
    t.turn(0, "chronicle", "raid")
    if bonus:
        t.choose(0, "support", "civil")
    t.choose(0, "carry_out", "chronicle").choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert t[0].unrest == 3 or t.asked == ("", -1)
    if t.asked[0] == "next_card":
        t.choose(0, "decline", "raid")
    if t.asked[0] == "close_turn":
        assert t[0].unrest == 3
        t.choose(0, "end_turn")
    assert t[0].unrest == after
    assert t[1].unrest == 3


@pytest.mark.rule("SOT-083")
def test_until_the_end_of_the_turn_the_old_unrest_counts() -> None:
    t = west().unrest(0, 3).stock(0, gold=4).turn(0, "build", "chronicle").choose(0, "support", "civil")
    t.choose(0, "carry_out", "build").choose(0, "site", "gallia").choose(0, "build", "quarry")
    assert (t[0].gold, t[0].unrest) == (0, 3)
    t.choose(0, "decline", "chronicle")
    assert t[0].unrest == 4


@pytest.mark.rule("SOT-083")
def test_after_the_turn_nothing_of_it_is_left() -> None:
    t = west().played(0, "chronicle").turn(0, "chronicle", "raid").choose(0, "support", "civil")
    t.choose(0, "carry_out", "chronicle").choose(0, "lay", "chronicle_1").choose(0, "on_field", "a")
    assert (t.g.active, t.g.bonus, t.g.support, t.g.replayed) == (-1, "", -1, False)
    assert t[0].unrest == 5
    t.turn(1, "raid", "levy").choose(1, "decline", "raid").choose(1, "decline", "levy").choose(1, "end_turn")
    assert t[1].unrest == 3
