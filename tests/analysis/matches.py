"""Matches to analyze, made in a few words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from saecula.bots import make_bot
from saecula.core import flow
from saecula.core.game import Game
from saecula.core.record import Match, read_record
from saecula.games import game

RECORDS = Path(__file__).parent.parent / "records"


def played(rules: Game[Any], seats: int, choices: int, bot: str = "random", **options: Any) -> Match[Any]:
    """Return a match after this number of choices by bots, or at its end."""
    match = Match.new(rules, seats, options, "analysis")
    bots = [make_bot(bot, rules, f"{seat}") for seat in range(seats)]
    while len(match.entries) < choices and not match.over:
        seat = flow.mover(match.position)
        seen = rules.redact(match.position, seat)
        match.choose(seat, bots[seat].choose(seen, flow.options(match.position, seat)))
    return match


def recorded(name: str) -> Match[Any]:
    """Return a finished match of `tests/records`."""
    record = read_record(RECORDS / f"{name}.json")
    return Match.open(game(record.game), record)
