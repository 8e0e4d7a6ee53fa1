"""Technologies: developing them, revolutions, and what each of them does.

TTA-225 to TTA-227, TTA-260 to TTA-266, TTA-330 to TTA-335.
"""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.catalogue import Content
from saecula.games.through_the_ages.rules import production, ratings
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total, symbols
from tests.through_the_ages.table import Table, table

CONTENT = Content.get()

# Science to develop, resources to build, what a token on it is worth.
PRODUCTION = {
    "agriculture": (0, 2, 1),
    "irrigation": (3, 4, 2),
    "selective_breeding": (5, 6, 3),
    "mechanized_agriculture": (7, 8, 5),
    "bronze": (0, 2, 1),
    "iron": (5, 5, 2),
    "coal": (7, 8, 3),
    "oil": (9, 11, 5),
}
# Science to develop, resources to build; science, culture, strength, happiness of a worker.
WORKERS = {
    "philosophy": (0, 3, (1, 0, 0, 0)),
    "alchemy": (4, 6, (2, 0, 0, 0)),
    "scientific_method": (6, 8, (3, 0, 0, 0)),
    "computers": (8, 11, (5, 0, 0, 0)),
    "religion": (0, 3, (0, 1, 0, 1)),
    "theology": (2, 5, (0, 1, 0, 2)),
    "organized_religion": (4, 7, (0, 1, 0, 3)),
    "printing_press": (3, 3, (1, 1, 0, 0)),
    "journalism": (6, 8, (2, 2, 0, 0)),
    "multimedia": (9, 11, (3, 3, 0, 0)),
    "bread_and_circuses": (3, 3, (0, 0, 1, 2)),
    "team_sports": (5, 5, (0, 0, 2, 3)),
    "professional_sports": (7, 8, (0, 0, 3, 4)),
    "drama": (3, 4, (0, 2, 0, 1)),
    "opera": (7, 8, (0, 3, 0, 1)),
    "movies": (10, 11, (0, 4, 0, 1)),
    "warriors": (0, 2, (0, 0, 1, 0)),
    "swordsmen": (4, 3, (0, 0, 2, 0)),
    "riflemen": (6, 5, (0, 0, 3, 0)),
    "modern_infantry": (10, 7, (0, 0, 5, 0)),
    "knights": (5, 3, (0, 0, 2, 0)),
    "cavalrymen": (6, 5, (0, 0, 3, 0)),
    "tanks": (9, 7, (0, 0, 5, 0)),
    "cannon": (6, 5, (0, 0, 3, 0)),
    "rockets": (8, 7, (0, 0, 5, 0)),
    "air_forces": (12, 7, (0, 0, 5, 0)),
}
# Science to develop; civil and military actions, blue tokens, strength, colonization.
SPECIAL = {
    "code_of_laws": (6, (1, 0, 0, 0, 0)),
    "justice_system": (7, (1, 0, 3, 0, 0)),
    "civil_service": (10, (2, 0, 3, 0, 0)),
    "warfare": (5, (0, 1, 0, 1, 0)),
    "strategy": (8, (0, 2, 0, 3, 0)),
    "military_theory": (11, (0, 3, 0, 5, 0)),
    "cartography": (4, (0, 0, 0, 1, 2)),
    "navigation": (6, (0, 0, 0, 2, 3)),
    "satellites": (8, (0, 0, 0, 3, 4)),
    "masonry": (3, (0, 0, 0, 0, 0)),
    "architecture": (6, (0, 0, 0, 0, 0)),
    "engineering": (9, (0, 0, 0, 0, 0)),
}
# By level of the urban building.
CONSTRUCTION = {"masonry": (0, 1, 1, 1), "architecture": (0, 1, 2, 2), "engineering": (0, 1, 2, 3)}
# Science, by revolution; civil and military actions, urban limit; science, culture, strength, happiness.
GOVERNMENTS = {
    "monarchy": (8, 2, (5, 3, 3), (0, 0, 0, 0)),
    "theocracy": (6, 1, (4, 3, 3), (0, 1, 1, 1)),
    "constitutional_monarchy": (12, 6, (6, 4, 3), (0, 0, 0, 0)),
    "republic": (13, 3, (7, 2, 3), (0, 0, 0, 0)),
    "communism": (19, 5, (7, 5, 4), (0, 0, 0, -1)),
    "fundamentalism": (18, 7, (6, 5, 4), (-2, 0, 5, 0)),
    "democracy": (17, 9, (7, 3, 4), (0, 3, 0, 0)),
}
PRICES: dict[str, int] = {
    **{technology: case[0] for technology, case in PRODUCTION.items()},
    **{technology: case[0] for technology, case in WORKERS.items()},
    **{technology: case[0] for technology, case in SPECIAL.items()},
    **{technology: case[0] for technology, case in GOVERNMENTS.items()},
}


