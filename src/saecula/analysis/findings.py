"""The findings of an analysis, as they are stored and sent."""

from __future__ import annotations

from typing import Any

import msgspec


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance to win after `at` choices; the rest up to 1 is the chance that nobody wins."""

    at: int
    chances: list[float]


class Weighed(msgspec.Struct, frozen=True):
    """An option beside the best one."""

    action: list[Any]
    points: float  # 0 for the best, less for the others
    chance: float  # to win, from what the seat that chose could see


class Verdict(msgspec.Struct, frozen=True):
    """A choice and what it gave away."""

    at: int  # choices before it
    seat: int
    chosen: list[Any]
    loss: float  # of the chance to win
    best: list[Weighed]  # best first; the chosen option is always included, last if others are preferred


class Turning(msgspec.Struct, frozen=True):
    """A stretch of choices that moved the chances."""

    at: int  # choices before it
    seat: int  # whose chance changed most
    change: float
    favourite: bool  # whether another seat is the favourite since


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """Everything found about a match; choices are counted as `saecula show --at` counts them."""

    format: int = 1
    game: str
    seats: int
    level: str
    all: int  # choices
    chances: list[Chances]
    verdicts: list[Verdict]
    turning: list[Turning]
    viewer: int | None = None  # the seat whose knowledge it is limited to
