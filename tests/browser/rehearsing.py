"""A person who likes some things better than others, and matches that ask such a person what a test wants.

A rehearsal plays as the server would, without server and browser: the same seed and the same person give the
same match there.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from saecula.bots import Bot, make_bot
from saecula.core import flow
from saecula.core.position import Seat
from saecula.core.record import Match
from saecula.games import game as game_of
from tests.short_matches import short

BOT: Final = "random"
SEEDS: Final = 300

Liking = Mapping[str, float]


class Person:
    """Prefers some options: the better it likes the words of an action, the more often it takes it."""

    def __init__(self, liking: Liking) -> None:
        self._liking = liking
        self._dice = random.Random(1)

    def pick(self, actions: Sequence[Sequence[Any]]) -> int:
        """Return which of these actions it takes, counted from 0."""
        return self._dice.choices(range(len(actions)), [self._weight(action) for action in actions])[0]

    def _weight(self, action: Sequence[Any]) -> float:
        weight = 1.0
        for word in action:
            weight *= self._liking.get(word, 1.0)
        return weight


def usual(game: str) -> dict[str, Any]:
    """Return the options of a match for an evening: what the game proposes, or a short match."""
    return dict(game_of(game).proposal) or short(game)


def seed_with(game: str, liking: Liking, kinds: set[str], known: str) -> str:
    """Return a seed with which such a person on seat 0 is asked all of these; the known one if it works."""
    for seed in (known, *[str(number) for number in range(SEEDS)]):
        if kinds <= rehearsed(game, liking, seed):
            return seed
    raise AssertionError(f"in {SEEDS} matches of {game} this person never came to all of {sorted(kinds)}")


def rehearsed(game: str, liking: Liking, seed: str) -> set[str]:
    """Return what seat 0 is asked in a whole match against a bot."""
    match: Match[Any] = Match.new(game_of(game), 2, usual(game), seed=seed)
    match.note(1, "takeover", BOT)
    person = Person(liking)
    bot: Bot | None = None
    asked: set[str] = set()
    while not match.over:
        seat = max(flow.to_move(match.position))  # the person waits for a bot that chooses at the same time
        frame = flow.ask_of(match.position, seat)
        assert frame is not None
        options = flow.options(match.position, seat)
        if seat == 0:
            asked.add(frame[0])
            match.choose(seat, options[person.pick(options)])
        else:
            bot = bot or _bot(match, seat)
            match.choose(seat, bot.choose(match.game.redact(match.position, seat), options))
    return asked


def _bot(match: Match[Any], seat: Seat) -> Bot:
    """Return the bot that a worker makes when it is first asked, and keeps."""
    seed = f"{match.record.seed}:{seat}:{match.stamps[seat]}"
    return make_bot(BOT, match.game, hashlib.sha256(seed.encode()).hexdigest())
