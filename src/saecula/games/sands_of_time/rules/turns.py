"""Choosing two cards, carrying them out, replays and the end of a turn (SOT-070 to SOT-083)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from saecula.core.position import Action, Picks, Seat
from saecula.core.zones import EVERYONE, pile, seen_by
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import (
    advance,
    bonus,
    build,
    caravans,
    chronicle,
    conquest,
    focus,
    govern,
    levy,
    migrate,
    raid,
    tribute,
    unrest,
)
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import CarryOut, Choose, Decline, EndTurn, Replay


class CardAction(NamedTuple):
    """When the action of a card would change something, and how it begins. [SOT-078]"""

    possible: Callable[[SandsOfTime, Seat], bool]
    begin: Callable[[SandsOfTime, Seat], None]


TURN_END: Final = [EndTurn()]
ACTIONS: Final = {
    "chronicle": CardAction(chronicle.can_lay, chronicle.begin),
    "levy": CardAction(levy.can_levy, levy.begin),
    "conquest": CardAction(conquest.can_conquer, conquest.begin),
    "raid": CardAction(raid.can_raid, raid.begin),
    "build": CardAction(build.can_build, build.begin),
    "govern": CardAction(govern.can_govern, govern.begin),
    "advance": CardAction(advance.can_advance, advance.begin),
    "caravan_1": CardAction(caravans.can_place, caravans.begin),
    "caravan_2": CardAction(caravans.can_place_second, caravans.begin),
    "migrate": CardAction(migrate.can_migrate, migrate.begin),
    "tribute": CardAction(tribute.can_take_tribute, tribute.begin),
}


@rules.draft(widget="several")
def choose_cards(g: SandsOfTime, seat: Seat, picks: Picks) -> list[Action]:
    """Offer two different cards; one may be a focus card, one a replay.

    [SOT-071, SOT-072, SOT-073, SOT-074]
    """
    if len(picks) == g.content.board.cards_per_turn:
        return []
    empire = g.empires[seat]
    taken = [card_of(pick) for pick in picks]
    gone = (*empire.played, *taken)
    free = [card for card in g.content.actions if card not in gone]
    if not empire.focus and not [card for card in taken if card in g.content.focus_cards]:
        free += g.content.focus_cards
    options = Choose.each(free)
    if g.round > 1 and not [pick for pick in picks if Replay.matches(pick)]:
        options += Replay.each(empire.played)
    return options


def card_of(pick: Action) -> str:
    """Return the card of a pick, chosen for the first time or again."""
    return Choose.of(pick) if Choose.matches(pick) else Replay.of(pick)


@choose_cards.resolve
def lay_face_down(g: SandsOfTime, seat: Seat, picks: Picks) -> None:
    """Keep the cards hidden until their owner's turn. [SOT-070]"""
    g.empires[seat].chosen = pile([card_of(pick) for pick in picks], seen_by(seat))


@rules.step
def start_turn(g: SandsOfTime, seat: Seat) -> None:
    """Reveal the two cards; a focus card takes effect first. [SOT-070, SOT-075, SOT-262]"""
    empire = g.empires[seat]
    g.active = seat
    g.bonus = ""
    g.support = -1
    g.replayed = False
    g.reveal()
    empire.chosen = empire.chosen.shown(EVERYONE)
    for card in empire.chosen.cards:
        g.tell("replays" if card in empire.played else "revealed", seat, card)
        if card in g.content.focus_cards:
            empire.chosen = empire.chosen.take(card)
            empire.focus = card
            empire.focus_markers = 0
    g.then(next_card(seat), close_turn(seat))


@rules.decision(free=True)
def next_card(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer to carry out a revealed card next, or to decline it. [SOT-075, SOT-077, SOT-078, SOT-081]"""
    options: list[Action] = []
    for card in g.empires[seat].chosen.cards:
        if ACTIONS[card].possible(g, seat):
            options.append(CarryOut(card))
        options.append(Decline(card))
    return options


@next_card.resolve
def play_card(g: SandsOfTime, seat: Seat, action: Action) -> None:
    """Finish the first action before the second begins. [SOT-075, SOT-076]"""
    empire = g.empires[seat]
    if Decline.matches(action):
        card = Decline.of(action)
        empire.chosen = empire.chosen.take(card)
        g.tell("declined", seat, card)
        g.then(next_card(seat))
        return
    card = CarryOut.of(action)
    empire.chosen = empire.chosen.take(card)
    g.tell("acted", seat, card)
    ACTIONS[card].begin(g, seat)
    g.then(finish(seat, card), next_card(seat))


@rules.step
def finish(g: SandsOfTime, seat: Seat, card: str) -> None:
    """Leave the card face up until the generation ends; a focus card may take a marker. [SOT-080, SOT-271]"""
    empire = g.empires[seat]
    if card in empire.played:
        g.replayed = True
    else:
        empire.played = (*empire.played, card)
    focus.acted(g, seat, g.content.actions[card].categories)


@rules.decision(free=True)
def close_turn(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer a bonus action even after the second card. [SOT-081, SOT-082]"""
    return TURN_END


@close_turn.resolve
def end_turn(g: SandsOfTime, seat: Seat, action: Action) -> None:
    """Raise unrest for a replay and for a bonus action not used before in this generation.

    [SOT-083, SOT-252]
    """
    steps = g.replayed + bonus.unrest_due(g, seat)
    g.active = -1
    g.bonus = ""
    g.support = -1
    g.replayed = False
    unrest.rise(g, seat, steps)