def ratings_of(t: Table) -> tuple[int, int, int, int]:
    """Science, culture, strength and happiness."""
    g = t.g
    return ratings.science(g, 0), ratings.culture(g, 0), ratings.strength(g, 0), ratings.happiness(g, 0)


def scholar(*cards: str, science: int, age: int = 3) -> Table:
    """Player 0 has these cards in hand and so much science."""
    return table(age=age).hand(0, *cards).points(0, science=science)


def in_play(t: Table, technology: str) -> bool:
    return bool(t[0].technologies >> t.number(technology) & 1)


@pytest.mark.rule("TTA-330")
def test_every_technology_has_a_case() -> None:
    cases = [*PRODUCTION, *WORKERS, *SPECIAL, *GOVERNMENTS, "despotism"]
    assert sorted(cases) == sorted(CONTENT.technology_index)
    assert len(cases) == 54


# Cards with workers.


@pytest.mark.rule("TTA-331", "TTA-450")
@pytest.mark.parametrize("technology", PRODUCTION)
def test_farms_and_mines_produce_and_store(technology: str) -> None:
    _, cost, value = PRODUCTION[technology]
    t = table(age=3).nobody_works(0).workers(0, **{technology: 0}).store(0, bronze=cost)
    t.banks(0, blue=20, unused=1).act(0)
    before = ratings_of(t)
    t.choose(0, "build", technology)
    assert (t.resources(0), ratings_of(t)) == (0, before)
    is_farm = CONTENT.kind_of[t.number(technology)] == "farm"
    t.choose(0, "end_actions")
    assert (t.food(0), t.resources(0)) == ((value, 0) if is_farm else (0, value))
    t.workers(0, **{technology: 0})
    assert (t.food(0), t.resources(0)) == ((value, 0) if is_farm else (0, value))


@pytest.mark.rule("TTA-331")
def test_farms_and_mines_are_unlimited_in_workers_and_tokens() -> None:
    t = table().workers(0, bronze=7).store(0, bronze=12).banks(0, unused=1).act(0)
    assert "bronze" in t.offered(0, "build")
    assert t.resources(0) == 12


@pytest.mark.rule("TTA-227", "TTA-332", "TTA-333")
@pytest.mark.parametrize("technology", WORKERS)
def test_a_worker_adds_the_symbols_of_urban_buildings_and_units(technology: str) -> None:
    _, cost, symbols = WORKERS[technology]
    t = table(age=3).nobody_works(0).workers(0, **{technology: 0}).store(0, bronze=2 * cost)
    t.banks(0, unused=2).act(0)
    assert ratings_of(t) == (0, 0, 0, 0)
    t.choose(0, "build", technology)
    assert (t.resources(0), ratings_of(t)) == (cost, symbols)
    t.choose(0, "build", technology)
    assert (t.resources(0), ratings_of(t)) == (0, tuple([2 * number for number in symbols]))


@pytest.mark.rule("TTA-332", "TTA-333")
def test_the_urban_limit_counts_by_kind_and_not_for_units() -> None:
    t = table(age=2).nobody_works(0).workers(0, drama=1, opera=1, religion=1, warriors=6)
    t.store(0, bronze=30).banks(0, unused=1).act(0)
    assert {"religion", "philosophy", "warriors"} <= set(t.offered(0, "build"))
    assert not {"drama", "opera"} & set(t.offered(0, "build"))


# Developing.


@pytest.mark.rule("TTA-330")
def test_technologies_without_a_price_are_in_play_from_the_start() -> None:
    t = table()
    for technology, price in PRICES.items():
        assert in_play(t, technology) is (price == 0)


