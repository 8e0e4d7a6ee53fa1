"""Proposals to the other players: who must agree, and what ends a proposal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from saecula.core import blocks, flow
from saecula.core.position import Position, Seat
from saecula.core.record import NOTES, LogEntry
from saecula.server.lines import REWIND, Happening


class Proposal(msgspec.Struct, frozen=True):
    """What a player wants the others to agree to."""

    id: str
    kind: Literal["undo", "replace"]
    by: Seat
    target: Seat | None
    answers: tuple[bool | None, ...]
    cut: int = 0  # undo: the entry to go back to
    due: float = 0.0  # replace: not before this time, because nobody else can agree
    stirred: bool = False  # replace: the target has chosen, which others may not know yet

    @property
    def open(self) -> list[Seat]:
        """Return the seats that must still answer."""
        return [seat for seat, answer in enumerate(self.answers) if answer is None and seat != self.target]


def answered(proposal: Proposal, seats: Sequence[Seat]) -> Proposal:
    """Return the proposal after these seats have agreed."""
    answers = [True if seat in seats else answer for seat, answer in enumerate(proposal.answers)]
    return msgspec.structs.replace(proposal, answers=tuple(answers))


def after(proposal: Proposal, line: LogEntry, what: Happening) -> Proposal | None:
    """Return the proposal after a line of the log, or None if it has ended; sealed answers do not end it."""
    if line.decision in NOTES and not what.closing:
        gone = line.seat in (proposal.by, proposal.target)
        return None if gone else answered(proposal, [line.seat])
    if what.public or line.decision == REWIND:
        return None
    if line.seat == proposal.target:
        return msgspec.structs.replace(proposal, stirred=True)
    return proposal


def is_due(proposal: Proposal, position: Position, now: float) -> bool:
    """Return whether all agree and it can be decided now: with sealed asks, once only the target is left."""
    if proposal.open or now < proposal.due:
        return False
    sealed = proposal.kind == "replace" and position.block in blocks.SEALED
    return not sealed or flow.to_move(position) == [proposal.target]
