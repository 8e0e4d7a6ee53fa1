"""Play inside the server, for tests that are not about the API."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saecula.core import flow
from saecula.server import play
from saecula.server.storage import Person
from saecula.server.tables import Table
from tests.server.serving import Player, Served


def together(*players: Player, **more: Any) -> str:
    """Start a match of these people, each on a seat."""
    info = players[0].new("me", *["open"] * (len(players) - 1), **more)
    match: str = info["id"]
    invite = info["invite"].partition("invite=")[2]
    for player in players[1:]:
        player.ok("POST", f"/api/matches/{match}/join", {"invite": invite})
    return match


def propose(player: Player, match: str, seat: int, kind: str, target: int | None = None) -> Any:
    body = {"seat": seat, "kind": kind, **({} if target is None else {"target": target})}
    return player.ok("POST", f"/api/matches/{match}/propose", body)


def choose(server: Served, match: str, seat: int, number: int = 0) -> None:
    """Make a seat's choice."""
    table = server.table(match)
    running = table.running
    options = flow.options(running.position, seat)
    sitter = Person(id=table.places[seat].person or "", name="", language="", created=0.0)
    action = options[number % len(options)]
    server.run(
        play.choose(server.app.state.services.matches, sitter, match, seat, running.token(seat), action)
    )


def everybody(server: Served, match: str, most: int = 10_000) -> int:
    """Let all seats choose, to the end or this many times."""
    for made in range(most):
        seat = flow.mover(server.table(match).running.position)
        if seat < 0:
            return made
        choose(server, match, seat, made)
    return most


def play_until(server: Served, match: str, wanted: Callable[[Table], bool]) -> Table:
    """Let all seats choose until the table is as wanted."""
    for turn in range(500):
        table = server.table(match)
        if wanted(table):
            return table
        choose(server, match, flow.mover(table.running.position), turn)
    raise AssertionError("it never came to that")


def finish(server: Served, match: str, seat: int) -> None:
    """Answer until this seat is no longer asked in this block."""
    asks = server.table(match).running.position.asks
    for number in range(30):
        position = server.table(match).running.position
        if position.asks is not asks or seat not in flow.to_move(position):
            return
        choose(server, match, seat, number)