@pytest.mark.rule("TTA-225")
@pytest.mark.parametrize("technology", [technology for technology in PRICES if PRICES[technology]])
def test_developing_costs_a_civil_action_and_the_science(technology: str) -> None:
    price = PRICES[technology]
    t = scholar(technology, science=price + 1).act(0)
    before = civil_total(t.g, 0)
    t.choose(0, "develop", technology)
    assert (t[0].science, t[0].hand, in_play(t, technology)) == (1, (), True)
    assert civil_total(t.g, 0) - t[0].civil_actions == 1
    assert before == 4
    assert scholar(technology, science=price - 1).act(0).offered(0, "develop") == []


@pytest.mark.rule("TTA-225")
def test_developing_needs_a_civil_action_and_the_card_in_hand() -> None:
    t = scholar("irrigation", science=9).spend(0, civil=4).act(0)
    assert t.offered(0, "develop") == []
    t = scholar(science=9).hand(1, "irrigation").act(0)
    assert t.offered(0, "develop") == []


@pytest.mark.rule("TTA-227", "TTA-331", "TTA-333")
@pytest.mark.parametrize("technology", ["irrigation", "iron", "theology", "drama", "swordsmen"])
def test_cards_for_workers_do_nothing_until_a_worker_comes(technology: str) -> None:
    t = scholar(technology, science=9).act(0)
    before = ratings_of(t), production.food_production(t.g, 0), production.resource_production(t.g, 0)
    t.choose(0, "develop", technology)
    after = ratings_of(t), production.food_production(t.g, 0), production.resource_production(t.g, 0)
    assert after == before


# Special technologies.


def action_totals(t: Table) -> tuple[int, int, int, int, int]:
    g = t.g
    strength, colonization = ratings.strength(g, 0), symbols(g, t[0]).colonization
    return civil_total(g, 0), military_total(g, 0), t[0].blue, strength, colonization


@pytest.mark.rule("TTA-227", "TTA-334", "TTA-404", "TTA-411")
@pytest.mark.parametrize("technology", SPECIAL)
def test_special_technologies_act_at_once(technology: str) -> None:
    price, symbols = SPECIAL[technology]
    t = scholar(technology, science=price).act(0)
    before = action_totals(t)
    t.choose(0, "develop", technology)
    assert action_totals(t) == tuple([a + b for a, b in zip(before, symbols, strict=True)])
    assert (t[0].civil_actions, t[0].military_actions) == (3 + symbols[0], 2 + symbols[1])


@pytest.mark.rule("TTA-213", "TTA-229")
@pytest.mark.parametrize("technology", CONSTRUCTION)
@pytest.mark.parametrize(("building", "level"), [("religion", 0), ("drama", 1), ("opera", 2), ("movies", 3)])
def test_construction_makes_urban_buildings_cheaper_by_level(
    technology: str, building: str, level: int
) -> None:
    price = WORKERS[building][1] - CONSTRUCTION[technology][level]
    t = table(age=3).develop(0, technology, building).store(0, bronze=price).banks(0, unused=1).act(0)
    t.choose(0, "build", building)
    assert t.resources(0) == 0
    t = table(age=3).develop(0, technology, building).store(0, bronze=price - 1).banks(0, unused=1).act(0)
    assert building not in t.offered(0, "build")


@pytest.mark.rule("TTA-226", "TTA-334", "TTA-X39")
def test_a_higher_special_technology_replaces_the_lower_one_of_its_type() -> None:
    t = scholar("civil_service", science=10).develop(0, "justice_system", "warfare").act(0)
    before = action_totals(t)
    t.choose(0, "develop", "civil_service")
    assert (in_play(t, "civil_service"), in_play(t, "justice_system"), in_play(t, "warfare")) == (
        True,
        False,
        True,
    )
    civil, military, blue, strength, colonization = before
    assert action_totals(t) == (civil + 1, military, blue, strength, colonization)
    assert t[0].civil_actions == civil - 1 + 1


@pytest.mark.rule("TTA-226", "TTA-334")
def test_a_lower_special_technology_is_gone_at_once() -> None:
    t = scholar("code_of_laws", science=6).develop(0, "civil_service").act(0)
    before = action_totals(t)
    t.choose(0, "develop", "code_of_laws")
    assert (in_play(t, "code_of_laws"), in_play(t, "civil_service")) == (False, True)
    assert (action_totals(t), t[0].science, t[0].hand) == (before, 0, ())


# Governments.


