"""Destiny: new cards (7AG-240)."""

from __future__ import annotations

from saecula.core.position import Action, Picks, Seat
from saecula.core.registry import DONE
from saecula.games.seven_ages.entries import Symbol
from saecula.games.seven_ages.modifiers import Hand
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import cards
from saecula.games.seven_ages.rules.registry import ACTS, rules
from saecula.games.seven_ages.rules.sheets import modifiers
from saecula.games.seven_ages.rules.standings import ranking
from saecula.games.seven_ages.vocabulary import BESIDE, Discard


@rules.draft(always=True)
def destiny(g: SevenAges, seat: Seat, picks: Picks, slot: int) -> list[Action]:
    """Discard any cards, then draw. [7AG-240]"""
    chosen = [Discard.of(pick) for pick in picks]
    after = max(chosen, default="")
    return [DONE, *Discard.each([card for card in g.players[seat].hand.cards if card > after])]


@destiny.resolve
def redraw(g: SevenAges, seat: Seat, picks: Picks, slot: int) -> None:
    """Discard, then draw up to the hand size. [7AG-240]"""
    for pick in picks:
        cards.discard(g, seat, Discard.of(pick))
    missing = hand_size(g, slot) - len(g.players[seat].hand)
    drawn = cards.draw_cards(g, seat, max(missing, 0))
    g.tell("redrew", seat, len(picks), drawn)


def hand_size(g: SevenAges, slot: int) -> int:
    """Return the hand after Destiny; what an empire has may make it larger. [7AG-240, 7AG-435]"""
    if slot == BESIDE:
        return g.content.board.destiny_hand
    own = [effect.n for effect, _ in modifiers(g, g.empires[slot], Hand)]
    return max([base_hand(g, slot), *own])


def base_hand(g: SevenAges, slot: int) -> int:
    """Return the hand of an empire; with option 4 it depends on its place in progress. [7AG-240, 7AG-376]"""
    board = g.content.board
    if g.variant.technology:
        order = ranking(g, Symbol(most="progress"))
        if slot == order[0]:
            return board.technology_hand[0]
        if slot == order[-1]:
            return board.technology_hand[1]
    return board.destiny_hand


ACTS["destiny"] = destiny
