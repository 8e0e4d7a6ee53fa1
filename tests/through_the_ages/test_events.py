"""What each of the 55 events does (TTA-093, TTA-101); how events work is in test_event_rules.py."""

from __future__ import annotations

import pytest

from saecula.core.registry import DONE, PASS
from saecula.games.through_the_ages.rules import ratings
from saecula.games.through_the_ages.rules.in_play import civil_total
from tests.through_the_ages.table import Table, table


def with_strengths(*strengths: int, age: int = 1) -> Table:
    """Set a table of players with these strengths, each by Warriors alone."""
    t = table(len(strengths), age)
    for seat, strength in enumerate(strengths):
        t.workers(seat, warriors=strength)
    return t


def food(t: Table) -> list[int]:
    return [t.food(seat) for seat in range(t.g.seats)]


def resources(t: Table) -> list[int]:
    return [t.resources(seat) for seat in range(t.g.seats)]


def culture(t: Table) -> list[int]:
    return [civ.culture for civ in t.g.civs]


def science(t: Table) -> list[int]:
    return [civ.science for civ in t.g.civs]


def unused(t: Table) -> list[int]:
    return [civ.unused for civ in t.g.civs]


def yellow(t: Table) -> list[int]:
    return [civ.yellow for civ in t.g.civs]


def blue(t: Table) -> list[int]:
    return [civ.blue for civ in t.g.civs]


def everybody_has_culture(t: Table, points: int) -> Table:
    for civ in t.g.civs:
        civ.culture = points
    return t


@pytest.mark.rule("TTA-093")
def test_every_event_has_a_case() -> None:
    cases = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    events = table().g.content.events
    assert len(events) == 55
    assert set(events) - set(cases) == set()


# Age A.


@pytest.mark.rule("TTA-093")
def test_development_of_agriculture() -> None:
    t = table().reveal(0, "development_of_agriculture")
    assert (food(t), resources(t)) == ([2, 2, 2], [0, 0, 0])


@pytest.mark.rule("TTA-093")
def test_development_of_crafts() -> None:
    t = table().reveal(0, "development_of_crafts")
    assert (food(t), resources(t)) == ([0, 0, 0], [2, 2, 2])


@pytest.mark.rule("TTA-094")
def test_development_of_markets() -> None:
    t = table().reveal(0, "development_of_markets")
    t.choose(0, "gain_food").choose(1, "gain_resources").choose(2, "gain_food")
    assert (food(t), resources(t)) == ([2, 0, 2], [0, 2, 0])


@pytest.mark.rule("TTA-103")
def test_development_of_politics() -> None:
    t = table().military(1, "legion", "legion", "phalanx")
    t.reveal(0, "development_of_politics")
    assert [len(t.held(seat)) for seat in range(3)] == [3, 6, 3]


@pytest.mark.rule("TTA-579", "TTA-101", "TTA-104")
def test_development_of_religion() -> None:
    t = table().banks(2, unused=0).reveal(0, "development_of_religion")
    t.choose(0, "build", "religion").choose(1, *PASS)
    assert t.asked == ("", -1)
    assert [t.on(seat, "religion") for seat in range(3)] == [1, 0, 0]
    assert unused(t) == [0, 1, 0]
    assert t[0].civil_actions == 4


@pytest.mark.rule("TTA-093")
def test_development_of_science() -> None:
    assert science(table().reveal(0, "development_of_science")) == [2, 2, 2]


@pytest.mark.rule("TTA-100", "TTA-101")
def test_development_of_settlement() -> None:
    t = table().store(0, agriculture=2).banks(2, yellow=0).reveal(0, "development_of_settlement")
    assert (unused(t), yellow(t)) == ([2, 2, 1], [17, 17, 0])
    assert t.food(0) == 2


@pytest.mark.rule("TTA-093")
def test_development_of_trade_routes() -> None:
    t = table().banks(1, blue=1).banks(2, blue=0).reveal(0, "development_of_trade_routes")
    assert (science(t), food(t), resources(t)) == ([1, 1, 1], [1, 1, 0], [1, 0, 0])


