"""Assign people and bots to the seats of a new or resumed match."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from saecula.bots import BOTS, Bot, check_player, make_player
from saecula.core.errors import BadOption, BadRecord
from saecula.core.game import Game
from saecula.core.position import Seat
from saecula.core.record import TAKEOVER, Match, MatchRecord, bot_of
from saecula.terminal.messages import Messages

USUAL_SEATS: Final = 3


def new_match(
    game: Game[Any],
    seats: int | None,
    humans: str,
    bots: str,
    options: dict[str, Any],
    seed: str | None,
    content: Any,
    messages: Messages,
) -> Match[Any]:
    """Create a match; its record notes which seats are played by bots."""
    least, most = game.players
    count = seats if seats is not None else max(least, min(most, USUAL_SEATS))
    game.options(count, options)
    people = human_seats(humans, count)
    names = [check_player(name) for name in bots.split(",") if name]
    others = [seat for seat in range(count) if seat not in people]
    if others and not names:
        raise BadOption("--bots: name at least one bot")
    players = {seat: names[i % len(names)] for i, seat in enumerate(others)}
    persons = [
        messages("bot", bot=players[seat]) if seat in players else messages("human", seat=str(seat + 1))
        for seat in range(count)
    ]
    match = Match.new(game, count, options, seed, persons, content)
    for seat, name in players.items():
        match.note(seat, TAKEOVER, name)
    return match


def opened_match(game: Game[Any], record: MatchRecord, content: Any) -> Match[Any]:
    """Resume a saved match."""
    match = Match.resume(game, record, content)
    for seat in range(len(record.names), record.seats):
        record.names.append(f"{seat + 1}")
    return match


def seat_bots(match: Match[Any], own: Collection[str] = ()) -> dict[Seat, Bot]:
    """Return the bots that the record names, by seat; a bot that must be imported only if it is in `own`."""
    bots: dict[Seat, Bot] = {}
    earlier = [entry for segment in match.record.segments[:-1] for entry in segment.entries]
    for entry in [*earlier, *match.entries]:
        if entry.decision != TAKEOVER:
            continue
        if bot_of(entry) not in (*BOTS, *own):
            problem = f"seat {entry.seat} is played by an unknown bot {entry.action}"
            raise BadRecord(f"{problem}; if it is your own, name it with --bots")
        seed = f"{match.record.seed}:{entry.seat}:{len(match.entries)}"
        bots[entry.seat] = make_player(bot_of(entry), match.game, seed)
    return bots


def human_seats(text: str, seats: int) -> list[Seat]:
    """Return the seats of people, given as a count (the first seats) or as a list of seats."""
    try:
        numbers = [int(part) for part in text.split(",") if part.strip()]
    except ValueError:
        raise BadOption(f"--humans {text}: expected a number, or seats separated by commas") from None
    if "," not in text:
        if len(numbers) != 1 or not 0 <= numbers[0] <= seats:
            raise BadOption(f"--humans {text}: expected 0 to {seats}, or seats separated by commas")
        return list(range(numbers[0]))
    for seat in numbers:
        if not 0 <= seat < seats:
            raise BadOption(f"--humans: there is no seat {seat}; seats are 0 to {seats - 1}")
    return sorted(set(numbers))
