"""Cultural influence by the cards of civilizations and leaders (COC-518, COC-538, COC-541, COC-546)."""

from __future__ import annotations

import pytest

from saecula.core.zones import pile, seen_by
from saecula.games.clash_of_cultures import scoring
from saecula.games.clash_of_cultures.rules import deeds
from tests.clash_of_cultures.table import Table, table

# With two players, straight down the middle: D2, D3, D4, D5, D6, D7.


def neighbours(*buildings: str, at: str = "D4") -> Table:
    """Player 1 has a city with these buildings two hexes from the city of player 0 on D2."""
    return table().lay("D3", "tile_14").lay("D5", "tile_15").city(1, at, *buildings).units(0, "D2")


# Greece.


@pytest.mark.rule("COC-518")
@pytest.mark.card("hellenistic_culture")
def test_an_influenced_city_is_a_starting_point_with_its_size() -> None:
    t = (
        neighbours("temple", "academy")
        .city(1, "D6", "temple")
        .goods(0, culture=0)
        .civ_advances(0, "hellenistic_culture")
    )
    assert t.act().offered("influence") == []
    t.colour(0, "D4", "academy").die(6)
    assert t.act().offered("influence") == ["D4"]  # its size 3 reaches D6; D2 does not reach D4
    t.do("influence", "D4")
    assert set(t.offered("target")) == {"D4", "D6"}
    t.do("target", "D6")
    assert t.buildings(0, "D6") == {"temple"}
    t = neighbours("temple", "academy").colour(0, "D4", "academy").act()
    assert t.offered("influence") == []


@pytest.mark.rule("COC-198", "COC-518")
@pytest.mark.card("hellenistic_culture")
def test_a_foreign_starting_point_is_not_bound_to_itself_and_may_be_boosted() -> None:
    t = neighbours("temple", "academy").city(1, "D6", "temple").civ_advances(0, "hellenistic_culture")
    t.colour(0, "D4", "academy").goods(0, culture=1).die(4).act().do("influence", "D4").do("target", "D6")
    assert t.now == [("boost", 1), ("pass",)]


@pytest.mark.rule("COC-518")
@pytest.mark.card("hellenistic_culture")
def test_arts_may_be_paid_with_two_mood_tokens() -> None:
    t = neighbours("temple").city(0, "D2", "temple", "academy").advances(0, "arts").goods(0, mood=2)
    assert t.act().offered("use") == []
    t.civ_advances(0, "hellenistic_culture").goods(0, mood=2, culture=1).die(1).act().do("use", "arts")
    assert t.offered("price") == [0, 1]
    t.do("price", 1)
    assert t.stock() == {"culture": 1}
    assert t.goods(0, mood=1).act().offered("use") == []


# Persia.


def camp(**units: int) -> Table:
    """Player 1 has these units on D3, next to the city of player 0, who owns Zoroastrianism."""
    t = table().lay("D3", "tile_14").units(0, "D2").civ_advances(0, "zoroastrianism")
    return t.units(1, "D3", **units)


@pytest.mark.rule("COC-538", "COC-582")
@pytest.mark.card("zoroastrianism")
def test_an_army_unit_is_won_over_and_the_others_are_fought() -> None:
    t = camp(infantry=1, cavalry=1).die(5).act().do("influence", "D2")
    assert t.offered("win_over") == ["infantry", "cavalry"]
    t.do("win_over", "cavalry")
    assert t.g.influenced
    assert len(deeds.facts(t.g, 0, deeds.FOUGHT)) == 1
    assert not (t.at(0, "D3") and t.at(1, "D3"))  # nobody could retreat


@pytest.mark.rule("COC-538", "COC-582")
@pytest.mark.card("zoroastrianism")
def test_lone_settlers_die_and_nobody_left_means_no_battle() -> None:
    t = camp(infantry=1, settler=2).die(5).act().do("influence", "D2")
    assert t.at(0, "D3") == ["infantry"]
    assert t.at(1, "D3") == []
    t = camp(infantry=1).die(4).goods(0, culture=1).act().do("influence", "D2").do("boost", 1)
    assert t.at(0, "D3") == ["infantry"]
    assert t.g.battle.attacker == -1
    assert t.offered("influence") == []


