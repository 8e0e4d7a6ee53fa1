"""Preparation: the start player and the colours (7AG-022 to 7AG-031)."""

from __future__ import annotations

from collections.abc import Iterable

from saecula.core.bits import bits
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE, together
from saecula.games.seven_ages.position import SevenAges
from saecula.games.seven_ages.rules import cards, rounds
from saecula.games.seven_ages.rules.registry import rules
from saecula.games.seven_ages.vocabulary import Discard, Pair, StartCard


def securing(g: SevenAges) -> list[Frame]:
    """Return who may change cards before the start, clockwise from a random dealer (option 5). [7AG-377]"""
    if not g.variant.security:
        return []
    dealer = g.roll(g.seats)
    return [secure((dealer + n) % g.seats) for n in range(g.seats)]


@rules.draft(always=True)
def secure(g: SevenAges, seat: Seat, picks: Picks) -> list[Action]:
    """Discard any cards, then draw up to six. [7AG-377]"""
    after = max([Discard.of(pick) for pick in picks], default="")
    return [DONE, *Discard.each([card for card in g.players[seat].hand.cards if card > after])]


@secure.resolve
def change_cards(g: SevenAges, seat: Seat, picks: Picks) -> None:
    for pick in picks:
        cards.discard(g, seat, Discard.of(pick))
    missing = g.content.board.security_hand - len(g.players[seat].hand)
    g.tell("redrew", seat, len(picks), cards.draw_cards(g, seat, max(missing, 0)))


@rules.step
def find_start_player(g: SevenAges, tied: int) -> None:
    """Let all who are tied play a card; a player without one uses the pile. [7AG-022, 7AG-023, 7AG-024]"""
    asked = [seat for seat in bits(tied) if len(g.players[seat].hand)]
    if not asked:
        _draw_for_the_start(g, bits(tied))
    g.then(together([lay_start_card(seat) for seat in asked]), compare_start_cards(tied))


def _draw_for_the_start(g: SevenAges, seats: Iterable[Seat]) -> None:
    for seat in seats:
        _show(g, seat, cards.take_card(g))


@rules.decision(always=True)
def lay_start_card(g: SevenAges, seat: Seat) -> list[Action]:
    """Choose a hand card; the highest value begins. [7AG-022]"""
    return StartCard.each(g.players[seat].hand.cards)


@lay_start_card.resolve
def show_start_card(g: SevenAges, seat: Seat, action: Action) -> None:
    card = StartCard.of(action)
    g.players[seat].hand = g.players[seat].hand.take(card)
    _show(g, seat, card)


def _show(g: SevenAges, seat: Seat, card: str) -> None:
    """Show a card and discard it. [7AG-022]"""
    if card:
        g.discard = (*g.discard, card)
        g.tell("start_card_shown", seat, card, cards.value(g, card))
    g.shown = (*g.shown[:seat], (*g.shown[seat], card), *g.shown[seat + 1 :])


@rules.step
def compare_start_cards(g: SevenAges, tied: int) -> None:
    """Name the start player, or let those who are still tied play again. [7AG-022 to 7AG-025]

    Who had no card to choose uses the draw pile only when the others have chosen.
    """
    most = max([len(g.shown[seat]) for seat in bits(tied)])
    _draw_for_the_start(g, [seat for seat in bits(tied) if len(g.shown[seat]) < most])
    last = {seat: cards.value(g, g.shown[seat][-1]) for seat in bits(tied)}
    best = [seat for seat, value in last.items() if value == max(last.values())]
    if len(best) > 1:
        g.then(find_start_player(sum([1 << seat for seat in best])))
        return
    (g.start,) = best
    g.tell("start_player", g.start)
    g.then(*[choose_colours(seat) for seat in order_of_choice(g)], rounds.begin_round(1))


def order_of_choice(g: SevenAges) -> list[Seat]:
    """Return the order in which players choose: by the cards played, then clockwise. [7AG-026, 7AG-027]"""

    def standing(seat: Seat) -> tuple[list[int], int]:
        return [-cards.value(g, card) for card in g.shown[seat]], (seat - g.start) % g.seats

    return sorted(range(g.seats), key=standing)


@rules.decision
def choose_colours(g: SevenAges, seat: Seat) -> list[Action]:
    """Choose a pair of colours, kept for the whole game. [7AG-026, 7AG-028]"""
    return [Pair(min(bits(pair))) for pair in g.content.pairs if not pair & taken(g)]


@choose_colours.resolve
def take_colours(g: SevenAges, seat: Seat, action: Action) -> None:
    pair = g.content.pair_of[Pair.of(action)]
    g.players[seat].colours = pair
    one, other = bits(pair)
    g.tell("colours_taken", seat, one, other)


def taken(g: SevenAges) -> int:
    """Return the colours of the pairs that players have chosen. [7AG-029]"""
    return sum([player.colours for player in g.players])
