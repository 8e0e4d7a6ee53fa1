"""Pacts: offered, accepted, ended; each of the 10 (TTA-170 to TTA-176, TTA-353, TTA-571, TTA-572)."""

from __future__ import annotations

import pytest

from saecula.core.errors import IllegalChoice
from saecula.games.through_the_ages.rules import ratings
from saecula.games.through_the_ages.rules.in_play import military_total
from tests.through_the_ages.table import Table, table

PACTS = (
    "acceptance_of_supremacy",
    "international_tourism",
    "international_trade_agreement",
    "loss_of_sovereignty",
    "military_alliance",
    "open_borders_agreement",
    "peace_treaty",
    "promise_of_military_protection",
    "scientific_cooperation",
    "trade_routes_agreement",
)
EQUAL = {
    "international_tourism",
    "military_alliance",
    "open_borders_agreement",
    "peace_treaty",
    "scientific_cooperation",
}


def offered(t: Table, pact: str, partner: int = 1, side: str = "a") -> Table:
    """Player 0 offers this pact and takes this side."""
    t.military(0, pact).politics(0).choose(0, "offer_pact", pact, partner)
    return t if pact in EQUAL else t.choose(0, "side", side)


def concluded(t: Table, pact: str, partner: int = 1, side: str = "a") -> Table:
    return offered(t, pact, partner, side).choose(partner, "accept")


def culture_ratings(t: Table) -> list[int]:
    return [ratings.culture(t.g, seat) for seat in range(t.g.seats)]


# Offering and accepting.


@pytest.mark.rule("TTA-170")
@pytest.mark.parametrize("pact", PACTS)
def test_the_offerer_names_the_partner_and_where_they_differ_the_side(pact: str) -> None:
    t = table(age=3).military(0, pact).politics(0)
    assert t.offered(0, "offer_pact") == [(pact, 1), (pact, 2)]
    t.choose(0, "offer_pact", pact, 2)
    if pact not in EQUAL:
        assert t.options(0) == [("side", "a"), ("side", "b")]
        t.choose(0, "side", "b")
    assert t.options(2) == [("accept",), ("refuse",)]
    t.choose(2, "accept")
    assert (t[0].pact, t[0].pact_partner, t[0].pact_side) == (pact, 2, "a" if pact in EQUAL else "b")


@pytest.mark.rule("TTA-170")
def test_an_offer_costs_no_military_action() -> None:
    t = table(age=3).spend(0, military=2)
    concluded(t, "peace_treaty")
    assert (t[0].pact, t[0].military_actions) == ("peace_treaty", 0)


@pytest.mark.rule("TTA-171", "TTA-353")
def test_a_refused_pact_returns_to_hand_and_the_political_action_is_used_up() -> None:
    t = table(age=3).military(0, "peace_treaty", "rats").turn(0)
    t.choose(0, "offer_pact", "peace_treaty", 1).choose(1, "refuse")
    assert t.asked == ("act", 0)
    assert sorted(t.held(0)) == ["peace_treaty", "rats"]
    assert (t[0].pact, culture_ratings(t)) == ("", [0, 0, 0])


@pytest.mark.rule("TTA-172", "TTA-353")
def test_an_accepted_pact_lies_with_the_offerer_and_applies_at_once() -> None:
    t = table(age=3).military(0, "peace_treaty").turn(0)
    t.choose(0, "offer_pact", "peace_treaty", 1).choose(1, "accept")
    assert t.asked == ("act", 0)
    assert (t[0].pact, t[1].pact, t.held(0)) == ("peace_treaty", "", [])
    assert culture_ratings(t) == [1, 1, 0]


@pytest.mark.rule("TTA-172", "TTA-173", "TTA-176")
def test_a_new_pact_ends_the_old_one_in_the_own_area_only() -> None:
    t = table(age=3).pact(0, "international_trade_agreement", 2).pact(1, "military_alliance", 0)
    t.pact(2, "international_tourism", 0)
    concluded(t, "peace_treaty")
    assert [civ.pact for civ in t.g.civs] == ["peace_treaty", "military_alliance", "international_tourism"]
    assert t.discarded(2) == ("international_trade_agreement",)


