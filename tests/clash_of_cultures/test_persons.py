"""Great persons (COC-302, COC-767 to COC-775, COC-804 to COC-807)."""

from __future__ import annotations

import pytest

from saecula.core.zones import EVERYONE, pile, seen_by
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.catalogue import Content
from saecula.games.clash_of_cultures.rules import cards, persons, tolls, works
from tests.clash_of_cultures.table import Table, table
from tests.worlds import Worlds

CONTENT = Content.get()
WORLDS = Worlds(GAME)
seen, imagined = WORLDS.seen, WORLDS.imagined
PERSONS = [event for event in CONTENT.events.values() if event.person]


def host(seats: int = 2) -> Table:
    """Player 0 has land around two cities."""
    t = table(seats, base_only=False).lay("D3", "tile_05").lay("B2", "tile_14").city(0, "C2")
    for civ in t.g.civs:
        civ.civilization = ""
    return t


def offered(card: str, seats: int = 2) -> Table:
    """A great person that player 0 drew is for sale."""
    t = host(seats)
    t.g.event_deck = t.g.event_deck.take(card)
    t.g.events_gone = (card,)
    for seat in range(seats):
        t.goods(seat, culture=2)
    return t.begin(*persons.for_sale(t.g, 0, card), cards.put_away(0, card, True))


@pytest.mark.rule(
    "COC-767",
    "COC-768",
    "COC-769",
    "COC-770",
    "COC-771",
    "COC-772",
    "COC-773",
    "COC-774",
    "COC-775",
    "COC-804",
    "COC-805",
    "COC-806",
    "COC-807",
)
@pytest.mark.parametrize("card", [event.id for event in PERSONS])
def test_every_person_is_bought_kept_and_played(card: str) -> None:
    t = offered(card).do("invite", card)
    assert t.stock() == {"culture": 1}
    assert t.g.events_gone == ()
    open_ = CONTENT.events[card].person == "open"
    assert (t[0].open_persons, t[0].persons.cards) == (((card,), ()) if open_ else ((), (card,)))
    if card == "great_architect":
        assert not t.act().offered("play_person")
        return
    t.act().do("play_person", card)
    assert (t.g.actions, t.g.event_discards) == (2, (card,))
    assert (t[0].open_persons, t[0].persons.cards) == ((), ())


@pytest.mark.rule("COC-302")
def test_the_others_are_asked_in_turn_order_for_two_culture() -> None:
    t = offered("great_artist", 3).do("pass")
    assert t.asked == ("buy_person", 1)
    t.do("pass").do("invite", "great_artist")
    assert (t.stock(2), t[2].persons.cards, t[2].persons.known) == ({}, ("great_artist",), (EVERYONE,))
    assert t.g.event_discards == ()
    t = offered("great_artist").do("pass").do("pass")
    assert (t.g.event_discards, t.g.events_gone) == (("great_artist",), ())
    t = offered("great_artist", 3).do("invite", "great_artist")
    assert t.asked == ("", -1)


@pytest.mark.rule("COC-302")
def test_who_cannot_pay_is_not_asked() -> None:
    t = host(3)
    t.g.event_deck, t.g.events_gone = t.g.event_deck.take("great_artist"), ("great_artist",)
    t.goods(1, culture=1).goods(2, culture=2)
    t.begin(*persons.for_sale(t.g, 0, "great_artist"))
    assert t.asked == ("buy_person", 2)


@pytest.mark.rule("COC-302")
def test_a_person_in_hand_counts_as_an_action_card() -> None:
    t = host().advances(0, "bartering").person("great_artist").act()
    t.do("use", "bartering").take("discard_card", "discard", "great_artist").do("take", "gold")
    assert t.g.event_discards == ("great_artist",)
    assert t.stock() == {"gold": 1}


@pytest.mark.parametrize("event", [event for event in PERSONS if event.effects], ids=lambda event: event.id)
@pytest.mark.rule("COC-302")
def test_a_free_advance_does_not_count(event: object) -> None:
    categories = [
        category
        for effect in event.effects  # type: ignore[attr-defined]
        for inner in getattr(effect, "effects", ())
        for category in getattr(inner, "categories", ())
    ]
    if not categories:
        return
    t = host().advances(0, "philosophy", "draft", "state_religion").person(event.id)  # type: ignore[attr-defined]
    t.act().do("play_person", event.id)  # type: ignore[attr-defined]
    t.do("choose", "advance")
    gained = t.offered("gain")[0] if t.asked[0] == "free_advance" else ""
    if gained:
        numbers = [CONTENT.advance_index[id_] for id_ in t.offered("gain")]
        assert {CONTENT.category_of[number] for number in numbers} <= set(categories)
        t.do("gain", gained)
        assert gained in t.has()
    assert t[0].counter == 3


