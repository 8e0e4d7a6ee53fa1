"""What civilization advances and leaders change about prices and payments."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saecula.core.contracts import check_scene
from saecula.core.zones import EVERYONE, pile
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.position import BARBARIANS
from saecula.games.clash_of_cultures.rules import hosts, paying, pirates, prices, wonders
from saecula.games.clash_of_cultures.rules.goods import MEANS, Amounts
from saecula.games.clash_of_cultures.rules.paying import way
from tests.clash_of_cultures.table import Table, nation

PRICE = st.tuples(*[st.integers(0, 2) for _ in range(MEANS)])


def captives(t: Table, *kinds: str, side: int = 1) -> Table:
    """Player 0 holds captives of one side."""
    numbers = {"infantry": hosts.INFANTRY, "cavalry": hosts.CAVALRY, "elephant": hosts.ELEPHANT}
    t[0].captives = tuple(sorted([*t[0].captives, *[(side, numbers[kind]) for kind in kinds]]))
    return t


def builders(civilization: str, *advances: str) -> Table:
    """Player 0 has three cities and these advances, and nothing to pay with."""
    return nation(civilization, *advances).city(0, "D2", mood="happy").city(0, "C2").city(0, "E2")


# Captives.


@pytest.mark.rule("COC-501")
@pytest.mark.card("human_sacrifice")
def test_captives_pay_mood_and_culture_tokens() -> None:
    t = captives(nation("aztecs").civ_advances(0, "human_sacrifice"), "infantry", "infantry").act()
    t.do("recruit", "D2").take("recruit", "lead", "ahuitzotl").take("recruit", "done")
    assert (t[0].leader, t[0].captives) == ("ahuitzotl", ())
    t = captives(nation("aztecs"), "infantry", "infantry").act()
    assert t.offered("recruit") == []


@pytest.mark.rule("COC-501", "COC-067")
def test_captives_pay_no_resources() -> None:
    t = captives(builders("aztecs", "tactics").civ_advances(0, "human_sacrifice"), *["infantry"] * 4)
    assert t.act().offered("construct") == []


@pytest.mark.rule("COC-501", "COC-585")
def test_the_player_chooses_which_captive_returns_to_its_owner() -> None:
    t = nation("aztecs", "civil_liberties", "taxes").civ_advances(0, "human_sacrifice")
    captives(captives(t, "infantry", "cavalry"), "infantry", side=BARBARIANS).act().do("perform", "taxes")
    assert t.offered("release") == [(1, "infantry"), (1, "cavalry"), (BARBARIANS, "infantry")]
    check_scene(GAME, t.g, 0, "de")
    t.do("release", 1, "cavalry")
    assert t[0].captives == ((1, hosts.INFANTRY), (BARBARIANS, hosts.INFANTRY))


@pytest.mark.rule("COC-600")
@pytest.mark.card("acamapichtli.1")
def test_each_captive_replaces_two_resources_of_a_building_in_the_city_of_acamapichtli() -> None:
    t = captives(builders("aztecs", "tactics").leader(0, "acamapichtli", "D2"), "infantry", "infantry")
    assert t.act().offered("construct") == ["D2"]
    assert t.do("construct", "D2").buildings(0, "D2") == {"fortress"}
    assert t[0].captives == ()
    t = captives(builders("aztecs", "tactics").leader(0, "acamapichtli", "D2"), "infantry").goods(0, ore=1)
    t.act().do("construct", "D2")
    assert (t[0].captives, t.stock()) == ((), {})
    t = captives(builders("aztecs", "tactics").leader(0, "acamapichtli", "D2"), "infantry")
    assert t.act().offered("construct") == []


@pytest.mark.rule("COC-615")
@pytest.mark.card("pakal.2")
def test_a_culture_token_replaces_two_resources_of_a_building_in_the_city_of_pakal() -> None:
    t = builders("maya", "tactics").leader(0, "pakal", "D2").goods(0, culture=1, wood=1).act()
    assert t.offered("construct") == ["D2"]
    assert t.do("construct", "D2").stock() == {}
    t = builders("maya", "tactics").leader(0, "pakal", "D2").goods(0, culture=2).act()
    assert t.do("construct", "D2").stock() == {}
    t = builders("maya", "tactics").leader(0, "pakal", "D2").goods(0, culture=2, food=1, wood=1, ore=1)
    assert t.act().do("construct", "D2").stock() == {"culture": 2}


@pytest.mark.rule("COC-615", "COC-071")
def test_by_hand_a_culture_token_pays_for_any_two_resources() -> None:
    t = builders("maya", "tactics").leader(0, "pakal", "D2").goods(0, culture=1, food=1, wood=1, ore=1)
    t.act().do("by_hand").do("construct", "D2")
    t.do("instead", "food", "culture").do("instead", "ore", "culture").take("choose_goods", "done")
    assert t.stock() == {"food": 1, "ore": 1}


@pytest.mark.rule("COC-501", "COC-196")
def test_captives_boost_influence() -> None:
    def far(*held: str) -> Table:
        t = nation("aztecs").civ_advances(0, "human_sacrifice").lay("B2", "tile_14").city(0, "D2")
        return captives(t.city(1, "B2", "temple"), *held)

    t = far("infantry", "infantry").die(4).act().do("influence", "D2")
    assert (t.asked[0], len(t[0].captives)) == ("boost_result", 1)
    t.do("boost", 1)
    assert (t[0].captives, t.buildings(0, "B2")) == ((), {"temple"})
    assert far().act().offered("influence") == []


@pytest.mark.rule("COC-501", "COC-331")
def test_captives_pay_off_pirates() -> None:
    t = captives(nation("aztecs").lay("D3", "tile_05"), "infantry").pirates("D3")
    t.civ_advances(0, "human_sacrifice").begin(pirates.pay_off(0))
    assert t[0].captives == ()
    t = captives(nation("aztecs").lay("D3", "tile_05"), "infantry").pirates("D3").begin(pirates.pay_off(0))
    assert (len(t[0].captives), t.mood("D2")) == (1, "neutral")
    t = captives(nation("aztecs").lay("D3", "tile_05").goods(0, food=1), "infantry").pirates("D3")
    t.civ_advances(0, "human_sacrifice").begin(pirates.pay_off(0))
    assert t.offered("pay_off") == ["food", "captives"]
    check_scene(GAME, t.g, 0, "en")


@pytest.mark.rule("COC-501", "COC-726")
def test_captives_pay_mercenaries() -> None:
    def aztecs(*own: str) -> Table:
        t = captives(nation("aztecs").civ_advances(0, *own).lay("D3", "tile_14"), "infantry")
        t.g.action_deck = t.g.action_deck.take("action_13")
        t[0].hand = pile(("action_13",), EVERYONE)
        return t.goods(0, food=1).barbarians("D4").act().do("card", "action_13")

    t = aztecs("human_sacrifice")
    assert t.offered("hire_army") == [("D4", "food"), ("D4", "captives")]
    check_scene(GAME, t.g, 0, "en")
    t.do("hire_army", "D4", "captives")
    assert (t[0].captives, t.stock()) == ((), {"food": 1})
    t = aztecs()
    assert (len(t[0].captives), t.stock()) == (1, {})


@pytest.mark.rule("COC-501", "COC-788")
def test_captives_appease_an_uprising() -> None:
    def aztecs(**tokens: int) -> Table:
        t = captives(nation("aztecs").civ_advances(0, "human_sacrifice"), "infantry", "infantry")
        return t.goods(0, **tokens).effect("uprising")

    t = aztecs(mood=1)
    assert t.now == [("give_good", "mood"), ("give_good", "captives")]
    t.do("give_good", "captives")
    check_scene(GAME, t.g, 0, "en")
    t.do("done")
    assert (len(t[0].captives), t.stock(), t[0].half_points) == (1, {"mood": 1}, 1)
    assert aztecs().now == [("give_good", "captives"), ("done",)]  # captives are no tokens


@pytest.mark.rule("COC-331", "COC-360")
def test_who_pays_one_token_for_another_has_no_captives_for_pirates() -> None:
    t = nation("rome").lay("D3", "tile_05").pirates("D3").wonder("great_arena", "D2")
    t.goods(0, culture=1, food=1).begin(pirates.pay_off(0))
    assert t.offered("pay_off") == ["food", "culture"]


# Buildings.


@pytest.mark.rule("COC-510")
@pytest.mark.card("captivi")
def test_mood_tokens_pay_for_roman_buildings_but_not_for_wonders() -> None:
    t = builders("rome", "tactics").civ_advances(0, "captivi").goods(0, mood=3)
    assert t.act().do("construct", "D2").buildings(0, "D2") == {"fortress"}
    assert t.stock() == {}
    assert builders("rome", "tactics").goods(0, mood=3).act().offered("construct") == []
    held = prices.ways(t.realm().sheet, "wonder")
    assert all(by != 5 for _, by, *_ in held)


@pytest.mark.rule("COC-525")
@pytest.mark.card("architecture_e")
def test_mood_tokens_pay_for_egyptian_buildings_and_wonders_tokens_too() -> None:
    t = builders("egypt", "tactics").civ_advances(0, "architecture_e").goods(0, mood=2, food=1)
    assert t.act().do("construct", "D2").stock() == {}
    t = wonder(builders("egypt").civ_advances(0, "architecture_e"), "great_arena").goods(0, mood=20)
    due = sum(prices.amounts(t.g.content.wonders[t.g.content.wonder_index["great_arena"]].price))
    t.act().do("construct", "D2").take("construct", "build_wonder", "great_arena")
    assert t.stock() == {"mood": 20 - due}
    t = wonder(builders("egypt"), "great_arena").goods(0, mood=20)
    assert t.act().offered("construct") == []


def wonder(t: Table, id_: str) -> Table:
    """Player 0 has this wonder card and the advances that it needs."""
    needed = t.g.content.wonders[t.g.content.wonder_index[id_]].advance
    t.advances(0, "engineering", needed)
    t.g.wonder_deck = t.g.wonder_deck.take(id_)
    t[0].wonders = t[0].wonders.put(id_, 0)
    return t


@pytest.mark.rule("COC-555", "COC-444")
@pytest.mark.card("ziggurats")
def test_ideas_pay_for_temples_and_dogma_limits_them_no_longer() -> None:
    t = builders("babylon", "myths", "tactics").civ_advances(0, "ziggurats").goods(0, ideas=3)
    t.act().do("construct", "D2").take("choose_gain", "take", "mood")
    assert (t.buildings(0, "D2"), t.stock()) == ({"temple"}, {"mood": 1})
    t = (
        nation("babylon", "state_religion")
        .goods(0, food=2, ideas=7)
        .act()
        .do("advance", "dogma")
        .do("pay", 2, 0)
    )
    assert t.stock() == {"ideas": 7}
    t = (
        nation("rome", "state_religion")
        .goods(0, food=2, ideas=7)
        .act()
        .do("advance", "dogma")
        .do("pay", 2, 0)
    )
    assert t.stock() == {"ideas": 2}


@pytest.mark.rule("COC-619")
@pytest.mark.card("imhotep.2")
def test_academies_and_observatories_cost_only_ore_in_the_city_of_imhotep() -> None:
    t = builders("egypt", "writing", "tactics").leader(0, "imhotep", "D2").goods(0, ore=1).act()
    assert t.offered("construct") == ["D2"]
    t.do("construct", "D2")
    assert t.buildings(0, "D2") == {"academy"}
    t = builders("egypt", "tactics").leader(0, "imhotep", "D2").goods(0, ore=1)
    assert t.act().offered("construct") == []


@pytest.mark.rule("COC-639")
@pytest.mark.card("hammurabi.2")
def test_a_fortress_costs_only_ore_in_the_city_of_hammurabi() -> None:
    t = builders("babylon", "tactics", "writing").leader(0, "hammurabi", "C2").goods(0, ore=1).act()
    assert t.offered("construct") == ["C2"]
    assert t.do("construct", "C2").buildings(0, "C2") == {"fortress"}


@pytest.mark.rule("COC-619")
@pytest.mark.card("imhotep.1")
def test_activating_the_city_of_imhotep_for_anything_but_collecting_gives_an_idea() -> None:
    t = builders("egypt").leader(0, "imhotep", "D2").goods(0, food=4).act()
    t.do("recruit", "D2").take("recruit", "done")
    assert t.stock() == {"food": 2, "ideas": 1}
    t.do("recruit", "C2")
    assert t.stock() == {"ideas": 1}
    t.do("collect", "D2").take("reap", "done")
    assert t.stock() == {"ideas": 1}


@pytest.mark.rule("COC-620")
@pytest.mark.card("ramses.2")
def test_an_obelisk_in_the_city_of_ramses_brings_culture_or_ideas() -> None:
    t = builders("egypt", "arts").leader(0, "ramses", "D2").goods(0, food=1, wood=1, ore=1)
    t.act().do("construct", "D2")
    assert t.offered("take") == ["culture", "ideas"]
    assert t.do("take", "ideas").stock() == {"ideas": 2}
    t = builders("egypt", "arts").leader(0, "ramses", "D2").goods(0, food=1, wood=1, ore=1)
    assert t.act().do("construct", "C2").stock() == {}


@pytest.mark.rule("COC-603")
@pytest.mark.card("go_toba.2")
def test_after_an_academy_in_the_city_of_go_toba_an_advance_may_be_bought() -> None:
    def built(hex_: str, **goods: int) -> Table:
        t = builders("japan", "writing").leader(0, "go_toba", "D2").goods(0, food=3, wood=1, ore=1, **goods)
        return t.act().do("construct", hex_)

    t = built("D2")
    assert t.offered("choose") == ["buy"]
    t.do("choose", "buy").do("gain", "storage").take("pay_bought", "pay", 2, 0)
    assert "storage" in t.has()
    assert t.g.actions == 2
    assert built("D2").do("pass").asked[0] == "act"
    assert built("C2").asked[0] == "act"


@pytest.mark.rule("COC-629")
@pytest.mark.card("xerxes.2")
def test_wonders_cost_two_goods_less_in_the_city_of_xerxes_in_any_mix() -> None:
    t = wonder(builders("persia"), "great_arena").leader(0, "xerxes", "D2")
    full = prices.amounts(t.g.content.wonders[t.g.content.wonder_index["great_arena"]].price)
    names = dict(zip(paying.MEANS_NAMES, full, strict=True))
    due = {name: number for name, number in names.items() if number}
    t.goods(0, **due).act().do("construct", "D2").take("construct", "build_wonder", "great_arena")
    assert t.offered("spare") == list(due)
    t.do("spare", "culture")
    assert t.stock() == {"culture": 2}
    poorer = {**due, "culture": due["culture"] - 2}
    for hex_, cheap in (("D2", True), ("C2", False)):
        t = wonder(builders("persia"), "great_arena").leader(0, "xerxes", hex_).goods(0, **poorer)
        lacks = wonders.lacks(t.realm(), "great_arena", t.place("D2"))
        assert ("price" not in lacks) == cheap


@pytest.mark.rule("COC-629")
@settings(max_examples=80, deadline=None)
@given(PRICE, PRICE, st.integers(0, 3))
def test_spared_goods_against_trying_everything(stock: Amounts, price: Amounts, less: int) -> None:
    ways = (way(0, 4), way(1, 6))
    mixes = combinations_with_replacement(range(MEANS), min(less, sum(price)))
    lower = [tuple([n - mix.count(good) for good, n in enumerate(price)]) for mix in mixes]
    payable = [each for each in lower if min(each) >= 0 and paying.default(stock, each, ways) is not None]
    assert paying.can_pay_less(stock, price, less, ways) == bool(payable)


# Happiness, abilities and advances.


@pytest.mark.rule("COC-639", "COC-190")
@pytest.mark.card("hammurabi.1")
def test_the_city_of_hammurabi_becomes_happy_for_a_culture_token() -> None:
    t = (
        nation("babylon")
        .city(0, "D2", "temple", mood="angry")
        .leader(0, "hammurabi", "D2")
        .goods(0, culture=1)
    )
    t.act().do("cheer")
    assert (t.mood("D2"), t.stock()) == ("happy", {})
    t = nation("babylon").city(0, "D2", "temple", mood="angry").leader(0, "hammurabi", "D2")
    t.city(0, "C2").goods(0, culture=1, mood=3).act().do("cheer")
    assert t.now == [("gladden", "C2"), ("gladden", "D2"), ("judge", "D2")]
    t.do("judge", "D2").do("gladden", "C2")
    assert (t.mood("C2"), t.mood("D2"), t.stock()) == ("happy", "happy", {"mood": 2})
    t = nation("babylon").city(0, "D2", "temple", mood="angry").city(0, "C2").leader(0, "hammurabi", "C2")
    assert t.goods(0, culture=1).act().do("cheer").mood("D2") == "angry"


@pytest.mark.rule("COC-518")
@pytest.mark.card("hellenistic_culture")
def test_arts_may_be_paid_with_two_mood_tokens() -> None:
    t = nation("greece", "arts").civ_advances(0, "hellenistic_culture").city(1, "C2", "temple")
    t.goods(0, mood=2).act().do("use", "arts")
    assert t.stock() == {}
    t = nation("greece", "arts").city(1, "C2", "temple").goods(0, mood=2).act()
    assert t.offered("use") == []


@pytest.mark.rule("COC-543", "COC-454")
@pytest.mark.card("peace_and_poetry")
def test_one_advance_a_turn_may_be_paid_with_a_mood_token() -> None:
    t = nation("india").civ_advances(0, "peace_and_poetry").goods(0, mood=2).act()
    t.do("advance", "fishing")
    assert (t.stock(), "fishing" in t.has()) == ({"mood": 2}, True)  # the token of Fishing came in
    assert t.offered("advance") == []
    t = nation("india").civ_advances(0, "peace_and_poetry").goods(0, mood=1, food=2).act()
    t.do("advance", "writing")
    assert (t.offered("pay"), t.offered("pay_by")) == ([(2, 0)], ["peace_and_poetry"])
    assert nation("india").goods(0, mood=2).act().offered("advance") == []


@pytest.mark.rule("COC-522", "COC-454")
@pytest.mark.card("ballcourts")
def test_one_spirituality_advance_a_turn_costs_one_food_less() -> None:
    t = nation("maya").civ_advances(0, "ballcourts").goods(0, food=2).act().do("advance", "myths")
    assert t.stock() == {"food": 1, "mood": 1}
    assert t.offered("advance") == []
    assert nation("maya").civ_advances(0, "ballcourts").goods(0, food=1).act().offered("advance") == ["myths"]


@pytest.mark.rule("COC-508")
@pytest.mark.card("aqueduct")
def test_sanitation_is_free_or_costs_no_action() -> None:
    t = nation("rome", "engineering").civ_advances(0, "aqueduct").act().do("advance", "sanitation")
    assert ("sanitation" in t.has(), t.g.actions) == (True, 2)
    t = nation("rome", "engineering").civ_advances(0, "aqueduct").goods(0, food=2).act(left=0)
    t.do("use", "aqueduct").take("pay_bought", "pay", 2, 0)
    assert ("sanitation" in t.has(), t.stock(), t.g.actions) == (True, {"mood": 1}, 0)
    t = nation("rome", "engineering").civ_advances(0, "aqueduct").act(left=0)
    assert t.offered("use") == []


@pytest.mark.rule("COC-508")
@pytest.mark.card("aqueduct")
def test_aqueducts_protect_from_famines() -> None:
    t = nation("rome").civ_advances(0, "aqueduct").goods(0, food=2).effect("famine_1")
    assert t.stock() == {"food": 2}
    assert nation("rome").goods(0, food=2).effect("famine_1").stock() == {"food": 1}


@pytest.mark.rule("COC-502")
@pytest.mark.card("aztec_gold")
def test_a_new_city_brings_gold_and_more_for_goods_by_mountains() -> None:
    t = nation("aztecs").civ_advances(0, "aztec_gold").goods(0, food=1, mood=1).units(0, "C2", settler=1)
    mountains = {hex_ for hex_ in ("D1", "D2", "E2", "C3") if t.terrain(hex_) == "mountain"}
    assert mountains == {"E2"}
    assert t.act().do("found", "C2").stock() == {"food": 1, "mood": 1, "gold": 1}  # E2 is not next to C2
    t = (
        nation("aztecs")
        .civ_advances(0, "aztec_gold")
        .goods(0, food=1, mood=1)
        .no_city("D2")
        .units(0, "D2", settler=1)
    )
    t.act().do("found", "D2")
    assert t.offered("give_good") == ["food", "mood"]
    assert t.do("give_good", "mood").stock() == {"food": 1, "gold": 2}
    t = nation("aztecs").goods(0, food=1).no_city("D2").units(0, "D2", settler=1).act().do("found", "D2")
    assert t.stock() == {"food": 1}


@pytest.mark.rule("COC-521")
@pytest.mark.card("stelas")
def test_stelae_reward_new_cities_and_obelisks() -> None:
    t = nation("maya").civ_advances(0, "stelas").units(0, "C2", settler=1).act().do("found", "C2")
    assert t.offered("take") == ["culture", "ideas"]
    t = builders("maya", "arts", "tactics").civ_advances(0, "stelas").goods(0, food=1, wood=1, ore=1)
    t.act().do("construct", "D2").do("build", "obelisk")
    assert t.do("take", "ideas").stock() == {"ideas": 1}
    t = builders("maya", "arts", "tactics").civ_advances(0, "stelas").goods(0, food=1, wood=1, ore=1)
    assert t.act().do("construct", "D2").do("build", "fortress").stock() == {}


@pytest.mark.rule("COC-527", "COC-584")
@pytest.mark.card("man_god")
def test_theocracy_has_the_abilities_of_autocracy_without_owning_it() -> None:
    t = nation("egypt", "dogma", "conversion").civ_advances(0, "man_god").goods(0, mood=2, food=2, ore=1)
    t.act()
    assert t.offered("use") == ["absolute_power"]
    assert not {"nationalism", "absolute_power"} & t.has()
    t.do("recruit", "D2").do("hire", "infantry").take("recruit", "done")
    assert t.offered("take") == ["mood", "culture"]  # Nationalism, beside Dogma
    t = nation("egypt", "dogma", "conversion").goods(0, mood=2).act()
    assert t.offered("use") == []
