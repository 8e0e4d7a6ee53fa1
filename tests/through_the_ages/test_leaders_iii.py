"""What the leaders of age III do."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import endgame, leaders, production, tokens
from tests.through_the_ages.leading import culture, gained_by, happiness, led, science
from tests.through_the_ages.table import Table, table


def gates(**workers: int) -> Table:
    return led("bill_gates", age=3).nobody_works(0).workers(0, **workers)


@pytest.mark.rule("TTA-515", "TTA-X71")
def test_bill_gates_makes_labs_produce_resources() -> None:
    t = gates(alchemy=1, computers=2).end_turn(0)
    assert t.resources(0) == 7
    assert (t.tokens(0, "alchemy"), t.tokens(0, "computers"), t[0].blue) == (1, 2, 13)
    assert production.resource_production(t.g, 0) == 7


@pytest.mark.rule("TTA-515")
def test_bill_gates_makes_nothing_of_philosophy_or_libraries() -> None:
    t = gates(philosophy=2, multimedia=2, bronze=1).end_turn(0)
    assert t.resources(0) == 1
    t = gates(computers=2).lead(0, "").end_turn(0)
    assert t.resources(0) == 0


@pytest.mark.rule("TTA-515", "TTA-516")
@pytest.mark.parametrize("leader", ["bill_gates", ""])
def test_bill_gates_leaves_tokens_that_can_be_paid_and_changed(leader: str) -> None:
    t = gates(computers=1).store(0, computers=2).lead(0, leader).banks(0, unused=1).act(0)
    t.choose(0, "build", "warriors")
    assert (t.resources(0), t.tokens(0, "computers"), t.tokens(0, "bronze")) == (4, 1, 1)


@pytest.mark.rule("TTA-453", "TTA-515", "TTA-516")
@pytest.mark.parametrize(("leader", "left", "on_lab"), [("bill_gates", 2, 1), ("", 1, 0)])
def test_bill_gates_lets_change_lie_on_empty_labs_while_he_leads(leader: str, left: int, on_lab: int) -> None:
    t = gates(scientific_method=0).store(0, oil=1).lead(0, leader).banks(0, blue=0)
    tokens.take(t.g, 0, tokens.RESOURCES, 3)
    assert (t.resources(0), t.tokens(0, "scientific_method"), t[0].blue) == (left, on_lab, 0)


@pytest.mark.rule("TTA-456", "TTA-516")
@pytest.mark.parametrize(("leader", "left", "on_lab"), [("bill_gates", 4, 2), ("", 3, 1)])
def test_bill_gates_leaves_labs_that_take_no_further_tokens(leader: str, left: int, on_lab: int) -> None:
    t = gates(scientific_method=0).store(0, oil=1, scientific_method=1).lead(0, leader).banks(0, blue=0)
    tokens.take(t.g, 0, tokens.RESOURCES, 3)
    assert (t.resources(0), t.tokens(0, "scientific_method")) == (left, on_lab)


@pytest.mark.rule("TTA-516", "TTA-591", "TTA-X71")
def test_bill_gates_scores_when_he_is_replaced() -> None:
    t = gates(alchemy=1, computers=2).store(0, computers=1).hand(0, "albert_einstein").act(0)
    t.choose(0, "lead", "albert_einstein")
    assert (t[0].culture, t.resources(0)) == (7, 3)
    assert t.choose(0, "end_actions").resources(0) == 3


@pytest.mark.rule("TTA-591")
def test_bill_gates_scores_when_iconoclasm_comes_and_never_again() -> None:
    t = gates(alchemy=1, computers=2).age(4).reveal(0, "iconoclasm")
    assert (t[0].leader, t[0].culture) == ("", 7)
    t.begin(endgame.final_scoring())
    assert t[0].culture == 7


@pytest.mark.rule("TTA-591")
def test_bill_gates_scores_when_he_is_infiltrated() -> None:
    t = gates(alchemy=1, philosophy=1).workers(1, warriors=5).military(1, "infiltrate_ii").politics(1)
    t.choose(1, "aggress", "infiltrate_ii", 0)
    assert (t[0].leader, t[0].culture) == ("", 1)


@pytest.mark.rule("TTA-483", "TTA-X71")
def test_bill_gates_scores_at_the_end_of_the_game() -> None:
    t = gates(alchemy=1, computers=2).begin(endgame.final_scoring())
    assert t[0].culture == 7
    assert leaders.farewell(led("albert_einstein", age=3).workers(0, computers=2).g, 0) == 0


@pytest.mark.rule("TTA-550")
def test_charlie_chaplin_doubles_the_best_theater_and_pleases() -> None:
    t = table(age=3).workers(0, drama=1, movies=2)
    assert gained_by("charlie_chaplin", t) == (0, 4, 0)
    assert happiness(t) == 5
    assert gained_by("charlie_chaplin", table(age=3).workers(0, drama=2, movies=0)) == (0, 2, 0)
    assert gained_by("charlie_chaplin", table(age=3).workers(0, multimedia=1)) == (0, 0, 0)


@pytest.mark.rule("TTA-588")
def test_mahatma_gandhi_adds_culture_and_attacks_nobody() -> None:
    assert gained_by("mahatma_gandhi", table(age=3)) == (0, 2, 0)
    hand = ("plunder_iii", "war_over_culture", "historic_territory_ii", "peace_treaty")
    t = led("mahatma_gandhi", age=3).develop(0, "communism").workers(0, warriors=9).military(0, *hand)
    t.politics(0)
    assert {action[0] for action in t.options(0)} == {"prepare", "offer_pact", "pass"}
    t.lead(0, "").politics(0)
    assert {"aggress", "declare_war"} <= {action[0] for action in t.options(0)}


@pytest.mark.rule("TTA-588")
def test_mahatma_gandhi_may_be_defended() -> None:
    t = led("mahatma_gandhi", age=3).military(0, "military_bonus_iii").develop(1, "communism")
    t.workers(1, warriors=3).military(1, "plunder_iii").politics(1).choose(1, "aggress", "plunder_iii", 0)
    assert t.asked == ("defend", 0)
    assert t.offered(0, "add_bonus") == ["military_bonus_iii"]


@pytest.mark.parametrize(
    ("card", "verb"), [("plunder_iii", "aggress"), ("war_over_territory", "declare_war")]
)
def test_mahatma_gandhi_doubles_what_attacks_on_him_cost(card: str, verb: str) -> None:
    price = 1 if verb == "aggress" else 2
    t = led("mahatma_gandhi", age=3).develop(1, "communism").workers(1, warriors=9).military(1, card)
    t[1].military_actions = 2 * price
    t.politics(1).choose(1, verb, card, 0)
    assert t[1].military_actions == 0
    t = led("mahatma_gandhi", age=3).develop(1, "communism").workers(1, warriors=9).military(1, card)
    t[1].military_actions = 2 * price - 1
    assert t.politics(1).offered(1, verb) == [(card, 2)]


@pytest.mark.rule("TTA-589", "TTA-X70")
def test_sid_meier_turns_science_of_labs_into_culture() -> None:
    t = led("sid_meier", age=3).nobody_works(0).workers(0, computers=2)
    assert (science(t), culture(t)) == (8, 6)
    t = led("sid_meier", age=3).nobody_works(0).workers(0, philosophy=2)
    assert (science(t), culture(t)) == (0, 0)
    assert gained_by("sid_meier", table(age=3).nobody_works(0).workers(0, multimedia=2)) == (0, 0, 0)


def churchill() -> Table:
    t = led("winston_churchill", age=3).develop(0, "swordsmen").banks(0, unused=2)
    return t.hand(0, "modern_infantry", "knights", "selective_breeding").points(0, science=2).act(0)


def test_winston_churchill_scores_culture_once_a_turn() -> None:
    t = churchill().choose(0, "churchill", "culture")
    assert t[0].culture == 3
    assert t.offered(0, "churchill") == []
    t.choose(0, "end_actions")
    assert t[0].culture == 3
    assert t.act(0).offered(0, "churchill") == ["culture", "arms"]


@pytest.mark.rule("TTA-458", "TTA-472")
def test_winston_churchill_arms_with_science_and_resources_for_units_only() -> None:
    t = churchill().choose(0, "churchill", "arms")
    assert t.offered(0, "develop") == ["knights"]
    assert t.offered(0, "build") == ["warriors", "swordsmen"]
    t.choose(0, "develop", "knights").choose(0, "build", "warriors")
    assert (t[0].science, t[0].culture, t[0].extra_resources) == (0, 0, 1)
    t.choose(0, "upgrade", "warriors", "swordsmen")
    assert (t[0].extra_resources, t[0].extra_science, t.resources(0)) == (0, 0, 0)


@pytest.mark.rule("TTA-306", "TTA-554")
def test_winston_churchill_scores_culture_if_nothing_was_chosen() -> None:
    t = churchill().choose(0, "end_actions")
    assert t[0].culture == 3
    t = churchill().choose(0, "churchill", "arms").choose(0, "end_actions")
    assert (t[0].culture, t[0].extra_resources, t[0].extra_science) == (0, 0, 0)
