"""Wonders: building, drawing, using them (COC-340 to COC-345, COC-360 to COC-368, COC-595, COC-596)."""

from __future__ import annotations

import pytest

from saecula.core.zones import EVERYONE, NOBODY, pile, seen_by
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.rules import cards, hosts, status, wonders
from saecula.games.clash_of_cultures.scoring import halves, result, wonder_halves
from tests.clash_of_cultures.table import Table, table

CONTENT = Content.get()
WONDERS = tuple(CONTENT.files["wonders"])
RICH = {"food": 7, "wood": 7, "ore": 7, "culture": 7}


def builder(wonder: str, *advances: str, **options: bool) -> Table:
    """Player 0 could build this wonder in D2."""
    t = table(**options).lay("D3", "tile_05").lay("B2", "tile_14").city(0, "C2").city(0, "D2", mood="happy")
    needed = CONTENT.wonders[CONTENT.wonder_index[wonder]].advance
    t.advances(0, "storage", "engineering", needed, *advances).goods(0, **RICH)
    t.g.wonder_deck = t.g.wonder_deck.take(wonder)
    t[0].wonders = t[0].wonders.put(wonder, seen_by(0))
    return t


@pytest.mark.rule("COC-139", "COC-340", "COC-341", "COC-342", "COC-360", "COC-361", "COC-362", "COC-363")
@pytest.mark.rule("COC-364", "COC-365", "COC-366", "COC-367")
@pytest.mark.parametrize("wonder", WONDERS)
def test_every_wonder_is_built_for_its_price(wonder: str) -> None:
    t = builder(wonder).act().do("construct", "D2").take("construct", "build_wonder", wonder)
    entry = CONTENT.wonders[CONTENT.wonder_index[wonder]]
    left = {
        "food": 7 - entry.price.food,
        "wood": 7 - entry.price.wood,
        "ore": 7 - entry.price.ore,
        "culture": 2,
    }
    assert sum(left.values()) == 28 - 17
    assert t.stock() == {good: number for good, number in left.items() if number}
    assert t.g.wonder_at[CONTENT.wonder_index[wonder]] == t.place("D2")
    assert t.g.builders[CONTENT.wonder_index[wonder]] == 0
    assert len(t[0].wonders) == 0
    assert t.realm().size(t.place("D2")) == 2
    assert t.realm().sheet is not builder(wonder).realm().sheet


@pytest.mark.rule("COC-340")
@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("happy", lambda t: t.city(0, "D2")),
        ("room", lambda t: t.no_city("C2")),
        ("engineering", lambda t: t.advances(0, "storage", "rituals")),
        ("advance", lambda t: t.advances(0, "storage", "engineering")),
        ("price", lambda t: t.goods(0, food=7, wood=7, ore=7, culture=4)),
    ],
)
def test_what_keeps_a_wonder_from_being_built(what: str, change: object) -> None:
    t = builder("great_pyramid")
    assert wonders.lacks(t.realm(), "great_pyramid", t.place("D2")) == []
    change(t)  # type: ignore[operator]
    assert what in wonders.lacks(t.realm(), "great_pyramid", t.place("D2"))
    places = t.act().offered("construct")
    assert "D2" not in places or ("build_wonder", "great_pyramid") not in t.do("construct", "D2").now


@pytest.mark.rule("COC-342")
def test_gold_replaces_resources_but_not_culture() -> None:
    t = builder("great_pyramid").goods(0, ore=5, food=2, wood=3, gold=2, culture=5)
    assert wonders.lacks(t.realm(), "great_pyramid", t.place("D2")) == []
    t.goods(0, ore=7, food=2, wood=3, gold=7, culture=4)
    assert wonders.lacks(t.realm(), "great_pyramid", t.place("D2")) == ["price"]


@pytest.mark.rule("COC-340", "COC-362", "COC-368")
def test_the_library_lends_engineering_but_not_the_advance_of_a_wonder() -> None:
    t = builder("great_pyramid").advances(0, "storage", "rituals").wonder("great_library", "C2")
    t.act().do("use", "great_library").do("borrow", "engineering")
    assert wonders.lacks(t.realm(), "great_pyramid", t.place("D2")) == []
    t = builder("great_pyramid").advances(0, "storage", "engineering").wonder("great_library", "C2")
    t.act().do("use", "great_library").do("borrow", "rituals")
    assert wonders.lacks(t.realm(), "great_pyramid", t.place("D2")) == ["advance"]