@pytest.mark.rule("TTA-335")
def test_despotism_is_the_government_at_the_start() -> None:
    t = table()
    assert t[0].government == t.number("despotism")
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (4, 2)
    t.workers(0, religion=2).store(0, bronze=9).banks(0, unused=1).act(0)
    assert "religion" not in t.offered(0, "build")
    t.workers(0, religion=1).act(0)
    assert "religion" in t.offered(0, "build")


@pytest.mark.rule("TTA-227", "TTA-335")
@pytest.mark.parametrize("government", GOVERNMENTS)
def test_governments_give_actions_a_limit_and_symbols(government: str) -> None:
    price, _, (civil, military, limit), symbols = GOVERNMENTS[government]
    t = scholar(government, science=price).nobody_works(0).workers(0, alchemy=2, religion=2).act(0)
    before = ratings_of(t)
    t.choose(0, "develop", government)
    assert (civil_total(t.g, 0), military_total(t.g, 0)) == (civil, military)
    assert ratings_of(t) == tuple([a + b for a, b in zip(before, symbols, strict=True)])
    assert not in_play(t, "despotism")
    for number, possible in ((limit - 1, True), (limit, False)):
        t.workers(0, religion=number).store(0, bronze=9).banks(0, unused=1).act(0)
        assert ("religion" in t.offered(0, "build")) is possible


@pytest.mark.rule("TTA-227")
def test_a_government_replaces_one_of_a_higher_level() -> None:
    t = scholar("monarchy", science=8).develop(0, "democracy").act(0).choose(0, "develop", "monarchy")
    assert (t[0].government, in_play(t, "democracy")) == (t.number("monarchy"), False)


@pytest.mark.rule("TTA-335")
def test_a_lower_limit_destroys_nothing() -> None:
    t = scholar("monarchy", science=8).develop(0, "democracy").workers(0, religion=4)
    t.store(0, bronze=9).banks(0, unused=1).act(0).choose(0, "develop", "monarchy")
    assert t.on(0, "religion") == 4
    assert "religion" not in t.offered(0, "build")


@pytest.mark.rule("TTA-225", "TTA-404", "TTA-X35")
def test_monarchy_peacefully() -> None:
    t = scholar("monarchy", science=8, age=1).act(0).choose(0, "develop", "monarchy")
    assert (t[0].science, t[0].civil_actions, civil_total(t.g, 0)) == (0, 4, 5)
    assert t[0].military_actions == 3


@pytest.mark.rule("TTA-260", "TTA-263", "TTA-X35")
def test_monarchy_by_revolution() -> None:
    t = scholar("monarchy", science=2, age=1).act(0)
    assert t.offered(0, "develop") == []
    t.choose(0, "revolt", "monarchy")
    assert (t[0].science, t[0].civil_actions, civil_total(t.g, 0)) == (0, 0, 5)
    assert (t[0].military_actions, t[0].hand) == (3, ())
    assert (t[0].government, in_play(t, "despotism")) == (t.number("monarchy"), False)


@pytest.mark.rule("TTA-264", "TTA-510", "TTA-X35")
def test_monarchy_by_revolution_with_newton() -> None:
    t = scholar("monarchy", science=2, age=1).lead(0, "isaac_newton").act(0).choose(0, "revolt", "monarchy")
    assert (t[0].civil_actions, civil_total(t.g, 0)) == (1, 5)


@pytest.mark.rule("TTA-404", "TTA-405", "TTA-X36")
def test_lost_military_actions_are_spent_ones_first() -> None:
    t = scholar("republic", science=13).develop(0, "monarchy").spend(0, military=2).act(0)
    t.choose(0, "develop", "republic")
    assert (t[0].military_actions, military_total(t.g, 0)) == (1, 2)
    t = scholar("republic", science=13).develop(0, "monarchy").act(0).choose(0, "develop", "republic")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 2)


# Revolutions.


@pytest.mark.rule("TTA-260")
@pytest.mark.parametrize("government", GOVERNMENTS)
def test_a_revolution_costs_the_lower_price(government: str) -> None:
    price = GOVERNMENTS[government][1]
    t = scholar(government, science=price).act(0).choose(0, "revolt", government)
    assert (t[0].science, t[0].government, t[0].civil_actions) == (0, t.number(government), 0)
    assert scholar(government, science=price - 1).act(0).offered(0, "revolt") == []


@pytest.mark.rule("TTA-260")
def test_only_governments_come_by_revolution() -> None:
    t = scholar("monarchy", "irrigation", "code_of_laws", science=20).act(0)
    assert t.offered(0, "revolt") == ["monarchy"]


