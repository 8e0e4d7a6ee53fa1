"""Blue and yellow tokens, workers and population (TTA-410 to TTA-432)."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import card_row, gains, tokens
from saecula.games.through_the_ages.rules.in_play import Change
from saecula.games.through_the_ages.rules.tokens import RESOURCES
from tests.through_the_ages.table import Table, table


def colonize(t: Table, *colonies: str, seat: int = 0) -> Table:
    """Colonies come into play with their symbols only."""
    with Change(t.g, seat):
        t[seat].colonies = (*t[seat].colonies, *colonies)
    return settled(t)


def settled(t: Table) -> Table:
    """Blue tokens that are owed are returned, as after every step."""
    return t.begin(gains.lose_population(0, 0))


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
    card_row.abandon_wonder(t.g, 0)
    assert (t[0].blue, t[0].unfinished, t[0].stages) == (16, "", 0)
