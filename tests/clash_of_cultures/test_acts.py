"""Abilities of leaders and civilizations as actions and free actions (COC-055, COC-122, COC-159)."""

from __future__ import annotations

import pytest

from saecula.core.zones import seen_by
from saecula.games.clash_of_cultures.position import BARBARIANS
from saecula.games.clash_of_cultures.rules.hosts import INFANTRY
from tests.clash_of_cultures.table import Table, table

BASICS = ("food", "wood", "ore")


def led(leader: str, *buildings: str, mood: str = "happy") -> Table:
    """Player 0 has cities on D2, where this leader stands, C2 and E2."""
    t = table().city(0, "D2", *buildings, mood=mood).city(0, "C2").city(0, "E2").units(0, "D2")
    return t.leader(0, leader, "D2")


def hold(t: Table, *names: str) -> list[str]:
    """Player 0 holds action cards with these effects."""
    found = []
    for name in names:
        cards = [id_ for id_, card in t.g.content.action_cards.items() if card.effect == name]
        card = next(id_ for id_ in cards if id_ in t.g.action_deck)
        t.g.action_deck = t.g.action_deck.take(card)
        t[0].hand = t[0].hand.put(card, seen_by(0))
        found.append(card)
    return found


# Where the leader stands, and what is paid.


@pytest.mark.rule("COC-159", "COC-600")
@pytest.mark.card("acamapichtli.2")
def test_tributes_collect_with_his_city_for_two_mood_tokens() -> None:
    t = led("acamapichtli", "temple").goods(0, mood=3).act().do("use", "acamapichtli_2")
    assert t.asked == ("reap", 0)
    t.do("reap", "D2", "food")
    assert t.stock() == {"food": 1, "mood": 1}
    assert t.g.actions == 3
    assert t.g.activated == (t.place("D2"),)
    assert t.goods(0, mood=9).act().offered("use") == []


@pytest.mark.rule("COC-059", "COC-120", "COC-159", "COC-600")
@pytest.mark.card("acamapichtli.2")
def test_tributes_need_a_small_city_that_may_be_activated_and_the_tokens() -> None:
    t = led("acamapichtli", "temple", "academy").goods(0, mood=2).act()
    assert t.offered("use") == ["acamapichtli_2"]
    assert t.goods(0, mood=1).act().offered("use") == []
    t.goods(0, mood=2).city(0, "D2", "temple", "academy", "fortress")
    assert t.act().offered("use") == []
    t = led("acamapichtli").goods(0, mood=2)
    t.g.barred = t.mask("D2")
    assert t.act().offered("use") == []
    assert led("acamapichtli").goods(0, mood=2).no_city("D2").act().offered("use") == []


@pytest.mark.rule("COC-601")
@pytest.mark.card("ahuitzotl.2")
def test_mass_sacrifice_pays_two_captives_for_a_building_at_its_price() -> None:
    t = led("ahuitzotl").advances(0, "myths").goods(0, food=1, wood=1, ore=1)
    t[0].captives = ((BARBARIANS, INFANTRY),)
    assert t.act().offered("use") == []
    t[0].captives = ((1, INFANTRY), (1, INFANTRY), (1, INFANTRY))
    t.act().do("use", "ahuitzotl_2").take("plan", "build_at", "D2", "temple").do("take", "mood")
    assert t.buildings(0, "D2") == {"temple"}
    assert len(t[0].captives) == 1
    assert t.stock() == {"mood": 1}
    assert t.g.actions == 3
    t[0].captives = ((BARBARIANS, INFANTRY), (1, INFANTRY))
    assert t.goods(0, **dict.fromkeys(BASICS, 7)).act().offered("use") == []


@pytest.mark.rule("COC-601")
@pytest.mark.card("ahuitzotl.2")
def test_mass_sacrifice_needs_the_price_and_builds_in_his_city_only() -> None:
    t = led("ahuitzotl", mood="angry").advances(0, "myths").goods(0, food=1, wood=1, ore=1)
    t[0].captives = ((1, INFANTRY), (1, INFANTRY))
    assert t.act().offered("use") == []  # nothing is built in an angry city, and D2 is the only one allowed
    t.city(0, "D2").goods(0, food=1, wood=1)
    assert t.act().offered("use") == []


