"""Drawing events, symbols, whom they concern, and what prevents them (COC-295 to COC-305)."""

from __future__ import annotations

import pytest

from saecula.core.zones import NOBODY, pile
from saecula.games.clash_of_cultures.rules import advances, cards, events, incidents
from tests.clash_of_cultures.table import Table, table


def realm(seats: int = 2, **options: bool) -> Table:
    """Player 0 has land around the first city; no symbol asks anything without it."""
    return table(seats, **options).lay("D3", "tile_05").lay("B2", "tile_14")


@pytest.mark.rule("COC-295", "COC-296")
def test_symbol_then_effect_then_discard() -> None:
    t = realm().city(0, "C2").event("migration_1")
    assert t.stock() == {"gold": 2}
    assert t.g.events_gone == ("migration_1",)
    assert t.asked == ("sadden", 0)
    assert t.at(1, "D7") == ["settler", "settler"]
    t.do("sadden", "D2")
    assert t.mood("D2") == "neutral"
    assert (t.g.event_discards, [*t.g.events_gone]) == (("migration_1",), [])
    assert t.stock(1) == {}


@pytest.mark.rule("COC-101", "COC-295", "COC-X25")
def test_the_event_comes_before_the_counter_is_refilled() -> None:
    t = realm().city(0, "C2").card_drawn("migration_1")
    t[0].counter = 1
    t.begin(advances.gain(0, "storage", True))
    assert t[0].counter == 0
    t.do("sadden", "C2")
    assert t[0].counter == 3


@pytest.mark.rule("COC-283", "COC-295")
def test_discarded_events_make_a_new_deck() -> None:
    t = realm()
    t.g.event_discards = ("flood",)
    t.g.events_gone = tuple(card for card in t.g.event_deck.cards if card != "flood")
    t.g.event_deck = pile()
    t.begin(*events.draw(t.g, 0))
    assert t.g.event_discards == ("flood",)
    assert len(t.g.event_deck) == 0


@pytest.mark.rule("COC-295")
def test_the_deck_has_a_top_and_a_bottom_that_somebody_looked_at() -> None:
    t = realm()
    t.g.event_bottom = t.g.event_bottom.put("flood", NOBODY)
    t.card_drawn("good_year_you")
    t.g.event_deck = pile(["migration_1"], NOBODY)
    assert [events.turn_up(t.g) for _ in range(3)] == ["good_year_you", "migration_1", "flood"]


@pytest.mark.rule("COC-297")
def test_a_gold_mine_brings_two_gold() -> None:
    assert realm().event("migration_2").stock() == {"gold": 2}


@pytest.mark.rule("COC-298")
def test_exhausted_land_is_empty_and_next_to_a_city() -> None:
    t = realm().units(1, "C3", settler=1).event("awesome_year_all")
    assert set(t.offered("exhaust")) == {"C2", "E2"}  # not D1, which is barren, nor D3, which is water
    t.do("exhaust", "C2")
    assert t.g.exhausted == t.mask("C2")
    assert t.stock() == {"food": 2}
    assert t.event("awesome_year_share").g.exhausted == t.mask("C2", "E2")


@pytest.mark.rule("COC-298")
def test_without_land_or_tokens_nothing_is_exhausted() -> None:
    t = realm()
    t.g.exhausted = t.mask("A3", "B2", "B3", "C4", "E4", "D4")
    assert t.event("awesome_year_all").g.exhausted.bit_count() == 6
    t = table().units(0, "C2", settler=1).city(0, "E2").event("awesome_year_all")
    assert t.g.exhausted == 0


@pytest.mark.rule("COC-296", "COC-304")
def test_an_event_for_all_is_finished_for_one_player_after_the_other() -> None:
    t = realm().city(0, "C2").city(1, "E8").advances(0, "myths").goods(0, mood=1)
    t.effect("pestilence", 1)
    assert t.asked == ("sadden", 1)
    t.do("sadden", "D7")
    assert t.asked == ("sadden", 0)
    t.do("sadden", "D2")
    assert t.asked == ("prevent_fall", 0)
    t.do("prevent", "myths")
    assert (t.mood("D2"), t.mood("D7"), t.stock()) == ("happy", "neutral", {})


