"""What a game says about play in general: usual answers, sensible options, and its own rollout policy.

A usual answer is a formality: planners take it for every seat, so that a line of play does not end at it.
Options that are not sensible are legal, but no bot spends time on them. In a game with a `rollout_policy`,
bots look ahead by that policy, up to the decision `rollout_end`, where positions of different lines are
comparable (for example, the start of the next round).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from saecula.bots.rng import seat_seed
from saecula.core import flow
from saecula.core.actions import rule_id
from saecula.core.game import Game, all_sensible, nothing_usual
from saecula.core.position import Action, Frame, Position, Seat

MOST_ANSWERS: Final = 200  # usual answers in a row
MOST_CHOICES: Final = 2000  # of all seats in one rollout by the game's policy


def usual_answer(game: Game[Any], g: Position, seat: Seat) -> Action | None:
    """Return the usual answer to what this seat is asked, if the game knows one."""
    if game.usual is nothing_usual:
        return None
    frame = flow.ask_of(g, seat)
    return None if frame is None else game.usual(g, seat, frame, flow.options(g, seat))


def play_usual(game: Game[Any], g: Position) -> None:
    """Give usual answers, for every seat, until somebody has a real choice."""
    if game.usual is nothing_usual:
        return
    for _ in range(MOST_ANSWERS):
        seat = flow.mover(g)
        answer = None if seat < 0 else usual_answer(game, g, seat)
        if answer is None:
            return
        flow.play(g, seat, answer)


def sensible_options(game: Game[Any], g: Position, seat: Seat, options: list[Action]) -> list[Action]:
    """Return those of a seat's options that are worth a look."""
    if game.sensible is all_sensible or len(options) < 2:
        return options
    frame = flow.ask_of(g, seat)
    return options if frame is None else game.sensible(g, seat, frame, options)


def at_rollout_end(game: Game[Any], g: Position) -> bool:
    """Return whether the decision is asked at which rollouts end."""
    return bool(g.asks) and rule_id(g.asks[0]) == game.rollout_end


def policy_rngs(seed: int, seats: int) -> list[Random]:
    """Make a generator for each seat; rollouts with one seed meet common random numbers."""
    return [Random(seat_seed(seed, seat)) for seat in range(seats)]


def nothing_scripted(_seat: Seat, _frame: Frame, _options: list[Action]) -> Action | None:
    """Leave every answer to the policy: the default of `play_by_policy`."""
    return None


def play_by_policy(
    game: Game[Any],
    g: Position,
    rngs: list[Random],
    began_at_end: bool,
    script: Callable[[Seat, Frame, list[Action]], Action | None] = nothing_scripted,
) -> None:
    """Follow the game's rollout policy, for every seat, until `rollout_end` is asked or the match is over.

    A rollout that began at that decision ends when it is asked anew, after another one. What `script` answers
    goes before the policy.
    """
    policy = game.rollout_policy
    assert policy is not None  # in games without one, bots look ahead in other ways
    staying = began_at_end
    for _ in range(MOST_CHOICES):
        seat, options = flow.turn(g)
        if seat < 0:
            return
        if not at_rollout_end(game, g):
            staying = False
        elif not staying:
            return
        frame = flow.ask_of(g, seat)
        assert frame is not None  # a seat with options is asked
        action = script(seat, frame, options)
        if action is None:
            action = options[0] if len(options) == 1 else game.usual(g, seat, frame, options)
        flow.play(g, seat, action or policy(g, seat, frame, options, rngs[seat]))
