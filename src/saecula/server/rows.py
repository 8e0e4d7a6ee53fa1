"""Write matches into rows of the database."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from saecula.core.record import LogEntry
from saecula.server.agreement import Proposal
from saecula.server.clocks import GRACE, Clock, ends
from saecula.server.storage import LogRow


def due(clock: Clock | None, proposal: Proposal | None, now: float) -> float | None:
    """Return when to check a match again: a seat's time is up, or a proposal has waited long enough."""
    times = [end + GRACE for end, _ in ends(clock)[:1]] if clock is not None else []
    if proposal is not None and proposal.due > now:
        times.append(proposal.due)
    return min(times, default=None)


def log_row(match: str, index: int, entry: LogEntry, step: int) -> LogRow:
    """Return the row of a line of the log."""
    return LogRow(
        match=match,
        index=index,
        seat=entry.seat,
        decision=entry.decision,
        action=as_json(entry.action),
        told=as_json(entry.told),
        step=step,
        made=time.time(),
    )


def as_json(value: Any) -> str:
    """Return a value as it is stored."""
    return msgspec.json.encode(value).decode()


def maybe_json(value: Any) -> str | None:
    """Return a value as it is stored, or None."""
    return None if value is None else as_json(value)
