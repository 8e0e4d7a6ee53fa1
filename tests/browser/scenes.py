"""Scenes that judge the match table: three moments of every game, found by random play with fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

import msgspec

from saecula.core import flow
from saecula.core.game import Game
from saecula.core.position import Seat
from saecula.core.record import Match
from saecula.core.scene import Scene
from saecula.terminal.views import view
from tests.scenes import ids
from tests.short_matches import short

MOMENTS: Final = ("opening", "middle", "busiest")
VIEWER: Final[Seat] = 0
NAMES: Final = ("Livia", "Mei", "Tomás", "Jonas", "Asha", "Kofi", "Ingrid")
TRIES: Final = 6  # matches at every number of seats, among which the busiest question is sought
NEARLY: Final = 0.75  # late in a match there is more on the board, but seldom the most options
FEW: Final = 3  # a question with fewer options shows little of the dock

Scenes = dict[str, Scene]  # by moment


class GameScenes:
    """The scenes of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._shown: dict[str, Scenes] = {}

    def __call__(self, language: str) -> Scenes:
        """Return what the viewer sees in each moment."""
        if language not in self._shown:
            self._shown[language] = {
                moment: view(match, VIEWER, language)[0] for moment, match in self.matches.items()
            }
        return self._shown[language]

    @cached_property
    def matches(self) -> dict[str, Match[Any]]:
        """Return a match at its first question, one about half-way, and one at the busiest question found."""
        game, seats, seed = self.game, usual_seats(self.game), "middle"
        asked = list(_options(game, seats, seed))
        half = len(asked) // 2
        middle = next((i for i in range(half, len(asked)) if asked[i] >= FEW), half)
        return {
            "opening": _played(game, seats, "opening", 0),
            "middle": _played(game, seats, seed, middle),
            "busiest": max(_busy(game), key=busyness),
        }


def usual_seats(game: Game[Any]) -> int:
    """Return the middle of the numbers of players who can sit at one table."""
    least, most = game.players
    return (max(least, 2) + most + 1) // 2


def busyness(match: Match[Any]) -> int:
    """Return the number of options times the number of things on the board."""
    board = msgspec.to_builtins(view(match, VIEWER, "en")[0].board)
    return len(flow.options(match.position, VIEWER)) * len(list(ids(board)))


def _busy(game: Game[Any]) -> Iterator[Match[Any]]:
    """Yield matches of all numbers of seats, each at its last question with nearly the most options."""
    for seats in range(max(game.players[0], 2), game.players[1] + 1):
        for attempt in range(TRIES):
            asked = list(_options(game, seats, f"busy {attempt}"))
            last = max([i for i, options in enumerate(asked) if options >= NEARLY * max(asked)])
            yield _played(game, seats, f"busy {attempt}", last)


def _options(game: Game[Any], seats: int, seed: str) -> Iterator[int]:
    """Yield how many options each question to the viewer has in a random match."""
    for match in _random_match(game, seats, seed):
        yield len(flow.options(match.position, VIEWER))


def _played(game: Game[Any], seats: int, seed: str, choices: int) -> Match[Any]:
    """Return a random match after this many choices of the viewer."""
    return next(match for made, match in enumerate(_random_match(game, seats, seed)) if made == choices)


def _random_match(game: Game[Any], seats: int, seed: str) -> Iterator[Match[Any]]:
    """Yield the same match at each question that the viewer is asked."""
    match: Match[Any] = Match.new(game, seats, short(game.id), seed=seed, names=NAMES[:seats])
    dice = random.Random(seed)
    while not match.over:
        seat = min(flow.to_move(match.position))
        if seat == VIEWER:
            yield match
        match.choose(seat, dice.choice(flow.options(match.position, seat)))
