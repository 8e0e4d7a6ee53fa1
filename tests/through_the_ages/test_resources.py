"""Food and resources: gaining, paying, taking (TTA-450 to TTA-461)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import tokens
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES
from tests.through_the_ages.table import Table, table

MINES = ("bronze", "iron", "coal", "oil")


def mines(t: Table, seat: int = 0) -> tuple[int, ...]:
    """Tokens on Bronze, Iron, Coal and Oil."""
    return tuple([t.tokens(seat, name) for name in MINES])


def pay(t: Table, amount: int, what: str = RESOURCES) -> int:
    return tokens.take(t.g, 0, what, amount)


# Gaining.


@pytest.mark.rule("TTA-450")
def test_stored_value_is_tokens_times_the_value_of_the_card() -> None:
    t = table(3).store(0, bronze=2, iron=1, coal=1, oil=2, agriculture=1, irrigation=2, selective_breeding=1)
    assert (t.resources(0), t.food(0)) == (2 + 2 + 3 + 10, 1 + 4 + 3)


@pytest.mark.rule("TTA-451")
@pytest.mark.parametrize(
    ("amount", "expected"),
    [(1, (1, 0, 0, 0)), (4, (1, 0, 1, 0)), (5, (0, 0, 0, 1)), (7, (0, 1, 0, 1)), (9, (1, 0, 1, 1))],
)
def test_gains_take_the_fewest_tokens_and_are_exact(amount: int, expected: tuple[int, ...]) -> None:
    t = table(3).store(0, iron=0, coal=0, oil=0)
    assert tokens.gain(t.g, 0, RESOURCES, amount) == amount
    assert mines(t) == expected
    assert t[0].blue == 16 - sum(expected)


@pytest.mark.rule("TTA-451", "TTA-X24")
def test_five_resources_with_two_tokens_and_iron() -> None:
    t = table(3).banks(0, blue=2).store(0, iron=0)
    assert tokens.gain(t.g, 0, RESOURCES, 5) == 4
    assert (mines(t), t[0].blue) == ((0, 2, 0, 0), 0)


@pytest.mark.rule("TTA-451", "TTA-X26")
def test_nothing_is_gained_out_of_an_empty_bank() -> None:
    t = table(3).banks(0, blue=0)
    assert tokens.gain(t.g, 0, RESOURCES, 1) == 0
    assert (t.resources(0), t[0].blue) == (0, 0)


@pytest.mark.rule("TTA-451")
def test_never_more_than_the_amount_is_gained() -> None:
    t = table(3).banks(0, blue=1).store(0, oil=0)
    assert tokens.gain(t.g, 0, RESOURCES, 4) == 1
    assert mines(t) == (1, 0, 0, 0)


@pytest.mark.rule("TTA-451")
def test_food_goes_to_farms_also_without_workers() -> None:
    t = table(3).nobody_works(0).store(0, irrigation=0)
    assert tokens.gain(t.g, 0, FOOD, 3) == 3
    assert (t.tokens(0, "agriculture"), t.tokens(0, "irrigation")) == (1, 1)


@pytest.mark.rule("TTA-451")
def test_gains_go_to_mines_and_not_to_labs() -> None:
    t = table(3).store(0, computers=1, iron=0)
    assert tokens.gain(t.g, 0, RESOURCES, 3) == 3
    assert (mines(t), t.tokens(0, "computers")) == ((1, 1, 0, 0), 1)


@pytest.mark.rule("TTA-451", "TTA-515")
def test_with_bill_gates_gains_go_to_labs_too_and_to_mines_of_the_same_value_first() -> None:
    t = table(3, age=3).lead(0, "bill_gates").develop(0, "iron", "computers").banks(0, blue=1)
    t.hand(0, "reserves_iii").act(0).choose(0, "play", "reserves_iii").choose(0, "gain_resources")
    assert (t.tokens(0, "computers"), t.resources(0), t[0].blue) == (1, 3, 0)
    t = table(3, age=3).lead(0, "bill_gates").develop(0, "iron", "scientific_method", "alchemy")
    assert tokens.gain(t.g, 0, RESOURCES, 3) == 3
    assert mines(t) == (1, 1, 0, 0)


@pytest.mark.rule("TTA-452")
def test_what_is_printed_first_is_gained_first() -> None:
    t = table(3).banks(0, blue=1).hand(0, "stockpile_a").act(0).choose(0, "play", "stockpile_a")
    assert (t.resources(0), t.food(0)) == (1, 0)
    t = table(3).banks(0, blue=1).reveal(0, "development_of_trade_routes")
    assert (t.resources(0), t.food(0), t[0].science) == (0, 1, 1)


# Paying.


@pytest.mark.rule("TTA-453")
@pytest.mark.parametrize("what", [FOOD, RESOURCES])
def test_a_returned_token_pays_its_value(what: str) -> None:
    t = table(3).store(0, oil=1, mechanized_agriculture=1)
    assert pay(t, 5, what) == 5
    assert (t.food(0), t.resources(0)) == ((0, 5) if what == FOOD else (5, 0))
    assert t[0].blue == 17


@pytest.mark.rule("TTA-453", "TTA-X20")
def test_a_moved_token_pays_the_difference() -> None:
    t = table(3).store(0, iron=1)
    pay(t, 1)
    assert (mines(t), t[0].blue, t.resources(0)) == ((1, 0, 0, 0), 16, 1)


@pytest.mark.rule("TTA-453", "TTA-X22")
def test_change_comes_back_from_the_bank() -> None:
    t = table(3).store(0, iron=0, oil=1).banks(0, blue=4)
    pay(t, 1)
    assert (mines(t), t[0].blue) == ((0, 2, 0, 0), 3)


@pytest.mark.rule("TTA-453")
@pytest.mark.parametrize("amount", range(1, 18))
def test_every_payment_is_exact_while_the_bank_has_change(amount: int) -> None:
    t = table(3).store(0, bronze=2, iron=1, coal=1, oil=2).banks(0, blue=10)
    assert pay(t, amount) == amount
    assert t.resources(0) == 17 - amount
    assert t[0].blue + sum(mines(t)) == 16


@pytest.mark.rule("TTA-453")
def test_food_and_resources_do_not_pay_for_each_other() -> None:
    assert table(3).store(0, agriculture=9, bronze=1).banks(0, unused=1).act(0).offered(0, "build") == []
    assert ("population",) not in table(3).store(0, agriculture=1, bronze=9).act(0).options(0)


@pytest.mark.rule("TTA-454")
def test_tokens_never_move_to_a_higher_value() -> None:
    t = table(3).store(0, bronze=5, iron=0)
    pay(t, 1)
    assert mines(t) == (4, 0, 0, 0)
    t = table(3).store(0, bronze=1, iron=2, oil=0).banks(0, blue=3)
    pay(t, 1)
    assert mines(t) == (0, 2, 0, 0)


@pytest.mark.rule("TTA-454")
def test_change_lies_only_below_the_token_it_is_for() -> None:
    """Six in three tokens of two would fit on one Oil token and one Bronze, but must not."""
    t = table(3).store(0, bronze=0, iron=3, coal=0, oil=0)
    pay(t, 1)
    assert mines(t) == (1, 2, 0, 0)


@pytest.mark.rule("TTA-455")
@pytest.mark.parametrize(("stored", "possible"), [(2, False), (3, True), (4, True)])
def test_no_action_costs_more_than_what_is_stored(stored: int, possible: bool) -> None:
    t = table(3).store(0, bronze=stored).act(0)
    assert ("religion" in t.offered(0, "build")) is possible


@pytest.mark.rule("TTA-456", "TTA-X23")
def test_without_change_too_much_may_be_paid_and_the_bank_is_empty_then() -> None:
    t = table(3).store(0, iron=0, oil=1).banks(0, blue=0)
    pay(t, 1)
    assert (mines(t), t.resources(0), t[0].blue) == ((0, 1, 0, 0), 2, 0)


@pytest.mark.rule("TTA-456")
def test_as_little_too_much_is_paid_as_possible() -> None:
    t = table(3).store(0, coal=0, oil=1).banks(0, blue=0)
    pay(t, 1)
    assert (mines(t), t[0].blue) == ((0, 0, 1, 0), 0)
    t = table(3).store(0, iron=0, oil=2).banks(0, blue=0)
    pay(t, 2)
    assert (mines(t), t[0].blue) == ((0, 1, 0, 1), 0)


@pytest.mark.rule("TTA-456")
def test_a_building_can_be_bought_by_overpaying() -> None:
    t = (
        table(3)
        .nobody_works(0)
        .store(0, oil=1)
        .banks(0, blue=0, unused=1)
        .act(0)
        .choose(0, "build", "religion")
    )
    assert (t.on(0, "religion"), t.resources(0), t[0].blue) == (1, 1, 0)


@pytest.mark.rule("TTA-457", "TTA-X21")
def test_most_tokens_come_back_to_the_bank() -> None:
    t = table(3).store(0, bronze=2, iron=1)
    pay(t, 2)
    assert (mines(t), t[0].blue) == ((0, 1, 0, 0), 18)


@pytest.mark.rule("TTA-457")
def test_of_equal_payments_the_highest_tokens_stay() -> None:
    t = table(3).store(0, bronze=0, coal=2, oil=1)
    pay(t, 5)
    assert mines(t) == (1, 0, 0, 1)


@pytest.mark.rule("TTA-453", "TTA-515")
def test_of_equal_values_labs_empty_first_and_change_goes_to_the_mine() -> None:
    t = table(3).store(0, bronze=1, alchemy=2)
    pay(t, 1)
    assert (t.tokens(0, "bronze"), t.tokens(0, "alchemy")) == (1, 1)
    pay(t, 2)
    assert (t.tokens(0, "bronze"), t.tokens(0, "alchemy"), t[0].blue) == (0, 0, 19)
    t = table(3).store(0, iron=0, oil=1, scientific_method=1)
    pay(t, 3)
    assert (mines(t), t.tokens(0, "scientific_method")) == ((0, 1, 0, 0), 1)


@pytest.mark.rule("TTA-458")
def test_temporary_resources_are_spent_first_on_units_and_on_nothing_else() -> None:
    t = table(3).hand(0, "patriotism_i").store(0, bronze=4).banks(0, unused=3).act(0)
    t.choose(0, "play", "patriotism_i").choose(0, "build", "religion")
    assert (t[0].extra_resources, t.resources(0)) == (2, 1)
    t.choose(0, "build", "warriors")
    assert (t[0].extra_resources, t.resources(0)) == (0, 1)


@pytest.mark.rule("TTA-458")
def test_temporary_resources_make_nothing_but_units_affordable() -> None:
    t = table(3).develop(0, "swordsmen", "irrigation").hand(0, "patriotism_iii").store(0, bronze=1).act(0)
    assert (t.offered(0, "build"), t.offered(0, "upgrade")) == ([], [("warriors", "swordsmen")])
    t.choose(0, "play", "patriotism_iii")
    assert t.offered(0, "build") == ["warriors", "swordsmen"]
    t.store(0, bronze=0).act(0)
    assert t.offered(0, "upgrade") == [("warriors", "swordsmen")]
    t.choose(0, "upgrade", "warriors", "swordsmen")
    assert (t[0].extra_resources, t.resources(0)) == (3, 0)


@pytest.mark.rule("TTA-458")
def test_homer_pays_one_resource_for_units_once_a_turn() -> None:
    t = table(3).lead(0, "homer").store(0, bronze=3).banks(0, unused=2).act(0)
    t.choose(0, "build", "warriors")
    assert t.resources(0) == 2
    t.choose(0, "build", "warriors")
    assert t.resources(0) == 0


@pytest.mark.rule("TTA-458")
def test_temporary_resources_make_up_a_part_of_a_price() -> None:
    t = table(3).hand(0, "patriotism_a").store(0, bronze=1).act(0)
    assert t.offered(0, "build") == []
    t.choose(0, "play", "patriotism_a").choose(0, "build", "warriors")
    assert (t[0].extra_resources, t.resources(0)) == (0, 0)


@pytest.mark.rule("TTA-459")
@pytest.mark.parametrize(("amount", "lost"), [(3, 3), (4, 4), (5, 4), (99, 4)])
def test_who_has_less_than_must_be_lost_loses_everything(amount: int, lost: int) -> None:
    t = table(3).store(0, bronze=2, iron=1)
    assert tokens.lose(t.g, 0, RESOURCES, amount) == lost
    assert t.resources(0) == 4 - lost


@pytest.mark.rule("TTA-459")
def test_losing_uses_change_like_paying() -> None:
    t = table(3).store(0, iron=1)
    tokens.lose(t.g, 0, RESOURCES, 1)
    assert mines(t) == (1, 0, 0, 0)


# Taking from others.


def plunder(t: Table, food: int) -> Table:
    """Seat 0 plunders seat 1, who does not defend, of all it may; so much of it is food."""
    t.workers(0, warriors=9).military(0, "plunder_i").politics(0)
    t.choose(0, "aggress", "plunder_i", 1)
    if t.asked[0] == "defend":
        t.choose(1, "done")
    if t.asked == ("choose_loot", 0):
        t.choose(0, "loot_food", food)
    return t


@pytest.mark.rule("TTA-460")
def test_the_taker_gains_what_the_other_loses_without_moving_tokens() -> None:
    t = plunder(table(3).store(1, irrigation=3).store(0, irrigation=0), 3)
    assert (t.food(1), t[1].blue) == (3, 16 + 1)
    assert (t.food(0), t[0].blue) == (3, 16 - 2)


@pytest.mark.rule("TTA-460")
def test_an_empty_bank_cuts_the_gain_but_not_the_loss() -> None:
    t = plunder(table(3).store(1, bronze=5).banks(0, blue=1), 0)
    assert (t.resources(1), t.resources(0), t[0].blue) == (2, 1, 0)


@pytest.mark.rule("TTA-460", "TTA-461")
def test_only_what_was_lost_is_gained() -> None:
    t = plunder(table(3).store(1, bronze=1, agriculture=1), 1)
    assert (t.resources(1), t.food(1), t.resources(0), t.food(0)) == (0, 0, 1, 1)


@pytest.mark.rule("TTA-461")
def test_the_split_of_a_loot_lies_within_what_the_loser_owns() -> None:
    def offered(bronze: int, agriculture: int) -> list[int]:
        t = table(3).store(1, bronze=bronze, agriculture=agriculture).workers(0, warriors=9)
        t.military(0, "plunder_i").politics(0).choose(0, "aggress", "plunder_i", 1)
        if t.asked[0] == "defend":
            t.choose(1, "done")
        return t.offered(0, "loot_food")

    assert offered(9, 9) == [0, 1, 2, 3]
    assert offered(2, 9) == [1, 2, 3]
    assert offered(9, 2) == [0, 1, 2]
    assert offered(1, 1) == [1]


@pytest.mark.rule("TTA-461")
def test_the_split_of_a_loss_is_chosen_first() -> None:
    t = table(3).workers(0, warriors=3).store(1, bronze=2, agriculture=1).reveal(0, "raiders")
    assert t.asked == ("choose_loss", 1)
    assert t.offered(1, "food_part") == [0, 1]
    t.choose(1, "food_part", 1)
    assert (t.food(1), t.resources(1)) == (0, 1)


@pytest.mark.rule("TTA-461")
def test_who_owns_less_than_the_total_loses_everything() -> None:
    t = table(3).workers(0, warriors=3).store(1, agriculture=1).store(2, bronze=2).reveal(0, "raiders")
    assert t.asked == ("", -1)
    assert (t.food(1), t.resources(2)) == (0, 0)


@pytest.mark.rule("TTA-461")
def test_the_split_of_a_gain_is_free() -> None:
    t = table(3).workers(0, warriors=3).workers(1, warriors=2).reveal(0, "foray")
    assert t.offered(0, "food_part") == [0, 1, 2, 3]
    t.choose(0, "food_part", 1).choose(1, "food_part", 3)
    assert [(t.food(seat), t.resources(seat)) for seat in range(3)] == [(1, 2), (3, 0), (0, 0)]
