"""Try out what cards would do, by the rules themselves, on a copy of what the viewer sees.

Free actions (wonders, the ruling tile) are left out, because a hint is about the card alone. What the
other players do before one's own turn is unknown too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from saecula.core import flow
from saecula.core.actions import verb_id
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, scope
from saecula.games.historia._generated import clone
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import actions, effects, events, expansion, matrix, war
from saecula.games.historia.rules import cards as playing
from saecula.games.historia.rules.registry import operations
from saecula.games.historia.rules.world import count

BUDGET: Final = 120  # choices tried for one hint


@dataclass
class Tries:
    """How many choices may still be tried."""

    left: int = BUDGET


def trial(g: Historia, seat: Seat) -> Historia:
    """Return a copy in which it is this seat's turn and nothing is asked."""
    h = clone(g)
    h.block, h.asks, h.picks, h.closed, h.listed = "", (), (), 0, []
    h.agenda = [scope("match")]
    h.active = seat
    return h


def first_outcome(h: Historia, seat: Seat, frames: tuple[Frame, ...]) -> Historia:
    """Return the position that these frames lead to if the first option is taken each time."""
    h.then(*frames)
    flow.begin(h)
    while h.asks:
        flow.play(h, seat, flow.options(h, seat)[0])
    return h


def outcomes(h: Historia, seat: Seat, frames: tuple[Frame, ...], tries: Tries) -> Iterator[Historia]:
    """Yield the positions that these frames can lead to, one for each way to choose."""
    h.then(*frames)
    flow.begin(h)
    yield from _outcomes_of(h, seat, tries)


def _outcomes_of(h: Historia, seat: Seat, tries: Tries) -> Iterator[Historia]:
    if not h.asks:
        yield h
        return
    offered = _worth_trying(h.asks[0], flow.options(h, seat))
    for i, action in enumerate(offered):
        if tries.left <= 0 and i:
            return
        tries.left -= 1
        last = i == len(offered) - 1
        after = h if last else clone(h)
        flow.play(after, seat, action)
        yield from _outcomes_of(after, seat, tries)


def _worth_trying(frame: Frame, offered: list[Action]) -> list[Action]:
    """Return the options that make a difference for later cards.

    Where cubes go does, and whether as many as possible come back or none. Which wonder, card, partner or
    victim is chosen does not.
    """
    if expansion.place_cube.matches(frame) or war.war_target.matches(frame):
        return offered
    return [offered[0], DONE] if DONE in offered[1:] else offered[:1]


def event_effects(g: Historia, seat: Seat, card: str) -> list[Effect]:
    """Return what the event does before a card that triggers it, each part as far as it goes. [HIS-291]"""
    if not events.is_triggered(g, g.content.symbols[card]):
        return []
    listed = g.content.events[g.event].effects
    return [part for effect in listed for part in _attainable(g, seat, effect, g.event)]


def after_event(g: Historia, seat: Seat, card: str) -> Historia | None:
    """Return the position after the event that a card triggers; None if its demand cannot be met.

    [HIS-291]
    """
    if not events.is_triggered(g, g.content.symbols[card]):
        return g
    if not all([events.can_meet(g, seat, part) for part in g.content.events[g.event].effects]):
        return None
    return first_outcome(trial(g, seat), seat, (events.meet_event(seat, 0), scope("action")))


def best_turn(g: Historia, seat: Seat, cards: tuple[str, ...]) -> tuple[tuple[str, ...], Historia]:
    """Return which of these cards take effect in the best turn found, and the position after it.

    Of two turns in which equally many take effect, the one in which the last card does is better.
    """
    return _best_of(g, seat, cards, cards[-1], Tries())


def _best_of(
    g: Historia, seat: Seat, cards: tuple[str, ...], wanted: str, tries: Tries
) -> tuple[tuple[str, ...], Historia]:
    best: tuple[tuple[str, ...], Historia] | None = None
    for card in playing.resolvable(g, cards):
        rest = tuple([other for other in cards if other != card])
        for works, after in _after_card(g, seat, card, tries):
            more, end = _best_of(after, seat, rest, wanted, tries)
            found = (card, *more) if works else more
            if best is None or _worth(found, wanted) > _worth(best[0], wanted):
                best = (found, end)
            if len(best[0]) == len(cards):
                return best
            if tries.left <= 0:
                break
    return best or ((), g)


def _worth(worked: tuple[str, ...], wanted: str) -> tuple[int, bool]:
    return len(worked), wanted in worked


