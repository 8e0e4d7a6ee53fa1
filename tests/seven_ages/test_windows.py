"""Interrupt windows: who is asked when, cards being played, cancelled, retargeted (7AG-440 to 7AG-455)."""

from __future__ import annotations

import pytest

from saecula.games.seven_ages import GAME
from saecula.games.seven_ages.rules import windows
from tests.seven_ages.table import Table, table

CARDS = GAME.load_content(None).cards
LUCY, REY, ESKARINA, FERDI = range(4)


def hold(t: Table, seat: int, *events: str) -> list[str]:
    """Give a seat cards with these events, and no other cards."""
    in_play = {CARDS[empire.card].id for empire in t.g.empires if empire.card >= 0}
    held = {card for other, player in enumerate(t.g.players) if other != seat for card in player.hand.cards}
    cards: list[str] = []
    for event in events:
        copies = [card.id for card in CARDS if card.event == event and card.id not in {*in_play, *cards}]
        cards.append(min(copies, key=lambda card: card in held))
    t.hand(seat, *cards)
    return cards


def world(seats: int = 4) -> Table:
    """Four players, two of them with a city; nobody holds a card."""
    t = table(seats)
    for seat in range(seats):
        t.hand(seat)
    t.found(LUCY, "romans", {"latium": "2 spearmen"}, money=20, capital="latium")
    return t.found(REY, "egyptians", {"egypt": "2 spearmen"}, money=20, capital="egypt")


def play(t: Table, seat: int, event: str, slot: int = 15) -> str:
    """Begin to play an event in an own Civilise."""
    (card,) = hold(t, seat, event)
    t.begin(*windows.play_event(t.g, seat, card, seat, slot))
    return card


@pytest.mark.rule("7AG-X34", "7AG-441", "7AG-442", "7AG-455")
def test_a_card_in_a_window_opens_a_window_of_its_own() -> None:
    t = world()
    (blowback,) = hold(t, LUCY, "blowback")
    (star,) = hold(t, REY, "shooting_star")
    riots = play(t, FERDI, "riots")
    t.choose(FERDI, "aim_empire", t.slot("romans"))
    assert t.g.asks[0][0] == "react"
    assert [frame[1] for frame in t.g.asks] == [LUCY, REY, ESKARINA]
    t.choose(LUCY, "react", blowback).choose(REY, "pass")
    assert [frame[1] for frame in t.g.asks] == [REY, ESKARINA, FERDI]
    t.choose(REY, "react", star)
    assert [frame[1] for frame in t.g.asks] == []
    assert t["romans"].capital in _disordered(t)
    assert t["egyptians"].capital not in _disordered(t)
    assert set(t.g.discard) >= {riots, blowback, star}
    assert not t.g.plays


def _disordered(t: Table) -> list[int]:
    return [area for area in range(322) if t.g.disorder >> area & 1]