@pytest.mark.rule("TTA-172", "TTA-173")
def test_a_refused_offer_leaves_the_old_pact() -> None:
    t = table(age=3).pact(0, "international_trade_agreement", 2)
    offered(t, "peace_treaty").choose(1, "refuse")
    assert t[0].pact == "international_trade_agreement"


@pytest.mark.rule("TTA-173")
def test_a_player_may_be_party_to_any_number_of_pacts() -> None:
    t = table(4, age=3).pact(1, "military_alliance", 0).pact(2, "international_tourism", 0)
    t.pact(3, "promise_of_military_protection", 0)
    concluded(t, "peace_treaty")
    assert ratings.strength(t.g, 0) == 1 + 3 + 4
    assert ratings.culture(t.g, 0) == 1 - 1


@pytest.mark.rule("TTA-174")
def test_a_pact_that_forbids_attacks_does_not_remove_a_declared_war() -> None:
    t = concluded(table(age=3).war(1, "war_over_culture", 0), "peace_treaty")
    assert t[1].war_cards == ("war_over_culture",)


# Ending.


@pytest.mark.rule("TTA-175")
@pytest.mark.parametrize("breaker", [0, 1])
def test_each_party_may_break_a_pact_wherever_it_lies(breaker: int) -> None:
    t = table(age=3).pact(0, "open_borders_agreement", 1).politics(breaker)
    assert t.offered(breaker, "break_pact") == ["open_borders_agreement"]
    t.choose(breaker, "break_pact", "open_borders_agreement")
    assert (t[0].pact, t[0].pact_partner, t.held(0)) == ("", -1, [])
    assert t.discarded(1) == ("open_borders_agreement",)
    assert [military_total(t.g, seat) for seat in range(2)] == [2, 2]
    assert [civ.military_actions for civ in t.g.civs] == [2, 2, 2]


@pytest.mark.rule("TTA-175")
def test_nobody_breaks_the_pact_of_others() -> None:
    t = table(age=3).pact(0, "open_borders_agreement", 1).politics(2)
    assert t.offered(2, "break_pact") == []


@pytest.mark.rule("TTA-176")
@pytest.mark.parametrize(("pact", "stays"), [("open_borders_agreement", False), ("peace_treaty", True)])
def test_an_old_pact_ends_with_the_age(pact: str, stays: bool) -> None:
    t = table(age=2).pact(1, pact, 2)
    t.g.civil_deck = ("coal",)
    t.turn(0)
    assert t.g.age == 3
    assert (t[1].pact == pact) is stays


@pytest.mark.rule("TTA-176")
@pytest.mark.parametrize("pact", PACTS)
def test_an_attack_ends_a_pact_if_the_card_says_so(pact: str) -> None:
    t = table(age=3).workers(0, warriors=9).military(0, "spy_ii").pact(0, pact, 1).politics(0)
    forbidden = pact in ("acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty")
    assert (("spy_ii", 1) in t.offered(0, "aggress")) is not forbidden
    if not forbidden:
        t.choose(0, "aggress", "spy_ii", 1)
        assert (t[0].pact == "") is (pact in ("military_alliance", "promise_of_military_protection"))


# Each pact.


@pytest.mark.rule("TTA-172")
def test_every_pact_has_a_case() -> None:
    assert set(PACTS) == set(table().g.content.pacts)
    cases = [name for name in globals() if name.startswith("test_")]
    for pact in PACTS:
        assert any(name.startswith(f"test_{pact}") for name in cases), pact


def production(t: Table, seat: int) -> tuple[int, int]:
    """Food and resources after a Production Phase that starts with nothing."""
    t.end_turn(seat)
    return t.food(seat), t.resources(seat)


@pytest.mark.rule("TTA-172")
@pytest.mark.parametrize("side", ["a", "b"])
def test_acceptance_of_supremacy(side: str) -> None:
    t = concluded(table(age=3), "acceptance_of_supremacy", side=side)
    a, b = (0, 1) if side == "a" else (1, 0)
    assert (production(t, a), production(t, b), production(t, 2)) == ((2, 3), (2, 1), (2, 2))