def _after_card(g: Historia, seat: Seat, card: str, tries: Tries) -> Iterator[tuple[bool, Historia]]:
    """Yield whether a card takes effect, with each position after it."""
    start = after_event(g, seat, card)
    if start is None:
        yield False, put_away(trial(g, seat), seat, card)
        return
    if card not in g.content.actions:
        frames = (effects.effects(seat, "advisor", card, 0),)
        for after in outcomes(trial(start, seat), seat, frames, tries):
            yield True, after
        return
    modes = [verb_id(mode) for mode in actions.possible_modes(start, seat, card)]
    for mode in modes:
        works = attainable_on_side(start, seat, card, mode) is not None
        h = with_revolution_in_row(trial(start, seat), seat, card)
        actions.begin(h, seat, card, mode, -1)
        for after in outcomes(h, seat, (), tries):
            yield works, put_away(after, seat, card)
    if not modes:
        yield False, put_away(trial(start, seat), seat, card)


def attainable_on_side(g: Historia, seat: Seat, card: str, name: str) -> list[Effect] | None:
    """Return the effects of a side of an action card as far as they go; None if none of them does."""
    side = actions.mode_of(g, card, name)
    assert side is not None
    h = g
    if side.cost or card == "revolution":
        h = with_revolution_in_row(trial(g, seat), seat, card)
        actions.pay(h.civs[seat], side.cost)
    return attainable(h, seat, side.effects, card) or ([] if not side.effects else None)


def with_revolution_in_row(h: Historia, seat: Seat, card: str) -> Historia:
    """Lay a Revolution in the row, where it is before it takes effect. [HIS-146]"""
    civ = h.civs[seat]
    if card == "revolution" and card not in civ.row:
        civ.row = (*civ.row, card)
    return h


def put_away(h: Historia, seat: Seat, card: str) -> Historia:
    """Lay any other action card in the row, after it took effect. [HIS-047]"""
    civ = h.civs[seat]
    if card in h.content.actions and card != "revolution":
        civ.row = (*civ.row, card)
    return h


def attainable(g: Historia, seat: Seat, listed: tuple[Effect, ...], source: str) -> list[Effect]:
    """Return the effects with the numbers they would reach now, without those that bring nothing.

    Levels beyond the top and the wonders that tourists visit are given as the VP they bring.
    """
    found: list[Effect] = []
    h = g
    for i, effect in enumerate(listed):
        found += _attainable(h, seat, effect, source)
        if i < len(listed) - 1:
            h = trial(h, seat)
            frames = operations[effect.op](h, effect, seat, h.civs[seat], source)
            h = first_outcome(h, seat, frames)
    return found


def _attainable(g: Historia, seat: Seat, effect: Effect, source: str) -> list[Effect]:
    civ = g.civs[seat]
    op = effect.op
    if op == "gain_level":
        return attainable_levels(g, seat, effect)
    if op == "gain_vp_per":
        vp = (len(civ.wonders) + len(civ.rotated)) // effect.per
        return [Effect("gain_vp", n=vp)] if vp else []
    if op == "place_cube":
        cubes = civ.personal if effect.take_from == "personal" else civ.used
        return [effect] if cubes and expansion.targets(g, civ, effect.anywhere) else []
    if op == "perform_action":
        possible = actions.can_perform(
            g, civ, effect.action, effect.mode, effect.cost, effect.ignore_technology
        )
        return [effect] if possible else []
    if op == "refresh_wonder" and effect.all:
        return [effect] if set(civ.rotated) - {source} else []
    most = {
        "recover_cube": civ.used + (count(civ.lands) - 1 if effect.map_too else 0),
        "recover_card": len(civ.row),
        "take_wonder": len(g.wonder_row),
        "refresh_wonder": len(set(civ.rotated) - {source}),
        "draw_advisor": len(civ.stack.cards),
    }.get(op, effect.n)
    n = min(effect.n, most)
    return [msgspec.structs.replace(effect, n=n)] if n > 0 else []


def attainable_levels(g: Historia, seat: Seat, effect: Effect) -> list[Effect]:
    """Return the steps the matrix allows; those beyond the top are VP. [HIS-062, HIS-072]"""
    civ = g.civs[seat]
    steps = matrix.steps_possible(g, civ, effect.track, effect.n)
    raised = min(steps, g.content.top - matrix.level(civ, effect.track))
    found = [msgspec.structs.replace(effect, n=raised)] if raised else []
    beyond = steps - raised
    return [*found, Effect("gain_vp", n=beyond * g.content.board.overflow_vp)] if beyond else found
