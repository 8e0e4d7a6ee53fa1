"""Decks and hands (COC-280, COC-283 to COC-286, COC-405, COC-412, COC-430)."""

from __future__ import annotations

import pytest

from saecula.core.zones import EVERYONE, NOBODY, pile, seen_by
from saecula.games.clash_of_cultures.rules import advances, cards
from tests.clash_of_cultures.table import table


@pytest.mark.rule("COC-412")
def test_writing_draws_an_action_card_and_an_objective_card() -> None:
    t = table().begin(advances.gain(0, "writing", True))
    assert (len(t[0].hand), len(t[0].objectives), len(t[0].wonders)) == (1, 1, 0)
    assert t[0].hand.known == (seen_by(0),)


@pytest.mark.rule("COC-405", "COC-430")
@pytest.mark.parametrize("advance", ["engineering", "monuments"])
def test_engineering_and_monuments_draw_a_wonder_card(advance: str) -> None:
    t = table().begin(advances.gain(0, advance, True))
    assert len(t[0].wonders) == 1
    assert t[0].wonders.known == (seen_by(0),)
    assert len(t.g.wonder_deck) == 7


def test_in_the_buffet_wonder_cards_lie_open() -> None:
    t = table(wonder_buffet=True).begin(advances.gain(0, "engineering", True))
    assert len(t.g.wonder_row) == 1
    assert len(t[0].wonders) == 0


@pytest.mark.rule("COC-283")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    t = table()
    discards = t.g.action_deck.cards[:2]
    t.g.action_deck, t.g.action_discards = pile(), discards
    t.begin(cards.draw_cards(0, "action", 1))
    assert len(t[0].hand) == len(t.g.action_deck) == 1
    assert t.g.action_discards == ()
    assert t.g.action_deck.known == (NOBODY,)
    t.g.objective_deck, t.g.objective_discards = pile(), t.g.objective_deck.cards[:3]
    t.begin(cards.draw_cards(0, "objective", 2))
    assert (len(t[0].objectives), len(t.g.objective_deck)) == (2, 1)


@pytest.mark.rule("COC-283")
def test_where_nothing_is_left_nothing_is_drawn_and_wonders_do_not_come_back() -> None:
    t = table()
    t.g.wonder_discards = t.g.wonder_deck.cards
    t.g.wonder_deck = t.g.action_deck = t.g.objective_deck = pile()
    for deck in ("action", "objective", "wonder"):
        t.begin(cards.draw_cards(0, deck, 2))
    assert (len(t[0].hand), len(t[0].objectives), len(t[0].wonders)) == (0, 0, 0)


@pytest.mark.rule("COC-285")
def test_what_was_known_of_a_deck_is_forgotten_when_a_card_leaves_it() -> None:
    t = table()
    t.g.action_deck = t.g.action_deck.shown(EVERYONE)
    t.begin(cards.draw_cards(0, "action", 1))
    assert set(t.g.action_deck.known) == {NOBODY}


@pytest.mark.rule("COC-280")
def test_hands_have_no_limit() -> None:
    t = table().begin(cards.draw_cards(0, "action", 30))
    assert len(t[0].hand) == 30


@pytest.mark.rule("COC-424", "COC-451", "COC-286", "COC-454")
@pytest.mark.parametrize("deck", ["action", "objective", "wonder"])
@pytest.mark.parametrize("good", ["gold", "culture"])
def test_bartering_discards_any_hand_card_openly(deck: str, good: str) -> None:
    t = table().advances(0, "bartering").act()
    assert not t.may("use", "bartering")
    t.begin(cards.draw_cards(0, deck, 2)).act().do("use", "bartering")
    card = t.offered("discard")[0]
    t.do("discard", card).do("take", good)
    assert t.stock() == {good: 1}
    assert len(cards.held(t[0], deck)) == 1
    piles = {
        "action": t.g.action_discards,
        "objective": t.g.objective_discards,
        "wonder": t.g.wonder_discards,
    }
    assert piles[deck] == (card,)
    assert t.g.barrier
    assert not t.may("use", "bartering")
    assert t.g.actions == 3
