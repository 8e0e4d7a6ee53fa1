"""What cards do: effects in listed order, each as far as possible (HIS-177, HIS-183)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from saecula.core.position import Action, Frame, Seat
from saecula.games.historia.entries import Effect
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import (
    actions,
    advisors,
    arts,
    cards,
    expansion,
    exploitation,
    matrix,
    wonders,
)
from saecula.games.historia.rules.registry import rules

Frames: TypeAlias = tuple[Frame, ...]  # what an effect still asks; nothing if it is done


def effects_of(g: Historia, kind: str, source: str) -> tuple[Effect, ...]:
    """The effects printed on a side of an action card, an advisor, a wonder, an event or a goal."""
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
    """Carry out what is printed somewhere, from this effect on. [HIS-177, HIS-183]"""
    carry_out(g, seat, effects_of(g, kind, source), kind, source, first)


def carry_out(
    g: Historia, seat: Seat, listed: tuple[Effect, ...], kind: str, source: str, first: int
) -> None:
    """In listed order, stopping where an effect needs a choice; the rest follows as a frame.

    [HIS-177, HIS-183]
    """
    civ = g.civs[seat]
    for i in range(first, len(listed)):
        effect = listed[i]
        frames = OPS[effect.op](g, seat, civ, effect, source)
        if frames:
            if i + 1 < len(listed):
                g.then(*frames, effects(seat, kind, source, i + 1))
            else:
                g.then(*frames)
            return


def gain_vp(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """VP have no upper end. [HIS-006]"""
    civ.vp += effect.n
    g.tell("scored", seat, effect.n)
    return ()


def lose_vp(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """VP may become negative. [HIS-006, HIS-291]"""
    civ.vp -= effect.n
    g.tell("lost_vp", seat, effect.n)
    return ()


def gain_vp_per(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """Tourism: a VP for every so many own wonders, rotated ones included. [HIS-140, HIS-141]"""
    vp = (len(civ.wonders) + len(civ.rotated)) // effect.per
    civ.vp += vp
    g.tell("scored", seat, vp)
    return ()


def recover_cube(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """Used cubes back to the personal supply; "up to" leaves the number to the player. [HIS-044, HIS-183]"""
    if effect.map_too:
        return (exploitation.exploit(seat, effect.n),)
    most = min(effect.n, civ.used)
    if effect.up_to and most:
        return (recover_cubes(seat, most),)
    recover(g, seat, civ, most)
    return ()


def recover(g: Historia, seat: Seat, civ: Civ, cubes: int) -> None:
    """Move used cubes to the personal supply and tell it."""
    move_back(civ, cubes)
    if cubes:
        g.tell("recovered", seat, cubes)


def move_back(civ: Civ, cubes: int) -> None:
    """Move used cubes to the personal supply."""
    civ.used -= cubes
    civ.personal += cubes


@rules.decision(widget="amount")
def recover_cubes(g: Historia, seat: Seat, most: int) -> list[Action]:
    """Up to so many used cubes. [HIS-044, HIS-121, HIS-183]"""
    return [("recover", cubes) for cubes in range(most, -1, -1)]


@recover_cubes.resolve
def recover_chosen(g: Historia, seat: Seat, action: Action, most: int) -> None:
    cubes: int = action[1]
    recover(g, seat, g.civs[seat], cubes)


def recover_card(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """Cards of the row back to hand: oldest, latest or of choice; fewer if the row is shorter.

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


def take_oldest(g: Historia, seat: Seat, civ: Civ, n: int) -> None:
    """The oldest cards of the row to hand, fewer if it is shorter. [HIS-152, HIS-206]"""
    taken = civ.row[:n]
    civ.row = civ.row[n:]
    for card in taken:
        cards.to_hand(civ, card)
        g.tell("took_back", seat, card)


def take_from_row(g: Historia, seat: Seat, civ: Civ, place: int) -> None:
    """One card of the row to hand."""
    card = civ.row[place]
    civ.row = civ.row[:place] + civ.row[place + 1 :]
    cards.to_hand(civ, card)
    g.tell("took_back", seat, card)


@rules.decision
def take_card(g: Historia, seat: Seat, n: int) -> list[Action]:
    """A card of the row, of choice. [HIS-146, HIS-148]"""
    return [("take_back", card) for card in g.civs[seat].row]


@take_card.resolve
def take_chosen_card(g: Historia, seat: Seat, action: Action, n: int) -> None:
    card: str = action[1]
    civ = g.civs[seat]
    take_from_row(g, seat, civ, civ.row.index(card))
    if n > 1:
        g.then(take_card(seat, n - 1))


def gain_level(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """Single steps without cubes; corridor, bonuses and overflow as ever. [HIS-062, HIS-072, HIS-153]"""
    return matrix.gain(g, seat, civ, effect.track, effect.n)


def take_wonder(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """Wonders of choice from the row. [HIS-080]"""
    return (arts.take_wonder(seat, effect.n),)


def refresh_wonder(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """Turn other own wonders upright, of choice or all. [HIS-174]"""
    return wonders.refresh(g, seat, civ, effect, source)


def place_cube(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """A cube into a territory without an own one; skipped if impossible. [HIS-100, HIS-103]"""
    return (expansion.place_cube(seat, effect.take_from, effect.anywhere, effect.up_to),)


def draw_advisor(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """The next advisor of the own stack. [HIS-180]"""
    return advisors.draw(g, seat, effect.n)


def perform_action(g: Historia, seat: Seat, civ: Civ, effect: Effect, source: str) -> Frames:
    """Carry out a whole action, at its normal cost and technology unless the card says otherwise.

    [HIS-183]
    """
    return (perform(seat, effect.action, effect.mode, effect.cost, effect.ignore_technology),)


@rules.step
def perform(g: Historia, seat: Seat, action: str, mode: str, cost: int, any_technology: bool) -> None:
    """The action as a part of a card; skipped if it is impossible. [HIS-183]"""
    if can_perform(g, g.civs[seat], action, mode, cost, any_technology):
        actions.perform(g, seat, action, mode, cost)
    else:
        g.tell("no_effect", seat, action)


def can_perform(g: Historia, civ: Civ, action: str, mode: str, cost: int, any_technology: bool) -> bool:
    """Whether cubes, technology and target allow the action; a cost of -1 is the normal one. [HIS-183]"""
    side = actions.mode_of(g, action, mode)
    assert side is not None
    price = side.cost if cost < 0 else cost
    needed = 0 if any_technology else max(side.technology, g.content.actions[action].needs)
    return civ.technology >= needed and actions.can_be_done(g, civ, action, side, price)


OPS: Final[dict[str, Callable[[Historia, Seat, Civ, Effect, str], Frames]]] = {
    "gain_vp": gain_vp,
    "lose_vp": lose_vp,
    "gain_vp_per": gain_vp_per,
    "recover_cube": recover_cube,
    "recover_card": recover_card,
    "gain_level": gain_level,
    "take_wonder": take_wonder,
    "refresh_wonder": refresh_wonder,
    "place_cube": place_cube,
    "draw_advisor": draw_advisor,
    "perform_action": perform_action,
}