@pytest.mark.rule("TTA-172")
@pytest.mark.parametrize("side", ["a", "b"])
def test_international_trade_agreement(side: str) -> None:
    t = concluded(table(age=3), "international_trade_agreement", side=side)
    a, b = (0, 1) if side == "a" else (1, 0)
    assert (production(t, a), production(t, b), production(t, 2)) == ((2, 3), (3, 2), (2, 2))


@pytest.mark.rule("TTA-172", "TTA-543")
def test_international_tourism() -> None:
    t = table(age=3).wonders(0, "pyramids").wonders(1, "colossus", "great_wall", ruins=("taj_mahal",))
    t.unfinished(0, "kremlin", 1)
    assert culture_ratings(concluded(t, "international_tourism")) == [3, 1 + 2 + 1, 0]


@pytest.mark.rule("TTA-172")
@pytest.mark.parametrize("side", ["a", "b"])
def test_loss_of_sovereignty(side: str) -> None:
    t = table(age=3)
    for seat in range(3):
        t.workers(seat, drama=2)
    concluded(t, "loss_of_sovereignty", side=side)
    assert culture_ratings(t) == ([6, 2, 4] if side == "a" else [2, 6, 4])


@pytest.mark.rule("TTA-172")
def test_military_alliance() -> None:
    t = concluded(table(age=3), "military_alliance")
    assert [ratings.strength(t.g, seat) for seat in range(3)] == [4, 4, 1]