@pytest.mark.rule("COC-538")
@pytest.mark.card("zoroastrianism")
def test_barbarians_are_won_over_but_no_leaders_no_settlers_and_nobody_in_a_city() -> None:
    t = camp().barbarians("D3", 1).die(5).act().do("influence", "D2")
    assert t.at(0, "D3") == ["infantry"]
    assert t.g.horde == ()
    assert camp(settler=1).act().offered("influence") == []
    assert camp(leader=1).act().offered("influence") == []
    assert camp(infantry=1).city(1, "D3").act().offered("influence") == []
    assert camp(infantry=1).civ_advances(0).act().offered("influence") == []
    t = camp(cavalry=1).units(0, "C2", cavalry=4).act()
    assert t.offered("influence") == []  # none left in supply


@pytest.mark.rule("COC-628")
@pytest.mark.card("darius.1")
def test_a_success_from_his_city_brings_darius_a_mood_token() -> None:
    t = neighbours("temple", at="D3").leader(0, "darius", "D2").die(5).act().do("influence", "D2")
    assert t.stock() == {"mood": 1}
    t = neighbours("temple", at="D3").leader(0, "darius", "D2").die(4).act().do("influence", "D2")
    assert t.stock() == {}
    t = neighbours("temple", at="D3").leader(0, "darius", "C2").city(0, "C2").die(5).act()
    t.do("influence", "D2")
    assert t.stock() == {}


# India.


@pytest.mark.rule("COC-541")
@pytest.mark.card("proselytism")
def test_settlers_start_an_attempt_with_range_two_and_one_more_for_each_further_one() -> None:
    t = neighbours("temple", at="D6").civ_advances(0, "proselytism").units(0, "D4", settler=1).die(5)
    t.act().do("influence", "D4")
    assert t.buildings(0, "D6") == {"temple"}
    t = neighbours("temple", at="D6").civ_advances(0, "proselytism").units(0, "D3", settler=1)
    assert t.act().offered("influence") == []
    assert t.units(0, "D3", settler=2).act().offered("influence") == ["D3"]
    assert t.civ_advances(0).act().offered("influence") == []


@pytest.mark.rule("COC-541")
@pytest.mark.card("proselytism")
def test_settlers_in_a_city_add_to_its_range() -> None:
    t = neighbours("temple").civ_advances(0, "proselytism")
    assert t.act().offered("influence") == []  # size 1, distance 2
    assert t.units(0, "D2", settler=1).act().offered("influence") == ["D2"]
    assert t.civ_advances(0).act().offered("influence") == []


@pytest.mark.rule("COC-203", "COC-631")
@pytest.mark.card("ashoka.1")
def test_ashoka_rolls_again_once_a_turn_from_his_city_with_a_temple() -> None:
    t = neighbours("academy").city(0, "D2", "temple").leader(0, "ashoka", "D2").goods(0, culture=9)
    t.die(1, 2).act().do("influence", "D2")
    assert t.now == [("boost", 4), ("roll_again", "ashoka_1"), ("pass",)]
    t.do("roll_again", "ashoka_1")
    assert t.now == [("boost", 3), ("pass",)]
    t.do("pass").do("influence", "D2")
    assert t.offered("roll_again") == []


@pytest.mark.rule("COC-203", "COC-631")
@pytest.mark.card("ashoka.1")
def test_without_a_temple_of_his_own_the_temple_is_named_before_the_roll() -> None:
    t = neighbours("academy", "temple", at="D3").leader(0, "ashoka", "D2").die(1, 5).act()
    t.do("influence", "D2")
    assert t.asked == ("name_building", 0)
    t.do("swap", "temple", 1).do("roll_again", "ashoka_1")
    assert t.buildings(0, "D3") == {"temple"}
    t = neighbours("academy", "temple", at="D3").leader(0, "ashoka", "D2").die(1).act()
    t.do("influence", "D2").do("swap", "academy", 1)
    assert t.asked[0] == "act"
    t = neighbours("academy", at="D3").leader(0, "ashoka", "D2").die(1).act().do("influence", "D2")
    assert t.asked[0] == "act"
    t = neighbours("temple", at="D3").leader(0, "ashoka", "C2").city(0, "C2").die(1).act()
    assert t.do("influence", "D2").asked[0] == "act"


# The Celts.


