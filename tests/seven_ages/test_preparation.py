"""Preparation of 7 Ages: cards, start player, colours."""

from __future__ import annotations

import pytest

from saecula.core.bits import bits
from saecula.core.errors import SaeculaError
from saecula.core.zones import pile
from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import cards, preparation
from saecula.games.seven_ages.rules.starts import free_colours
from tests.seven_ages.table import Table, fresh, table

LUCY, REY, ESKARINA, FERDI = range(4)  # clockwise


def card_of(t: Table, value: int, which: int = 0) -> str:
    return [card.id for card in t.g.content.cards if card.value == value][which]


@pytest.mark.rule("7AG-001")
def test_two_to_seven_players() -> None:
    assert GAME.players == (2, 7)
    with pytest.raises((SaeculaError, ValueError)):
        GAME.start(8, "too many", {})


@pytest.mark.rule("7AG-020")
def test_seven_cards_are_dealt_to_each_player() -> None:
    g = fresh(5).g
    assert [len(player.hand) for player in g.players] == [7] * 5
    assert len(g.deck) == 110 - 35
    assert all(known == 1 << seat for seat in range(5) for known in g.players[seat].hand.known)


@pytest.mark.rule("7AG-005", "7AG-022", "7AG-023", "7AG-025", "7AG-026", "7AG-027", "7AG-X02")
def test_the_start_player_and_the_order_of_colours() -> None:
    t = fresh()
    sevens = [card_of(t, 7, 0), card_of(t, 7, 1)]
    t.hand(LUCY, sevens[0], card_of(t, 5)).hand(FERDI, sevens[1], card_of(t, 4))
    t.hand(REY, card_of(t, 1, 0)).hand(ESKARINA, card_of(t, 1, 1))
    t.begin(preparation.find_start_player(0b1111))
    for seat, card in ((LUCY, sevens[0]), (FERDI, sevens[1])):
        t.choose(seat, "start_card", card)
    t.choose(REY, "start_card", card_of(t, 1, 0)).choose(ESKARINA, "start_card", card_of(t, 1, 1))
    assert flow_asked(t) == {LUCY, FERDI}
    t.choose(LUCY, "start_card", card_of(t, 5)).choose(FERDI, "start_card", card_of(t, 4))
    assert t.g.start == LUCY
    assert preparation.order_of_choice(t.g) == [LUCY, FERDI, REY, ESKARINA]
    assert t.asked == ("choose_colours", LUCY)
    for seat in (LUCY, FERDI, REY, ESKARINA):
        t.pick(seat, t.options(seat)[0])
    taken = preparation.taken(t.g)
    assert 15 - taken.bit_count() == 7
    assert [player.glory for player in t.g.players] == [0] * 4
    assert len(t.g.discard) == 6


def flow_asked(t: Table) -> set[int]:
    return {frame[1] for i, frame in enumerate(t.g.asks) if not t.g.closed >> i & 1}


@pytest.mark.rule("7AG-024")
def test_who_has_no_card_left_uses_the_draw_pile() -> None:
    t = fresh(2).hand(0)
    t.hand(1, card_of(fresh(2), 3))
    t.begin(preparation.find_start_player(0b11))
    assert t.asked == ("lay_start_card", 1)
    assert t.g.shown == ((), ())  # who has still to choose does not see what is drawn
    t.choose(1, *t.options(1)[0])
    assert [len(shown) for shown in t.g.shown] == [1, 1]
    assert set(t.g.discard) == {*t.g.shown[0], *t.g.shown[1]}
    t = fresh(2).hand(0).hand(1)
    t.begin(preparation.find_start_player(0b11))
    assert t.asked[0] == "choose_colours"


@pytest.mark.rule("7AG-021")
def test_an_empty_draw_pile_is_filled_from_the_discards() -> None:
    g = fresh(2).g
    g.discard, g.deck = g.deck.cards, pile()
    card = cards.take_card(g)
    assert card
    assert g.discard == ()
    assert len(g.deck) == 110 - 14 - 1


@pytest.mark.rule("7AG-031")
def test_nothing_is_drawn_after_the_start_player_is_found() -> None:
    t = fresh(2)
    for seat in (0, 1):
        t.pick(seat, t.options(seat)[0])
    while t.asked[0] == "lay_start_card":
        t.pick(t.asked[1], t.options(t.asked[1])[0])
    while t.asked[0] == "choose_colours":
        t.pick(t.asked[1], t.options(t.asked[1])[0])
    assert t.asked[0] == "place_markers"
    for seat, player in enumerate(t.g.players):
        assert len(player.hand) == 7 - len(t.g.shown[seat])


@pytest.mark.rule("7AG-028", "7AG-029", "7AG-061", "7AG-X31")
def test_own_colours_first_then_those_nobody_chose() -> None:
    t = table(4)
    own = list(bits(t.g.players[0].colours))
    assert free_colours(t.g, 0) == own
    t.found(0, "romans", {"latium": "1 spearmen"}).found(0, "egyptians", {"egypt": "1 spearmen"})
    assert [t.slot("romans"), t.slot("egyptians")] == own
    unchosen = [n for n in range(15) if not preparation.taken(t.g) >> n & 1]
    assert free_colours(t.g, 0) == unchosen
    assert len(unchosen) == 7
