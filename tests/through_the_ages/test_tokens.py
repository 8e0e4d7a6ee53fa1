"""Action tokens, blue and yellow tokens, workers, food and resources (TTA-400 to TTA-461)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import gains, row, spending, tokens
from saecula.games.through_the_ages.rules.play import Change, civil_total, military_total
from saecula.games.through_the_ages.rules.tokens import FOOD, RESOURCES
from tests.through_the_ages.table import Table, table

MINES = ("bronze", "iron", "coal", "oil")
FARMS = ("agriculture", "irrigation", "selective_breeding", "mechanized_agriculture")


def mines(t: Table, seat: int = 0) -> tuple[int, ...]:
    """Tokens on Bronze, Iron, Coal and Oil."""
    return tuple([t.tokens(seat, name) for name in MINES])


def pay(t: Table, amount: int, what: str = RESOURCES) -> int:
    return tokens.take(t.g, 0, what, amount)


def colonize(t: Table, *colonies: str, seat: int = 0) -> Table:
    """Colonies come into play with their symbols only."""
    with Change(t.g, seat):
        t[seat].colonies = (*t[seat].colonies, *colonies)
    return settled(t)


def settled(t: Table) -> Table:
    """Blue tokens that are owed are returned, as after every step."""
    return t.begin(gains.lose_population(0, 0))


# Actions.


@pytest.mark.rule("TTA-400")
def test_totals_add_up_the_symbols_of_all_cards_in_play() -> None:
    t = table(3).develop(0, "monarchy", "code_of_laws", "warfare").lead(0, "julius_caesar")
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (5 + 1, 3 + 1 + 1)
    t.wonders(0, "pyramids", "kremlin").pact(1, "open_borders_agreement", 0)
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (5 + 1 + 2, 3 + 1 + 1 + 1 + 1)
    assert (civil_total(t.g, 1), military_total(t.g, 1)) == (4, 3)


@pytest.mark.rule("TTA-400")
def test_unfinished_and_ruined_wonders_give_no_actions() -> None:
    assert civil_total(table(3).unfinished(0, "pyramids", 2).g, 0) == 4
    assert civil_total(table(3).wonders(0, ruins=("pyramids",)).g, 0) == 4


@pytest.mark.rule("TTA-401")
def test_spent_actions_cannot_be_spent_again() -> None:
    t = table(3).row("reserves_i", "reserves_i", "reserves_i", "reserves_i", "reserves_i").act(0)
    for space in range(4):
        t.choose(0, "take", space)
    assert (t[0].civil_actions, t.offered(0, "take")) == (0, [])


@pytest.mark.rule("TTA-401", "TTA-558")
def test_hammurabi_pays_one_civil_action_a_turn_with_a_military_one() -> None:
    t = table(3).row("reserves_i", "reserves_i", "reserves_i").lead(0, "hammurabi").spend(0, civil=3).act(0)
    t.choose(0, "take", 0)
    assert (t[0].civil_actions, t[0].military_actions) == (0, 2)
    t.choose(0, "take", 1)
    assert (t[0].civil_actions, t[0].military_actions) == (0, 1)
    assert t.offered(0, "take") == []


@pytest.mark.rule("TTA-401", "TTA-558")
def test_hammurabi_makes_up_what_is_missing_and_no_more() -> None:
    def offered(civil: int, military: int) -> int:
        t = table(3).row(*["reserves_i"] * 13).lead(0, "hammurabi")
        t[0].civil_actions, t[0].military_actions = civil, military
        return len(t.act(0).offered(0, "take"))

    assert [offered(0, 0), offered(0, 1), offered(0, 2), offered(1, 1), offered(2, 1)] == [0, 5, 5, 9, 13]
    t = table(3).row(*["reserves_i"] * 13).lead(0, "hammurabi").spend(0, civil=2, military=1).act(0)
    t.choose(0, "take", 12)
    assert (t[0].civil_actions, t[0].military_actions) == (0, 0)


@pytest.mark.rule("TTA-402")
@pytest.mark.parametrize(
    ("spent", "number", "available"), [(0, 1, 4), (1, 1, 4), (3, 1, 2), (3, 2, 3), (1, 2, 4)]
)
def test_regaining_makes_spent_actions_available_and_no_more(spent: int, number: int, available: int) -> None:
    t = table(3).spend(0, civil=spent)
    spending.regain_civil(t.g, 0, number)
    assert t[0].civil_actions == available


@pytest.mark.rule("TTA-402")
def test_regaining_takes_nothing_away() -> None:
    t = table(3)
    t[0].civil_actions = 5
    spending.regain_civil(t.g, 0, 1)
    assert t[0].civil_actions == 5


@pytest.mark.rule("TTA-403")
def test_a_temporary_action_is_used_first_and_changes_no_total() -> None:
    t = table(3).hand(0, "patriotism_a").banks(0, unused=2).store(0, bronze=8).act(0)
    t.choose(0, "play", "patriotism_a")
    assert (t[0].military_actions, t[0].extra_actions, military_total(t.g, 0)) == (2, 1, 2)
    t.choose(0, "build", "warriors")
    assert (t[0].military_actions, t[0].extra_actions) == (2, 0)
    t.choose(0, "build", "warriors")
    assert (t[0].military_actions, t[0].extra_actions) == (1, 0)


@pytest.mark.rule("TTA-403")
def test_an_action_of_two_uses_the_temporary_one_and_a_token() -> None:
    t = table(3).hand(0, "patriotism_a").tactic(1, "legion").spend(0, military=1).act(0)
    assert t.offered(0, "copy_tactic") == []
    t.choose(0, "play", "patriotism_a").choose(0, "copy_tactic", "legion")
    assert (t[0].military_actions, t[0].extra_actions) == (0, 0)


@pytest.mark.rule("TTA-404")
@pytest.mark.parametrize("spent", [0, 1, 4])
def test_new_actions_are_available_at_once(spent: int) -> None:
    t = table(3).spend(0, civil=spent)
    with Change(t.g, 0):
        t[0].wonders = ("pyramids",)
    assert (civil_total(t.g, 0), t[0].civil_actions) == (5, 5 - spent)


@pytest.mark.rule("TTA-404")
@pytest.mark.parametrize(("spent", "available"), [(0, 4), (1, 4), (2, 3), (5, 0)])
def test_of_lost_actions_the_spent_go_first(spent: int, available: int) -> None:
    t = table(3).wonders(0, "pyramids").spend(0, civil=spent)
    with Change(t.g, 0):
        t[0].wonders = ()
    assert (civil_total(t.g, 0), t[0].civil_actions) == (4, available)


@pytest.mark.rule("TTA-404")
@pytest.mark.parametrize(("spent", "available"), [(0, 2), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_several_lost_actions_take_available_ones_only_if_necessary(spent: int, available: int) -> None:
    t = table(3).develop(0, "strategy").spend(0, military=spent)
    with Change(t.g, 0):
        t[0].technologies ^= 1 << t.number("strategy")
    assert (military_total(t.g, 0), t[0].military_actions) == (2, available)


@pytest.mark.rule("TTA-405")
def test_of_a_replaced_card_only_the_net_change_counts() -> None:
    """Constitutional Monarchy brings one more of each than Monarchy."""
    t = table(3).develop(0, "monarchy").points(0, science=12).hand(0, "constitutional_monarchy")
    t.spend(0, civil=3, military=2).act(0).choose(0, "develop", "constitutional_monarchy")
    assert (t[0].civil_actions, t[0].military_actions) == (5 - 3 - 1 + 1, 3 - 2 + 1)


@pytest.mark.rule("TTA-405")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_a_leader_with_the_same_actions_as_the_one_before_changes_none(spent: int) -> None:
    t = table(3).lead(0, "julius_caesar").hand(0, "joan_of_arc").spend(0, military=spent).act(0)
    t.choose(0, "lead", "joan_of_arc")
    assert (t[0].military_actions, military_total(t.g, 0)) == (3 - spent, 3)


@pytest.mark.rule("TTA-405")
def test_a_leader_with_more_actions_than_the_one_before_brings_the_difference() -> None:
    t = table(3, age=2).lead(0, "joan_of_arc").hand(0, "napoleon_bonaparte").spend(0, military=3).act(0)
    t.choose(0, "lead", "napoleon_bonaparte")
    assert (t[0].military_actions, military_total(t.g, 0)) == (1, 4)


@pytest.mark.rule("TTA-405")
def test_a_better_technology_of_a_type_brings_the_difference() -> None:
    t = table(3).develop(0, "warfare").points(0, science=20).hand(0, "strategy").spend(0, military=3).act(0)
    t.choose(0, "develop", "strategy")
    assert (t[0].military_actions, military_total(t.g, 0)) == (1, 4)


# Blue and yellow tokens.


@pytest.mark.rule("TTA-410", "TTA-412")
def test_tokens_beyond_the_printed_squares_count_in_the_last_section() -> None:
    t = colonize(table(3), "wealthy_territory_ii", "inhabited_territory_ii")
    assert (t[0].blue, t[0].yellow) == (20, 21)
    t.nobody_works(0).store(0, bronze=3, agriculture=3).end_turn(0)
    assert (t.resources(0), t.food(0), t[0].culture) == (3, 3, 0)
    t.rest(0).act(0).choose(0, "population")
    assert (t.food(0), t[0].yellow) == (1, 20)


@pytest.mark.rule("TTA-411", "TTA-412")
@pytest.mark.parametrize(
    ("colony", "blue", "yellow"),
    [
        ("developed_territory_i", 1, 1),
        ("inhabited_territory_i", 0, 2),
        ("vast_territory_ii", -1, 4),
        ("wealthy_territory_i", 3, 0),
    ],
)
def test_token_symbols_count_when_a_card_comes_and_are_reversed_when_it_goes(
    colony: str, blue: int, yellow: int
) -> None:
    t = colonize(table(3).banks(0, blue=9, yellow=9), colony)
    assert (t[0].blue, t[0].yellow) == (9 + blue, 9 + yellow)
    assert (sum(t[0].tokens), t[0].unused) == (0, 1)
    with Change(t.g, 0):
        t[0].colonies = ()
    assert (t[0].blue, t[0].yellow) == (9, 9)


@pytest.mark.rule("TTA-411")
def test_a_completed_wonder_gives_its_token() -> None:
    t = table(3).unfinished(0, "taj_mahal", 2).store(0, bronze=2).banks(0, blue=6).act(0)
    t.choose(0, "stages", 1)
    assert (t[0].wonders, t[0].blue) == (("taj_mahal",), 6 + 2 + 2 + 1)


@pytest.mark.rule("TTA-413")
def test_blue_tokens_are_lost_from_the_bank_first() -> None:
    t = table(3).banks(0, blue=1).store(0, bronze=2, agriculture=2)
    colonize(t, "vast_territory_i")
    assert (t.asked, t[0].blue, t.resources(0), t.food(0)) == (("", -1), 0, 2, 2)


@pytest.mark.rule("TTA-413", "TTA-X26")
@pytest.mark.parametrize("card", ["bronze", "agriculture"])
def test_with_an_empty_bank_the_owner_returns_a_token_of_choice(card: str) -> None:
    t = table(3).banks(0, blue=0, yellow=4).store(0, bronze=2, agriculture=2)
    assert tokens.gain(t.g, 0, RESOURCES, 1) == 0
    colonize(t, "vast_territory_i")
    assert t.asked == ("return_token", 0)
    assert sorted(t.offered(0, "return_token")) == ["agriculture", "bronze"]
    t.choose(0, "return_token", card)
    assert (t.asked, t[0].blue, t[0].yellow) == (("", -1), 0, 7)
    assert (t.tokens(0, card), t.resources(0) + t.food(0)) == (1, 3)


@pytest.mark.rule("TTA-413")
def test_tokens_on_labs_may_be_returned_and_those_on_a_wonder_never() -> None:
    t = table(3).banks(0, blue=0).store(0, computers=1, bronze=1)
    t[0].unfinished, t[0].stages = "colossus", 1
    colonize(t, "vast_territory_i")
    assert sorted(t.offered(0, "return_token")) == ["bronze", "computers"]
    t.choose(0, "return_token", "computers")
    assert (t.tokens(0, "computers"), t[0].stages) == (0, 1)


@pytest.mark.rule("TTA-413")
def test_who_has_no_other_tokens_loses_only_what_there_is() -> None:
    t = table(3).banks(0, blue=0)
    t[0].unfinished, t[0].stages = "colossus", 1
    colonize(t, "vast_territory_i")
    assert (t.asked, t[0].blue, t[0].stages) == (("", -1), 0, 1)
    t = table(3).store(0, iron=1).develop(0, "justice_system").banks(0, blue=1)
    with Change(t.g, 0):
        t[0].technologies ^= 1 << t.number("justice_system")
    settled(t)
    assert (t[0].blue, t.tokens(0, "iron")) == (0, 0)


@pytest.mark.rule("TTA-414")
@pytest.mark.parametrize(("bank", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_yellow_tokens_are_lost_from_the_bank_only(bank: int, left: int) -> None:
    t = table(3).colonies(0, "inhabited_territory_ii").banks(0, yellow=bank)
    with Change(t.g, 0):
        t[0].colonies = ()
    assert (t[0].yellow, t[0].unused, sum(t[0].workers)) == (left, 1, 6)


@pytest.mark.rule("TTA-415")
@pytest.mark.parametrize(("bank", "taken"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_taken_yellow_tokens_move_from_bank_to_bank(bank: int, taken: int) -> None:
    t = table(3, age=2).workers(0, warriors=13).banks(1, yellow=bank).war(0, "war_over_territory", 1).turn(0)
    assert (t[0].yellow, t[1].yellow) == (18 + taken, bank - taken)
    assert (t[1].unused, sum(t[1].workers)) == (1, 6)


@pytest.mark.rule("TTA-415")
def test_uncertain_borders_move_one_token() -> None:
    t = table(3).workers(0, warriors=3).workers(2, warriors=2).reveal(0, "uncertain_borders")
    assert [civ.yellow for civ in t.g.civs] == [19, 17, 18]


# Workers and population.


@pytest.mark.rule("TTA-430")
@pytest.mark.parametrize(("bank", "number", "gained"), [(18, 1, 1), (18, 2, 2), (1, 2, 1), (0, 1, 0)])
def test_gaining_population_needs_no_food(bank: int, number: int, gained: int) -> None:
    t = table(3).banks(0, yellow=bank).store(0, agriculture=5)
    gains.gain_population(t.g, 0, number)
    assert (t[0].yellow, t[0].unused, t.food(0)) == (bank - gained, 1 + gained, 5)


@pytest.mark.rule("TTA-431")
def test_an_effect_that_increases_population_costs_food_but_no_action() -> None:
    t = table(3).store(0, agriculture=5).banks(0, yellow=12).reveal(0, "development_of_civilization")
    t.choose(0, "population")
    assert (t.food(0), t[0].unused, t[0].yellow, t[0].civil_actions) == (5 - (4 - 1), 2, 11, 4)
    t = table(3).store(0, agriculture=2).banks(0, yellow=12).reveal(0, "development_of_civilization")
    assert t.offered(0, "population") == []


@pytest.mark.rule("TTA-432")
def test_an_unused_worker_is_lost_first() -> None:
    t = table(3).begin(gains.lose_population(0, 1))
    assert (t.asked, t[0].unused, t[0].yellow, sum(t[0].workers)) == (("", -1), 0, 19, 6)


@pytest.mark.rule("TTA-432")
@pytest.mark.parametrize("card", ["agriculture", "bronze", "philosophy", "warriors"])
def test_without_unused_workers_one_of_choice_is_lost(card: str) -> None:
    t = table(3).begin(gains.lose_population(0, 2))
    assert t.asked == ("lose_worker", 0)
    assert t.offered(0, "lose_worker") == ["agriculture", "bronze", "philosophy", "warriors"]
    before = t.on(0, card)
    t.choose(0, "lose_worker", card)
    assert (t.asked, t.on(0, card), t[0].unused, t[0].yellow) == (("", -1), before - 1, 0, 20)


@pytest.mark.rule("TTA-432")
def test_who_has_no_worker_loses_nothing() -> None:
    t = table(3).nobody_works(0).banks(0, unused=1).begin(gains.lose_population(0, 3))
    assert (t.asked, t[0].unused, t[0].yellow) == (("", -1), 0, 19)


# Food and resources: gaining.


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
    """Seat 0 plunders seat 1, who does not defend, of three; so much of it is food."""
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


# A wonder's tokens.


@pytest.mark.rule("TTA-X25")
def test_the_tokens_of_the_hanging_gardens() -> None:
    t = table(3).banks(0, blue=8).store(0, bronze=4).unfinished(0, "hanging_gardens").act(0)
    t.choose(0, "stages", 1)
    assert (t[0].blue, t[0].stages, t.resources(0)) == (9, 1, 2)
    t.choose(0, "stages", 1)
    assert (t[0].blue, t[0].stages) == (10, 2)
    t.store(0, bronze=2).banks(0, blue=8).act(0).choose(0, "stages", 1)
    assert (t[0].blue, t[0].stages, t[0].wonders) == (8 + 2 - 1 + 3, 0, ("hanging_gardens",))


@pytest.mark.rule("TTA-411")
def test_an_abandoned_wonder_returns_its_tokens() -> None:
    t = table(3).unfinished(0, "great_wall", 3)
    assert t[0].blue == 13
    row.abandon_wonder(t.g, 0)
    assert (t[0].blue, t[0].unfinished, t[0].stages) == (16, "", 0)
