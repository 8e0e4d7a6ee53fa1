"""Lists of matches."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func, select

from saecula.server.faults import Fault
from saecula.server.matches import Matches
from saecula.server.storage import MatchRow, Person, SeatRow
from saecula.server.tables import Table

LIST_LENGTH: Final = 50


async def listed(matches: Matches, scope: str, person: Person | None) -> list[Table]:
    """List public matches, or those of a person, newest first. Those that cannot be opened are left out."""
    query = select(MatchRow.id)
    if scope == "public":
        query = query.where(MatchRow.public)
    else:
        if person is None:
            raise Fault("not_signed_in", "start a session first")
        seated = select(SeatRow.match).where(SeatRow.person == person.id)
        whole = select(SeatRow.match).where(SeatRow.match == MatchRow.id).exists()  # its copy is written
        query = query.where((MatchRow.owner == person.id) | MatchRow.id.in_(seated), whole)
    order = MatchRow.created if scope == "public" else MatchRow.touched
    async with matches.database.read() as session:
        ids = list((await session.execute(query.order_by(order.desc()).limit(LIST_LENGTH))).scalars())
    return [table for table in [await matches.openable(match) for match in ids] if table is not None]


async def count(matches: Matches, status: str) -> int:
    """Count the matches with a status."""
    async with matches.database.read() as session:
        query = select(func.count()).select_from(MatchRow).where(MatchRow.status == status)
        return (await session.execute(query)).scalar_one()