@pytest.mark.rule("COC-362", "COC-595", "COC-368")
def test_the_library_lends_any_advance_but_governments_for_a_turn() -> None:
    t = table().wonder("great_library", "D2").act().do("use", "great_library")
    lent = set(t.offered("borrow"))
    assert {"metallurgy", "navigation", "philosophy"} <= lent
    assert not lent & {"voting", "nationalism", "dogma", "farming"}
    t.do("borrow", "storage")
    assert t.realm().sheet.limits[0] == 7
    assert "storage" not in t.has()
    assert not t.may("use", "great_library")
    t.goods(0, food=6).end()
    assert t.stock() == {"food": 2}
    assert t[0].borrowed == ""


@pytest.mark.rule("COC-396")
def test_in_the_buffet_anybody_builds_what_lies_open() -> None:
    t = builder("great_pyramid", wonder_buffet=True)
    t[0].wonders, t.g.wonder_row = pile(), ("great_pyramid",)
    t.act().do("construct", "D2").take("construct", "build_wonder", "great_pyramid")
    assert not t.g.wonder_row
    assert t.g.builders[CONTENT.wonder_index["great_pyramid"]] == 0


@pytest.mark.rule("COC-360")
def test_the_arena_pays_mood_for_culture_but_not_for_wonders() -> None:
    t = (
        builder("great_pyramid")
        .wonder("great_arena", "C2")
        .goods(0, food=2, wood=3, ore=7, culture=4, mood=3)
    )
    assert wonders.lacks(t.realm(), "great_pyramid", t.place("D2")) == ["price"]
    t = table().wonder("great_arena", "D2").city(0, "D2", mood="neutral").goods(0, culture=2).act()
    assert t.may("cheer")


@pytest.mark.rule("COC-361")
def test_the_gardens_yield_anything_from_plains() -> None:
    t = table().lay("D3", "tile_05").wonder("great_gardens", "D2").act().do("collect", "D2")
    assert {good for hex_, good in t.offered("reap") if hex_ == "D2"} == {
        "food",
        "wood",
        "ore",
        "ideas",
        "gold",
    }
    assert {good for hex_, good in t.offered("reap") if hex_ == "C2"} == {"wood"}
    t = table().lay("D3", "tile_05").city(0, "C2").wonder("great_gardens", "C2").act().do("collect", "D2")
    assert {good for hex_, good in t.offered("reap") if hex_ == "D2"} == {"food"}


@pytest.mark.rule("COC-361", "COC-595")
def test_the_gardens_keep_out_who_crossed_plains() -> None:
    t = table().wonder("great_gardens", "D2")
    tired = (hosts.INFANTRY | hosts.ON_PLAINS, hosts.INFANTRY)
    assert wonders.bars_entry(t.g, 1, t.place("D2"), tired)
    assert not wonders.bars_entry(t.g, 1, t.place("D2"), (hosts.INFANTRY,))
    assert not wonders.bars_entry(t.g, 0, t.place("D2"), tired)
    assert not wonders.bars_entry(t.g, 1, t.place("C2"), tired)
    t[0].cities, t.g.tribes, t.g.happy = 0, t.mask("D2"), 0
    assert wonders.bars_entry(t.g, 0, t.place("D2"), tired)


@pytest.mark.rule("COC-363")
def test_the_lighthouse_may_place_a_ship_when_its_city_is_activated() -> None:
    t = table().lay("D3", "tile_05").wonder("great_lighthouse", "D2").city(0, "C2").act()
    t.do("collect", "D2").take("reap", "done")
    assert set(t.offered("place_at")) == {"D3"}
    t.do("place_at", "D3")
    assert t.at(0, "D3") == ["ship"]
    t.do("collect", "C2").take("reap", "done")
    assert t.asked == ("act", 0)
    t.do("collect", "D2").take("reap", "done").do("pass")
    assert t.at(0, "D3") == ["ship"]
    assert t.asked == ("act", 0)


@pytest.mark.rule("COC-363")
def test_the_owner_of_the_lighthouse_names_the_start_player() -> None:
    t = table().goods(1, culture=5)
    assert status.chooser(t.g) == 1
    assert status.chooser(t.wonder("great_lighthouse", "D2").g) == 0


