"""What cards would do: tried out on a copy of what the viewer sees, by the rules themselves.

Free actions (wonders, the ruling tile) are left out: a hint speaks of the card alone. What the others do
before one's own turn is not known either.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import DONE, scope
from saecula.games.historia._generated import clone
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import actions, effects, events, expansion, matrix
from saecula.games.historia.rules import cards as playing
from saecula.games.historia.rules.registry import operations
from saecula.games.historia.rules.world import count

BUDGET: Final = 120  # choices tried for one hint


@dataclass
class Tries:
    """How many choices may still be tried."""

    left: int = BUDGET


def tried(g: Historia, seat: Seat) -> Historia:
    """A copy in which it is this seat's turn and nothing is asked."""
    h = clone(g)
    h.block, h.asks, h.picks, h.closed, h.listed = "", (), (), 0, []
    h.agenda = [scope("match")]
    h.active = seat
    return h


def first_outcome(h: Historia, seat: Seat, frames: tuple[Frame, ...]) -> Historia:
    """The position that these frames lead to if the first option is taken each time."""
    h.then(*frames)
    flow.begin(h)
    while h.asks:
        flow.play(h, seat, flow.options(h, seat)[0])
    return h


def outcomes(h: Historia, seat: Seat, frames: tuple[Frame, ...], tries: Tries) -> Iterator[Historia]:
    """The positions that these frames can lead to, one for each way to choose."""
    h.then(*frames)
    flow.begin(h)
    yield from _ends(h, seat, tries)


def _ends(h: Historia, seat: Seat, tries: Tries) -> Iterator[Historia]:
    if not h.asks:
        yield h
        return
    offered = _worth_trying(rule_id(h.asks[0]), flow.options(h, seat))
    for i, action in enumerate(offered):
        if tries.left <= 0 and i:
            return
        tries.left -= 1
        last = i == len(offered) - 1
        after = h if last else clone(h)
        flow.play(after, seat, action)
        yield from _ends(after, seat, tries)


def _worth_trying(decision: str, offered: list[Action]) -> list[Action]:
    """Options that make a difference for later cards: where cubes go; as many as possible come back, or none.

    Which wonder, card, partner or victim is chosen makes none.
    """
    if decision in ("place_cube", "war_target"):
        return offered
    return [offered[0], DONE] if DONE in offered[1:] else offered[:1]


def called(g: Historia, seat: Seat, card: str) -> list[Effect]:
    """What the event does before a card, if the card triggers it: each part as far as it goes. [HIS-291]"""
    if not events.is_triggered(g, g.content.symbols[card]):
        return []
    listed = g.content.events[g.event].effects
    return [part for effect in listed for part in _reached(g, seat, effect, g.event)]


def under_event(g: Historia, seat: Seat, card: str) -> Historia | None:
    """The position when a card takes effect, its event met; None if its demand cannot be met. [HIS-291]"""
    if not events.is_triggered(g, g.content.symbols[card]):
        return g
    if not all([events.can_meet(g, seat, part) for part in g.content.events[g.event].effects]):
        return None
    return first_outcome(tried(g, seat), seat, (events.meet_event(seat, 0), scope("action")))


def carried_out(g: Historia, seat: Seat, cards: tuple[str, ...]) -> tuple[tuple[str, ...], Historia]:
    """Those of these cards that take effect in the best turn found, and the position after it.

    Of two turns in which as many take effect, the one of the last card is better.
    """
    return _best(g, seat, cards, cards[-1], Tries())


def _best(
    g: Historia, seat: Seat, cards: tuple[str, ...], wanted: str, tries: Tries
) -> tuple[tuple[str, ...], Historia]:
    best: tuple[tuple[str, ...], Historia] | None = None
    for card in _next(g, cards):
        rest = tuple([other for other in cards if other != card])
        for works, after in _resolved(g, seat, card, tries):
            more, end = _best(after, seat, rest, wanted, tries)
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


def _next(g: Historia, cards: tuple[str, ...]) -> list[str]:
    """Revolutions come last. [HIS-146]"""
    return [card for card in cards if not playing.is_revolution(g, card)] or list(cards)


def _resolved(g: Historia, seat: Seat, card: str, tries: Tries) -> Iterator[tuple[bool, Historia]]:
    """Whether a card takes effect, and the positions after it."""
    start = under_event(g, seat, card)
    if start is None:
        yield False, put_away(tried(g, seat), seat, card)
        return
    if card not in g.content.actions:
        frames = (effects.effects(seat, "advisor", card, 0),)
        for after in outcomes(tried(start, seat), seat, frames, tries):
            yield True, after
        return
    modes = [mode[0] for mode in actions.possible_modes(start, seat, card)]
    for mode in modes:
        works = brings(start, seat, card, mode) is not None
        h = laid(tried(start, seat), seat, card)
        actions.begin(h, seat, card, mode, -1)
        for after in outcomes(h, seat, (), tries):
            yield works, put_away(after, seat, card)
    if not modes:
        yield False, put_away(tried(start, seat), seat, card)


def brings(g: Historia, seat: Seat, card: str, name: str) -> list[Effect] | None:
    """The effects of a side of an action card as far as they go; None if it has some and none goes."""
    side = actions.mode_of(g, card, name)
    assert side is not None
    h = g
    if side.cost or card == "revolution":
        h = laid(tried(g, seat), seat, card)
        actions.pay(h.civs[seat], side.cost)
    return as_far(h, seat, side.effects, card) or ([] if not side.effects else None)


def laid(h: Historia, seat: Seat, card: str) -> Historia:
    """A Revolution lies in the row before it takes effect. [HIS-146]"""
    civ = h.civs[seat]
    if card == "revolution" and card not in civ.row:
        civ.row = (*civ.row, card)
    return h


def put_away(h: Historia, seat: Seat, card: str) -> Historia:
    """Other action cards lie in the row afterwards. [HIS-047]"""
    civ = h.civs[seat]
    if card in h.content.actions and card != "revolution":
        civ.row = (*civ.row, card)
    return h


def as_far(g: Historia, seat: Seat, listed: tuple[Effect, ...], source: str) -> list[Effect]:
    """What is printed, each part with the number it would reach now; parts that bring nothing are left out.

    Levels beyond the top and wonders that tourists visit are written as the VP they bring.
    """
    found: list[Effect] = []
    h = g
    for i, effect in enumerate(listed):
        found += _reached(h, seat, effect, source)
        if i < len(listed) - 1:
            h = tried(h, seat)
            frames = operations[effect.op](h, seat, h.civs[seat], effect, source)
            h = first_outcome(h, seat, frames)
    return found


def _reached(g: Historia, seat: Seat, effect: Effect, source: str) -> list[Effect]:
    civ = g.civs[seat]
    op = effect.op
    if op == "gain_level":
        return levels(g, seat, effect)
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


def levels(g: Historia, seat: Seat, effect: Effect) -> list[Effect]:
    """The steps the matrix allows; those beyond the top are VP. [HIS-062, HIS-072]"""
    civ = g.civs[seat]
    steps = matrix.steps_possible(g, civ, effect.track, effect.n)
    level = civ.technology if effect.track == "technology" else civ.military
    raised = min(steps, g.content.top - level)
    found = [msgspec.structs.replace(effect, n=raised)] if raised else []
    beyond = steps - raised
    return [*found, Effect("gain_vp", n=beyond * g.content.board.overflow_vp)] if beyond else found
