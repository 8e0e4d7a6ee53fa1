"""How much time each seat has left; a match's clock is a value that every line of the log advances.

Others see a clock as it stood when something last happened that all know about: a sealed answer stops its
player's clock, but nobody else is shown that it did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from saecula.core.position import Seat
from saecula.core.record import NOTES, LogEntry
from saecula.server.lines import REWIND, UNDO, Happening

GRACE: Final = 2.0  # seconds that a choice made in time may still need to be written


class Clock(msgspec.Struct, frozen=True):
    """The times of a match, by seat; `left` counts from `since`, or stands still where that is None."""

    kind: Literal["move", "budget"]
    seconds: int
    increment: int
    left: tuple[float, ...]
    since: tuple[float | None, ...]
    owed: tuple[int, ...]  # choices taken back: the next ones earn no time
    shown_left: tuple[float, ...]  # as others see it
    shown: tuple[bool, ...]  # whether others see it running
    as_of: float


def new_clock(kind: Literal["move", "budget"], seconds: int, increment: int, seats: int) -> Clock:
    """Return a clock that has not begun to run."""
    full, nothing = (float(seconds),) * seats, (0,) * seats
    return Clock(kind, seconds, increment, full, (None,) * seats, nothing, full, (False,) * seats, 0.0)


@dataclass(frozen=True)
class Asked:
    """The players who must choose, and those who seem to everybody to have to."""

    truly: frozenset[Seat]
    seemingly: frozenset[Seat]


def begun(clock: Clock, asked: Asked, now: float) -> Clock:
    """Return the clock at the first ask."""
    since = tuple([now if seat in asked.truly else None for seat in range(len(clock.left))])
    return _shown(msgspec.structs.replace(clock, since=since), asked, now)


def moved(clock: Clock, line: LogEntry, what: Happening, asked: Asked, now: float) -> Clock:
    """Return the clock after a line of the log."""
    running = asked.truly
    left, owed = list(clock.left), list(clock.owed)
    if line.decision == UNDO:
        owed[line.seat] += 1
    for seat, since in enumerate(clock.since):
        chose = seat == line.seat and line.decision not in (*NOTES, UNDO, REWIND)
        again = chose and owed[seat] > 0
        if clock.kind == "move":
            left[seat] -= 0.0 if since is None else now - since
            if seat in running and _is_new(line, what) and not again:
                left[seat] = float(clock.seconds)
        elif not what.unseen:  # there a budget would reveal who was really asked
            left[seat] = max(0.0, left[seat] - (0.0 if since is None else now - since))
            if chose and not again and seat not in running:
                left[seat] += clock.increment
        owed[seat] -= again
    times = tuple([now if seat in running else None for seat in range(len(left))])
    after = msgspec.structs.replace(clock, left=tuple(left), since=times, owed=tuple(owed))
    return _shown(after, asked, now) if what.public else after


def _is_new(line: LogEntry, what: Happening) -> bool:
    """Return whether there is a new ask, and so new time; after taking back, only if the others agreed."""
    return what.closing and line.decision != UNDO


def _shown(clock: Clock, asked: Asked, now: float) -> Clock:
    running = tuple([seat in asked.seemingly for seat in range(len(clock.left))])
    left = tuple(
        [clock.left[seat] if running[seat] else _at_rest(clock, seat) for seat in range(len(running))]
    )
    return msgspec.structs.replace(clock, shown_left=left, shown=running, as_of=now)


def _at_rest(clock: Clock, seat: Seat) -> float:
    return float(clock.seconds) if clock.kind == "move" else clock.left[seat]


def left_for(clock: Clock, own: Sequence[Seat]) -> tuple[list[float], list[bool]]:
    """Return the time left as of `as_of` and whose clock runs, as the player of these seats may know it."""
    left, running = list(clock.shown_left), list(clock.shown)
    for seat in own:
        since = clock.since[seat]
        running[seat] = since is not None
        left[seat] = _at_rest(clock, seat) if since is None else clock.left[seat] + since - clock.as_of
    return left, running


def ends(clock: Clock) -> list[tuple[float, Seat]]:
    """Return when each seat's time is up, soonest first."""
    found = [
        (since + left, seat)
        for seat, (since, left) in enumerate(zip(clock.since, clock.left, strict=True))
        if since is not None
    ]
    return sorted(found)