@pytest.mark.rule("TTA-579", "TTA-104")
def test_development_of_warfare() -> None:
    t = table().banks(1, unused=0).reveal(0, "development_of_warfare")
    t.choose(0, "build", "warriors").choose(2, *PASS)
    assert [t.on(seat, "warriors") for seat in range(3)] == [2, 1, 1]
    assert (unused(t), t[0].military_actions) == ([0, 0, 1], 2)


@pytest.mark.rule("TTA-540", "TTA-099", "TTA-104")
def test_development_of_civilization() -> None:
    t = table().store(0, agriculture=1).store(1, bronze=1).hand(2, "irrigation", "iron").points(2, science=2)
    t.reveal(0, "development_of_civilization")
    assert t.options(0) == [("population",), PASS]
    t.choose(0, "population")
    assert t.options(1) == [("build", "agriculture"), ("build", "bronze"), PASS]
    t.choose(1, "build", "bronze")
    assert t.options(2) == [("develop", "irrigation"), PASS]
    t.choose(2, "develop", "irrigation")
    assert (t.food(0), t[0].unused) == (0, 2)
    assert (t.resources(1), t.on(1, "bronze")) == (0, 3)
    assert (t[2].science, t[2].hand) == (0, ("iron",))
    assert [civ.civil_actions for civ in t.g.civs] == [4, 4, 4]


# Age I.


@pytest.mark.rule("TTA-097", "TTA-098")
@pytest.mark.parametrize(("strengths", "loses"), [((3, 4, 9), 1), ((4, 3, 9), 1), ((9, 4, 3), 0)])
def test_barbarians(strengths: tuple[int, ...], loses: int) -> None:
    t = with_strengths(*strengths).points(0, culture=10).points(1, culture=9)
    t.reveal(1, "barbarians")
    assert unused(t) == [1 - loses, 1, 1]
    assert yellow(t) == [18 + loses, 18, 18]


@pytest.mark.rule("TTA-578", "TTA-098")
def test_border_conflict() -> None:
    t = with_strengths(4, 3, 2).reveal(1, "border_conflict")
    assert t.options(2) == [("destroy", "agriculture"), ("destroy", "bronze"), ("destroy", "philosophy")]
    t.choose(2, "destroy", "philosophy")
    assert (t.on(2, "philosophy"), t[2].unused) == (0, 2)
    assert resources(t) == [3, 0, 0]


@pytest.mark.rule("TTA-098")
@pytest.mark.parametrize(("before", "after"), [(10, [10, 14, 6]), (3, [3, 7, 0])])
def test_crusades(before: int, after: list[int]) -> None:
    t = everybody_has_culture(with_strengths(2, 3, 1), before)
    assert culture(t.reveal(0, "crusades")) == after


