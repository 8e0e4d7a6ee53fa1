"""Play: choose, take back, resign, and hand a seat over to a bot."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any

from saecula.bots import USUAL_BOT
from saecula.core.errors import IllegalChoice
from saecula.core.plain import tuples
from saecula.core.position import Seat
from saecula.core.record import NOTES, TAKEOVER, LogEntry, Match
from saecula.server import standing
from saecula.server.faults import Fault
from saecula.server.lines import REWIND, UNDO
from saecula.server.matches import Matches
from saecula.server.schemas import Way
from saecula.server.storage import Person
from saecula.server.tables import Table

Tried = tuple[Match[Any], LogEntry]


async def choose(
    matches: Matches, person: Person, match: str, seat: Seat, token: str, action: Sequence[Any]
) -> Table:
    """Carry out a person's choice."""
    table = await matches.table(match)
    await choose_for(matches, table, seat, token, action, person)
    return table


async def choose_for(
    matches: Matches,
    table: Table,
    seat: Seat,
    token: str,
    action: Sequence[Any],
    person: Person | None = None,
) -> None:
    """Carry out the choice of a person or a bot."""

    def answer(table: Table) -> Tried:
        if person is not None:
            table.check_controls(person.id, seat)
        trial = table.trial()
        if not hmac.compare_digest(token.encode(), trial.token(seat).encode()):
            raise Fault("stale", "something else is asked now")
        try:
            trial.choose(seat, tuples(list(action)))
        except IllegalChoice as error:
            raise Fault("illegal_choice", str(error)) from error
        return trial, trial.entries[-1]

    await matches.append(table, answer)


async def answer_standing(matches: Matches, table: Table, seat: Seat) -> None:
    """Give a seat's standing answer, if it is still due when it is written."""

    def answer(table: Table) -> Tried:
        trial = table.trial()
        action = standing.answer_of(table.game, trial.position, seat)
        if action is None or seat not in standing.wanting(table) - table.reconsidering:
            raise Fault("stale", "no standing answer is due")
        trial.choose(seat, action)
        return trial, trial.entries[-1]

    await matches.append(table, answer, automatic=True)


async def switch_standing(
    matches: Matches, person: Person, match: str, seat: Seat, id_: str, on: bool
) -> Table:
    """Switch one of a seat's standing answers on or off."""
    table = await matches.table(match)

    def switched(table: Table) -> tuple[str, ...]:
        table.check_controls(person.id, seat)
        if table.match is None:
            raise Fault("not_started", "the match has not started")
        if table.over or table.is_out(seat):
            raise Fault("conflict", "this seat is not asked anything any more")
        known = standing.offered(table.game)
        if id_ not in known:
            there = f"there are: {', '.join(known)}" if known else f"{table.game.title} offers none"
            raise Fault("not_found", f"no standing answer is called {id_!r}; {there}")
        kept = table.places[seat].standing
        return tuple([one for one in known if (on if one == id_ else one in kept)])

    await matches.keep_standing(table, seat, switched)
    return table


async def undo(matches: Matches, person: Person, match: str, seat: Seat) -> Table:
    """Strike out this seat's last choice."""
    table = await matches.table(match)

    def strike(table: Table) -> Tried:
        table.check_controls(person.id, seat)
        if table.over:
            raise Fault("conflict", "the match is over")
        trial = table.trial()
        own = [i for i, e in enumerate(trial.entries) if e.seat == seat and e.decision not in NOTES]
        try:
            trial.take_back(seat)
        except IllegalChoice as error:
            raise Fault("cannot_undo", str(error)) from error
        return trial, LogEntry(seat, UNDO, [len(table.before) + own[-1]])

    await matches.append(table, strike)
    return table


def rewound(table: Table, seat: Seat, cut: int) -> Tried:
    """Return the match at an earlier point, as all agreed."""
    trial = table.trial(cut)
    trial.rewind(cut - table.offset(trial))
    return trial, LogEntry(seat, REWIND, [cut])


async def resign(matches: Matches, person: Person, match: str, seat: Seat, how: Way) -> Table:
    """Give a seat up for good: by the rules, or to a bot that plays it from now on."""
    table = await matches.table(match)

    def give_up(table: Table) -> Tried:
        table.check_controls(person.id, seat)
        return retired(table, seat) if how == "rules" else handed_over(table, seat)

    await matches.append(table, give_up, handed=seat if how == "bot" else None)
    return table


def retired(table: Table, seat: Seat) -> Tried:
    """Return the match after this seat has resigned by the rules; its player becomes a spectator."""
    trial = table.trial()
    try:
        trial.resign(seat)
    except IllegalChoice as error:
        raise Fault("conflict", str(error)) from error
    return trial, trial.entries[-1]


def handed_over(table: Table, seat: Seat) -> Tried:
    """Return the match with a bot on this seat."""
    if table.over:
        raise Fault("conflict", "the match is over")
    if table.is_out(seat):
        raise Fault("conflict", "this seat has resigned; there is nothing left to play")
    trial = table.trial()
    trial.note(seat, TAKEOVER, USUAL_BOT)
    return trial, trial.entries[-1]