@pytest.mark.rule("COC-605")
@pytest.mark.card("suiko.2")
def test_buddhism_turns_a_building_of_her_city_back() -> None:
    t = led("suiko", "temple", "academy", "obelisk").goods(0, culture=2)
    t.colour(1, "D2", "temple").colour(1, "D2", "obelisk")
    t.act().do("perform", "suiko_2")
    assert t.buildings(0, "D2") == {"temple", "academy"}
    assert t.buildings(1, "D2") == {"obelisk"}
    assert t.stock() == {"culture": 1}
    assert t.g.actions == 2
    assert not t.g.influenced
    assert t.offered("perform") == []  # an obelisk keeps its colour


@pytest.mark.rule("COC-605")
@pytest.mark.card("suiko.2")
def test_buddhism_is_free_with_state_religion_and_asks_which_building() -> None:
    t = led("suiko", "temple", "academy").goods(0, culture=1).advances(0, "state_religion")
    t.colour(1, "D2", "temple").colour(1, "D2", "academy").act()
    assert t.offered("perform") == []
    t.do("use", "suiko_2")
    assert t.offered("swap") == [("academy", 1), ("temple", 1)]
    t.do("swap", "temple", 1)
    assert t.buildings(1, "D2") == {"academy"}
    assert t.g.actions == 3
    t = led("suiko").city(0, "C2", "temple").colour(1, "C2", "temple").goods(0, culture=1).act()
    assert t.offered("perform") == []  # not in her city


# Activating the city as a price.


@pytest.mark.rule("COC-122", "COC-606")
@pytest.mark.card("augustus.2")
def test_princeps_draws_and_then_discards_a_card_of_both_kinds() -> None:
    t = led("augustus").goods(0, culture=2)
    (held,) = hold(t, "leadership")
    t.act().do("perform", "augustus_2")
    assert len(t.offered("discard")) == 2
    t.do("discard", held)
    assert len(t[0].hand) == 1
    assert t[0].objectives.cards == ()
    assert t.g.action_discards == (held,)
    assert len(t.g.objective_discards) == 1
    assert t.stock() == {"culture": 1}
    assert t.mood("D2") == "happy"
    assert t.g.activated == (t.place("D2"),)
    t.do("perform", "augustus_2").take("discard_card", "discard", t[0].hand.cards[0])
    assert t.mood("D2") == "neutral"


@pytest.mark.rule("COC-120", "COC-122", "COC-606")
@pytest.mark.card("augustus.2")
def test_princeps_needs_a_city_that_may_be_activated() -> None:
    t = led("augustus", mood="angry").goods(0, culture=3).act().do("perform", "augustus_2")
    t.take("discard_card", "discard", *t[0].hand.cards[:1])
    assert t.g.barred == t.mask("D2")
    assert t.offered("perform") == []
    t = led("augustus").units(0, "D2").leader(0, "augustus", "D1").goods(0, culture=3).act()
    assert t.offered("perform") == []


@pytest.mark.rule("COC-607")
@pytest.mark.card("caesar.1")
def test_the_statesman_raises_his_city_alone_at_the_usual_price() -> None:
    t = led("caesar", "temple", mood="angry").goods(0, mood=5).act().do("use", "caesar_1")
    assert t.now == [("gladden", "D2"), ("done",)]
    t.do("done")
    assert t.mood("D2") == "neutral"
    assert t.stock() == {"mood": 3}
    assert t.g.actions == 3
    t.do("use", "caesar_1")
    assert t.mood("D2") == "happy"
    assert t.offered("use") == []
    assert led("caesar", mood="angry").act().offered("use") == []


@pytest.mark.rule("COC-122", "COC-612")
@pytest.mark.card("alexander.2")
def test_the_idol_plays_a_card_without_its_action() -> None:
    t = led("alexander").goods(0, culture=2)
    hold(t, "synergies")
    t.goods(0, culture=1, food=2, ideas=7).act().do("use", "alexander_2")
    assert t.asked[0] == "buy_advance"
    assert t.g.actions == 3
    assert t.stock() == {"food": 2, "ideas": 7}
    assert t.g.activated == (t.place("D2"),)


@pytest.mark.rule("COC-612")
@pytest.mark.card("alexander.2")
def test_the_idol_needs_a_card_that_costs_an_action_and_can_be_paid_after_it() -> None:
    t = led("alexander").goods(0, culture=1, mood=1)
    assert t.act().offered("use") == []
    hold(t, "leadership")  # costs no action
    assert t.act().offered("use") == []
    t.person("great_artist")
    assert t.act().offered("use") == ["alexander_2"]
    assert t.goods(0, mood=1).act().offered("use") == []


