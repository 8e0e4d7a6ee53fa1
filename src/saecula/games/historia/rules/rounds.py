"""Epochs, rounds and action rounds (HIS-030 to HIS-035)."""

from __future__ import annotations

from saecula.core.position import Seat
from saecula.core.registry import together
from saecula.games.historia.position import Historia
from saecula.games.historia.rules import calendar, cards, civbots, events, leaders, measures, ruling
from saecula.games.historia.rules.registry import rules


@rules.step
def next_round(g: Historia) -> None:
    """Advance the round marker, or end the game after the last round. [HIS-032, HIS-033]"""
    if g.round == calendar.last_round(g):
        g.tell("game_ended")
        return
    g.round += 1
    g.action_round = 0
    g.tell("round_began", calendar.epoch(g), g.round)
    events.turn_up(g)
    g.then(action_round())


@rules.step
def action_round(g: Historia) -> None:
    """Let all players choose cards in secret, then resolve them in player order.

    [HIS-040, HIS-042, HIS-043]
    """
    g.action_round += 1
    g.revolution = False
    for seat in g.order:
        civ = g.civs[seat]
        civ.row_at_start = len(civ.row)
    g.then(
        together([cards.choose_cards(seat) for seat in g.order]),
        *[start_turn(seat) for seat in g.order],
        end_action_round(),
    )


@rules.step
def start_turn(g: Historia, seat: Seat) -> None:
    """Resolve all cards of a player before the next player acts. [HIS-043]"""
    g.active = seat
    cards.turn(g, seat)


@rules.step
def end_action_round(g: Historia) -> None:
    """End the round for everybody after an action round with a Revolution.

    An event can keep every Revolution in its row; then the round ends when nobody has a card left.
    [HIS-031, HIS-041, HIS-147, HIS-149]
    """
    g.active = -1
    held = any([g.civs[seat].hand.cards for seat in g.order])
    g.then(action_round() if held and not g.revolution else end_round())


@rules.step
def end_round(g: Historia) -> None:
    """Let the civbots act, then carry out the measures of the time circle. [HIS-032]"""
    g.tell("round_ended", g.round)
    if not civbots.act_all(g):
        g.abandon("match")
        g.tell("game_ended")
        return
    measures.carry_out(g)
    g.then(*leaders.new_leaders(g), *ruling.end_of_epoch(g), next_round())