@pytest.mark.rule("TTA-093")
def test_cultural_influence() -> None:
    t = table().workers(0, drama=2).workers(1, religion=1).points(1, culture=5)
    t.reveal(0, "cultural_influence")
    assert (culture(t), science(t), food(t)) == ([4, 6, 0], [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("TTA-097", "TTA-094")
def test_foray() -> None:
    t = with_strengths(3, 1, 2).reveal(0, "foray")
    assert t.offered(0, "food_part") == [0, 1, 2, 3]
    t.choose(0, "food_part", 1).choose(2, "food_part", 3)
    assert (food(t), resources(t)) == ([1, 0, 3], [2, 0, 0])


@pytest.mark.rule("TTA-093")
def test_good_harvest() -> None:
    t = table().banks(1, yellow=4).workers(2, irrigation=1).banks(2, blue=1).store(2, bronze=3)
    t.reveal(0, "good_harvest")
    assert (food(t), resources(t)) == ([2, 2, 2], [0, 0, 3])


@pytest.mark.rule("TTA-096", "TTA-100")
def test_immigration() -> None:
    t = table().workers(0, religion=1).workers(2, religion=1).reveal(1, "immigration")
    assert (unused(t), yellow(t), food(t)) == ([2, 1, 2], [17, 18, 17], [0, 0, 0])


@pytest.mark.rule("TTA-093")
def test_new_deposits() -> None:
    t = table().wonders(1, "transcontinental_railroad").workers(1, iron=1).banks(2, blue=1)
    t.store(2, bronze=3).reveal(0, "new_deposits")
    assert (food(t), resources(t)) == ([0, 0, 0], [2, 6, 4])


@pytest.mark.rule("TTA-101")
def test_pestilence() -> None:
    t = table().banks(1, unused=0).reveal(0, "pestilence")
    t.choose(1, "lose_worker", "warriors")
    assert (unused(t), yellow(t)) == ([0, 0, 0], [19, 19, 19])
    assert [t.on(seat, "warriors") for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("TTA-097")
def test_raiders() -> None:
    t = with_strengths(3, 2, 1).store(0, agriculture=2).store(1, agriculture=1, bronze=3)
    t.store(2, agriculture=1).reveal(0, "raiders")
    assert t.offered(1, "food_part") == [0, 1]
    t.choose(1, "food_part", 1)
    assert (food(t), resources(t)) == ([2, 0, 0], [0, 2, 0])


@pytest.mark.rule("TTA-093")
def test_rats() -> None:
    t = table().store(0, agriculture=3, irrigation=2, bronze=2).store(1, agriculture=1)
    t.reveal(0, "rats")
    assert (food(t), resources(t)) == ([0, 0, 0], [2, 0, 0])


@pytest.mark.rule("TTA-569", "TTA-X60")
def test_rebellion() -> None:
    t = table().banks(0, yellow=12).banks(1, yellow=13).banks(2, yellow=10).spend(2, civil=3)
    t.reveal(0, "rebellion")
    assert [civ.civil_actions for civ in t.g.civs] == [0, 2, 0]


@pytest.mark.rule("TTA-098")
def test_reign_of_terror() -> None:
    t = with_strengths(2, 1, 3).banks(1, unused=0).reveal(0, "reign_of_terror")
    t.choose(1, "lose_worker", "bronze")
    assert (t.on(1, "bronze"), yellow(t)) == (1, [18, 19, 18])


@pytest.mark.rule("TTA-093")
def test_scientific_breakthrough() -> None:
    t = table().workers(0, alchemy=2).points(1, science=4).reveal(0, "scientific_breakthrough")
    assert (science(t), culture(t), resources(t)) == ([5, 5, 1], [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("TTA-580")
@pytest.mark.parametrize(("bank", "after"), [(5, [19, 18, 4]), (1, [19, 18, 0]), (0, [18, 18, 0])])
def test_uncertain_borders(bank: int, after: list[int]) -> None:
    t = with_strengths(3, 2, 1).banks(2, yellow=bank).reveal(1, "uncertain_borders")
    assert (yellow(t), unused(t)) == (after, [1, 1, 1])


# Age II.


@pytest.mark.rule("TTA-096", "TTA-102")
def test_civil_unrest() -> None:
    t = everybody_has_culture(table(4, age=2), 7)
    t.banks(0, yellow=12).banks(1, yellow=11).banks(2, yellow=13).reveal(2, "civil_unrest")
    assert culture(t) == [0, 0, 3, 7]
    assert blue(t) == [15, 15, 16, 16]


@pytest.mark.rule("TTA-096")
def test_civil_unrest_without_discontent_takes_no_token() -> None:
    t = everybody_has_culture(table(3, age=2), 7).reveal(0, "civil_unrest")
    assert (culture(t), blue(t)) == ([7, 7, 7], [16, 16, 16])


@pytest.mark.rule("TTA-097")
def test_cold_war() -> None:
    assert science(with_strengths(1, 2, 3, age=2).reveal(0, "cold_war")) == [0, 6, 6]


@pytest.mark.rule("TTA-097")
def test_crime_wave() -> None:
    t = everybody_has_culture(with_strengths(1, 2, 3, age=2), 5)
    t.banks(1, blue=0).store(1, agriculture=1, bronze=2).reveal(0, "crime_wave")
    assert t.offered(1, "return_token") == ["agriculture", "bronze"]
    t.choose(1, "return_token", "bronze")
    assert (culture(t), blue(t), t.resources(1)) == ([2, 2, 5], [15, 0, 16], 1)


@pytest.mark.rule("TTA-093")
def test_economic_progress() -> None:
    t = table(3, age=2).store(0, bronze=3).banks(0, blue=6, yellow=9)
    t.points(0, science=1, culture=9).reveal(0, "economic_progress")
    # Corruption 2 of 3 resources, food 2, all of it consumed, 2 resources.
    assert (food(t), resources(t)) == ([0, 2, 2], [3, 2, 2])
    assert (t[0].culture, t[0].science) == (9, 1)


@pytest.mark.rule("TTA-102", "TTA-X61")
def test_emigration() -> None:
    t = table(3, age=2).banks(0, yellow=10).banks(1, yellow=12).reveal(0, "emigration")
    # Three discontent workers: two are lost, the unused one first.
    t.choose(0, "lose_worker", "bronze")
    assert (unused(t), yellow(t), t.on(0, "bronze")) == ([0, 0, 1], [12, 13, 18], 1)


@pytest.mark.rule("TTA-566", "TTA-101")
def test_iconoclasm() -> None:
    t = table(4, age=2).lead(0, "moses").lead(1, "james_cook").lead(2, "michelangelo")
    t.spend(0, civil=1).reveal(0, "iconoclasm")
    assert [civ.leader for civ in t.g.civs] == ["", "james_cook", "", ""]
    assert t[0].civil_actions == 3


@pytest.mark.rule("TTA-121", "TTA-101")
def test_independence_declaration() -> None:
    t = with_strengths(3, 2, 1, age=2).colonies(0, "vast_territory_i")
    t.colonies(2, "inhabited_territory_i", "historic_territory_i").reveal(0, "independence_declaration")
    assert t.offered(2, "release") == ["inhabited_territory_i", "historic_territory_i"]
    t.choose(2, "release", "inhabited_territory_i")
    assert t[2].colonies == ("historic_territory_i",)
    assert (yellow(t), t[0].colonies) == ([18, 18, 16], ("vast_territory_i",))
    assert t.discarded(1) == ("inhabited_territory_i",)


@pytest.mark.rule("TTA-546", "TTA-570")
def test_international_agreement() -> None:
    t = with_strengths(1, 3, 2, age=2).row("iron", "coal", "", "", "", "opera")
    t.reveal(0, "international_agreement")
    assert t.offered(1, "take") == [0, 1, 5]
    t.choose(1, "take", 0).choose(1, "take", 5).choose(1, *DONE)
    assert t[1].hand == ("iron", "opera")
    assert (t[1].civil_actions, t[1].no_politics, t[0].no_politics) == (4, True, False)
    assert t.g.row[0] == "coal"
    assert all(t.g.row)


@pytest.mark.rule("TTA-098", "TTA-095")
def test_national_pride() -> None:
    t = table(3, age=2).points(0, culture=7).points(1, culture=9).points(2, culture=9)
    assert culture(t.reveal(0, "national_pride")) == [7, 14, 9]


@pytest.mark.rule("TTA-093")
def test_politics_of_strength() -> None:
    t = with_strengths(3, 1, 2, age=2).military(1, "legion", "spy_ii", "phalanx", "annex_ii")
    t.reveal(0, "politics_of_strength")
    for card in ("legion", "spy_ii", "annex_ii"):
        t.choose(1, "discard", card)
    assert t.asked == ("", -1)
    assert [len(t.held(seat)) for seat in range(3)] == [5, 1, 0]
    assert t.held(1) == ["phalanx"]
    assert culture(t) == [0, 0, 0]


@pytest.mark.rule("TTA-093")
def test_popularization_of_science() -> None:
    t = table(3, age=2).workers(1, alchemy=1).reveal(0, "popularization_of_science")
    assert (culture(t), science(t)) == ([1, 3, 1], [0, 0, 0])


@pytest.mark.rule("TTA-101")
def test_prosperity() -> None:
    t = table(3, age=2).workers(0, theology=1).workers(1, organized_religion=2, bread_and_circuses=2)
    t.reveal(0, "prosperity")
    assert food(t) == [2, 8, 0]


@pytest.mark.rule("TTA-583", "TTA-101")
def test_ravages_of_time() -> None:
    t = table(3, age=2).wonders(0, "pyramids", "great_wall").wonders(1, "eiffel_tower")
    t.reveal(0, "ravages_of_time")
    assert t.offered(0, "ruin") == ["pyramids", "great_wall"]
    t.choose(0, "ruin", "pyramids")
    assert t.asked == ("", -1)
    assert t[0].wonders == ("pyramids", "great_wall")
    assert (civil_total(t.g, 0), t[0].civil_actions) == (4, 4)
    assert [ratings.culture(t.g, seat) for seat in range(2)] == [1 + 2, 4]


@pytest.mark.rule("TTA-102")
def test_refugees() -> None:
    t = everybody_has_culture(with_strengths(3, 2, 1, age=2), 2).reveal(0, "refugees")
    assert (culture(t), unused(t), yellow(t)) == ([5, 2, 0], [2, 1, 0], [17, 18, 19])


@pytest.mark.rule("TTA-577", "TTA-101")
def test_terrorism() -> None:
    t = table(4, age=2).points(0, culture=5).points(1, culture=1).points(2, culture=5).points(3, culture=5)
    t.workers(0, religion=2).workers(2, philosophy=0).workers(3, drama=1)
    t.reveal(0, "terrorism")
    # The player to the left without a building is passed over.
    assert t.offered(1, "raze") == ["philosophy", "drama"]
    t.choose(1, "raze", "drama")
    assert t.offered(1, "raze") == ["philosophy", "religion"]
    t.choose(1, "raze", "religion")
    assert t.asked == ("", -1)
    assert (t.on(0, "religion"), t.on(1, "philosophy"), t.on(3, "drama")) == (1, 1, 0)
    assert unused(t) == [2, 1, 1, 2]


# Age III: the impacts.


def impact(t: Table, name: str, by: int = 0) -> list[int]:
    """Culture of all after an impact is revealed."""
    return culture(t.reveal(by, f"impact_of_{name}"))


@pytest.mark.rule("TTA-573")
def test_impact_of_agriculture() -> None:
    t = table(3, age=3).workers(0, agriculture=2, irrigation=1).banks(0, yellow=8)
    t.banks(1, yellow=9)  # It consumes the 2 food that it makes.
    assert impact(t, "agriculture") == [4 + 4, 2, 2 + 4]


@pytest.mark.rule("TTA-093")
def test_impact_of_architecture() -> None:
    t = table(3, age=3).workers(0, theology=2, journalism=1, riflemen=3, movies=1)
    assert impact(t, "architecture") == [2 + 2 + 3, 0, 0]


@pytest.mark.rule("TTA-093")
def test_impact_of_balance() -> None:
    t = table(3, age=3).workers(0, alchemy=2, drama=2, agriculture=4, bronze=3)
    t.workers(1, alchemy=2, drama=1, agriculture=4, bronze=4)
    assert impact(t, "balance") == [2 * 3, 2 * 2, 0]


@pytest.mark.rule("TTA-093")
def test_impact_of_balance_never_costs_culture() -> None:
    t = table(3, age=3).pact(1, "acceptance_of_supremacy", 0).points(0, culture=5).workers(0, bronze=0)
    assert impact(t, "balance")[0] == 5


@pytest.mark.rule("TTA-093")
def test_impact_of_colonies() -> None:
    t = table(3, age=3).colonies(1, "vast_territory_i", "historic_territory_ii")
    assert impact(t, "colonies") == [0, 6, 0]


@pytest.mark.rule("TTA-093")
def test_impact_of_competition() -> None:
    t = table(3, age=3).workers(0, swordsmen=2, tanks=1, team_sports=2, opera=1)
    assert impact(t, "competition") == [2 + 3 + 4, 0, 0]


@pytest.mark.rule("TTA-093")
def test_impact_of_government() -> None:
    t = table(3, age=3).develop(0, "monarchy", "warfare").spend(0, civil=5, military=4)
    assert impact(t, "government") == [2 * 5 + 4, 10, 10]


@pytest.mark.rule("TTA-093")
def test_impact_of_happiness() -> None:
    t = table(4, age=3).workers(0, theology=1, bread_and_circuses=1).banks(1, yellow=12).points(1, culture=9)
    t.banks(2, yellow=12).points(2, culture=3).workers(3, organized_religion=2, professional_sports=1)
    assert impact(t, "happiness") == [8, 5, 0, 16]


@pytest.mark.rule("TTA-093")
def test_impact_of_industry() -> None:
    t = table(3, age=3).workers(0, iron=2, coal=1).wonders(0, "transcontinental_railroad")
    t.pact(1, "international_trade_agreement", 2)
    t.lead(2, "bill_gates").workers(2, computers=1)
    assert impact(t, "industry") == [2 + 4 + 3 + 3, 2, 2]


@pytest.mark.rule("TTA-093")
def test_impact_of_population() -> None:
    t = table(3, age=3).workers(0, agriculture=6, bronze=3).workers(1, agriculture=6, bronze=3)
    t.banks(1, yellow=11)
    # Twelve workers each; two of the second player's are discontent.
    assert impact(t, "population") == [4, 0, 0]


@pytest.mark.rule("TTA-093")
def test_impact_of_progress() -> None:
    t = table(3, age=3).develop(0, "republic", "code_of_laws", "satellites", "coal").develop(1, "masonry")
    assert impact(t, "progress") == [2 * (2 + 1 + 3), 2, 0]


@pytest.mark.rule("TTA-095", "TTA-184")
@pytest.mark.parametrize(("seats", "points"), [(2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])])
def test_impact_of_science(seats: int, points: list[int]) -> None:
    t = table(seats, age=3)
    for seat in range(seats):
        t.workers(seat, philosophy=seats - seat)
    assert impact(t, "science") == points


@pytest.mark.rule("TTA-095", "TTA-184")
@pytest.mark.parametrize(("seats", "points"), [(2, [0, 10]), (3, [7, 0, 14]), (4, [10, 5, 0, 15])])
def test_impact_of_strength(seats: int, points: list[int]) -> None:
    t = table(seats, age=3).workers(seats - 1, warriors=2)  # The others are tied, the first reveals.
    assert impact(t, "strength") == points


@pytest.mark.rule("TTA-574")
def test_impact_of_technology() -> None:
    t = table(3, age=3).develop(0, "democracy", "engineering").workers(0, oil=3, coal=2, computers=0)
    assert impact(t, "technology") == [16, 0, 0]


@pytest.mark.rule("TTA-575")
def test_impact_of_variety() -> None:
    t = (
        table(3, age=3)
        .workers(0, swordsmen=1, knights=2, drama=1, theology=0)
        .develop(0, "masonry", "strategy")
    )
    # Infantry, cavalry, lab, theater, two special technologies; a temple card without a worker is none.
    assert impact(t, "variety") == [12, 4, 4]


@pytest.mark.rule("TTA-543")
def test_impact_of_wonders() -> None:
    t = table(3, age=3).wonders(0, "pyramids", "eiffel_tower", "internet", ruins=("great_wall",))
    t.unfinished(1, "kremlin", 2)
    assert impact(t, "wonders") == [5 + 3 + 2 + 4, 0, 0]
