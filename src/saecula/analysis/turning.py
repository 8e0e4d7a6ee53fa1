"""Win chances over the course of a match, and its turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean
from typing import Any, Final

from saecula.analysis.chances import chances_for, check_viewer
from saecula.analysis.findings import Chances, Turning
from saecula.analysis.judging import DIGITS, positions
from saecula.core.position import Seat
from saecula.core.record import Match

NOTICED: Final = 0.01  # a change of chances that is kept
ROUNDS: Final = 3  # before and after, that a turning point must be seen in
MOST_TURNING: Final = 10
LEAST_TURNING: Final = 0.05
AHEAD: Final = 0.1  # by which another seat must lead to be the new favourite


def course(match: Match[Any], viewer: Seat | None = None, seed: str = "analysis") -> list[Chances]:
    """Return the chances at the start, at the end, at every turn, and wherever they changed within one.

    Of a running match they are those that the viewer's seat can know.
    """
    check_viewer(match, viewer)
    found = [
        Chances(at, [round(chance, DIGITS) for chance in chances_for(match, g, at, viewer, seed)])
        for at, g in enumerate(positions(match))
    ]
    kept = found[:1]
    turns = set(turns_of(match))
    for now in found[1:]:
        if now.at in turns or now is found[-1] or _moved(kept[-1], now) >= NOTICED:
            kept.append(now)
    return kept


def turns_of(match: Match[Any]) -> list[int]:
    """List where the turns of a match begin.

    What several seats choose at once is one turn, as it takes effect at its end. In a solitaire match every
    choice is a turn.
    """
    turns: list[int] = []
    before: Any = None
    for at, (entry, g) in enumerate(zip(match.entries, positions(match), strict=False)):
        whose = g.asks if len(g.asks) > 1 else entry.seat
        if whose != before or match.record.seats == 1:
            turns.append(at)
        before = whose
    return turns


def turning_points(match: Match[Any], found: Sequence[Chances]) -> list[Turning]:
    """Return the turns at which another seat became the favourite, and those that moved a chance most."""
    by_at = {now.at: now for now in found}
    by_turn = [by_at[at] for at in turns_of(match)] + [found[-1]]
    width = ROUNDS * match.record.seats
    turning = dict(_new_favourites(by_turn, width))
    shifts = [(i, _shift(by_turn, i, width)) for i in range(len(by_turn) - 1)]
    for i, shift in sorted(shifts, key=lambda pair: -abs(pair[1].change)):
        apart = all(abs(i - other) >= width for other in turning)
        if apart and abs(shift.change) >= LEAST_TURNING and len(turning) < MOST_TURNING:
            turning[i] = shift
    return sorted(turning.values(), key=lambda one: one.at)


def _shift(by_turn: Sequence[Chances], i: int, width: int) -> Turning:
    """Return the seat whose chance a turn changed most."""
    changes = _changes(by_turn, i, width)
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    return Turning(by_turn[i].at, seat, changes[seat], False)


def _changes(by_turn: Sequence[Chances], i: int, width: int) -> list[float]:
    """Return by seat how much its mean chance after a turn differs from the mean before it.

    The mean over some rounds, because everybody's chance rises by acting and falls while others act.
    """
    before = zip(*[now.chances for now in by_turn[max(i + 1 - width, 0) : i + 1]], strict=True)
    after = zip(*[now.chances for now in by_turn[i + 1 : i + 1 + width]], strict=True)
    return [round(mean(new) - mean(old), DIGITS) for old, new in zip(before, after, strict=True)]


def _new_favourites(by_turn: Sequence[Chances], width: int) -> Iterator[tuple[int, Turning]]:
    """Find where another seat clearly takes the lead and keeps it for some rounds."""
    favourite = -1
    for i, after in enumerate(by_turn[1:]):
        first = _leader(after.chances)
        rival = max([chance for seat, chance in enumerate(after.chances) if seat != first], default=0.0)
        stays = all(_leader(later.chances) == first for later in by_turn[i + 1 : i + 1 + width])
        if first == favourite or not stays or after.chances[first] - rival < AHEAD:
            continue
        if favourite >= 0:
            yield i, Turning(by_turn[i].at, first, _changes(by_turn, i, width)[first], True)
        favourite = first


def _leader(now: Sequence[float]) -> Seat:
    return max(range(len(now)), key=lambda seat: now[seat])


def _moved(before: Chances, after: Chances) -> float:
    """Return the greatest change of any seat's chance."""
    return max([abs(new - old) for new, old in zip(after.chances, before.chances, strict=True)])
