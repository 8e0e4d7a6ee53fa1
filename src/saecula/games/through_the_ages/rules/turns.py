"""Rounds and turns (TTA-001 to TTA-007, TTA-040 to TTA-044)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Action, Frame, Seat
from saecula.core.registry import scope
from saecula.games.through_the_ages.position import ThroughTheAges
from saecula.games.through_the_ages.rules import (
    actions,
    card_row,
    cards,
    endgame,
    politics,
    resigning,
    tactics,
    turn_end,
    wars,
)
from saecula.games.through_the_ages.rules.budget import Budget
from saecula.games.through_the_ages.rules.in_play import players
from saecula.games.through_the_ages.rules.registry import rules
from saecula.games.through_the_ages.vocabulary import EndActions

DONE_TAKING: Final = EndActions()


@rules.step
def start_turn(g: ThroughTheAges, seat: Seat) -> None:
    """Go through row, war and tactic to politics and actions; in the first round players only take cards.

    [TTA-040, TTA-041]
    """
    g.active = seat
    g.tell("turn_began", seat, g.round)
    if g.round == 1:
        g.then(take_first_cards(seat))
        return
    card_row.replenish(g)
    g.then(*wars.due(g, seat), begin_politics(seat))


@rules.step
def begin_politics(g: ThroughTheAges, seat: Seat) -> None:
    """Make an exclusive tactic common, then go on to politics and actions.

    A player who gave up the political action may still look at the next event.
    [TTA-071, TTA-080, TTA-557, TTA-570]
    """
    tactics.make_common(g, seat)
    civ = g.civs[seat]
    if civ.no_politics:
        civ.no_politics = False
        g.then(*politics.foresight(g, seat), actions.act(seat))
    else:
        g.then(*politics.phase(g, seat), actions.act(seat))


@rules.decision(must=True)
def take_first_cards(g: ThroughTheAges, seat: Seat) -> list[Action]:
    """List the cards that can be taken in the first round. [TTA-031, TTA-042]"""
    own = Budget(g, seat)
    return [*cards.options(own, own.civil), DONE_TAKING]


@take_first_cards.resolve
def take_first_card(g: ThroughTheAges, seat: Seat, action: Action) -> None:
    if action == DONE_TAKING:
        g.then(turn_end.end_of_turn(seat))
        return
    cards.take(g, seat, action)
    g.then(take_first_cards(seat))


@rules.step
def next_turn(g: ThroughTheAges, seat: Seat) -> None:
    """Go on clockwise; final scoring follows the last turn of the last round, or when one player is left.

    [TTA-001, TTA-003, TTA-004, TTA-183]
    """
    if players(g) == 1:
        g.then(endgame.final_scoring())
        return
    following = turn_end.following(g, seat)
    if turn_end.begins_round(g, seat, following):
        if g.round == g.last_round:
            g.then(endgame.final_scoring())
            return
        g.round += 1
        g.tell("round_began", g.round)
    g.then(*turn(following))


def turn(seat: Seat) -> tuple[Frame, ...]:
    """Return the frames of a player's turn and what follows; resigning ends it at once. [TTA-040, TTA-185]"""
    return start_turn(seat), scope(resigning.TURN), next_turn(seat)
