"""Agreements: take back a choice that others have built on, or let a bot play for an absent player."""

from __future__ import annotations

from typing import Final, Literal

from saecula.core.blocks import UNSEEN
from saecula.core.position import Seat
from saecula.server.agreement import Proposal, answered, is_due
from saecula.server.chats import Chats
from saecula.server.faults import Fault
from saecula.server.matches import Matches
from saecula.server.people import new_id
from saecula.server.play import Tried, handed_over, rewound
from saecula.server.storage import Person
from saecula.server.tables import Table, seemingly_asked

ABSENT: Final = 24 * 3600.0  # seconds of silence after which an only opponent may be replaced


class Proposals:
    """The open proposals of all tables."""

    def __init__(self, matches: Matches, chats: Chats) -> None:
        self._matches = matches
        self._chats = chats

    async def propose(
        self, person: Person, match: str, seat: Seat, kind: Literal["undo", "replace"], target: Seat | None
    ) -> Table:
        """Ask the others; if nobody has to be asked, carry it out at once."""
        table = await self._matches.table(match)
        table.check_controls(person.id, seat)
        _check_plays(table, seat)

        def open_one(_now: float) -> Proposal:
            _check_open(table)
            if kind == "undo":
                return _undo(table, person, seat, target)
            return _replacement(table, person, seat, target)

        await self._matches.propose(table, open_one)
        await self.settle(table)
        return table

    async def answer(self, person: Person, match: str, seat: Seat, proposal: str, agree: bool) -> Table:
        """Agree, refuse, or withdraw one's own proposal."""
        table = await self._matches.table(match)
        table.check_controls(person.id, seat)
        _check_plays(table, seat)

        def reply(_now: float) -> Proposal | None:
            standing = table.proposal
            if standing is None or standing.id != proposal:
                raise Fault("stale", "this proposal is no longer open")
            if agree and seat == standing.target:
                raise Fault("conflict", "the player to be replaced is not asked; resign instead")
            return answered(standing, table.seats_of(person.id)) if agree else None

        await self._matches.propose(table, reply)
        await self.settle(table)
        return table

    async def settle(self, table: Table) -> None:
        """Carry the proposal out, if all have agreed and it can be decided now."""
        standing = table.proposal
        if standing is None or standing.open:
            return
        async with self._matches.database.read() as session:
            now = await self._matches.database.now(session)
        if not is_due(standing, table.running.position, now):
            return

        def carry_out(table: Table) -> Tried:
            agreed = table.proposal
            if agreed != standing or not is_due(standing, table.running.position, now):
                raise Fault("stale", "this proposal is no longer open")
            if standing.target is not None:
                return handed_over(table, standing.target)
            return rewound(table, standing.by, standing.cut)

        if standing.stirred:
            await self._matches.propose(
                table, lambda _now: None if table.proposal == standing else table.proposal
            )
            return
        try:
            await self._matches.append(table, carry_out, handed=standing.target)
        except Fault as fault:
            if fault.code != "stale":
                raise
            return
        who = standing.by if standing.target is None else standing.target
        line: Literal["rewound", "replaced"] = "rewound" if standing.target is None else "replaced"
        await self._chats.announce(table.id, line, table.places[who].name)


def _check_open(table: Table) -> None:
    if table.match is None:
        raise Fault("not_started", "the match has not started")
    if table.over:
        raise Fault("conflict", "the match is over")
    if table.proposal is not None:
        raise Fault("conflict", "another proposal is open; it must be answered first")


def _check_plays(table: Table, seat: Seat) -> None:
    if table.match is not None and table.is_out(seat):
        raise Fault("conflict", "a player who has resigned has no say any more")


def _undo(table: Table, person: Person, seat: Seat, target: Seat | None) -> Proposal:
    if target is not None:
        raise Fault("bad_request", "an undo has no target")
    if table.running.can_take_back(seat):
        raise Fault("conflict", "this can be taken back without asking")
    cut = table.last_choice(seat)
    if cut is None:
        raise Fault("cannot_undo", "there is nothing to take back")
    return Proposal(new_id(), "undo", seat, None, _answers(table, person), cut)


def _replacement(table: Table, person: Person, seat: Seat, target: Seat | None) -> Proposal:
    if target is None or target >= len(table.places):
        raise Fault("bad_request", "name the seat to be replaced")
    place, position = table.places[target], table.running.position
    if place.kind != "person" or place.person == person.id:
        raise Fault("conflict", "this is not another person's seat")
    # Where nobody may know who is asked, anybody can be named.
    if position.block not in UNSEEN and target not in seemingly_asked(table.game, position):
        raise Fault("conflict", "this seat is not asked anything")
    answers = list(_answers(table, person))
    for other in table.seats_of(place.person):
        answers[other] = (
            None if other == target else True
        )  # an absent player is not asked for other seats either
    playing = {p.person for p in table.places if p.kind == "person" and not table.is_out(p.index)}
    persons = playing - {person.id, place.person}
    due = 0.0 if persons else table.touched + ABSENT
    return Proposal(new_id(), "replace", seat, target, tuple(answers), due=due)


def _answers(table: Table, person: Person) -> tuple[bool | None, ...]:
    """Return who agrees from the start: bots, players who have resigned, and the proposer."""
    agreed = [p.kind == "bot" or p.person == person.id or table.is_out(p.index) for p in table.places]
    return tuple([True if agrees else None for agrees in agreed])
