"""What the leaders of age II do."""

from __future__ import annotations

import pytest

from saecula.games.through_the_ages.rules import colonization
from saecula.games.through_the_ages.rules.in_play import civil_total, military_total
from tests.through_the_ages.leading import gained_by, happiness, led
from tests.through_the_ages.table import Table, table


@pytest.mark.rule("TTA-X72")
def test_james_cook_adds_culture_for_colonies() -> None:
    wealthy = ("wealthy_territory_i", "vast_territory_i", "strategic_territory_ii")
    assert [gained_by("james_cook", table(age=2).colonies(0, *wealthy[:n]))[1] for n in range(4)] == [
        0,
        2,
        3,
        4,
    ]


def test_james_cook_discards_up_to_two_cards_for_a_colonization() -> None:
    t = led("james_cook", age=2)
    for cards, force in ((0, 1), (1, 2), (2, 3), (3, 3)):
        t.military(0, *["rats", "pestilence", "crusades"][:cards])
        assert colonization.strongest_force(t.g, 0) == force


def bach(target: str, **workers: int) -> Table:
    """Bach with these buildings, Bronze full of resources, and a theater technology."""
    t = led("johann_sebastian_bach", age=2).nobody_works(0).workers(0, **workers).develop(0, target)
    return t.store(0, bronze=20)


def test_johann_sebastian_bach_adds_culture_to_theaters_and_makes_them_cheap_to_develop() -> None:
    assert gained_by("johann_sebastian_bach", table(age=2).workers(0, drama=2, opera=1, religion=1)) == (
        0,
        3,
        0,
    )
    t = led("johann_sebastian_bach", age=2).points(0, science=5).hand(0, "opera", "journalism").act(0)
    assert t.offered(0, "develop") == ["opera"]
    assert t.choose(0, "develop", "opera")[0].science == 0


@pytest.mark.rule("TTA-512", "TTA-X34")
@pytest.mark.parametrize(("source", "price"), [("scientific_method", 0), ("team_sports", 3)])
def test_johann_sebastian_bach_turns_an_urban_building_into_a_theater(source: str, price: int) -> None:
    t = bach("opera", **{source: 1}).act(0).choose(0, "bach", source, "opera")
    assert (t.resources(0), t.on(0, source), t.on(0, "opera")) == (20 - price, 0, 1)
    assert t[0].civil_actions == 3


@pytest.mark.rule("TTA-512", "TTA-X34")
def test_johann_sebastian_bach_builds_no_theater_of_a_lower_level() -> None:
    t = bach("drama", organized_religion=1, alchemy=1).act(0)
    assert t.offered(0, "bach") == [("alchemy", "drama")]


@pytest.mark.rule("TTA-512")
def test_johann_sebastian_bach_turns_nothing_but_urban_buildings() -> None:
    t = bach("drama", bronze=1, agriculture=1, warriors=1, swordsmen=1).act(0)
    assert t.offered(0, "bach") == []
    t = bach("opera", drama=1).act(0)
    assert t.offered(0, "bach") == []
    assert t.offered(0, "upgrade") == [("drama", "opera")]


@pytest.mark.rule("TTA-587")
def test_johann_sebastian_bach_upgrades_so_once_a_turn() -> None:
    t = bach("drama", philosophy=2).act(0).choose(0, "bach", "philosophy", "drama")
    assert t.resources(0) == 19
    assert t.offered(0, "bach") == []
    t.choose(0, "end_actions").act(0)
    assert t.offered(0, "bach") == [("philosophy", "drama")]


@pytest.mark.rule("TTA-513")
def test_johann_sebastian_bach_keeps_to_the_urban_limit() -> None:
    assert bach("opera", philosophy=1, drama=2).act(0).offered(0, "bach") == []
    assert len(bach("opera", philosophy=1, drama=1).act(0).offered(0, "bach")) == 2


@pytest.mark.rule("TTA-587")
def test_johann_sebastian_bach_upgrades_with_construction_and_an_action_card() -> None:
    t = bach("opera", philosophy=1).develop(0, "architecture").hand(0, "urban_growth_i").act(0)
    t.choose(0, "play", "urban_growth_i").choose(0, "bach", "philosophy", "opera")
    assert (t.resources(0), t[0].civil_actions) == (20 - ((8 - 2) - 3 - 2), 3)
    t = bach("opera", philosophy=1).hand(0, "efficient_upgrade_ii").act(0)
    t.choose(0, "play", "efficient_upgrade_ii")
    assert (t.resources(0), t.on(0, "opera")) == (20 - (8 - 3 - 3), 1)


@pytest.mark.rule("TTA-512", "TTA-191")
def test_johann_sebastian_bach_pays_the_difference() -> None:
    t = bach("opera", philosophy=1).store(0, bronze=4).act(0)
    assert t.offered(0, "bach") == []
    t = bach("opera", philosophy=1).store(0, bronze=5).act(0)
    assert t.offered(0, "bach") == [("philosophy", "opera")]


def robespierre(card: str = "constitutional_monarchy") -> Table:
    return led("maximilien_robespierre", age=2).develop(0, "monarchy").points(0, science=6).hand(0, card)


