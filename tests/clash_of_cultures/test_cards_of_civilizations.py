"""Cards under the hands of civilizations: Subterfuge, the Calendar, Aqueduct, wonder experts."""

from __future__ import annotations

import pytest

from saecula.core.zones import NOBODY, pile, seen_by
from saecula.games.clash_of_cultures.rules import cards, events
from tests.clash_of_cultures.table import Table, table
from tests.clash_of_cultures.test_acts import hold

# Subterfuge.


def spied_on(at: str = "D4") -> Table:
    """Player 1 owns Subterfuge, has a city near that of player 0 and one action card."""
    t = table().lay("D3", "tile_14").civ_advances(1, "subterfuge").city(1, at).goods(0, culture=3)
    card = t.g.action_deck.cards[0]
    t.g.action_deck = t.g.action_deck.take(card)
    t[1].hand = pile([card], seen_by(1))
    return t


@pytest.mark.rule("COC-506", "COC-580")
@pytest.mark.card("subterfuge")
def test_subterfuge_cancels_a_card_before_anything_is_paid() -> None:
    t = spied_on()
    (card,) = hold(t, "explorer")
    (own,) = t[1].hand.cards
    t.act().do("card", card)
    assert t.asked == ("cancel", 1)
    t.do("discard", own)
    assert t.asked == ("act", 0)
    assert t.g.actions == 3
    assert t.stock() == {"culture": 3}
    assert t.g.action_discards == (card, own)
    assert t[1].hand.cards == ()


@pytest.mark.rule("COC-506", "COC-580")
@pytest.mark.card("subterfuge")
def test_a_card_that_is_not_cancelled_is_paid_for() -> None:
    t = spied_on()
    hold(t, "leadership")
    t.act().do("card", t[0].hand.cards[0]).do("pass")
    assert t.g.actions == 4
    assert t.stock() == {"culture": 2}
    assert len(t[1].hand) == 1


@pytest.mark.rule("COC-506", "COC-580")
@pytest.mark.card("subterfuge")
def test_a_great_person_is_cancelled_without_spending_the_action() -> None:
    t = spied_on().person("great_artist").act().do("play_person", "great_artist")
    assert t.asked == ("cancel", 1)
    t.do("discard", *t[1].hand.cards)
    assert t.asked == ("act", 0)
    assert t.g.actions == 3
    assert t.g.event_discards == ("great_artist",)


@pytest.mark.rule("COC-506")
@pytest.mark.card("subterfuge")
def test_subterfuge_needs_a_card_and_cities_or_armies_within_two_hexes() -> None:
    t = spied_on()
    t[1].hand = pile()
    hold(t, "leadership")
    t.act().do("card", t[0].hand.cards[0])
    assert t.asked == ("act", 0)
    t = spied_on(at="D7").lay("D5", "tile_15")
    hold(t, "leadership", "leadership")
    t.act().do("card", t[0].hand.cards[0])
    assert t.asked == ("act", 0)
    t.units(1, "D4", settler=1).act().do("card", t[0].hand.cards[0])
    assert t.asked == ("act", 0)
    t = spied_on(at="D7").lay("D5", "tile_15").units(1, "D4", infantry=1)
    hold(t, "leadership")
    assert t.act().do("card", t[0].hand.cards[0]).asked == ("cancel", 1)


# The Calendar.


def calendar(**goods: int) -> Table:
    """Player 0 owns the Calendar; three events lie on the deck in a known order."""
    t = table().civ_advances(0, "calendar").goods(0, **goods)
    return t.card_drawn("good_year_all").card_drawn("flood").card_drawn("migration_1")