@pytest.mark.rule("COC-300", "COC-305", "COC-420")
def test_myths_saves_a_city_from_any_number_of_steps() -> None:
    t = realm().advances(0, "myths").goods(0, mood=2).effect("famine_1")
    assert t.may("prevent", "myths")
    t.do("prevent", "myths")
    assert (t.mood("D2"), t.stock()) == ("happy", {"mood": 1})
    t.effect("famine_2").do("pass")
    assert (t.mood("D2"), t.stock()) == ("angry", {"mood": 1})
    t = realm().advances(0, "myths").effect("famine_1")
    assert t.mood("D2") == "angry"


@pytest.mark.rule("COC-300", "COC-305", "COC-750")
def test_myths_is_offered_city_by_city() -> None:
    t = realm().city(0, "C2").city(0, "E2").advances(0, "myths", "roads").goods(0, mood=1)
    t.effect("pestilence").do("sadden", "C2").do("prevent", "myths")
    assert set(t.offered("sadden")) == {"D2", "E2"}
    t.do("sadden", "E2")
    assert (t.mood("C2"), t.mood("E2"), t.mood("D2")) == ("neutral", "angry", "happy")


@pytest.mark.rule("COC-602")
@pytest.mark.card("marqzen.1")
def test_the_storm_master_undoes_losses_in_the_city_of_the_leader() -> None:
    t = realm(base_only=False).units(0, "D2", leader=1, infantry=1)
    t[0].leader = "marqzen"
    t.effect("famine_1").do("prevent", "marqzen_1")
    assert t.mood("D2") == "happy"
    t.effect("epidemics").do("give_up", "D2", "infantry").do("prevent", "marqzen_1")
    assert t.at(0, "D2") == ["infantry", "leader"]
    t.units(0, "D2", infantry=1).units(0, "C2", leader=1)
    assert t.effect("famine_2").mood("D2") == "angry"


@pytest.mark.rule("COC-602")
@pytest.mark.card("marqzen.1")
def test_the_storm_master_saves_nobody_outside_a_city() -> None:
    t = realm().units(0, "D2").units(0, "C2", infantry=1, settler=1).leader(0, "marqzen", "C2")
    t.effect("epidemics").do("give_up", "C2", "infantry")
    assert t.at(0, "C2") == ["settler", "leader"]


@pytest.mark.rule("COC-602", "COC-778")
@pytest.mark.card("marqzen.1")
def test_the_storm_master_saves_units_from_a_volcano_but_not_himself() -> None:
    t = realm().city(0, "C2").city(0, "E2").city(0, "C3").units(0, "C2", infantry=1, settler=1)
    t.leader(0, "marqzen", "C2").effect("volcano").do("erupt", "C2")
    t.do("prevent", "marqzen_1").do("pass")
    assert len(t.at(0, "C2")) == 1
    assert t[0].leader == ""
    assert "C2" not in t.cities()


@pytest.mark.rule("COC-303")
def test_a_city_that_can_lose_mood_is_chosen_first() -> None:
    t = realm().city(0, "C2", mood="angry").city(0, "E2", mood="angry").event("migration_1")
    assert t.mood("D2") == "neutral"
    t.city(0, "D2", mood="angry").event("migration_2")
    assert (t.asked, t.g.event_discards) == (("", -1), ("migration_1", "migration_2"))


@pytest.mark.rule("COC-303", "COC-301")
def test_gifts_that_nobody_can_receive_are_skipped() -> None:
    t = realm(3)
    assert t.effect("population_boom_1").asked == ("name_player", 0)
    t = realm().no_city("D7").effect("population_boom_1")
    assert t.at(0, "D2") == ["settler", "settler"]
    assert t.asked == ("", -1)


@pytest.mark.rule("COC-392")
def test_without_events_only_the_symbol_counts() -> None:
    t = realm(no_events=True).event("migration_1")
    assert (t.stock(), t.mood("D2"), t.g.event_discards) == ({"gold": 2}, "happy", ("migration_1",))
    t = realm(no_events=True).goods(0, culture=3).city(0, "C2").card_drawn("great_explorer")
    t.begin(*events.draw(t.g, 0))
    assert t.asked == ("exhaust", 0)
    t.do(*t.now[0])
    assert (t.asked, t.stock()) == (("", -1), {"culture": 3})


@pytest.mark.rule("COC-393", "COC-301")
def test_with_optional_events_the_text_is_announced_before() -> None:
    t = realm(optional_events=True).event("migration_1")
    assert t.g.events_gone == ()
    t.do("symbol_only")
    assert (t.stock(), t.mood("D2")) == ({"gold": 2}, "happy")
    t = realm(optional_events=True).event("migration_1").do("whole_event")
    assert t.mood("D2") == "neutral"


