"""Playing cards: the secret choice, the order of resolving, basic or extended (HIS-040 to HIS-052)."""

from __future__ import annotations

from saecula.core.flow import DONE, scope
from saecula.core.position import Action, Frame, Picks, Seat
from saecula.core.zones import EVERYONE
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import actions, advisors, effects, events, wonders
from saecula.games.historia.rules.registry import rules


def action_of(g: Historia, card: str) -> str:
    """The action a card stands for: itself, or an advisor's symbol, or "". [HIS-176, HIS-292]"""
    return card if card in g.content.actions else g.content.advisors[card].symbol


def is_revolution(g: Historia, card: str) -> bool:
    """The Revolution card, or an advisor with its effect. [HIS-145]"""
    return card == "revolution" or (card not in g.content.actions and action_of(g, card) == "revolution")


@rules.draft(widget="several")
def choose_cards(g: Historia, seat: Seat, picks: Picks) -> list[Action]:
    """One to k cards, face down; a Revolution only if the row began with three cards. [HIS-040, HIS-041, HIS-145]"""
    civ = g.civs[seat]
    if len(picks) == g.content.cards_per_round[civ.technology]:
        return []
    barred = civ.row_at_start < g.content.board.revolution_row
    options: list[Action] = []
    for card in civ.hand.cards:
        action = ("play", card)
        if action not in picks and not (barred and is_revolution(g, card)):
            options.append(action)
    if picks and options:
        options.append(DONE)
    return options


@choose_cards.resolve
def reveal_cards(g: Historia, seat: Seat, picks: Picks) -> None:
    """All chosen cards are revealed at once and cannot be withdrawn. [HIS-042]"""
    civ = g.civs[seat]
    chosen = tuple([action[1] for action in picks])
    hand = civ.hand
    for card in chosen:
        hand = hand.take(card)
        if is_revolution(g, card):
            g.revolution = True
        g.tell("revealed", seat, card)
    civ.hand = hand
    civ.played = chosen


@rules.step
def turn(g: Historia, seat: Seat) -> None:
    """Resolve the next card, until none is left. [HIS-043]"""
    civ = g.civs[seat]
    if not civ.played:
        return
    ready = resolvable(g, civ)
    if len(ready) == 1:
        g.then(resolve_card(seat, ready[0]))
    else:
        g.then(next_card(seat))


def resolvable(g: Historia, civ: Civ) -> list[str]:
    """Any of the played cards, but Revolutions last. [HIS-043, HIS-146, HIS-148]"""
    others = [card for card in civ.played if not is_revolution(g, card)]
    return others or list(civ.played)


@rules.decision(free=True)
def next_card(g: Historia, seat: Seat) -> list[Action]:
    """Which of the own cards is resolved next; a Revolution comes last. [HIS-043, HIS-148]"""
    return [("resolve", card) for card in resolvable(g, g.civs[seat])]


@next_card.resolve
def take_next_card(g: Historia, seat: Seat, action: Action) -> None:
    card: str = action[1]
    g.then(resolve_card(seat, card))


@rules.step
def resolve_card(g: Historia, seat: Seat, card: str) -> None:
    """The event first, then the card's effect, then it is put away. [HIS-047, HIS-048, HIS-291]"""
    civ = g.civs[seat]
    civ.played = tuple([other for other in civ.played if other != card])
    g.action = action_of(g, card)
    g.spent = ()
    if card == "revolution":
        civ.row = (*civ.row, card)
    if card in g.content.actions:
        work: Frame = choose_mode(seat, card)
    else:
        g.tell("advised", seat, card)
        work = effects.effects(seat, "advisor", card, 0)
    demands = events.demands(g, seat)
    if demands:
        g.then(*demands, work, scope("action"), after(seat), put_away(seat, card))
    elif card in g.content.actions:
        g.then(work, after(seat), put_away(seat, card))
    else:
        g.then(before(seat), work, after(seat), put_away(seat, card))


@rules.decision(free=True)
def before(g: Historia, seat: Seat) -> list[Action]:
    """Wonders may be activated before a card takes effect. [HIS-170, HIS-175]"""
    return [("go_on",)]


@before.resolve
def go_on(g: Historia, seat: Seat, action: Action) -> None:
    """Nothing more to activate."""


@rules.decision(free=True)
def choose_mode(g: Historia, seat: Seat, card: str) -> list[Action]:
    """Basic, or extended if its technology is owned; what can be done may not be declined. [HIS-044, HIS-045, HIS-050]"""
    modes: list[Action] = []
    for name in ("basic", "extended"):
        if actions.is_possible(g, seat, card, name):
            modes.append((name,))
    return modes or [("no_effect",)]


@choose_mode.resolve
def carry_out(g: Historia, seat: Seat, action: Action, card: str) -> None:
    mode: str = action[0]
    if mode == "no_effect":
        g.tell("no_effect", seat, card)
        return
    g.tell("acted" if mode == "basic" else "acted_extended", seat, card)
    actions.perform(g, seat, card, mode, -1)


@rules.decision(free=True)
def after(g: Historia, seat: Seat) -> list[Action]:
    """Wonders may answer an action after its effect, and all may at the end of the turn. [HIS-171, HIS-175]"""
    if g.civs[seat].played and not wonders.answering(g, seat):
        return []
    return [("go_on",)]


@after.resolve
def leave(g: Historia, seat: Seat, action: Action) -> None:
    """Nothing more to activate."""


@rules.step
def put_away(g: Historia, seat: Seat, card: str) -> None:
    """Action cards to the end of the row, advisors face up under the stack. [HIS-047, HIS-048]"""
    civ = g.civs[seat]
    if card not in g.content.actions:
        advisors.put_under(g, seat, card)
    elif card != "revolution":
        civ.row = (*civ.row, card)
    g.action = ""
    g.spent = ()
    g.then(turn(seat))


def to_hand(civ: Civ, card: str) -> None:
    """A card of the row joins the hand; everybody saw it there."""
    civ.hand = civ.hand.put(card, EVERYONE)