@pytest.mark.rule("COC-364", "COC-285")
def test_the_mausoleum_draws_action_cards_one_by_one_from_the_discards() -> None:
    t = table().wonder("great_mausoleum", "D2")
    first, second = t.g.action_deck.cards[:2]
    t.g.action_deck = t.g.action_deck.take(first).take(second)
    t.g.action_discards = (first, second)
    t.begin(cards.draw_cards(0, "action", 2)).do("from_discards", second)
    assert t[0].hand.knowers(second) == EVERYONE
    assert t.offered("from_discards") == [first]
    t.do("from_deck")
    assert len(t[0].hand) == 2
    assert [*t.g.action_discards] == [first]
    cards.discard(t.g, 0, second)
    assert [*t.g.action_discards] == [second, first]
    t.begin(cards.draw_cards(1, "action", 1))
    assert len(t[1].hand) == 1


@pytest.mark.rule("COC-366")
def test_the_statue_draws_an_objective_and_turns_objectives_into_actions() -> None:
    t = builder("great_statue").act().do("construct", "D2")
    assert len(t[0].objectives) == 1
    t.do("use", "great_statue")
    assert (t.g.actions, len(t[0].objectives)) == (3, 0)
    t.begin(cards.draw_cards(0, "objective", 1)).act()
    assert not t.may("use", "great_statue")
    t = (
        table()
        .wonder("great_statue", "D2")
        .advances(0, "tactics")
        .city(0, "C2")
        .goods(0, food=1, wood=1, ore=1)
    )
    t.act().do("construct", "C2")
    assert len(t[0].objectives) == 0


@pytest.mark.rule("COC-343", "COC-344", "COC-345", "COC-365")
def test_points_of_a_wonder_are_shared_with_a_conqueror() -> None:
    t = table().wonder("great_arena", "D2").wonder("great_pyramid", "D2")
    assert [wonder_halves(t.g, seat) for seat in (0, 1)] == [18, 0]
    t[0].cities, t[1].cities = 0, t[1].cities | t.mask("D2")
    assert [wonder_halves(t.g, seat) for seat in (0, 1)] == [14, 4]
    t[1].cities, t.g.tribes = t.mask("D7"), t.mask("D2")
    assert [wonder_halves(t.g, seat) for seat in (0, 1)] == [14, 0]
    number = CONTENT.wonder_index["great_arena"]
    t.g.wonder_at = (*t.g.wonder_at[:number], -2, *t.g.wonder_at[number + 1 :])
    assert wonder_halves(t.g, 0) == 10


@pytest.mark.rule("COC-365", "COC-778", "COC-X31")
def test_the_pyramid_wins_ties_even_when_it_is_buried() -> None:
    t = table().wonder("great_pyramid", "D2")
    t[1].half_points = 10
    assert result(t.g).places[0] < result(t.g).places[1]
    number = CONTENT.wonder_index["great_pyramid"]
    t.g.wonder_at = (*t.g.wonder_at[:number], -3, *t.g.wonder_at[number + 1 :])
    assert sum(halves(t.g, 0)) == sum(halves(t.g, 1))
    assert result(t.g).places[0] < result(t.g).places[1]


@pytest.mark.rule("COC-344")
def test_a_conqueror_uses_the_wonder() -> None:
    t = table().wonder("great_lighthouse", "D2")
    t[0].cities, t[1].cities = 0, t[1].cities | t.mask("D2")
    assert status.chooser(t.g) == 1
    t[1].cities, t.g.tribes = t.mask("D7"), t.mask("D2")
    t.g.happy = t.mask("D7")
    assert status.chooser(t.goods(0, mood=1).g) == 0


@pytest.mark.rule("COC-789")
def test_who_draws_a_wonder_may_take_the_one_laid_out() -> None:
    t = table()
    t.g.envoy, t.g.wonder_deck = "great_wall", t.g.wonder_deck.take("great_wall")
    t.begin(cards.draw_cards(1, "wonder", 1)).do("take_wonder", "great_wall")
    assert t[1].wonders.cards == ("great_wall",)
    assert t.g.envoy == ""
    t.g.envoy, t[1].wonders = "great_wall", pile()
    t.begin(cards.draw_cards(0, "wonder", 1)).do("from_deck")
    assert t.g.envoy == "great_wall"
    assert len(t[0].wonders) == 1


@pytest.mark.rule("COC-362", "COC-595", "COC-054")
def test_the_library_lends_trade_routes_at_the_beginning_of_a_turn() -> None:
    t = table().wonder("great_library", "D2").lay("D3", "tile_14").city(1, "D4").turn()
    assert t.now == [("borrow", "trade_routes"), ("pass",)]
    t.do("borrow", "trade_routes")
    assert t.asked == ("trade", 0)
    t.do("route_all")
    assert t.stock() == {"food": 1}
    assert not t.may("use", "great_library")
    t = table().wonder("great_library", "D2").lay("D3", "tile_14").city(1, "D4").turn().do("pass")
    assert t.may("use", "great_library")
    assert table().wonder("great_library", "D2").turn().asked == ("act", 0)  # nobody to trade with


