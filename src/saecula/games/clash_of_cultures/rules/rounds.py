"""Rounds, phases and turns, and the end of the game (COC-050, COC-054, COC-057 to COC-061)."""

from __future__ import annotations

from typing import Final

from saecula.core.position import Seat
from saecula.games.clash_of_cultures.position import ClashOfCultures
from saecula.games.clash_of_cultures.rules import actions, deeds, effects, goods, hosts, status
from saecula.games.clash_of_cultures.rules.registry import rules, turn_begins, turn_ends
from saecula.games.clash_of_cultures.rules.status import clockwise, last_round

GAME: Final = "game"  # the scope of all rounds


@rules.step
def begin_round(g: ClashOfCultures, number: int) -> None:
    """Play three action phases, then the status phase; what happened in the last one is over. [COC-050]"""
    g.round = number
    deeds.forget_turn(g)
    g.tell("round_began", number)
    phases = [begin_phase(phase) for phase in range(1, g.content.board.phases + 1)]
    g.then(*phases, begin_status())


@rules.step
def begin_phase(g: ClashOfCultures, phase: int) -> None:
    """Give every player a turn, clockwise from the start; a die may end the game. [COC-050, COC-391]"""
    g.phase = phase
    if g.variant.flexible_end and ends_by_lot(g):
        g.tell("game_ended")
        g.abandon(GAME)
        return
    g.then(*[start_turn(seat) for seat in clockwise(g)])


def ends_by_lot(g: ClashOfCultures) -> bool:
    """Roll a die where the round board names numbers that end the game. [COC-391]"""
    for end in g.content.variants["flexible_end"].end_rolls:
        if (end.round, end.phase) == (g.round, g.phase):
            faces = g.content.board.die
            number = faces[g.roll(len(faces))].number
            g.tell("end_rolled", g.start, number, end.most)
            return number <= end.most
    return False


@rules.step
def start_turn(g: ClashOfCultures, seat: Seat) -> None:
    """Begin a turn with three actions, less those lost before. [COC-051, COC-054, COC-061]"""
    civ = g.civs[seat]
    g.active = seat
    g.actions = max(g.content.board.actions - civ.lost_actions, 0)
    civ.lost_actions = 0
    deeds.forget(g, seat, deeds.ASSASSINATED)
    g.tell("turn_began", seat)
    g.then(*turn_begins(g, seat), take_income(seat), actions.act(seat), close_turn(seat))


@rules.step
def take_income(g: ClashOfCultures, seat: Seat) -> None:
    """Do what cards do at the beginning of a turn. [COC-054]

    Banking, of a civilization, comes before Trade Routes: advances of all are listed first.
    """
    g.then(*effects.after(g, seat, "turn")[::-1])


@rules.step
def close_turn(g: ClashOfCultures, seat: Seat) -> None:
    """Forget what holds for a turn only. [COC-122, COC-175]"""
    civ = g.civs[seat]
    g.active = -1
    g.actions = g.collected = g.barred = 0
    g.activated = ()
    g.influenced = False
    g.captured = -1
    g.climbed = 0
    g.levied = ()
    civ.used = ()
    civ.borrowed = ""
    civ.by_hand = False
    civ.units = hosts.rested(civ.units)
    goods.trim(g, seat)
    g.then(*turn_ends(g, seat))


@rules.step
def begin_status(g: ClashOfCultures) -> None:
    """Play the status phase; the game may end after its first step. [COC-050, COC-058]"""
    g.phase = 0
    g.tell("status_began", g.round)
    g.then(*status.first_step(g), check_end())


@rules.step
def check_end(g: ClashOfCultures) -> None:
    """End the game after the last round, or where a player has no city. [COC-058, COC-377]"""
    if g.round >= last_round(g) or not all([civ.cities for civ in g.civs]):
        g.tell("game_ended")
        return
    g.then(*status.further_steps(g), begin_round(g.round + 1))
