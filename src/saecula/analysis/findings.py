"""What an analysis finds, as it is kept and sent."""

from __future__ import annotations

from typing import Any

import msgspec


class Chances(msgspec.Struct, frozen=True):
    """By seat the chance to win after so many choices; what is missing to 1 is that nobody wins."""

    at: int
    chances: list[float]


class Weighed(msgspec.Struct, frozen=True):
    """An option beside the best one."""

    action: list[Any]
    points: float  # 0 for the best, less for the others
    chance: float  # to win, as far as the one who chose could know


class Verdict(msgspec.Struct, frozen=True):
    """A choice and what it gave away."""

    at: int  # choices before it
    seat: int
    chosen: list[Any]
    loss: float  # of the chance to win
    best: list[Weighed]  # best first; what was chosen is always there, last if others are preferred


class Turning(msgspec.Struct, frozen=True):
    """A stretch of choices that moved the chances."""

    at: int  # choices before it
    seat: int  # whose chance changed most
    change: float
    favourite: bool  # whether another seat is the favourite since


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found of a match; choices are counted as `saecula show --at` counts them."""

    format: int = 1
    game: str
    seats: int
    level: str
    all: int  # choices
    chances: list[Chances]
    verdicts: list[Verdict]
    turning: list[Turning]