@pytest.mark.rule("COC-461", "COC-523")
@pytest.mark.card("calendar")
def test_the_calendar_shows_the_top_event_once() -> None:
    t = calendar().act().do("use", "calendar")
    assert t.asked == ("act", 0)
    assert t.g.event_top.cards[-1] == "migration_1"
    assert t.g.event_top.known == (NOBODY, NOBODY, seen_by(0))
    assert t.g.actions == 3
    assert t.offered("use") == []  # it is known, and there is nothing to pay with
    t.begin(*events.draw(t.g, 0))
    assert "migration_1" in (*t.g.events_gone, *t.g.event_discards)
    assert t.act().offered("use") == ["calendar"]


@pytest.mark.rule("COC-523")
@pytest.mark.card("calendar")
def test_a_culture_token_puts_the_event_under_the_deck() -> None:
    t = calendar(culture=2).act().do("use", "calendar")
    assert t.now == [("put_under", "migration_1"), ("pass",)]
    t.do("put_under", "migration_1")
    assert t.now == [("put_under", "flood"), ("pass",)]
    t.do("put_under", "flood")
    assert t.stock() == {}
    assert t.g.event_top.cards == ("good_year_all",)
    assert t.g.event_bottom.cards == ("flood", "migration_1")  # the last one lowest
    t.g.event_deck = pile()
    t.g.event_top = t.g.event_top.take("good_year_all")
    t.g.event_discards = ()
    assert [events.turn_up(t.g), events.turn_up(t.g)] == ["migration_1", "flood"]


@pytest.mark.rule("COC-461", "COC-523")
@pytest.mark.card("calendar")
def test_a_known_event_is_put_away_when_the_calendar_is_used_again() -> None:
    t = calendar(culture=1).act().do("use", "calendar").do("pass")
    assert t.offered("use") == ["calendar"]
    t.do("use", "calendar")
    assert t.stock() == {}
    assert t.g.event_bottom.cards == ("migration_1",)
    assert t.g.event_top.known[-1] == seen_by(0)
    assert t.offered("use") == []


@pytest.mark.rule("COC-594")
@pytest.mark.card("calendar")
def test_the_calendar_comes_too_late_for_the_event_of_its_own_gain() -> None:
    t = table(base_only=False).advances(0, "math").goods(0, food=2, culture=5)
    t[0].civilization = "maya"
    t[0].counter = 1
    t.card_drawn("migration_1").act().do("advance", "astronomy")
    assert t.g.event_discards == ("migration_1",)
    assert t.offered("use") == ["calendar"]


# Aqueduct.


@pytest.mark.rule("COC-508")
@pytest.mark.card("aqueduct")
def test_the_aqueduct_keeps_famine_away() -> None:
    assert table().civ_advances(0, "aqueduct").effect("famine_1").mood("D2") == "happy"
    assert table().effect("famine_1").mood("D2") == "angry"


@pytest.mark.rule("COC-508")
@pytest.mark.card("aqueduct")
def test_sanitation_is_free_as_an_action_or_costs_its_price_as_a_free_action() -> None:
    t = table().civ_advances(0, "aqueduct")
    assert t.act().offered("advance") == ["sanitation"]
    assert t.offered("use") == []
    t.do("advance", "sanitation")
    assert t.g.actions == 2
    t = table().civ_advances(0, "aqueduct").goods(0, food=1, gold=1).act().do("use", "aqueduct")
    assert "sanitation" in t.has()
    assert t.stock() == {"mood": 1}
    assert t.g.actions == 3
    assert t[0].counter == 2
    assert t.goods(0, food=2).act().offered("use") == []


# Wonder experts.


EXPERTS = {"qin": "great_wall", "nebuchadnezzar": "great_gardens"}