@pytest.mark.rule("COC-362", "COC-595")
def test_the_library_lends_what_protects_against_an_event() -> None:
    t = table().wonder("great_library", "D2").goods(0, food=2)
    t.g.active = 0
    t.effect("famine_1")
    assert t.now == [("borrow", "irrigation"), ("pass",)]
    t.do("borrow", "irrigation")
    assert (t.stock(), t[0].borrowed, t[0].used) == ({"food": 2}, "irrigation", ("great_library",))
    t = table().wonder("great_library", "D2").goods(0, food=2)
    assert t.effect("famine_1").stock() == {"food": 1}  # in a turn of others
    t.g.active = 0
    assert t.effect("severe_famine_1").do("pass").mood("D2") == "angry"


@pytest.mark.rule("COC-362", "COC-420")
def test_the_library_lends_myths_when_a_city_is_about_to_lose_mood() -> None:
    t = table().wonder("great_library", "D2").goods(0, mood=1)
    t.g.active = 0
    t.effect("migration_1")
    assert t.now == [("borrow", "myths"), ("pass",)]
    t.do("borrow", "myths").do("prevent", "myths")
    assert (t.mood("D2"), t.stock(), t[0].borrowed) == ("happy", {}, "myths")
    t = table().wonder("great_library", "D2")
    t.g.active = 0
    assert t.effect("migration_1").mood("D2") == "neutral"  # nothing to pay with


@pytest.mark.rule("COC-360", "COC-362", "COC-420")
def test_the_library_lends_myths_to_who_pays_with_culture_by_the_arena() -> None:
    t = table().wonder("great_library", "D2").wonder("great_arena", "D2").goods(0, culture=1)
    t.g.active = 0
    t.effect("migration_1").do("borrow", "myths").do("prevent", "myths")
    assert (t.mood("D2"), t.stock()) == ("happy", {})


def qin(where: str) -> Table:
    """Player 0 is led by Qin, and the Great Wall lies somewhere."""
    t = table(base_only=False)
    t[0].leader = "qin"
    if where != "deck":
        t.g.wonder_deck = t.g.wonder_deck.take("great_wall")
    if where == "discards":
        t.g.wonder_discards = ("great_wall",)
    elif where == "hand":
        t[1].wonders = pile(["great_wall"], seen_by(1))
    elif where == "envoy":
        t.g.envoy = "great_wall"
    return t.begin(cards.draw_cards(0, "wonder", 1))


@pytest.mark.rule("COC-596")
@pytest.mark.parametrize("where", ["deck", "discards", "hand", "envoy"])
def test_an_expert_searches_for_a_wonder_everywhere(where: str) -> None:
    t = qin(where)
    assert t[0].wonders.cards == ("great_wall",)
    assert set(t.g.wonder_deck.known) == {NOBODY}
    assert t.g.wonder_discards == ()
    assert len(t[1].wonders) == (where == "hand")
    assert bool(t.g.envoy) == (where == "envoy")
    assert t.g.envoy != "great_wall"


@pytest.mark.rule("COC-596")
def test_a_built_wonder_is_not_moved() -> None:
    t = table(base_only=False).wonder("great_wall", "D7", 1)
    t[0].leader = "qin"
    t.begin(cards.draw_cards(0, "wonder", 1))
    assert t[0].wonders.cards != ("great_wall",)
    assert len(t[0].wonders) == 1


@pytest.mark.rule("COC-804")
def test_an_architect_replaces_the_advance_and_three_culture() -> None:
    t = (
        builder("great_pyramid", base_only=False)
        .advances(0, "storage", "engineering")
        .person("great_architect")
    )
    t.goods(0, food=2, wood=3, ore=7, culture=2).act().do("construct", "D2").take(
        "construct", "with_architect", "great_pyramid"
    )
    assert t.stock() == {}
    assert t[0].open_persons == ()
    assert t.g.event_discards == ("great_architect",)
    t = builder("great_pyramid", base_only=False).advances(0, "storage", "rituals").person("great_architect")
    t.act().do("construct", "D2")
    assert not [action for action in t.now if action[0] == "with_architect"]