@pytest.mark.rule("COC-302", "COC-507")
@pytest.mark.card("shogunate")
def test_the_shogunate_plays_one_card_a_turn_without_its_action() -> None:
    t = table().civ_advances(0, "shogunate").person("great_merchant").person("great_artist").act(left=1)
    t.do("use", "shogunate").do("play_person", "great_artist")
    while t.asked[0] != "act":
        t.do("pass")
    assert "great_artist" in t.g.event_discards
    assert t.g.actions == 1
    assert t.offered("use") == []
    t.do("play_person", "great_merchant")
    assert t.g.actions == 0


@pytest.mark.rule("COC-627")
@pytest.mark.card("cyrus.1")
def test_the_king_of_persia_takes_tokens_for_tiles_up_to_the_size_of_his_city() -> None:
    t = led("cyrus", "temple", "academy").city(0, "D7").act().do("perform", "cyrus_1")
    t.do("take", "mood").do("take", "culture")
    assert t.stock() == {"mood": 1, "culture": 1}  # two tiles, size 3
    assert t.g.actions == 2
    assert t.mood("D2") == "happy"
    t = led("cyrus").city(0, "D7").act().do("perform", "cyrus_1").do("take", "culture")
    assert t.stock() == {"culture": 1}  # two tiles, size 1
    t.do("perform", "cyrus_1").do("take", "culture")
    assert t.mood("D2") == "neutral"
    assert led("cyrus").units(0, "D2").leader(0, "cyrus", "D1").act().offered("perform") == []


@pytest.mark.rule("COC-623")
@pytest.mark.card("knut.1")
def test_danegeld_is_the_income_of_taxes_without_its_price() -> None:
    t = led("knut").advances(0, "taxes").goods(0, mood=1).act().do("perform", "knut_1")
    t.do("take", "wood").do("take", "ore").do("take", "ore")
    assert t.stock() == {"wood": 1, "ore": 2, "mood": 1}
    assert t.g.activated == (t.place("D2"),)
    assert t.offered("perform") == []  # neither again nor Taxes


@pytest.mark.rule("COC-623")
@pytest.mark.card("knut.1")
def test_danegeld_needs_taxes_not_taken_in_the_same_turn() -> None:
    assert led("knut").advances(0, "bartering").act().offered("perform") == []
    t = led("knut").advances(0, "taxes").goods(0, mood=1).act()
    assert set(t.offered("perform")) == {"taxes", "knut_1"}
    t.do("perform", "taxes").do("take", "wood").do("take", "ore").do("take", "ore")
    assert t.offered("perform") == []


@pytest.mark.rule("COC-507")
@pytest.mark.card("shogunate")
def test_both_halves_of_the_shogunate_can_be_used_in_one_turn() -> None:
    t = table().civ_advances(0, "shogunate").advances(0, "draft").goods(0, mood=2).person("great_merchant")
    t.act().do("use", "shogunate")
    while t.asked[0] != "act":
        t.do("pass")
    t.do("recruit", "D2")
    assert "shogunate" in t.offered("hire_by")
    t.do("hire_by", "shogunate").take("recruit", "done")
    assert len(t[0].hand) == 1
    t.do("recruit", "D2")
    assert t.offered("hire_by") == []  # only Draft is left, which then happens by itself
    t = table().civ_advances(0, "shogunate").advances(0, "draft").goods(0, mood=2).person("great_merchant")
    t.act().do("recruit", "D2").do("hire_by", "shogunate").take("recruit", "done")
    assert t.offered("use") == ["shogunate"]


# Advances of one category.


CATEGORIES = {
    "pericles": ("education", "writing", 2),
    "sun_tzu": ("warfare", "tactics", 1),
    "wu_zetian": ("agriculture", "storage", 2),
    "hiram": ("construction", "roads", 2),
}


@pytest.mark.rule("COC-614", "COC-624", "COC-626", "COC-637")
@pytest.mark.card("pericles.2", "sun_tzu.1", "wu_zetian.2", "hiram.2")
@pytest.mark.parametrize("leader", CATEGORIES)
def test_a_master_gains_an_advance_of_a_category_for_a_token(leader: str) -> None:
    category, advance, number = CATEGORIES[leader]
    source = f"{leader}_{number}"
    t = led(leader).goods(0, mood=1, culture=1).act().do("perform", source)
    assert t.offered("price") == [0, 1]
    t.do("price", 0).take("free_advance", "gain", advance)
    assert advance in t.has()
    content = t.g.content
    assert content.category_of[content.advance_index[advance]] == category
    assert t[0].counter == 2
    assert t.g.actions == 2
    assert t.g.activated == ()


