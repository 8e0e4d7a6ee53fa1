"""Standing answers: what the server answers for a player who has switched that on, as soon as it is asked.

An answer is computed from what the seat sees, and logged like any other choice. Whether it was given by hand
is shown to nobody but the seat itself. A person who takes a choice back is asked again, whatever is on.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any, Final

from saecula.core import flow
from saecula.core.game import Game, nothing_usual
from saecula.core.position import Action, Position, Seat
from saecula.server.tables import Table

USUAL: Final = "usual"  # what `Game.usual` answers

log = logging.getLogger("saecula.server.standing")


def offered(game: Game[Any]) -> tuple[str, ...]:
    """Return the ids of the standing answers that a game offers."""
    return () if game.usual is nothing_usual else (USUAL,)


def answer_of(game: Game[Any], position: Position, seat: Seat) -> Action | None:
    """Return the usual answer to what a seat is asked, or None.

    A mistake in the game's `usual` must not keep anybody from playing: it is logged, and the person is asked.
    """
    try:
        seen = game.redact(position, seat).position
        frame = flow.ask_of(seen, seat)
        if frame is None or game.usual is nothing_usual:
            return None
        options = flow.options(seen, seat)
        action = game.usual(seen, seat, frame, list(options))
    except Exception:
        log.exception("the usual answer could not be found")
        return None
    if action is not None and action not in options:
        log.error("the usual answer is not among the options", extra={"reason": repr(action)})
        return None
    return action


def wanting(table: Table, handed: Seat | None = None) -> frozenset[Seat]:
    """Return the seats of persons with standing answers; `handed` is one that goes to a bot."""
    on = [p.index for p in table.places if p.kind == "person" and USUAL in p.standing and p.index != handed]
    return frozenset(on)


def due(game: Game[Any], position: Position, seats: Collection[Seat]) -> list[Seat]:
    """Return those of these seats that are asked something with a usual answer."""
    if not seats:
        return []
    asked = [seat for seat in flow.to_move(position) if seat in seats]
    return [seat for seat in asked if answer_of(game, position, seat) is not None]


def due_now(table: Table) -> list[Seat]:
    """Return the seats for which the server is to answer now."""
    if table.match is None:
        return []
    return due(table.game, table.match.position, wanting(table) - table.reconsidering)