@pytest.mark.rule("COC-546")
@pytest.mark.card("druidic_influence")
def test_a_success_puts_one_token_on_a_small_barbarian_city() -> None:
    t = table().lay("D3", "tile_14").civ_advances(0, "druidic_influence").die(5)
    t.g.tribes = t.mask("D3")
    before = scoring.halves(t.g, 0)
    t.act().do("influence", "D2")
    assert t.g.druids == t.mask("D3")
    assert t.g.tribes == t.mask("D3")
    assert t.g.influenced
    after = scoring.halves(t.g, 0)
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, 0, 0, 0, 0, 0]
    t.end().act()
    assert t.offered("influence") == []  # one token a city


@pytest.mark.rule("COC-546")
@pytest.mark.card("druidic_influence")
def test_a_large_barbarian_city_is_no_target_of_druids() -> None:
    t = table().lay("D3", "tile_14").civ_advances(0, "druidic_influence")
    t.g.tribes = t.mask("D3")
    assert t.act().offered("influence") == ["D2"]
    assert t.civ_advances(0).act().offered("influence") == []
    t.civ_advances(0, "druidic_influence").colour(0, "D3", "temple")
    assert t.act().offered("influence") == []


# Phoenicia, Rome, Egypt, Maya, Babylon.


@pytest.mark.rule("COC-548", "COC-591")
@pytest.mark.card("city_independence")
def test_ports_of_an_independent_city_cannot_be_taken() -> None:
    t = neighbours("port", "temple", at="D3").civ_advances(1, "city_independence").die(5).act()
    t.do("influence", "D2")
    assert t.buildings(0, "D3") == {"temple"}
    t = neighbours("port", at="D3").civ_advances(1, "city_independence")
    assert t.act().offered("influence") == []
    assert t.civ_advances(1).act().offered("influence") == ["D2"]


@pytest.mark.rule("COC-591")
@pytest.mark.card("city_independence")
def test_a_port_of_another_colour_is_not_protected() -> None:
    t = table(3).city(0, "E4").city(1, "D3", "port").colour(2, "D3", "port")
    assert t.civ_advances(2, "city_independence").civ_advances(1, "city_independence").act().offered(
        "influence"
    ) == ["E4"]


@pytest.mark.rule("COC-608")
@pytest.mark.card("sulla.2")
def test_the_city_of_the_dictator_is_no_target() -> None:
    t = neighbours("temple", at="D3")
    assert t.act().offered("influence") == ["D2"]
    assert t.leader(1, "sulla", "D3").act().offered("influence") == []
    assert t.units(1, "D3").leader(1, "sulla", "D7").act().offered("influence") == ["D2"]


@pytest.mark.rule("COC-618")
@pytest.mark.card("cleopatra.2")
def test_the_city_of_cleopatra_has_one_more_range() -> None:
    t = neighbours("temple")
    assert t.act().offered("influence") == []
    assert t.leader(0, "cleopatra", "D2").act().offered("influence") == ["D2"]
    assert t.units(0, "D2").leader(0, "cleopatra", "C2").act().offered("influence") == []


@pytest.mark.rule("COC-616")
@pytest.mark.card("siyaj_kak.2")
def test_a_building_in_his_city_allows_an_attempt_from_it() -> None:
    t = neighbours("temple", at="D3").leader(0, "siyaj_kak", "D2").city(0, "C2").advances(0, "writing")
    t.goods(0, food=1, wood=1, ore=1).die(5).act().do("construct", "D2")
    assert t.now == [("choose", "influence"), ("pass",)]
    t.do("choose", "influence")
    assert t.buildings(0, "D3") == {"temple"}
    assert t.g.actions == 2
    t = neighbours("temple", at="D3").leader(0, "siyaj_kak", "D2").city(0, "C2").advances(0, "writing")
    t.goods(0, food=1, wood=1, ore=1).act().do("construct", "C2")
    assert t.asked[0] == "act"


@pytest.mark.rule("COC-553")
@pytest.mark.card("code_of_laws")
def test_a_success_brings_babylon_a_card_up_to_a_hand_of_four() -> None:
    for held, drawn in ((0, 1), (4, 5), (5, 5)):
        t = neighbours("temple", at="D3").civ_advances(0, "code_of_laws").die(5)
        cards = t.g.action_deck.cards[:held]
        t[0].hand = pile(cards, seen_by(0))
        t.g.action_deck = pile(t.g.action_deck.cards[held:], 0)
        t.act().do("influence", "D2")
        assert len(t[0].hand) == drawn
    t = neighbours("temple", at="D3").civ_advances(0, "code_of_laws").die(4).act().do("influence", "D2")
    assert len(t[0].hand) == 0