@pytest.mark.rule("COC-614", "COC-624", "COC-626", "COC-637")
@pytest.mark.card("pericles.2", "sun_tzu.1", "wu_zetian.2", "hiram.2")
@pytest.mark.parametrize("leader", CATEGORIES)
def test_a_master_needs_a_happy_city_a_token_and_something_to_learn(leader: str) -> None:
    category, _, _ = CATEGORIES[leader]
    assert led(leader, mood="neutral").goods(0, mood=1).act().offered("perform") == []
    assert led(leader).goods(0, food=7).act().offered("perform") == []
    t = led(leader).goods(0, culture=1)
    t[0].advances |= t.g.content.category_masks[category]
    assert t.act().offered("perform") == []


@pytest.mark.rule("COC-628")
@pytest.mark.card("darius.2")
def test_the_architect_builds_in_his_city_for_two_culture_tokens_more() -> None:
    t = led("darius").advances(0, "writing").goods(0, food=1, wood=1, ore=1, culture=2)
    t.act().do("use", "darius_2")
    assert t.buildings(0, "D2") == {"academy"}
    assert t.stock() == {"ideas": 2}
    assert t.g.actions == 3
    assert t.g.activated == (t.place("D2"),)
    t.goods(0, food=1, wood=1, ore=1, culture=2).advances(0, "writing", "myths")
    assert t.act().offered("use") == []  # once a turn


@pytest.mark.rule("COC-059", "COC-628")
@pytest.mark.card("darius.2")
def test_the_architect_counts_his_tokens_before_those_of_a_wonder() -> None:
    t = led("darius").advances(0, "engineering", "monuments").goods(0, food=3, wood=4, ore=5, culture=6)
    t.g.wonder_deck = t.g.wonder_deck.take("great_statue")
    t[0].wonders = t[0].wonders.put("great_statue", seen_by(0))
    assert t.act().offered("use") == []
    t.goods(0, food=3, wood=4, ore=5, culture=7).act().do("use", "darius_2")
    assert t.g.wonder_at[t.g.content.wonder_index["great_statue"]] == t.place("D2")
    assert t.stock() == {}


@pytest.mark.rule("COC-630")
@pytest.mark.card("sri_gupta.2")
def test_the_golden_age_buys_into_a_new_category() -> None:
    t = led("sri_gupta").goods(0, food=2, culture=1).act().do("use", "sri_gupta_2")
    assert set(t.offered("gain")) == {"fishing", "writing", "tactics", "myths", "bartering", "arts", "math"}
    t.do("gain", "math")
    assert t.stock() == {"culture": 1}  # the token that comes with it
    assert t[0].counter == 2
    assert t.g.actions == 3
    assert t.g.activated == (t.place("D2"),)


@pytest.mark.rule("COC-630")
@pytest.mark.card("sri_gupta.2")
def test_the_golden_age_needs_price_token_and_a_category_without_advances() -> None:
    assert led("sri_gupta").goods(0, food=1, culture=1).act().offered("use") == []
    assert led("sri_gupta").goods(0, food=2).act().offered("use") == []
    t = led("sri_gupta").goods(0, food=2, culture=1)
    content = t.g.content
    t[0].advances |= sum([1 << content.tops[category] for category in content.category_masks])
    assert t.act().offered("use") == []


# Beloved.


@pytest.mark.rule("COC-618")
@pytest.mark.card("cleopatra.1")
def test_a_token_for_cleopatra_lies_on_her_city() -> None:
    t = led("cleopatra").goods(0, culture=2).act().do("use", "cleopatra_1")
    assert t.g.beloved == ((t.place("D2"), 1),)
    assert t.stock() == {"culture": 1}
    assert t.offered("use") == []
    t.end().act().do("use", "cleopatra_1")
    assert t.g.beloved == ((t.place("D2"), 2),)
    assert led("cleopatra").act().offered("use") == []
    t = led("cleopatra").units(0, "D2").leader(0, "cleopatra", "D1").goods(0, culture=2).act()
    assert t.offered("use") == []


@pytest.mark.rule("COC-059", "COC-360", "COC-543", "COC-630")
@pytest.mark.card("sri_gupta.2")
def test_a_token_that_pays_for_the_golden_age_does_not_pay_for_its_advance_too() -> None:
    t = led("sri_gupta").civ_advances(0, "peace_and_poetry").wonder("great_arena", "D2")
    assert t.goods(0, mood=1).act().offered("use") == []
    t.goods(0, mood=2).act().do("use", "sri_gupta_2").do("gain", "fishing").take(
        "pay_bought", "pay_by", "peace_and_poetry"
    )
    assert t.stock() == {"mood": 1}  # the advance brings a token
    assert "fishing" in t.has()
