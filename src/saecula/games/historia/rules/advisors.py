"""Advisors: drawing them and putting them back (HIS-013, HIS-180 to HIS-184, HIS-323)."""

from __future__ import annotations

from saecula.core.journal import Hidden
from saecula.core.position import Action, Frame, Seat
from saecula.core.zones import EVERYONE, pile, seen_by
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules.registry import operations, rules
from saecula.games.historia.vocabulary import Draw, Exclude


def first_advisors(g: Historia) -> list[Frame]:
    """Let every player draw an advisor; with the advanced rules, each excludes one first.

    [HIS-013, HIS-323]
    """
    frames: list[Frame] = []
    for seat in g.order:
        if g.variant.advanced_rules:
            frames.append(exclude_advisor(seat))
        frames += [draw_first(seat)] * g.content.board.start_advisors
    return frames


@rules.step
def draw_first(g: Historia, seat: Seat) -> None:
    """Draw the starting advisor. [HIS-013, HIS-323]"""
    g.then(*start_drawing(g, seat, 1))


def start_drawing(g: Historia, seat: Seat, n: int) -> tuple[Frame, ...]:
    """Draw advisors from the top of the stack, or ask which ones with the advanced rules.

    An empty stack gives none. [HIS-180, HIS-323]
    """
    if g.variant.advanced_rules:
        return (draw_advisor(seat, n),)
    civ = g.civs[seat]
    for _ in range(min(n, len(civ.stack.cards))):
        join_hand(g, seat, civ.stack.cards[g.roll(len(civ.stack.cards))])
    return ()


@operations.named("draw_advisor")
def draw_advisors(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> tuple[Frame, ...]:
    """Draw the next advisors from one's own stack. [HIS-180]"""
    return start_drawing(g, seat, effect.n)


@rules.decision
def draw_advisor(g: Historia, seat: Seat, n: int) -> list[Action]:
    """Choose one of your face-down advisors. [HIS-323]"""
    return Draw.each(g.civs[seat].stack.cards)


@draw_advisor.resolve
def draw(g: Historia, seat: Seat, action: Action, n: int) -> None:
    join_hand(g, seat, Draw.of(action))
    if n > 1:
        g.then(draw_advisor(seat, n - 1))


def join_hand(g: Historia, seat: Seat, advisor: str) -> None:
    """Move an advisor to the hand; the others no longer know which ones are still face down. [HIS-180]"""
    civ = g.civs[seat]
    owner = seen_by(seat)
    civ.stack = civ.stack.take(advisor).hidden(owner)
    civ.hand = civ.hand.put(advisor, owner)
    g.tell("drew", seat, Hidden(advisor, owner))
    turn_over(g, seat)


@rules.decision
def exclude_advisor(g: Historia, seat: Seat) -> list[Action]:
    """Choose an advisor to put face up under the stack before the game. [HIS-323]"""
    return Exclude.each(g.civs[seat].stack.cards)


@exclude_advisor.resolve
def exclude(g: Historia, seat: Seat, action: Action) -> None:
    advisor = Exclude.of(action)
    civ = g.civs[seat]
    civ.stack = civ.stack.take(advisor)
    g.tell("excluded", seat, advisor)
    put_under(g, seat, advisor)


def put_under(g: Historia, seat: Seat, advisor: str) -> None:
    """Put a resolved advisor face up under the stack. [HIS-048, HIS-182]"""
    civ = g.civs[seat]
    civ.face_up = (*civ.face_up, advisor)
    turn_over(g, seat)


def turn_over(g: Historia, seat: Seat) -> None:
    """Shuffle the stack and turn it face down once only face-up cards are left. [HIS-181, HIS-323]"""
    civ = g.civs[seat]
    if civ.stack.cards or not civ.face_up:
        return
    civ.stack = pile(civ.face_up, EVERYONE)
    civ.face_up = ()
    g.tell("stack_turned", seat)
