"""Playing cards: the secret choice, the order of resolution, basic or extended (HIS-040 to HIS-052)."""

from __future__ import annotations

from typing import Final

from saecula.core.effects import Frames
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.registry import DONE, scope
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import actions, advisors, effects, events, wonders
from saecula.games.historia.rules.registry import operations, rules
from saecula.games.historia.vocabulary import Basic, NoEffect, Play, Resolve

NO_EFFECT: Final = [NoEffect()]


def is_revolution(g: Historia, card: str) -> bool:
    """Return whether a card is the Revolution or an advisor with its effect. [HIS-145]"""
    return g.content.symbols[card] == "revolution"


@rules.draft(widget="several")
def choose_cards(g: Historia, seat: Seat, picks: Picks) -> list[Action]:
    """Choose one to k cards, face down; a Revolution needs a row that began with three cards.

    [HIS-040, HIS-041, HIS-145]
    """
    civ = g.civs[seat]
    if len(picks) == g.content.cards_per_round[civ.technology]:
        return []
    plays = g.content.plays
    options: list[Action]
    if civ.row_at_start < g.content.board.revolution_row:
        symbols = g.content.symbols
        options = [plays[card] for card in civ.hand.cards if symbols[card] != "revolution"]
    else:
        options = [plays[card] for card in civ.hand.cards]
    if picks:
        options = [action for action in options if action not in picks]
        if options:
            options.append(DONE)
    return options


@choose_cards.resolve
def reveal_cards(g: Historia, seat: Seat, picks: Picks) -> None:
    """Reveal the chosen cards, which cannot be withdrawn. [HIS-042]"""
    civ = g.civs[seat]
    chosen = tuple([Play.of(pick) for pick in picks])
    hand = civ.hand
    for card in chosen:
        hand = hand.take(card)
        if is_revolution(g, card):
            g.revolution = True
        g.tell("revealed", seat, card)
    civ.hand = hand
    civ.played = chosen


def turn(g: Historia, seat: Seat) -> None:
    """Resolve the next card of a turn, until none is left. [HIS-043]"""
    played = g.civs[seat].played
    if len(played) > 1:
        ready = resolvable(g, played)
        if len(ready) > 1:
            g.then(next_card(seat))
        else:
            resolve_card(g, seat, ready[0])
    elif played:
        resolve_card(g, seat, played[0])


def resolvable(g: Historia, played: tuple[str, ...]) -> list[str]:
    """Return the played cards that may be resolved now: Revolutions come last. [HIS-043, HIS-146, HIS-148]"""
    return [card for card in played if not is_revolution(g, card)] or list(played)


@rules.decision(free=True)
def next_card(g: Historia, seat: Seat) -> list[Action]:
    """Choose which of your cards to resolve next; a Revolution comes last. [HIS-043, HIS-148]"""
    return Resolve.each(resolvable(g, g.civs[seat].played))


@next_card.resolve
def resolve_next_card(g: Historia, seat: Seat, action: Action) -> None:
    resolve_card(g, seat, Resolve.of(action))


def resolve_card(g: Historia, seat: Seat, card: str) -> None:
    """Apply the event, then the card's effect, then put the card away. [HIS-047, HIS-048, HIS-291]"""
    civ = g.civs[seat]
    civ.played = tuple([other for other in civ.played if other != card]) if len(civ.played) > 1 else ()
    g.action = g.content.symbols[card]
    g.spent = ()
    if card == "revolution":
        civ.row = (*civ.row, card)
    frames: tuple[Frame, ...]
    if card in g.content.actions:
        frames = (choose_mode(seat, card),)
    else:
        g.tell("advised", seat, card)
        frames = (effects.effects(seat, "advisor", card, 0),)
        if civ.wonders or civ.rotated or civ.ruling == "ready":
            frames = (wonders.before(seat), *frames)
    if g.event and (demands := events.demands(g, seat)):
        frames = (*demands, *frames, scope("action"))
    if (civ.wonders or civ.rotated) and wonders.answering(g, civ.wonders + civ.rotated):
        g.then(*frames, wonders.after(seat), put_away(seat, card))
    else:
        g.then(*frames, put_away(seat, card))


@rules.decision(free=True)
def choose_mode(g: Historia, seat: Seat, card: str) -> list[Action]:
    """Choose basic, or extended if its technology is owned; what can be done may not be declined.

    [HIS-044, HIS-045, HIS-050]
    """
    return actions.possible_modes(g, seat, card) or NO_EFFECT


@choose_mode.resolve
def carry_out_action(g: Historia, seat: Seat, action: Action, card: str) -> None:
    (mode,) = action
    if mode == NoEffect.id:
        g.tell("no_effect", seat, card)
        return
    g.tell("acted" if mode == Basic.id else "acted_extended", seat, card)
    actions.begin(g, seat, card, mode, -1)


@rules.step
def put_away(g: Historia, seat: Seat, card: str) -> None:
    """Lay an action card at the end of the row, or an advisor face up under the stack. [HIS-047, HIS-048]"""
    civ = g.civs[seat]
    if card not in g.content.actions:
        advisors.put_under(g, seat, card)
    elif card != "revolution":
        civ.row = (*civ.row, card)
    g.action = ""
    if not civ.played and (civ.ruling == "ready" or (civ.wonders and wonders.usable(g, seat))):
        g.then(end_turn(seat))
        return
    g.spent = ()
    turn(g, seat)


def in_work(g: Historia, seat: Seat) -> list[str]:
    """Return the card a player is resolving: it is in the frame that will put it away."""
    return [card for owner, card in put_away.waiting(g) if owner == seat]


@rules.decision(free=True)
def end_turn(g: Historia, seat: Seat) -> list[Action]:
    """Offer a last chance to activate wonders, after the last card was put away. [HIS-170, HIS-175]"""
    return wonders.GO_ON


@end_turn.resolve
def finish_turn(g: Historia, seat: Seat, action: Action) -> None:
    """End the turn; wonders built by its last action may be activated from now on. [HIS-083]"""
    g.spent = ()


@operations.add
def gain_action_card(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> Frames:
    """Add War or Tourism to the hand, but only once: a level that is regained gives no second card.

    [HIS-130, HIS-140, HIS-154]
    """
    card = effect.card
    in_work = put_away(seat, card) in g.agenda
    if in_work or card in civ.hand or card in civ.row or card in civ.played:
        return ()
    effects.to_hand(civ, card)
    g.tell("card_joined", seat, card)
    return ()
