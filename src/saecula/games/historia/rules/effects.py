"""What cards do: effects in their printed order, each as far as possible (HIS-177, HIS-183)."""

from __future__ import annotations

from saecula.core import effects as kit
from saecula.core.effects import Frames
from saecula.core.position import Action, Seat
from saecula.core.zones import EVERYONE
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules.registry import operations, rules
from saecula.games.historia.vocabulary import Recover, TakeBack


def effects_of(g: Historia, kind: str, source: str) -> tuple[Effect, ...]:
    """Return the effects printed on one side of an action card, on an advisor, wonder, event or goal."""
    content = g.content
    if kind == "basic":
        return content.actions[source].basic.effects
    if kind == "extended":
        mode = content.actions[source].extended
        return mode.effects if mode else ()
    if kind == "advisor":
        return content.advisors[source].effects
    if kind == "wonder":
        return content.wonders[source].effects
    if kind == "event":
        return content.events[source].effects
    return content.goals[source].effects


@rules.step
def effects(g: Historia, seat: Seat, kind: str, source: str, first: int) -> None:
    """Carry out the effects of a card, starting with this one. [HIS-177, HIS-183]"""
    carry_out(g, seat, effects_of(g, kind, source), kind, source, first)


def carry_out(
    g: Historia, seat: Seat, listed: tuple[Effect, ...], kind: str, source: str, first: int
) -> None:
    """Carry out effects in order; where one asks something, leave the rest as a frame. [HIS-177, HIS-183]"""
    args = (seat, g.civs[seat], source)
    kit.carry_out(operations, g, listed, first, args, effects, (seat, kind, source))


@operations.add
def gain_vp(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> Frames:
    """Score VP, without an upper limit. [HIS-006]"""
    civ.vp += effect.n
    g.tell("scored", seat, effect.n)
    return ()


@operations.add
def lose_vp(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> Frames:
    """Lose VP, which may become negative. [HIS-006, HIS-291]"""
    civ.vp -= effect.n
    g.tell("lost_vp", seat, effect.n)
    return ()


@operations.add
def gain_vp_per(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> Frames:
    """Score Tourism: 1 VP for every `per` wonders owned, rotated ones included. [HIS-140, HIS-141]"""
    vp = (len(civ.wonders) + len(civ.rotated)) // effect.per
    civ.vp += vp
    g.tell("scored", seat, vp)
    return ()


def recover_used(g: Historia, seat: Seat, civ: Civ, cubes: int) -> None:
    """Move used cubes to the personal supply and log it."""
    move_back(civ, cubes)
    if cubes:
        g.tell("recovered", seat, cubes)


def move_back(civ: Civ, cubes: int) -> None:
    """Move used cubes to the personal supply."""
    civ.used -= cubes
    civ.personal += cubes


@rules.decision(widget="amount")
def recover_cubes(g: Historia, seat: Seat, most: int) -> list[Action]:
    """Choose how many used cubes to recover. [HIS-044, HIS-121, HIS-183]"""
    return Recover.each(range(most, -1, -1))


@recover_cubes.resolve
def recover(g: Historia, seat: Seat, action: Action, most: int) -> None:
    recover_used(g, seat, g.civs[seat], Recover.of(action))


@operations.add
def recover_card(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> Frames:
    """Take cards from the row: the oldest, the latest or chosen ones; fewer if the row is shorter.

    [HIS-146, HIS-152]
    """
    if effect.which == "choice":
        return (take_card(seat, effect.n),) if civ.row else ()
    if effect.which == "oldest":
        take_oldest(g, seat, civ, effect.n)
    else:
        for _ in range(min(effect.n, len(civ.row))):
            take_from_row(g, seat, civ, len(civ.row) - 1)
    return ()


def to_hand(civ: Civ, card: str) -> None:
    """Put a card from the row into the hand; everybody saw it there."""
    civ.hand = civ.hand.put(card, EVERYONE)


def take_oldest(g: Historia, seat: Seat, civ: Civ, n: int) -> None:
    """Take the oldest cards of the row into the hand, fewer if the row is shorter. [HIS-152, HIS-206]"""
    taken = civ.row[:n]
    civ.row = civ.row[n:]
    for card in taken:
        to_hand(civ, card)
        g.tell("took_back", seat, card)


def take_from_row(g: Historia, seat: Seat, civ: Civ, place: int) -> None:
    """Take one card from the row into the hand."""
    card = civ.row[place]
    civ.row = civ.row[:place] + civ.row[place + 1 :]
    to_hand(civ, card)
    g.tell("took_back", seat, card)


@rules.decision
def take_card(g: Historia, seat: Seat, n: int) -> list[Action]:
    """Choose a card from the row. [HIS-146, HIS-148]"""
    return TakeBack.each(g.civs[seat].row)


@take_card.resolve
def take_back(g: Historia, seat: Seat, action: Action, n: int) -> None:
    card = TakeBack.of(action)
    civ = g.civs[seat]
    take_from_row(g, seat, civ, civ.row.index(card))
    if n > 1:
        g.then(take_card(seat, n - 1))
