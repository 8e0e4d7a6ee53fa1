"""Hidden information: what each seat sees, and the worlds it can imagine (catalogue: Hidden information)."""

from __future__ import annotations

import pytest

from saecula.core.zones import UNKNOWN, pile, seen_by
from saecula.games.clash_of_cultures import GAME
from saecula.games.clash_of_cultures.rules import cards
from tests.clash_of_cultures.table import table
from tests.worlds import Worlds

WORLDS = Worlds(GAME)
seen, imagined = WORLDS.seen, WORLDS.imagined


@pytest.mark.rule("COC-069", "COC-280")
def test_hands_are_known_to_their_owners_and_their_sizes_to_everybody() -> None:
    t = table(3).begin(cards.draw_cards(0, "action", 2), cards.draw_cards(0, "wonder", 1))
    assert seen(t.g, 0).civs[0].hand == t[0].hand
    for viewer in (1, 2, -1):
        assert seen(t.g, viewer).civs[0].hand.cards == (UNKNOWN, UNKNOWN)
        assert seen(t.g, viewer).civs[0].wonders.cards == (UNKNOWN,)
    assert seen(t.g, 0).action_deck.unknowns() == 40


def test_worlds_differ_in_what_is_hidden_only() -> None:
    t = table(3).begin(cards.draw_cards(0, "action", 3), cards.draw_cards(1, "objective", 2))
    hands = {imagined(t.g, 1, dice).civs[0].hand.cards for dice in range(20)}
    assert len(hands) > 10
    assert {imagined(t.g, 0, dice).civs[0].hand.cards for dice in range(5)} == {t[0].hand.cards}


def test_a_world_keeps_what_a_seat_knows_of_a_deck() -> None:
    t = table()
    card = t.g.action_deck.cards[7]
    t.g.action_deck = t.g.action_deck.take(card).put(card, seen_by(0))
    for dice in range(5):
        assert card in imagined(t.g, 0, dice).action_deck
    t[1].hand = pile([card], seen_by(1))
    t.g.action_deck = t.g.action_deck.take(card)
    assert any(card not in imagined(t.g, 0, dice).civs[1].hand for dice in range(20))


def test_tiles_hide_nothing() -> None:
    t = table()
    assert seen(t.g, 0).pool == t.g.pool
    assert seen(t.g, 0).laid == t.g.laid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_within_worlds(seats: int) -> None:
    WORLDS.check_within_worlds(seats, 120, 30)


@pytest.mark.rule("COC-069", "COC-506")
def test_who_is_asked_by_subterfuge_tells_nothing_of_hands() -> None:
    """The question, and what others see of it, depends on the number of cards alone."""

    def asked(own: int) -> tuple[tuple[str, int], str]:
        t = table().lay("D3", "tile_14").civ_advances(1, "subterfuge").city(1, "D4").goods(0, culture=1)
        deck = t.g.action_deck.cards
        played = next(card for card in deck if t.g.content.action_cards[card].effect == "leadership")
        held = [card for card in deck if card != played][own]
        t.g.action_deck = t.g.action_deck.take(played).take(held)
        t[0].hand, t[1].hand = pile([played], seen_by(0)), pile([held], seen_by(1))
        t.act().do("card", played)
        return t.asked, seen(t.g, 0).civs[1].hand.cards[0]

    assert {asked(own) for own in range(0, 40, 7)} == {(("cancel", 1), UNKNOWN)}


@pytest.mark.rule("COC-523")
def test_the_calendar_shows_the_next_event_to_its_owner_alone() -> None:
    t = table(3).civ_advances(1, "calendar").goods(1, culture=1).act(1).do("use", "calendar")
    (top,) = t.g.event_top.cards
    t.do("put_under", top)
    (next_,) = t.g.event_top.cards
    assert seen(t.g, 1).event_top.cards == (next_,)
    assert seen(t.g, 1).event_bottom.cards == (top,)
    for viewer in (0, 2, -1):
        assert seen(t.g, viewer).event_top.cards == (UNKNOWN,)
        assert seen(t.g, viewer).event_bottom.cards == (UNKNOWN,)
    worlds = [imagined(t.g, 0, dice) for dice in range(20)]
    assert len({world.event_top.cards for world in worlds}) > 5
    assert {world.event_top.known for world in worlds} == {(seen_by(1),)}
    assert {imagined(t.g, 1, dice).event_top.cards for dice in range(5)} == {(next_,)}


@pytest.mark.rule("COC-302")
def test_a_great_person_in_a_hand_is_never_one_that_lies_open() -> None:
    t = table()
    persons = [card for card in t.g.event_deck.cards if t.g.content.events[card].person == "hand"]
    t.g.event_deck = t.g.event_deck.take(persons[0])
    t[1].persons = pile([persons[0]], seen_by(1))
    guessed = {imagined(t.g, 0, dice).civs[1].persons.cards[0] for dice in range(60)}
    assert len(guessed) > 5
    assert guessed <= set(persons)
