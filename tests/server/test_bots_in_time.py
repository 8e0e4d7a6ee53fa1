"""Two bots play a whole match on a server, fast enough for the clocks that people have."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest
from sqlalchemy import select

from saecula.bots import LEVELS
from saecula.core import flow
from saecula.games import GAMES
from saecula.server.clocks import Asked, Clock, begun, moved, new_clock
from saecula.server.lines import entry_of, happening
from saecula.server.loading import load_table
from saecula.server.storage import LogRow, MatchRow, SeatRow
from saecula.server.tables import Table
from tests.server.serving import Player, Served, wait_for

BUDGET = 600  # seconds for the whole match, the shortest that the lobby offers
LOOK_EVERY = 0.5
STRONGEST = list(LEVELS)[-1]


def played(player: Player, game: str, bot: str) -> str:
    """Start a match of two such bots, played to its end or until they must have run out of time."""
    body = {
        "game": game,
        "seats": [{"kind": "bot", "bot": bot}] * 2,
        "seed": "in time",
        "clock": {"kind": "budget", "seconds": BUDGET},
    }
    match: str = player.ok("POST", "/api/matches", body)["id"]

    def is_over() -> bool:
        time.sleep(LOOK_EVERY)
        return player.served.table(match).over

    wait_for(is_over, 2.5 * BUDGET)
    return match


async def written(server: Served, match: str) -> tuple[Table, Sequence[LogRow]]:
    """Return the match as it was dealt, and all lines of its log."""
    async with server.app.state.services.database.read() as session:
        row = await session.get_one(MatchRow, match)
        seats = (await session.execute(select(SeatRow).where(SeatRow.match == match))).scalars().all()
        lines = select(LogRow).where(LogRow.match == match).order_by(LogRow.index)
        rows = (await session.execute(lines)).scalars().all()
    return load_table(row, seats, (), None), rows


def everybody_asked(table: Table) -> Asked:
    asked = frozenset(flow.to_move(table.running.position))
    return Asked(asked, asked)


def time_of_people(table: Table, rows: Sequence[LogRow]) -> Clock:
    """Return how the clock would stand if people had made the bots' choices; bots themselves have none."""
    clock = begun(new_clock("budget", BUDGET, 0, 2), everybody_asked(table), rows[0].made)
    for row in rows:
        before, line = table.running.position, entry_of(row)
        table.follow([row])
        what = happening(line, before, table.running.position)
        clock = moved(clock, line, what, everybody_asked(table), row.made)
    return clock


PAIRS = [
    pytest.param("historia", "settler", id="historia-settler"),
    *[pytest.param(game, STRONGEST, id=f"{game}-{STRONGEST}", marks=pytest.mark.soak) for game in GAMES],
]


@pytest.mark.parametrize(("game", "bot"), PAIRS)
def test_two_bots_finish_within_the_clock(server: Served, ada: Player, game: str, bot: str) -> None:
    match = played(ada, game, bot)
    clock = time_of_people(*server.run(written(server, match)))
    assert min(clock.left) > 0, clock.left
    assert clock.since == (None, None)
    assert [seat["bot"] for seat in ada.info(match)["seats"]] == [bot, bot]
    assert ada.info(match)["result"] is not None
    assert server.app.state.services.workers.crashes == 0
