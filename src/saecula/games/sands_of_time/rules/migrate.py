"""Action: Migrate (SOT-230 to SOT-234)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import caravans, moves, powers
from saecula.games.sands_of_time.rules.regions import citizens
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Route


def can_migrate(g: SandsOfTime, seat: Seat) -> bool:
    """A citizen is on the board: it can move, and the caravan of the box needs one too. [SOT-230, SOT-231]"""
    return moves.has_citizen_to_move(g, seat, "migrate")


def begin(g: SandsOfTime, seat: Seat) -> None:
    moves.begin(g, seat, "migrate")
    g.then(free_caravan(seat))


def free_routes(g: SandsOfTime, seat: Seat) -> list[int]:
    """With Culture unlocked a border at one of whose regions an own citizen lives. [SOT-231]"""
    empire = g.empires[seat]
    if not powers.unlocked(g, empire, "box_migrate"):
        return []
    ends = g.content.ends
    return [b for b in caravans.routes(g, empire) if any([citizens(empire, end) for end in ends[b]])]


def can_place_free(g: SandsOfTime, seat: Seat) -> bool:
    """A free caravan alone makes it an action. [SOT-234]"""
    return bool(free_routes(g, seat))


@rules.decision(free=True)
def free_caravan(g: SandsOfTime, seat: Seat) -> list[Action]:
    """A caravan free of charge, or not; due if nobody moved. [SOT-078, SOT-082, SOT-231, SOT-234]"""
    routes = Route.each([g.content.borders[border].id for border in free_routes(g, seat)])
    if routes and any(g.arrived):
        routes.append(PASS)
    return routes


@free_caravan.resolve
def place_free(g: SandsOfTime, seat: Seat, action: Action) -> None:
    if action != PASS:
        g.then(*caravans.place(g, seat, g.content.border_index[Route.of(action)]))
