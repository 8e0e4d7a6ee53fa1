"""Setup: from an empty table to the first decision (rulebook: Spielvorbereitung)."""

from __future__ import annotations

from saecula.core.registry import scope
from saecula.core.zones import pile
from saecula.games.historia._generated import blank_civ
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import events, preparation


def setup(g: Historia) -> None:
    """Lay out the board for players and civbots, then let the players choose. [HIS-010, HIS-016]"""
    g.active = -1
    g.civs = [_civ(g, "") for _ in range(g.seats)]
    g.civs += [_civ(g, difficulty) for difficulty in g.variant.difficulties(g.seats)]
    g.order = _random_order(g)
    g.tiles = _random_tiles(g)
    events.lay_out(g)
    if g.variant.goals:
        g.unplaced = tuple(g.content.goals)
    g.then(preparation.civilizations(), preparation.wonders_and_leaders(), scope("match"))


def _civ(g: Historia, difficulty: str) -> Civ:
    """Return a civilization on the start cell, with its cubes. [HIS-014, HIS-016, HIS-231]"""
    board = g.content.board
    civ = blank_civ()
    civ.difficulty = difficulty
    civ.alive = True
    civ.technology = board.start_technology
    civ.military = board.start_military
    if difficulty:
        civ.personal = board.civbot_cubes
    else:
        expert = g.variant.expert_cubes
        civ.personal = board.expert_personal if expert else board.start_personal
        civ.used = board.expert_used if expert else board.start_used
        civ.general = board.cubes - civ.personal - civ.used
        civ.hand = pile(g.content.starting_hand)
    civ.leaders = (pile(),) * board.epochs
    civ.picked = (-1,) * board.epochs
    return civ


def _random_order(g: Historia) -> tuple[int, ...]:
    """Draw the starting order by lot. [HIS-015]"""
    seats = tuple([str(seat) for seat in range(g.seats)])
    return tuple([int(seat) for seat in g.shuffled(seats)])


def _random_tiles(g: Historia) -> tuple[str, ...]:
    """Put a random tile face up on each territory; the others leave the game. [HIS-017]"""
    return g.shuffled(tuple(g.content.tiles))[: len(g.content.territories)]
