"""The card row and the ages (TTA-050 to TTA-066)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Seat
from saecula.core.zones import EVERYONE, NOBODY, deck
from saecula.games.through_the_ages.entries import FEWEST_PLAYERS
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import leaders, military
from saecula.games.through_the_ages.rules.in_play import Change, in_game, players

LAST_AGE: Final = 4


def replenish(g: ThroughTheAges) -> None:
    """Discard the front of the row, slide the rest and fill it up. [TTA-050, TTA-051]"""
    front = g.content.board.row_discards[players(g) - FEWEST_PLAYERS]
    for card in g.row[:front]:
        if card:
            g.tell("row_discarded", card)
    g.row = ("",) * front + g.row[front:]
    slide_and_fill(g)


def slide_and_fill(g: ThroughTheAges) -> None:
    """Slide cards left and deal to the empty spaces, which may end an age. [TTA-052, TTA-053, TTA-057]"""
    kept = [card for card in g.row if card]
    spaces = len(g.row)
    if g.age == 0:
        while len(kept) < spaces and g.civil_deck:
            kept.append(deal(g))
        end_age(g)
    while len(kept) < spaces and g.civil_deck:
        kept.append(deal(g))
        if not g.civil_deck:
            end_age(g)
    g.row = (*kept, *[""] * (spaces - len(kept)))


def deal(g: ThroughTheAges) -> str:
    """Draw the next card of the civil deck at random: nobody knows its order. [TTA-053]"""
    at = g.roll(len(g.civil_deck))
    card = g.civil_deck[at]
    g.civil_deck = g.civil_deck[:at] + g.civil_deck[at + 1 :]
    return card


def end_age(g: ThroughTheAges) -> None:
    """Remove what is older than the ending age, take tokens, and open new decks. [TTA-055 to TTA-063]"""
    ending = g.age
    if ending > 0:
        for seat in in_game(g):
            discard_obsolete(g, seat, ending)
        for seat in in_game(g):
            remove_obsolete(g, seat, ending)
        for seat in in_game(g):
            civ = g.civs[seat]
            civ.yellow = max(civ.yellow - g.content.board.age_end_yellow, 0)
    g.age += 1
    g.tell("age_began", g.age)
    open_decks(g)
    if g.age == LAST_AGE:
        g.last_round = g.round if g.active == first_player(g) else g.round + 1


def first_player(g: ThroughTheAges) -> Seat:
    """Return the starting player, or the next one if that player has resigned. [TTA-003, TTA-006]"""
    return next(seat for i in range(g.seats) if not g.out >> (seat := (g.start + i) % g.seats) & 1)


def open_decks(g: ThroughTheAges) -> None:
    """Open the decks of the new age; what is left of the old military deck is out of the game.

    [TTA-055, TTA-062, TTA-184]
    """
    for card in g.military_deck.cards:
        military.put_away(g, card, NOBODY)
    if g.age == LAST_AGE:
        g.civil_deck = ()
        g.military_deck = deck()
    else:
        g.dealt_for = (*g.dealt_for, players(g))
        g.civil_deck = g.content.civil_deck(g.age, players(g))
        g.military_deck = deck(g.shuffled(g.content.military_deck(g.age, players(g))), NOBODY)


def discard_obsolete(g: ThroughTheAges, seat: Seat, ending: int) -> None:
    """Discard cards in hand that are older than the ending age. [TTA-058, TTA-059]"""
    civ = g.civs[seat]
    civ.hand = tuple([card for card in civ.hand if g.content.cards[card].age >= ending])
    for zone in civ.military[:ending]:
        for card in zone.cards:
            military.discard(g, seat, card)


def remove_obsolete(g: ThroughTheAges, seat: Seat, ending: int) -> None:
    """Remove leaders, unfinished wonders and pacts older than the ending age. [TTA-060]"""
    civ = g.civs[seat]
    content = g.content
    if civ.leader and content.leaders[civ.leader].age < ending:
        g.tell("obsolete", seat, civ.leader)
        leaders.leave(g, seat)
    if civ.unfinished and content.wonders[civ.unfinished].age < ending:
        g.tell("obsolete", seat, civ.unfinished)
        abandon_wonder(g, seat)
    if civ.pact and content.pacts[civ.pact].age < ending:
        g.tell("obsolete", seat, civ.pact)
        end_pact(g, seat)


def abandon_wonder(g: ThroughTheAges, seat: Seat) -> None:
    """Remove an unfinished wonder; its tokens return to the bank. [TTA-060, TTA-207, TTA-576]"""
    civ = g.civs[seat]
    civ.blue += civ.stages
    civ.unfinished = ""
    civ.stages = 0


def end_pact(g: ThroughTheAges, owner: Seat) -> None:
    """Remove a pact from play and bring both parties up to date. [TTA-172, TTA-176]"""
    civ = g.civs[owner]
    card = civ.pact
    with Change(g, owner, civ.pact_partner):
        civ.pact = ""
    civ.pact_partner = -1
    civ.pact_side = ""
    military.put_away(g, card, EVERYONE)
