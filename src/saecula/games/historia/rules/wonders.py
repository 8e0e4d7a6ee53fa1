"""Wonders: the row, activating, refreshing and destroying (HIS-011, HIS-170 to HIS-178, HIS-211)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.games.historia.entries import Effect, Wonder
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import actions, effects
from saecula.games.historia.rules.registry import operations, rules
from saecula.games.historia.rules.world import count
from saecula.games.historia.vocabulary import Activate, Destroy, GoOn, Refresh

GO_ON: Final = [GoOn()]


def open_deck(g: Historia, epoch: int) -> None:
    """Open the wonder deck of an epoch; majority wonders are left out in solitaire.

    [HIS-003, HIS-011, HIS-280]
    """
    g.wonder_deck = tuple(
        [
            wonder.id
            for wonder in g.content.wonders.values()
            if wonder.epoch == epoch and not (g.seats == 1 and wonder.activation == "majority")
        ]
    )


def deal_row(g: Historia) -> None:
    """Discard the row and reveal players + 2 wonders; civbots do not count. [HIS-011, HIS-211]"""
    dealt = []
    deck = list(g.wonder_deck)
    for _ in range(min(len(deck), g.seats + g.content.board.wonder_row_extra)):
        dealt.append(deck.pop(g.roll(len(deck))))
    g.wonder_deck = tuple(deck)
    g.wonder_row = tuple(dealt)
    g.tell("wonders_dealt", len(dealt))


def metric(g: Historia, civ: Civ, name: str) -> int:
    """Return a measured element: technology, military, wonders or territories. [HIS-178, HIS-186]"""
    if name == "technology":
        return civ.technology
    if name == "military":
        return civ.military
    if name == "wonders":
        return len(civ.wonders) + len(civ.rotated)
    return count(civ.lands)


def has_majority(g: Historia, civ: Civ, name: str) -> bool:
    """Return whether a player has strictly more than every other player; civbots are ignored.

    [HIS-172, HIS-178, HIS-260]
    """
    own = metric(g, civ, name)
    for other in g.civs[: g.seats]:  # noqa: SIM110  asked so often that a list would show
        if other is not civ and metric(g, other, name) >= own:
            return False
    return True


@rules.free_action(Activate.id)
def activate_wonder(g: Historia, seat: Seat) -> list[Action]:
    """Activate an upright wonder whose condition is met, at any time in your turn.

    [HIS-170, HIS-171, HIS-175]
    """
    return usable(g, seat) if g.active == seat and g.civs[seat].wonders else []


def usable(g: Historia, seat: Seat) -> list[Action]:
    """Return the upright wonders whose condition is met now. [HIS-171, HIS-172, HIS-173]"""
    civ = g.civs[seat]
    known = g.content.wonders
    action, activations = g.action, g.content.activations
    usable: list[Action] = []
    for name in civ.wonders:
        wonder = known[name]
        if wonder.activation == "action":
            ready = action in wonder.actions
        else:
            ready = can_activate(g, civ, wonder)
        if ready and name not in g.spent:
            usable.append(activations[name])
    return usable


def can_activate(g: Historia, civ: Civ, wonder: Wonder) -> bool:
    """Return whether there is the majority, another wonder to destroy, or enough cubes to pay.

    [HIS-172, HIS-173, HIS-177]
    """
    kind = wonder.activation
    if kind == "majority":
        return has_majority(g, civ, wonder.metric)
    if kind == "destroy":
        return len(civ.wonders) + len(civ.rotated) > wonder.n
    return civ.personal >= wonder.n


def answering(g: Historia, names: tuple[str, ...]) -> bool:
    """Return whether one of these wonders belongs to this action and was not built by it.

    [HIS-171, HIS-175]
    """
    known = g.content.wonders
    action = g.action
    for name in names:  # noqa: SIM110  asked so often that a list would show
        if action in known[name].actions and name not in g.spent:
            return True
    return False


@activate_wonder.resolve
def activate(g: Historia, seat: Seat, action: Action) -> None:
    """Rotate the wonder, pay its price in full, then carry out its effects in order.

    [HIS-170, HIS-173, HIS-177]
    """
    name = Activate.of(action)
    civ = g.civs[seat]
    wonder = g.content.wonders[name]
    rotate(civ, name)
    g.tell("activated", seat, name)
    frames: list[Frame] = []
    if wonder.activation == "pay":
        actions.pay(civ, wonder.n)
    elif wonder.activation == "destroy":
        frames = [destroy_wonder(seat, name, wonder.n)]
    g.then(*frames, effects.effects(seat, "wonder", name, 0))


def rotate(civ: Civ, name: str) -> None:
    """Rotate a wonder, which cannot be used until it is refreshed. [HIS-170]"""
    civ.wonders = tuple([other for other in civ.wonders if other != name])
    civ.rotated = (*civ.rotated, name)


@rules.decision
def destroy_wonder(g: Historia, seat: Seat, cause: str, n: int) -> list[Action]:
    """Choose another wonder of yours, upright or rotated, to leave the game. [HIS-173, HIS-177]"""
    civ = g.civs[seat]
    return Destroy.each([name for name in (*civ.wonders, *civ.rotated) if name != cause])


@destroy_wonder.resolve
def destroy(g: Historia, seat: Seat, action: Action, cause: str, n: int) -> None:
    name = Destroy.of(action)
    civ = g.civs[seat]
    civ.wonders = tuple([other for other in civ.wonders if other != name])
    civ.rotated = tuple([other for other in civ.rotated if other != name])
    g.tell("destroyed_wonder", seat, name)
    if n > 1:
        g.then(destroy_wonder(seat, cause, n - 1))


@operations.named("refresh_wonder")
def refresh_wonders(g: Historia, effect: Effect, seat: Seat, civ: Civ, source: str) -> tuple[Frame, ...]:
    """Turn one's other rotated wonders upright: all of them, or those the player chooses. [HIS-174]"""
    if not effect.all:
        return (refresh_wonder(seat, effect.n, source),)
    for name in civ.rotated:
        if name != source:
            turn_upright(g, seat, civ, name)
    return ()


def turn_upright(g: Historia, seat: Seat, civ: Civ, name: str) -> None:
    """Turn a rotated wonder upright."""
    civ.rotated = tuple([other for other in civ.rotated if other != name])
    civ.wonders = (*civ.wonders, name)
    g.tell("refreshed", seat, name)


@rules.decision
def refresh_wonder(g: Historia, seat: Seat, n: int, cause: str) -> list[Action]:
    """Choose a rotated wonder to turn upright; it may be activated again. [HIS-174]"""
    return Refresh.each([name for name in g.civs[seat].rotated if name != cause])


@refresh_wonder.resolve
def refresh(g: Historia, seat: Seat, action: Action, n: int, cause: str) -> None:
    turn_upright(g, seat, g.civs[seat], Refresh.of(action))
    if n > 1:
        g.then(refresh_wonder(seat, n - 1, cause))


@rules.decision(free=True)
def before(g: Historia, seat: Seat) -> list[Action]:
    """Offer to activate wonders before a card takes effect. [HIS-170, HIS-175]"""
    return GO_ON


@before.resolve
def go_on_before(g: Historia, seat: Seat, action: Action) -> None:
    """Activate nothing more before the card."""


@rules.decision(free=True)
def after(g: Historia, seat: Seat) -> list[Action]:
    """Offer to activate wonders that answer an action, after its effect. [HIS-171, HIS-175]"""
    return GO_ON if answering(g, g.civs[seat].wonders) else []


@after.resolve
def go_on_after(g: Historia, seat: Seat, action: Action) -> None:
    """Activate nothing more after the action."""