@pytest.mark.rule("COC-364", "COC-295")
def test_the_mausoleum_draws_the_last_event_discarded_and_discards_below() -> None:
    t = realm().wonder("great_mausoleum", "D2")
    t.g.event_deck = t.g.event_deck.take("good_year_all").take("migration_1")
    t.g.event_discards = ("good_year_all", "migration_1")
    t.event("good_year_you").do("from_discards", "migration_1")
    assert t.stock() == {"gold": 2}
    assert t.g.event_discards == ("migration_1", "good_year_all")
    t.begin(*events.draw(t.g, 1))
    assert "good_year_you" in t.g.events_gone


@pytest.mark.rule("COC-501")
@pytest.mark.card("human_sacrifice")
def test_human_sacrifice_ignores_the_whole_card() -> None:
    t = realm(base_only=False)
    t[0].own_advances = 1 << t.g.content.civ_advance_index["human_sacrifice"]
    t[0].captives = ((1, 1), (1, 1))
    t.card_drawn("migration_2").card_drawn("migration_1")
    t.begin(*events.draw(t.g, 0))
    assert t.asked == ("exchange", 0)
    t.do("redraw", "human_sacrifice").do("pass")
    assert [*t[0].captives] == [(1, 1)]
    assert t.stock() == {"gold": 2}
    assert t.mood("D2") == "neutral"
    assert t.g.event_discards == ("migration_1", "migration_2")


@pytest.mark.rule("COC-501")
@pytest.mark.card("human_sacrifice")
def test_human_sacrifice_can_be_repeated_as_long_as_there_are_captives() -> None:
    t = realm().civ_advances(0, "human_sacrifice")
    t[0].captives = ((1, 1), (1, 1))
    t.card_drawn("good_year_all").card_drawn("migration_2").card_drawn("migration_1")
    t.begin(*events.draw(t.g, 0)).do("redraw", "human_sacrifice").do("redraw", "human_sacrifice")
    assert not t[0].captives
    assert "good_year_all" in t.g.events_gone
    assert t.mood("D2") == "happy"
    t = realm().civ_advances(0, "human_sacrifice").event("migration_1")
    assert t.mood("D2") == "neutral"  # no captive, no question


@pytest.mark.rule("COC-501")
@pytest.mark.card("human_sacrifice")
def test_captives_pay_for_mood_and_culture_tokens() -> None:
    t = realm().civ_advances(0, "human_sacrifice").city(0, "D2", mood="neutral")
    assert not t.act().may("cheer")
    t[0].captives = ((1, 1),)
    t.act().do("cheer")
    assert t.mood("D2") == "happy"
    assert not t[0].captives


@pytest.mark.rule("COC-295", "COC-554")
@pytest.mark.card("star_catalogues")
def test_star_catalogues_bring_an_idea_or_culture_before_the_draw() -> None:
    t = realm(base_only=False)
    t[0].own_advances = 1 << t.g.content.civ_advance_index["star_catalogues"]
    t.event("migration_1")
    assert t.g.events_gone == ()
    assert t.asked[1] == 0
    t.do(*t.now[1])
    assert t.stock() == {"gold": 2, "culture": 1}
    t = realm().civ_advances(1, "star_catalogues").event("migration_1")
    assert t.stock(1) == {}  # the event of somebody else


@pytest.mark.rule("COC-299")
def test_points_of_events_are_kept() -> None:
    t = realm(base_only=False).goods(0, mood=2).effect("uprising").do("done")
    assert t[0].half_points == 1


@pytest.mark.rule("COC-295")
def test_an_event_that_stays_is_discarded_when_it_is_used() -> None:
    t = realm(base_only=False).effect("solar_eclipse")
    assert (t.g.eclipse, t.g.events_gone) == (True, ("solar_eclipse",))
    cards.put_away_used(t.g, "solar_eclipse")
    assert (t.g.events_gone, t.g.event_discards) == ((), ("solar_eclipse",))


@pytest.mark.rule("COC-302", "COC-296")
def test_the_drawer_is_known_while_an_event_is_carried_out() -> None:
    t = realm().city(0, "C2").effect("migration_1", 0)
    assert cards.drawer(t.g) == 0
    t.do("sadden", "C2")
    assert cards.drawer(t.g) == -1
    assert incidents.total_units(t.g, 0) == 1