@pytest.mark.rule("TTA-172", "TTA-581")
def test_open_borders_agreement() -> None:
    t = concluded(table(age=3).spend(1, military=2), "open_borders_agreement")
    assert [military_total(t.g, seat) for seat in range(3)] == [3, 3, 2]
    assert [civ.military_actions for civ in t.g.civs] == [3, 1, 2]
    assert [ratings.strength(t.g, seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("TTA-172")
def test_peace_treaty() -> None:
    assert culture_ratings(concluded(table(age=3), "peace_treaty")) == [1, 1, 0]


@pytest.mark.rule("TTA-172")
@pytest.mark.parametrize("side", ["a", "b"])
def test_promise_of_military_protection(side: str) -> None:
    t = table(age=3)
    for seat in range(3):
        t.workers(seat, drama=1)
    concluded(t, "promise_of_military_protection", side=side)
    assert culture_ratings(t) == ([3, 1, 2] if side == "a" else [1, 3, 2])
    assert [ratings.strength(t.g, seat) for seat in range(2)] == ([1, 5] if side == "a" else [5, 1])


@pytest.mark.rule("TTA-571", "TTA-X67")
def test_scientific_cooperation() -> None:
    t = concluded(table(age=3), "scientific_cooperation").hand(0, "iron").points(0, science=3)
    t.points(1, science=1).act(0)
    t.choose(0, "develop", "iron")
    assert (t[0].science, t[1].science) == (0, 0)
    assert t[0].technologies >> t.number("iron") & 1


@pytest.mark.rule("TTA-571", "TTA-X67")
def test_scientific_cooperation_needs_the_partners_science() -> None:
    t = table(age=3).pact(0, "scientific_cooperation", 1).hand(0, "iron", "monarchy").points(0, science=30)
    t.act(0)
    assert (t.offered(0, "develop"), t.offered(0, "revolt")) == ([], [])
    t.points(1, science=1).act(0)
    assert t.offered(0, "develop") == ["iron", "monarchy"]


@pytest.mark.rule("TTA-571", "TTA-X67")
@pytest.mark.parametrize(("owner", "partner"), [(0, 1), (1, 0)])
def test_scientific_cooperation_holds_for_a_revolution(owner: int, partner: int) -> None:
    t = table(age=3).pact(owner, "scientific_cooperation", partner).hand(0, "monarchy").points(1, science=4)
    t.act(0).choose(0, "revolt", "monarchy")
    assert (t[0].science, t[1].science) == (0, 3)


@pytest.mark.rule("TTA-571")
def test_scientific_cooperation_twice_counts_twice() -> None:
    t = table(age=3).pact(1, "scientific_cooperation", 0).pact(2, "scientific_cooperation", 0)
    t.hand(0, "iron").points(0, science=1).points(1, science=2).points(2, science=2).act(0)
    t.choose(0, "develop", "iron")
    assert [civ.science for civ in t.g.civs] == [0, 1, 1]


@pytest.mark.rule("TTA-572")
def test_trade_routes_agreement_lets_side_a_pay_a_resource_with_food() -> None:
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(0, agriculture=2, bronze=1).act(0)
    assert sorted(t.offered(0, "build")) == ["agriculture", "bronze", "warriors"]
    t.choose(0, "build", "bronze")
    assert (t.food(0), t.resources(0), t.on(0, "bronze")) == (1, 0, 3)


@pytest.mark.rule("TTA-572")
def test_trade_routes_agreement_lets_side_b_pay_a_food_with_a_resource() -> None:
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(1, agriculture=1, bronze=2).act(1)
    assert t.offered(1, "population") == [()]
    t.choose(1, "population")
    assert (t.food(1), t.resources(1), t[1].unused) == (0, 1, 2)


@pytest.mark.rule("TTA-572")
def test_trade_routes_agreement_works_one_way_for_each_side() -> None:
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(0, agriculture=1, bronze=9).act(0)
    assert t.offered(0, "population") == []
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(1, agriculture=9, bronze=1).act(1)
    assert t.offered(1, "build") == []


@pytest.mark.rule("TTA-572")
def test_trade_routes_agreement_is_optional_and_once_in_the_own_turn() -> None:
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(0, agriculture=3, bronze=5).banks(0, unused=2)
    t.act(0).choose(0, "build", "bronze")
    assert t.options(0) == [("use_route",), ("keep_route",)]
    t.choose(0, "keep_route")
    assert (t.food(0), t.resources(0)) == (3, 3)
    t.choose(0, "build", "bronze").choose(0, "use_route")
    assert (t.food(0), t.resources(0)) == (2, 2)
    t.banks(0, unused=1).store(0, bronze=1).act(0)
    assert t.offered(0, "build") == []


@pytest.mark.rule("TTA-572")
def test_trade_routes_agreement_is_closed_in_the_turn_of_others() -> None:
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(0, agriculture=1)
    t.reveal(2, "development_of_civilization")
    assert t.offered(0, "build") == []
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(0, agriculture=1)
    t.reveal(0, "development_of_civilization")
    assert t.offered(0, "build") == ["agriculture", "bronze"]


@pytest.mark.rule("TTA-572")
@pytest.mark.parametrize(("consumed", "left", "culture"), [(3, 4, 9), (4, 4, 5)])
def test_trade_routes_agreement_feeds_only_who_would_lose_culture(
    consumed: int, left: int, culture: int
) -> None:
    # Three food at least are eaten of the two that the farms bring; one resource stands in.
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(1, bronze=3).banks(1, blue=12)
    t.workers(1, bread_and_circuses=4).points(1, culture=9).banks(1, yellow=5 if consumed == 3 else 1)
    t.end_turn(1)
    assert (t.food(1), t.resources(1), t[1].culture) == (0, left, culture)


@pytest.mark.rule("TTA-572")
def test_trade_routes_agreement_stays_closed_when_there_is_food_enough() -> None:
    t = table(age=2).pact(0, "trade_routes_agreement", 1).store(1, bronze=3).banks(1, blue=12, yellow=9)
    t.workers(1, bread_and_circuses=2).points(1, culture=9).end_turn(1)
    assert (t.food(1), t.resources(1), t[1].culture) == (0, 5, 9)


@pytest.mark.rule("TTA-171")
def test_nobody_else_answers_an_offer() -> None:
    t = offered(table(age=3), "peace_treaty")
    assert t.asked == ("answer_offer", 1)
    with pytest.raises(IllegalChoice):
        t.choose(2, "accept")