@pytest.mark.rule("TTA-261")
def test_a_revolution_needs_all_civil_actions() -> None:
    t = scholar("monarchy", science=2).spend(0, civil=1).act(0)
    assert t.offered(0, "revolt") == []
    t = scholar("monarchy", science=2).row("irrigation").act(0).choose(0, "take", 0)
    assert t.offered(0, "revolt") == []


@pytest.mark.rule("TTA-261")
def test_a_civil_action_spent_and_regained_does_no_harm() -> None:
    t = scholar("monarchy", "joan_of_arc", science=2, age=1).lead(0, "moses").act(0)
    t.choose(0, "lead", "joan_of_arc").choose(0, "revolt", "monarchy")
    assert (t[0].government, t[0].civil_actions) == (t.number("monarchy"), 0)


@pytest.mark.rule("TTA-261")
def test_hammurabi_supplies_one_civil_action_of_a_revolution() -> None:
    t = scholar("monarchy", science=2, age=1).lead(0, "hammurabi").spend(0, civil=1).act(0)
    t.choose(0, "revolt", "monarchy")
    assert (t[0].civil_actions, t[0].military_actions) == (0, 2)
    t = scholar("monarchy", science=2, age=1).lead(0, "hammurabi").spend(0, civil=2).act(0)
    assert t.offered(0, "revolt") == []
    t = scholar("monarchy", science=2, age=1).lead(0, "hammurabi").spend(0, civil=1, military=2).act(0)
    assert t.offered(0, "revolt") == []


@pytest.mark.rule("TTA-262", "TTA-263")
def test_breakthrough_leads_to_a_revolution_for_all_civil_actions() -> None:
    t = scholar("monarchy", "breakthrough_i", science=2, age=1).act(0).choose(0, "play", "breakthrough_i")
    assert (t[0].government, t[0].civil_actions, t[0].science) == (t.number("monarchy"), 0, 2)
    assert t[0].military_actions == 3
    t = scholar("monarchy", "breakthrough_i", science=2, age=1).spend(0, civil=1).act(0)
    assert t.offered(0, "play") == []


@pytest.mark.rule("TTA-262")
def test_breakthrough_leaves_the_choice_of_peace_or_revolution() -> None:
    t = scholar("monarchy", "breakthrough_i", science=8, age=1).act(0).choose(0, "play", "breakthrough_i")
    assert t.options(0) == [("develop", "monarchy"), ("revolt", "monarchy")]
    t.choose(0, "develop", "monarchy")
    assert (t[0].civil_actions, t[0].science) == (4, 2)


def civilization(seat: int, revealer: int = 0) -> Table:
    """Development of Civilization is revealed; a player could have Monarchy by a revolution for one less."""
    t = table().hand(seat, "monarchy").points(seat, science=1)
    return t.reveal(revealer, "development_of_civilization")


@pytest.mark.rule("TTA-099", "TTA-262", "TTA-540")
def test_an_event_leads_to_a_revolution_at_a_discount() -> None:
    t = civilization(0).choose(0, "revolt", "monarchy")
    assert (t[0].science, t[0].civil_actions, t[0].military_actions) == (0, 0, 3)


@pytest.mark.rule("TTA-099", "TTA-540")
def test_an_event_develops_a_technology_at_a_discount_and_without_an_action() -> None:
    t = scholar("irrigation", science=2, age=1).reveal(0, "development_of_civilization")
    t.choose(0, "develop", "irrigation")
    assert (t[0].science, t[0].civil_actions, in_play(t, "irrigation")) == (0, 4, True)
    t = scholar("irrigation", science=1, age=1).store(0, bronze=2).reveal(0, "development_of_civilization")
    assert t.offered(0, "develop") == []


@pytest.mark.rule("TTA-266", "TTA-540")
def test_a_revolution_in_the_turn_of_another_uses_up_the_next_own_turn() -> None:
    t = civilization(1).choose(1, "revolt", "monarchy")
    assert (t[1].government, t[1].science) == (t.number("monarchy"), 0)
    t.turn(1).choose(1, "pass")
    assert (t.asked, t[1].civil_actions, t[1].military_actions) == (("act", 1), 0, 3)
    t.choose(1, "end_actions")
    assert t[1].civil_actions == 5
