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
