"""Action: Migrate (SOT-230 to SOT-234)."""

from __future__ import annotations

from saecula.core.position import Action, Seat
from saecula.core.registry import PASS
from saecula.games.sands_of_time.position import SandsOfTime
from saecula.games.sands_of_time.rules import caravans, moves
from saecula.games.sands_of_time.rules.registry import rules
from saecula.games.sands_of_time.vocabulary import Route


def can_migrate(g: SandsOfTime, seat: Seat) -> bool:
    """Return whether a citizen is on the board: to move, or for the caravan of the box. [SOT-230, SOT-231]"""
    return moves.has_citizen_to_move(g, seat, "migrate")


def begin(g: SandsOfTime, seat: Seat) -> None:
    moves.begin(g, seat, "migrate")
    g.then(free_caravan(seat))


@rules.decision(free=True)
def free_caravan(g: SandsOfTime, seat: Seat) -> list[Action]:
    """Offer a caravan free of charge; it is due if nobody moved. [SOT-078, SOT-082, SOT-231, SOT-234]"""
    routes = Route.each([g.content.borders[border].id for border in caravans.free_routes(g, seat)])
    if routes and any(g.arrived):
        routes.append(PASS)
    return routes


@free_caravan.resolve
def place_free_caravan(g: SandsOfTime, seat: Seat, action: Action) -> None:
    if action != PASS:
        g.then(*caravans.place(g, seat, g.content.border_index[Route.of(action)]))