@pytest.mark.rule("TTA-265", "TTA-505", "TTA-X37")
def test_maximilien_robespierre_pays_revolutions_with_military_actions() -> None:
    t = robespierre()
    assert (military_total(t.g, 0), t[0].civil_actions) == (4, 5)
    t.act(0).choose(0, "revolt", "constitutional_monarchy")
    assert (t[0].science, t[0].culture) == (0, 3)
    assert (t[0].military_actions, military_total(t.g, 0)) == (0, 5)
    assert t[0].civil_actions == 6


@pytest.mark.rule("TTA-265", "TTA-505")
def test_maximilien_robespierre_needs_all_military_actions_and_no_civil_one() -> None:
    t = robespierre().spend(0, civil=5).act(0)
    assert t.offered(0, "revolt") == ["constitutional_monarchy"]
    t = robespierre().spend(0, military=1).act(0)
    assert t.offered(0, "revolt") == []


@pytest.mark.rule("TTA-505")
def test_maximilien_robespierre_has_actions_that_come_after_the_revolution() -> None:
    t = robespierre().points(0, science=14).hand(0, "constitutional_monarchy", "strategy").act(0)
    t.choose(0, "revolt", "constitutional_monarchy").choose(0, "develop", "strategy")
    assert (t[0].military_actions, military_total(t.g, 0)) == (2, 7)


@pytest.mark.rule("TTA-506", "TTA-507", "TTA-X81")
def test_maximilien_robespierre_with_patriotism_and_breakthrough() -> None:
    t = robespierre().hand(0, "constitutional_monarchy", "patriotism_i", "breakthrough_i").act(0)
    t.choose(0, "play", "patriotism_i").choose(0, "play", "breakthrough_i")
    assert (t.asked, t[0].leader) == (("act", 0), "maximilien_robespierre")
    assert t[0].government == t.number("constitutional_monarchy")
    assert (t[0].science, t[0].culture) == (2, 3)
    assert (t[0].civil_actions, civil_total(t.g, 0)) == (5, 6)
    assert (t[0].military_actions, military_total(t.g, 0), t[0].extra_actions) == (0, 5, 1)
    t.choose(0, "end_actions")
    assert len(t.held(0)) == 1


@pytest.mark.rule("TTA-507")
def test_maximilien_robespierre_plays_breakthrough_without_a_civil_action() -> None:
    t = robespierre().hand(0, "constitutional_monarchy", "breakthrough_i").spend(0, civil=5).act(0)
    t.choose(0, "play", "breakthrough_i")
    assert t[0].government == t.number("constitutional_monarchy")
    assert (t[0].civil_actions, t[0].science) == (1, 2)


def test_maximilien_robespierre_scores_nothing_for_a_peaceful_change() -> None:
    t = robespierre().points(0, science=12).act(0).choose(0, "develop", "constitutional_monarchy")
    assert (t[0].culture, t[0].military_actions, t[0].civil_actions) == (0, 5, 5)


@pytest.mark.rule("TTA-503")
def test_napoleon_bonaparte_adds_military_actions_and_strength_for_types_of_units() -> None:
    t = table(age=3).workers(0, warriors=2, swordsmen=1)
    assert gained_by("napoleon_bonaparte", t) == (0, 0, 2)
    assert military_total(t.g, 0) == 4
    t = table(age=3).workers(0, warriors=1, knights=1, cannon=1, air_forces=2, team_sports=1)
    assert gained_by("napoleon_bonaparte", t) == (0, 0, 8)
    assert gained_by("napoleon_bonaparte", table(age=3).nobody_works(0)) == (0, 0, 0)


@pytest.mark.rule("TTA-X72")
def test_william_shakespeare_adds_culture_for_pairs_and_a_happy_face() -> None:
    t = table(age=2).develop(0, "monarchy").workers(0, printing_press=1, journalism=1, drama=2, opera=1)
    assert gained_by("william_shakespeare", t) == (0, 4, 0)
    assert happiness(t) == 4
    assert gained_by("william_shakespeare", table(age=2).workers(0, drama=2)) == (0, 0, 0)


@pytest.mark.rule("TTA-229", "TTA-563")
def test_william_shakespeare_makes_libraries_and_theaters_cheaper_for_each_other() -> None:
    t = led("william_shakespeare", age=2).workers(0, printing_press=1, drama=0).banks(0, unused=1)
    t.points(0, science=6).hand(0, "opera", "journalism").store(0, bronze=3).act(0)
    assert t.offered(0, "develop") == ["opera", "journalism"]  # Journalism costs 6 anyway
    t.choose(0, "build", "drama")
    assert t.resources(0) == 0
    t.choose(0, "develop", "journalism")
    assert t[0].science == 1


@pytest.mark.rule("TTA-563")
def test_william_shakespeare_makes_nothing_cheaper_for_itself() -> None:
    t = led("william_shakespeare", age=2).workers(0, drama=1, printing_press=0).store(0, bronze=3)
    t.banks(0, unused=1).act(0)
    assert "drama" not in t.offered(0, "build")
    t.choose(0, "build", "printing_press")
    assert t.resources(0) == 1


@pytest.mark.rule("TTA-563")
def test_william_shakespeare_makes_no_upgrade_cheaper() -> None:
    t = led("william_shakespeare", age=2).workers(0, drama=1, printing_press=1).develop(0, "opera")
    t.store(0, bronze=4).act(0).choose(0, "upgrade", "drama", "opera")
    assert t.resources(0) == 0
