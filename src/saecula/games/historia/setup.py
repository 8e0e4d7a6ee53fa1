"""From nothing to the first decision (rulebook: Spielvorbereitung)."""

from __future__ import annotations

from saecula.core.registry import scope
from saecula.core.zones import Zone, pile
from saecula.games.historia.catalogue import Content
from saecula.games.historia.position import Civ, Historia
from saecula.games.historia.rules import events, preparation
from saecula.games.historia.variant import Variant

EMPTY = Zone((), (), False)


def new(content: Content, variant: Variant) -> Historia:
    """An empty table."""
    g = Historia()
    g.content = content
    g.variant = variant
    g.civs = []
    g.order = ()
    g.round = 0
    g.action_round = 0
    g.revolution = False
    g.active = -1
    g.action = ""
    g.spent = ()
    g.tiles = ()
    g.wonder_row = ()
    g.wonder_deck = ()
    g.pool = EMPTY
    g.pick = 0
    g.event = ""
    g.next_event = ""
    g.events = ()
    g.unplaced = ()
    g.goals = {}
    return g


def setup(g: Historia) -> None:
    """Lay out the board for players and civbots, then let the players choose. [HIS-010, HIS-016]"""
    g.civs = [_civ(g, "") for _ in range(g.seats)]
    g.civs += [_civ(g, difficulty) for difficulty in g.variant.difficulties(g.seats)]
    g.order = _random_order(g)
    g.tiles = _random_tiles(g)
    events.lay_out(g)
    if g.variant.goals:
        g.unplaced = tuple(g.content.goals)
    g.then(preparation.civilizations(), preparation.wonders_and_leaders(), scope("match"))


def _civ(g: Historia, difficulty: str) -> Civ:
    """A civilization on the start cell with its cubes. [HIS-014, HIS-016, HIS-231]"""
    board = g.content.board
    civ = Civ()
    civ.civilization = ""
    civ.difficulty = difficulty
    civ.alive = True
    civ.vp = 0
    civ.technology = board.start_technology
    civ.military = board.start_military
    if difficulty:
        civ.personal, civ.used, civ.general = board.civbot_cubes, 0, 0
    else:
        expert = g.variant.expert_cubes
        civ.personal = board.expert_personal if expert else board.start_personal
        civ.used = board.expert_used if expert else board.start_used
        civ.general = board.cubes - civ.personal - civ.used
    civ.lands = 0
    civ.hand = EMPTY if difficulty else pile(g.content.starting_hand)
    civ.row = ()
    civ.row_at_start = 0
    civ.played = ()
    civ.stack = EMPTY
    civ.face_up = ()
    civ.wonders = ()
    civ.rotated = ()
    civ.leaders = (EMPTY,) * board.epochs
    civ.picked = (-1,) * board.epochs
    civ.looks = ()
    civ.ruling = ""
    civ.marker_from = ""
    civ.borrowed = 0
    return civ


def _random_order(g: Historia) -> tuple[int, ...]:
    """Starting order by lot. [HIS-015]"""
    seats = tuple([str(seat) for seat in range(g.seats)])
    return tuple([int(seat) for seat in g.shuffled(seats)])


def _random_tiles(g: Historia) -> tuple[str, ...]:
    """A random face-up tile on each territory; the rest leaves the game. [HIS-017]"""
    return g.shuffled(tuple(g.content.tiles))[: len(g.content.territories)]