@pytest.mark.rule("COC-767", "COC-110")
def test_an_explorer_reveals_a_tile_and_may_found_a_city() -> None:
    t = table(base_only=False).goods(0, food=2).person("great_explorer").act()
    t.do("play_person", "great_explorer").do("pass").do("choose", "reveal_tile")
    shown = t.offered("reveal")
    assert len(shown) == 3  # the tiles around the start tile
    t.tile_drawn("tile_14").do("reveal", shown[0]).take("lay_tile", "orient", "kept")
    assert t.asked == ("found_there", 0)
    hex_ = t.offered("found")[0]
    t.do("found", hex_)
    assert (hex_ in t.cities(), t.stock(), t.mood(hex_)) == (True, {}, "neutral")
    t = host().person("great_explorer").act().do("play_person", "great_explorer").do("pass")
    t.do("choose", "reveal_tile").take("lay_tile", "orient", "kept")
    assert t.asked == ("act", 0)


@pytest.mark.rule("COC-768")
def test_an_artist_makes_a_city_happy() -> None:
    t = host().city(0, "C2", mood="angry").person("great_artist").act().do("play_person", "great_artist")
    t.do("pass")
    assert t.mood("C2") == "happy"


@pytest.mark.rule("COC-769", "COC-775", "COC-056")
@pytest.mark.parametrize(("card", "building"), [("great_prophet", "temple"), ("great_engineer", "fortress")])
def test_prophet_and_engineer_build_without_activation(card: str, building: str) -> None:
    t = host().advances(0, "myths", "tactics").goods(0, food=1, wood=1, ore=1).person(card).act()
    t.do("play_person", card).do("pass").do("choose", "construct")
    kinds = {kind for _, kind in t.offered("build_at")}
    assert kinds == ({"temple"} if card == "great_prophet" else {"temple", "fortress"})
    t.do("build_at", "D2", building).take("take_goods", "take", "mood")
    assert t.buildings(0, "D2") == {building}
    assert t.g.activated == ()
    assert t.stock().get("food", 0) == 0


@pytest.mark.rule("COC-770", "COC-771", "COC-772")
@pytest.mark.parametrize(
    ("card", "ideas", "drawn"),
    [("great_philosopher", 2, 0), ("great_scientist", 1, 1), ("elder_statesman", 0, 2)],
)
def test_philosopher_scientist_and_statesman(card: str, ideas: int, drawn: int) -> None:
    t = host().person(card).act().do("play_person", card).take("choose_effect", "pass")
    assert (t.stock().get("ideas", 0), len(t[0].hand)) == (ideas, drawn)


@pytest.mark.rule("COC-773")
def test_a_warlord_moves_with_a_bonus_until_the_move_action_ends() -> None:
    t = host().advances(0, "tactics").units(0, "D2", infantry=1).person("great_warlord").act()
    t.do("play_person", "great_warlord").do("pass")
    assert t.asked == ("move_from", 0)
    assert works.bonus(t.g, t[0]) == 2
    t.do("done")
    assert works.bonus(t.g, t[0]) == 0
    assert t.g.actions == 2


@pytest.mark.rule("COC-774")
def test_a_merchant_without_trade_routes_brings_the_advance_only() -> None:
    t = host().person("great_merchant").act().do("play_person", "great_merchant")
    t.do("choose", "advance").take("free_advance", "gain", "bartering")
    assert t.asked == ("act", 0)
    assert "bartering" in t.has()


@pytest.mark.rule("COC-805")
def test_an_athlete_turns_any_number_of_tokens_in_one_direction() -> None:
    t = host().goods(0, mood=3, culture=1).person("great_athlete").act().do("play_person", "great_athlete")
    t.do("pass").do("choose", "convert")
    assert t.now == [("convert", "mood", "culture"), ("convert", "culture", "mood")]
    t.do("convert", "mood", "culture")
    assert t.now == [("convert", "mood", "culture"), ("done",)]
    t.do("convert", "mood", "culture").do("done")
    assert t.stock() == {"mood": 1, "culture": 3}


