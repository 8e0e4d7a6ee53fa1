"""Events about cards in hand, the discard pile and markers face down (7AG-431, 7AG-443)."""

from __future__ import annotations

from saecula.core.effects import Frames
from saecula.core.position import Action, Picks, Seat
from saecula.core.zones import pile, seen_by
from saecula.games.seven_ages.deeds import Discard as DiscardDeed
from saecula.games.seven_ages.deeds import Draw, Look, SwapMarker
from saecula.games.seven_ages.deeds import Recover as RecoverDeed
from saecula.games.seven_ages.observation import MARKERS
from saecula.games.seven_ages.position import NONE, SevenAges
from saecula.games.seven_ages.rules import cards, markers
from saecula.games.seven_ages.rules.areas import empires_of
from saecula.games.seven_ages.rules.plays import Play
from saecula.games.seven_ages.rules.registry import CHANGES, DEEDS, rules
from saecula.games.seven_ages.vocabulary import BESIDE, Discard, Recover, SwapFor


@DEEDS.add
def draw(g: SevenAges, effect: Draw, play: Play) -> Frames:
    """Draw cards. [7AG-021]"""
    drawn = cards.draw_cards(g, play.other, effect.n)
    g.tell("drew_cards", play.other, drawn)
    return ()


def has_cards_to_draw(g: SevenAges, effect: Draw, play: Play) -> bool:
    """Return whether there is a card to draw. [7AG-021, 7AG-432]"""
    return bool(len(g.deck) or g.discard)


@DEEDS.add
def discard(g: SevenAges, effect: DiscardDeed, play: Play) -> Frames:
    """Let the player aimed at discard cards. [7AG-431]"""
    return (discard_card(play.other, effect.n),)


def has_hand(g: SevenAges, effect: DiscardDeed, play: Play) -> bool:
    """Return whether the player aimed at has a card in hand, apart from the one being played."""
    return len(g.players[play.other].hand) > 0


@rules.decision
def discard_card(g: SevenAges, seat: Seat, number: int) -> list[Action]:
    """Choose a card to discard, as often as cards are lost. [7AG-431]"""
    return Discard.each(g.players[seat].hand.cards) if number else []


@discard_card.resolve
def lose_card(g: SevenAges, seat: Seat, action: Action, number: int) -> None:
    cards.discard(g, seat, Discard.of(action))
    g.tell("card_lost", seat, Discard.of(action))
    g.then(discard_card(seat, number - 1))


@DEEDS.add
def recover(g: SevenAges, effect: RecoverDeed, play: Play) -> Frames:
    """Let the player aimed at take cards from those discarded last. [7AG-456]"""
    return (recover_card(play.other, effect.n, effect.most),)


def has_discards(g: SevenAges, effect: RecoverDeed, play: Play) -> bool:
    """Return whether the discard pile has a card."""
    return bool(g.discard)


@rules.decision
def recover_card(g: SevenAges, seat: Seat, number: int, most: int) -> list[Action]:
    """Choose one of the cards discarded last. [7AG-456]"""
    return Recover.each(sorted(g.discard[-most:])) if number else []


@recover_card.resolve
def take_back(g: SevenAges, seat: Seat, action: Action, number: int, most: int) -> None:
    card = Recover.of(action)
    g.discard = tuple([other for other in g.discard if other != card])
    g.players[seat].hand = g.players[seat].hand.put(card, (1 << g.seats) - 1)
    g.tell("card_recovered", seat, card)
    g.then(recover_card(seat, number - 1, most - 1))


@DEEDS.add
def look(g: SevenAges, effect: Look, play: Play) -> Frames:
    """Look at a hand, or at a marker that lies face down. [7AG-443]"""
    known = seen_by(play.seat)
    player = g.players[play.other]
    g.reveal()
    if effect.kind == "hand":
        player.hand = player.hand.shown(known)
    elif play.empire == BESIDE:
        player.laid = player.laid.shown(known)
    elif play.empire != NONE:
        g.empires[play.empire].marker = g.empires[play.empire].marker.shown(known)
    g.tell(f"looked_at_{effect.kind}", play.seat, play.other)
    return ()


def has_something_to_see(g: SevenAges, effect: Look, play: Play) -> bool:
    """Return whether the player aimed at has cards in hand, or a marker that lies face down. [7AG-432]"""
    return play.empire != NONE if effect.kind == "marker" else len(g.players[play.other].hand) > 0


CHANGES["draw"] = has_cards_to_draw
CHANGES["look"] = has_something_to_see
CHANGES["discard"] = has_hand
CHANGES["recover"] = has_discards


# Council.


@DEEDS.add
def swap_marker(g: SevenAges, effect: SwapMarker, play: Play) -> Frames:
    """Let the player swap the marker for one that was not laid. [7AG-443]"""
    return (swap_for(play.seat, play.empire),)


@rules.draft(always=True)
def swap_for(g: SevenAges, seat: Seat, picks: Picks, slot: int) -> list[Action]:
    """Choose the marker that takes its place, unseen. [7AG-041, 7AG-443]"""
    if picks or not len(markers.marker_at(g, seat, slot)):
        return []
    laid = {marker for there in (*empires_of(g, seat), BESIDE) for marker in _at(g, seat, there)}
    return SwapFor.each([marker for marker in MARKERS if marker not in laid])


def _at(g: SevenAges, seat: Seat, slot: int) -> tuple[str, ...]:
    return markers.marker_at(g, seat, slot).cards


@swap_for.resolve
def lay_instead(g: SevenAges, seat: Seat, picks: Picks, slot: int) -> None:
    for pick in picks:
        marker = pile([SwapFor.of(pick)], seen_by(seat))
        if slot == BESIDE:
            g.players[seat].laid = marker
        else:
            g.empires[slot].marker = marker
            g.players[seat].idle &= ~(1 << slot)
        g.tell("marker_swapped", seat, slot)