@pytest.mark.rule("COC-596", "COC-625", "COC-640")
@pytest.mark.card("qin.1", "nebuchadnezzar.1")
@pytest.mark.parametrize("leader", EXPERTS)
@pytest.mark.parametrize("place", ["deck", "discards", "hand", "envoy"])
def test_an_expert_draws_the_wonder_from_wherever_it_is(leader: str, place: str) -> None:
    wonder = EXPERTS[leader]
    t = table().leader(0, leader, "D2")
    g = t.g
    if place != "deck":
        g.wonder_deck = g.wonder_deck.take(wonder)
    if place == "discards":
        g.wonder_discards = (wonder,)
    elif place == "hand":
        t[1].wonders = pile([wonder], seen_by(1))
    elif place == "envoy":
        g.envoy = wonder
    t.begin(cards.draw_cards(0, "wonder", 1))
    assert t[0].wonders.cards == (wonder,)
    assert g.wonder_discards == ()
    assert len(t[1].wonders) == (place == "hand")  # a replacement
    assert wonder not in t[1].wonders
    assert bool(g.envoy) == (place == "envoy")
    assert g.envoy != wonder


@pytest.mark.rule("COC-596", "COC-625")
@pytest.mark.card("qin.1")
def test_an_expert_draws_any_card_once_the_wonder_is_built_or_in_hand() -> None:
    t = table().leader(0, "qin", "D2").wonder("great_wall", "D7", 1)
    t.begin(cards.draw_cards(0, "wonder", 1))
    assert len(t[0].wonders) == 1
    t = table().leader(0, "qin", "D2").begin(cards.draw_cards(0, "wonder", 2))
    assert len(t[0].wonders) == 2


@pytest.mark.rule("COC-396", "COC-596")
@pytest.mark.card("qin.1")
def test_in_a_buffet_an_expert_lays_the_wonder_out() -> None:
    t = table(wonder_buffet=True).leader(0, "qin", "D2").begin(cards.draw_cards(0, "wonder", 1))
    assert t.g.wonder_row == ("great_wall",)
    assert t[0].wonders.cards == ()


def workshop(leader: str, wonder: str, **goods: int) -> Table:
    """Player 0 could build a wonder in the happy city D2, where the leader stands."""
    advance = {"great_wall": "siegecraft", "great_gardens": "irrigation", "great_statue": "monuments"}[wonder]
    t = table().city(0, "C2").units(0, "D2").leader(0, leader, "D2").advances(0, "engineering", advance)
    t.g.wonder_deck = t.g.wonder_deck.take(wonder)
    t[0].wonders = pile([wonder], seen_by(0))
    return t.goods(0, **goods)


@pytest.mark.rule("COC-625", "COC-640")
@pytest.mark.card("qin.1", "nebuchadnezzar.1")
@pytest.mark.parametrize("leader", EXPERTS)
def test_an_expert_builds_a_cheaper_wonder_as_a_free_action(leader: str) -> None:
    wonder = EXPERTS[leader]
    price = {"great_wall": (3, 2, 7), "great_gardens": (5, 5, 2)}[wonder]
    goods = dict(zip(("food", "wood", "ore"), price, strict=True))
    assert workshop(leader, wonder, **goods, culture=2).act().offered("use") == []
    t = workshop(leader, wonder, **goods, culture=3).act().do("use", f"{leader}_1")
    assert t.g.wonder_at[t.g.content.wonder_index[wonder]] == t.place("D2")
    assert t.stock() == {}
    assert t.g.actions == 3
    assert t.g.activated == (t.place("D2"),)


@pytest.mark.rule("COC-625", "COC-640")
@pytest.mark.card("qin.1", "nebuchadnezzar.1")
@pytest.mark.parametrize("leader", EXPERTS)
def test_an_expert_builds_any_wonder_freely_but_only_in_his_city_and_at_its_price(leader: str) -> None:
    t = workshop(leader, "great_statue", food=3, wood=4, ore=5, culture=4)
    assert t.act().offered("use") == []
    t = workshop(leader, "great_statue", food=3, wood=4, ore=5, culture=5)
    assert t.act().offered("use") == [f"{leader}_1"]
    t.units(0, "D2").leader(0, leader, "C2")
    assert t.act().offered("use") == []  # C2 is not happy