@pytest.mark.rule("COC-806")
def test_a_diplomat_binds_two_players_until_dismissed() -> None:
    t = offered("great_diplomat", 3).do("invite", "great_diplomat").do("name", 2)
    price = tolls.peace_price(t.g, 0, 2)
    assert price is not None
    assert sum(price) == 2
    assert tolls.peace_price(t.g, 2, 0) == price
    assert tolls.peace_price(t.g, 0, 1) is None
    t.act().do("play_person", "great_diplomat")
    assert tolls.peace_price(t.g, 0, 2) is None
    assert (t[0].open_persons, t.g.event_discards, t.g.actions) == ((), ("great_diplomat",), 2)


@pytest.mark.rule("COC-807", "COC-283")
def test_a_seer_assigns_the_next_objective_of_everybody() -> None:
    t = host(3).person("great_seer").act().do("play_person", "great_seer")
    drawn = t[0].drawn.cards
    assert (len(drawn), t[0].drawn.known) == (3, (seen_by(0),) * 3)
    assert [action[2] for action in t.now] == [0, 0, 0]
    t.do("assign", drawn[2], 0).do("assign", drawn[0], 1).do("assign", drawn[1], 2)
    assert [civ.assigned.cards for civ in t.g.civs] == [(drawn[2],), (drawn[0],), (drawn[1],)]
    assert t[1].assigned.known == (seen_by(0),)
    assert len(t[0].drawn) == 0
    t.begin(cards.draw_cards(1, "objective", 2))
    assert drawn[0] in t[1].objectives
    assert (len(t[1].objectives), len(t[1].assigned)) == (2, 0)


@pytest.mark.rule("COC-804")
def test_an_architect_is_kept_openly() -> None:
    t = offered("great_architect").do("invite", "great_architect")
    assert t[0].open_persons == ("great_architect",)
    assert t.asked == ("", -1)


def asked_for(t: Table) -> Table:
    """Player 0 asks player 1 for an action card; only a great person can be meant."""
    return t.act().do("trade", 1).do("ask_card", "action").do("done").do("accept")


@pytest.mark.rule("COC-085", "COC-302")
def test_a_great_person_changes_hands_like_an_action_card() -> None:
    t = table(3, base_only=False).person("great_artist").person("great_prophet").act()
    t.do("trade", 1).do("offer_card", "great_artist").do("done")
    assert [len(back) for back in t.g.offer] == [0, 0, 0, 1]
    seen(t.g, 2)
    GAME.check(t.g)
    t.do("accept")
    assert (t[0].persons.cards, t[1].persons.cards) == (("great_prophet",), ("great_artist",))
    assert t[1].persons.known == (seen_by(0, 1),)  # face down: who saw it bought cannot tell which it was
    t = asked_for(table(3, base_only=False).person("great_seer", 1))
    assert (t[0].persons.cards, t[1].persons.cards) == (("great_seer",), ())
    t = (
        table(3, base_only=False)
        .person("great_seer")
        .act()
        .do("trade", 1)
        .do("show_card", "great_seer")
        .do("done")
        .do("refuse")
    )
    assert t[0].persons.cards == ("great_seer",)


@pytest.mark.rule("COC-302")
def test_whoever_guesses_at_a_person_in_hand_never_thinks_of_an_open_one() -> None:
    t = table(3, base_only=False)
    for person in PERSONS:
        if person.person == "hand" and person.id != "great_seer":
            t.g.event_deck = t.g.event_deck.take(person.id)
            t.g.event_discards = (*t.g.event_discards, person.id)
    t.person("great_seer", 1)
    t[1].persons = t[1].persons.hidden(seen_by(1))
    assert {imagined(t.g, 0, n).civs[1].persons.cards for n in range(8)} == {("great_seer",)}


@pytest.mark.rule("COC-302", "COC-723")
def test_a_spy_may_swap_a_great_person_for_an_action_card() -> None:
    t = host().person("great_seer", 1).goods(0, culture=1)
    spy, other = [card.id for card in CONTENT.action_cards.values() if card.effect == "spy"]
    for card in (spy, other):
        t.g.action_deck = t.g.action_deck.take(card)
    t[0].hand = pile([spy, other], seen_by(0))
    t.act().do("card", spy).do("swap_own", other).take("swap_cards", "swap_for", "great_seer")
    assert (t[0].hand.cards, t[0].persons.cards) == ((), ("great_seer",))
    assert (t[1].hand.cards, t[1].persons.cards) == ((other,), ())
    assert t[1].hand.known == (seen_by(0, 1),)
    GAME.check(t.g)
